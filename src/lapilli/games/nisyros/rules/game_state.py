"""N-0: ten steps make a round; this class ties the chapters together."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.nisyros import actions as do
from lapilli.games.nisyros.actions import FIRST, KIND, SECOND, THIRD
from lapilli.games.nisyros.knowledge.knowledge import Known
from lapilli.games.nisyros.rules import (
    building,
    calling,
    cards,
    dice,
    displaced,
    ending,
    evacuation,
    events,
    feeding,
    fleeing,
    gathering,
    lava,
    moving,
    setup,
)
from lapilli.games.nisyros.rules.cards import Card
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.games.nisyros.state import Position

SET_UP_BY_CHANCE: Final[i64] = 1 << Phase.LAY_COAST | 1 << Phase.LAY | 1 << Phase.FIRST
THROWS: Final[i64] = 1 << Phase.EVENTS | 1 << Phase.THROW | 1 << Phase.VOLCANO | 1 << Phase.ESCAPE
CHANCE_PHASES: Final[i64] = SET_UP_BY_CHANCE | THROWS | 1 << Phase.DRAW
TOGETHER: Final[i64] = 1 << Phase.PLACE | 1 << Phase.CALL | 1 << Phase.GATHER | 1 << Phase.HOME


@final
class GameState(Position):
    """A position that knows who may act, what may be done and what happens then."""

    def copy(self) -> GameState:
        twin = GameState(self.seats, self.parameters)
        twin.adopt(self)
        return twin

    def know(self, viewer: i64) -> Known:
        """N-0.10 Everything lies open."""
        return Known(viewer, self.copy())

    def know_view(self, viewer: i64) -> Known:
        return Known(viewer, self)

    # -- who ----------------------------------------------------------------------------------------------------

    def whose_turn(self) -> i64:
        """N-0.2 N-0.3 Team decisions are the active seat's; where all act at once, the first who is waited for."""
        phase = self.phase
        if CHANCE_PHASES >> phase & 1:
            return CHANCE
        if phase == Phase.CARD and cards.asks_chance(self):
            return CHANCE
        if phase == Phase.OVER:
            return NOBODY
        if phase == Phase.VILLAGE:
            return max(0, setup.chooser(self))
        if TOGETHER >> phase & 1:
            mask = self.required_actors()
            for seat in range(self.seats):
                if mask >> seat & 1:
                    return seat
        return self.active

    def actors(self) -> i64:
        """N-0.3 In step 1, step 6, the drizzle and the choice of homes all seats may act at the same time."""
        phase = self.phase
        if phase == Phase.PLACE:
            return moving.actors(self)
        if phase == Phase.CALL:
            return moving.awaited(self)
        if phase == Phase.GATHER or phase == Phase.HOME:
            return displaced.actors(self)
        return self.only_actor()

    def required_actors(self) -> i64:
        """N-1.9 A guest who waits for his host may sail boats, but nobody waits for that."""
        return moving.awaited(self) if self.phase == Phase.PLACE else self.actors()

    def asks_even_if_forced(self, seat: i64) -> bool:
        """N-1.9 A guest who waits for his host may sail; a single passage is not forced upon him."""
        return self.phase == Phase.PLACE and moving.waits_for_host(self, seat)

    def force_another(self) -> bool:
        """N-1.10 A seat with nothing but `ready` is ready by itself."""
        if self.phase != Phase.PLACE:
            return super().force_another()
        behind = self.actors() & ~(1 << self.actor)
        for seat in range(self.seats):
            if behind >> seat & 1 and moving.is_idle(self, seat):
                moving.finish_seat(self, seat)
                return True
        return False

    # -- what ---------------------------------------------------------------------------------------------------

    def list_choices(self, seat: i64) -> None:
        match self.phase:
            case Phase.PLACE:
                moving.list_moves(self, seat)
            case Phase.ESCAPE | Phase.EVENTS:
                events.list_red(self)
            case Phase.DRAW:
                events.list_draws(self)
            case Phase.THROW:
                dice.list_throws(self)
            case Phase.DICE:
                dice.list_puts(self)
            case Phase.BUILD:
                building.list_builds(self)
            case Phase.CALL:
                calling.list_calls(self, seat)
            case Phase.SICK:
                feeding.list_sick(self)
            case Phase.FLOW:
                lava.list_flows(self)
            case Phase.VOLCANO:
                lava.list_ways(self)
            case Phase.ERUPT:
                lava.list_eruptions(self)
            case Phase.FLEE:
                fleeing.list_flights(self)
            case Phase.EVACUATE:
                evacuation.list_evacuations(self)
            case Phase.HOME:
                displaced.list_homes(self, seat)
            case Phase.LAY_COAST:
                setup.list_coasts(self)
            case Phase.LAY:
                setup.list_tiles(self)
            case Phase.VILLAGE:
                if setup.chooser(self) >= 0:
                    setup.list_villages(self, seat)
            case Phase.FIRST:
                setup.list_first(self)
            case Phase.REROLL:
                dice.list_rerolls(self)
            case Phase.RUN:
                dice.list_runs(self)
            case Phase.GATHER:
                calling.list_gathering(self, seat)
            case Phase.CARD:
                cards.list_answers(self)

    # -- do it --------------------------------------------------------------------------------------------------

    def execute(self, seat: i64, action: i64) -> None:
        kind = KIND[action]
        first = FIRST[action]
        second = SECOND[action]
        if kind == do.PLACE:
            moving.place(self, first, second, THIRD[action])
        elif kind in (do.READY, do.CALL_DONE, do.GATHER_DONE):
            moving.finish_seat(self, seat)
        elif kind == do.SAIL:
            moving.sail(self, first, second)
        elif kind == do.RED:
            if self.phase == Phase.ESCAPE:
                fleeing.escape(self, first)
            else:
                events.throw(self, first)
        elif kind == do.THROW:
            self.faces[first] = second
        elif kind == do.VOLCANO:
            if self.phase == Phase.VOLCANO:
                lava.turn(self, first)
            else:
                cards.answer(self, kind, first, second)
        elif kind == do.PUT:
            self.lies[first] = second
        elif kind == do.BUILD_DAM:
            building.build_dam(self, first)
        elif kind == do.BUILD_BOAT:
            building.build_boat(self, first)
        elif kind == do.CALL:
            calling.call(self, first, second)
        elif kind == do.SICK:
            feeding.fall_ill(self, first, second)
        elif kind == do.FLOW:
            lava.flow(self, first)
        elif kind == do.ERUPT:
            lava.erupt(self, first)
        elif kind == do.FLEE_CITIZEN_BOAT or kind == do.FLEE_WORKER_BOAT:
            fleeing.set_out(self, first, kind == do.FLEE_CITIZEN_BOAT, do.BOAT)
        elif kind == do.FLEE_CITIZEN or kind == do.FLEE_WORKER:
            fleeing.set_out(self, first, kind == do.FLEE_CITIZEN, second)
        elif kind == do.EVACUATE:
            evacuation.evacuate(self, first, second, THIRD[action])
            ending.check(self)
        elif kind == do.HOME:
            displaced.move_in(self, first, second)
        elif kind == do.GATHER:
            calling.gather(self, first, second, THIRD[action])
        elif kind in (do.PUT_DONE, do.BUILD_DONE, do.EVACUATE_DONE):
            self.advance()
        else:
            self.execute_rare(seat, kind, first, second, THIRD[action])

    def execute_rare(self, seat: i64, kind: i64, first: i64, second: i64, third: i64) -> None:
        """Set-up and event cards."""
        if kind == do.DRAW:
            events.draw(self, first)
        elif kind == do.LAY:
            setup.lay(self, first, second)
        elif kind == do.LAY_COAST:
            setup.place_coast(self, first)
        elif kind == do.CHOOSE:
            setup.settle(self, seat, first)
        elif kind == do.FIRST_SEAT:
            self.active = first
            moving.begin(self)
        elif kind == do.REROLL:
            if dice.pick(self, first):
                dice.rethrow(self)
        elif kind == do.REROLL_DONE:
            dice.rethrow(self)
        elif kind == do.RUN:
            dice.run(self, first, second, third)
            self.advance()
        elif kind == do.RUN_NONE or cards.answer(self, kind, first, second):
            self.advance()

    # -- what comes next ----------------------------------------------------------------------------------------

    def advance(self) -> None:
        """N-0.1 N-0.4 Nothing is left to choose here: the automatic part of the step, then the next one."""
        match self.phase:
            case Phase.PLACE:
                events.begin(self)
            case Phase.DRAW:
                dice.begin(self)
            case Phase.THROW:
                dice.after_throws(self)
            case Phase.DICE:
                dice.after_puts(self)
                if self.waiting[Card.RUNNER] > 0:  # N-3.9
                    self.phase = Phase.RUN
                else:
                    self.work()
            case Phase.RUN:
                events.drop(self, Card.RUNNER)
                self.work()
            case Phase.BUILD:
                calling.begin(self)
            case Phase.CALL:
                if not calling.end_of_day(self):
                    feeding.begin(self)
            case Phase.GATHER:
                calling.finish_gathering(self)
                feeding.begin(self)
            case Phase.SICK:
                lava.begin_flow(self)
            case Phase.FLOW:
                lava.begin_eruptions(self)
            case Phase.VOLCANO:
                events.drop(self, Card.ORACLE)
                evacuation.begin(self)
            case Phase.FLEE:
                if fleeing.finish(self) and not ending.check(self):
                    self.phase = Phase.FLOW if self.at_step == 8 else Phase.VOLCANO
            case Phase.EVACUATE:
                displaced.begin(self)
            case Phase.HOME:
                self.active = (self.active + 1) % self.seats
                self.round += 1
                dice.take_back(self)
                moving.begin(self)
            case Phase.LAY_COAST:
                self.phase = Phase.LAY
            case Phase.LAY:
                self.phase = Phase.VILLAGE
            case Phase.VILLAGE:
                setup.open_game(self)
                self.phase = Phase.FIRST
                if self.parameters.first >= 0:
                    self.active = self.parameters.first
                    moving.begin(self)
            case Phase.CARD:  # a card is done (N-2.4: or could do nothing)
                events.next_card(self)

    def work(self) -> None:
        """N-4 N-5 The slopes yield, then the yards and dam places build."""
        gathering.gather(self)
        building.begin(self)
