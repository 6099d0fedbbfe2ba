"""The way from a view back to the knowledge it was made from."""

from __future__ import annotations

import json
from typing import Any

import pytest

import lapilli
from lapilli.core.errors import PositionError
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY, SPECTATOR
from lapilli.games.fuji.actions import READY
from lapilli.games.fuji.knowledge.from_view import known_from_view
from lapilli.games.fuji.knowledge.view import observe
from lapilli.games.fuji.rules.game_state import GameState

GAME = lapilli.list_games()["fuji"]
COMPILED = lapilli.interpreted.compiled()
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"level": 4, "thrill": True}),
    (2, {}),
    (2, {"two_player": "b", "talk": "phrases", "talk_budget": 3}),
    (4, {"scenario": 6, "starts": "pick", "skills": "pick", "characters": "pick", "five_dice": "pick"}),
)


def some_deed(state: GameState, rng: Rng) -> int:
    """Mostly no talk, which would fill the game; who can be ready often is."""
    menu = [int(action) for action in state.menu(state.actor)]
    deeds = [action for action in menu if not GAME.presentation.is_talk(action)]
    if READY in deeds and rng.below(3) == 0:
        return int(READY)
    chosen = deeds if deeds and rng.below(4) else menu
    return chosen[rng.below(len(chosen))]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_view_is_told_again_word_for_word(seats: int, options: dict[str, Any]) -> None:
    """Anyone who looks, at every step of random games: nothing is lost on the way, and nothing comes from elsewhere."""
    start: GameState = GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box())
    phases = set()
    for number in range(4 if COMPILED else 1):
        state, rng = start.copy(), generator("recall", number)
        for ply in range(6_000 if COMPILED else 600):
            if state.actor == NOBODY:
                break
            if ply % 5 == 0:
                for viewer in (*range(seats), SPECTATOR):
                    view = observe(state.know(viewer))
                    assert observe(known_from_view(view)) == view
                    assert observe(known_from_view(json.loads(json.dumps(view)))) == view
                phases.add(view["phase"])
            state.play(state.sample(rng) if state.actor == CHANCE else some_deed(state, rng))
    assert len(phases) > (12 if COMPILED else 9)


def test_a_view_with_a_strange_word_is_refused() -> None:
    table = lapilli.new("fuji", seats=3, seed=1)
    table.settle()
    view = table.view(0)
    for wrong in ({"phase": "lunch"}, {"lava": ["z9"]}, {"dice": {"p9.u1": [0, 0, 0]}}, {"rolling": ["x"]}):
        with pytest.raises(PositionError, match=next(iter(wrong))):
            GAME.rules.imagine({**view, **wrong}, generator("strange"))
