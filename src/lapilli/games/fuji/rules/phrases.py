"""F-13: the sorts of phrases, and what is remembered of one that was said."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.fuji.actions import (
    ANSWER,
    ASK,
    BASE,
    CARDS,
    CELLS,
    DEAL_CHARACTER,
    FIGURES,
    PLAIN,
    PLEASE_BAR,
    PLEASE_GIVE,
    PLEASE_GO,
    PLEASE_HOLD,
    PLEASE_ORDER,
    PLEASE_STAY,
    PLEASE_USE,
    SAY,
    SAY_THIRD,
    THREAT,
    TOPICS,
    WILL_GO,
    WILL_HOLD,
    WILL_ORDER,
    WILL_STAY,
    WILL_USE,
)
from lapilli.games.fuji.rules.dice import note_claim, requirement_of
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ADDRESS, DICE_FAMILIES, FAMILIES, NONE
from lapilli.games.fuji.rules.word_bounds import NEVER, Zones, make_up, total
from lapilli.games.fuji.state import Position

# families of phrases without dice content, in the order of their bits in `said`
GO_FAMILY: Final[i64] = 16
HOLD_FAMILY: Final[i64] = 17
USE_FAMILY: Final[i64] = 19
SHORT_FAMILY: Final[i64] = 20
PLEASE_GO_FAMILY: Final[i64] = 21
PLEASE_HOLD_FAMILY: Final[i64] = 29
PLEASE_USE_FAMILY: Final[i64] = 37
PLEASE_GIVE_FAMILY: Final[i64] = 45
PLEASE_SHORT_FAMILY: Final[i64] = 49
ASK_FAMILY: Final[i64] = 53


def topic_requirement(state: Position, bit: i64) -> i64:
    """F-13.4 A plain topic is its own requirement, a card topic that of the card on its cell."""
    return bit if bit < PLAIN else requirement_of(state, bit - PLAIN)


def topic_bit(state: Position, topic: i64) -> i64:
    """The bit of a topic: plain ones first, then the cells of the map."""
    return topic if topic < PLAIN else PLAIN + state.map.at[topic - PLAIN]


def family(action: i64) -> i64:
    """The sort of a phrase: its place in `said`."""
    base = BASE[action]
    rest = action - base
    if base == SAY:
        return rest // TOPICS
    if base == SAY_THIRD:
        return 4 + rest // TOPICS
    if base == THREAT:
        return 8 + rest // TOPICS
    if base == WILL_GO:
        return GO_FAMILY
    if base == WILL_HOLD:
        return HOLD_FAMILY + rest // TOPICS
    if base == WILL_USE:
        return USE_FAMILY
    if base == PLEASE_GO:
        return PLEASE_GO_FAMILY + rest // CELLS % 2 * 4 + rest // CELLS // 2
    if base == PLEASE_HOLD:
        return PLEASE_HOLD_FAMILY + rest // TOPICS % 2 * 4 + rest // TOPICS // 2
    if base == PLEASE_USE:
        return PLEASE_USE_FAMILY + rest // CARDS % 2 * 4 + rest // CARDS // 2
    if base == PLEASE_GIVE:
        return PLEASE_GIVE_FAMILY + rest // (CARDS * FIGURES)
    if base == PLEASE_STAY:
        return PLEASE_SHORT_FAMILY + rest
    if base == PLEASE_ORDER:
        return PLEASE_SHORT_FAMILY + rest // 2
    if base == PLEASE_BAR:
        return PLEASE_SHORT_FAMILY + rest // FIGURES
    if base == ASK:
        return ASK_FAMILY + rest // TOPICS
    return SHORT_FAMILY


def phrase_bit(state: Position, action: i64) -> i64:
    """The bit of a phrase within its family."""
    base = BASE[action]
    rest = action - base
    if base in (WILL_GO, PLEASE_GO):
        return PLAIN + state.map.at[rest % CELLS]
    if base in (WILL_USE, PLEASE_USE):
        return rest % CARDS
    if base == PLEASE_GIVE:
        return rest % (CARDS * FIGURES)
    if base in (WILL_STAY, PLEASE_STAY):
        return 0
    if base in (WILL_ORDER, PLEASE_ORDER):
        return 1 + rest % 2
    if base == PLEASE_BAR:
        return 3 + rest % FIGURES
    if base == ANSWER:
        return 3 + rest
    return topic_bit(state, rest % TOPICS)


def speak(state: Position, seat: i64, action: i64, zones: Zones) -> None:
    """F-13.3 Everyone hears it; it has no effect on the game. A dice phrase is remembered for the round."""
    sort = family(action)
    bit = phrase_bit(state, action)
    row = answered_row(state, seat, action)
    if row != NONE:
        state.addressed[row + 2] = action
    costs = row == NONE or BASE[action] != ANSWER
    if costs:
        state.said[seat * FAMILIES + sort] |= single(bit)
    if sort < DICE_FAMILIES:
        state.spoken += single(16 * seat)
        remember(state, seat + 2 if 4 <= sort < 8 else seat, action, sort, topic_requirement(state, bit), zones)
    elif costs:
        state.chatter += 1 << 8 * seat
    if addressed_figure(action) != NONE:
        note_address(state, seat, action)


def is_phrase(action: i64) -> bool:
    """Is an action something that is said?"""
    return SAY <= action < DEAL_CHARACTER


# -- phrases to one seat, and their answers (F-13.15) ------------------------------------------------------------


def addressed_figure(action: i64) -> i64:
    """The figure to which a threat, a request or a question is said; NONE if it is said to all."""
    base = BASE[action]
    rest = action - base
    if base == THREAT:
        return rest // TOPICS % FIGURES
    if base == PLEASE_GO:
        return rest // (2 * CELLS)
    if base == PLEASE_HOLD:
        return rest // (2 * TOPICS)
    if base == PLEASE_USE:
        return rest // (2 * CARDS)
    if base == PLEASE_GIVE:
        return rest // (CARDS * FIGURES)
    if base == PLEASE_STAY:
        return rest
    if base == PLEASE_ORDER:
        return rest // 2
    if base == PLEASE_BAR:
        return rest // FIGURES
    return rest // TOPICS if base == ASK else NONE


def hearer(state: Position, seat: i64, action: i64) -> i64:
    """The seat that is asked to answer; F-10.7 what is said to the third figure is said to the other player."""
    figure = addressed_figure(action)
    return figure if figure < state.seats else 1 - seat


def note_address(state: Position, seat: i64, action: i64) -> None:
    """One more row of ADDRESS numbers: a phrase that waits for an answer."""
    rows = append(state.addressed, seat)
    rows = append(rows, action)
    state.addressed = append(rows, NONE)


def unanswered(state: Position, seat: i64) -> i64:
    """The first phrase to a seat that waits for its answer, as its place in `addressed`; NONE if there is none."""
    for row in range(0, len(state.addressed), ADDRESS):
        if state.addressed[row + 2] == NONE and hearer(state, state.addressed[row], state.addressed[row + 1]) == seat:
            return row
    return NONE


def answered_row(state: Position, seat: i64, action: i64) -> i64:
    """F-13.15 Which phrase an answer answers: the first that waits, and that such a phrase can answer."""
    for row in range(0, len(state.addressed), ADDRESS):
        if state.addressed[row + 2] != NONE or hearer(state, state.addressed[row], state.addressed[row + 1]) != seat:
            continue
        if can_answer(state.addressed[row + 1], action):
            return row
    return NONE


def can_answer(phrase: i64, action: i64) -> bool:
    """A question is answered by a word about its topic, a request or a threat by an intention of its sort, all by `yes`
    and its like.
    """
    base = BASE[action]
    if base == ANSWER:
        return True
    if base in (SAY, SAY_THIRD):
        return BASE[phrase] == ASK and (phrase - ASK) % TOPICS == (action - base) % TOPICS
    asked = BASE[phrase]
    if base in (WILL_GO, WILL_STAY):
        return asked in (PLEASE_GO, PLEASE_STAY, THREAT)
    if base == WILL_HOLD:
        return asked == PLEASE_HOLD
    if base == WILL_USE:
        return asked == PLEASE_USE
    return base == WILL_ORDER and asked == PLEASE_ORDER


def remember(state: Position, hand: i64, action: i64, sort: i64, requirement: i64, zones: Zones) -> None:
    """F-13.17 What a dice phrase says: the totals that its speaker can have."""
    least: i64 = 0
    most: i64 = NEVER
    bound = bound_of(state, hand, sort, requirement, zones)
    if speaks_high(sort):
        least = bound
    else:
        most = bound
    note_claim(state, hand, action, requirement, least, most)


def speaks_high(sort: i64) -> bool:
    """Does a dice phrase name the least total (great, good, danger), not the highest (poor, awful, safe)?"""
    return sort % 4 < 2 if sort < 8 else sort >= 12


def bound_of(state: Position, hand: i64, sort: i64, requirement: i64, zones: Zones) -> i64:
    """F-13.7, F-13.8 The least, or the highest, total of which a dice phrase speaks."""
    kinds = make_up(state.hand_dice(hand))
    if sort < 8:
        return zones.words(kinds)[requirement * 4 + sort % 4]
    hearer = make_up(state.figures[(sort - 8) % 4].dice)
    return zones.threat(kinds, hearer)[requirement * 2 + sort // 12]


def is_true(state: Position, seat: i64, action: i64, zones: Zones) -> bool:
    """F-13.10 Is a dice phrase true of the dice as they lie?"""
    sort = family(action)
    hand: i64 = seat
    if 4 <= sort < 8:
        hand = seat + 2
    requirement = topic_requirement(state, phrase_bit(state, action))
    bound = bound_of(state, hand, sort, requirement, zones)
    value = total(state, state.hand_dice(hand), requirement)
    return value >= bound if speaks_high(sort) else value <= bound
