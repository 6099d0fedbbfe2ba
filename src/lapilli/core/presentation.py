"""How a game looks and reads to people: boards, clicks, labels, prompts, log lines and results.

What can be made from the game's words and its actions has a default; a game overrides what it can say better.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, Literal, Protocol, runtime_checkable

from lapilli.core.data import Tree
from lapilli.core.log_lines import Line, Turn, Word
from lapilli.core.rules import Result
from lapilli.core.space import Kind, Space
from lapilli.core.text_wrap import DEFAULT_SIZE, wrap
from lapilli.core.translator import GameTranslator
from lapilli.core.type_parameters import V

Theme = Literal["auto", "light", "dark"]
Shape = Literal["", "narrow", "square", "wide"]  # of the screen: as may be, an upright phone, a tablet, broad and low
COLOURS = ("blue", "orange", "green", "purple", "yellow", "red")  # of seats, unless a game says otherwise


class Picture(Protocol):
    """A drawn board, such as lapilli.draw.Scene."""

    def svg(self, theme: Theme = ..., embed: bool = ...) -> str: ...

    def parts(self) -> list[Tree]: ...

    def png(self, scale: float = ..., theme: Theme = ...) -> bytes: ...

    def ids(self) -> list[str]: ...


@runtime_checkable
class Printable(Picture, Protocol):
    """A picture that can begin an animation or a PDF."""

    def film(self, others: Iterable[Picture], scale: float = ..., theme: Theme = ..., delay: int = ...) -> bytes: ...

    def pdf(self, others: Iterable[Picture] = ..., scale: float = ..., theme: Theme = ...) -> bytes: ...


@dataclass(frozen=True)
class Standing:
    """A row of the final standings: a seat or a team, and its score in words."""

    seats: tuple[str, ...]
    words: str
    winner: bool
    members: tuple[Standing, ...] = ()  # of a team, each with its own


@dataclass(frozen=True)
class Stage:
    """One step of a turn or a round: a message and its arguments."""

    message: str
    now: bool = False
    args: Mapping[str, object] = field(default_factory=dict)


class Presentation(ABC, Generic[V]):
    """The part of a game that people see, made from views."""

    space: Space
    words: GameTranslator
    minutes: int = 30  # that a game takes
    first_options: tuple[str, ...] = ()  # what everybody chooses when a table is opened; the rest are house rules
    stages: Mapping[str, tuple[str, ...]] = {}  # of a turn, in order: name -> the phases that belong to it
    grace_kinds: frozenset[str] = frozenset()  # they end something, ask nothing, and cannot be undone
    declining_kinds: frozenset[str] = frozenset()  # they do nothing, or nothing more, of what a step offers
    confirmed_kinds: frozenset[str] = (
        frozenset()
    )  # kinds of action that give, spend or end something: they are asked for once
    pointable: Mapping[str, str] = {}  # kind of element id -> domain of its word: what talk may point at
    shapes: tuple[Shape, ...] = ()  # of screens that its board is drawn for in a way of their own
    text_size: tuple[int, int] = (0, 0)  # columns and lines that its text board needs
    seat_styles: Mapping[str, tuple[str, str]] = {}  # seat name -> (colour of draw.SEAT_COLOURS, letter)

    # -- boards -------------------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, view: V, lang: str) -> Picture:
        """Draw the picture of a view."""

    def board_for(self, view: V, lang: str, shape: Shape) -> Picture:
        """Draw the board for one of the game's `shapes`; a narrow picture is about 360 units wide."""
        return self.board(view, lang)

    @abstractmethod
    def text_board(self, view: V, lang: str) -> str:
        """Return the board as text."""

    def compact_board(self, view: V, lang: str) -> str:
        """Return the board as text for a window smaller than `text_size`."""
        return self.text_board(view, lang)

    def text_board_for(self, view: V, lang: str, columns: int = DEFAULT_SIZE[0], lines: int = DEFAULT_SIZE[1]) -> str:
        """Return the text board that fits a window; long lines of the large one are wrapped."""
        large = columns >= self.text_size[0] and lines >= self.text_size[1]
        return wrap(self.text_board(view, lang), columns) if large else self.compact_board(view, lang)

    def seat_style(self, seat: str, index: int) -> tuple[str, str]:
        """Return the colour and letter of a seat, the same in pictures, panels and log."""
        return self.seat_styles.get(seat, (COLOURS[index], seat[:1].upper()))

    # -- the present moment -------------------------------------------------------------------------------------

    def prompt(self, view: V, seat: int | None, lang: str) -> str:
        """Return the prompt: who must do what, and why. Message `prompt-<phase>` with the values of the view."""
        facts = {name: value for name, value in view.items() if isinstance(value, str | int)}
        return self.words.say(lang, f"prompt-{view.get('phase', 'play')}", facts)

    def goal(self, view: V, seat: int | None, lang: str) -> str:
        """Return the viewer's goal and progress in one line: message `goal` with the values of the view."""
        return self.words.say(lang, "goal", facts(view)) if self.words.has(lang, "goal") else ""

    def turn_stages(self, view: V) -> Sequence[Stage]:
        """Return the steps of a turn, the present one marked; empty if the game has none."""
        phase = view.get("phase")
        return [Stage(f"stage-{name}", phase in phases) for name, phases in self.stages.items()]

    def turn(self, view: V) -> Turn:
        """Return the round and the seat of the present turn."""
        number, seat = view.get("round"), view.get("active")
        return Turn(number if isinstance(number, int) else None, seat if isinstance(seat, str) else None)

    def talk_rule(self, view: V, seat: int | None, lang: str) -> str:
        """Return what may be said now: message `talk-<phase>`; empty if everything may."""
        message = f"talk-{view.get('phase', 'play')}"
        return self.words.say(lang, message) if self.words.has(lang, message) else ""

    def chart_values(self, view: V) -> Mapping[str, float]:
        """Return the values of the chart of a game: a number per line, named `figure-<name>` or by a seat."""
        return {}

    def is_harmful(self, figure: str) -> bool:
        """Say whether a growing line of the chart is bad, as lava, temperatures and lost people are."""
        return False

    # -- actions ------------------------------------------------------------------------------------------------

    def label(self, action: int, lang: str) -> str:
        """Return the label of an action: the message `act-<key>`."""
        kind = self.space.kind(action)
        return self.words.say(lang, f"act-{kind.key}", _agreed(kind, [action]))

    def note(self, view: V, action: int, lang: str) -> str:
        """Return what an action does if its label says little: message `<domain>-help-<word>` of an argument."""
        return _argument_help(self, action, lang)

    def click_path(self, view: V, seat: int, action: int) -> tuple[str, ...]:
        """Return the element ids that a person clicks for an action."""
        return self.space.click_path(action)

    def next_question(self, view: V, seat: int, clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
        """Return the question after some clicks, while these actions are possible; empty: a general one.

        Where all the actions are of one kind: message `ask-<key>-<argument>` of the first argument that is open, or
        `ask-<key>`, with those arguments on which they agree.
        """
        kinds = {kind.key: kind for kind in map(self.space.kind, actions)}
        if len(kinds) != 1:
            return ""
        kind = next(iter(kinds.values()))
        agreed = _agreed(kind, actions)
        messages = [*[f"ask-{kind.key}-{name}" for name, word in agreed.items() if not word][:1], f"ask-{kind.key}"]
        message = next((one for one in messages if self.words.has(lang, one)), "")
        return self.words.say(lang, message, {**facts(view), **agreed, "count": len(actions)}) if message else ""

    def confirmation(self, view: V, seat: int, action: int, lang: str) -> str:
        """Return the question before an action that gives, spends, reveals or ends something; empty: none.

        A kind declared with `confirm` (it reveals something), or named in `confirmed_kinds`, is asked for with
        `act-<key>.sure`, or with its label and its note where there is none.
        """
        if not self.needs_confirmation(action):
            return ""
        kind = self.space.kind(action)
        message = f"act-{kind.key}.sure"
        if self.words.has(lang, message):
            return self.words.say(lang, message, {**facts(view), **_agreed(kind, [action])})
        label, note = self.label(action, lang), self.note(view, action, lang).rstrip(".")
        return self.words.say(lang, "sure", {"action": f"{label} ({note})" if note else label})

    def needs_confirmation(self, action: int) -> bool:
        """Say whether a person must confirm this action."""
        kind = self.space.kind(action)
        return kind.confirm or kind.key in self.confirmed_kinds

    def is_talk(self, action: int) -> bool:
        """Say whether an action is only talk; its log lines belong to the chat too."""
        return False

    # -- what happened ------------------------------------------------------------------------------------------

    def log_lines(self, viewer: int | None, before: V, actor: str, shown: str | None, after: V) -> Sequence[Line]:
        """Return the log lines of an action as the viewer was shown it: `act-<key>.log` and its effects."""
        if shown is None:
            return ()
        kind, words = self.space.unmask(shown)
        args: dict[str, object] = {slot.name: Word(slot.domain, words[slot.name]) for slot in kind.slots}
        return (Line(f"act-{kind.key}.log", {"actor": Word("seat", actor), **args}),)

    def standings(self, result: Result, lang: str) -> Sequence[Standing]:
        """Return the final standings, the best first: the score of each seat and its parts.

        Unless a game says otherwise the scores, the highest first; where it has the words `standing-<outcome>` or
        `standing`, these, with what the details of the result say of the seat.
        """
        ranked = sorted(result.scores, key=lambda seat: -result.scores[seat])
        return [Standing((seat,), self._reached(result, seat, lang), seat in result.winners) for seat in ranked]

    def _reached(self, result: Result, seat: str, lang: str) -> str:
        parts = result.details.get(seat)
        message = next((one for one in (f"standing-{result.outcome}", "standing") if self.words.has(lang, one)), "")
        if message and isinstance(parts, Mapping):
            return self.words.say(lang, message, parts)
        return f"{result.scores[seat]:g}"

    def result_words(self, result: Result, lang: str) -> str:
        """Return how it ended: the message `result-<outcome>` with its details, or the outcome."""
        message = f"result-{result.outcome}"
        if not self.words.has(lang, message):
            return result.outcome
        facts = {name: value for name, value in result.details.items() if isinstance(value, str | int)}
        return self.words.say(lang, message, facts)

    def reason_words(self, result: Result, lang: str) -> str:
        """Return why it ended: the message `reason-<first word of the reason>` with the details, or nothing."""
        first, _, detail = result.reason.partition(" ")
        message = f"reason-{first}"
        if not first or not self.words.has(lang, message):
            return ""
        known = {name: value for name, value in result.details.items() if isinstance(value, str | int)}
        return self.words.say(lang, message, {**known, "detail": detail})


def facts(view: Mapping[str, object]) -> dict[str, object]:
    """Return the plain entries of a view, for messages."""
    return {name: value for name, value in view.items() if isinstance(value, str | int) and name.isidentifier()}


def _agreed(kind: Kind, actions: Sequence[int]) -> dict[str, object]:
    """Return the arguments on which actions of one kind agree, for messages; the others are empty."""
    rows = [kind.words(action) for action in actions]
    return {
        slot.name: Word(slot.domain, rows[0][slot.name]) if len({row[slot.name] for row in rows}) == 1 else ""
        for slot in kind.slots
    }


@lru_cache(8_000)  # a menu of Fuji has more than a hundred actions, and every frame asks for all of them
def _argument_help(presentation: Presentation, action: int, lang: str) -> str:
    kind = presentation.space.kind(action)
    words = kind.words(action)
    messages = (f"{slot.domain}-help-{words[slot.name]}" for slot in kind.slots)
    return next((presentation.words.say(lang, one) for one in messages if presentation.words.has(lang, one)), "")
