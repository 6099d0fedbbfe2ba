"""Compare the speed of two trees: `python tools/compare_speed.py ../older` races their compiled kernels by turns.

Both must be compiled in place (`python setup.py build_ext --inplace`). Each tree plays in a process of its own, in
short bursts of processor time that alternate. A ratio compares two neighbouring bursts, and the median over all is
printed, so that a busy machine slows both alike. `fuji:talk_budget=6` plays with options, for instance where rules
or defaults have changed in between; a tree that does not know an option plays without it.

The older tree plays with the `PLAYER` of its own copy of this tool, which knows the names of its time.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
GAMES = ("nisyros", "fuji", "eruption", "deukalion")
PLAYER = """
import json, sys, time
import lapilli
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.state import playout
assert lapilli.interpreted.compiled(), "compile it first"

def starts(name, wished):
    game = find(name)
    known = {option.name for option in game.options}
    options = {key: value for key, value in wished.items() if key in known}
    box = game.rules.load_box(None)
    return [game.rules.start(seats, game.rules.choose_options(seats, options), box) for seats in sorted(game.seats)]

ready, rng = {}, Rng(7)
for line in sys.stdin:
    name, options, seconds = json.loads(line)
    if line not in ready:
        ready[line] = starts(name, options)
    made = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for start in ready[line]:
            made += playout(start.copy(), rng)
            games += 1
    spent = time.process_time() - began
    print(json.dumps([made / spent, games / spent]), flush=True)
"""


TOOLS = ("compare_speed.py", "beside.py")  # names of this tool, the present one first


def player_of(tree: Path) -> str:
    """Return the program that plays in a tree: the `PLAYER` of the tree's own copy of this tool."""
    for tool in (tree / "tools" / name for name in TOOLS):
        if tool.exists() and (
            found := re.search(r'^PLAYER = """(.*?)"""$', tool.read_text(encoding="utf-8"), re.M | re.S)
        ):
            return found[1]
    sys.exit(f"{tree} cannot be raced: it has none of {', '.join(TOOLS)} in tools/, so its names are not known")


class Player:
    """One tree's kernel, waiting in a process of its own."""

    def __init__(self, tree: Path) -> None:
        program, pipe = player_of(tree), subprocess.PIPE
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "LAPILLI_INTERPRETED": "", "LAPILLI_PURE": ""}
        self.tree, command = tree, [sys.executable, "-c", program]
        self.process = subprocess.Popen(
            command, text=True, env=environment, cwd=tree, stdin=pipe, stdout=pipe, stderr=pipe
        )

    def burst(self, game: str, options: dict[str, str], seconds: float) -> tuple[float, float]:
        """Return decisions and games per second of processor time, each number of seats equally often."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended: its answer is empty
            print(json.dumps([game, options, seconds]), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            said = self.process.communicate()[1].strip().splitlines()
            sys.exit(f"{self.tree} cannot play {game}: {said[-1] if said else 'its process ended'}")
        decisions, games = json.loads(answer)
        return decisions, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("older", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--bursts", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=0.1)
    given = parser.parse_args()
    older, newer = Player(given.older.resolve()), Player(HERE)
    print("| | decisions/s, before | now | ratio | games/s, ratio |\n|---|---|---|---|---|")
    for wanted in given.games:
        game, _, written = wanted.partition(":")
        options = dict(part.split("=") for part in written.split(",") if part)
        for player in (older, newer):
            player.burst(game, options, given.seconds)  # warm
        laps = [tuple(one.burst(game, options, given.seconds) for one in (older, newer)) for _ in range(given.bursts)]
        before, now = (statistics.median(lap[tree][0] for lap in laps) for tree in (0, 1))
        ratio, games = (statistics.median(lap[1][what] / lap[0][what] for lap in laps) for what in (0, 1))
        print(f"| {wanted} | {before / 1000:.0f} k | {now / 1000:.0f} k | {ratio:.2f} | {games:.2f} |", flush=True)


if __name__ == "__main__":
    main()
