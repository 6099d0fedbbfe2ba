"""What a difference of movement values brings: the chance of success, and what the lost stamina costs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.games.fuji.player.evaluation import GAPS, MIDDLE, Evaluator, bounded
from lapilli.games.fuji.player.tables import TOTALS, PrecomputedOdds
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.odds import MAKE_UP, make_up


def sharp() -> vec[float]:
    """The chance of success by a difference that cannot change: all or nothing."""
    found = zeros(GAPS)
    for place in range(MIDDLE + 1, GAPS):
        found[place] = 1.0
    return found


SHARP: Final = sharp()


@final
class Scales:
    """Weighs one difference at a time, as it is or with dice that are still thrown."""

    def __init__(self, outlook: Evaluator, lore: PrecomputedOdds) -> None:
        self.outlook = outlook
        self.lore = lore
        self.chance: float = 0.0  # as last weighed
        self.cost: float = 0.0

    def spread(self, thrown: i64, times: i64, requirement: i64) -> i64:
        """Where the chances of a throw stand; NONE if nothing is thrown."""
        return self.lore.row(requirement, self.handful(thrown), times) if thrown and times > 0 else NONE

    def handful(self, dice: i64) -> i64:
        """How many dice of each kind, as the number of a handful."""
        kinds = make_up(dice)
        us, vs, ws = kinds % MAKE_UP, kinds // MAKE_UP % MAKE_UP, kinds // MAKE_UP // MAKE_UP
        return min(us, 2) + 3 * min(vs, 2) + 9 * min(ws, 2)

    def weigh(self, spread: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """Chance and cost; each total of a throw makes a gap wider or narrower, `most` bounds it."""
        if spread != NONE:
            self.sum_up(spread, gap, sign, most, row, blurred)
            return
        place = bounded(gap + MIDDLE)
        self.cost = self.outlook.cost[row + place]
        self.chance = self.outlook.blurred[place] if blurred else SHARP[place]

    def sum_up(self, first: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """The same over all totals of a throw."""
        outlook = self.outlook
        spread = self.lore.spread
        cost = outlook.cost
        chances = outlook.blurred if blurred else SHARP
        chance = 0.0
        loss = 0.0
        now = gap + MIDDLE
        highest = bounded(most + MIDDLE)
        for value in range(self.lore.totals[first // TOTALS]):
            share = spread[first + value]
            if share > 0.0:
                place = now + sign * value
                if place > highest:
                    place = highest
                if place < 0:
                    place = 0
                loss += share * cost[row + place]
                chance += share * chances[place]
        self.chance = chance
        self.cost = loss
