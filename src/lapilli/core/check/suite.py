"""The kit as a test class: `class TestMyGame(Conformance): game = GAME`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lapilli.core.check.kit import CHECKS
from lapilli.core.check.walk import Plan
from lapilli.core.game import Game


class Conformance:
    """One test per check; set `game`, and `plan` where more or less is wanted."""

    game: Game
    plan = Plan()


def _test(name: str) -> Callable[[Any], None]:
    def test(self: Conformance) -> None:
        CHECKS[name](self.game, self.plan)

    test.__name__ = f"test_{name}"
    test.__doc__ = CHECKS[name].__doc__
    return test


for _name in CHECKS:
    setattr(Conformance, f"test_{_name}", _test(_name))
