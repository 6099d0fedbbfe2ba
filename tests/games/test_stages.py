"""The stages of a turn that a player sees: each game that has words for them shows them, and marks the present one."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from lapilli.core.check.random_positions import Plan, walks
from lapilli.core.registry import find, list_games

GAMES = sorted(list_games())


@pytest.mark.parametrize("name", GAMES)
def test_every_stage_with_words_is_shown_and_marked(name: str) -> None:
    game = find(name)
    words = Path(inspect.getfile(type(game.rules))).parent / "text" / "en.ftl"
    wanted = set(re.findall(r"^(stage-\w+|step-\d+) =", words.read_text(encoding="utf-8"), re.M))
    plan, come = Plan(configurations=tuple((seats, {}) for seats in game.seats[:2])), set[str]()
    for state, _, _ in walks(game, plan):
        stages = game.presentation.turn_stages(game.rules.observe(state, None))
        assert {stage.message for stage in stages} <= wanted
        assert bool(stages) == bool(wanted)
        come |= {stage.message for stage in stages if stage.now}
    assert not wanted or len(come) > len(wanted) / 2, f"only {sorted(come)} came up"
