"""What was learned: numbers for the rule of thumb by how many figures there are, and a net for each level."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

from lapilli.bots.net import Net
from lapilli.games.fuji.player.features import INPUTS
from lapilli.games.fuji.player.search_adapter import FujiMind
from lapilli.games.fuji.player.tables import PrecomputedOdds
from lapilli.games.fuji.rules.engine import Engine

LEARNED = Path(__file__).with_name("learned.json")
USUAL = "usual"  # numbers by hand: the rule of thumb's, with which tuning begins
TUNED = "tuned"  # those that were learned for the number of figures
LEVELS = (4, 3, 2, 1)  # numbers are tuned on the first, where most games are lost
HIDDEN = 8  # units of a net: more tell no better
SPREAD = (
    *(0.8, 0.3, 20.0, 6.0, 3.0, 1.5, 0.4, 0.8, 0.8, 0.6, 15.0, 1.0, 8.0, 1.5, 1.5, 0.8, 0.6, 0.6),
    *(0.2, 0.5, 0.4, 0.4, 0.8, 0.2),
)  # how far each number of a row may sensibly lie from its place


class Learned(TypedDict):
    """The file."""

    made: str
    numbers: dict[str, list[float]]  # by the number of figures; the usual ones
    nets: dict[str, list[float]]  # weights, by level and number of figures
    curves: dict[str, list[list[float]]]  # seconds, games, won, won by the usual numbers


@cache
def learned(path: Path = LEARNED) -> Learned:
    found: Learned = json.loads(path.read_text(encoding="utf-8"))
    return found


def mind_of(lore: PrecomputedOdds, level: int, figures: int, numbers: str = TUNED) -> FujiMind:
    """The rule of thumb for a table, with its net."""
    found, net = learned(), Net(INPUTS, HIDDEN, 0)
    net.load(found["nets"][f"{level}-{figures}"])
    return FujiMind(found["numbers"][str(figures) if numbers == TUNED else numbers], lore, net)


class Minds:
    """One mind for each box, level, number of figures and row of numbers."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int, str], FujiMind] = {}

    def __call__(self, world: Engine, numbers: str = TUNED) -> FujiMind:
        """The mind for a table."""
        level, figures = int(world.terms.level) + 1, int(world.count)
        key = (world.terms.text, level, figures, numbers)
        if key not in self.known:
            self.known[key] = mind_of(PrecomputedOdds(world.terms), level, figures, numbers)
        return self.known[key]


mind_for = Minds()
