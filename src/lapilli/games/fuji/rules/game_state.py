"""F-14.10 to F-14.13: the course of play, tying the phases together."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.fuji.actions import DONE, GO
from lapilli.games.fuji.knowledge.knowledge import Known, know, look
from lapilli.games.fuji.rules.card_steps import (
    must_reroll,
    offer_follow,
    offer_rerolls,
)
from lapilli.games.fuji.rules.dice import offer_faces
from lapilli.games.fuji.rules.equipment import count_move, offer_gear, offer_gives, offer_uses
from lapilli.games.fuji.rules.execute import carry_out, execute_chance, needs_both, speaks_for_third
from lapilli.games.fuji.rules.joint_decisions import agreed, entry_awaited, offer_entry
from lapilli.games.fuji.rules.names import HANDLING_PHASES, NONE, SETUP_PHASES, THIRD, TURN_PHASES, Phase
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.rules.phrases import is_phrase, speak
from lapilli.games.fuji.rules.planning import offer_markers, offer_ready
from lapilli.games.fuji.rules.rerolls import hand_open, offer_hand
from lapilli.games.fuji.rules.setup import by_chance, offer_draw, offer_setup, offer_setup_chance
from lapilli.games.fuji.rules.talk import offer_talk, says_last
from lapilli.games.fuji.rules.turns import (
    gatherer,
    loser,
    offer_bars,
    offer_injuries,
    offer_losses,
    offer_token,
    offer_walks,
)
from lapilli.games.fuji.rules.word_bounds import Zones
from lapilli.games.fuji.state import Position


@final
class GameState(Position):
    """A game of Fuji."""

    def __init__(self, seats: i64, parameters: RuleParameters, zones: Zones) -> None:
        super().__init__(seats, parameters)
        self.zones = zones

    def copy(self) -> GameState:
        twin = GameState(self.seats, self.parameters, self.zones)
        twin.adopt_position(self)
        return twin

    def fresh(self) -> GameState:
        return GameState(self.seats, self.parameters, self.zones)

    def know(self, viewer: i64) -> Known:
        """Section 8 What a seat, or a spectator, knows."""
        return know(self, viewer, self.required_actors(), self.decider(), look(self), self.fresh())

    def know_view(self, viewer: i64) -> Known:
        return know(self, viewer, self.required_actors(), self.decider(), self, self)

    def decider(self) -> i64:
        """The figure whose decision it is within phase 5."""
        within_turn = TURN_PHASES >> self.phase & 1 == 1
        return self.subject() if within_turn else self.mover()

    def asks_even_if_forced(self, seat: i64) -> bool:
        """F-14.13 What is carried out automatically is done in its own step; all else is listed."""
        return True

    def force_another(self) -> bool:
        """F-14.13 Nobody is forced behind the back of another."""
        return False

    def advance(self) -> None:
        raise AssertionError("every step of Fuji asks somebody")

    # -- who ----------------------------------------------------------------------------------------------------

    def whose_turn(self) -> i64:
        """F-14.10 Chance alone when it is due, else the first awaited seat."""
        if self.phase == Phase.OVER:
            return NOBODY
        if self.rolling or self.drawing() or (SETUP_PHASES >> self.phase & 1 and by_chance(self)):
            return CHANCE
        waiting = self.required_actors()
        seat: i64 = 0
        while not waiting >> seat & 1:
            seat += 1
        return seat

    def subject(self) -> i64:
        """The figure that the present single decision is about."""
        if SETUP_PHASES >> self.phase & 1:
            return self.placing().place
        if self.phase == Phase.BARS:
            return gatherer(self)
        if self.phase == Phase.LOSING:
            return loser(self)
        return self.mover()

    def required_actors(self) -> i64:
        """F-14.10 Seats without whose action the game cannot go on; talk never makes a seat awaited."""
        phase = self.phase
        everybody = (1 << self.seats) - 1
        if self.rolling or self.drawing() or phase == Phase.OVER:
            return 0
        if phase == Phase.PLANNING or phase == Phase.GEAR:
            return everybody & ~self.ready
        if phase == Phase.REROLLS or phase == Phase.CARABINER:
            return self.busy_seats()
        if phase == Phase.TURNS:
            return self.next_movers()
        if HANDLING_PHASES >> phase & 1:
            return 1 << self.hand_seat(self.card_use().hand)
        if SETUP_PHASES >> phase & 1 and by_chance(self):
            return 0
        figure = self.subject()
        return entry_awaited(self) if self.third and figure == 2 else 1 << figure

    def next_movers(self) -> i64:
        """F-5.2 Seats with a figure still to go; who has said `will last` is waited for when nobody else is left."""
        waiting: i64 = 0
        for figure in range(self.count):
            if not self.gone >> figure & 1:
                waiting |= self.seat_mask(figure)
        others = waiting
        for seat in range(self.seats):
            if says_last(self, seat):
                others &= ~(1 << seat)
        return others if others else waiting

    def busy_seats(self) -> i64:
        """F-3.8, F-12.3 Seats with a hand that still has something to decide."""
        busy: i64 = 0
        for hand in range(self.hands):
            waiting = hand_open(self, hand) if self.phase == Phase.REROLLS else must_reroll(self, hand)
            if waiting:
                busy |= 1 << self.hand_seat(hand)
        return busy

    def actors(self) -> i64:
        """F-14.10 Who may act: the awaited seats, and anyone who may merely speak up or change an entry."""
        mask = self.required_actors()
        phase = self.phase
        if mask == 0:
            return 0
        open_to_all = phase == Phase.PLANNING or phase == Phase.GEAR or phase == Phase.TURNS
        if open_to_all or (self.third and (SETUP_PHASES | TURN_PHASES) >> phase & 1):
            for seat in range(self.seats):
                if not mask >> seat & 1:
                    self.n_legal = 0
                    self.list_choices(seat)
                    if self.n_legal:
                        mask |= 1 << seat
            self.n_legal = 0
            self.list_choices(self.actor)
        return mask

    # -- what ---------------------------------------------------------------------------------------------------

    def list_choices(self, seat: i64) -> None:
        """Every legal action of a seat, or every outcome of chance."""
        phase = self.phase
        if seat == CHANCE:
            if self.rolling:
                offer_faces(self)
            elif self.drawing():
                offer_draw(self, self.mover())
            else:
                offer_setup_chance(self)
        elif phase == Phase.PLANNING or phase == Phase.GEAR:
            if not self.ready >> seat & 1:
                if phase == Phase.PLANNING:
                    offer_markers(self, seat)
                offer_gear(self, seat)
            offer_ready(self, seat)
            offer_talk(self, seat, self.zones)
        elif phase == Phase.REROLLS or phase == Phase.CARABINER:
            self.offer_hand_choices(seat, seat)
            if self.third:
                self.offer_hand_choices(seat, seat + 2)
        elif phase == Phase.TURNS:
            self.offer_between_turns(seat)
        elif HANDLING_PHASES >> phase & 1:
            hand = self.card_use().hand
            if seat == self.hand_seat(hand):
                offer_follow(self, hand)
        elif self.seat_mask(self.subject()) >> seat & 1:
            self.offer_decision(seat)

    def offer_hand_choices(self, seat: i64, hand: i64) -> None:
        if self.phase == Phase.REROLLS:
            offer_hand(self, hand)
        elif must_reroll(self, hand):
            offer_rerolls(self, hand)

    def offer_between_turns(self, seat: i64) -> None:
        """F-5.2 Start a turn, give, talk."""
        if not self.gone >> seat & 1:
            self.offer(GO)
        offer_gives(self, seat, seat)
        if self.third:
            if not self.gone >> 2 & 1:
                self.offer(GO + 1)
            offer_gives(self, seat, 2)
        offer_talk(self, seat, self.zones)

    def offer_decision(self, seat: i64) -> None:
        phase = self.phase
        if phase == Phase.BARS:
            offer_bars(self, seat)
            if self.third and gatherer(self) == 2:
                offer_entry(self, seat, DONE + 1)
            else:
                self.offer(DONE)
        elif phase == Phase.WALK:
            offer_walks(self, seat)
        elif phase == Phase.TOKEN:
            offer_token(self, seat)
        elif phase == Phase.INJURY:
            offer_injuries(self, seat)
        elif phase == Phase.LOSING:
            offer_losses(self, seat)
        else:
            offer_setup(self, seat)

    # -- doing --------------------------------------------------------------------------------------------------

    def execute(self, seat: i64, action: i64) -> None:
        """F-14.11 Actions are applied one at a time, in order of arrival."""
        if seat == CHANCE:
            execute_chance(self, action)
            return
        if is_phrase(action):
            speak(self, seat, action, self.zones)
            return
        third = speaks_for_third(action)
        if third and needs_both(self, action) and not agreed(self, seat, action):
            if self.phase == Phase.PLANNING or self.phase == Phase.GEAR:
                count_move(self, seat)
            return
        carry_out(self, seat, THIRD if third else seat, action)
        if self.third:
            self.prune_entries()

    def prune_entries(self) -> None:
        """F-10.10 A standing entry lapses when it becomes illegal."""
        if self.phase != Phase.PLANNING and self.phase != Phase.GEAR and self.phase != Phase.TURNS:
            return
        for seat in range(self.seats):
            entry = self.entries[seat]
            if entry != NONE:
                self.entries[seat] = NONE
                self.n_legal = 0
                offer_gives(self, seat, 2)
                if self.phase != Phase.TURNS:
                    offer_uses(self, seat, 2)
                if self.first_index(entry) >= 0:
                    self.entries[seat] = entry


def initial_state(seats: i64, parameters: RuleParameters, options: dict[str, int], zones: Zones) -> GameState:
    """A table with nothing on it, from plain numbers: an array passed in from outside would never be freed."""
    return GameState(seats, parameters.under(options), zones)
