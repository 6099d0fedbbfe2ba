"""The coach: a short note the first time something appears, and a warning before a risky choice.

Notes are data; what triggers one is visible to the player: the phase, the player's menu, what is drawn, the log.
The client finds the triggers itself, in what it was sent, so they tell nothing that a seat may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from lapilli.core.game import Game
from lapilli.core.lessons.lesson import LessonError
from lapilli.core.log_lines import Line, Word

MOMENTS = ("phase", "menu", "drawn", "line")


@dataclass(frozen=True)
class Note:
    """Said once, when its moment comes: `phase:<name>`, `menu:<pattern>`, `drawn:<pattern>`, `line:<log message>`."""

    id: str
    when: str
    spot: str  # a pattern of element ids: the note stands at the first of them

    def __post_init__(self) -> None:
        if self.when.partition(":")[0] not in MOMENTS:
            raise LessonError(f"note {self.id}: {self.when!r} is no moment; there are {', '.join(MOMENTS)}")

    @property
    def message(self) -> str:
        return f"coach-{self.id}"


def notes(game: Game) -> list[Note]:
    """The notes of a game's coach, the more important first."""
    return [Note(**row) for row in game.coaching.lessons.data("coach").get("note", [])] if game.coaching.lessons else []


class Warned(NamedTuple):
    """A warning in words, and the action that is better with the words of its button."""

    words: str
    better: int | None = None
    label: str = ""


UNWARNED: Final = Warned("")


def beginner_warning(game: Game, view: object, seat: int, action: int, menu: tuple[int, ...], lang: str) -> Warned:
    """What the coach says before this action; no words if nothing."""
    caution, lessons = game.coaching.warning(view, seat, action, menu), game.coaching.lessons
    if caution is None or not lessons:
        return UNWARNED
    args = {name: _said(game, lang, value) for name, value in caution.args.items()}
    words = lessons.words.say(lang, f"warning-{caution.name}", args)
    if caution.better is None:
        return Warned(words)
    phrase = {**args, "phrase": game.presentation.label(caution.better, lang)}
    return Warned(words, caution.better, lessons.words.say(lang, f"better-{caution.name}", phrase))


def _said(game: Game, lang: str, value: object) -> object:
    """An argument in the words of the game, which those of its lessons do not know."""
    if isinstance(value, Word):
        return game.words.word(lang, value.domain, value.word)
    return game.words.say(lang, value.message, value.args) if isinstance(value, Line) else value
