"""A game in one file: the defaults of a game without secrets, which follow from its position and actions.

    class Stones(SimpleState): begin, whose_turn, list_choices, execute
    class StonesRules(SimpleRules): name, title, about, seats, space, state, result
    GAME = game(StonesRules())

Nothing is hidden, so everybody sees the whole position; a board that nobody has drawn is a list of its facts, actions
are buttons that read like their notation, and refusals say that it is not possible now. Each part can be replaced, and
each default overridden, until the game has everything that `docs/tutorials/write-your-own-game.md` tells of.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import ClassVar

from lapilli.core.coaching import COMMON_REFUSALS, Coaching
from lapilli.core.errors import BoxError, OptionError, PositionError, Refusal
from lapilli.core.game import Game
from lapilli.core.knowledge import Everything, Knowledge
from lapilli.core.log_lines import Word
from lapilli.core.option import Choices, Option
from lapilli.core.players import Players
from lapilli.core.presentation import Picture, Presentation
from lapilli.core.rng import Rng
from lapilli.core.rules import Result, Rules
from lapilli.core.space import Space
from lapilli.core.state import CHANCE, NOBODY, SPECTATOR, State
from lapilli.core.translator import GameTranslator
from lapilli.core.type_parameters import View
from lapilli.draw import Scene, label
from lapilli.words import Words

__all__ = ["CHANCE", "NOBODY", "Option", "Result", "SimpleRules", "SimpleState", "Space", "game"]
RULE = "about"  # the one clause of a game on a page
LINE = 30  # height of a line of the list, in the picture


class SimpleState(State):
    """A state whose fields are plain data: numbers, texts, and lists or dictionaries of them, set in `begin`.

    `limits` names what the values of a field may be, such as `{"heap": range(51)}`: positions are checked by it.
    """

    limits: ClassVar[Mapping[str, Container[object]]] = {}

    def __init__(self, seats: int, options: Choices) -> None:
        super().__init__(seats)
        self.options = dict(options)
        self.begin()

    def begin(self) -> None:
        """Set the fields at the start of a game."""
        raise NotImplementedError

    def advance(self) -> None:
        raise NotImplementedError(f"{type(self).__name__} offers nothing although the game is not over")

    def facts(self) -> dict[str, object]:
        """Return a copy of the fields by name."""
        return {name: deepcopy(value) for name, value in vars(self).items() if name not in ENGINE}

    def copy(self) -> SimpleState:
        twin = type(self)(self.seats, self.options)
        for name, value in self.facts().items():
            setattr(twin, name, value)
        twin.adopt(self)
        return twin

    def know(self, viewer: int) -> Knowledge:
        return Everything(viewer, self)


ENGINE = frozenset(getattr(State(2), "__dict__", {}))  # what the base class keeps there where it is interpreted


class SimpleBox:
    """A game without components of its own."""

    fingerprint = hashlib.sha256(b"").hexdigest()[:16]


class SimpleWords:
    """Words that are the same in every language: the title, and the notation of the actions."""

    def __init__(self, rules: SimpleRules) -> None:
        self.rules, self.shared = rules, Words("lapilli.words")
        self.own = {"title": rules.title, "about": rules.about, "result-won": "won", "result-lost": "lost"}
        self.own |= {f"option-{option.name}": option.name for option in rules.options}

    @property
    def languages(self) -> tuple[str, ...]:
        return self.shared.languages

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.shared.spoken

    def say(self, lang: str, message: str, args: Mapping[str, object] = {}) -> str:
        """Return a message of the game, one that all games share, or one made from its name."""
        name, _, part = message.partition(".")
        kind = next((kind for kind in self.rules.space.kinds if name == f"act-{kind.key}"), None)
        if kind is not None:
            words = {slot: _plain(value) for slot, value in args.items()}
            text = kind.text(words)
            return f"{words['actor']}: {text}" if part == "log" else text
        if name.startswith(("prompt-", "help-")):
            return self.rules.about
        found = self.own.get(name)
        return found if found is not None else self.shared.say(lang, message, args)

    def word(self, lang: str, domain: str, word: str) -> str:
        """Return a word of the game unchanged."""
        return word

    def has(self, lang: str, message: str) -> bool:
        name = message.partition(".")[0]
        kinds = {f"act-{kind.key}" for kind in self.rules.space.kinds}
        return name in kinds or name in self.own or self.shared.has(lang, message)

    def missing(self) -> list[str]:
        return []


def _plain(value: object) -> str:
    return value.word if isinstance(value, Word) else str(value)


class SimpleRules(Rules[SimpleState, SimpleBox, View]):
    """A game without secrets; a subclass names its data and its `state`, and says how it ended."""

    version = 1
    about: ClassVar[str] = ""
    state: ClassVar[type[SimpleState]]
    names: ClassVar[tuple[str, ...]] = ("first", "second", "third", "fourth", "fifth", "sixth")

    def load_box(self, path: Path | None = None) -> SimpleBox:
        if path is not None:
            raise BoxError(f"{self.title} has no components that a box file could change", source=str(path))
        return SimpleBox()

    def start(self, seats: int, options: Choices, box: SimpleBox) -> SimpleState:
        state = self.state(seats, options)
        state.proceed()
        return state

    def seat_names(self, state: SimpleState) -> tuple[str, ...]:
        return self.names[: state.seats]

    def position(self, state: SimpleState) -> View:
        return {"seats": int(state.seats), **state.facts()}

    def restore(self, position: View, box: SimpleBox) -> SimpleState:
        """Restore a state from its fields; each must have the type and the limits that the state declares."""
        state = self.state(*self._table(position))
        own = state.facts()
        for name in ("seats", *own):
            if name not in position:
                raise PositionError(f"{name} is missing")
        for name, value in position.items():
            if name not in ("seats", "options"):
                if name not in own:
                    raise PositionError(f"{name} is no field of {self.title}; there are seats, {', '.join(own)}")
                _fits(name, value, own[name], state.limits.get(name))
                setattr(state, name, deepcopy(value))
        state.proceed()
        return state

    def _table(self, position: View) -> tuple[int, Choices]:
        """Return the seats and options of a position."""
        if not isinstance(position, Mapping):
            raise PositionError("a position is a table of fields")
        seats, options = position.get("seats"), position.get("options")
        if type(seats) is not int or seats not in self.seats:
            raise PositionError(f"seats is one of {', '.join(map(str, sorted(self.seats)))}")
        if not isinstance(options, Mapping):
            raise PositionError("options is missing, or no table of options")
        try:
            return seats, self.choose_options(seats, options)
        except OptionError as error:
            raise PositionError(f"options: {error}") from None

    def audit(self, state: SimpleState) -> list[str]:
        return []

    def view(self, known: Knowledge) -> View:
        """Return everything, for every viewer."""
        assert isinstance(known, Everything)
        state, seat = known.state, None if known.viewer == SPECTATOR else int(known.viewer)
        assert isinstance(state, SimpleState)
        return {"seat": seat, "phase": "over" if state.actor == NOBODY else "play", "position": self.position(state)}

    def imagine(self, view: View, rng: Rng) -> SimpleState:
        return self.restore(view["position"], SimpleBox())


class SimplePresentation(Presentation[View]):
    """The presentation of a simple game: the fields as a list, and labels from the notation."""

    def __init__(self, rules: SimpleRules) -> None:
        self.space = rules.space
        self.title = rules.title
        self.words = SimpleWords(rules)

    def board(self, view: View, lang: str) -> Picture:
        """Draw the fields as a list, one per line."""
        lines = list(self._lines(view))
        scene = Scene(480, 56 + LINE * (len(lines) + 1), self.title, "; ".join(lines))
        scene.add(label(24, 32, self.title, 22, anchor="start", bold=True, serif=True))
        scene.add(label(24, 72 + LINE * row, line, 17, anchor="start") for row, line in enumerate(lines))
        return scene

    def text_board(self, view: View, lang: str) -> str:
        return "\n".join([self.title, *(f"  {line}" for line in self._lines(view))])

    def _lines(self, view: View) -> Iterable[str]:
        for name, value in view["position"].items():
            if name not in ("seats", "options"):
                yield f"{name.replace('_', ' ')}: {_written(value)}"


class SimpleCoaching(Coaching[SimpleState, View]):
    """The coaching of a simple game: every refusal says that the action is not possible now."""

    clauses = dict.fromkeys((*COMMON_REFUSALS, "not-now"), RULE)

    def __init__(self, words: GameTranslator) -> None:
        self.words = words

    def why_not(self, state: SimpleState, seat: int, action: int) -> Refusal | None:
        return None if action in state.menu(seat) else Refusal("not-now", RULE)


def game(
    rules: SimpleRules,
    presentation: Presentation[View] | None = None,
    coaching: Coaching[SimpleState, View] | None = None,
    players: Players | None = None,
) -> Game[SimpleState, SimpleBox, View]:
    """Make a game from its rules; other parts have the defaults of this module."""
    shown = presentation or SimplePresentation(rules)
    return Game(rules, shown, coaching or SimpleCoaching(shown.words), players or Players())


def _fits(name: str, value: object, model: object, limits: Container[object] | None) -> None:
    """Check a value against a model; raises PositionError if its type or a number is wrong."""
    if isinstance(model, list) and isinstance(value, list) and model:
        for entry in value:
            _fits(name, entry, model[0], limits)
    elif isinstance(model, Mapping) and isinstance(value, Mapping) and set(model) == set(value):
        for key in model:
            _fits(name, value[key], model[key], limits)
    elif type(value) is not type(model):
        raise PositionError(f"{name} holds {value!r}, which should be of the kind of {model!r}")
    elif limits is not None and value not in limits:
        raise PositionError(f"{name} cannot be {value!r}; it is within {limits!r}")


def _written(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_written(one)}" for key, one in value.items())
    return ", ".join(map(_written, value)) if isinstance(value, list | tuple) else str(value)
