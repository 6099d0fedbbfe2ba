"""Honest players: what they read of a position is what their seat knows, and twin worlds lead to the same choice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, cast

import pytest

import lapilli
from lapilli.bots import TalkingBot, bot, hints
from lapilli.bots.levels import Strong
from lapilli.bots.search_adapter import Valuer
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.type_parameters import View
from lapilli.games.deukalion.player import nets as deukalion
from lapilli.games.deukalion.player.advice import heuristic_for
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.eruption.player import nets as eruption
from lapilli.games.eruption.player.advice import usual

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("eruption", 2, {}),
    ("eruption", 4, {"clans": True}),
    ("eruption", 3, {"annihilation": True, "forecast": True}),
    ("deukalion", 2, {}),
    ("deukalion", 4, {}),
]


def adapter_for(name: str, state: Any) -> Valuer:
    return eruption.adapter_for(int(state.seats)) if name == "eruption" else deukalion.adapter_for(state.parameters)


def moments(name: str, seats: int, options: dict[str, Any], every: int, most: int) -> list[State]:
    """Positions of a random game in which somebody chooses."""
    game = lapilli.list_games()[name]
    state = game.rules.start(seats, game.rules.choose_options(seats, options), game.rules.load_box())
    rng, found, plies = Rng(11), list[State](), 0
    while state.actor != NOBODY and len(found) < most:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
            continue
        plies += 1
        if plies % every == 0:
            found.append(state.copy())
        state.play(state.legal[rng.below(state.n_legal)])
    return found


def features(adapter: Valuer, state: State, seat: int) -> list[float]:
    """What the net that chooses reads, and what the judge does where there is one."""
    adapter.worth(state, seat)
    adapter.verdict(state, seat)
    return [*adapter.x, *adapter.y]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_features_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    dealt = 0
    for state in moments(name, seats, options, 7, 12):
        adapter = adapter_for(name, state)
        for seat in range(seats):
            known = state.know(seat)
            there = features(adapter, state, seat)
            for seed in range(3):
                assert features(adapter, known.sample_world(Rng(seed)), seat) == there
                dealt += 1
    assert dealt > 20


@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize(("name", "seats", "options"), [*TABLES[:1], *TABLES[3:4], ("fuji", 3, {"level": 4})])
def test_twins_choose_alike(name: str, seats: int, options: dict[str, Any], level: str) -> None:
    game = lapilli.list_games()[name]
    player = bot(level, game)
    assert isinstance(player, Strong)
    playouts = 60 if level == "strong" else 100  # with which a master of Fuji plans for all
    player = replace(
        player, budget=replace(game.players.budgets[level], playouts=playouts, seconds=0.0)
    )  # a clock is no twin
    for state in moments(name, seats, options, 15, 2):
        seat = int(state.actor)
        twin = state.know(seat).sample_world(Rng(77))
        menu = sorted(state.menu(seat))
        assert sorted(twin.menu(seat)) == menu
        choices = [player.decide(game.rules.know(world, seat), seat, menu, Rng(5)) for world in (state, twin)]
        assert choices[0] == choices[1]
        assert choices[0] in menu


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_rule_of_thumb_marks_alike_in_all_worlds_a_seat_cannot_tell_apart(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    compared = 0
    for state in moments(name, seats, options, 5, 14):
        seat, menu = int(state.actor), list(state.menu(int(state.actor)))
        heuristic: Any = usual() if name == "eruption" else heuristic_for(cast(GameState, state).parameters)
        there = heuristic.marks(state, seat, menu)
        assert len(there) == len(menu)
        for seed in range(2):
            assert heuristic.marks(state.know(seat).sample_world(Rng(seed)), seat, menu) == there
            compared += 1
    assert compared > 10


ALL = (*TABLES, ("nisyros", 3, {}), ("fuji", 3, {}), ("fuji", 2, {"two_player": "b"}))
LEVELS = ("random", "gentle", "casual", "steady", "strong:4", "master:4")


def refused(*_: object, **__: object) -> Any:
    raise AssertionError("a bot of our own was given a view, or went back from one")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "options"), ALL)
def test_our_own_bots_decide_without_a_view(
    name: str, seats: int, options: dict[str, Any], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process and in a worker: no view is made, and none is read; and both decide alike."""
    game = lapilli.list_games()[name]
    states = moments(name, seats, options, 40, 6)
    for module, used in (("view", "observe"), ("from_view", "known_from_view")):
        monkeypatch.setattr(import_module(f"lapilli.games.{name}.knowledge.{module}"), used, refused)
    for used in ("observe", "view", "imagine"):
        monkeypatch.setattr(type(game.rules), used, refused)
    player = bot(level, game)
    for state in states:
        seat = int(state.actor)
        menu, known = sorted(state.menu(seat)), game.rules.know(state, seat)
        chosen = player.decide(known, seat, menu, Rng(5))
        assert chosen in menu
        assert player.decide(game.rules.unpack(game.rules.pack(known)), seat, menu, Rng(5)) == chosen
        for other in range(state.seats):
            if other != seat and state.menu(other) and isinstance(player, TalkingBot):
                player.speak_up(game.rules.know(state, other), other, sorted(state.menu(other)))


@pytest.mark.parametrize(("name", "seats", "options"), ALL)
def test_a_bot_that_chooses_from_views_gets_that_of_its_seat(name: str, seats: int, options: dict[str, Any]) -> None:
    game = lapilli.list_games()[name]
    shown = []

    class Foreign:
        """Chooses, and speaks up, from a view."""

        def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
            shown.append(view)
            return menu[-1]

        def speak_up(self, view: View, seat: int, menu: Sequence[int]) -> int | None:
            shown.append(view)
            return None

    player = bot(Foreign(), game)
    assert isinstance(player, TalkingBot)
    for state in moments(name, seats, options, 40, 4):
        seat = int(state.actor)
        menu, known = sorted(state.menu(seat)), game.rules.know(state, seat)
        assert player.decide(known, seat, menu, Rng(5)) == menu[-1]
        assert player.speak_up(game.rules.unpack(game.rules.pack(known)), seat, menu) is None
        assert shown[-2:] == [game.rules.observe(state, seat)] * 2
        assert json.loads(json.dumps(shown[-1])) == shown[-1]


def test_hints_and_chances_are_found_without_the_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views are made of imagined worlds alone, to say what speaks for a choice."""
    for name in ("nisyros", "fuji", "eruption", "deukalion"):
        game = lapilli.list_games()[name]
        monkeypatch.setattr(import_module(f"lapilli.games.{name}.knowledge.from_view"), "known_from_view", refused)
        monkeypatch.setattr(type(game.rules), "imagine", refused)
        monkeypatch.setattr(hints, "HINT_BUDGET", SearchBudget(playouts=8, most=2))
        state = moments(name, 2, {}, 30, 1)[0]
        seat = int(state.actor)
        menu = sorted(state.menu(seat))
        assert (
            hints.hint(
                game, game.rules.unpack(game.rules.pack(game.rules.know(state, seat))), seat, menu, Rng(1)
            ).action
            in menu
        )
