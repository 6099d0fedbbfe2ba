"""The odds of dice: the chance that a walk succeeds, and a round's value over samples of unseen dice (F-13.17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.player.evaluation import GAPS, MIDDLE, Evaluator, Number, bounded
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.hidden_dice import unseen, ways
from lapilli.games.fuji.rules.masks import set_of, single
from lapilli.games.fuji.rules.masks import zeros as int_zeros
from lapilli.games.fuji.rules.names import DICE, NONE, SETS
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.rules.throw_tables import FIELD, FIELDS
from lapilli.games.fuji.rules.word_bounds import MAKE_UP, make_up, total
from lapilli.games.fuji.state import Position

TOTALS: Final[i64] = 37  # of six dice
KINDS: Final[i64] = 3  # of dice; a hand has up to two of each
HANDFULS: Final[i64] = 27
THROWS: Final[i64] = 2  # more than two throws are as good as two
ROW: Final[i64] = 21  # entries of a requirement in the parameters: three kinds, seven faces each


@final
class PrecomputedOdds:
    """Tables for the parameters of a table: `spread` has a row of chances for each requirement, handful and throws."""

    def __init__(self, parameters: RuleParameters) -> None:
        self.parameters = parameters
        self.worth: vec[i64] = parameters.worth
        requirements: i64 = len(parameters.worth) // ROW
        self.mean: vec[float] = zeros(requirements * KINDS)  # what a die of each kind counts on average
        self.spread: vec[float] = zeros(requirements * HANDFULS * THROWS * TOTALS)
        self.totals: vec[i64] = int_zeros(requirements * HANDFULS * THROWS)  # how many totals a row has
        for requirement in range(requirements):
            for kind in range(KINDS):
                total: i64 = 0
                for face in range(1, 7):
                    total += self.worth[requirement * ROW + kind * 7 + face]
                self.mean[requirement * KINDS + kind] = float(total) / 6.0
            for handful in range(HANDFULS):
                for throws in range(1, THROWS + 1):
                    self.compute(requirement, handful, throws)

    def row(self, requirement: i64, handful: i64, throws: i64) -> i64:
        """Where the chances of a handful begin."""
        if throws > THROWS:
            throws = THROWS
        return ((requirement * HANDFULS + handful) * THROWS + throws - 1) * TOTALS

    def compute(self, requirement: i64, handful: i64, throws: i64) -> None:
        """All dice are thrown, and again those that do not count, this many times in all."""
        found = zeros(TOTALS)
        found[0] = 1.0
        left = handful
        for kind in range(KINDS):
            for _die in range(left % 3):
                found = self.wider(found, requirement * ROW + kind * 7, throws)
            left //= 3
        first = self.row(requirement, handful, throws)
        for value in range(TOTALS):
            self.spread[first + value] = found[value]
            if found[value] > 0.0:
                self.totals[first // TOTALS] = value + 1

    def wider(self, found: vec[float], row: i64, throws: i64) -> vec[float]:
        """One die more."""
        misses: i64 = 0
        for face in range(1, 7):
            if self.worth[row + face] == 0:
                misses += 1
        missed = 1.0
        for _throw in range(throws):
            missed = missed * float(misses) / 6.0
        after = zeros(TOTALS)
        hit = 0.0
        if misses < 6:
            hit = (1.0 - missed) / float(6 - misses)
        for value in range(TOTALS):
            if found[value] == 0.0:
                continue
            after[value] += found[value] * missed
            for face in range(1, 7):
                add = self.worth[row + face]
                if add > 0:
                    after[value + add] += found[value] * hit
        return after


def certain() -> vec[float]:
    """The chance of success by a difference that cannot change: all or nothing."""
    found = zeros(GAPS)
    for place in range(MIDDLE + 1, GAPS):
        found[place] = 1.0
    return found


CERTAIN: Final = certain()


@final
class SuccessOdds:
    """Weighs one difference at a time, as it is or with dice that are still thrown."""

    def __init__(self, evaluator: Evaluator, odds: PrecomputedOdds) -> None:
        self.evaluator = evaluator
        self.odds = odds
        self.chance: float = 0.0  # as last weighed
        self.cost: float = 0.0

    def spread(self, thrown: i64, times: i64, requirement: i64) -> i64:
        """Where the chances of a throw stand; NONE if nothing is thrown."""
        return self.odds.row(requirement, self.handful(thrown), times) if thrown and times > 0 else NONE

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
        self.cost = self.evaluator.cost[row + place]
        self.chance = self.evaluator.blurred[place] if blurred else CERTAIN[place]

    def sum_up(self, first: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """The same over all totals of a throw."""
        evaluator = self.evaluator
        spread = self.odds.spread
        cost = evaluator.cost
        chances = evaluator.blurred if blurred else CERTAIN
        chance = 0.0
        loss = 0.0
        now = gap + MIDDLE
        highest = bounded(most + MIDDLE)
        for value in range(self.odds.totals[first // TOTALS]):
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
        self.dice: vec[i64] = int_zeros(SETS)  # the hidden dice that are counted under each figure, and the dummy's
        self.counts: vec[i64] = int_zeros(SETS * 2 * ROW)

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
        worth, counts = state.parameters.worth, self.counts
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
        self.gaps: vec[i64] = int_zeros(SAMPLES)  # between a figure and its best neighbour
        self.most: vec[i64] = int_zeros(SAMPLES)  # that a gap can become
        self.best: vec[i64] = int_zeros(SAMPLES)  # total of the neighbours
        self.some: vec[i64] = int_zeros(SAMPLES)  # totals as last counted
        self.chances: vec[float] = zeros(SAMPLES)
        self.costs: vec[float] = zeros(SAMPLES)
        self.promises: vec[float] = zeros(SAMPLES)

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
        """Chances and costs of a figure that throws some of its dice this many times."""
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
        """Chance and cost of a figure for a requirement, which the evaluator caches."""
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
