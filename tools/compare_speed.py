"""How fast games are played beside another tree: `python tools/beside.py ../older` races the two kernels by turns.

Both must be compiled in place (`python setup.py build_ext --inplace`). Each tree plays in a process of its own, in
short bursts of processor time that alternate; a ratio is formed from two neighbouring bursts, and the median over all
is printed, so that a busy machine slows both alike. `fuji:talk_budget=6` plays with options, for instance where rules
or defaults have changed in between; a tree that does not know an option plays without it.
"""

from __future__ import annotations

import argparse
import json
import os
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


class Player:
    """One tree's kernel, waiting in a process of its own."""

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "LAPILLI_INTERPRETED": ""}
        command, pipe = [sys.executable, "-c", PLAYER], subprocess.PIPE
        self.process = subprocess.Popen(command, text=True, env=environment, cwd=tree, stdin=pipe, stdout=pipe)

    def burst(self, game: str, options: dict[str, str], seconds: float) -> tuple[float, float]:
        """Decisions and games per second of processor time, all numbers of seats alike often."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([game, options, seconds]), file=self.process.stdin, flush=True)
        decisions, games = json.loads(self.process.stdout.readline())
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
