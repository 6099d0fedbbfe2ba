"""Honest players: what they read of a position is what their seat knows, and twin worlds lead to the same choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.bots.levels import Strong
from lapilli.bots.mind import Valuer
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.games.deukalion.player import thinking as deukalion
from lapilli.games.deukalion.player.advice import thumb_for
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.eruption.player import thinking as eruption
from lapilli.games.eruption.player.advice import usual

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("eruption", 2, {}),
    ("eruption", 4, {"clans": True}),
    ("eruption", 3, {"annihilation": True, "forecast": True}),
    ("deukalion", 2, {}),
    ("deukalion", 4, {}),
]


def mind_of(name: str, state: Any) -> Valuer:
    return eruption.mind_for(int(state.seats)) if name == "eruption" else deukalion.mind_for(state.terms)


def moments(name: str, seats: int, options: dict[str, Any], every: int, most: int) -> list[State]:
    """Positions of a random game in which somebody chooses."""
    game = lapilli.games()[name]
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


def features(mind: Valuer, state: State, seat: int) -> list[float]:
    """What the net that chooses reads, and what the judge does where there is one."""
    mind.worth(state, seat)
    mind.verdict(state, seat)
    return [*mind.x, *mind.y]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_features_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    dealt = 0
    for state in moments(name, seats, options, 7, 12):
        mind = mind_of(name, state)
        for seat in range(seats):
            known = state.know(seat)
            there = features(mind, state, seat)
            for seed in range(3):
                assert features(mind, known.redeal(Rng(seed)), seat) == there
                dealt += 1
    assert dealt > 20


@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize(("name", "seats", "options"), [*TABLES[:1], *TABLES[3:4], ("fuji", 3, {"level": 4})])
def test_twins_choose_alike(name: str, seats: int, options: dict[str, Any], level: str) -> None:
    game = lapilli.games()[name]
    player = bot(level, game)
    assert isinstance(player, Strong)
    playouts = 60 if level == "strong" else 100  # with which a master of Fuji plans for all
    player = replace(
        player, effort=replace(game.players.efforts[level], playouts=playouts, seconds=0.0)
    )  # a clock is no twin
    for state in moments(name, seats, options, 15, 2):
        seat = int(state.actor)
        twin = state.know(seat).redeal(Rng(77))
        menu = sorted(state.menu(seat))
        assert sorted(twin.menu(seat)) == menu
        choices = [player.choose(game.rules.observe(world, seat), seat, menu, Rng(5)) for world in (state, twin)]
        assert choices[0] == choices[1]
        assert choices[0] in menu


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_rule_of_thumb_marks_alike_in_all_worlds_a_seat_cannot_tell_apart(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    compared = 0
    for state in moments(name, seats, options, 5, 14):
        seat, menu = int(state.actor), list(state.menu(int(state.actor)))
        thumb: Any = usual() if name == "eruption" else thumb_for(cast(Course, state).terms)
        there = thumb.marks(state, seat, menu)
        assert len(there) == len(menu)
        for seed in range(2):
            assert thumb.marks(state.know(seat).redeal(Rng(seed)), seat, menu) == there
            compared += 1
    assert compared > 10
