"""The kit as a test class: `class TestMyGame(Conformance): game = GAME`.

The checks that draw or say a lot look at one in `THIN` of the plan's positions, others each day, and compiled games are
compared with interpreted ones in one in `THIN` configurations. The header of the tests says which (`LAPILLI_SAMPLE=n`
looks at the same ones again), and `LAPILLI_ALL=1` has all of them looked at.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lapilli.core.check.kit import CHECKS
from lapilli.core.check.random_positions import Plan
from lapilli.core.game import Game

COSTLY = (
    "everything_can_be_said",
    "nothing_leaks",
    "packed_knowledge_is_whole",
    "pictures_are_sound",
    "positions_are_checked",
    "refusals_name_a_clause",
    "restored_games_go_on",
    "twin_worlds_look_alike",
    "undo_tells_no_secrets",
)
THIN = 4
SLOW = {"drawn_things_are_answered": 24}  # a second for each position: thinner still
DAY = 86_400


def everything() -> bool:
    """Say whether the whole of each plan is wanted."""
    return os.environ.get("LAPILLI_ALL", "") not in ("", "0")


def sample() -> int:
    """Return the number that selects the positions of an ordinary run: one per day, or LAPILLI_SAMPLE."""
    return int(os.environ.get("LAPILLI_SAMPLE") or time.time() // DAY)


def thinned(name: str, plan: Plan) -> Plan:
    """Return the plan of a check in this run."""
    if everything():
        return plan
    if name == "compiled_equals_interpreted":
        return replace(plan, share=(sample() % THIN, THIN))
    thin = SLOW.get(name, THIN if name in COSTLY else 1)
    return replace(plan, stride=plan.stride * thin, offset=plan.stride * (sample() % thin)) if thin > 1 else plan


class Conformance:
    """One test per check; set `game`, `plan` where more or less is wanted, and `known` faults until they are fixed."""

    game: Game
    plan = Plan()
    known: tuple[str, ...] = ()  # names of checks that fail: the test is red as soon as one of them does not


def _test(name: str) -> Callable[[Any], None]:
    def test(self: Conformance) -> None:
        if name not in self.known:
            CHECKS[name](self.game, thinned(name, self.plan))
            return
        mended = False
        with contextlib.suppress(Exception):
            CHECKS[name](self.game, self.plan)
            mended = True
        assert not mended, f"{name} is mended: take it off the list of known faults"

    test.__name__ = f"test_{name}"
    test.__doc__ = CHECKS[name].__doc__
    return test


for _name in CHECKS:
    setattr(Conformance, f"test_{_name}", _test(_name))
