"""Deukalion passes the conformance kit."""

from collections.abc import Callable
from typing import Any

from lapilli import interpreted
from lapilli.core.check import CHECKS, Conformance, Plan
from lapilli.games.deukalion import GAME

CONFIGURATIONS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (4, {}),
    (3, {"first": "random", "target": 10, "poker_face": True}),
    (4, {"ship_stop": "choice", "hydra_self": "once", "target": 6}),
    (3, {"anchor_stop": True, "hydra_self": "never", "toss": "flat", "target": 6}),
    (2, {"garrison": "home", "toss": "thirds", "turn_limit": 20}),
)


class TestDeukalion(Conformance):
    game = GAME
    plan = Plan(
        stride=61 if interpreted.compiled() else 397,
        samples=1200 if interpreted.compiled() else 500,
        configurations=CONFIGURATIONS,
    )


PICTURES = Plan(stride=401 if interpreted.compiled() else 997, configurations=CONFIGURATIONS)


def _sparser(name: str) -> Callable[[TestDeukalion], None]:
    def test(self: TestDeukalion) -> None:
        CHECKS[name](self.game, PICTURES)

    return test


for _name in ("nothing_leaks", "everything_can_be_said", "pictures_are_sound"):  # these draw many pictures
    setattr(TestDeukalion, f"test_{_name}", _sparser(_name))
