"""Why a phrase cannot be said: F-13, stated a second time."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.fuji.actions import SKILL_NAMES, TOPIC_NAMES
from lapilli.games.fuji.box import OPENED, Requirement
from lapilli.games.fuji.facts import Facts
from lapilli.games.fuji.rules.talk import family, phrase_bit
from lapilli.games.fuji.state import DICE_FAMILIES, FAMILIES, Stage

DICE_KEYS = ("say", "say-third", "threat")
IN_FOUR = (*DICE_KEYS, "ask", "will-use", "please-use", "please-give", "will-order", "please-order", "answer")
IN_FIVE = ("will-order", "please-order", "please-give", "please-bar", "answer")
CHATTER = 40
Roll = tuple[tuple[int, int], ...]  # (total, number of rolls), rising


def why_not(facts: Facts, seat: int, key: str, words: dict[str, str], action: int) -> Refusal | None:
    """F-13.2 The hour, the topic, the hearer, what was said before, the budget, and the truth."""
    state = facts.state
    if not state.phrases:
        return Refusal("talk-off", "F-13.1")
    if state.stage not in (Stage.PLANNING, Stage.GEAR, Stage.TURNS):
        return Refusal("silence", "F-13.2")
    if (state.phase == 4 and key not in IN_FOUR) or (state.phase == 5 and key not in IN_FIVE):
        return Refusal("talk-phase", "F-13.2")
    return (
        _addressee(facts, seat, key, words)
        or _matter(facts, seat, key, words)
        or _again(facts, seat, action)
        or (_dice(facts, seat, key, words) if key in DICE_KEYS else None)
    )


def _addressee(facts: Facts, seat: int, key: str, words: dict[str, str]) -> Refusal | None:
    """F-13.14 Any other figure; F-13.8 a neighbour."""
    if key == "say-third" and not facts.state.third:
        return Refusal("no-third", "F-13.9")
    if "figure" not in words:
        return None
    figure = facts.figure(words["figure"])
    if figure is None or figure == seat:
        return Refusal("talk-self", "F-13.14")
    if key == "threat" and figure not in facts.neighbours(seat):
        return Refusal("talk-neighbour", "F-13.8")
    skill = {"please-give": "manager", "please-bar": "gatherer"}.get(key)
    if skill and facts.figures[figure].skill != SKILL_NAMES.index(skill):
        return Refusal("talk-skill", "F-13.14", {"skill": Word("skill", skill)})
    target = facts.figure(words["to"]) if "to" in words else figure
    if target is None or (key == "please-give" and target == figure):
        return Refusal("other-figure", "F-13.14")
    return None


def _matter(facts: Facts, seat: int, key: str, words: dict[str, str]) -> Refusal | None:
    """F-13.4, F-13.14 Topics, cells and cards that can be meant."""
    if "topic" in words and not topical(facts, words["topic"]):
        return Refusal("talk-topic", "F-13.4", {"topic": Word("topic", words["topic"])})
    walker = facts.figure(words["figure"]) if "figure" in words else seat
    assert walker is not None
    if "cell" in words and facts.cell(words["cell"]) not in facts.reach(walker):
        return Refusal("talk-cell", "F-13.14", {"cell": words["cell"]})
    if "card" in words and not facts.owns(walker, words["card"]):
        return Refusal("talk-card", "F-13.14", {"card": facts.card_word(words["card"])})
    return None


def topical(facts: Facts, topic: str) -> bool:
    """F-13.4 Plain topics always; cards in somebody's reach (phase 2) or bearing a marker (phase 4)."""
    if topic in TOPIC_NAMES:
        return True
    cell = facts.cell(topic)
    if cell is None or cell not in facts.walkable:
        return False
    if facts.state.phase == 2:
        return any(cell in facts.reach(figure) for figure in range(len(facts.figures)))
    return any(one.marker == cell for one in facts.figures)


def _again(facts: Facts, seat: int, action: int) -> Refusal | None:
    """F-13.11, F-13.13 Each phrase once; F-2.10 the guard."""
    state, sort = facts.state, int(family(action))
    if state.said[seat * FAMILIES + sort] >> phrase_bit(state, action) & 1:
        return Refusal("talk-said", "F-13.11")
    if sort >= DICE_FAMILIES:
        return Refusal("talk-chatter", "F-2.10") if state.chatter >> 8 * seat & 255 >= CHATTER else None
    if facts.is_ready(seat) and facts.guarded(seat):
        return Refusal("talk-chatter", "F-2.10")
    limit = state.budget if state.phase == 2 else (state.budget + 1) // 2
    if state.budget and state.spoken >> 16 * seat & 0xFFFF >= limit:
        return Refusal("talk-budget", "F-13.11", {"limit": int(limit)})
    return None


