"""Equipment in an imagined world: try each card on the dice as they lie and use the best one that pays."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CARDS, SET, Card
from lapilli.games.fuji.player.evaluation import Number
from lapilli.games.fuji.player.heuristic import NEVER, Heuristic, toss
from lapilli.games.fuji.rules.board import walkable
from lapilli.games.fuji.rules.effects import end_card, spend
from lapilli.games.fuji.rules.ending import all_safe, over
from lapilli.games.fuji.rules.eruption import withdraw_markers
from lapilli.games.fuji.rules.names import NONE, PHASE_NUMBERS_AFTER_REROLLS, SETS, End, Injury
from lapilli.games.fuji.state import Position

MOST: Final[i64] = 6  # cards used in one phase


@final
class Equipment:
    """What the figures carry."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.die: i64 = NONE  # the die, face and other figure of the best way to use the card last tried
        self.face: i64 = 0
        self.other: i64 = NONE

    def usable(self, state: Position, index: i64, phase: i64) -> i64:
        """F-4.6 Cards that a figure may use in this phase; what a knife may copy stands in higher bits."""
        one = state.figures[index]
        if one.cards == 0 or one.hurt(Injury.ARM):
            return 0
        mine = one.cards & ~one.fresh
        copied: i64 = 0
        if mine >> Card.KNIFE & 1:
            copied = state.open_cards()
        found: i64 = 0
        for card in range(CARDS):
            if state.parameters.phases[card] >> phase & 1:
                found |= (mine >> card & 1) << card
                found |= (copied >> card & 1) << card + CARDS
        return found

    # -- phase 4 --------------------------------------------------------------------------------------------------

    def unpack(self, state: Position, rng: Rng) -> None:
        """Use the card that pays most, again and again, as long as one does."""
        for _time in range(MOST):
            user: i64 = NONE
            best: i64 = NONE
            value = self.heuristic.plan.team(state, NONE, 0, 0, False) + self.heuristic.numbers[Number.CARD]
            for index in range(state.count):
                cards = self.usable(state, index, 4)
                for card in range(2 * CARDS):
                    if cards >> card & 1:
                        found = self.trial(state, index, card % CARDS)
                        if found > value:
                            value = found
                            user = index
                            best = card
            if user == NONE:
                return
            self.trial(state, user, best % CARDS)
            self.use(state, user, best % CARDS, rng)
            spend(state, user, Card.KNIFE if best >= CARDS else best)

    def trial(self, state: Position, index: i64, card: i64) -> float:
        """How good the round will be with a card."""
        self.die = NONE
        one = state.figures[index]
        heuristic = self.heuristic
        if one.marker == NONE:
            return NEVER
        if card == Card.FLAREGUN:
            one.flares += 1
            found = heuristic.plan.team(state, NONE, 0, 0, False)
            one.flares -= 1
            return found
        if card == Card.FIRSTAID:
            if one.aided:
                return NEVER
            one.aided = True
            found = heuristic.plan.team(state, NONE, 0, 0, False)
            one.aided = False
            return found
        if card == Card.WATER:
            chosen = heuristic.to_throw(state, index, one.dice, 2, False)
            return heuristic.plan.team(state, index, chosen, 2, False) if chosen else NEVER
        if card == Card.SHOVEL:
            return self.turned(state, one.dice, 0)
        if card == Card.DUCTTAPE:
            return self.turned(state, one.dice, 1)
        if card == Card.COMPASS:
            return self.turned(state, one.dice, 6)
        if card == Card.MACHETE:
            return self.moved(state, one.dice, index, NONE, False)
        found = NEVER
        if card == Card.MAP or card == Card.LIGHTER:
            die: i64 = NONE
            receiver: i64 = NONE
            for other in range(state.count):
                if other != index:
                    giver = index if card == Card.MAP else other
                    taker = other if card == Card.MAP else index
                    value = self.moved(state, state.figures[giver].dice, giver, taker, False)
                    if value > found:
                        found = value
                        die = self.die
                        receiver = taker
            self.die = die
            self.other = receiver
        return found

    def turned(self, state: Position, dice: i64, face: i64) -> float:
        """The best one die turned: from this face to the one below, or from any to any (face 0)."""
        best = NEVER
        for die in range(SETS * SET):
            if not dice >> die & 1:
                continue
            before = state.value[die]
            if face > 0 and before != face:
                continue
            for after in range(1, 7):
                if after == before or (face > 0 and after != 7 - face):
                    continue
                state.value[die] = after
                found = self.heuristic.plan.team(state, NONE, 0, 0, False)
                if found > best:
                    best = found
                    self.die = die
                    self.face = after
            state.value[die] = before
        return best

    def moved(self, state: Position, dice: i64, giver: i64, taker: i64, blurred: bool) -> float:
        """The best one of these dice set aside, or lent to another figure."""
        best = NEVER
        one = state.figures[giver]
        for die in range(SETS * SET):
            if not dice >> die & 1:
                continue
            bit: i64 = 1 << die
            one.dice &= ~bit
            if taker != NONE:
                state.figures[taker].dice |= bit
            found = self.heuristic.plan.team(state, NONE, 0, 0, blurred)
            if taker != NONE:
                state.figures[taker].dice &= ~bit
            one.dice |= bit
            if found > best:
                best = found
                self.die = die
        return best

    def use(self, state: Position, index: i64, card: i64, rng: Rng) -> None:
        """Carry out what was last tried."""
        one = state.figures[index]
        if card == Card.FLAREGUN:
            one.flares += 1
        elif card == Card.FIRSTAID:
            one.aided = True
        elif card == Card.WATER:
            for throw in range(2):
                chosen = self.heuristic.to_throw(state, index, one.dice, 2 - throw, False)
                if chosen:
                    toss(state, chosen, rng)
        elif card == Card.SHOVEL:
            state.value[self.die] = self.face
        elif card == Card.DUCTTAPE or card == Card.COMPASS:
            self.turn_more(state, one.dice, 1 if card == Card.DUCTTAPE else 6)
        elif card == Card.MACHETE:
            self.set_aside(state, index)
        else:
            bit: i64 = 1 << self.die
            for figure in state.figures:
                figure.dice &= ~bit
            state.figures[self.other].dice |= bit

    def turn_more(self, state: Position, dice: i64, face: i64) -> None:
        """F-12.5, F-12.6 The die last tried, and more as long as that helps."""
        value = NEVER
        while True:
            found = self.turned(state, dice, face)
            if found <= value:
                return
            value = found
            state.value[self.die] = self.face

    def set_aside(self, state: Position, index: i64) -> None:
        """F-12.7 The die last tried, and a second one if that helps."""
        for time in range(2):
            now = self.heuristic.plan.team(state, NONE, 0, 0, False)
            found = self.moved(state, state.figures[index].dice, index, NONE, False)
            if time == 0 or found > now:
                state.figures[index].dice &= ~(1 << self.die)
                state.aside |= 1 << self.die

    def follow(self, state: Position, rng: Rng) -> None:
        """The steps of a card that somebody has put on the table, at once."""
        use = state.card_use()
        card = use.card
        if card == Card.CARABINER:
            for index in range(state.count):
                if state.figures[index].dice and not use.chosen >> index & 1:
                    toss(state, 1 << self.worst(state, index, state.figures[index].dice), rng)
        elif card == Card.FLASHLIGHT or card == Card.WATER:
            one = state.figures[use.target]
            for throw in range(state.in_hand().left):
                chosen = state.picked[use.target]
                state.picked[use.target] = 0
                if chosen == 0:
                    chosen = self.heuristic.to_throw(state, use.target, one.dice, state.in_hand().left - throw, False)
                toss(state, chosen, rng)
        elif card == Card.MAP or card == Card.LIGHTER:
            giver = use.user if card == Card.MAP else use.target
            self.other = use.target if card == Card.MAP else use.user
            now = self.heuristic.plan.team(state, NONE, 0, 0, False)
            if self.moved(state, state.figures[giver].dice, giver, self.other, False) > now or card == Card.MAP:
                self.use(state, giver, card, rng)
        elif state.figures[use.user].dice:
            self.trial(state, use.user, card)
            if self.die != NONE:
                self.use(state, use.user, card, rng)
        end_card(state, True)

    def worst(self, state: Position, index: i64, dice: i64) -> i64:
        """F-12.3 The one of these dice that is best thrown again."""
        best: i64 = NONE
        most = 10.0 * NEVER
        for die in range(SETS * SET):
            if dice >> die & 1:
                found = self.heuristic.plan.team(state, index, 1 << die, 1, False)
                if found > most:
                    most = found
                    best = die
        return best

    # -- phases 2 and 3 -------------------------------------------------------------------------------------------

    def spare_die(self, state: Position, index: i64, dice: i64) -> i64:
        """F-11.3, F-12.7 The die whose absence helps the team, if any does."""
        later = not PHASE_NUMBERS_AFTER_REROLLS >> state.phase_number & 1
        now = self.heuristic.plan.team(state, NONE, 0, 0, later)
        helps = self.moved(state, dice, index, NONE, later) > now + self.heuristic.numbers[Number.THROW]
        return self.die if helps else NONE

    def step(self, state: Position, index: i64) -> i64:
        """F-12.11 Where a rope should bring a figure: where that wins, or away from lava that is near; else nowhere."""
        evaluator = self.heuristic.evaluator
        here = state.figures[index].cell
        near = state.map.near[here] & walkable(state)
        for cell in range(len(state.map.cells)):
            if not near >> cell & 1 or evaluator.far[cell] >= evaluator.far[here] or state.eruption >> cell & 1:
                continue
            if evaluator.standing(state, index, cell) or evaluator.burns[here] <= 2:
                return cell
        return NONE

    def climb(self, state: Position) -> None:
        """F-12.11 Everybody's rope, where it should be used."""
        for index in range(state.count):
            cards = self.usable(state, index, 2)
            rope = cards >> Card.ROPE & 1
            if rope == 0 and cards >> Card.ROPE + CARDS & 1 == 0:
                continue
            cell = self.step(state, index)
            if cell != NONE:
                spend(state, index, Card.ROPE if rope else Card.KNIFE)
                state.figures[index].cell = cell
                if all_safe(state):
                    over(state, End.VICTORY)
                    return
                self.heuristic.evaluator.look(state)
                withdraw_markers(state)

    def light(self, state: Position, rng: Rng) -> None:
        """F-12.13 One more throw of the own dice."""
        for index in range(state.count):
            cards = self.usable(state, index, 2)
            one = state.figures[index]
            own = cards >> Card.FLASHLIGHT & 1
            if one.marker == NONE or (own == 0 and cards >> Card.FLASHLIGHT + CARDS & 1 == 0):
                continue
            chosen = self.heuristic.to_throw(state, index, one.dice, 1, False)
            now = self.heuristic.plan.team(state, index, 0, 0, True)
            if (
                chosen
                and self.heuristic.plan.team(state, index, chosen, 1, True) > now + self.heuristic.numbers[Number.CARD]
            ):
                toss(state, chosen, rng)
                spend(state, index, Card.FLASHLIGHT if own else Card.KNIFE)
