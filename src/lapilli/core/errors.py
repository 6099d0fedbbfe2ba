"""Errors of callers: `ValueError`s with a stable code. Bugs raise other errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lapilli.core.translator import Translator


class LapilliError(ValueError):
    """Base of all errors that a caller can cause; `code` never changes, the text may."""

    code = "error"


class NotationError(LapilliError):
    """The text is no action of this game; `nearest` lists similar legal ones."""

    code = "notation"

    def __init__(self, reason: str, nearest: Sequence[str] = ()) -> None:
        hint = f"; did you mean {' or '.join(repr(text) for text in nearest)}?" if nearest else ""
        super().__init__(reason + hint)
        self.reason = reason
        self.nearest = tuple(nearest)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: a Fluent message `why-<message>`, its arguments, and the clause it breaks."""

    message: str
    rule: str = ""
    args: Mapping[str, object] = field(default_factory=dict)


class IllegalAction(LapilliError):
    """A well-formed action that the rules do not allow now; `reason` in English, `say(lang)` in any language."""

    code = "illegal"

    def __init__(self, refusal: Refusal, words: Translator) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        self._words = words
        self.reason = self.say("en")
        super().__init__(f"{self.reason} ({self.rule})" if self.rule else self.reason)

    def say(self, lang: str) -> str:
        return self._words.say(lang, f"why-{self.refusal.message}", self.refusal.args)


class StaleAction(IllegalAction):
    """The action was taken from a menu of an earlier moment and is not legal any more."""

    code = "stale"


class UndoRefused(IllegalAction):
    """There is nothing to take back, or somebody has learned something since."""

    code = "undo"


class OptionError(LapilliError):
    """An unknown game, option, value or number of seats; with a refusal if the game has a message for it."""

    code = "option"

    def __init__(self, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.refusal = refusal


class BoxError(LapilliError):
    """A box file is inconsistent; the error names the line."""

    code = "box"

    def __init__(self, reason: str, line: int | None = None, source: str = "box") -> None:
        super().__init__(f"{source}, line {line}: {reason}" if line else f"{source}: {reason}")
        self.reason, self.line, self.source = reason, line, source


class PositionError(LapilliError):
    """A position is impossible; the error says why and names the field."""

    code = "position"

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.reason, self.field = reason, field


class PackingError(LapilliError):
    """Bytes that are no packed knowledge, or incomplete (core/packing.py)."""

    code = "packing"

    def __init__(self, reason: str) -> None:
        super().__init__(f"not the packed knowledge of a seat: {reason}")


class RecordError(LapilliError):
    """A record cannot be read or replayed; the error names the line."""

    code = "record"

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason, self.line = reason, line


class BotError(LapilliError):
    """A bot of somebody's own failed: no answer in time, no action of the menu, or an error of its own."""

    code = "bot"
