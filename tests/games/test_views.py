"""The views of the games have the form that their types say: no key more, none less, each of its kind."""

from __future__ import annotations

import random
import types
from collections.abc import Mapping
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import lapilli
from lapilli.core.game import Game
from lapilli.core.position_fields import PositionFields
from lapilli.core.rng import Rng
from lapilli.core.rules import Rules
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.games.deukalion.knowledge import from_view as deukalion_recall
from lapilli.games.deukalion.knowledge import position_fields as deukalion
from lapilli.games.eruption.knowledge import position_fields as eruption
from lapilli.games.fuji.knowledge import position_fields as fuji
from lapilli.games.nisyros.knowledge import position_fields as nisyros

NAMES = ("nisyros", "fuji", "eruption", "deukalion", "pumice")


def form(game: Game) -> Any:
    """The type of a game's views, as its class names it: `Rules[state, box, view]`."""
    named = [base for base in type(game.rules).__orig_bases__ if get_origin(base) is Rules]  # type: ignore[attr-defined]
    return get_args(named[0])[2]


def faults(value: object, hint: Any, path: str = "view") -> list[str]:
    """Where a value is not of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return faults(value, args[0], path)
    if origin in (Union, types.UnionType):
        found = [faults(value, one, path) for one in args]
        return [] if [] in found else min(found, key=len)
    if is_typeddict(hint):
        if not isinstance(value, dict):
            return [f"{path} is {value!r}"]
        hints = get_type_hints(hint)
        needed = hints.keys() if getattr(hint, "__total__", True) else set()
        wrong = [f"{path}.{key} is strange" for key in value.keys() - hints.keys()]
        wrong += [f"{path}.{key} is missing" for key in needed - value.keys()]
        return wrong + [
            fault for key in value.keys() & hints.keys() for fault in faults(value[key], hints[key], f"{path}.{key}")
        ]
    if origin is list:
        if not isinstance(value, list):
            return [f"{path} is {value!r}"]
        return [fault for index, entry in enumerate(value) for fault in faults(entry, args[0], f"{path}[{index}]")]
    if origin in (dict, Mapping):
        if not isinstance(value, Mapping):
            return [f"{path} is {value!r}"]
        return [fault for key, entry in value.items() for fault in faults(entry, args[1], f"{path}.{key}")]
    if origin is Literal:
        return [] if value in args else [f"{path} is {value!r}"]
    if hint is Any or hint is object:
        return []
    if hint is float and type(value) is int:
        return []
    return [] if type(value) is (type(None) if hint is None else hint) else [f"{path} is {value!r}"]


@pytest.mark.parametrize("name", NAMES)
def test_views_have_the_form_that_their_type_says(name: str) -> None:
    rng = random.Random(3)
    for seats in lapilli.list_games()[name].seats[:2]:
        table = lapilli.new(name, seats=seats, seed=seats)
        for number in range(240):
            if not table.actors:
                break
            if number % 8 == 0:
                for viewer in (None, *table.seats):
                    assert faults(table.view(viewer), form(table.game)) == []
            if table.actors == ("chance",):
                table.step_chance()
            else:
                seat = rng.choice(table.actors)
                table.play(rng.choice(table.menu(seat)), seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_of_another_form_is_noticed(name: str) -> None:
    table = lapilli.new(name, seed=1)
    view, hint = table.view(), form(table.game)
    key = next(iter(view))
    assert faults({**view, "strange": 1}, hint) == ["view.strange is strange"]
    assert faults({one: value for one, value in view.items() if one != key}, hint) == [f"view.{key} is missing"]
    assert faults({**view, "phase": 3}, hint) == ["view.phase is 3"]


ROWS: dict[str, PositionFields[Any]] = {  # what lies open, as positions write it
    "nisyros": nisyros.POSITION_FIELDS,
    "eruption": eruption.OPEN,
    "deukalion": PositionFields(
        *(row for key, row in deukalion.POSITION_FIELDS.rows.items() if key not in deukalion_recall.APART)
    ),
    "fuji": PositionFields(*fuji.OPEN),
}
RENAMED = {("eruption", "phase"): "step"}  # there the phase of a view is the moment as people name it


def random_moments(game: Game, seats: int, decisions: int) -> list[State]:
    """Positions of a random game."""
    state, rng = game.rules.start(seats, game.rules.choose_options(seats, {}), game.rules.load_box()), Rng(seats)
    found: list[State] = []
    while state.actor != NOBODY and len(found) < decisions:
        found.append(state.copy())
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
    return found


@pytest.mark.parametrize("name", ROWS)
def test_a_view_tells_what_lies_open_in_the_words_of_a_position(name: str) -> None:
    """What lies open is the same in the view of a spectator and in the position."""
    game = lapilli.list_games()[name]
    for seats in game.seats:
        for state in random_moments(game, seats, 1400)[::7]:
            view, position = game.rules.observe(state, None), game.rules.position(state)
            for key in ROWS[name].rows:
                assert view[RENAMED.get((name, key), key)] == position[key], key
