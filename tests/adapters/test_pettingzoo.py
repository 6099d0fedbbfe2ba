"""PettingZoo's own suite on every game."""

from __future__ import annotations

import itertools
import sys

import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

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


@pytest.mark.parametrize("name", NAMES)
def test_its_benchmark_runs(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """As published, but for its clock: the five seconds it wants are over after a few cycles."""
    clock = itertools.count()
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__].time, "time", lambda: next(clock) / 4)
    performance_benchmark(pettingzoo.env(name))
    assert "turns per second" in capsys.readouterr().out
