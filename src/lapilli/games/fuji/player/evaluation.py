"""The value of terrain and tracks: ways to the village, lava to come, what lost stamina costs."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.fuji.rules.board import walkable
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import LARGEST_GAP
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.state import Position

FAR: Final[i64] = 30
MOST_CELLS: Final[i64] = 62
GAPS: Final[i64] = 81  # differences from -40 to 40
MIDDLE: Final[i64] = 40
BLUR: Final[i64] = 12  # how far a difference may still change
ROUNDS: Final[i64] = 8  # rounds still to come that make a difference


class Number:
    """The numbers of the heuristic, by their places in a row; player/numbers.json holds the rows."""

    STEP: Final[i64] = 0  # what a step nearer to the village is worth
    LAG: Final[i64] = 1  # and more for each step that a figure is behind the others
    FEAR: Final[i64] = 2  # of a card that burns in one, two, three, four eruptions
    PRICE: Final[i64] = 6  # of a point of stamina
    WORN: Final[i64] = 7  # and more for each that is gone already
    REST: Final[i64] = 8  # stamina that a round still to come will cost
    HURT: Final[i64] = 9  # an injury
    DEATH: Final[i64] = 10
    HOME: Final[i64] = 11  # to stand in the village
    WIN: Final[i64] = 12  # the move that brings the last one home
    BLUR: Final[i64] = 13  # how far a difference may still change while markers are chosen
    HOPE: Final[i64] = 14  # and how much it mostly grows
    MINDS: Final[i64] = 15  # an eruption that endangers nobody at once
    TOKEN: Final[i64] = 16  # an equipment token at the destination
    CARD: Final[i64] = 17  # what a card must bring to be used
    THROW: Final[i64] = 18  # what a throw must bring
    BAR: Final[i64] = 19  # a power bar kept
    OTHERS: Final[i64] = 20  # what others' turns count beside the own when dice are thrown
    PACE: Final[i64] = 21  # steps of a round
    FAIL: Final[i64] = 22  # a failure, whatever it loses
    LATER: Final[i64] = 23  # how far the neighbours' totals move towards their average before they are compared
    COUNT: Final[i64] = 24


def bounded(place: i64) -> i64:
    """A place in a table of differences: whatever lies beyond counts as the last one."""
    if place < 0:
        return 0
    return place if place < GAPS else GAPS - 1


@final
class Evaluator:
    """Counts of one position, made by `look`; and tables of what a difference of values brings."""

    def __init__(self, numbers: list[float], parameters: RuleParameters) -> None:
        row = zeros(Number.COUNT)
        for index in range(Number.COUNT):
            row[index] = numbers[index]
        self.numbers: vec[float] = row
        self.spaces: i64 = parameters.spaces
        self.loss: vec[i64] = parameters.loss[
            parameters.level * (LARGEST_GAP + 1) : (parameters.level + 1) * (LARGEST_GAP + 1)
        ]
        self.injuries: i64 = parameters.injuries
        self.far: vec[i64] = packed([FAR] * MOST_CELLS)  # steps from each cell to the nearest village
        self.burns: vec[i64] = packed([FAR] * MOST_CELLS)  # number of the coming eruption in which it burns
        self.step: vec[float] = zeros(4)  # what a step of each figure is worth
        self.rounds: i64 = 0  # that the last one still needs
        self.home: i64 = 0  # figures in the village
        self.blurred = zeros(GAPS)  # the chance of success by the difference now, while it may still change
        self.cost = zeros(2 * ROUNDS * self.spaces * GAPS)  # by what is known, rounds, stamina spent, difference
        self.weigh()

    # -- tables ---------------------------------------------------------------------------------------------------

    def weigh(self) -> None:
        """What each difference brings: now (exact), and while it may still change (blurred)."""
        width = self.numbers[Number.BLUR]
        if width < 0.3:
            width = 0.3
        hope = self.numbers[Number.HOPE]
        weights = zeros(2 * BLUR + 1)
        total = 0.0
        for place in range(2 * BLUR + 1):
            away = (float(place - BLUR) - hope) / width
            weights[place] = math.exp(-away * away / 2.0)
            total += weights[place]
        for gap in range(GAPS):
            for place in range(2 * BLUR + 1):
                if gap - MIDDLE + place - BLUR > 0:
                    self.blurred[gap] += weights[place] / total
        for rounds in range(ROUNDS):
            for spent in range(self.spaces):
                exact, mean = self.row(False, rounds, spent), self.row(True, rounds, spent)
                for gap in range(GAPS):
                    self.cost[exact + gap] = self.price(rounds, spent, gap - MIDDLE)
                for gap in range(GAPS):
                    for place in range(2 * BLUR + 1):
                        self.cost[mean + gap] += weights[place] / total * self.cost[exact + bounded(gap + place - BLUR)]

    def row(self, blurred: bool, rounds: i64, spent: i64) -> i64:
        """Where the costs of a figure begin."""
        first = (rounds * self.spaces + spent) * GAPS
        return first + ROUNDS * self.spaces * GAPS if blurred else first

    def price(self, rounds: i64, spent: i64, gap: i64) -> float:
        """What the loss of this difference costs a figure that has spent so much, with this many rounds to come."""
        place: i64 = gap
        if place < 0:
            place = 0
        if place > LARGEST_GAP:
            place = LARGEST_GAP
        after = spent + self.loss[place]
        numbers = self.numbers
        failure = numbers[Number.FAIL] if gap <= 0 else 0.0
        if after >= self.spaces:
            return failure + numbers[Number.DEATH]
        found = failure + self.worn(rounds, after) - self.worn(rounds, spent)
        for space in range(spent + 1, after + 1):
            if self.injuries >> space & 1:
                found += numbers[Number.HURT]
        return found

    def worn(self, rounds: i64, spent: i64) -> float:
        """How bad it is to have spent so much."""
        points = float(spent)
        later = points + self.numbers[Number.REST] * float(rounds)
        return self.numbers[Number.PRICE] * points + self.numbers[Number.WORN] * later * later / 40.0

    # -- the position ---------------------------------------------------------------------------------------------

    def look(self, state: Position) -> None:
        """Read the land, and how far everybody is."""
        self.waves(state, state.villages, walkable(state), self.far)
        self.waves(state, state.lava, state.map.land | state.map.rubble, self.burns)
        numbers = self.numbers
        total: i64 = 0
        most: i64 = 0
        self.home = 0
        for index in range(state.count):
            cell = state.figures[index].cell
            total += self.far[cell]
            if self.far[cell] > most:
                most = self.far[cell]
            if state.villages >> cell & 1:
                self.home |= 1 << index
        pace = numbers[Number.PACE] if numbers[Number.PACE] > 0.5 else 0.5
        rounds = i64(int(float(most) / pace + 0.5))
        self.rounds = rounds if rounds < ROUNDS else ROUNDS - 1
        for index in range(state.count):
            own = self.far[state.figures[index].cell]
            ahead = 0.0
            if state.count > 1:
                ahead = float(own) - float(total - own) / float(state.count - 1)
            step = numbers[Number.STEP] + numbers[Number.LAG] * ahead
            least = 0.1 * numbers[Number.STEP]
            self.step[index] = step if step > least else least

    def waves(self, state: Position, start: i64, ground: i64, found: vec[i64]) -> None:
        """For each cell the number of the wave that reaches it from the start; FAR if none does."""
        near = state.map.near
        cells = len(state.map.cells)
        for cell in range(cells):
            found[cell] = FAR
        reached = start
        edge = start
        number: i64 = 0
        while edge:
            next_edge: i64 = 0
            for cell in range(cells):
                if edge >> cell & 1:
                    found[cell] = number
                    next_edge |= near[cell]
            edge = next_edge & ground & ~reached
            reached |= edge
            number += 1

    def worth(self, state: Position, index: i64, cell: i64) -> float:
        """How good it is for a figure to stand on a cell when the round ends."""
        numbers = self.numbers
        found = -self.step[index] * float(self.far[cell])
        burns = self.burns[cell]
        if 1 <= burns <= 4:
            found -= numbers[Number.FEAR + burns - 1]
        if state.villages & single(cell):
            found += numbers[Number.HOME]
        return found

    def standing(self, state: Position, index: i64, cell: i64) -> bool:
        """Would all be in the village, were this figure there?"""
        everybody: i64 = (1 << state.count) - 1
        return (self.home | 1 << index) == everybody and state.villages & single(cell) != 0

    def gain(self, state: Position, index: i64) -> float:
        """What success is worth to a figure."""
        one = state.figures[index]
        found = self.worth(state, index, one.marker) - self.worth(state, index, one.cell)
        if state.equipment & single(one.marker):
            found += self.numbers[Number.TOKEN]
        if self.standing(state, index, one.marker) and not self.home >> index & 1:
            found += self.numbers[Number.WIN]
        return found
