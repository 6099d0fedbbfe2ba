"""F-13.16: what the heuristic player says: the strongest true word where it helps most, and never much."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    ANSWER,
    BASE,
    FIGURES,
    PLAIN,
    PLEASE_HOLD,
    SAY,
    SAY_THIRD,
    THREAT,
    TOPICS,
    WILL_HOLD,
)
from lapilli.games.fuji.player.belief import Belief
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import CLAIM, NONE, THIRD
from lapilli.games.fuji.rules.phrases import is_true, topic_bit
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.rules.talk import PLAIN_MASK
from lapilli.games.fuji.state import Position

STRONGEST: Final = packed([0, 3, 1, 2])  # great, awful, good, poor
OUTER: Final[i64] = 0b1001  # great and awful
HIGH: Final[i64] = 0b0011  # great and good
DEFAULT_TALK_BUDGET: Final[i64] = 40  # dice phrases after which nobody listens any more, where the table sets no limit
WISHES: Final[i64] = 4  # phrases without dice content in a phase
PLAINLY: Final = 1.0  # what a word about a colour or a number is worth beside one about a card that others can reach
IN_NEED: Final = 0.7  # who has a better chance asks for nothing
SORRY: Final[i64] = ANSWER + 4


def topic_of(state: Position, action: i64) -> i64:
    """The bit of what a dice phrase is about."""
    return topic_bit(state, (action - BASE[action]) % TOPICS)


def topic_at(state: Position, bit: i64) -> i64:
    """The number of a topic, by its bit."""
    return bit if bit < PLAIN else PLAIN + state.map.cells[bit - PLAIN]


def is_true_claim(belief: Belief, action: i64) -> bool:
    """F-13.10, F-13.16 Is a dice phrase of the menu true? Where nobody checks them the player checks its own."""
    return belief.state.parameters.checked or is_true(belief.state, belief.seat, action, belief.state.zones)


def said_about(state: Position, hand: i64) -> i64:
    """Topics on which a hand has said something that still holds."""
    found: i64 = 0
    for row in range(0, len(state.claims), CLAIM):
        if state.claims[row] == hand and state.claims[row + 6] == 0 and state.claims[row + 1] != NONE:
            found |= single(topic_of(state, state.claims[row + 1]))
    return found


def strongest(belief: Belief, menu: Menu, kind: i64, topics: i64) -> i64:
    """The strongest true word about one of these topics."""
    if topics == 0 or menu.of(kind) == NONE or budget_used_up(belief):
        return NONE
    for strength in STRONGEST:
        bit: i64 = 0
        while topics >> bit:
            if topics >> bit & 1:
                action = kind + strength * TOPICS + topic_at(belief.state, bit)
                if menu.has(action) and is_true_claim(belief, action):
                    return action
            bit += 1
    return NONE


# -- answers ---------------------------------------------------------------------------------------------------


def reply(belief: Belief, menu: Menu) -> i64:
    """F-13.15, F-13.16 To a question the strongest true word, nothing if none is true; to a request a promise.

    `sorry` says only that the dice phrases are used up: it is said whatever the dice show.
    """
    asked = belief.requests.questions
    if asked:
        asked &= ~said_about(belief.state, belief.seat)
        topic: i64 = 0
        while asked >> topic:
            if asked >> topic & 1:
                word = strongest(belief, menu, SAY, single(topic))
                if word != NONE:
                    return word
            topic += 1
        if asked and budget_used_up(belief) and menu.has(SORRY):
            return SORRY
    return promise(belief, menu, belief.requests.drop)


def spoken(belief: Belief, budget: i64) -> bool:
    """Has the own seat said this many dice phrases, in phase 4 half as many?"""
    limit = budget if belief.state.phase_number == 2 else (budget + 1) // 2
    return words_used(belief) >= limit


def words_used(belief: Belief) -> i64:
    return belief.state.spoken >> 16 * belief.seat & 0xFFFF


def budget_used_up(belief: Belief) -> bool:
    """F-13.11, F-13.16 Has the own seat no dice phrase left?"""
    budget = belief.state.parameters.budget
    return spoken(belief, budget if budget else DEFAULT_TALK_BUDGET)


def has_talked_enough(belief: Belief) -> bool:
    """Has the seat said enough besides its dice phrases in this phase?"""
    return belief.state.chatter >> 8 * belief.seat & 255 >= WISHES


def promise(belief: Belief, menu: Menu, wanted: i64) -> i64:
    """F-13.13 `will drop` to one who asked for it, if it has such dice, can throw them again and hardly needs them."""
    state = belief.state
    if wanted == 0 or has_talked_enough(belief) or state.figures[belief.seat].marker == NONE:
        return NONE
    drop = WILL_HOLD + TOPICS
    action = menu.among(drop, drop + TOPICS)
    if action == NONE or rerolls_allowed(state, belief.seat) == 0:
        return NONE
    hand = Hand(belief, belief.seat)
    while action != NONE:
        topic = single(topic_bit(state, action - drop))
        if wanted & topic:
            dice = hand.about(topic)
            if dice and hand.cheap(dice) == dice:
                return action
        action = menu.among(action + 1, drop + TOPICS)
    return NONE


# -- of its own accord -----------------------------------------------------------------------------------------


def something_to_say(belief: Belief, menu: Menu) -> i64:
    """First a few topics of which much can be said, then the own marked card, then the others'; else nothing at all."""
    state, style, seat = belief.state, belief.style, belief.seat
    if spoken(belief, style.enough) or budget_used_up(belief):
        return NONE
    said = said_about(state, seat)
    if words_used(belief) < style.early:
        word = most_useful(belief, menu, said) if style.every else strongest(belief, menu, SAY, PLAIN_MASK & ~said)
        if word != NONE:
            return word
    for place in range(state.count):  # the own card first
        figure = seat if place == 0 else place - 1 if place <= seat else place
        marker = state.figures[figure].marker
        if marker == NONE or said & single(PLAIN + marker):
            continue
        word = strongest(belief, menu, SAY, single(PLAIN + marker))
        if word == NONE:
            word = threat(belief, menu, marker)
        if word != NONE:
            return word
    return about_third(belief, menu) if state.third else NONE


