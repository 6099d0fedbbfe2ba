"""The heuristic of Nisyros, decision by decision.

It calls up a crew, holds the lava with dams, turns wood into boats and brings the weakest out first. Step 1 follows the
team's plan.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.nisyros import actions as do
from lapilli.games.nisyros.actions import (
    COAST,
    DAM,
    FIRST,
    KIND,
    PLACES,
    SECOND,
    SPOTS,
    THEATRE,
    THIRD,
    VILLAGE,
    WORKPLACES,
    YARD,
    ZONES,
)
from lapilli.games.nisyros.player.evaluation import Evaluator, Number
from lapilli.games.nisyros.player.plan import Plan
from lapilli.games.nisyros.rules.building import building_of
from lapilli.games.nisyros.rules.geography import is_opposite
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.games.nisyros.state import STONE, WHEAT, WOOD, Position


@final
class Heuristic:
    """Marks the actions of a menu, with one row of numbers."""

    def __init__(self, numbers: list[float]) -> None:
        self.evaluator = Evaluator(numbers)
        self.numbers: vec[float] = self.evaluator.numbers
        self.plan = Plan(self.evaluator)
        self.leave: bool = False  # do workers leave too?

    def pick(self, state: Position) -> i64:
        """The action of the first actor with the highest mark, the first of equals; in step 1 a move of the plan."""
        if state.phase == Phase.PLACE:
            self.plan.make(state, state.step.done)
            return self.step_of(state, state.actor, self.plan.jobs)
        self.look(state)
        best = -1e9
        choice = state.legal[0]
        for index in range(state.n_legal):
            value = self.mark(state, state.legal[index])
            if value > best:
                best = value
                choice = state.legal[index]
        return choice

    def look(self, state: Position) -> None:
        """Read the position; decide whether it is time for all to leave."""
        evaluator = self.evaluator
        evaluator.look(state)
        passengers = evaluator.fleet
        if state.parameters.fare > 0:
            passengers = min(passengers, state.stock[WHEAT] // state.parameters.fare)
        self.leave = passengers >= evaluator.crowd or evaluator.longest(state) < self.numbers[Number.LEAVE]

    # -- step 1 ---------------------------------------------------------------------------------------------------

    def step_of(self, state: Position, seat: i64, jobs: vec[i64]) -> i64:
        """The next move of this seat towards the jobs of a plan; boats in danger sail first, then `ready`."""
        colour = state.colours[seat]
        ready: i64 = -1
        move: i64 = -1
        for index in range(state.n_legal):
            action = state.legal[index]
            kind = KIND[action]
            if kind == do.SAIL and self.saves_boat(state, FIRST[action], SECOND[action]):
                return action
            if kind == do.READY:
                ready = action
            elif kind == do.PLACE and move < 0:
                start = colour * PLACES + SECOND[action]
                end = colour * PLACES + THIRD[action]
                if state.workers[start] > jobs[start] and state.workers[end] < jobs[end]:
                    move = action
        return move if move >= 0 else ready if ready >= 0 else state.legal[0]

    def saves_boat(self, state: Position, start: i64, end: i64) -> bool:
        """Boats leave a coast that the lava will reach, beyond those that its people can use."""
        return (
            state.lava[start] == COAST and state.lava[end] < COAST and state.boats[start] > self.villagers(state, start)
        )

    def villagers(self, state: Position, zone: i64) -> i64:
        total: i64 = 0
        for colour in range(ZONES):
            total += state.citizens[colour * ZONES + zone]
        return total

    def place_all(self, state: Position) -> None:
        """In a playout all seats carry out the plan at once."""
        self.sail_all(state)
        self.plan.make(state, state.step.done)
        settle(state, self.plan.jobs)

    def sail_all(self, state: Position) -> None:
        goal: i64 = -1
        for zone in range(ZONES):
            if goal < 0 and state.is_refuge(zone) and state.lava[zone] < COAST:
                goal = zone
        for zone in range(ZONES):
            while goal >= 0 and zone != goal and self.saves_boat(state, zone, goal):
                state.boats[zone] -= 1
                state.boats[goal] += 1

    # -- all other steps ------------------------------------------------------------------------------------------

    def mark(self, state: Position, action: i64) -> float:
        """How good an action looks; being done counts 0."""
        kind = KIND[action]
        first = FIRST[action]
        second = SECOND[action]
        if kind == do.PUT:
            return self.doubling(state, second) - (0.005 if state.faces[first] == 6 else 0.0)
        if kind == do.PUT_DONE:
            return 0.01
        if kind == do.BUILD_BOAT:
            evaluator = self.evaluator
            return 1.0 + 0.01 * evaluator.time_left(state, first) if evaluator.fleet < evaluator.crowd else -1.0
        if kind == do.BUILD_DAM:
            return self.dam(state, first // 5, first % 5)
        if kind == do.CALL:
            return 1.0 if self.evaluator.calls(state, first) else -1.0
        if kind == do.EVACUATE:
            return self.passage(state, first, second, THIRD[action])
        if kind == do.FLOW:
            return float(state.lava[first])  # coasts first: who flees from a slope does not run to a lost home
        if kind == do.ERUPT:
            return -self.harm(state, first)
        if kind == do.FLEE_CITIZEN_BOAT or kind == do.FLEE_WORKER_BOAT:
            return 100.0 + float(state.parameters.small - state.kos[first])
        if kind == do.FLEE_CITIZEN or kind == do.FLEE_WORKER:
            return self.evaluator.time_left(state, second) + 0.01 * float(state.parameters.small - state.kos[first])
        if kind == do.HOME:
            return self.evaluator.time_left(state, second) + (0.1 if second == first else 0.0)
        return self.mark_event(state, action, kind, first, second)

    def mark_event(self, state: Position, action: i64, kind: i64, first: i64, second: i64) -> float:
        """Set-up and cards."""
        if kind == do.SIESTA or kind == do.PANIC or kind == do.SICK or kind == do.PANIC_IDLE:
            return -self.useful(state, first, second) + 0.05 * float(self.evaluator.workers[first])
        if kind == do.GAS:
            return -float(self.gassed(state, first))
        if kind == do.SEARCH:
            return float(state.hades[first])
        if kind == do.SEARCH_NONE:
            return -1.0
        if kind == do.WASH:
            return self.evaluator.time_left(state, first)
        if kind == do.WRECK:
            return -self.evaluator.time_left(state, first)
        if kind == do.CREVICE:
            return (float(state.lava[first]) if state.lava[first] <= COAST else 0.5) + self.inhabited(state, first)
        if kind == do.UNDAM:
            zone, level = first // 5, first % 5
            holds = level == state.lava[zone] and self.evaluator.missing(state, zone) == 0
            return -((2.0 if holds else 0.0) + 0.1 * float(4 - level))
        if kind == do.REROLL:
            face = state.faces[first]
            return 1.0 if first >= 3 and (face == 0 or face == 3 or face == 5) else -1.0
        if kind == do.RUN:
            return self.run(state, first, second, THIRD[action])
        if kind == do.RUN_NONE:
            return 0.5
        if kind == do.GATHER:
            return 1.0 if THIRD[action] == state.home[first] else -1.0
        if kind == do.CHOOSE:
            return -self.opposite_owners(state, first)
        return 0.0

    def opposite_owners(self, state: Position, zone: i64) -> float:
        """Neighbours can help each other, those who live opposite cannot."""
        count = 0.0
        for other in range(ZONES):
            if state.owner[other] >= 0 and is_opposite(state, zone, other):
                count += 1.0
        return count

    def useful(self, state: Position, colour: i64, place: i64) -> float:
        """What a worker does there in this round."""
        zone = place // WORKPLACES
        kind = place % WORKPLACES
        if kind < COAST:
            return float(state.parameters.yields[kind]) * self.numbers[Number.PRICE + state.tiles[zone * 4 + kind]]
        if kind == YARD:
            return 1.5 if state.stock[WOOD] > 0 else 0.6
        if kind == DAM:
            return 2.0 if self.evaluator.missing(state, zone) > 0 and state.stock[STONE] > 0 else 0.3
        return 2.0 if self.evaluator.calls(state, colour) else 0.1

    def doubling(self, state: Position, place: i64) -> float:
        """What a die brings there."""
        evaluator = self.evaluator
        zone = place // WORKPLACES
        kind = place % WORKPLACES
        there = state.hands(place)
        if kind < COAST:
            good = state.tiles[zone * 4 + kind]
            more = min(state.parameters.store - state.stock[good], there * state.parameters.yields[kind])
            return float(more) * self.numbers[Number.PRICE + good]
        if kind == YARD:
            needed = evaluator.crowd - evaluator.fleet
            return 1.1 * float(min(there, needed)) if state.stock[WOOD] > there else 0.4 * float(there)
        if kind == DAM:
            return 1.5 if evaluator.missing(state, zone) > there and state.stock[STONE] > there else 0.0
        if there != 1 or float(state.round) > self.numbers[Number.LAST_CALL]:
            return 0.0
        for colour in range(ZONES):
            more_wanted = float(evaluator.workers[colour] + 1) < self.numbers[Number.CREW]
            if state.home[colour] == zone and evaluator.citizens[colour] > 1 and more_wanted:
                return 2.5
        return 0.0

    def run(self, state: Position, colour: i64, start: i64, end: i64) -> float:
        """The runner: what is won there less what is lost here, and the danger."""
        gain = self.useful(state, colour, end) * (2.0 if state.die_on(end) else 1.0)
        loss = self.useful(state, colour, start) * (2.0 if state.die_on(start) else 1.0)
        return gain - loss - (1.0 if end % WORKPLACES == state.lava[end // WORKPLACES] else 0.0)

    def dam(self, state: Position, zone: i64, level: i64) -> float:
        """Dams that stop the flow, if enough can be built; with plenty of stone those of the next area."""
        missing = self.evaluator.missing(state, zone)
        if level == state.lava[zone] and missing > 0:
            step = building_of(state)
            can = min(step.most[zone] - step.built[zone], state.stock[STONE])
            return 3.0 - 0.1 * float(missing) if can >= missing else -1.0
        rich = float(state.stock[STONE]) > self.numbers[Number.AHEAD]
        return 0.5 if level == state.lava[zone] + 1 and rich else -1.0

    def gassed(self, state: Position, zone: i64) -> i64:
        """Who stands on the highest peopled area of a zone."""
        for ring in range(COAST):
            there = state.crowd(zone * WORKPLACES + ring)
            if there > 0:
                return there
        first = zone * WORKPLACES
        return state.crowd(first + DAM) + state.crowd(first + YARD) + state.crowd(first + THEATRE)

    def inhabited(self, state: Position, zone: i64) -> float:
        count = 0.0
        for colour in range(ZONES):
            if state.home[colour] == zone and self.evaluator.workers[colour] + self.evaluator.citizens[colour] > 0:
                count += 5.0
        return count

    def harm(self, state: Position, zone: i64) -> float:
        """What an eruption does there: people who stand before the lava, ground lost before a village."""
        lava = state.lava[zone]
        lives = self.evaluator.lives(state, zone)
        first = zone * WORKPLACES
        if lava == COAST:
            there = state.crowd(first + DAM) + state.crowd(first + YARD) + state.crowd(first + THEATRE)
            return 4.0 + 2.0 * float(lives + there)
        standing = 1.5 * float(state.crowd(first + lava)) if lava < COAST else 0.0
        return standing + (0.4 * float(lives) * float(1 + lava) / 4.0 if state.owner[zone] >= 0 else 0.0)

    def passage(self, state: Position, colour: i64, spot: i64, harbour: i64) -> float:
        """All who can be spared leave, the weakest colour and the shortest-lived coast first."""
        numbers = self.numbers
        evaluator = self.evaluator
        if not self.leave and float(state.round) < numbers[Number.FIRST_TRIP]:
            return -1.0
        saved = state.kos[colour]
        need = float(max(0, state.parameters.small - saved)) + 0.1 * float(10 - saved)
        short = numbers[Number.HURRY] - evaluator.time_left(state, state.home[colour])
        value = need + (3.0 * short if short > 0.0 else 0.0) + 0.01 * (5.0 - evaluator.time_left(state, harbour))
        workers = float(evaluator.workers[colour])
        citizens = float(evaluator.citizens[colour])
        if spot % SPOTS == VILLAGE:
            few = workers < numbers[Number.KEEP_WORKERS] and citizens < numbers[Number.KEEP_CITIZENS]
            return -1.0 if few and not self.leave else 10.0 + value
        spare = numbers[Number.SPARE] > 0.0 and workers > numbers[Number.SPARE] and citizens == 0.0
        return 1.0 + value if self.leave or spare else -1.0


def settle(state: Position, jobs: vec[i64]) -> None:
    """Everybody stands where a plan says; all are ready."""
    for index in range(ZONES * PLACES):
        state.workers[index] = jobs[index]
    for seat in range(state.seats):
        state.step.done |= 1 << seat
    state.proceed()
