"""PettingZoo's own suite on every game."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lapilli.adapters import pettingzoo
from tests.adapters.shipped import NAMES, SCALE


@pytest.mark.parametrize("name", NAMES)
def test_the_interface_is_what_pettingzoo_wants(name: str) -> None:
    api_test(pettingzoo.env(name), num_cycles=50)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=50)


@pytest.mark.parametrize("name", NAMES)
def test_boards_are_rendered(name: str) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode, render_scale=SCALE))
