"""Hints: the best few actions with what is expected of them, and what makes the difference, in four languages."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

import lapilli
from lapilli.bots import hints
from lapilli.bots.search import Search
from lapilli.bots.search_player import Seen, compare
from lapilli.core.rng import Rng
from lapilli.core.search_result import Figures, JudgedAction, Reason, SearchBudget, SearchResult
from lapilli.core.state import CHANCE, State
from lapilli.games.fuji.player.thinking import LostStamina
from lapilli.words import LANGUAGES

SMALL = SearchBudget(playouts=24, most=3)


def eruption() -> tuple[lapilli.Game, lapilli.core.state.State]:
    game = lapilli.list_games()["eruption"]
    state = game.rules.start(2, game.rules.choose_options(2, {}), game.rules.load_box())
    rng = Rng(5)
    while state.actor == CHANCE or state.n_legal < 4:
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[0])
    return game, state


def test_the_best_few_with_their_results_and_the_difference() -> None:
    game, state = eruption()
    seat = int(state.actor)
    thought = game.players.think(
        game.rules.know(state, seat), seat, state.menu(seat), Rng(3), replace(SMALL, reasons=Seen(game, seat))
    )
    assert thought.judged[0].action == thought.action
    assert 2 <= len(thought.judged) <= 3
    assert all(0 <= one.worth <= 1 and one.playouts > 0 for one in thought.judged)
    if thought.because is not None:
        assert thought.because.figure in game.presentation.chart_values(game.rules.observe(state, seat))


class Two:
    """A search in which the first choice does better in some figures and worse in others."""

    seat = 0

    def __init__(self, state: State) -> None:
        self.known, self.mind, self.choice = self, self, -1
        self.state = state

    def dice(self, index: int) -> Rng:
        return Rng(index)

    def sample_world_raw(self, rng: Rng) -> State:
        return self.state

    def begin(self, world: State, seat: int, choice: int) -> None:
        self.choice = choice

    def play_on(self, world: State, seat: int, rng: Rng) -> float:
        return 0.0


def reason(name: str, options: dict[str, object], first: dict[str, float], second: dict[str, float]) -> Reason | None:
    """What is said for the first choice, if the figures of a game end so with it, and so with the second."""
    game = lapilli.list_games()[name]
    seats = 4 if options else 2
    two = Two(game.rules.start(seats, game.rules.choose_options(seats, options), game.rules.load_box()))

    figures: Figures = LostStamina() if name == "fuji" else Seen(game, 0)

    class Ended:
        gain = figures.gain

        def read(self, world: State) -> dict[str, float]:
            return first if two.choice == 1 else second

    return compare(cast(Search, two), 1, 2, Ended())


def test_the_reason_speaks_for_the_choice_though_another_figure_differs_more() -> None:
    """One's own points are good and those of rivals bad; heat and the dead the other way round; mates are no rivals."""
    own, rival = lapilli.list_games()["deukalion"].rules.seat_names(lapilli.new("deukalion", seats=2).state)
    found = reason("deukalion", {}, {own: 12, rival: 20}, {own: 11, rival: 10})
    assert found == Reason(own, 12, 11)
    assert reason("deukalion", {}, {own: 11, rival: 9}, {own: 12, rival: 10}) == Reason(rival, 9, 10)
    assert reason("deukalion", {}, {own: 11, rival: 11}, {own: 12, rival: 10}) is None
    people: tuple[dict[str, float], ...] = ({"kos": 9, "hades": 8, "lava": 5}, {"kos": 8, "hades": 2, "lava": 5})
    assert reason("nisyros", {}, people[0], people[1]) == Reason("kos", 9, 8)
    assert reason("nisyros", {}, people[1], people[0]) == Reason("hades", 2, 8)
    assert reason("fuji", {}, {"p1": 9, "p2": 3}, {"p1": 2, "p2": 4}) == Reason("p2", 3, 4)
    assert reason("fuji", {}, {"p1": 9, "p2": 4}, {"p1": 2, "p2": 4}) is None
    table = lapilli.new("eruption", seats=4, clans=True)
    one, left, mate, right = lapilli.list_games()["eruption"].rules.seat_names(table.state)
    cool = {one: 50.0, left: 50.0, mate: 50.0, right: 50.0}
    assert reason("eruption", {"clans": True}, {**cool, left: 60, mate: 90}, cool) == Reason(left, 60, 50)
    assert reason("eruption", {"clans": True}, {**cool, mate: 40, right: 10}, cool) == Reason(mate, 40, 50)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_said_with_its_reason(lang: str) -> None:
    game, _ = eruption()
    judged = (JudgedAction(7, 0.62, 40), JudgedAction(8, 0.5, 40))
    words = hints.say(game, SearchResult(7, judged, Reason("orange", 120.0, 141.5)), lambda one: f"action {one}", lang)
    whose = f"{game.words.say(lang, 'seat-orange')} ({game.words.say(lang, 'figures')})"
    for part in ("action 7", "62", "action 8", "50", "120.0", "141.5", whose):
        assert part in words
    assert "action 9" in hints.say(game, SearchResult(9), lambda one: f"action {one}", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_says_its_plan(lang: str) -> None:
    game = lapilli.list_games()["nisyros"]
    facts = {"stone": 3, "wood": 4, "wheat": 5, "boats": 6, "dams": 7, "calls": 8}
    words = hints.say(game, SearchResult(1, plan=facts), lambda one: "x", lang)
    assert all(str(number) in words for number in range(3, 9))
    words = hints.say(game, SearchResult(1, plan={**facts, "stone": 0, "calls": 0}), lambda one: "x", lang)
    assert "0" not in words, "where nobody goes is not said"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_hears_how_it_stands(lang: str) -> None:
    game = lapilli.list_games()["nisyros"]
    assert "63" in hints.say(game, SearchResult(1, chance=0.634), lambda one: "x", lang)
    assert "63" not in hints.say(game, SearchResult(1), lambda one: "x", lang)
