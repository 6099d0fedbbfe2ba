"""Compare ways of compiling the kernel: `python tools/compare_builds.py` builds each and races them by turns.

Builds go into copies of the sources; times are processor seconds, speeds are medians over rounds in which every choice
plays the same games, so that a busy machine slows all alike. The table goes into docs/reference/speed.md.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
USUAL = "-O2"
CHOICES = {
    "-O1": {"LAPILLI_OPT": "1"},
    USUAL: {"LAPILLI_OPT": "2"},
    "-O3": {"LAPILLI_OPT": "3"},
    "-O2, all modules in one file": {"LAPILLI_OPT": "2", "LAPILLI_WAY": "file"},
    "-O2, a library per module": {"LAPILLI_OPT": "2", "LAPILLI_WAY": "libraries"},
}
GAMES = ("nisyros", "fuji", "eruption", "deukalion")
ROUNDS = 7
LAP = """
import json, sys, time, lapilli
from lapilli.core.rng import Rng
from lapilli.core.state import playout
from lapilli.core.registry import find
assert lapilli.interpreted.compiled()
GAMES = sys.argv[1:]
speeds = {}
for name in GAMES:
    game = find(name)
    seats = game.seats[0]
    start = game.rules.start(seats, game.rules.choose_options(seats, {}), game.rules.load_box(None))
    made, rng, began = 0, Rng(7), time.process_time()
    while time.process_time() - began < 0.3:
        made += playout(start.copy(), rng)
    speeds[name] = made / (time.process_time() - began)
print(json.dumps(speeds))
"""


def build(folder: Path, choice: dict[str, str]) -> tuple[float, int]:
    """Compile a copy of the sources; the processor seconds it took, and the bytes of what came out."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder / name)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "LAPILLI_INTERPRETED": "", "PYTHONPATH": str(folder / "src"), **choice}
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=folder, env=environment, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, sum(path.stat().st_size for path in (folder / "src").rglob("*.so"))


def lap(folder: Path) -> dict[str, float]:
    environment = {**os.environ, "LAPILLI_INTERPRETED": "", "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, "-c", LAP, *GAMES], cwd=folder, env=environment, check=True, capture_output=True, text=True
    )
    speeds: dict[str, float] = json.loads(done.stdout)
    return speeds


def main() -> None:
    with tempfile.TemporaryDirectory() as top:
        built = {name: build(Path(top, str(number)), choice) for number, (name, choice) in enumerate(CHOICES.items())}
        folders = {name: Path(top, str(number)) for number, name in enumerate(CHOICES)}
        laps: dict[str, list[dict[str, float]]] = {name: [] for name in CHOICES}
        for _ in range(ROUNDS):
            for name, folder in folders.items():
                laps[name].append(lap(folder))
    print("| way | build, processor s | size, MB | " + " | ".join(GAMES) + " |\n|---|---|---|" + "---|" * len(GAMES))
    for name, (seconds, size) in built.items():
        ratios = [
            statistics.median(mine[game] / usual[game] for mine, usual in zip(laps[name], laps[USUAL], strict=True))
            for game in GAMES
        ]
        print(f"| {name} | {seconds:.0f} | {size / 1e6:.1f} | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |")


if __name__ == "__main__":
    main()
