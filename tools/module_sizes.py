"""Report the longest and the shortest modules; `make lint` prints the report and forbids nothing."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "lapilli"
SHOWN = 8  # of each kind


def main() -> None:
    """Print a line for the long ones, one for the short ones and one for the sum."""
    lines = {
        str(path.relative_to(SOURCE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in SOURCE.rglob("*.py")
        if path.name != "__init__.py"
    }
    by_size = sorted(lines, key=lambda name: lines[name])
    print(f"{len(lines)} modules, {sum(lines.values())} lines")
    print("longest:", ", ".join(f"{name} {lines[name]}" for name in by_size[: -SHOWN - 1 : -1]))
    print("shortest:", ", ".join(f"{name} {lines[name]}" for name in by_size[:SHOWN]))


if __name__ == "__main__":
    main()
