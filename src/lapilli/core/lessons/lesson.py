"""A lesson as data: its start, its texts and highlights, the right actions, and the answers to wrong ones.

The lessons of a game are a folder with one TOML file per lesson (`1-run.toml` is the first, its id is `run`), with
`coach.toml` and `rules.toml` if it has them; their texts are Fluent messages (docs/how-to/write-lessons.md).
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

from lapilli.core.data import Data
from lapilli.core.errors import LapilliError
from lapilli.core.option import Choices
from lapilli.core.translator import GameTranslator

View = Data
ByLast = tuple[tuple[str, Any], ...]  # (pattern of the learner's last action, what then), the first that fits


class LessonError(LapilliError):
    """A lesson that cannot be: a file with a fault, an unknown id, a way that does not exist."""

    code = "lesson"


@dataclass(frozen=True)
class Wrong:
    """Another try that was foreseen: refused by the engine with `why` and `rule`, or legal and held back."""

    action: str  # a pattern
    say: str
    why: str = ""
    rule: str = ""
    seat: str = ""  # who tries it, if not the learner's seat


@dataclass(frozen=True)
class Step:
    """One idea: what is said and lit, and what the learner does about it."""

    say: ByLast
    spot: tuple[str, ...] = ()  # element ids; `a|b`: the one that is there
    do: tuple[str, ...] = ()  # patterns of what is right; none: the learner only looks
    seat: str = ""  # whose turn the learner takes here, if not their own
    before: ByLast = ()  # what others and chance do before it is shown: lines "seat: action", "?seat: action" if it can
    then: ByLast = ()  # and after the learner's action
    reply: ByLast = ()  # what is said to it
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""  # to anything else that is legal
    position: View | None = None  # begins again here
    mark: str = ""  # a name for this moment ...
    rewind: str = ""  # ... and the moment to which the clock is turned back
    facts: ByLast = ()  # that hold when it is shown: path in the position -> value
    after: Mapping[str, object] = field(default_factory=dict)  # and after the learner's action
    hears: tuple[str, ...] = ()  # words of the English log after it
    teaches: tuple[str, ...] = ()  # clauses


@dataclass(frozen=True)
class Start:
    """Where a lesson begins: a whole position, or a new game."""

    position: View | None = None
    seats: int | None = None
    options: Choices = field(default_factory=dict)
    seed: str = "lesson"


@dataclass(frozen=True)
class Lesson:
    """One lesson; `play` if it is a whole game at an ordinary table, with bots of that level and the coach."""

    id: str
    seat: str
    start: Start
    steps: tuple[Step, ...] = ()
    play: str = ""  # the level of the other seats
    mine: tuple[str, ...] = ()  # the seats of the learner in a whole game, if more than one

    @property
    def title(self) -> str:
        return f"{self.id}-title"

    @property
    def goal(self) -> str:
        return f"{self.id}-goal"

    def messages(self) -> list[str]:
        """Every message it says."""
        found = [self.title, self.goal]
        for step in self.steps:
            found += [message for _, message in (*step.say, *step.reply)]
            found += [wrong.say for wrong in step.wrong]
            found += [step.otherwise] if step.otherwise else []
        return found


class Lessons:
    """The lessons of a game, in their order, with the words they are told in."""

    def __init__(self, folder: Path, words: GameTranslator) -> None:
        self.folder = folder
        self.words = words

    @cached_property
    def all(self) -> tuple[Lesson, ...]:
        files = sorted(self.folder.glob("[0-9]*-*.toml"), key=lambda path: int(path.stem.partition("-")[0]))
        return tuple(self._read(path) for path in files)

    def find(self, wanted: str) -> Lesson:
        """A lesson by its id or its number."""
        for number, lesson in enumerate(self.all, 1):
            if wanted in (lesson.id, str(number)):
                return lesson
        raise LessonError(f"there is no lesson {wanted!r}; there are {', '.join(one.id for one in self.all)}")

    def data(self, name: str) -> Data:
        """What else lies in the folder: `coach`, `rules`; empty where there is none."""
        path = self.folder / f"{name}.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def position(self, text: str | None) -> View | None:
        """A position, or a change of another: `{"base": "file", ...}` is merged into `file.json` of the folder."""
        if text is None:
            return None
        change: View = json.loads(text)
        base = change.pop("base", None)
        if base is None:
            return change
        whole: View = json.loads((self.folder / f"{base}.json").read_text(encoding="utf-8"))
        return merge(whole, change)

    def _read(self, path: Path) -> Lesson:
        id_ = path.stem.partition("-")[2]
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            start = dict(data.pop("start"))
            start["position"] = self.position(start.get("position"))
            steps = tuple(self._step(dict(step)) for step in data.pop("step", []))
            return Lesson(id=id_, start=Start(**start), steps=steps, **_tuples(data))
        except (ValueError, TypeError, KeyError, OSError) as error:
            raise LessonError(f"{path.name} cannot be read: {error!r}") from error

    def _step(self, data: Data) -> Step:
        data["position"] = self.position(data.get("position"))
        data["otherwise"] = data.pop("else", "")
        data["wrong"] = tuple(Wrong(action=one.pop("try"), **one) for one in data.get("wrong", []))
        for name in ("say", "before", "then", "reply", "facts"):
            data[name] = _by_last(data.get(name, ()), plain=name != "facts")
        return Step(**_tuples(data))


def _by_last(value: object, plain: bool) -> ByLast:
    """One for all, or a table by the learner's last action; facts are a table by themselves."""
    if not value:
        return ()
    if isinstance(value, Mapping) and (plain or all(isinstance(one, Mapping) for one in value.values())):
        return tuple(value.items())
    return (("*", value),)


def _tuples(data: Data) -> Data:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


def pick(choices: ByLast, last: str) -> Any:
    """What belongs to the learner's last action; None where nothing does."""
    return next((value for pattern, value in choices if fnmatchcase(last, pattern)), None)


def merge(whole: View, change: View) -> View:
    """A deep change of a position; `key!` replaces the whole entry."""
    out = dict(whole)
    for key, value in change.items():
        name = key.removesuffix("!")
        old = out.get(name)
        out[name] = merge(old, value) if isinstance(value, dict) and isinstance(old, dict) and name == key else value
    return out


def count_words(text: str) -> int:
    """How many words somebody reads."""
    return sum(bool(re.search(r"\w", word)) for word in text.split())
