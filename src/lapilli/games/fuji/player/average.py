"""What a round promises on an average of many ways in which the dice may lie that a seat does not see."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.bots.net import zeros as noughts
from lapilli.core.packed import vec
from lapilli.games.fuji.actions import DUMMY
from lapilli.games.fuji.player.evaluation import MIDDLE, Number
from lapilli.games.fuji.player.scales import Scales
from lapilli.games.fuji.player.ways import WAYS, Ways
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.masks import set_of, zeros
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.state import Position


@final
class Average:
    """The same questions as those of `Plan`; one entry of each array for each way."""

    def __init__(self, scales: Scales, ways: Ways) -> None:
        self.scales = scales
        self.ways = ways
        self.gaps: vec[i64] = zeros(WAYS)  # between a figure and its best neighbour
        self.most: vec[i64] = zeros(WAYS)  # that a gap can become
        self.best: vec[i64] = zeros(WAYS)  # total of the neighbours
        self.some: vec[i64] = zeros(WAYS)  # totals as last counted
        self.chances: vec[float] = noughts(WAYS)
        self.costs: vec[float] = noughts(WAYS)
        self.promises: vec[float] = noughts(WAYS)

    def rivals(self, state: Position, index: i64, but: i64, requirement: i64) -> None:
        """The best totals of a figure's neighbours, one left out."""
        best, some, near = self.best, self.some, state.neighbours(index)
        for way in range(WAYS):
            best[way] = 0
        for other in range(state.count):
            if near >> other & 1 and other != but:
                self.ways.total(state, other, state.figures[other].dice, requirement, some)
                for way in range(WAYS):
                    best[way] = max(best[way], some[way])
        if state.dummy:
            self.ways.total(state, DUMMY, set_of(DUMMY), requirement, some)
            for way in range(WAYS):
                best[way] = max(best[way], some[way])

    def weigh(self, spread: i64, sign: i64, row: i64) -> None:
        """Chance and cost of each gap; what was weighed in an earlier way is not weighed again."""
        scales, gaps, most = self.scales, self.gaps, self.most
        for way in range(WAYS):
            same: i64 = 0
            while gaps[same] != gaps[way] or most[same] != most[way]:
                same += 1
            if same == way:
                scales.weigh(spread, gaps[way], sign, most[way], row, False)
                self.chances[way] = scales.chance
                self.costs[way] = scales.cost
            else:
                self.chances[way] = self.chances[same]
                self.costs[way] = self.costs[same]

    def against_all(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64, row: i64) -> None:
        """Chances and costs of a figure that throws some of its dice so many times."""
        one = state.figures[index]
        self.rivals(state, index, NONE, requirement)
        self.ways.total(state, index, one.dice & ~thrown, requirement, self.gaps)
        for way in range(WAYS):
            self.gaps[way] += 3 * one.flares - self.best[way]
            self.most[way] = MIDDLE
        self.weigh(self.scales.spread(thrown, times, requirement), 1, row)

    def against(self, state: Position, index: i64, actor: i64, thrown: i64, requirement: i64, row: i64) -> None:
        """Chances and costs of a figure whose neighbour throws some dice."""
        one = state.figures[index]
        self.rivals(state, index, actor, requirement)
        self.ways.total(state, index, one.dice, requirement, self.gaps)
        self.ways.total(state, actor, state.figures[actor].dice & ~thrown, requirement, self.some)
        for way in range(WAYS):
            own = self.gaps[way] + 3 * one.flares
            self.gaps[way] = own - self.some[way]
            self.most[way] = own - self.best[way]
        self.weigh(self.scales.spread(thrown, 1, requirement), -1, row)

    def expect(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64) -> None:
        """Chance and cost of a figure for a requirement, for the scales to keep."""
        outlook = self.scales.outlook
        row = outlook.row(False, outlook.rounds, state.figures[index].stamina)
        self.against_all(state, index, thrown, times, requirement, row)
        chance = 0.0
        cost = 0.0
        for way in range(WAYS):
            chance += self.chances[way]
            cost += self.costs[way]
        self.scales.chance = chance / float(WAYS)
        self.scales.cost = cost / float(WAYS)

    def promise(self, state: Position, actor: i64, thrown: i64, times: i64) -> float:
        """How good the round will be for all, if a figure throws some of its dice."""
        outlook, promises = self.scales.outlook, self.promises
        for way in range(WAYS):
            promises[way] = 0.0
        for index in range(state.count):
            one = state.figures[index]
            if one.marker == NONE or state.gone >> index & 1:
                continue
            requirement = requirement_of(state, one.marker)
            row = outlook.row(False, outlook.rounds, one.stamina)
            if index != actor and thrown and state.neighbours(index) >> actor & 1:
                self.against(state, index, actor, thrown, requirement, row)
            else:
                own: i64 = thrown
                if index != actor:
                    own = 0
                self.against_all(state, index, own, times, requirement, row)
            weight = 1.0
            if index != actor and actor != NONE:
                weight = outlook.numbers[Number.OTHERS]
            gain = outlook.gain(state, index)
            for way in range(WAYS):
                cost = 0.0 if one.aided else self.costs[way]
                promises[way] += weight * (self.chances[way] * gain - cost)
        found = 0.0
        for way in range(WAYS):
            found += promises[way]
        return found / float(WAYS)
