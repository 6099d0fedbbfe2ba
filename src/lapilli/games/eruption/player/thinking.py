"""Eruption's net at work: which one plays at a table, and how it thinks from a view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from lapilli.bots.net import Net
from lapilli.bots.thinking import Figures
from lapilli.bots.thinking import think as think_about
from lapilli.bots.training import NetTraining
from lapilli.bots.weights import load
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.core.thought import Effort, Thought
from lapilli.games.eruption.player.features import INPUTS
from lapilli.games.eruption.player.mind import EruptionMind
from lapilli.games.eruption.rules.course import Course

TWO = Path(__file__).with_name("two.json")
MANY = Path(__file__).with_name("many.json")


def _new_mind(net: Net, start: State) -> EruptionMind:
    return EruptionMind(net)


TRAININGS = (
    NetTraining("two", TWO, INPUTS, (*[(2, {})] * 6, (2, {"forecast": True}), (2, {"annihilation": True})), _new_mind),
    NetTraining(
        "many",
        MANY,
        INPUTS,
        (
            *[(3, {})] * 2,
            *[(4, {})] * 2,
            *((5, {}), (6, {}), (4, {"clans": True}), (6, {"clans": True})),
            *((3, {"annihilation": True}), (4, {"forecast": True})),
        ),
        _new_mind,
    ),
)


@cache
def mind_for(seats: int) -> EruptionMind:
    """Two villages are a game of their own; one net knows all the others."""
    return EruptionMind(load(TWO if seats == 2 else MANY, INPUTS))


def think(world: Course, seat: int, menu: Sequence[int], rng: Rng, effort: Effort, figures: Figures) -> Thought:
    """The best action by net and search, from an imagined world."""
    return think_about(mind_for(int(world.seats)), world, seat, menu, rng, effort, figures)
