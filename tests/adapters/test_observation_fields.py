"""Every field of every game says what its page says: the arrays against the views, over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lapilli.adapters.arrays import length, observation, observation_fields, parts
from lapilli.core.check.random_positions import Plan, walks
from lapilli.core.registry import list_games
from lapilli.core.rng import Rng
from lapilli.core.state import SPECTATOR, State
from lapilli.core.worlds import world_sampler
from tests.adapters.expected_observations import deukalion, eruption, fuji, nisyros

PHASE = "phase"  # an attribute of the four games, not of every State
GAMES: dict[str, Any] = {"nisyros": nisyros, "deukalion": deukalion, "eruption": eruption, "fuji": fuji}


def moments(name: str) -> Iterator[State]:
    """Positions of random games: a few of each step, whatever number of them the game has."""
    game = list_games()[name]
    plan = Plan(configurations=tuple((seats, {**MORE.get((name, seats), {})}) for seats in game.seats))
    seen: Counter[object] = Counter()
    for state, _, _ in walks(game, plan):
        view = game.rules.observe(state, None) if name == "pumice" else None
        moment = (int(state.seats), str(view) if view else int(getattr(state, PHASE)))
        seen[moment] += 1
        if seen[moment] in (1, 5, 19):
            yield state.copy()


MORE: dict[tuple[str, int], dict[str, object]] = {  # options that bring out what is seldom seen
    ("eruption", 3): {"annihilation": True, "forecast": True},
    ("eruption", 4): {"clans": True},
    ("eruption", 6): {"clans": True, "mates_see_hands": False},
    ("fuji", 2): {"two_player": "b"},
    ("fuji", 4): {"thrill": True},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_plane_says_what_the_view_says(name: str) -> None:
    game = list_games()[name]
    touched: set[str] = set()
    for state in moments(name):
        for viewer in (int(state.actor) if state.actor >= 0 else 0, None):
            found = parts(game, observation(game, state, SPECTATOR if viewer is None else viewer))
            wanted = GAMES[name].expected(game.rules.observe(state, viewer), state)
            assert set(wanted) == set(found)
            for field in game.rules.observation_fields:
                should = np.array(wanted[field.name]).ravel()
                assert found[field.name].ravel().tolist() == should.tolist(), field
                if should.any():
                    touched.add(field.name)
    assert len(touched) > 0.7 * len(game.rules.observation_fields), "most of them are seen with something in them"


@pytest.mark.parametrize("name", [*GAMES, "pumice"])
def test_worlds_that_look_alike_give_equal_arrays(name: str) -> None:
    game = list_games()[name]
    seen = set()
    for number, state in enumerate(moments(name)):
        for seat in range(state.seats):
            array = observation(game, state, seat)
            assert array.dtype == np.uint8
            assert array.shape == (length(game),)
            twin = world_sampler(game, state, seat)(Rng(number))
            assert observation(game, twin, seat).tobytes() == array.tobytes()
            seen.add(array.tobytes())
    assert len(seen) > 10


def test_fields_have_names_and_meanings_of_their_own() -> None:
    for game in list_games().values():
        names = [field.name for field in observation_fields(game)]
        assert len(set(names)) == len(names)
        assert all(field.meaning and field.size > 0 for field in observation_fields(game))
