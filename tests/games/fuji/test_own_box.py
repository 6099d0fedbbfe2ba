"""An owner's box: its numbers count everywhere, and it travels as its text into whatever process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import lapilli
from lapilli.core.check import CHECKS, Plan
from lapilli.core.errors import PositionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.games.fuji.game import GAME, FujiRules
from tests.games.fuji.positions import data

FRESH = """
import json, sys
import lapilli
from lapilli.core.rng import Rng
from lapilli.core.registry import find
game = find("fuji")
packed, view, menu = json.load(sys.stdin)
world = game.rules.imagine(view, Rng(3))
game.presentation.board(view, "en"), game.presentation.text_board(view, "de")
known = game.rules.unpack(bytes.fromhex(packed))
print(game.space.text(game.players.choose_by_heuristic(known, view["seat"], menu, Rng(3))), world.parameters.steps)
"""


@pytest.fixture
def own_box(tmp_path: Path) -> Path:
    """Short legs: two steps, three for the Scout."""
    text = files("lapilli.games.fuji").joinpath("box.toml").read_text(encoding="utf-8")
    changed = text.replace("steps = 3", "steps = 2").replace("scout = 4", "scout = 3")
    assert changed != text
    path = tmp_path / "short-legs.toml"
    path.write_text(changed, encoding="utf-8")
    return path


def test_menus_and_refusals_read_the_same_numbers(own_box: Path) -> None:
    """F-2.2 F-5.4: no number of the box stands in code."""

    class ShortLegs(FujiRules):
        def load_box(self, path: Path | None = None):  # type: ignore[no-untyped-def]
            return super().load_box(path or own_box)

    game = Game(ShortLegs(), GAME.presentation, GAME.coaching, GAME.players)
    CHECKS["menus_agree_with_why_not"](game, Plan(stride=1009, samples=150, configurations=((3, {}),)))


def test_a_bot_in_a_fresh_process_plays_with_an_owners_box(own_box: Path) -> None:
    """A view carries the text of its box."""
    table = lapilli.new("fuji", box=own_box, seed=4)
    table.settle()
    while table.view("p1")["phase"] != "planning":
        table.play(table.menu()[0])
        table.settle()
    menu = [action.id for action in table.menu("p1")]
    assert not any(action.text == "mark g2" for action in table.menu("p1"))
    found = subprocess.run(
        [sys.executable, "-c", FRESH],
        input=json.dumps([table.game.rules.pack(table.know("p1")).hex(), table.view("p1"), menu]),
        env={**os.environ},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert found[-1] == "2"
    assert " ".join(found[:-1]) == table.game.space.text(
        table.game.players.choose_by_heuristic(table.know("p1"), 0, menu, Rng(3))
    )


def test_a_position_of_another_box_is_refused(own_box: Path) -> None:
    table = lapilli.new("fuji", box=own_box, seed=4)
    assert lapilli.position("fuji", table.position(), box=own_box).position() == table.position()
    with pytest.raises(PositionError, match="box"):
        lapilli.position("fuji", table.position())
    assert data()["box"] is None
