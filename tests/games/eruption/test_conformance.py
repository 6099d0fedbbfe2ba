"""Eruption passes the conformance kit: the kit over every number of players and every optional rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import lapilli
from lapilli.core.check import Conformance, Plan, golden
from lapilli.core.check.indistinguishable import _turned_up as turned_up
from lapilli.games.eruption import GAME

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"forecast": True}),
    (4, {"clans": True, "mates_see_hands": False}),
    (5, {"annihilation": True}),
    (6, {"rain": False}),
    (6, {"clans": True, "forecast": True}),
    (2, {"annihilation": True, "forecast": True}),
    (4, {"start": "red"}),
    (3, {"villages": "choose"}),
    (6, {"clans": True, "villages": "choose", "start": "blue"}),
)
TRACES = Path(__file__).with_name("golden.json")


class TestEruption(Conformance):
    game = GAME
    plan = Plan(stride=211 if lapilli.interpreted.compiled() else 809, configurations=SETUPS)


def test_random_games_are_the_golden_ones() -> None:
    """The same games on every machine, compiled and interpreted; a change here changes `version`."""
    assert golden(GAME, Plan(configurations=SETUPS)) == json.loads(TRACES.read_text(encoding="utf-8"))


def test_discards_are_an_excuse_only_when_somebody_goes_out() -> None:
    """E-11.2 Twin worlds may part under the discards at that moment, and at no other."""

    def seen(left: int, discards: list[str]) -> dict[str, object]:
        return {"view: end": {"left": [left, 0]}, "view: discards": discards}

    before = seen(0, [])
    assert turned_up(before, seen(1, ["rain"]), seen(1, ["quake"]), GAME.rules.reveal_keys)
    assert not turned_up(before, seen(0, ["rain"]), seen(0, ["quake"]), GAME.rules.reveal_keys)
