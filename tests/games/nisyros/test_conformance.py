"""Nisyros passes the conformance kit; golden traces are the same compiled and interpreted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lapilli
from lapilli.core.check import Conformance, Plan, fields, golden, random_positions
from lapilli.core.game import Game
from lapilli.core.state import State

GAME = lapilli.list_games()["nisyros"]

TRACES = Path(__file__).parent / "golden.json"
MIXED = {
    "level": "zeus",
    "coast_order": "random",
    "first": "random",
    "flight_order": "strict",
    "guest_order": "free",
    "dam_spots": "even",
    "volcano_pairs": "adjacent",
    "sailing": "active",
}
STRIDE = 97 if lapilli.interpreted.compiled() else 211


class TestNisyros(Conformance):
    game = GAME
    plan = Plan(
        stride=STRIDE,
        samples=9_000,  # more than the space has: every action is asked about
        configurations=(
            (4, {}),
            (3, {"level": "heracles", "layout": "fixed"}),
            (2, {"villages": "opposite", "guest_order": "free"}),
            (2, {"villages": "neighbours", "level": "zeus"}),
            (4, MIXED),
            (3, MIXED),
        ),
    )


def test_golden_traces() -> None:
    """Random games of every option go through the same positions on every machine and in both modes."""
    assert golden(GAME, Plan(seed=5)) == json.loads(TRACES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_all_option_values_have_names(lang: str) -> None:
    for option in GAME.options:
        for value in option.values:
            assert GAME.words.has(lang, f"option-{option.name}-{value}")


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_every_phase_has_prompt_and_help(lang: str) -> None:
    from lapilli.games.nisyros.knowledge.position_fields import PHASE_WORDS as PHASES

    for phase in PHASES:
        assert GAME.words.has(lang, f"prompt-{phase}")
        assert GAME.words.has(lang, f"help-{phase}")


def test_the_measured_odds_cover_every_table() -> None:
    """Each number of players and level has its measured win rate, as in docs/reference/games/nisyros.md."""
    told = (Path(__file__).parents[3] / "docs" / "reference" / "games" / "nisyros.md").read_text(encoding="utf-8")
    assert len(GAME.coaching.odds) == 9
    for row in GAME.coaching.odds:
        assert row.low <= row.won <= row.high
        assert f"| {row.seats} | {row.options['level']} | {row.games} | {100 * row.won:.1f} %" in told


def test_looking_for_lost_fields_leaves_the_game_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies share the layout of the island: what the check alters in a copy may not reach the game it walks through,
    nor may it pass over what copies do not share."""
    altered: set[str] = set()
    walked: list[State] = []

    def change(twin: State, path: tuple[str | int, ...]) -> None:
        before = GAME.rules.position(walked[-1])
        original(twin, path)
        altered.add(str(path[0]))
        assert GAME.rules.position(walked[-1]) == before, path

    def start(game: Game, seats: int, options: dict[str, object]) -> State:
        walked.append(random_positions.start(game, seats, options))
        return walked[-1]

    original = fields._change
    monkeypatch.setattr(fields, "_change", change)
    monkeypatch.setattr(fields, "start", start)
    fields.every_field_is_kept(GAME, Plan(stride=STRIDE, configurations=((4, {}),)))
    assert {"stock", "workers", "lava", "stars"} <= altered
    assert not {"tiles", "order"} & altered
