"""Pumice passes the conformance kit."""

from lapilli.core.check import Conformance, Plan
from pumice import GAME


class TestPumice(Conformance):
    game = GAME
    plan = Plan(games=2, stride=5)
