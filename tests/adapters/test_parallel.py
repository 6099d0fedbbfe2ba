"""The parallel environment, of games in which all seats decide at once."""

from __future__ import annotations

import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from lapilli.adapters import pettingzoo
from lapilli.core import registry
from lapilli.core.errors import OptionError
from tests.adapters import morra
from tests.adapters.shipped import NAMES


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game for these tests alone: other tests go through all registered games."""
    monkeypatch.setitem(registry._loaded, "morra", morra.GAME)


def test_the_interface_is_what_pettingzoo_wants() -> None:
    parallel_api_test(pettingzoo.parallel_env("morra"), num_cycles=100)
    parallel_seed_test(lambda: pettingzoo.parallel_env("morra"), num_cycles=50)


def test_all_seats_play_at_once() -> None:
    env = pettingzoo.parallel_env("morra")
    seen, _ = env.reset(seed=1)
    assert all(one["action_mask"].tolist() == [1, 1] for one in seen.values())
    for last in (False, False, True):
        seen, rewards, over, _, _ = env.step({"seat_1": 0, "seat_2": 1})
        assert over == {"seat_1": last, "seat_2": last}
    assert rewards == {"seat_1": -1.0, "seat_2": 1.0}
    assert env.agents == []
    assert not any(one["action_mask"].any() for one in seen.values())


@pytest.mark.parametrize("name", NAMES)
def test_games_in_turns_are_refused_in_words(name: str) -> None:
    with pytest.raises(OptionError, match=r"is played in turns: use env\(\), the AEC environment"):
        pettingzoo.parallel_env(name)
