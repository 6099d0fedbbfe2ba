"""The layers of docs/design.md: no import goes up or sideways; core has nothing third-party."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "lapilli"
MAY_USE = {
    "core": set(),
    "words": {"core"},
    "draw": {"core"},
    "games": {"core", "draw", "words"},
    "bots": {"core"},
    "study": {"core", "draw", "bots", "words"},
    "adapters": {"core", "bots"},
    "server": {"core", "words", "draw", "bots"},
    "cli": {"core", "words", "draw", "bots", "study", "adapters", "server"},
}
THIRD_PARTY = {
    "core": {"mypy_extensions", "librt"},
    "games": {"mypy_extensions", "librt"},
    "bots": {"mypy_extensions", "librt"},
    "draw": {"resvg_py", "PIL", "wcwidth"},
    "words": {"fluent"},
}


def imports(path: Path) -> Iterator[str]:
    """Every absolute import of a module, wherever it stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module or ""
            if node.module == "lapilli":
                yield from (f"lapilli.{alias.name}" for alias in node.names)


def layer_files() -> list[tuple[str, Path]]:
    return [(layer, path) for layer in MAY_USE for path in sorted((SOURCE / layer).rglob("*.py"))]


@pytest.mark.parametrize(
    ("layer", "path"),
    layer_files(),
    ids=lambda value: value if isinstance(value, str) else value.stem,
)
def test_imports_go_down_only(layer: str, path: Path) -> None:
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "lapilli":
            used = parts[1] if len(parts) > 1 else "core"
            if used in MAY_USE and used != layer:
                assert used in MAY_USE[layer], f"{layer} may not use {name}"
            if layer == used == "games" and len(parts) > 2:
                assert parts[2] == path.relative_to(SOURCE).parts[1], f"one game may not use another: {name}"
        elif layer in THIRD_PARTY and parts[0] not in sys.stdlib_module_names:
            assert parts[0] in THIRD_PARTY[layer], f"{layer} may not use {name}"


def test_every_folder_is_a_known_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(MAY_USE)


def test_nobody_uses_the_global_generator() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
                assert node.attr == "Random", f"{path} uses the global generator"
            assert not (isinstance(node, ast.ImportFrom) and node.module == "random"), (
                f"{path} hides where it gets chance"
            )
