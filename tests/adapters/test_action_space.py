"""Action spaces sized by a table's options, and their mapping to the actions of the game."""

from __future__ import annotations

import numpy as np
import pytest

from lapilli.adapters.action_space import TableActions
from lapilli.adapters.batch import Batch
from lapilli.adapters.match import Setting
from lapilli.core.check.random_positions import Plan
from lapilli.core.check.suite import everything
from lapilli.core.errors import OptionError
from lapilli.core.registry import list_games
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.unused import UnusedActions
from tests.adapters.shipped import NAMES

GAMES = 3 if everything() else 1
EXTRA: dict[str, tuple[tuple[int, dict[str, object]], ...]] = {
    "nisyros": ((3, {"villages": "mandraki,pali,nikia"}), (2, {"villages": "pali,nikia"}))
}
EXTRA["fuji"] = ((4, {"scenario": 3, "skills": "pick"}), (2, {"two_player": "b"}), (4, {"starts": "pick"}))
EXTRA["fuji"] += ((3, {"characters": "pick", "five_dice": "pick", "talk": "chat"}),)


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_of_a_seat_is_in_the_space_of_its_table(name: str) -> None:
    game = list_games()[name]
    for number, (seats, options) in enumerate([*Plan().setups(game), *EXTRA.get(name, ())]):
        setting = Setting(name, seats, options)
        for again in range(GAMES):
            state, rng = setting.start(), Rng(10 * number + again)
            for _ in range(3000):
                if state.actor == NOBODY:
                    break
                if state.actor == CHANCE:
                    state.play(state.sample(rng))
                    continue
                for seat in range(seats):
                    setting.actions.of(state.menu(seat))  # raises if one is missing
                state.play(state.legal[rng.below(state.n_legal)])


@pytest.mark.parametrize(
    ("name", "seats", "options", "most"),
    [
        ("nisyros", 2, {"villages": "pali,nikia"}, 4_200),
        ("fuji", 4, {"scenario": 1, "talk": "chat"}, 9_000),
        ("eruption", 2, {}, 3_800),
        ("deukalion", 2, {}, 6_000),
    ],
)
def test_tables_have_smaller_spaces_than_games(name: str, seats: int, options: dict[str, object], most: int) -> None:
    setting = Setting(name, seats, options)
    assert setting.actions.size <= most < setting.game.space.size


def test_the_mapping_goes_both_ways() -> None:
    actions = Setting("eruption", 2).actions
    for action in range(0, actions.size, 97):
        assert actions.places[actions.id(action)] == action
        assert actions.text(action) == actions.game.space.text(actions.id(action))
    done = actions.game.space.parse("done")
    assert actions.ids[actions.of([done])[0]] == done
    assert actions.mask([done]).sum() == 1
    for wrong in (-1, actions.size):
        with pytest.raises(OptionError, match=f"from 0 to {actions.size - 1}"):
            actions.id(wrong)


def test_a_game_that_forgets_an_action_is_found_out() -> None:
    game = list_games()["eruption"]
    actions = TableActions(game, UnusedActions(frozenset({"build"})))
    build = game.space.parse("build straw orange.1")
    with pytest.raises(OptionError, match="which is a fault of the game"):
        actions.of([build])


def test_batches_use_the_same_numbers() -> None:
    batch = Batch("eruption", 3, seats=2, seed=1)
    assert batch.masks.shape == (3, batch.setting.actions.size)
    for _ in range(40):
        for lane, action in enumerate(batch.sample()):
            assert batch.masks[lane, action] == 1
        batch.step(np.array(batch.sample()))
    for wrong in ([0, 0, batch.setting.actions.size], [-1, 0, 0]):
        with pytest.raises(OptionError, match="numbered from 0"):
            batch.step(wrong)
