"""The value of a position: who is left, what the lava threatens, how long a coast will last."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.nisyros.actions import COAST, PLACES, ZONES
from lapilli.games.nisyros.state import Position

HIT: Final = 0.25  # how likely an eruption strikes a given zone
NONE_BY_DAMS: Final[i64] = 9  # as if this many dams were missing: the area has no spot for any


class Number:
    """The numbers of the heuristic, by their places in a row; player/numbers.json holds the rows."""

    CREW: Final[i64] = 0  # workers a colour calls up
    LAST_CALL: Final[i64] = 1  # round after which nobody is called any more
    LIFE: Final[i64] = 2  # what a worker is worth, in goods
    STONE: Final[i64] = 3  # stock of stone aimed at
    WOOD: Final[i64] = 4  # most wood in stock
    WHEAT: Final[i64] = 5
    MEALS: Final[i64] = 6  # rounds of meals fetched ahead
    DAMS: Final[i64] = 7  # most missing dams that are tried
    LEAVE: Final[i64] = 8  # all leave when the longest coast has less time
    HURRY: Final[i64] = 9  # rounds from which a village is in a hurry
    KEEP_WORKERS: Final[i64] = 10  # citizens stay while there are fewer workers
    KEEP_CITIZENS: Final[i64] = 11
    PRICE: Final[i64] = 12  # of stone, wood and wheat
    OPEN_PACE: Final[i64] = 15  # areas a round that lava takes without dams
    HELD_PACE: Final[i64] = 16
    AHEAD: Final[i64] = 17  # stone from which dams are built one area ahead
    FARES: Final[i64] = 18  # most passengers that wheat is kept for
    DAMS_FIRST: Final[i64] = 19  # dams before calls
    FIRST_TRIP: Final[i64] = 20  # round before which nobody leaves
    DANGER: Final[i64] = 21  # weight of the danger on a slope
    FARE_STOCK: Final[i64] = 22  # wheat in stock for each wheat a passenger takes
    SPARE: Final[i64] = 23  # workers beyond which they leave early, 0 = never
    COUNT: Final[i64] = 24


@final
class Evaluator:
    """Counts of one position, made by `look`."""

    def __init__(self, numbers: list[float]) -> None:
        row = zeros(Number.COUNT)
        for index in range(Number.COUNT):
            row[index] = numbers[index]
        self.numbers: vec[float] = row
        self.workers: vec[i64] = packed([0] * 4)
        self.citizens: vec[i64] = packed([0] * 4)
        self.crowd: i64 = 0  # everybody who is still on the island
        self.fleet: i64 = 0

    def look(self, state: Position) -> None:
        self.crowd = 0
        self.fleet = 0
        for colour in range(ZONES):
            self.workers[colour] = state.count_workers(colour)
            self.citizens[colour] = state.count_citizens(colour)
            self.crowd += self.workers[colour] + self.citizens[colour]
            self.fleet += state.boats[colour]

    def missing(self, state: Position, zone: i64) -> i64:
        """Dams that the area threatened by the flow lacks; 0 where nothing flows."""
        lava = state.lava[zone]
        if lava <= 0 or lava > COAST:
            return 0
        spots = state.parameters.spots[lava]
        if spots == 0:
            return NONE_BY_DAMS
        lacking = spots - state.dams[zone * 5 + lava]
        return lacking if lacking > 0 else 0

    def time_left(self, state: Position, zone: i64) -> float:
        """Rounds until the coast of a zone is covered, roughly."""
        lava = state.lava[zone]
        if lava > COAST:
            return 0.0
        open_ = self.missing(state, zone) > 0
        pace = HIT * (float(state.parameters.eruptions) + 0.33)
        pace += self.numbers[Number.OPEN_PACE if open_ else Number.HELD_PACE]
        return float(5 - lava) / pace

    def longest(self, state: Position) -> float:
        """The time of the coast that lasts longest."""
        found = 0.0
        for zone in range(ZONES):
            if state.is_refuge(zone):
                left = self.time_left(state, zone)
                if left > found:
                    found = left
        return found

    def reaches(self, state: Position, colour: i64, zone: i64) -> bool:
        return (state.where[state.home[colour]] - state.where[zone]) & 3 != 2

    def meals(self, state: Position) -> i64:
        """Wheat that the workers eat in a round."""
        total: i64 = 0
        for colour in range(ZONES):
            if self.workers[colour] > 0:
                total += 1 if self.workers[colour] <= state.parameters.crew else 2
        return total

    def lives(self, state: Position, zone: i64) -> i64:
        """People whose home is there."""
        total: i64 = 0
        for colour in range(ZONES):
            if state.home[colour] == zone:
                total += self.workers[colour] + self.citizens[colour]
        return total

    def calls(self, state: Position, colour: i64) -> bool:
        """Shall this colour call up more workers?"""
        small = float(self.workers[colour]) < self.numbers[Number.CREW]
        return small and float(state.round) <= self.numbers[Number.LAST_CALL]


NOBODY_PLACED: Final = packed([0] * (ZONES * PLACES))
