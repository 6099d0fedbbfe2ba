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
    """What core needs of a drawn board (lapilli.draw.Scene)."""

    def svg(self, theme: Theme = ..., embed: bool = ...) -> str: ...

    def parts(self) -> list[Tree]: ...

    def png(self, scale: float = ..., theme: Theme = ...) -> bytes: ...

    def ids(self) -> list[str]: ...


@runtime_checkable
class Filmed(Picture, Protocol):
    """A picture that can be the first of a film or of printed pages (lapilli.draw.Scene is)."""

    def film(self, others: Iterable[Picture], scale: float = ..., theme: Theme = ..., delay: int = ...) -> bytes: ...

    def pdf(self, others: Iterable[Picture] = ..., scale: float = ..., theme: Theme = ...) -> bytes: ...


@dataclass(frozen=True)
class Standing:
    """A row of the final table as people read it: a seat or a team, and what it reached, in words with the unit."""

    seats: tuple[str, ...]
    words: str
    winner: bool
    members: tuple[Standing, ...] = ()  # of a team, each with its own


@dataclass(frozen=True)
class Stage:
    """One step of a turn or a round, as the strip shows it: a message and its arguments."""

    message: str
    now: bool = False
    args: Mapping[str, object] = field(default_factory=dict)


class Presentation(ABC, Generic[V]):
    """What people see of a game, all of it made from views."""

    space: Space
    words: GameTranslator
    minutes: int = 30  # that a game takes
    first_options: tuple[str, ...] = ()  # what everybody chooses when a table is opened; the rest are house rules
    stages: Mapping[str, tuple[str, ...]] = {}  # of a turn, in order: name -> the phases that belong to it
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
        """The picture of a view."""

    def board_for(self, view: V, lang: str, shape: Shape) -> Picture:
        """The same things arranged for one of the game's `shapes`; a narrow picture is about 360 units wide."""
        return self.board(view, lang)

    @abstractmethod
    def text_board(self, view: V, lang: str) -> str:
        """The same for a terminal."""

    def compact_board(self, view: V, lang: str) -> str:
        """The same for a window that has less room than `text_size`."""
        return self.text_board(view, lang)

    def text_board_for(self, view: V, lang: str, columns: int = DEFAULT_SIZE[0], lines: int = DEFAULT_SIZE[1]) -> str:
        """The one that a window of that size has room for, long lines of the large one folded."""
        large = columns >= self.text_size[0] and lines >= self.text_size[1]
        return wrap(self.text_board(view, lang), columns) if large else self.compact_board(view, lang)

    def seat_style(self, seat: str, index: int) -> tuple[str, str]:
        """Colour and letter of a seat, the same in pictures, rail and log."""
        return self.seat_styles.get(seat, (COLOURS[index], seat[:1].upper()))

    # -- the present moment -------------------------------------------------------------------------------------

    def prompt(self, view: V, seat: int | None, lang: str) -> str:
        """One sentence for this viewer: who must do what, and why. Message `prompt-<phase>` with the view's facts."""
        facts = {name: value for name, value in view.items() if isinstance(value, str | int)}
        return self.words.say(lang, f"prompt-{view.get('phase', 'play')}", facts)

    def goal(self, view: V, seat: int | None, lang: str) -> str:
        """What this viewer plays for, in one line, and how far it is: message `goal` with the view's facts."""
        return self.words.say(lang, "goal", facts(view)) if self.words.has(lang, "goal") else ""

    def turn_stages(self, view: V) -> Sequence[Stage]:
        """The steps of a turn, the present one marked; empty where the game has none."""
        phase = view.get("phase")
        return [Stage(f"stage-{name}", phase in phases) for name, phases in self.stages.items()]

    def turn(self, view: V) -> Turn:
        """To which round and whose turn this moment belongs."""
        number, seat = view.get("round"), view.get("active")
        return Turn(number if isinstance(number, int) else None, seat if isinstance(seat, str) else None)

    def talk_rule(self, view: V, seat: int | None, lang: str) -> str:
        """What may be said now, in a sentence: message `talk-<phase>`; empty where everything may."""
        message = f"talk-{view.get('phase', 'play')}"
        return self.words.say(lang, message) if self.words.has(lang, message) else ""

    def chart_values(self, view: V) -> Mapping[str, float]:
        """What a chart of the whole game follows: a number per line, message `figure-<name>` or a seat's name."""
        return {}

    def is_harmful(self, figure: str) -> bool:
        """Is it bad when this figure of `figures` grows, as lava and temperatures are, and lost people?"""
        return False

    # -- actions ------------------------------------------------------------------------------------------------

    def label(self, action: int, lang: str) -> str:
        """What an action is called on a button: the message `act-<key>`."""
        kind = self.space.kind(action)
        return self.words.say(lang, f"act-{kind.key}", _agreed(kind, [action]))

    def note(self, view: V, action: int, lang: str) -> str:
        """What an action brings, where its name says little: message `<domain>-help-<word>` of an argument."""
        return _argument_help(self, action, lang)

    def click_path(self, view: V, seat: int, action: int) -> tuple[str, ...]:
        """The element ids a person clicks for an action."""
        return self.space.touch(action)

    def next_question(self, view: V, seat: int, clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
        """What is asked after these clicks, while these actions are still possible; empty: the table asks plainly.

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
        """The question before an action that gives, spends, reveals or ends something; empty: it is not asked.

        A kind declared with `confirm` (it reveals something), or named in `asked`, is asked for with `act-<key>.sure`,
        or with its label and its note where there is none.
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
        """Is a person asked once more before this action?"""
        kind = self.space.kind(action)
        return kind.confirm or kind.key in self.confirmed_kinds

    def is_talk(self, action: int) -> bool:
        """Is an action nothing but words? Its lines belong to the conversation at the table too."""
        return False

    # -- what happened ------------------------------------------------------------------------------------------

    def log_lines(self, viewer: int | None, before: V, actor: str, shown: str | None, after: V) -> Sequence[Line]:
        """The log lines of one action, from what the viewer knew and was shown: `act-<key>.log`, and what followed."""
        if shown is None:
            return ()
        kind, words = self.space.unmask(shown)
        args: dict[str, object] = {slot.name: Word(slot.domain, words[slot.name]) for slot in kind.slots}
        return (Line(f"act-{kind.key}.log", {"actor": Word("seat", actor), **args}),)

    def standings(self, result: Result, lang: str) -> Sequence[Standing]:
        """The final table, the best first: what each seat reached, and of what parts it is made.

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
        """How it ended: the message `result-<outcome>` with the plain facts of its details, or the bare outcome."""
        message = f"result-{result.outcome}"
        if not self.words.has(lang, message):
            return result.outcome
        facts = {name: value for name, value in result.details.items() if isinstance(value, str | int)}
        return self.words.say(lang, message, facts)


def facts(view: Mapping[str, object]) -> dict[str, object]:
    """The plain entries of a view, for messages."""
    return {name: value for name, value in view.items() if isinstance(value, str | int) and name.isidentifier()}


def _agreed(kind: Kind, actions: Sequence[int]) -> dict[str, object]:
    """The arguments on which actions of one kind agree, to be translated; what is open is empty."""
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
