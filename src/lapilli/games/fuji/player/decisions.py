"""The decisions of the heuristic player, phase by phase, and its answers to others; NONE where it has no preference.

An answer to a question, a request or a warning (F-13.15) binds only where it says so: `yes` to a request, and `will`.
The asker sees at once what comes of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    ASK,
    BAR,
    BARE,
    BASE,
    CARDS,
    CELLS,
    DONE,
    FIGURES,
    GIVE,
    GO,
    INJURY,
    LATER,
    LOSE,
    MARK,
    MAYBE,
    PASS,
    PATH_CODES,
    PICK,
    PLAIN,
    PLEASE_BAR,
    PLEASE_GIVE,
    PLEASE_GO,
    PLEASE_HOLD,
    PLEASE_ORDER,
    PLEASE_STAY,
    PLEASE_USE,
    READY,
    SAID,
    SAY,
    SAY_THIRD,
    SORRY,
    STOP,
    TAKE,
    THANKS,
    THREAT,
    TOPICS,
    UNREADY,
    USE_BARE,
    USE_BINOCULARS,
    USE_LENDER,
    USE_ROPE,
    USE_WATER,
    WALK,
    WILL_GO,
    WILL_ORDER,
    YES,
    Card,
)
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.player.belief import FIRST, LAST, Belief, Requests
from lapilli.games.fuji.player.hand import Hand, choose_card, choose_dice, flash, give_away
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.talk import (
    budget_used_up,
    last_words,
    promise,
    reply,
    said_about,
    something_to_say,
    strongest,
)
from lapilli.games.fuji.rules.equipment import moves_made
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ADDRESS, DICE, HANDLING_PHASES, NONE, THIRD, Phase
from lapilli.games.fuji.rules.phrases import addressed_figure, hearer, is_phrase, topic_bit, unanswered
from lapilli.games.fuji.rules.planning import rerolls_allowed

MAX_MARKER_MOVES: Final[i64] = 8  # how often a marker is moved in one phase
MARGIN: Final = 0.4  # a new destination must be better by so much
FAVOUR: Final = 0.8  # what it does for somebody who asks: two margins, so that it does not go back afterwards
ENDINGS: Final = packed([READY, DONE, DONE + 1, STOP, STOP + 1, PASS, TAKE, TAKE + 1, GO, GO + 1])
HAND_PHASES: Final[i64] = HANDLING_PHASES | 1 << Phase.REROLLS | 1 << Phase.CARABINER  # a hand chooses dice


def decide(belief: Belief, menu: Menu) -> int:
    """One action of the menu."""
    choice = opinion(belief, menu)
    return int(choice if choice != NONE else default_action(menu))


def opinion(belief: Belief, menu: Menu) -> i64:
    """What the heuristic wants."""
    phase = belief.state.phase
    if phase == Phase.PLANNING or phase == Phase.GEAR:
        answer = reply(belief, menu)
        if answer != NONE:
            return answer
        if menu.has(UNREADY):
            return say_nothing(menu)
    if phase == Phase.TURNS:
        turn = choose_turn(belief, menu)
        return turn if turn != NONE else say_nothing(menu)
    if HAND_PHASES >> phase & 1:
        return choose_dice(belief, menu)
    agreed = proposed(belief, menu)
    if agreed != NONE:
        return agreed
    if phase == Phase.PLANNING:
        return plan(belief, menu)
    if phase == Phase.GEAR:
        return gear(belief, menu)
    if phase == Phase.BARS:
        return bars(belief, menu)
    if phase == Phase.WALK:
        return calmest(belief, menu)
    if phase == Phase.INJURY:
        return least(menu, INJURY, FIGURES, belief.team.injury(belief.state))
    if phase == Phase.LOSING:
        return least(menu, LOSE, DICE, belief.team.worst_die(belief.state))
    return NONE


def default_action(menu: Menu) -> i64:
    """Without an opinion: finish what can be finished, else the first."""
    for action in ENDINGS:
        if menu.has(action):
            return action
    return menu.foremost


def say_nothing(menu: Menu) -> i64:
    """A ready seat is not waited for; if it is asked all the same it says something that tells nothing."""
    return THANKS if menu.has(THANKS) else NONE


def proposed(belief: Belief, menu: Menu) -> i64:
    """F-10.10 What the other seat has entered for the third figure, if one can agree."""
    if not belief.state.third:
        return NONE
    entry = belief.state.entries[1 - belief.seat]
    return entry if entry != NONE and menu.has(entry) else NONE


# -- phases 2 and 4 --------------------------------------------------------------------------------------------


def plan(belief: Belief, menu: Menu) -> i64:
    """Say what helps, mark the best card, listen, mark again if it pays, be ready."""
    choice = something_to_say(belief, menu)
    if choice == NONE:
        choice = choose_card(belief, menu)
    if choice == NONE:
        choice = give_away(belief, menu)
    if choice == NONE:
        choice = mark(belief, menu, MARK, belief.seat)
    if choice == NONE and belief.state.third:
        choice = mark(belief, menu, MARK + CELLS, THIRD)
    if choice == NONE:
        choice = flash(belief, menu)
    if choice == NONE:
        choice = last_words(belief, menu)
    if choice == NONE and menu.has(READY):
        return READY
    return choice


def gear(belief: Belief, menu: Menu) -> i64:
    """Use what helps, be ready."""
    choice = choose_card(belief, menu)
    if choice == NONE:
        choice = give_away(belief, menu)
    if choice == NONE and menu.has(READY):
        return READY
    return choice


def mark(belief: Belief, menu: Menu, kind: i64, figure: i64) -> i64:
    """The best destination, if it is better than the present one by a margin."""
    state = belief.state
    action = menu.of(kind)
    marker = state.figures[figure].marker
    max_moves = MAX_MARKER_MOVES if figure == belief.seat else 2 * MAX_MARKER_MOVES
    if action == NONE or (marker != NONE and moves_made(state, belief.seat) >= max_moves):
        return NONE
    requests = belief.requests if figure == belief.seat else belief.requests.of(figure)
    if marker != NONE and marker == requests.destination:
        return NONE
    go, avoid = requests.go, requests.avoid
    stay: i64 = state.figures[figure].cell if requests.stay else NONE
    best: i64 = NONE
    most = 0.0
    if marker != NONE:
        most = belief.score(figure, marker) + wish(marker, go, avoid, stay) + MARGIN
    while action != NONE:
        cell = state.map.at[action - kind]
        score = belief.score(figure, cell) + wish(cell, go, avoid, stay)
        if score > most or (best == NONE and marker == NONE):
            most = score
            best = action
        action = menu.next(action)
    return best


def wish(cell: i64, go: i64, avoid: i64, stay: i64) -> float:
    """F-13.14 Where others ask the figure to go, to stay or not to go: followed if it costs little."""
    if cell == stay:
        return FAVOUR
    if avoid >> cell & 1:
        return -FAVOUR
    return FAVOUR if go >> cell & 1 else 0.0


# -- phase 5 ---------------------------------------------------------------------------------------------------


def bars(belief: Belief, menu: Menu) -> i64:
    """F-11.5 Just enough bars for the mover to succeed, or none."""
    if belief.team.bars(belief.state) == 0:
        return NONE
    mover = belief.state.mover()
    action = BAR + mover
    if not menu.has(action):
        action += FIGURES
    return action if menu.has(action) else NONE


def calmest(belief: Belief, menu: Menu) -> i64:
    """The way past the fewest eruption tokens."""
    action = menu.of(WALK)
    if action == NONE:
        action = menu.of(WALK + len(PATH_CODES))
    best: i64 = NONE
    fewest: i64 = 100
    while action != NONE:
        tokens = belief.team.tokens(belief.state, PATH_CODES[(action - WALK) % len(PATH_CODES)])
        if tokens < fewest:
            fewest = tokens
            best = action
        action = menu.next(action)
    return best


def least(menu: Menu, kind: i64, size: i64, wanted: i64) -> i64:
    """What is wanted, of the own figure or the third one; else the first."""
    first = menu.of(kind)
    if first == NONE:
        kind += size
        first = menu.of(kind)
    return kind + wanted if menu.has(kind + wanted) else first


MATTERS: Final = 0.01  # orders whose results differ by less are alike
FIRST_FAVOUR: Final = 1.0  # what going first may cost the team when somebody asks for it


def choose_turn(belief: Belief, menu: Menu) -> i64:
    """F-5.2 Go when the own place in the best order has come; otherwise let another go first, and say so."""
    go = menu.has(GO)
    third = menu.has(GO + 1)
    if not go and not third:
        return NONE
    first = belief.team.leaders(belief.state, FIRST_FAVOUR if belief.requests.first else MATTERS)
    own = go and int(belief.seat) in first
    wait = can_wait(belief, menu)
    if (own or (third and int(THIRD) in first)) and not (wait and gives_way(belief)):
        return GO if own else GO + 1
    if not wait:
        return GO if go else GO + 1
    if not own and not (third and int(THIRD) in first):
        request = ask_first(belief, menu, first)
        if request != NONE:
            return request
    return WILL_ORDER + 1


def gives_way(belief: Belief) -> bool:
    """F-13.14 Another asks it to go last, or has said that it will go first."""
    requests = belief.requests
    if requests.last and not requests.first:
        return True
    for other in range(belief.state.seats):
        if other != belief.seat and not belief.state.gone >> other & 1 and requests.announced(other, FIRST):
            return True
    return False


def can_wait(belief: Belief, menu: Menu) -> bool:
    """Can it still say `will last`, and is there somebody who has not?"""
    if not menu.has(WILL_ORDER + 1):
        return False
    awaited = belief.state.required_actors()
    for other in range(belief.state.seats):
        if other != belief.seat and awaited >> other & 1 and not belief.requests.announced(other, LAST):
            return True
    return False


def ask_first(belief: Belief, menu: Menu, first: list[int]) -> i64:
    """F-13.14 Ask the one whose turn should come first, unless somebody has."""
    for figure in first:
        if Requests(belief.state, NONE, figure).first or figure >= belief.state.seats:
            return NONE
    action = PLEASE_ORDER + 2 * i64(first[0])
    return action if menu.has(action) else NONE


RESERVED: Final[i64] = 6  # one question in this many stays open whatever the dice show, so that `later` tells nothing
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
