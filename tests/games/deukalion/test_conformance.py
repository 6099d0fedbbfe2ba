"""Deukalion keeps its word."""

from lapilli import pure
from lapilli.core.check import Conformance, Plan
from lapilli.games.deukalion import GAME

CONFIGURATIONS = (
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
        stride=173 if pure.compiled() else 397,
        samples=1200 if pure.compiled() else 500,
        configurations=CONFIGURATIONS,
    )
