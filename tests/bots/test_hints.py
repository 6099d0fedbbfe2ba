"""Hints: the best few actions with what is expected of them, and what makes the difference, in four languages."""

from __future__ import annotations

import pytest

import lapilli
from lapilli.bots import hints
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.core.thought import Because, Effort, Judged, Thought
from lapilli.words import LANGUAGES

SMALL = Effort(playouts=24, most=3, reasons=True)


def eruption() -> tuple[lapilli.Game, lapilli.core.state.State]:
    game = lapilli.games()["eruption"]
    state = game.start(2, game.choose_options(2, {}), game.load_box())
    rng = Rng(5)
    while state.actor == CHANCE or state.n_legal < 4:
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[0])
    return game, state


def test_the_best_few_with_their_results_and_the_difference() -> None:
    game, state = eruption()
    seat = int(state.actor)
    thought = game.think(game.observe(state, seat), seat, state.menu(seat), Rng(3), SMALL)
    assert thought.judged[0].action == thought.action
    assert 2 <= len(thought.judged) <= 3
    assert all(0 <= one.worth <= 1 and one.playouts > 0 for one in thought.judged)
    if thought.because is not None:
        assert thought.because.figure in game.figures(game.observe(state, seat))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_said_with_its_reason(lang: str) -> None:
    game, _ = eruption()
    judged = (Judged(7, 0.62, 40), Judged(8, 0.5, 40))
    words = hints.say(game, Thought(7, judged, Because("orange", 120.0, 141.5)), lambda one: f"action {one}", lang)
    whose = f"{game.words.say(lang, 'seat-orange')} ({game.words.say(lang, 'figures')})"
    for part in ("action 7", "62", "action 8", "50", "120.0", "141.5", whose):
        assert part in words
    assert "action 9" in hints.say(game, Thought(9), lambda one: f"action {one}", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_says_its_plan(lang: str) -> None:
    game = lapilli.games()["nisyros"]
    facts = {"stone": 3, "wood": 4, "wheat": 5, "boats": 6, "dams": 7, "calls": 8}
    words = hints.say(game, Thought(1, plan=facts), lambda one: "x", lang)
    assert all(str(number) in words for number in range(3, 9))
    words = hints.say(game, Thought(1, plan={**facts, "stone": 0, "calls": 0}), lambda one: "x", lang)
    assert "0" not in words, "where nobody goes is not said"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_hears_how_it_stands(lang: str) -> None:
    game = lapilli.games()["nisyros"]
    assert "63" in hints.say(game, Thought(1, chance=0.634), lambda one: "x", lang)
    assert "63" not in hints.say(game, Thought(1), lambda one: "x", lang)