# -- truth -----------------------------------------------------------------------------------------------------


def _dice(facts: Facts, seat: int, key: str, words: dict[str, str]) -> Refusal | None:
    """F-13.7 to F-13.10 The word exists for these dice, and (at a checked table) it is true."""
    hand = seat + 2 if key == "say-third" else seat
    dice = facts.hand_dice(hand)
    if not dice:
        return Refusal("talk-dice", "F-13.10")
    box = OPENED[facts.state.sheet.fingerprint]
    requirement = _requirement(facts, words["topic"])
    faces = tuple(sorted("uvw"[die % 6 // 2] for die in dice))
    own = _rolls(box.fingerprint, faces, requirement)
    if key == "threat":
        hearer = facts.figure(words["figure"])
        assert hearer is not None
        theirs = tuple(sorted("uvw"[die % 6 // 2] for die in facts.bits(facts.figures[hearer].dice)))
        zone = _threat(own, _rolls(box.fingerprint, theirs, requirement), words["threat"])
    else:
        zone = _strength(own, words["strength"])
    if not zone:
        return Refusal("talk-word", "F-13.7")
    if not facts.state.checked:
        return None
    total = sum(
        int(facts.state.value[die])
        for die in dice
        if requirement.valid(box.colour(die, int(facts.state.value[die])), int(facts.state.value[die]))
    )
    return None if total in zone else Refusal("talk-untrue", "F-13.10")


def _requirement(facts: Facts, topic: str) -> Requirement:
    box = OPENED[facts.state.sheet.fingerprint]
    if topic in TOPIC_NAMES:
        return box.requirements[TOPIC_NAMES.index(topic)]
    cell = facts.cell(topic)
    assert cell is not None
    return box.requirements[7 + int(facts.state.terrain[cell])]


@cache
def _rolls(fingerprint: str, kinds: tuple[str, ...], requirement: Requirement) -> Roll:
    """How many rolls of these dice give each total."""
    counts = {0: 1}
    for kind in kinds:
        wider: dict[int, int] = {}
        for total, number in counts.items():
            for value in range(1, 7):
                valid = requirement.valid(OPENED[fingerprint].kinds[kind][value - 1], value)
                wider[total + (value if valid else 0)] = wider.get(total + (value if valid else 0), 0) + number
        counts = wider
    return tuple(sorted(counts.items()))


@cache
def _strength(rolls: Roll, word: str) -> frozenset[int]:
    """F-13.7 The totals of which a word may be said."""
    totals = [total for total, _ in rolls]
    everything = sum(number for _, number in rolls)
    below = [sum(number for total, number in rolls if total <= limit) for limit in totals]
    above = [sum(number for total, number in rolls if total >= limit) for limit in totals]
    places = range(len(totals))
    poor = next((j for j in places if j >= 1 and 5 * below[j] >= 2 * everything), None)
    if poor is None:
        return frozenset()
    awful = next(i for i in places if i >= 1 and 5 * below[i] >= everything)
    good = next((m for m in places if m >= poor + 2 and 5 * above[m] <= 2 * everything), None)
    good = good if good is not None and len(totals) - good >= 2 else None
    great = None if good is None else next((n for n in places if n >= good + 1 and 5 * above[n] <= everything), None)
    great = great if great is not None and len(totals) - great >= 2 else None
    zones: dict[str, list[int]] = {
        "poor": totals[: poor + 1],
        "awful": totals[: awful + 1] if awful < poor else [],
        "good": [] if good is None else totals[good:],
        "great": [] if great is None else totals[great:],
    }
    assert all(first < second for first, second in pairwise(totals))
    return frozenset(zones[word])


@cache
def _threat(own: Roll, hearer: Roll, word: str) -> frozenset[int]:
    """F-13.8 Totals that the hearer beats three times in five, or does not."""
    everything = sum(number for _, number in hearer)
    totals = [total for total, _ in own]

    def beaten(total: int) -> int:
        return sum(number for theirs, number in hearer if theirs > total)

    safe = [total for total in totals if 5 * beaten(total) >= 3 * everything]
    if len(safe) < 2:
        safe = totals[:2] if len(totals) > 1 else []
    if word == "safe":
        return frozenset(safe)
    danger = [total for total in totals if total not in safe and 5 * (everything - beaten(total)) >= 3 * everything]
    return frozenset(danger if len(danger) >= 2 else [])
