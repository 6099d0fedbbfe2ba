"""F-13.16: what the rule-of-thumb player says: the strongest true word where it helps most, and never much."""

from __future__ import annotations

from lapilli.core.packed import entries
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import TOPIC_NAMES
from lapilli.games.fuji.knowledge.recall import recall
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu, Rows
from lapilli.games.fuji.rules.planning import rerolls_allowed

STRONGEST = ("great", "awful", "good", "poor")
STRONG = ("great", "good", "danger")
PATIENCE = 40  # dice phrases after which nobody listens any more, where the table sets no limit
WISHES = 4  # phrases without dice content in a phase
PLAINLY = 1.0  # what a word about a colour or a number is worth beside one about a card that others can reach
IN_NEED = 0.7  # who has a better chance asks for nothing


def dice_words(view: View, seat: int, menu: Menu, key: str) -> Rows:
    """F-13.10, F-13.16 The true dice phrases of the menu: where nobody checks them the player checks its own."""
    rows = menu[key]
    if not rows or _used_up(view):
        return []
    if view["options"]["talk_check"] == "checked":
        return rows
    checked = recall({**view, "options": {**view["options"], "talk_check": "checked"}}).redeal(Rng(1))
    true = {int(action) for action in checked.menu(seat)}
    return [row for row in rows if row[0] in true]


def said_about(view: View, hand: int) -> set[str]:
    """Topics on which a hand has said something that still holds."""
    texts = [claim["text"] for claim in view["claims"] if claim["hand"] == hand and not claim["stale"]]
    return {text.removesuffix(" of p3").split()[-1] for text in texts if text}


def strongest(rows: Rows) -> int | None:
    """The action of the strongest word."""
    return min(rows, key=lambda row: (STRONGEST.index(row[1]["strength"]), row[0]))[0] if rows else None


# -- answers ---------------------------------------------------------------------------------------------------


def reply(view: View, seat: int, menu: Menu) -> int | None:
    """F-13.15, F-13.16 To a question the strongest true word, nothing if none is true; to a request a promise.

    `sorry` says only that the dice phrases are used up: it is said whatever the dice show.
    """
    hearing = Hearing(view, seat)
    said = said_about(view, seat)
    open_questions = [topic for topic in hearing.questions if topic not in said]
    words = dice_words(view, seat, menu, "say") if open_questions else []
    for topic in open_questions:
        word = strongest([row for row in words if row[1]["topic"] == topic])
        if word is not None:
            return word
    if open_questions and _used_up(view):
        for action, answer in menu["answer"]:
            if answer["answer"] == "sorry":
                return action
    return _promise(view, seat, menu, hearing)


def _used_up(view: View) -> bool:
    """F-13.11, F-13.16 Has the own seat no dice phrase left?"""
    return _spoken(view, view["options"]["talk_budget"] or PATIENCE)


def _spoken(view: View, budget: int) -> bool:
    """Has the own seat said so many dice phrases, in phase 4 half as many?"""
    return bool(view["spoken"] >= (budget if view["number"] == 2 else (budget + 1) // 2))


def _promise(view: View, seat: int, menu: Menu, hearing: Hearing) -> int | None:
    """F-13.13 `will drop` to one who asked for it, if it has such dice, can throw them again and hardly needs them."""
    wanted = hearing.drop
    if not wanted or _talkative(view, seat) or view["figures"][seat]["marker"] is None:
        return None
    rows = [row for row in menu["will-hold"] if row[1]["hold"] == "drop" and row[1]["topic"] in wanted]
    if not rows:
        return None
    hand = Hand(Judgement(view, seat, Rng(1)), seat)
    if rerolls_allowed(hand.state, seat) == 0:
        return None
    for action, words in rows:
        dice = hand.about([words["topic"]])
        if dice and hand.cheap(dice) == dice:
            return action
    return None


def _talkative(view: View, seat: int) -> bool:
    """Has the seat said enough besides its dice phrases in this phase?"""
    return bool(view["chatter"][seat] >= WISHES)


# -- of its own accord -----------------------------------------------------------------------------------------


def something_to_say(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """First a few topics of which much can be said, then the own marked card, then the others'; else nothing at all."""
    manner = mind.manner
    if _spoken(view, manner.enough):
        return None
    words = dice_words(view, seat, menu, "say")
    said = said_about(view, seat)
    if view["spoken"] < manner.early:
        fresh = [row for row in words if row[1]["topic"] not in said]
        if manner.every:
            word = most_useful(fresh, seat, mind)
        else:
            word = strongest([row for row in fresh if row[1]["topic"] in TOPIC_NAMES])
        if word is not None:
            return word
    figures = view["figures"]
    markers = [figures[seat]["marker"], *(one["marker"] for index, one in enumerate(figures) if index != seat)]
    threats = dice_words(view, seat, menu, "threat") if any(markers) else []
    for marker in markers:
        if marker is None or marker in said:
            continue
        word = strongest([row for row in words if row[1]["topic"] == marker])
        if word is not None:
            return word
        for action, row in threats:
            if row["topic"] == marker and marker == figures[int(row["figure"][1]) - 1]["marker"]:
                return action
    return _third(view, seat, menu)


def most_useful(rows: Rows, seat: int, mind: Judgement) -> int | None:
    """The word about a card that most others may want to go to: they hear where it is safe, and where it is not."""
    if not rows:
        return None
    far = entries(mind.team.thumb.outlook.far)
    reaches = [(int(one.cell), int(one.reach)) for one in mind.state.figures]

    def use(row: tuple[int, dict[str, str]]) -> float:
        topic, strong = row[1]["topic"], row[1]["strength"] in STRONGEST[:2]
        if topic in TOPIC_NAMES:
            return PLAINLY * (1 + strong)
        cell = mind.cell(topic)
        steps = [
            far[here] - far[cell]
            for figure, (here, reach) in enumerate(reaches)
            if figure != seat and reach >> cell & 1
        ]
        return (1 + strong) * sum(max(0.0, 1 + step) for step in steps)

    return max(rows, key=lambda row: (use(row), -row[0]))[0]


def _third(view: View, seat: int, menu: Menu) -> int | None:
    """F-13.9 The third figure's dice on the own side, for the cards of all figures."""
    markers = {figure["marker"] for figure in view["figures"] if figure["marker"]}
    topics = markers - said_about(view, seat + 2)
    return strongest([row for row in dice_words(view, seat, menu, "say-third") if row[1]["topic"] in topics])


def last_words(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-13.14 Before it is ready: a neighbour who is strong on its card, and can throw again, is asked to drop that."""
    marker = view["figures"][seat]["marker"]
    if marker is None or _talkative(view, seat):
        return None
    strong = {
        int(claim["hand"])
        for claim in view["claims"]
        if claim["text"] and not claim["stale"] and claim["text"].split()[1] in STRONG
        if claim["text"].split()[-1] == marker and claim["hand"] != seat
    }
    rows = [row for row in menu["please-hold"] if row[1]["hold"] == "drop" and row[1]["topic"] == marker]
    rows = [row for row in rows if int(row[1]["figure"][1]) - 1 in strong]
    if not rows:
        return None
    if mind.chance(seat, mind.cell(marker)) > IN_NEED:
        return None
    for action, words in rows:
        other = int(words["figure"][1]) - 1
        if mind.state.figures[other].marker >= 0 and rerolls_allowed(mind.state, other):
            return action
    return None
