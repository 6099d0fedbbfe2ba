"""F-13.18 to F-13.25: free chat in phases 2 and 4, checked before it is sent. Pure; catches slips, not ill will."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from lapilli.games.fuji.actions import CARD_NAMES, CELL_NAMES, FIGURE_NAMES
from lapilli.games.fuji.filter_words import (
    AFTER_ONE,
    ALWAYS,
    AVERAGE,
    BEFORE_DIE,
    BEFORE_MEAN,
    DANGER,
    DICE,
    NEAR_DICE,
    ROMAN,
    TENS,
    TOPICS,
    WEAK,
)

SILENT = ("rolling", "rerolls", "lending", "carabiner", "flipping", "cutting", "turning", "throwing")
FILTERED = ("planning", "gear", "token")  # a rope leads to a token in phases 2 and 4 too
OBJECT = re.compile(r"\[(cell|card|figure)/([a-z0-9]+)\]")
OBJECTS = 3
NAMES = {"cell": CELL_NAMES, "card": CARD_NAMES, "figure": FIGURE_NAMES}
DISTANCE = 4


@dataclass(frozen=True)
class Blocked:
    """Why a message is given back: the word, the message id of the reason, and the phrase that would serve."""

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
    """F-13.20 Digits of any script, die faces, tallies, messages of signs only."""
    for sign in text:
        if unicodedata.category(sign) in ("Nd", "Nl", "No") or sign in "⚀⚁⚂⚃⚄⚅\u20e3\U0001f4af":
            return sign, "chat-number"
    close = "".join(text.split())
    tally = re.search(r"([^\w])\1\1", close)
    if tally:
        return tally[0], "chat-tally"
    for word in re.findall(r"[^\W\d_]+", text.lower()):
        if len(word) < 8 and re.search(r"(.)\1\1", word):
            return word, "chat-tally"
    if close and not objects and not any(sign.isalpha() for sign in close):
        return close, "chat-tally"
    return None


# -- words -----------------------------------------------------------------------------------------------------


def fold(text: str) -> str:
    """F-13.19 Lower case without accents; ß is ss."""
    low = text.lower().replace("ß", "ss").replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFD", low) if not unicodedata.combining(sign))


def clauses(text: str) -> list[list[str]]:
    """F-13.19 Words of each clause; French dé and dés are dice before their accents go."""
    marked = re.sub(r"(?<!\w)dés?(?!\w)", " dice ", text.lower())
    return [re.findall(r"[^\W\d_]+", fold(part)) for part in re.split(r"[.,;:!?()\n\r]", marked)]


def _spellings(word: str) -> set[str]:
    """F-13.19 ü may be written ue, and so on."""
    return {word, word.replace("ue", "u"), word.replace("ae", "a"), word.replace("oe", "o")}


def _words(text: str) -> tuple[str, str] | None:
    accented = re.search(r"(?<!\w)é[eé]n(?!\w)", text.lower())
    if accented:
        return accented[0], "chat-number"
    rows = clauses(text)
    spoken = [word for row in rows for word in row]
    for first, second, third in zip(spoken, spoken[1:], spoken[2:], strict=False):
        if first == second == third:
            return first, "chat-tally"
    for row in rows:
        for place, word in enumerate(row):
            if _always(row, place):
                return word, "chat-average" if _spellings(word) & AVERAGE else "chat-number"
    for row in rows:
        found = _near_dice(row)
        if found:
            return found, "chat-quantity"
    return None


def _always(row: list[str], place: int) -> bool:
    """F-13.20 to F-13.22 Roman numerals, numbers, parts, averages; with the few that pass in spite of it."""
    word = row[place]
    before, after = row[place - 1] if place else "", row[place + 1] if place + 1 < len(row) else ""
    if word in ROMAN or any(spelling.endswith(TENS) for spelling in _spellings(word)):
        return True
    if word == "one":
        return before not in AFTER_ONE
    if word == "mean":
        return before in BEFORE_MEAN
    if word in ("pair", "pairs", "paires"):
        return before == "a" or after == "of"
    if word == "paire":
        return before == "une"
    return bool(_spellings(word) & ALWAYS)


def _near_dice(row: list[str]) -> str | None:
    """F-13.23 A word of quantity within four words of a dice word, unless a danger word follows it."""
    dice = [place for place in range(len(row)) if _is_dice(row, place)]
    for place, word in enumerate(row):
        if _spellings(word) & NEAR_DICE and any(0 < abs(place - other) <= DISTANCE for other in dice):
            following = {spelling for later in row[place + 1 : place + 3] for spelling in _spellings(later)}
            if not following & DANGER:
                return word
    return None


def _is_dice(row: list[str], place: int) -> bool:
    """F-13.24 The die of an English sentence, not the article of a German or Dutch one."""
    if row[place] == "die":
        return place > 0 and row[place - 1] in BEFORE_DIE
    return bool(_spellings(row[place]) & DICE)


def suggestion(text: str) -> str:
    """F-13.18 The phrase that would serve, in notation: the topic spoken of, strong or weak."""
    spoken = {spelling for row in clauses(text) for word in row for spelling in _spellings(word)}
    topic = next((topic for topic, words in TOPICS.items() if spoken & words), "high")
    return f"talk {'poor' if spoken & WEAK else 'good'} {topic}"
