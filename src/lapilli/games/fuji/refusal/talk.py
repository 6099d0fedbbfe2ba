"""F-13: what forbids each phrase: the phase, the hearer, the topic, what was said before, and the truth."""

from __future__ import annotations

from lapilli.core import conditions
from lapilli.core.log_lines import Word
from lapilli.games.fuji.actions import SKILL_NAMES, TOPIC_NAMES
from lapilli.games.fuji.box import Requirement
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.refusal.zones import Roll, rolls, strength_zone, threat_zone
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import FAMILIES, NONE
from lapilli.games.fuji.rules.phrases import family, phrase_bit, unanswered
from lapilli.games.fuji.rules.talk import CHATTER

Condition = conditions.Condition[Case]
Table = conditions.Table[Case]

ABOUT_DICE = ("say", "say-third", "threat")
IN_FOUR = (*ABOUT_DICE, "ask", "will-use", "please-use", "please-give", "will-order", "please-order", "answer")
IN_FIVE = ("will-order", "please-order", "please-give", "please-bar", "answer")


def out_of_phase(it: Case) -> bool:
    """F-13.2 Everything in phase 2, less in phases 4 and 5."""
    return it.kind.key not in {4: IN_FOUR, 5: IN_FIVE}.get(int(it.state.phase_number), (it.kind.key,))


def meant(it: Case) -> int:
    """The figure that shall go somewhere or use a card: the hearer, or the speaker."""
    return it.seat if it.target is None else it.target


def topical(it: Case) -> bool:
    """F-13.4 Plain topics always; cards in somebody's reach (phase 2) or bearing a marker (phase 4)."""
    topic = it["topic"]
    if topic in TOPIC_NAMES or topic not in it.walkable:
        return topic in TOPIC_NAMES
    if it.state.phase_number == 2:
        return any(topic in it.reach(number) for number in range(len(it.figures)))
    return any(topic == it.marker_of(one) for one in it.figures)


def was_said(it: Case) -> bool:
    """F-13.11, F-13.13 Each phrase once."""
    place = it.seat * FAMILIES + int(family(it.action))
    return bool(it.state.said[place] >> phrase_bit(it.state, it.action) & 1)


def is_asked(it: Case) -> bool:
    """F-13.15 Does somebody wait for an answer of this seat?"""
    return unanswered(it.state, it.seat) != NONE


def chattered(it: Case) -> bool:
    """F-2.10 Has the seat said all that it may besides dice phrases?"""
    return bool(it.state.chatter >> 8 * it.seat & 255 >= CHATTER)


def dice_of(it: Case, dice: list[int]) -> Roll:
    """All rolls of these dice, as far as they count for the topic."""
    kinds = sorted("uvw"[die % 6 // 2] for die in dice)
    return rolls(tuple(it.box.kinds[kind] for kind in kinds), requirement(it))


def requirement(it: Case) -> Requirement:
    if it["topic"] in TOPIC_NAMES:
        return it.box.requirements[TOPIC_NAMES.index(it["topic"])]
    return it.box.requirements[len(TOPIC_NAMES) + int(it.state.terrain[it.cells.index(it["topic"])])]


def zone(it: Case) -> frozenset[int]:
    """F-13.7, F-13.8 The totals of which the word may be said."""
    own = dice_of(it, it.dice_in(it.hand))
    if it.kind.key == "threat":
        return threat_zone(own, dice_of(it, bits(it.figures[meant(it)].dice)), it["threat"])
    return strength_zone(own, it["strength"])


def total(it: Case) -> int:
    """What the dice are worth for the topic."""
    shown = [(it.box.colour(die, int(it.state.value[die])), int(it.state.value[die])) for die in it.dice_in(it.hand)]
    return sum(value for colour, value in shown if requirement(it).valid(colour, value))


HOUR = (
    Condition("talk-off", "F-13.1", lambda it: not it.parameters.phrases),
    Condition("silence", "F-13.2", lambda it: it.phase not in ("planning", "gear", "turns")),
    Condition("talk-phase", "F-13.2", out_of_phase),
)
HEARER = (*HOUR, Condition("talk-self", "F-13.14", lambda it: it.target in (None, it.seat)))
TOPIC = Condition("talk-topic", "F-13.4", lambda it: not topical(it), "topic")
CELL = Condition("talk-cell", "F-13.14", lambda it: it["cell"] not in it.reach(meant(it)), "cell")
CARD = Condition("talk-card", "F-13.14", lambda it: not it.owns(meant(it), it["card"]), "card")
SAID = Condition("talk-said", "F-13.11", was_said)
ONCE = (SAID, Condition("talk-chatter", "F-2.10", chattered))
TRUTH = (
    SAID,
    Condition("talk-chatter", "F-2.10", lambda it: it.ready and it.guarded),
    Condition("talk-budget", "F-13.11", lambda it: it.budget and it.spoken_of_dice >= it.budget, limit="budget"),
    Condition("talk-dice", "F-13.10", lambda it: not it.dice_in(it.hand)),
    Condition("talk-word", "F-13.7", lambda it: not zone(it)),
    Condition("talk-untrue", "F-13.10", lambda it: it.parameters.checked and total(it) not in zone(it)),
)


def skilled(skill: str) -> Condition:
    """F-13.14 Only who has the skill can be asked for it."""
    number = SKILL_NAMES.index(skill)
    return Condition(
        "talk-skill", "F-13.14", lambda it: it.figures[meant(it)].skill != number, skill=Word("skill", skill)
    )


CONDITIONS: Table = {
    "say": (*HOUR, TOPIC, *TRUTH),
    "say-third": (*HOUR, Condition("no-third", "F-13.9", lambda it: not it.state.third), TOPIC, *TRUTH),
    "threat": (
        *HEARER,
        Condition("talk-neighbour", "F-13.8", lambda it: it.target not in it.neighbours(it.seat)),
        TOPIC,
        *TRUTH,
    ),
    "will-go": (*HOUR, CELL, *ONCE),
    "will-stay": (*HOUR, *ONCE),
    "will-hold": (*HOUR, TOPIC, *ONCE),
    "will-use": (*HOUR, CARD, *ONCE),
    "will-order": (*HOUR, *ONCE),
    "please-go": (*HEARER, CELL, *ONCE),
    "please-stay": (*HEARER, *ONCE),
    "please-hold": (*HEARER, TOPIC, *ONCE),
    "please-use": (*HEARER, CARD, *ONCE),
    "please-give": (
        *HEARER,
        skilled("manager"),
        Condition("other-figure", "F-13.14", lambda it: it.figure_of(it["to"]) in (None, it.target)),
        CARD,
        *ONCE,
    ),
    "please-order": (*HEARER, *ONCE),
    "please-bar": (
        *HEARER,
        skilled("gatherer"),
        Condition("other-figure", "F-13.14", lambda it: it.figure_of(it["to"]) is None),
        *ONCE,
    ),
    "ask": (*HEARER, TOPIC, *ONCE),
    "answer": (
        *HOUR,
        Condition("talk-said", "F-13.15", lambda it: was_said(it) and not is_asked(it)),
        Condition("talk-chatter", "F-2.10", lambda it: chattered(it) and not is_asked(it)),
    ),
}
