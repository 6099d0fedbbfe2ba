"""The team's plan for step 1: jobs in order of need, workers of all colours spread over them.

Everybody sees the same island, so every seat makes the same plan and moves only its own workers. Seats that are ready
stand where they stand, and the plan is made around them; where the others stand does not matter, so the plan of a round
stays the same while it is carried out.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.nisyros.actions import COAST, DAM, PLACES, THEATRE, WORKPLACES, YARD, ZONES
from lapilli.games.nisyros.player.evaluation import HIT, NOBODY_PLACED, Evaluator, Number
from lapilli.games.nisyros.state import STONE, WHEAT, WOOD, Position


@final
class Plan:
    """Jobs taken so far, workers of each colour still free, goods that will be there in step 5."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.numbers: vec[float] = evaluator.numbers
        self.free: vec[i64] = packed([0] * 4)
        self.jobs: vec[i64] = NOBODY_PLACED[:]  # colour * PLACES + place
        self.filled: vec[i64] = packed([0] * 28)
        self.goods: vec[i64] = packed([0] * 3)
        self.doomed: i64 = 0  # zones whose flow nobody stops
        self.built: i64 = 0  # boats the plan builds
        self.hit: float = 0.0  # how likely eruptions strike a given zone in this round

    def make(self, state: Position, ready: i64) -> None:
        """Jobs for everybody; `ready` are the seats that move no more."""
        self.evaluator.look(state)
        self.begin(state, ready)
        if self.numbers[Number.DAMS_FIRST] < 0.5:
            self.call_up(state)
            self.hold_the_lava(state)
        else:
            self.hold_the_lava(state)
            self.call_up(state)
        self.feed(state)
        self.build_boats(state)
        self.store(state)

    def begin(self, state: Position, ready: i64) -> None:
        for index in range(ZONES * PLACES):
            self.jobs[index] = 0
        for place in range(PLACES):
            self.filled[place] = 0
        for good in range(3):
            self.goods[good] = state.stock[good]
        self.doomed = 0
        self.built = 0
        eruptions = float(state.parameters.eruptions) + 0.33 - (1.0 if state.round == 1 else 0.0)
        self.hit = 1.0 - math.pow(1.0 - HIT, eruptions)
        for colour in range(ZONES):
            self.free[colour] = self.evaluator.workers[colour]
        for seat in range(state.seats):
            if ready >> seat & 1:
                self.keep(state, state.colours[seat])

    def keep(self, state: Position, colour: i64) -> None:
        """Who is ready works where he stands."""
        self.free[colour] = 0
        for place in range(PLACES):
            count = state.workers[colour * PLACES + place]
            kind = place % WORKPLACES
            self.jobs[colour * PLACES + place] = count
            self.filled[place] += count
            if kind < COAST:
                self.goods[state.tiles[place // WORKPLACES * 4 + kind]] += count * state.parameters.yields[kind]
            elif kind == YARD:
                self.built += count
                self.goods[WOOD] -= count

    def total_free(self) -> i64:
        return self.free[0] + self.free[1] + self.free[2] + self.free[3]

    # -- the order of needs ---------------------------------------------------------------------------------------

    def call_up(self, state: Position) -> None:
        """Callers on the own theatre while the crew is small and the game young."""
        evaluator = self.evaluator
        if float(state.round) > self.numbers[Number.LAST_CALL]:
            return
        for zone in range(ZONES):
            if not state.is_refuge(zone):
                continue
            for colour in range(ZONES):
                if state.home[colour] != zone or evaluator.citizens[colour] == 0:
                    continue
                wanted = i64(self.numbers[Number.CREW]) - evaluator.workers[colour]
                wanted = min(2, min(wanted, evaluator.citizens[colour]))
                place = zone * WORKPLACES + THEATRE
                for _time in range(wanted - self.filled[place]):
                    self.take_as(place, colour)

    def hold_the_lava(self, state: Position) -> None:
        """Complete the dams of threatened areas where people live, the cheapest first; stone is fetched for it."""
        for cost in range(1, 10):
            for zone in range(ZONES):
                if self.evaluator.missing(state, zone) == cost and not self.dam_up(state, zone, cost):
                    self.doomed |= 1 << zone

    def dam_up(self, state: Position, zone: i64, missing: i64) -> bool:
        """Stone and hands for all missing dams of a zone; False if it is not to be."""
        most = i64(self.numbers[Number.DAMS])
        if state.owner[zone] < 0 or missing > most or self.evaluator.lives(state, zone) == 0:
            return False
        while self.goods[STONE] < missing and self.fetch(state, STONE):
            pass
        place = zone * WORKPLACES + DAM
        able = self.filled[place]
        for colour in range(ZONES):
            if self.free[colour] > 0 and self.evaluator.reaches(state, colour, zone):
                able += self.free[colour]
        if self.goods[STONE] < missing or able < missing:
            return False
        for _time in range(missing - self.filled[place]):
            self.take(state, place)
        self.goods[STONE] -= missing
        return True

    def feed(self, state: Position) -> None:
        """Wheat for the meals to come, and for the passengers where they take some along."""
        wanted = i64(float(self.evaluator.meals(state)) * self.numbers[Number.MEALS])
        if state.parameters.fare > 0 and state.round > 1:
            wanted += state.parameters.fare * min(i64(self.numbers[Number.FARES]), self.evaluator.crowd)
        wanted = min(wanted, state.parameters.store)
        while self.goods[WHEAT] < wanted and self.fetch(state, WHEAT):
            pass

    def build_boats(self, state: Position) -> None:
        """Yards take as many workers as there will be wood; wood is fetched while more boats are needed."""
        needed = self.evaluator.crowd - self.evaluator.fleet
        while self.built < needed and self.total_free() > 0:
            if self.goods[WOOD] > 0:
                yard = self.best_yard(state)
                if yard >= 0 and self.take(state, yard):
                    self.goods[WOOD] -= 1
                    self.built += 1
                    continue
            if self.goods[WOOD] + self.built >= needed or not self.fetch(state, WOOD):
                return

    def best_yard(self, state: Position) -> i64:
        """The yard whose coast lasts longest."""
        found: i64 = -1
        best = -1.0
        for zone in range(ZONES):
            place = zone * WORKPLACES + YARD
            if not state.is_refuge(zone) or self.filled[place] >= state.parameters.limits[YARD]:
                continue
            if not self.anybody_for(state, zone) or (state.lava[zone] == COAST and self.doomed >> zone & 1):
                continue
            left = self.evaluator.time_left(state, zone)
            if left > best:
                best = left
                found = place
        return found

    def store(self, state: Position) -> None:
        """The others fetch what will be short; the rest go to their theatres."""
        while self.total_free() > 0 and self.fetch_shortest(state):
            pass
        for colour in range(ZONES):
            while self.free[colour] > 0:
                self.take_as(state.home[colour] * WORKPLACES + THEATRE, colour)

    def fetch_shortest(self, state: Position) -> bool:
        """One more of the good that is shortest, or of the next; False if nothing is short or available."""
        numbers = self.numbers
        needed = max(0, self.evaluator.crowd - self.evaluator.fleet)
        wood = min(float(needed), numbers[Number.WOOD])
        wheat = numbers[Number.WHEAT] + float(state.parameters.fare) * numbers[Number.FARE_STOCK]
        stone = numbers[Number.STONE] - float(self.goods[STONE])
        wood -= float(self.goods[WOOD])
        wheat -= float(self.goods[WHEAT])
        for _time in range(3):
            if stone >= wood and stone >= wheat:
                if stone > 0.0 and self.fetch(state, STONE):
                    return True
                stone = -100.0
            elif wood >= wheat:
                if wood > 0.0 and self.fetch(state, WOOD):
                    return True
                wood = -100.0
            else:
                if wheat > 0.0 and self.fetch(state, WHEAT):
                    return True
                wheat = -100.0
        return False

    # -- taking a job ---------------------------------------------------------------------------------------------

    def fetch(self, state: Position, good: i64) -> bool:
        """One more worker on the best slope of this good; False if there is none or nobody to send."""
        best: i64 = -1
        top = 0.0
        for zone in range(ZONES):
            if not self.anybody_for(state, zone):
                continue
            for ring in range(state.lava[zone], COAST):
                place = zone * WORKPLACES + ring
                limit = state.parameters.limits[ring]
                if state.tiles[zone * 4 + ring] != good or (limit > 0 and self.filled[place] >= limit):
                    continue
                value = self.slope(state, zone, ring)
                if value > top:
                    top = value
                    best = place
        if best < 0 or not self.take(state, best):
            return False
        self.goods[good] += state.parameters.yields[best % WORKPLACES]
        return True

    def slope(self, state: Position, zone: i64, ring: i64) -> float:
        """Yield less the danger: the area next to the lava is hit by eruptions, and by the flow if nothing holds it."""
        value = float(state.parameters.yields[ring])
        if ring == 0 and state.bonus >> zone & 1 and self.filled[zone * WORKPLACES] == 0:
            value += 0.5
        hit = self.hit
        depth = ring + 1 - state.lava[zone]
        flows = state.lava[zone] > 0 and state.round > 1 and self.doomed >> zone & 1 == 1
        danger = 0.15 * hit
        if flows and depth == 1:
            danger = 1.0
        elif depth == (2 if flows else 1):
            danger = hit
        return value - self.numbers[Number.DANGER] * danger * self.numbers[Number.LIFE] / 3.0

    def anybody_for(self, state: Position, zone: i64) -> bool:
        for colour in range(ZONES):
            if self.free[colour] > 0 and self.evaluator.reaches(state, colour, zone):
                return True
        return False

    def take(self, state: Position, place: i64) -> bool:
        """A free worker takes the job: of the colour with most people to spare, those who live there first."""
        zone = place // WORKPLACES
        colour: i64 = -1
        best: i64 = -1
        for other in range(ZONES):
            if self.free[other] > 0 and self.evaluator.reaches(state, other, zone):
                value = (self.free[other] + (1 if state.home[other] == zone else 0)) * 10 + other
                if value > best:
                    best = value
                    colour = other
        return colour >= 0 and self.take_as(place, colour)

    def take_as(self, place: i64, colour: i64) -> bool:
        if self.free[colour] <= 0:
            return False
        self.free[colour] -= 1
        self.jobs[colour * PLACES + place] += 1
        self.filled[place] += 1
        return True
