"""Samples of the dice that a seat does not see, and the value of a round averaged over them (F-13.17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros as float_zeros
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.player.evaluation import MIDDLE, Number
from lapilli.games.fuji.player.success_odds import ROW, SuccessOdds
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.guess import unseen, ways
from lapilli.games.fuji.rules.masks import set_of, single, zeros
from lapilli.games.fuji.rules.names import DICE, NONE, SETS
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.throws import FIELD, FIELDS
from lapilli.games.fuji.state import Position

SAMPLES: Final[i64] = 12  # the own dice are computed exactly
LOW: Final[i64] = (1 << FIELD) - 1


@final
class DiceSamples:
    """For each set of dice: how many of each kind show each face, in one field of a number for each way.

    A total is then the sum of a few products, for seven ways at once.
    """

    def __init__(self) -> None:
        self.number: i64 = 0  # of ways; none: all dice lie open
        self.hidden: i64 = 0
        self.faces: vec[i64] = vec[i64]()  # of all dice, one way behind the other
        self.dice: vec[i64] = zeros(SETS)  # the hidden dice that are counted under each figure, and the dummy's
        self.counts: vec[i64] = zeros(SETS * 2 * ROW)

    def imagine(self, state: Position, seat: i64, rng: Rng) -> None:
        """F-13.17 The dice that a seat does not see lie in many ways."""
        self.hidden = 0
        for one in state.figures:
            self.hidden |= unseen(state, one.dice, seat)
        self.number = SAMPLES if self.hidden else 0
        self.faces = ways(state, self.hidden, self.number, rng)
        if state.dummy:
            self.hidden |= set_of(DUMMY)
        for holder in range(SETS):
            self.dice[holder] = 0

    def lay(self, state: Position, way: i64) -> None:
        """Let the hidden dice lie in one of these ways."""
        for die in range(DICE):
            if self.hidden >> die & 1:
                state.value[die] = self.faces[way * DICE + die]

    def count(self, holder: i64, dice: i64) -> None:
        """What hidden dice of a figure, or of the dummy, show."""
        first = holder * 2 * ROW
        for place in range(first, first + 2 * ROW):
            self.counts[place] = 0
        for die in range(DICE):
            if dice >> die & 1:
                row = first + die % SET // 2 * 7
                for way in range(self.number):
                    place = row + self.faces[way * DICE + die] + way // FIELDS * ROW
                    self.counts[place] += single(way % FIELDS * FIELD)
        self.dice[holder] = dice

    def total(self, state: Position, holder: i64, dice: i64, requirement: i64, found: vec[i64]) -> None:
        """What dice that a figure, or the dummy, holds total in each way."""
        hidden = dice & self.hidden
        if self.dice[holder] != hidden:
            self.count(holder, hidden)
        worth, counts = state.terms.worth, self.counts
        row, first = requirement * ROW, holder * 2 * ROW
        ones: i64 = 0
        others: i64 = 0
        if hidden:
            for place in range(ROW):
                value = worth[row + place]
                if value:
                    ones += value * counts[first + place]
                    others += value * counts[first + ROW + place]
        seen = total(state, dice & ~hidden, requirement)
        for way in range(self.number):
            if way == FIELDS:
                ones = others
            found[way] = seen + (ones & LOW)
            ones >>= FIELD


@final
class SampledRound:
    """The same questions as those of `Plan`; one entry of each array for each way."""

    def __init__(self, success: SuccessOdds, samples: DiceSamples) -> None:
        self.success = success
        self.samples = samples
        self.gaps: vec[i64] = zeros(SAMPLES)  # between a figure and its best neighbour
        self.most: vec[i64] = zeros(SAMPLES)  # that a gap can become
        self.best: vec[i64] = zeros(SAMPLES)  # total of the neighbours
        self.some: vec[i64] = zeros(SAMPLES)  # totals as last counted
        self.chances: vec[float] = float_zeros(SAMPLES)
        self.costs: vec[float] = float_zeros(SAMPLES)
        self.promises: vec[float] = float_zeros(SAMPLES)

    def rivals(self, state: Position, index: i64, but: i64, requirement: i64) -> None:
        """The best totals of a figure's neighbours, one left out."""
        best, some, near = self.best, self.some, state.neighbours(index)
        for way in range(SAMPLES):
            best[way] = 0
        for other in range(state.count):
            if near >> other & 1 and other != but:
                self.samples.total(state, other, state.figures[other].dice, requirement, some)
                for way in range(SAMPLES):
                    best[way] = max(best[way], some[way])
        if state.dummy:
            self.samples.total(state, DUMMY, set_of(DUMMY), requirement, some)
            for way in range(SAMPLES):
                best[way] = max(best[way], some[way])

    def weigh(self, spread: i64, sign: i64, row: i64) -> None:
        """Chance and cost of each gap; what was weighed in an earlier way is not weighed again."""
        success, gaps, most = self.success, self.gaps, self.most
        for way in range(SAMPLES):
            same: i64 = 0
            while gaps[same] != gaps[way] or most[same] != most[way]:
                same += 1
            if same == way:
                success.weigh(spread, gaps[way], sign, most[way], row, False)
                self.chances[way] = success.chance
                self.costs[way] = success.cost
            else:
                self.chances[way] = self.chances[same]
                self.costs[way] = self.costs[same]

    def against_all(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64, row: i64) -> None:
        """Chances and costs of a figure that throws some of its dice so many times."""
        one = state.figures[index]
        self.rivals(state, index, NONE, requirement)
        self.samples.total(state, index, one.dice & ~thrown, requirement, self.gaps)
        for way in range(SAMPLES):
            self.gaps[way] += 3 * one.flares - self.best[way]
            self.most[way] = MIDDLE
        self.weigh(self.success.spread(thrown, times, requirement), 1, row)

    def against(self, state: Position, index: i64, actor: i64, thrown: i64, requirement: i64, row: i64) -> None:
        """Chances and costs of a figure whose neighbour throws some dice."""
        one = state.figures[index]
        self.rivals(state, index, actor, requirement)
        self.samples.total(state, index, one.dice, requirement, self.gaps)
        self.samples.total(state, actor, state.figures[actor].dice & ~thrown, requirement, self.some)
        for way in range(SAMPLES):
            own = self.gaps[way] + 3 * one.flares
            self.gaps[way] = own - self.some[way]
            self.most[way] = own - self.best[way]
        self.weigh(self.success.spread(thrown, 1, requirement), -1, row)

    def expect(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64) -> None:
        """Chance and cost of a figure for a requirement, for the scales to keep."""
        evaluator = self.success.evaluator
        row = evaluator.row(False, evaluator.rounds, state.figures[index].stamina)
        self.against_all(state, index, thrown, times, requirement, row)
        chance = 0.0
        cost = 0.0
        for way in range(SAMPLES):
            chance += self.chances[way]
            cost += self.costs[way]
        self.success.chance = chance / float(SAMPLES)
        self.success.cost = cost / float(SAMPLES)

    def promise(self, state: Position, actor: i64, thrown: i64, times: i64) -> float:
        """How good the round will be for all, if a figure throws some of its dice."""
        evaluator, promises = self.success.evaluator, self.promises
        for way in range(SAMPLES):
            promises[way] = 0.0
        for index in range(state.count):
            one = state.figures[index]
            if one.marker == NONE or state.gone >> index & 1:
                continue
            requirement = requirement_of(state, one.marker)
            row = evaluator.row(False, evaluator.rounds, one.stamina)
            if index != actor and thrown and state.neighbours(index) >> actor & 1:
                self.against(state, index, actor, thrown, requirement, row)
            else:
                own: i64 = thrown
                if index != actor:
                    own = 0
                self.against_all(state, index, own, times, requirement, row)
            weight = 1.0
            if index != actor and actor != NONE:
                weight = evaluator.numbers[Number.OTHERS]
            gain = evaluator.gain(state, index)
            for way in range(SAMPLES):
                cost = 0.0 if one.aided else self.costs[way]
                promises[way] += weight * (self.chances[way] * gain - cost)
        found = 0.0
        for way in range(SAMPLES):
            found += promises[way]
        return found / float(SAMPLES)
