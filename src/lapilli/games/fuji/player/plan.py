"""What a round promises: chances of success, and what the lost stamina costs.

In a world in which all dice lie open; `average` has the same where a seat does not see some of them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.player.average import Average
from lapilli.games.fuji.player.evaluation import MIDDLE, Evaluator, Number
from lapilli.games.fuji.player.scales import Scales
from lapilli.games.fuji.player.tables import ROW, PrecomputedOdds
from lapilli.games.fuji.player.ways import Ways
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.state import Position


@final
class Plan:
    """Weighs dice against destinations, by an outlook and its numbers."""

    def __init__(self, outlook: Evaluator, lore: PrecomputedOdds) -> None:
        self.outlook = outlook
        self.numbers: vec[float] = outlook.numbers
        self.lore = lore
        self.scales = Scales(outlook, lore)
        self.ways = Ways()  # in which hidden dice may lie
        self.average = Average(self.scales, self.ways)

    def rival(self, state: Position, index: i64, but: i64, requirement: i64) -> i64:
        """The best total of a figure's neighbours, one left out; of the dummy's unseen dice the average."""
        best: i64 = 0
        near = state.neighbours(index)
        for other in range(state.count):
            if near >> other & 1 and other != but:
                value = total(state, state.figures[other].dice, requirement)
                if value > best:
                    best = value
        return max(best, self.dummy_total(state, requirement)) if state.dummy else best

    def later_rival(self, state: Position, index: i64, requirement: i64) -> i64:
        """The same while markers are chosen: others will throw again, so their totals move towards the average."""
        best: i64 = 0
        near = state.neighbours(index)
        moved = self.numbers[Number.LATER]
        for other in range(state.count):
            if near >> other & 1:
                now = 0.0
                mean = 0.0
                dice = state.figures[other].dice
                die: i64 = 0
                while dice:
                    if dice & 1:
                        kind = die % SET // 2
                        now += float(self.lore.worth[requirement * ROW + kind * 7 + state.value[die]])
                        mean += self.lore.mean[requirement * 3 + kind]
                    dice >>= 1
                    die += 1
                value = i64(int(now + moved * (mean - now) + 0.5))
                if value > best:
                    best = value
        return max(best, self.dummy_total(state, requirement)) if state.dummy else best

    def dummy_total(self, state: Position, requirement: i64) -> i64:
        """F-10.1 The dummy's, with what its unseen dice count on average."""
        found = 0.5
        for place in range(SET):
            die = DUMMY * SET + place
            if state.value[die] > 0:
                found += float(self.lore.worth[requirement * ROW + place // 2 * 7 + state.value[die]])
            else:
                found += self.lore.mean[requirement * 3 + place // 2]
        return i64(int(found))

    def against(
        self, state: Position, index: i64, actor: i64, thrown: i64, requirement: i64, row: i64, blurred: bool
    ) -> None:
        """Chance and cost of a figure whose neighbour throws some dice."""
        one = state.figures[index]
        own = total(state, one.dice, requirement) + 3 * one.flares
        most = own - self.rival(state, index, actor, requirement)
        kept = total(state, state.figures[actor].dice & ~thrown, requirement)
        self.scales.weigh(self.scales.spread(thrown, 1, requirement), own - kept, -1, most, row, blurred)

    # -- what a round promises ------------------------------------------------------------------------------------

    def expect(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64) -> None:
        """Chance and cost of a figure for a requirement while others may still throw again, for the scales to keep."""
        if self.ways.number:
            self.average.expect(state, index, thrown, times, requirement)
            return
        one = state.figures[index]
        row = self.outlook.row(True, self.outlook.rounds, one.stamina)
        rival = self.later_rival(state, index, requirement) - 3 * one.flares
        gap = total(state, one.dice & ~thrown, requirement) - rival
        self.scales.weigh(self.scales.spread(thrown, times, requirement), gap, 1, MIDDLE, row, True)

    def team(self, state: Position, actor: i64, thrown: i64, times: i64, blurred: bool) -> float:
        """How good the round will be for all, if a figure throws some of its dice; blurred: others may throw too."""
        if self.ways.number:
            return self.average.promise(state, actor, thrown, times)
        return self.promise(state, actor, thrown, times, blurred)

    def promise(self, state: Position, actor: i64, thrown: i64, times: i64, blurred: bool) -> float:
        """The same as the dice lie."""
        outlook = self.outlook
        scales = self.scales
        promise = 0.0
        for index in range(state.count):
            one = state.figures[index]
            if one.marker == NONE or state.gone >> index & 1:
                continue
            requirement = requirement_of(state, one.marker)
            row = outlook.row(blurred, outlook.rounds, one.stamina)
            weight = 1.0
            if index != actor and thrown and state.neighbours(index) >> actor & 1:
                self.against(state, index, actor, thrown, requirement, row, blurred)
            else:
                rival = self.rival(state, index, NONE, requirement) - 3 * one.flares
                own: i64 = thrown
                if index != actor:
                    own = 0
                gap = total(state, one.dice & ~own, requirement) - rival
                scales.weigh(scales.spread(own, times, requirement), gap, 1, MIDDLE, row, blurred)
            if index != actor and actor != NONE:
                weight = self.numbers[Number.OTHERS]
            cost = 0.0 if one.aided else scales.cost
            promise += weight * (scales.chance * outlook.gain(state, index) - cost)
        return promise
