"""F-13: the closed language of phrases: what can be said, when, and what is remembered of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.games.fuji.actions import (
    ANSWER,
    ANSWERS,
    ASK,
    CARDS,
    CELLS,
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
from lapilli.games.fuji.rules.board import walkable
from lapilli.games.fuji.rules.equipment import guarded
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.menu import emit_cells, emit_plain
from lapilli.games.fuji.rules.names import FAMILIES, NONE, Skill
from lapilli.games.fuji.rules.phrases import (
    ASK_FAMILY,
    GO_FAMILY,
    HOLD_FAMILY,
    PLEASE_GIVE_FAMILY,
    PLEASE_GO_FAMILY,
    PLEASE_HOLD_FAMILY,
    PLEASE_SHORT_FAMILY,
    PLEASE_USE_FAMILY,
    SHORT_FAMILY,
    USE_FAMILY,
    topic_requirement,
    unanswered,
)
from lapilli.games.fuji.rules.word_bounds import NEVER, Zones, make_up, total
from lapilli.games.fuji.state import Position

PLAIN_MASK: Final[i64] = 127
CHATTER: Final[i64] = 40  # F-2.10
ALL_ANSWERS: Final[i64] = (1 << ANSWERS) - 1


def card_topics(state: Position) -> i64:
    """F-13.4 Phase 2: every card some figure could mark; phase 4: every walkable card bearing a marker."""
    cells: i64 = 0
    for figure in range(state.count):
        if state.phase_number == 2:
            cells |= state.figures[figure].reach
        elif state.figures[figure].marker != NONE:
            cells |= single(state.figures[figure].marker)
    return cells & walkable(state)


def budget_left(state: Position, seat: i64) -> bool:
    """F-13.11 `talk_budget` dice phrases in phase 2, half of it, rounded up, in phase 4; 0 is no limit."""
    if state.parameters.budget == 0:
        return True
    limit = state.parameters.budget if state.phase_number == 2 else (state.parameters.budget + 1) // 2
    return state.spoken >> 16 * seat & 0xFFFF < limit


def has_chattered(state: Position, seat: i64) -> bool:
    """F-2.10 Has a seat said as many phrases without dice content in this phase as it may?"""
    return state.chatter >> 8 * seat & 255 >= CHATTER


def offer_talk(state: Position, seat: i64, zones: Zones) -> None:
    """F-13.2 Phases 2 and 4, and 5 between turns; silence otherwise (F-1.3 phase 1, F-3.8 phase 3)."""
    if not state.parameters.phrases:
        return
    if state.phase_number == 2 or state.phase_number == 4:
        topics = PLAIN_MASK | card_topics(state) << PLAIN
        if budget_left(state, seat) and not (state.ready >> seat & 1 and guarded(state, seat)):
            offer_dice_phrases(state, seat, seat, topics, zones)
            if state.third:
                offer_dice_phrases(state, seat, seat + 2, topics, zones)
        if not has_chattered(state, seat):
            offer_questions(state, seat, topics)
            if state.phase_number == 2:
                offer_plans(state, seat, topics)
            offer_cards(state, seat)
    if not has_chattered(state, seat):
        if state.phase_number == 2 or state.phase_number == 5:
            offer_bars(state, seat)
        offer_short(state, seat)
    offer_answers(state, seat)


def emit(state: Position, base: i64, topics: i64) -> None:
    """Offer a phrase for each topic of a mask."""
    emit_plain(state, base, topics & PLAIN_MASK)
    emit_cells(state, base + PLAIN, topics >> PLAIN)


@final
class Speech:
    """F-13.4, F-13.5 The topics of the moment, what each asks for, and the total of the speaker's dice for it."""

    __slots__ = ("bits", "checked", "requirements", "totals")

    def __init__(self, state: Position, dice: i64, topics: i64) -> None:
        self.checked = state.parameters.checked
        self.bits = vec[i64]()
        self.requirements = vec[i64]()
        self.totals = vec[i64]()
        bit: i64 = 0
        while topics:
            if topics & 1:
                requirement = topic_requirement(state, bit)
                self.bits = append(self.bits, bit)
                self.requirements = append(self.requirements, requirement)
                self.totals = append(self.totals, total(state, dice, requirement))
            topics >>= 1
            bit += 1

    def high(self, bounds: vec[i64], words: i64, word: i64) -> i64:
        """F-13.10 Topics with at least the least total of a word; where nobody checks, all that know the word."""
        found: i64 = 0
        for index in range(len(self.bits)):
            bound = bounds[self.requirements[index] * words + word]
            if bound != NEVER and (self.totals[index] >= bound or not self.checked):
                found |= single(self.bits[index])
        return found

    def low(self, bounds: vec[i64], words: i64, word: i64) -> i64:
        """F-13.10 Topics with at most the highest total of a word; where nobody checks, all that know the word."""
        found: i64 = 0
        for index in range(len(self.bits)):
            bound = bounds[self.requirements[index] * words + word]
            if bound != NONE and (self.totals[index] <= bound or not self.checked):
                found |= single(self.bits[index])
        return found


def offer_dice_phrases(state: Position, seat: i64, hand: i64, topics: i64, zones: Zones) -> None:
    """F-13.6 to F-13.10 Words for the strength of the dice (own, or those of p3 on this side), and threats."""
    dice = state.hand_dice(hand)
    if dice == 0:
        return
    kinds = make_up(dice)
    bounds = zones.words(kinds)
    speech = Speech(state, dice, topics)
    third = hand != seat
    base = SAY_THIRD if third else SAY
    said = seat * FAMILIES + (4 if third else 0)
    emit(state, base, speech.high(bounds, 4, 0) & ~state.said[said])
    emit(state, base + TOPICS, speech.high(bounds, 4, 1) & ~state.said[said + 1])
    emit(state, base + 2 * TOPICS, speech.low(bounds, 4, 2) & ~state.said[said + 2])
    emit(state, base + 3 * TOPICS, speech.low(bounds, 4, 3) & ~state.said[said + 3])
    if third:
        return
    neighbours = state.neighbours(seat)
    for hearer in range(state.count):
        if neighbours >> hearer & 1:
            offer_threats(state, seat, hearer, speech, zones.threat(kinds, make_up(state.figures[hearer].dice)))


