"""What a game tells the engine about itself: the base class of everything registered under `lapilli.games`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, Literal, Protocol, runtime_checkable

from lapilli.core.data import Tree
from lapilli.core.errors import OptionError, Refusal
from lapilli.core.folding import USUAL, fold
from lapilli.core.guide import Guide
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.odds import Odds
from lapilli.core.option import Choices, choose
from lapilli.core.option import Option as Option
from lapilli.core.parameters import B, S, V
from lapilli.core.parameters import View as View
from lapilli.core.plane import Plane
from lapilli.core.players import Players
from lapilli.core.rng import Rng
from lapilli.core.space import Space
from lapilli.core.speaker import GameWords as GameWords
from lapilli.core.state import State
from lapilli.core.story import Line, Word

Theme = Literal["auto", "light", "dark"]
Shape = Literal["", "narrow", "square", "wide"]  # of the screen: as may be, an upright phone, a tablet, broad and low
COMMON_REFUSALS = ("over", "chance-first", "not-your-turn", "impossible-outcome", "undo")  # undo: of all `undo-…`
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
class Result:
    """How a game ended: scores by seat, the winners (all or none where everybody wins or loses together)."""

    scores: Mapping[str, float]
    winners: tuple[str, ...]
    outcome: str  # a stable word of the game, such as `big`, `lost`, `won`
    reason: str = ""  # a stable word or notation that says why
    details: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """A row of the final table as people read it: a seat or a team, and what it reached, in words with the unit."""

    seats: tuple[str, ...]
    words: str
    winner: bool
    members: tuple[Standing, ...] = ()  # of a team, each with its own


class Game(Guide[V], Players[V], ABC, Generic[S, B, V]):
    """One game: its facts, and the functions that the engine, the table and the pictures call.

    A game names its state, its box and the form of its views, as in `class Fuji(Game[Course, Box, View])`.
    """

    name: str
    title: str
    version: int
    seats: tuple[int, ...]  # possible numbers of seats, default first
    options: tuple[Option, ...] = ()
    space: Space
    words: GameWords
    clauses: Mapping[str, str] = {}  # of the refusals that all games share (COMMON_REFUSALS): where the rules say so
    # keys of a view under which the rules may lay open what was hidden -> the path of what changes at that moment only
    turned_up: Mapping[str, str] = {}  # ("": it may be at any moment)
    tells_of: Mapping[str, tuple[str, ...]] = {}  # such a key -> all that it may tell of, by the names of a position
    together = False  # does everybody win or lose together?
    minutes: int = 30
    bound: int = 10_000  # no game has more plies
    rules: Path | None = None  # the digest, for `lapilli rules`
    lessons: Lessons | None = None  # how the game is learned by playing
    odds: tuple[Odds, ...] = ()  # measured, where everybody wins or loses together
    windows: Mapping[str, str] = {}  # phase -> what a seat may let play itself there ("pass for me"), while it is legal
    screened: tuple[str, ...] = ()  # keys of throws behind a screen: real dice are typed in by whoever sees them
    pointable: Mapping[str, str] = {}  # kind of element id -> domain of its word: what talk may point at
    shapes: tuple[Shape, ...] = ()  # of screens that its board is drawn for in a way of their own
    stacked = False  # on a tablet held upright: is the plain picture above the rest, not the narrow one beside it?
    text_size: tuple[int, int] = (0, 0)  # columns and lines that its text board needs
    planes: tuple[Plane, ...] = ()  # of `Knowledge.encode`: what learning agents get, in this order
    looks: Mapping[str, tuple[str, str]] = {}  # seat name -> (colour of draw.SEAT_COLOURS, letter)

    # -- rules --------------------------------------------------------------------------------------------------

    @abstractmethod
    def load_box(self, path: Path | None = None) -> B:
        """The printed components, or an owner's own file."""

    @abstractmethod
    def start(self, seats: int, options: Choices, box: B) -> S:
        """A position at the very beginning, at rest."""

    @abstractmethod
    def seat_names(self, state: S) -> tuple[str, ...]:
        """The names by which seats are addressed now."""

    def allies(self, state: S, seat: int) -> tuple[str, ...]:
        """The names of the seats that win with this one, itself among them."""
        names = self.seat_names(state)
        return names if self.together else (names[seat],)

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None while the game goes on."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why this seat may not play this action now; None if it may.

        Written from the rules, independently of `list_choices`: the conformance kit holds the two against each other.
        """

    def why_wait(self, state: S, seat: int) -> Refusal | None:
        """Why a seat may not act at all now, where the rules say more than that it is not its turn."""
        return None

    @abstractmethod
    def position(self, state: S) -> View:
        """The whole position, secrets included, as documented data."""

    @abstractmethod
    def restore(self, position: View, box: B) -> S:
        """A state at rest from such data; raises PositionError with the reason if it is impossible."""

    @abstractmethod
    def audit(self, state: S) -> list[str]:
        """What does not add up in a position (invariants, pieces conserved); empty when all is well."""

    # -- knowledge ----------------------------------------------------------------------------------------------

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> V:
        """What a seat (None: an onlooker) may know and remembers."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> State:
        """A world consistent with all that the view's owner knows, drawn at random."""

    def witness(self, state: S, seat: int, action: int, viewer: int | None) -> str | None:
        """How a viewer is shown an action that is about to be played: notation with `?`, or None if not at all."""
        return self.space.text(action)

    # -- people -------------------------------------------------------------------------------------------------

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

    def text_board_for(self, view: V, lang: str, columns: int = USUAL[0], lines: int = USUAL[1]) -> str:
        """The one that a window of that size has room for, long lines of the large one folded."""
        large = columns >= self.text_size[0] and lines >= self.text_size[1]
        return fold(self.text_board(view, lang), columns) if large else self.compact_board(view, lang)

    def prompt(self, view: V, seat: int | None, lang: str) -> str:
        """One sentence for this viewer: who must do what, and why. Message `prompt-<phase>` with the view's facts."""
        facts = {name: value for name, value in view.items() if isinstance(value, str | int)}
        return self.words.say(lang, f"prompt-{view.get('phase', 'play')}", facts)

    def help(self, view: V, lang: str) -> str:
        """The rule of the present step in our words, with its clause: message `help-<phase>`."""
        return self.words.say(lang, f"help-{view.get('phase', 'play')}")

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

    def look(self, seat: str, index: int) -> tuple[str, str]:
        """Colour and letter of a seat, the same in pictures, rail and log."""
        return self.looks.get(seat, (COLOURS[index], seat[:1].upper()))

    def firm(self, view: V) -> bool:
        """May nothing be taken back now? So where others act unseen: refusing it would tell that they have acted."""
        return False

    def hush(self, view: V, seat: int, text: str) -> Refusal | None:
        """Why a seat may not say this now, where a game has talk rules; an empty text asks whether talk is open."""
        return None

    def touch(self, view: V, seat: int, action: int) -> tuple[str, ...]:
        """The element ids a person clicks for an action."""
        return self.space.touch(action)

    def story(self, viewer: int | None, before: V, actor: str, shown: str | None, after: V) -> Sequence[Line]:
        """The log lines of one action, from what the viewer knew and was shown: `act-<key>.log`, and what followed."""
        if shown is None:
            return ()
        kind, words = self.space.unmask(shown)
        args: dict[str, object] = {slot.name: Word(slot.domain, words[slot.name]) for slot in kind.slots}
        return (Line(f"act-{kind.key}.log", {"actor": Word("seat", actor), **args}),)

    def result_words(self, result: Result, lang: str) -> str:
        """How it ended: the message `result-<outcome>` with the plain facts of its details, or the bare outcome."""
        message = f"result-{result.outcome}"
        if not self.words.has(lang, message):
            return result.outcome
        facts = {name: value for name, value in result.details.items() if isinstance(value, str | int)}
        return self.words.say(lang, message, facts)

    # -- common -------------------------------------------------------------------------------------------------

    def tidy(self, moves: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """The moves of a game (seat, notation) as its record keeps them, where the same can be done in many ways."""
        return moves

    def __repr__(self) -> str:
        return f"<{self.title} {self.version} for {_join(sorted(self.seats))}>"

    def choose_options(self, seats: int, given: Mapping[str, object]) -> Choices:
        """All options with their values; unknown ones and impossible values are refused."""
        if seats not in self.seats:
            raise OptionError(f"{self.title} is played by {_join(sorted(self.seats))}, not {seats}")
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise OptionError(f"{self.title} has no option {name!r}; it has {_join(known) or 'none'}")
        chosen = choose(self.options, given, seats)
        self.check_options(seats, chosen)
        return chosen

    def room_options(self, people: int) -> Mapping[str, object]:
        """What a room with so many people plays with unless they say otherwise; simulations keep the defaults."""
        return {}

    def check_options(self, seats: int, options: Choices) -> None:
        """Refuse combinations that the rules exclude (OptionError)."""


def _join(items: Sequence[object] | Mapping[str, object]) -> str:
    return ", ".join(map(str, items))
