"""The course of play: what is due, who is asked, what may be done, and what comes next."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.games.deukalion.actions import (
    ARG1,
    ARG2,
    ARG3,
    ARG4,
    ATTACK,
    BASE,
    CLAIM,
    CLAIM_THREE,
    DELIVER,
    DONE,
    END,
    FOUND,
    HYDRA,
    HYDRA_AT,
    MOST,
    PASS,
    RECOVER,
    SAIL,
    SAIL_AT,
    SOLDIERS,
    TAKE_CARDS,
    TASK,
    TOSS,
)
from lapilli.games.deukalion.rules import cards, fights, hydra, push, sailing, setup, styx, tasks, turn
from lapilli.games.deukalion.state import CARD_DUE, DUE_RADIX, Phase, Position, Sailing


@final
class Course(Position):
    """A position that can be played."""

    def copy(self) -> State:
        twin = Course(self.seats, self.printed, self.house)
        twin.take_over(self)
        return twin

    def due(self) -> i64:
        """D-0.5, D-8.12 What must be settled first; the course of play when nothing interrupts it."""
        if self.course == Phase.OVER:
            return Phase.OVER
        if self.draw_left > 0:
            return Phase.DRAW
        if len(self.dues) > 0:
            return Phase.DISCARD if self.dues[0] % DUE_RADIX == CARD_DUE else Phase.RETURN
        if self.replace:
            return Phase.REPLACE
        if self.revealed >= 0:
            return Phase.REVEAL
        if self.fight.stage != Phase.OVER:
            return self.fight.stage
        if self.styx:
            return Phase.STYX
        if self.boarding:
            return Phase.BOARDING
        return self.course

    def whose_turn(self) -> i64:
        """The seat that is asked, by what is due; a ship beaten by the Hydra is its right neighbour's (D-13.7)."""
        self.phase = self.due()
        match self.phase:
            case Phase.OVER:
                return NOBODY
            case Phase.STEP | Phase.MAIN | Phase.STYX | Phase.BOARDING:
                return self.stepper
            case Phase.ANCHOR:
                return setup.anchoring(self)
            case Phase.KYLIX:
                return self.active
            case Phase.RETURN | Phase.DISCARD:
                return self.dues[0] // DUE_RADIX
            case Phase.REVEAL:
                return self.first_waiting()
            case Phase.MUSTER:
                return max(fights.mustered(self), 0)
            case Phase.RECKONING:
                return self.fight.at(self.fight.side).seat
            case Phase.REWARD | Phase.SPOILS:
                return self.fight.winner
            case Phase.PLUNDER | Phase.PUSH_HYDRA:
                return self.fight.thrower.seat
            case Phase.PUSH_SHIP:
                return self.right_of(self.fight.thrower.seat)
        return CHANCE

    def first_waiting(self) -> i64:
        """D-8.9 The first seat, from the active one clockwise, whose answer is awaited."""
        for distance in range(self.seats):
            seat = (self.active + distance) % self.seats
            if self.waiting >> seat & 1:
                return seat
        return self.active

    def awaited(self) -> i64:
        """D-8.9 At a reveal moment all seats concerned are asked at once."""
        if self.phase == Phase.REVEAL:
            return self.waiting
        return 1 << self.actor if self.actor >= 0 else 0

    def actors(self) -> i64:
        """D-9.3 Who is asked, and whoever may play a card meanwhile."""
        match self.phase:
            case Phase.STEP | Phase.MAIN | Phase.KYLIX | Phase.MUSTER:
                return self.awaited() | cards.speakers(self)
        return self.awaited()

    def force_another(self) -> bool:
        """D-9.3 Nobody is made to play, or to pass, out of turn; at a reveal moment everybody has a choice."""
        return False

    def asked(self, seat: i64) -> bool:
        """D-8.12, D-8.14, D-9.6 A single option is put to a seat where not being asked would tell what it holds."""
        hero = self.heroes[seat]
        match self.phase:
            case Phase.MUSTER | Phase.RECKONING:
                return self.house.poker_face
            case Phase.STEP | Phase.MAIN:
                if self.house.poker_face and (hero.cards > 0 or hero.secret >= 0):
                    return True
                return hero.secret >= 0 and self.house.edition > 1 and tasks.could_claim(self, seat)
            case Phase.REWARD:
                return hero.secret >= 0 and self.house.edition > 1 and ARG1[self.legal[0]] >> 1 != hero.secret
        return False

    # -- what may be done ----------------------------------------------------------------------------------------

    def list_choices(self, seat: i64) -> None:
        match self.phase:
            case Phase.STEP | Phase.MAIN:
                if seat == self.stepper:
                    self.list_step()
                else:
                    cards.offer_out_of_turn(self, seat)
            case Phase.ANCHOR:
                setup.offer_anchors(self)
            case Phase.ROLL:
                turn.offer_rolls(self)
            case Phase.KYLIX:
                if seat == self.active:
                    turn.offer_settings(self)
                else:
                    cards.offer_out_of_turn(self, seat)
            case Phase.DRAW:
                setup.offer_draws(self, self.draw_seat)
            case Phase.RETURN:
                tasks.offer_returns(self)
            case Phase.DISCARD:
                tasks.offer_discards(self, seat)
            case Phase.REPLACE:
                setup.offer_tasks(self, TASK)
            case Phase.REVEAL:
                tasks.offer_reveal(self, seat)
            case Phase.STYX:
                styx.offer_styx(self, seat)
            case Phase.BOARDING:
                sailing.offer_boarding(self, seat)
            case Phase.MUSTER:
                mustered = fights.mustered(self)
                if seat == mustered:
                    cards.offer_muster(self, seat)
                elif mustered >= 0:
                    cards.offer_out_of_turn(self, seat)
            case Phase.TOSS:
                if fights.thrown(self) > 0:
                    fights.offer_tosses(self)
            case Phase.RECKONING:
                cards.offer_reckoning(self, seat)
            case Phase.REWARD:
                tasks.offer_rewards(self, seat, fights.reward_kind(self))
            case Phase.SPOILS:
                fights.offer_spoils(self)
            case Phase.PLUNDER:
                fights.offer_plunder(self)
            case Phase.PUSH_SHIP:
                push.offer_ship_pushes(self, self.fight.thrower.seat)
            case Phase.PUSH_HYDRA:
                push.offer_hydra_pushes(self)
            case _:
                setup.offer_setup(self)

    def list_step(self) -> None:
        """D-4.3, D-5.2 The choices of the stepping seat."""
        if self.sailing != Sailing.SPENT:
            if self.sailing == Sailing.UNUSED:
                sailing.offer_sailing(self)
            sailing.offer_landing(self)
        tasks.offer_lying_deeds(self, self.stepper)
        cards.offer_own_window(self)
        if self.course == Phase.STEP:
            turn.offer_step(self)
        else:
            if not self.hydra_done:  # D-5.6
                hydra.offer_moves(self, self.stepper, self.die(3), HYDRA, HYDRA_AT)
            turn.offer_main(self)

    # -- what happens --------------------------------------------------------------------------------------------

    def execute(self, seat: i64, action: i64) -> None:
        match self.phase:
            case Phase.STEP | Phase.MAIN:
                if seat == self.stepper:
                    self.step(seat, action)
                else:
                    cards.speak_up(self, seat, action)
            case Phase.ANCHOR:
                setup.drop_anchor(self, seat, action)
            case Phase.ROLL:
                turn.roll(self, action)
            case Phase.KYLIX:
                if seat == self.active:
                    turn.set_kylix(self, action)
                else:
                    cards.speak_up(self, seat, action)
            case Phase.DRAW:
                turn.draw(self, action)
            case Phase.RETURN:
                tasks.hand_back(self, seat, action)
            case Phase.DISCARD:
                tasks.discard(self, seat, ARG1[action])
            case Phase.REPLACE:
                tasks.turn_up(self, action)
            case Phase.REVEAL:
                tasks.answer(self, seat, action)
            case Phase.STYX:
                styx.cross(self, seat, action)
            case Phase.BOARDING:
                sailing.board(self, action)
            case Phase.MUSTER:
                if seat != fights.mustered(self):
                    cards.speak_up(self, seat, action)
                elif action == PASS:
                    fights.close_muster(self)
                else:
                    cards.play_card(self, seat, action)
            case Phase.TOSS:
                fights.toss(self, action)
            case Phase.RECKONING:
                if action == PASS:
                    fights.fall_silent(self)
                else:
                    cards.play_card(self, seat, action)
            case Phase.REWARD:
                fights.reward(self, seat, action)
            case Phase.SPOILS:
                fights.take_spoils(self, action)
            case Phase.PLUNDER:
                fights.plunder(self, action)
            case Phase.PUSH_SHIP:
                self.fight.stage = Phase.OVER
                push.push_ship(self, action)
            case Phase.PUSH_HYDRA:
                self.fight.stage = Phase.OVER
                push.push_hydra(self, action)
            case _:
                setup.set_up(self, action)

    def step(self, seat: i64, action: i64) -> None:
        """D-4.3, D-5.2 One choice of the stepping seat."""
        kind = BASE[action]
        if kind in (SAIL, SAIL_AT):
            sailing.sail(self, action)
        elif kind == DONE:
            turn.end_step(self)
        elif kind == END:
            turn.end_turn(self)
        elif kind == TAKE_CARDS:
            turn.take_cards(self)
        elif kind == SOLDIERS:
            turn.take_soldiers(self, action)
        elif kind == RECOVER:
            turn.recover(self)
        elif kind in (HYDRA, HYDRA_AT):
            self.hydra_done = True
            turn.close_stop(self)
            hydra.move_hydra(self, seat, action)
        elif kind == ATTACK:
            sailing.attack(self, action)
        elif kind == FOUND:
            sailing.found(self, action)
        elif kind == DELIVER:
            tasks.deliver(self, seat, action)
        elif CLAIM <= kind <= CLAIM_THREE:
            tasks.claim(self, seat, action)
        else:
            cards.play_card(self, seat, action)

    def finish(self) -> None:
        """D-0.3 Nobody has anything to choose: go on by yourself."""
        match self.phase:
            case Phase.DRAW:
                turn.refill(self)
            case Phase.DISCARD:
                tasks.discard_all(self, self.dues[0] // DUE_RADIX)
            case Phase.REVEAL:
                tasks.settle_reveal(self)
            case Phase.MUSTER:
                fights.close_muster(self)
            case Phase.TOSS:
                fights.next_throw(self)
            case Phase.RECKONING:
                fights.fall_silent(self)
            case Phase.REWARD:
                fights.no_task(self)
            case Phase.PUSH_SHIP | Phase.PUSH_HYDRA:
                self.fight.stage = Phase.OVER
            case _:
                raise AssertionError("nothing to choose and nothing to do")

    # -- thrown soldiers -----------------------------------------------------------------------------------------

    def weight(self, index: i64) -> int:
        """D-12.4 A throw: n! / (a! b! c!) · p^a · q^b · r^c, exactly; everything else as it was offered."""
        if self.phase != Phase.TOSS:
            return int(self.weights[index])
        action = self.legal[index]
        parts = (int(self.house.fallen), int(self.house.firm), int(self.house.leaning))
        counts = (int(ARG2[action]), int(ARG3[action]), int(ARG4[action]))
        weight, number = 1, 0
        for part, count in zip(parts, counts, strict=True):
            for one in range(1, count + 1):
                number += 1
                weight = weight * number * part // one  # the product stays whole: binomials times powers
        return weight

    def sample(self, rng: Rng) -> i64:
        """D-12.4 Soldiers are thrown one by one; other chances by their weights."""
        if self.phase != Phase.TOSS:
            return super().sample(rng)
        house = self.house
        fallen: i64 = 0
        firm: i64 = 0
        number = fights.thrown(self)
        for _ in range(number):
            lies = rng.below(house.fallen + house.firm + house.leaning)
            if lies < house.fallen:
                fallen += 1
            elif lies < house.fallen + house.firm:
                firm += 1
        base = TOSS + self.fight.at(self.fight.side).seat * MOST * MOST * MOST
        return base + (fallen * MOST + firm) * MOST + number - fallen - firm
