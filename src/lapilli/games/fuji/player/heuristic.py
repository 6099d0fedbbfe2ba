"""The heuristic in an imagined world: what a round is worth, where to go, which dice to throw again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import packed
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.player.dice_odds import ROW, DiceSamples, PrecomputedOdds, SampledRound, SuccessOdds
from lapilli.games.fuji.player.evaluation import MIDDLE, Evaluator, Number
from lapilli.games.fuji.rules.board import markable, walk_limit, walkable, within
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.masks import zeros as int_zeros
from lapilli.games.fuji.rules.names import NONE, PHASE_NUMBERS_AFTER_REROLLS, SETS, Injury, Skill
from lapilli.games.fuji.rules.parameters import Map
from lapilli.games.fuji.rules.word_bounds import total
from lapilli.games.fuji.state import Position


@final
class RoundValue:
    """Weighs dice against destinations, by an evaluator and its numbers."""

    def __init__(self, evaluator: Evaluator, odds: PrecomputedOdds) -> None:
        self.evaluator = evaluator
        self.numbers: vec[float] = evaluator.numbers
        self.odds = odds
        self.success = SuccessOdds(evaluator, odds)
        self.samples = DiceSamples()  # in which hidden dice may lie
        self.average = SampledRound(self.success, self.samples)

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
                        now += float(self.odds.worth[requirement * ROW + kind * 7 + state.value[die]])
                        mean += self.odds.mean[requirement * 3 + kind]
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
                found += float(self.odds.worth[requirement * ROW + place // 2 * 7 + state.value[die]])
            else:
                found += self.odds.mean[requirement * 3 + place // 2]
        return i64(int(found))

    def against(
        self, state: Position, index: i64, actor: i64, thrown: i64, requirement: i64, row: i64, blurred: bool
    ) -> None:
        """Chance and cost of a figure whose neighbour throws some dice."""
        one = state.figures[index]
        own = total(state, one.dice, requirement) + 3 * one.flares
        most = own - self.rival(state, index, actor, requirement)
        kept = total(state, state.figures[actor].dice & ~thrown, requirement)
        self.success.weigh(self.success.spread(thrown, 1, requirement), own - kept, -1, most, row, blurred)

    # -- what a round promises ------------------------------------------------------------------------------------

    def expect(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64) -> None:
        """Chance and cost of a figure for a requirement while others may still reroll; the evaluator caches it."""
        if self.samples.number:
            self.average.expect(state, index, thrown, times, requirement)
            return
        one = state.figures[index]
        row = self.evaluator.row(True, self.evaluator.rounds, one.stamina)
        rival = self.later_rival(state, index, requirement) - 3 * one.flares
        gap = total(state, one.dice & ~thrown, requirement) - rival
        self.success.weigh(self.success.spread(thrown, times, requirement), gap, 1, MIDDLE, row, True)

    def team(self, state: Position, actor: i64, thrown: i64, times: i64, blurred: bool) -> float:
        """How good the round will be for all, if a figure throws some of its dice; blurred: others may throw too."""
        if self.samples.number:
            return self.average.promise(state, actor, thrown, times)
        return self.promise(state, actor, thrown, times, blurred)

    def promise(self, state: Position, actor: i64, thrown: i64, times: i64, blurred: bool) -> float:
        """The same as the dice lie."""
        evaluator = self.evaluator
        success = self.success
        promise = 0.0
        for index in range(state.count):
            one = state.figures[index]
            if one.marker == NONE or state.gone >> index & 1:
                continue
            requirement = requirement_of(state, one.marker)
            row = evaluator.row(blurred, evaluator.rounds, one.stamina)
            weight = 1.0
            if index != actor and thrown and state.neighbours(index) >> actor & 1:
                self.against(state, index, actor, thrown, requirement, row, blurred)
            else:
                rival = self.rival(state, index, NONE, requirement) - 3 * one.flares
                own: i64 = thrown
                if index != actor:
                    own = 0
                gap = total(state, one.dice & ~own, requirement) - rival
                success.weigh(success.spread(own, times, requirement), gap, 1, MIDDLE, row, blurred)
            if index != actor and actor != NONE:
                weight = self.numbers[Number.OTHERS]
            cost = 0.0 if one.aided else success.cost
            promise += weight * (success.chance * evaluator.gain(state, index) - cost)
        return promise


WISHES: Final[i64] = 4  # destinations of each figure that are tried together
UNMARKED: Final = 50.0  # what it costs to have no destination
GRUDGE: Final = 0.45  # of what a throw brings a neighbour's card
FAVOUR: Final = 0.5  # what it may cost to throw what a neighbour asks for
NEVER: Final = -1e9


@final
class Heuristic:
    """Judges destinations and dice by one row of numbers."""

    def __init__(self, evaluator: Evaluator, odds: PrecomputedOdds) -> None:
        self.evaluator = evaluator
        self.numbers: vec[float] = evaluator.numbers
        self.odds = odds
        self.plan = RoundValue(evaluator, odds)
        self.goals: vec[i64] = int_zeros(4 * WISHES)  # the best destinations of each figure, the best first
        self.marks: vec[float] = zeros(4 * WISHES)
        self.rings: vec[i64] = int_zeros(odds.parameters.steps + 1)  # the cells within this many steps of the start
        self.map: Map = odds.parameters.maps[0]
        self.start: i64 = NONE
        self.ground: i64 = 0

    # -- destinations ---------------------------------------------------------------------------------------------

    def mark_all(self, state: Position) -> None:
        """Give a marker to every figure that has none: the best destinations that do not get in each other's way."""
        self.evaluator.look(state)
        waiting: i64 = 0
        for index in range(state.count):
            if state.figures[index].marker == NONE:
                waiting |= 1 << index
                self.wish(state, index)
        chosen = packed([NONE] * 4)
        best = packed([NONE] * 4)
        self.settle(state, 0, waiting, 0.0, chosen, best, NEVER)
        for index in range(state.count):
            if waiting >> index & 1:
                state.figures[index].marker = best[index]

    def settle(
        self, state: Position, index: i64, waiting: i64, promise: float, chosen: vec[i64], best: vec[i64], most: float
    ) -> float:
        """Try all wishes of the waiting figures from this one on; the best sum so far."""
        if index == state.count:
            if promise > most:
                for other in range(state.count):
                    best[other] = chosen[other]
                return promise
            return most
        if not waiting >> index & 1:
            return self.settle(state, index + 1, waiting, promise, chosen, best, most)
        near = state.neighbours(index)
        found = most
        for place in range(WISHES):
            goal = self.goals[index * WISHES + place]
            if goal == NONE:
                break
            free = True
            for other in range(index):
                if waiting >> other & 1 and near >> other & 1 and chosen[other] == goal:
                    free = False
            if free:
                chosen[index] = goal
                mark = self.marks[index * WISHES + place]
                found = self.settle(state, index + 1, waiting, promise + mark, chosen, best, found)
        chosen[index] = NONE
        return self.settle(state, index + 1, waiting, promise - UNMARKED, chosen, best, found)

    def wish(self, state: Position, index: i64) -> None:
        """The few best destinations of a figure."""
        first = index * WISHES
        for place in range(WISHES):
            self.goals[first + place] = NONE
            self.marks[first + place] = NEVER
        cells = markable(state, index)
        for cell in range(len(state.map.cells)):
            if not cells >> cell & 1:
                continue
            mark = self.mark(state, index, cell)
            place = WISHES - 1
            if mark <= self.marks[first + place]:
                continue
            while place > 0 and mark > self.marks[first + place - 1]:
                self.marks[first + place] = self.marks[first + place - 1]
                self.goals[first + place] = self.goals[first + place - 1]
                place -= 1
            self.marks[first + place] = mark
            self.goals[first + place] = cell

    def mark(self, state: Position, index: i64, cell: i64) -> float:
        """How good a destination is: chance times progress, minus what the lost stamina costs."""
        evaluator = self.evaluator
        success = self.plan.success
        one = state.figures[index]
        self.expect(state, index, cell)
        gain = evaluator.worth(state, index, cell) - evaluator.worth(state, index, one.cell)
        if state.equipment & single(cell):
            gain += self.numbers[Number.TOKEN]
        if state.eruption and cell != one.cell:
            gain -= self.alarm(state, index, cell)
        if evaluator.standing(state, index, cell) and not evaluator.home >> index & 1:
            failed = evaluator.cost[evaluator.row(self.plan.samples.number == 0, evaluator.rounds, one.stamina)]
            return success.chance * (gain + self.numbers[Number.WIN]) - (1.0 - success.chance) * failed
        return success.chance * gain - success.cost

    def expect(self, state: Position, index: i64, cell: i64) -> None:
        """Chance and cost of a destination, which the evaluator caches: what misses is thrown again where one may."""
        requirement = requirement_of(state, cell)
        times: i64 = 0
        if not PHASE_NUMBERS_AFTER_REROLLS >> state.phase_number & 1:
            times = self.throws(state, index, cell)
        thrown: i64 = 0
        if times > 0:
            thrown = misses(state, state.figures[index].dice & ~self.plan.samples.hidden, requirement)
        self.plan.expect(state, index, thrown, times, requirement)

    def throws(self, state: Position, index: i64, cell: i64) -> i64:
        """F-3.1 to F-3.4 How often the figure may throw again if that is its destination."""
        one = state.figures[index]
        extra: i64 = 1 if one.able(Skill.SURVIVALIST) else 0
        if cell == NONE or one.hurt(Injury.EYE):
            return extra
        self.look_around(state, one.cell)
        for steps in range(len(self.rings)):
            if self.rings[steps] >> cell & 1:
                return extra + state.parameters.rerolls[steps] + state.parameters.symbols[state.terrain[cell]]
        return extra

    def look_around(self, state: Position, start: i64) -> None:
        """The cells within this many steps; cached, as many destinations of a figure are judged in turn."""
        ground = walkable(state)
        if state.map is self.map and start == self.start and ground == self.ground:
            return
        self.map, self.start, self.ground = state.map, start, ground
        for steps in range(len(self.rings)):
            self.rings[steps] = within(state, start, steps)

    def alarm(self, state: Position, index: i64, cell: i64) -> float:
        """F-5.15 What an eruption costs that every way there triggers."""
        one = state.figures[index]
        steps = walk_limit(state, index)
        if state.eruption >> cell & 1 == 0:
            lava = state.lava
            state.lava |= state.eruption  # is there a way round the tokens?
            clear = within(state, one.cell, steps) >> cell & 1 == 1
            state.lava = lava
            if clear:
                return 0.0
        found = self.numbers[Number.MINDS]
        for other in range(state.count):
            place = cell if other == index else state.figures[other].cell
            if self.evaluator.burns[place] == 2:
                found += 0.5 * self.numbers[Number.FEAR]
        return found

    # -- throwing again -------------------------------------------------------------------------------------------

    def to_throw(self, state: Position, index: i64, dice: i64, times: i64, saves: bool) -> i64:
        """The best of the sets that take the most promising dice first; none unless it pays."""
        return self.to_throw_beside(state, index, dice, times, saves, 0, 0)

    def to_throw_beside(
        self, state: Position, index: i64, dice: i64, times: i64, saves: bool, fixed: i64, asked: i64
    ) -> i64:
        """The same, where some dice are thrown anyhow, and others come first because somebody asks for it."""
        one = state.figures[index]
        if one.marker == NONE or times <= 0 or (dice | fixed) == 0:
            return 0
        best = fixed
        value = self.plan.team(state, index, fixed, times, True)
        if fixed == 0:
            value += self.numbers[Number.THROW]
            if saves:
                value += self.numbers[Number.BAR]
        chosen = fixed
        left = dice & ~fixed
        while left:
            die = self.most_promising(state, index, left & asked if left & asked else left)
            left &= ~(1 << die)
            chosen |= 1 << die
            found = self.plan.team(state, index, chosen, times, True)
            if asked and chosen & asked == asked:
                found += FAVOUR
            if found > value:
                best = chosen
                value = found
        return best

    def most_promising(self, state: Position, index: i64, dice: i64) -> i64:
        """The die whose new throw brings most: more on the own card, less on the neighbours'."""
        best: i64 = NONE
        most = NEVER
        near = state.neighbours(index)
        for die in range(SETS * SET):
            if not dice >> die & 1:
                continue
            found = self.hope(state, die, requirement_of(state, state.figures[index].marker))
            for other in range(state.count):
                marker = state.figures[other].marker
                if near >> other & 1 and marker != NONE:
                    found -= GRUDGE * self.hope(state, die, requirement_of(state, marker))
            if found > most:
                most = found
                best = die
        return best

    def hope(self, state: Position, die: i64, requirement: i64) -> float:
        """What a new throw of a die brings for a requirement, on average."""
        kind = die % SET // 2
        now = self.odds.worth[requirement * ROW + kind * 7 + state.value[die]]
        return self.odds.mean[requirement * 3 + kind] - float(now)


def misses(state: Position, dice: i64, requirement: i64) -> i64:
    """Those of the dice that do not count for a requirement."""
    found: i64 = 0
    for die in range(SETS * SET):
        if dice >> die & 1 and total(state, 1 << die, requirement) == 0:
            found |= 1 << die
    return found


def toss(state: Position, dice: i64, rng: Rng) -> None:
    """Throw some dice at once."""
    for die in range(SETS * SET):
        if dice >> die & 1:
            state.value[die] = rng.below(6) + 1
