"""Interpreted sources run without librt, as in a browser, where it cannot be installed."""

from __future__ import annotations

import os
import subprocess
import sys

PLAY = """
import sys
sys.modules["librt"] = None
import lapilli
from lapilli.study import simulate
from lapilli.core.check.random_positions import Plan
from lapilli.core.check.fields import every_field_is_kept
for game in ("nisyros", "fuji", "eruption", "deukalion"):
    table = lapilli.new(game, seats=2, seed=5)
    table.settle()
    known = table.know(table.actors[0])
    packed = table.game.rules.pack(known)
    assert table.game.rules.pack(table.game.rules.unpack(packed)) == packed
assert simulate("nisyros", games=1, seats=2, bots="steady", seed=1, jobs=1).games == 1
every_field_is_kept(lapilli.list_games()["eruption"], Plan(configurations=((2, {}),)))
print("played")
"""


def test_interpreted_sources_need_no_librt() -> None:
    surroundings = {**os.environ, "LAPILLI_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=surroundings, capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr
