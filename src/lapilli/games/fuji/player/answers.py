"""F-13.15: what the heuristic answers to a question, a request or a warning, and how it then keeps its word.

An answer binds only where it says so: `yes` to a request, and `will`. Whoever asks hears at once what comes of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import (
    ASK,
    BARE,
    BASE,
    CARDS,
    CELLS,
    FIGURES,
    GIVE,
    GO,
    LATER,
    MARK,
    MAYBE,
    PICK,
    PLAIN,
    PLEASE_BAR,
    PLEASE_GIVE,
    PLEASE_GO,
    PLEASE_HOLD,
    PLEASE_ORDER,
    PLEASE_STAY,
    PLEASE_USE,
    SAID,
    SAY,
    SAY_THIRD,
    SORRY,
    THANKS,
    THREAT,
    TOPICS,
    UNREADY,
    USE_BARE,
    USE_BINOCULARS,
    USE_LENDER,
    USE_ROPE,
    USE_WATER,
    WILL_GO,
    YES,
    Card,
)
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.player.belief import Belief
from lapilli.games.fuji.player.decisions import FIRST_FAVOUR, can_wait, mark
from lapilli.games.fuji.player.hand import Hand, choose_card, give_away
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.talk import budget_used_up, promise, said_about, strongest
from lapilli.games.fuji.rules.gear import moves_made
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ADDRESS, DICE, NONE, THIRD, Phase
from lapilli.games.fuji.rules.phrases import addressed_figure, hearer, is_phrase, topic_bit, unanswered
from lapilli.games.fuji.rules.planning import rerolls_allowed

RESERVED: Final[i64] = 6  # one question in so many stays open whatever the dice show, so that `later` tells nothing
MIX: Final[i64] = 2654435761  # spreads small numbers
MAX_CHANGES: Final[i64] = 24  # marker moves and the like of one phase after which nobody is persuaded any more


def answer(known: Known, seat: i64, menu: Menu) -> i64:
    """What a seat says to the first phrase that waits for its answer, or does to keep its word; NONE if nothing."""
    table = known.table
    if len(table.addressed) == 0 or table.phase not in (Phase.PLANNING, Phase.GEAR, Phase.TURNS):
        return NONE
    belief = Belief(known, seat, Rng(1))
    row = unanswered(belief.state, seat)
    bound = Bound(belief, menu)
    if row == NONE:
        return bound.keep()
    belief.requests.now = row
    phrase = belief.state.addressed[row + 1]
    wanted = bound.reply(phrase)
    for word in (wanted, THANKS if BASE[phrase] == THREAT else LATER):
        if word != NONE and menu.has(word):
            return word
    return NONE


class Bound:
    """What a seat may promise, and what it has promised."""

    def __init__(self, belief: Belief, menu: Menu) -> None:
        self.belief = belief
        self.state = belief.state
        self.seat = belief.seat
        self.menu = menu  # what may be done now
        self.free = menu  # what might be done, if it took back that it is ready
        self.binding = False  # who can only talk promises nothing
        for action in menu.actions:
            if not is_phrase(action):
                self.binding = True
        if menu.has(UNREADY):
            self.free = self.unready()

    def unready(self) -> Menu:
        """What the seat could do if it were not ready."""
        state, ready = self.state, self.state.ready
        state.ready &= ~(1 << self.seat)
        state.n_legal = 0
        state.list_choices(self.seat)
        offered = [int(state.legal[place]) for place in range(state.n_legal)]
        state.ready = ready
        return Menu(offered)

    # -- words --------------------------------------------------------------------------------------------------------

    def reply(self, phrase: i64) -> i64:
        """The best answer to one phrase; it may not be on the menu."""
        base = BASE[phrase]
        rest = phrase - base
        figure = addressed_figure(phrase)
        own = figure == self.seat
        if base == ASK:
            return self.strength(phrase, figure)
        if base == THREAT:
            return self.warned(phrase) if rest >= FIGURES * TOPICS and own else THANKS
        if not self.binding:
            return LATER
        if base in (PLEASE_GO, PLEASE_STAY):
            return self.destination(phrase, figure)
        if base == PLEASE_HOLD:
            return self.dice(phrase) if own else MAYBE
        if base == PLEASE_USE:
            return self.card(phrase, figure)
        if base == PLEASE_GIVE:
            return YES if own and self.gift(phrase) != NONE else SORRY
        if base == PLEASE_ORDER:
            return self.order(rest % 2 == 0) if own else MAYBE
        return MAYBE if base == PLEASE_BAR and self.state.figures[figure].bars else SORRY

    def strength(self, phrase: i64, figure: i64) -> i64:
        """F-13.16 The strongest true word; `later` if none is true, and sometimes whatever is true."""
        belief = self.belief
        third = figure != self.seat
        topic = single(topic_bit(self.state, (phrase - ASK) % TOPICS))
        if said_about(self.state, self.seat + THIRD if third else self.seat) & topic:
            return SAID
        if budget_used_up(belief):
            return SORRY
        if self.reserved(phrase):
            return LATER
        word = strongest(belief, self.menu, SAY_THIRD if third else SAY, topic)
        return word if word != NONE else LATER

    def reserved(self, phrase: i64) -> bool:
        """Is this question left open? Drawn from what only the seat sees: nobody else can tell why it is."""
        number = (self.state.round * 97 + phrase) * 31 + self.seat
        for die in range(DICE):
            if self.state.known[die] >> self.seat & 1:
                number = number * 7 + self.state.value[die]
            number &= 0xFFFFFF
        return (number * MIX >> 16 & 0xFFFF) % RESERVED == 0

    def warned(self, phrase: i64) -> i64:
        """F-13.8 Another is strong there: it goes elsewhere if that is better, or says that it goes all the same."""
        marker = self.state.figures[self.seat].marker
        if self.state.phase != Phase.PLANNING or marker == NONE or not self.binding:
            return THANKS
        better = self.better()
        if better != NONE:
            return WILL_GO + better - MARK
        there = topic_bit(self.state, (phrase - THREAT) % TOPICS) == PLAIN + marker
        return WILL_GO + self.state.map.cells[marker] if there else THANKS

    def destination(self, phrase: i64, figure: i64) -> i64:
        """F-13.14 `yes` if it goes there, or not there; otherwise it names where it goes."""
        if figure != self.seat:
            return self.of_third(phrase)
        marker = self.state.figures[figure].marker
        better = self.better()
        goal = marker if better == NONE else self.state.map.at[better - MARK]
        if goal == NONE:
            return SORRY
        here = WILL_GO + self.state.map.cells[goal]
        wanted = self.wanted(phrase)
        if wanted != NONE:
            return YES if goal == wanted else here if self.menu.has(here) else SORRY
        avoided = self.state.map.at[phrase - PLEASE_GO - (2 * figure + 1) * CELLS]
        if goal == avoided:
            return SORRY
        return here if marker == avoided and self.menu.has(here) else YES

    def of_third(self, phrase: i64) -> i64:
        """F-10.7 The third figure's marker is placed by both: what it decides now is what it would do."""
        better = mark(self.belief, self.free, MARK + CELLS, THIRD)
        marker = self.state.figures[THIRD].marker
        goal = marker if better == NONE else self.state.map.at[better - MARK - CELLS]
        wanted = self.wanted(phrase)
        if wanted != NONE:
            return YES if goal == wanted else SORRY
        return SORRY if goal == self.state.map.at[(phrase - PLEASE_GO) % CELLS] else YES

    def wanted(self, phrase: i64) -> i64:
        """The cell to which a phrase asks somebody to go; NONE if it asks not to go somewhere."""
        if BASE[phrase] == PLEASE_STAY:
            return self.state.figures[addressed_figure(phrase)].cell
        if BASE[phrase] == PLEASE_GO and (phrase - PLEASE_GO) // CELLS % 2 == 0:
            return self.state.map.at[(phrase - PLEASE_GO) % CELLS]
        return NONE

    def better(self) -> i64:
        """The marker's best place, if that is not where it lies."""
        if moves_made(self.state, self.seat) >= MAX_CHANGES:
            return NONE
        return mark(self.belief, self.free, MARK, self.seat)

    def dice(self, phrase: i64) -> i64:
        """F-13.13 Will it throw these dice again, or keep them?"""
        state, rest = self.state, phrase - PLEASE_HOLD
        marker = state.figures[self.seat].marker
        if marker == NONE:
            return LATER
        topic = single(topic_bit(state, rest % TOPICS))
        if rest // TOPICS % 2 == 1:
            word = promise(self.belief, self.menu, topic)
            return word if word != NONE else SORRY
        times = rerolls_allowed(state, self.seat)
        hand = Hand(self.belief, self.seat)
        return YES if times == 0 or hand.to_throw(times) & hand.about(topic) == 0 else SORRY

    def card(self, phrase: i64, figure: i64) -> i64:
        """F-13.14 A card is spared on request; it is used if that helps, or perhaps in the phase that it is for."""
        if (phrase - PLEASE_USE) // CARDS % 2 == 1:
            return YES
        if figure != self.seat:
            return MAYBE
        card = (phrase - PLEASE_USE) % CARDS
        if self.use(card) != NONE:
            return YES
        return MAYBE if self.state.phase == Phase.PLANNING and not offers_card(self.free, card) else SORRY

    def use(self, card: i64) -> i64:
        """The action that uses this card, if it is what the seat would now do."""
        action = choose_card(self.belief, self.free)
        return action if action != NONE and card_of(action) == card else NONE

    def gift(self, phrase: i64) -> i64:
        """F-11.1 The action that gives what was asked for, if the seat would."""
        action = give_away(self.belief, self.free)
        place = (phrase - PLEASE_GIVE) % (CARDS * FIGURES)
        return action if action != NONE and action - GIVE == place else NONE

    def order(self, first: bool) -> i64:
        """F-13.14 Its place in the order of turns: known in phase 5, before that only perhaps."""
        if self.state.phase != Phase.TURNS:
            return MAYBE
        if not self.menu.has(GO):
            return SORRY
        if first:
            return YES if int(self.seat) in self.belief.team.leaders(self.state, FIRST_FAVOUR) else SORRY
        return YES if can_wait(self.belief, self.menu) else SORRY

    # -- deeds ------------------------------------------------------------------------------------------------------

    def keep(self) -> i64:
        """What was promised and not yet done; who is ready takes that back first."""
        deed: i64 = NONE
        if self.binding and self.state.phase == Phase.PLANNING:
            deed = self.marks()
        if self.binding and deed == NONE:
            deed = self.uses()
        if deed == NONE or self.menu.has(deed):
            return deed
        return UNREADY if self.menu.has(UNREADY) else NONE

    def marks(self) -> i64:
        """The marker goes where the seat has said that it goes."""
        goal = self.belief.requests.destination
        if goal == NONE or goal == self.state.figures[self.seat].marker:
            return NONE
        action = MARK + self.state.map.cells[goal]
        return action if self.free.has(action) else NONE

    def uses(self) -> i64:
        """Cards that it has agreed to use or to give."""
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            phrase = state.addressed[row + 1]
            if state.addressed[row + 2] != YES or hearer(state, state.addressed[row], phrase) != self.seat:
                continue
            action: i64 = NONE
            if BASE[phrase] == PLEASE_USE and (phrase - PLEASE_USE) // CARDS % 2 == 0:
                action = self.use((phrase - PLEASE_USE) % CARDS)
            elif BASE[phrase] == PLEASE_GIVE and addressed_figure(phrase) == self.seat:
                action = self.gift(phrase)
            if action != NONE and self.free.has(action):
                return action
        return NONE


def card_of(action: i64) -> i64:
    """The card that an action uses."""
    if action < USE_LENDER:
        return BARE[(action - USE_BARE) % len(BARE)]
    if action < USE_WATER:
        return Card.LIGHTER if (action - USE_LENDER) // FIGURES % 2 == 0 else Card.MAP
    if action < USE_ROPE:
        return Card.WATER
    return Card.ROPE if action < USE_BINOCULARS else Card.BINOCULARS


def offers_card(menu: Menu, card: i64) -> bool:
    """Can a card be used now?"""
    action = menu.among(USE_BARE, PICK)
    while action != NONE:
        if card_of(action) == card:
            return True
        action = menu.among(action + 1, PICK)
    return False
