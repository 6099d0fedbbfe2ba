"""Eruption's nets: how they are learned, and which one plays at a table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lapilli.bots.net import Net
from lapilli.bots.training import NetTraining
from lapilli.bots.weights import load
from lapilli.core.state import State
from lapilli.games.eruption.player.features import INPUTS
from lapilli.games.eruption.player.search_adapter import EruptionSearchAdapter

TWO = Path(__file__).with_name("two.json")
MANY = Path(__file__).with_name("many.json")


def _new_adapter(net: Net, start: State) -> EruptionSearchAdapter:
    return EruptionSearchAdapter(net)


TRAININGS = (
    NetTraining(
        "two", TWO, INPUTS, (*[(2, {})] * 6, (2, {"forecast": True}), (2, {"annihilation": True})), _new_adapter
    ),
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
        _new_adapter,
    ),
)


@cache
def adapter_for(seats: int) -> EruptionSearchAdapter:
    """Two villages are a game of their own; one net knows all the others."""
    return EruptionSearchAdapter(load(TWO if seats == 2 else MANY, INPUTS))
