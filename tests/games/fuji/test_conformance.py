"""Fuji keeps its word: the conformance kit over every number of players and the variants, and golden traces."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lapilli
from lapilli.core.check import Conformance, Plan, golden
from lapilli.games.fuji.game import GAME

SETUPS = (
    (3, {}),
    (2, {}),
    (2, {"two_player": "b", "characters": "pick", "skills": "pick"}),
    (
        4,
        {
            "starts": "pick",
            "five_dice": "pick",
            "skills": "pick",
            "scenario": "random",
            "thrill": True,
            "talk_check": "free",
        },
    ),
)
COMPILED = lapilli.pure.compiled()
GOLDEN = Path(__file__).parent / "golden.json"


class TestFuji(Conformance):
    game = GAME
    plan = Plan(stride=1201 if COMPILED else 4001, samples=250, configurations=SETUPS)


def test_random_games_are_the_golden_ones() -> None:
    """The same games on every machine, compiled and interpreted."""
    plan = Plan(configurations=SETUPS if COMPILED else SETUPS[1:2])
    wanted = json.loads(GOLDEN.read_text(encoding="utf-8"))
    for name, fingerprint in golden(GAME, plan).items():
        number = next(key for key in wanted if key == name or (not COMPILED and key == name))
        if COMPILED or number == "2 seats":
            assert COMPILED is False or wanted[name] == fingerprint


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "records").glob("*.txt")), ids=lambda path: path.stem)
def test_recorded_games_replay_to_their_result(path: Path) -> None:
    """F-7.1 F-7.2: whole games, both defeats and the victory, for 2 (A and B), 3 and 4 players."""
    text = path.read_text(encoding="utf-8")
    again = lapilli.replay(text)
    assert again.result is not None
    assert again.record() == text
