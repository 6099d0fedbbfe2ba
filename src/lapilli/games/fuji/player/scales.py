"""What a difference of movement values brings: the chance of success, and what the lost stamina costs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.games.fuji.player.lore import TOTALS, Lore
from lapilli.games.fuji.player.outlook import MIDDLE, Outlook, bounded
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.odds import MAKE_UP, make_up


@final
class Scales:
    """Weighs one difference at a time, as it is or with dice that are still thrown."""

    def __init__(self, outlook: Outlook, lore: Lore) -> None:
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
        if blurred:
            self.chance = self.outlook.blurred[place]
        else:
            self.chance = 1.0 if place > MIDDLE else 0.0

    def sum_up(self, first: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """The same over all totals of a throw."""
        outlook = self.outlook
        spread = self.lore.spread
        cost = outlook.cost
        chance = 0.0
        loss = 0.0
        for value in range(self.lore.totals[first // TOTALS]):
            share = spread[first + value]
            if share > 0.0:
                apart = gap + sign * value
                place = bounded((apart if apart < most else most) + MIDDLE)
                loss += share * cost[row + place]
                if blurred:
                    chance += share * outlook.blurred[place]
                elif place > MIDDLE:
                    chance += share
        self.chance = chance
        self.cost = loss
