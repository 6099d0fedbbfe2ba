"""Fuji passes the conformance kit with every number of players and the variants; golden traces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.core.check import CHECKS, Conformance, Plan, golden
from lapilli.games.fuji.game import GAME

CHOSEN: dict[str, Any] = {"starts": "pick", "five_dice": "pick", "skills": "pick", "scenario": "random", "thrill": True}
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (2, {}),
    (2, {"two_player": "b", "characters": "pick", "skills": "pick"}),
    (4, {**CHOSEN, "talk_check": "free"}),
)
COMPILED = lapilli.interpreted.compiled()
GOLDEN = Path(__file__).parent / "golden.json"


class TestFuji(Conformance):
    """Talk that is checked; where lies are allowed worlds that fit them are hard to find (see below)."""

    game = GAME
    plan = Plan(stride=1009 if COMPILED else 5003, samples=200, configurations=(*SETUPS[:3], (4, CHOSEN)))


@pytest.mark.parametrize("check", ["menus_agree_with_why_not", "imagined_worlds_fit", "nothing_leaks"])
def test_a_table_where_lies_are_allowed_keeps_its_word_too(check: str) -> None:
    """F-13.10."""
    CHECKS[check](GAME, Plan(stride=2503 if COMPILED else 9001, samples=200, configurations=SETUPS[3:]))


def test_random_games_are_the_golden_ones() -> None:
    """The same games on every machine, compiled and interpreted (there only the two shortest)."""
    wanted = json.loads(GOLDEN.read_text(encoding="utf-8"))
    traces = golden(GAME, Plan(configurations=SETUPS if COMPILED else SETUPS[1:3]))
    if COMPILED:
        assert traces == wanted["all"]
    else:
        assert traces == wanted["two players"]


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "records").glob("*.txt")), ids=lambda path: path.stem)
def test_recorded_games_replay_to_their_result(path: Path) -> None:
    """F-7.1 F-7.2: whole games, both defeats and the victory, for 2 (A and B), 3 and 4 players."""
    text = path.read_text(encoding="utf-8")
    again = lapilli.replay(text)
    assert again.result is not None
    assert again.result.outcome in path.stem or again.result.reason.split()[0] in path.stem
    assert again.record() == text


def test_the_measured_odds_cover_every_table() -> None:
    """One figure for each level and number of players (two: variant A), for the home page."""
    tables = {(row.seats, row.options["level"]) for row in GAME.coaching.odds}
    assert tables == {(seats, level) for seats in GAME.seats for level in (1, 2, 3, 4)}
    assert all(row.low <= row.won <= row.high and row.games >= 40 for row in GAME.coaching.odds)