def threat(belief: Belief, menu: Menu, marker: i64) -> i64:
    """F-13.8 How safe from the own dice somebody is on a card who has marked it."""
    state = belief.state
    topic = topic_at(state, PLAIN + marker)
    for danger in range(2):
        for figure in range(state.count):
            if state.figures[figure].marker == marker:
                action = THREAT + (danger * FIGURES + figure) * TOPICS + topic
                if menu.has(action) and is_true_claim(belief, action):
                    return action
    return NONE


def most_useful(belief: Belief, menu: Menu, said: i64) -> i64:
    """The word about a card that most others may want to go to: they hear where it is safe, and where it is not."""
    best: i64 = NONE
    most = -1.0
    action = menu.of(SAY)
    while action != NONE:
        topic = topic_of(belief.state, action)
        if not said & single(topic) and is_true_claim(belief, action):
            use = usefulness(belief, topic)
            if OUTER >> (action - SAY) // TOPICS & 1:
                use *= 2.0
            if use > most:
                most = use
                best = action
        action = menu.next(action)
    return best


def usefulness(belief: Belief, topic: i64) -> float:
    """How near to the village a card brings those who can mark it; plain topics are always of some use."""
    state, far = belief.state, belief.team.heuristic.evaluator.far
    if topic < PLAIN:
        return PLAINLY
    cell = topic - PLAIN
    found: i64 = 0
    for figure in range(state.count):
        one = state.figures[figure]
        if figure != belief.seat and one.reach >> cell & 1 and far[one.cell] >= far[cell]:
            found += 1 + far[one.cell] - far[cell]
    return float(found)


def about_third(belief: Belief, menu: Menu) -> i64:
    """F-13.9 The third figure's dice on the own side, for the cards of all figures."""
    topics: i64 = 0
    for one in belief.state.figures:
        if one.marker != NONE:
            topics |= single(PLAIN + one.marker)
    return strongest(belief, menu, SAY_THIRD, topics & ~said_about(belief.state, belief.seat + THIRD))


def last_words(belief: Belief, menu: Menu) -> i64:
    """F-13.14 Before it is ready: a neighbour who is strong on its card, and can throw again, is asked to drop that."""
    state, seat = belief.state, belief.seat
    marker = state.figures[seat].marker
    if marker == NONE or has_talked_enough(belief):
        return NONE
    strong = strong_on(state, seat, marker)
    needy = False
    for figure in range(state.count):
        action = PLEASE_HOLD + (2 * figure + 1) * TOPICS + topic_at(state, PLAIN + marker)
        if not strong >> figure & 1 or not menu.has(action):
            continue
        if not needy and belief.chance(seat, marker) > IN_NEED:
            return NONE
        needy = True
        if state.figures[figure].marker != NONE and rerolls_allowed(state, figure):
            return action
    return NONE


def strong_on(state: Position, seat: i64, marker: i64) -> i64:
    """Hands of others that called themselves strong on a card, or a danger to somebody on it."""
    found: i64 = 0
    topic = topic_at(state, PLAIN + marker)
    for row in range(0, len(state.claims), CLAIM):
        action = state.claims[row + 1]
        if action == NONE or state.claims[row + 6] != 0 or state.claims[row] == seat:
            continue
        rest = action - BASE[action]
        if rest % TOPICS != topic:
            continue
        if BASE[action] == SAY and HIGH >> rest // TOPICS & 1:
            found |= 1 << state.claims[row]
        if BASE[action] == THREAT and rest >= FIGURES * TOPICS:
            found |= 1 << state.claims[row]
    return found