def offer_threats(state: Position, seat: i64, hearer: i64, speech: Speech, bounds: vec[i64]) -> None:
    """F-13.8 `safe` and `danger` to a neighbour."""
    said = seat * FAMILIES + 8 + hearer
    emit(state, THREAT + hearer * TOPICS, speech.low(bounds, 2, 0) & ~state.said[said])
    emit(state, THREAT + (FIGURES + hearer) * TOPICS, speech.high(bounds, 2, 1) & ~state.said[said + 4])


def offer_questions(state: Position, seat: i64, topics: i64) -> None:
    """F-13.15 A question to any other figure about any topic."""
    for figure in range(state.count):
        if figure != seat:
            asked = state.said[seat * FAMILIES + ASK_FAMILY + figure]
            emit(state, ASK + figure * TOPICS, topics & ~asked)


def offer_plans(state: Position, seat: i64, topics: i64) -> None:
    """F-13.13, F-13.14 Intentions and requests that only phase 2 knows: go, stay, keep, drop."""
    row = seat * FAMILIES
    emit_cells(state, WILL_GO, state.figures[seat].reach & ~(state.said[row + GO_FAMILY] >> PLAIN))
    if not state.said[row + SHORT_FAMILY] & 1:
        state.offer(WILL_STAY)
    emit(state, WILL_HOLD, topics & ~state.said[row + HOLD_FAMILY])
    emit(state, WILL_HOLD + TOPICS, topics & ~state.said[row + HOLD_FAMILY + 1])
    for figure in range(state.count):
        if figure == seat:
            continue
        cells = state.figures[figure].reach
        base = PLEASE_GO + figure * 2 * CELLS
        emit_cells(state, base, cells & ~(state.said[row + PLEASE_GO_FAMILY + figure] >> PLAIN))
        emit_cells(state, base + CELLS, cells & ~(state.said[row + PLEASE_GO_FAMILY + 4 + figure] >> PLAIN))
        if not state.said[row + PLEASE_SHORT_FAMILY + figure] & 1:
            state.offer(PLEASE_STAY + figure)
        base = PLEASE_HOLD + figure * 2 * TOPICS
        emit(state, base, topics & ~state.said[row + PLEASE_HOLD_FAMILY + figure])
        emit(state, base + TOPICS, topics & ~state.said[row + PLEASE_HOLD_FAMILY + 4 + figure])


def offer_cards(state: Position, seat: i64) -> None:
    """F-13.13, F-13.14 Cards: will use, please use, please spare."""
    row = seat * FAMILIES
    emit_plain(state, WILL_USE, state.figures[seat].cards & ~state.said[row + USE_FAMILY])
    for figure in range(state.count):
        if figure != seat:
            cards = state.figures[figure].cards
            base = PLEASE_USE + figure * 2 * CARDS
            emit_plain(state, base, cards & ~state.said[row + PLEASE_USE_FAMILY + figure])
            emit_plain(state, base + CARDS, cards & ~state.said[row + PLEASE_USE_FAMILY + 4 + figure])


def offer_bars(state: Position, seat: i64) -> None:
    """F-13.14 A power bar is asked of the Gatherer."""
    for figure in range(state.count):
        if figure != seat and state.figures[figure].skill == Skill.GATHERER:
            said = state.said[seat * FAMILIES + PLEASE_SHORT_FAMILY + figure] >> 3
            emit_plain(state, PLEASE_BAR + figure * FIGURES, ((1 << state.count) - 1) & ~said)


def offer_short(state: Position, seat: i64) -> None:
    """F-13.13, F-13.14 What phases 2, 4 and 5 share: order of turns, gifts of the manager."""
    row = seat * FAMILIES
    short = state.said[row + SHORT_FAMILY]
    emit_plain(state, WILL_ORDER, 3 & ~(short >> 1))
    for figure in range(state.count):
        if figure == seat:
            continue
        emit_plain(state, PLEASE_ORDER + figure * 2, 3 & ~(state.said[row + PLEASE_SHORT_FAMILY + figure] >> 1))
        if state.figures[figure].skill == Skill.MANAGER:
            offer_gifts(state, figure, state.said[row + PLEASE_GIVE_FAMILY + figure])


def offer_answers(state: Position, seat: i64) -> None:
    """F-13.15 Each once, and each again as often as somebody waits for an answer."""
    if unanswered(state, seat) != NONE:
        emit_plain(state, ANSWER, ALL_ANSWERS)
    elif not has_chattered(state, seat):
        emit_plain(state, ANSWER, ALL_ANSWERS & ~(state.said[seat * FAMILIES + SHORT_FAMILY] >> 3))


def offer_gifts(state: Position, manager: i64, said: i64) -> None:
    """F-13.14 A gift is asked of the manager: one of the cards in front of him, for another figure."""
    for card in range(CARDS):
        if state.figures[manager].owns(card):
            for figure in range(state.count):
                if figure != manager and not said >> card * FIGURES + figure & 1:
                    state.offer(PLEASE_GIVE + (manager * CARDS + card) * FIGURES + figure)


def says_last(state: Position, seat: i64) -> bool:
    """F-13.13 Has this seat said that it means to go last?"""
    return state.said[seat * FAMILIES + SHORT_FAMILY] >> 2 & 1 == 1
