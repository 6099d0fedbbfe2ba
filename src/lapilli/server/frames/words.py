"""What seats, options and endings of a game are called, where its package has words for them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lapilli.core.game import Game
from lapilli.core.presentation import Standing
from lapilli.core.rules import Result
from lapilli.core.table import Table
from lapilli.server.wire.ending import ResultWords, StandingWords
from lapilli.server.wire.outgoing import OptionWords

NO_NAME = re.compile(r"[^\w-]")  # letters that no message can have in its name: "phrases+chat"


def say(game: Game, lang: str, message: str, otherwise: object) -> str:
    """A message of the game, or something else where it has none of that name."""
    name = message.replace(" ", "-")
    return game.words.say(lang, name) if game.words.has(lang, name) else str(otherwise)


def _word(game: Game, lang: str, message: str, otherwise: object) -> str:
    return say(game, lang, NO_NAME.sub("-", message), otherwise)


def seat_label(game: Game, name: str, lang: str) -> str:
    """A seat's name in a language."""
    return _word(game, lang, f"seat-{name}", name)


def option_label(game: Game, option: str, lang: str) -> str:
    return _word(game, lang, f"option-{option}", option)


def option_value(game: Game, option: str, value: object, lang: str) -> str:
    """A value of an option in words."""
    spelled = ("on" if value else "off") if isinstance(value, bool) else str(value)
    return _word(game, lang, f"option-{option}-{spelled}", spelled)


def option_words(game: Game, chosen: Mapping[str, object], lang: str) -> list[OptionWords]:
    """The options of one table in words."""
    return [
        {
            "label": option_label(game, option.name, lang),
            "value": option_value(game, option.name, chosen[option.name], lang),
        }
        for option in game.options
        if option.name in chosen
    ]


def result(table: Table, lang: str) -> ResultWords | None:
    """How it ended, with the reason in words where the game has them."""
    found = table.result
    if found is None:
        return None
    return {
        "outcome": found.outcome,
        "words": table.game.presentation.result_words(found, lang),
        "reason": reason(table.game, found, lang),
        "scores": dict(found.scores),
        "winners": list(found.winners),
        "standings": [_standing(row) for row in table.game.presentation.standings(found, lang)],
        "counts": say(table.game, lang, "figures", ""),
    }


def _standing(row: Standing) -> StandingWords:
    return {
        "seats": list(row.seats),
        "words": row.words,
        "winner": row.winner,
        "members": [_standing(member) for member in row.members],
    }


def reason(game: Game, found: Result, lang: str) -> str:
    """Why it ended, as a sentence; notation such as "points 5" is for records, not for people."""
    return game.presentation.reason_words(found, lang)
