"""F-13.18 to F-13.25: free chat in phases 2 and 4, checked before it is sent. Pure; catches slips, not ill will."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from lapilli.games.fuji.actions import CARD_NAMES, CELL_NAMES, FIGURE_NAMES
from lapilli.games.fuji.refusal import chat_words as lists

SILENT = ("rolling", "rerolls", "lending", "carabiner", "flipping", "cutting", "turning", "throwing")
FILTERED = ("planning", "gear", "token")  # a rope leads to a token in phases 2 and 4 too
OBJECT = re.compile(r"\[(cell|card|figure)/([a-z0-9]+)\]")
OBJECTS = 3
NAMES = {"cell": CELL_NAMES, "card": CARD_NAMES, "figure": FIGURE_NAMES}
DISTANCE = 4
ATTACHED = re.compile(r"([^\W\d_]+)([0-9]+)")  # `phase4`
ROW = f"([1-6]|{'|'.join(lists.ROWS)})"
POINTED = tuple(  # F-13.25 what can mean a card of the map: column and row, in this order but for `3d`
    re.compile(pattern)
    for pattern in (
        rf"(?<!\w)(?:{'|'.join(lists.COLUMN)})\W+(?P<column>[a-o])\W+(?:\w+\W+)?(?:{'|'.join(lists.ROW)})\W+(?P<row>{ROW})(?!\w)",
        rf"(?<!\w)(?P<column>[a-o])[-_./]?(?P<row>{ROW})(?!\w)",  # `d3`, `d-three`
        rf"(?<!\w)(?P<row>{ROW})[-_./]?(?P<column>[a-o])(?!\w)",  # `3d`
        rf"(?<!\w)(?P<column>[b-hj-o])[\W_]{{1,2}}(?P<row>{ROW})(?!\w)",  # `d 3`, but neither `a three` nor `I two`
    )
)
TORN_FIGURE = re.compile(rf"(?<!\w)p[\W_]{{1,2}}({ROW})(?!\w)")  # `p 2`


@dataclass(frozen=True)
class Blocked:
    """Why a message is given back: the word, the message id of the reason, and what would serve.

    `phrase` is a phrase in notation (`talk poor odd`), or the object that a click puts into a message (`[cell/d3]`,
    `[figure/p2]`).
    """

    word: str
    reason: str
    phrase: str


def check(phase: str, text: str) -> Blocked | None:
    """F-13.2, F-13.18 Silence in phases 1 and 3 and while a card is carried out; filtered in 2 and 4; else free."""
    if phase in SILENT:
        return Blocked("", "chat-silence", "")
    if phase not in FILTERED:
        return None
    found = offence(text)
    return Blocked(*found, suggestion(text)) if found else None


def offence(text: str) -> tuple[str, str] | None:
    """The first word that may not be said, and the message id of the reason."""
    plain, objects = _take_out_objects(unicodedata.normalize("NFC", text))
    if objects > OBJECTS:
        return "[…]", "chat-objects"
    plain = "".join(sign for sign in plain if unicodedata.category(sign) != "Cf")
    return _signs(plain, objects) or _words(plain)


def _take_out_objects(text: str) -> tuple[str, int]:
    """F-13.25 Cards, figures and equipment that were clicked are objects, not text."""
    count = 0

    def drop(match: re.Match[str]) -> str:
        nonlocal count
        if match[2] not in NAMES[match[1]]:
            return match[0]
        count += 1
        return " "

    return OBJECT.sub(drop, text), count


# -- signs -----------------------------------------------------------------------------------------------------


def _signs(text: str, objects: int) -> tuple[str, str] | None:
    """F-13.20 Die faces, tallies, messages of signs only."""
    for sign in text:
        if sign in "⚀⚁⚂⚃⚄⚅\u20e3\U0001f4af":
            return sign, "chat-number"
    close = "".join(text.split())
    tally = re.search(r"([^\w])\1\1", close)
    if tally:
        return tally[0], "chat-tally"
    for word in re.findall(r"[^\W\d_]+", text.lower()):
        if len(word) < 8 and re.search(r"(.)\1\1", word):
            return word, "chat-tally"
    if close and not objects and not any(sign.isalnum() for sign in close):
        return close, "chat-tally"
    return None


# -- words -----------------------------------------------------------------------------------------------------


def fold(text: str) -> str:
    """F-13.19 Lower case without accents; ß is ss."""
    low = text.lower().replace("ß", "ss").replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFD", low) if not unicodedata.combining(sign))


def clauses(text: str) -> list[list[str]]:
    """F-13.19 Words of each clause; French dé and dés are dice before their accents go, Dutch één keeps its own."""
    marked = re.sub(r"(?<!\w)dés?(?!\w)", " dice ", text.lower())
    parts = [re.findall(r"[^\W_]+", part) for part in re.split(r"[.,;:!?()\n\r]", marked)]
    return [[word if word in lists.ACCENTED else fold(word) for word in part] for part in parts]


def _spellings(word: str) -> set[str]:
    """F-13.19 ü may be written ue, and so on."""
    return {word, word.replace("ue", "u"), word.replace("ae", "a"), word.replace("oe", "o")}


def _words(text: str) -> tuple[str, str] | None:
    rows = clauses(text)
    spoken = [word for row in rows for word in row]
    for first, second, third in zip(spoken, spoken[1:], spoken[2:], strict=False):
        if first == second == third:
            return first, "chat-tally"
    for row in rows:
        for place, word in enumerate(row):
            if _always(row, place):
                return word, "chat-average" if _spellings(word) & lists.AVERAGE else "chat-number"
    for row in rows:
        found = _compared(row) or _near_dice(row)
        if found:
            return found, "chat-quantity"
    return None


def _always(row: list[str], place: int) -> bool:
    """F-13.20 to F-13.22 Numbers, parts, averages; not what only names or counts other things than dice."""
    word = row[place]
    before, after = row[place - 1] if place else "", row[place + 1] if place + 1 < len(row) else ""
    spelled = _spellings(word)
    if any(unicodedata.category(sign) in ("Nd", "Nl", "No") for sign in word):
        return not _of_other_things(row, place)
    if word in lists.ROMAN or word in lists.ACCENTED or any(one.endswith(lists.TENS) for one in spelled):
        return not _of_other_things(row, place)
    if word == "one" and (before in lists.AFTER_ONE or row[place + 1 : place + 3] in (["of", "us"], ["of", "you"])):
        return False
    if word == "mean":
        return before in lists.BEFORE_MEAN
    if word in lists.PAIRS:
        return before in lists.BEFORE_PAIR or after in lists.AFTER_PAIR
    if spelled & lists.NUMBERS:
        return not _of_other_things(row, place)
    return bool(spelled & lists.ALWAYS)


def _of_other_things(row: list[str], place: int) -> bool:
    """F-13.22 The name of a card (`d3`), a figure (`p2`), a phase, round or step; or a count of steps, cards."""
    word = row[place]
    attached = ATTACHED.fullmatch(word)
    if word in CELL_NAMES or word in FIGURE_NAMES or (attached and attached[1] in lists.NAMED):
        return True
    return (place > 0 and row[place - 1] in lists.NAMED) or _counts_other_things(row, place)


def _counts_other_things(row: list[str], place: int) -> bool:
    """Is it followed by steps, rounds, cards, at once or after `more`?"""
    rest = row[place + 1 :]
    while rest and rest[0] in lists.BETWEEN:
        rest = rest[1:]
    if rest[:1] == [lists.STEP_OR_NOT]:
        return not any(_is_dice(row, other) for other in range(len(row)))
    return bool(rest) and bool(_spellings(rest[0]) & lists.COUNTED)


def _compared(row: list[str]) -> str | None:
    """F-13.21 As many as there are of something else; not `as many as possible`."""
    clause = " ".join(min(_spellings(word), key=len) for word in row)
    for pattern in lists.COMPARED:
        found = re.search(pattern, clause)
        if found and not re.search(lists.AS_POSSIBLE, clause):
            return found[0]
    return None


def _near_dice(row: list[str]) -> str | None:
    """F-13.23 A word of quantity within four words of a dice word, unless a danger word or another thing follows it.

    Of fingers and seasons everybody knows how many there are: they may not stand in a clause that speaks of dice.
    """
    dice = [place for place in range(len(row)) if _is_dice(row, place)]
    for place, word in enumerate(row):
        if dice and _spellings(word) & lists.KNOWN_COUNTS:
            return word
        near = any(0 < abs(place - other) <= DISTANCE for other in dice)
        if near and _spellings(word) & lists.NEAR_DICE and not _counts_other_things(row, place):
            following = {spelling for later in row[place + 1 : place + 3] for spelling in _spellings(later)}
            if not following & lists.DANGER:
                return word
    return None


def _is_dice(row: list[str], place: int) -> bool:
    """F-13.24 The die of an English sentence, not the article of a German or Dutch one."""
    if row[place] == "die":
        return place > 0 and row[place - 1] in lists.BEFORE_DIE
    return bool(_spellings(row[place]) & lists.DICE)


# -- what would serve ------------------------------------------------------------------------------------------


def suggestion(text: str) -> str:
    """F-13.18 What was probably meant: a thing to click, or a phrase about the topic or the card spoken of."""
    plain, _ = _take_out_objects(unicodedata.normalize("NFC", text))
    spoken = {spelling for row in clauses(plain) for word in row for spelling in _spellings(word)}
    thing, rest = pointed(plain)
    topic = next((topic for topic, words in lists.TOPICS.items() if spoken & words), None)
    about_dice = topic or spoken & (lists.DICE | lists.HIGH | lists.LOW)
    if thing and not about_dice and not offence(rest):  # only the name was at fault
        return f"[{thing}]"
    cell = thing.removeprefix("cell/") if thing.startswith("cell/") else None
    if topic or cell:
        weak = bool(spoken & (lists.LITTLE | lists.LOW))
    else:
        topic = "low" if spoken & lists.LOW else "high"
        weak = bool(spoken & lists.LITTLE)
    if spoken & lists.NOT:
        weak = not weak  # not bad is good, no odd dice are bad
    weak |= bool(spoken & lists.HARDLY_ANY)
    return f"talk {'poor' if weak else 'good'} {topic or cell}"


def pointed(text: str) -> tuple[str, str]:
    """F-13.25 The card of the map or the figure that the text names in whatever way, and the text without it."""
    plain = fold(text)
    for pattern in POINTED:
        if found := pattern.search(plain):
            return f"cell/{found['column']}{lists.ROWS.get(found['row'], found['row'])}", pattern.sub(" ", plain)
    if (found := TORN_FIGURE.search(plain)) and (name := f"p{lists.ROWS.get(found[1], found[1])}") in FIGURE_NAMES:
        return f"figure/{name}", TORN_FIGURE.sub(" ", plain)
    return "", plain
