"""The course of play: what is due, who is asked, what may be done, and what comes next."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.games.deukalion.actions import (
    ARG1,
    PASS,
    TASK,
)
from lapilli.games.deukalion.knowledge.knowledge import Known, know, know_beside
from lapilli.games.deukalion.rules import (
    cards,
    fights,
    push,
    reveal,
    sailing,
    setup,
    spoils,
    step_actions,
    styx,
    tasks,
    turn,
)
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, Phase, no_fight
from lapilli.games.deukalion.state import Position


@final
class GameState(Position):
    """A position that can be played."""

    def copy(self) -> State:
        twin = GameState(self.seats, self.parameters)
        twin.adopt_all(self)
        return twin

    def fresh(self) -> Position:
        return GameState(self.seats, self.parameters)

    def know(self, viewer: i64) -> Known:
        """Digest 8 What a seat, or a spectator, knows."""
        return know(self, viewer)

    def know_view(self, viewer: i64) -> Known:
        return know_beside(self, self, viewer, self)

    def due(self) -> i64:
        """D-0.5, D-8.12 What must be settled first; the course of play when nothing interrupts it."""
        if self.turn_phase == Phase.OVER:
            return Phase.OVER
        if self.draw is not None:
            return Phase.DRAW
        if len(self.dues) > 0:
            return Phase.DISCARD if self.dues[0] % DUE_RADIX == CARD_DUE else Phase.RETURN
        if self.replace:
            return Phase.REPLACE
        if self.reveal is not None:
            return Phase.REVEAL
        if self.fight.stage != Phase.OVER:
            return self.fight.stage
        if self.styx:
            return Phase.STYX
        if self.boarding:
            return Phase.BOARDING
        return self.turn_phase

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
        waiting = self.required_actors()
        for distance in range(self.seats):
            seat = (self.active + distance) % self.seats
            if waiting >> seat & 1:
                return seat
        return self.active

    def force_another(self) -> bool:
        """D-9.3 Nobody is made to play, or to pass, out of turn; at a reveal moment everybody has a choice."""
        return False

    def asks_even_if_forced(self, seat: i64) -> bool:
        """D-8.12, D-8.14, D-9.6 A single option is put to a seat where not being asked would tell what it holds."""
        hero = self.heroes[seat]
        match self.phase:
            case Phase.MUSTER | Phase.RECKONING:
                return self.parameters.poker_face
            case Phase.STEP | Phase.MAIN:
                if self.parameters.poker_face and (hero.cards > 0 or hero.has_secret):
                    return True
                return hero.has_secret and tasks.could_claim(self, seat)
            case Phase.REWARD:
                return hero.has_secret and ARG1[self.legal[0]] >> 1 != self.secrets[seat]
        return False

    # -- what may be done ----------------------------------------------------------------------------------------

    def list_choices(self, seat: i64) -> None:
        match self.phase:
            case Phase.STEP | Phase.MAIN:
                if seat == self.stepper:
                    step_actions.offer_deeds(self)
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
                if self.draw is not None:
                    setup.offer_draws(self, self.draw.seat)
            case Phase.RETURN:
                tasks.offer_returns(self)
            case Phase.DISCARD:
                tasks.offer_discards(self, seat)
            case Phase.REPLACE:
                setup.offer_tasks(self, TASK)
            case Phase.REVEAL:
                reveal.offer_reveal(self, seat)
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
                spoils.offer_spoils(self)
            case Phase.PLUNDER:
                spoils.offer_plunder(self)
            case Phase.PUSH_SHIP:
                push.offer_ship_pushes(self, self.fight.thrower.seat)
            case Phase.PUSH_HYDRA:
                push.offer_hydra_pushes(self)
            case _:
                setup.offer_setup(self)

    # -- what happens --------------------------------------------------------------------------------------------

    def execute(self, seat: i64, action: i64) -> None:
        match self.phase:
            case Phase.STEP | Phase.MAIN:
                if seat == self.stepper:
                    step_actions.do(self, seat, action)
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
                reveal.turn_up(self, action)
            case Phase.REVEAL:
                reveal.answer(self, seat, action)
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
                spoils.take_spoils(self, action)
            case Phase.PLUNDER:
                spoils.plunder(self, action)
            case Phase.PUSH_SHIP:
                self.fight = no_fight()
                push.push_ship(self, action)
            case Phase.PUSH_HYDRA:
                self.fight = no_fight()
                push.push_hydra(self, action)
            case _:
                setup.set_up(self, action)

    def advance(self) -> None:
        """D-0.3 Nobody has anything to choose: go on by yourself."""
        match self.phase:
            case Phase.DRAW:
                turn.refill(self)
            case Phase.DISCARD:
                tasks.discard_all(self, self.dues[0] // DUE_RADIX)
            case Phase.REVEAL:
                reveal.settle_reveal(self)
            case Phase.MUSTER:
                fights.close_muster(self)
            case Phase.TOSS:
                fights.next_throw(self)
            case Phase.RECKONING:
                fights.fall_silent(self)
            case Phase.REWARD:
                fights.no_task(self)
            case Phase.PUSH_SHIP | Phase.PUSH_HYDRA:
                self.fight = no_fight()
            case _:
                raise AssertionError("nothing to choose and nothing to do")

    # -- thrown soldiers -----------------------------------------------------------------------------------------

    def weight(self, index: i64) -> int:
        """D-12.4 Of a throw exactly; everything else as it was offered."""
        if self.phase != Phase.TOSS:
            return int(self.weights[index])
        return fights.toss_weight(self, self.legal[index])

    def sample(self, rng: Rng) -> i64:
        """D-12.4 Soldiers are thrown one by one; other chances by their weights."""
        return fights.throw(self, rng) if self.phase == Phase.TOSS else super().sample(rng)
