"""The coach: a short note the first time something appears, and a warning before a risky choice.

Notes are data; what triggers one is visible to the player: the phase, the player's menu, what is drawn, the log.
The client finds the triggers itself, in what it was sent, so they tell nothing that a seat may not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.core.game import Game
from lapilli.core.lessons.lesson import LessonError

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


def beginner_warning(game: Game, view: object, seat: int, action: int, menu: tuple[int, ...], lang: str) -> str:
    """What the coach says before this action, in words; empty if nothing."""
    name = game.coaching.warning(view, seat, action, menu)
    return game.coaching.lessons.words.say(lang, f"warning-{name}") if name and game.coaching.lessons else ""
