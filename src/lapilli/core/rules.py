"""The rules of a game: its states, positions, options, and what each seat knows."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic

from lapilli.core.errors import OptionError, PackingError, Refusal
from lapilli.core.observation_field import ObservationField
from lapilli.core.option import Choices, Option, choose
from lapilli.core.rng import Rng
from lapilli.core.space import Space
from lapilli.core.state import SPECTATOR, Knowledge, State
from lapilli.core.type_parameters import B, S, V, View
from lapilli.core.unused import UnusedActions
from lapilli.core.view_knowledge import ViewKnowledge


@dataclass(frozen=True)
class Result:
    """How a game ended: scores by seat and the winners (all or none in a co-operative game)."""

    scores: Mapping[str, float]
    winners: tuple[str, ...]
    outcome: str  # a stable word of the game, such as `big`, `lost`, `won`
    reason: str = ""  # a stable word or notation that says why
    details: Mapping[str, object] = field(default_factory=dict)


class Rules(ABC, Generic[S, B, V]):
    """The part of a game that plays. A subclass names its state, its box and the type of its views."""

    name: str
    title: str
    version: int
    seats: tuple[int, ...]  # possible numbers of seats, default first
    options: tuple[Option, ...] = ()
    space: Space
    # what `Knowledge.encode` writes for learning agents, in this order
    observation_fields: tuple[ObservationField, ...] = ()
    # keys of a view under which the rules may reveal what was hidden -> the path of the fact whose change marks that
    # moment, such as "end/left" (a seat goes out), or "" if it may happen at any moment
    reveal_keys: Mapping[str, str] = {}
    # such a key -> the names of a position whose facts it may reveal, such as "tells": ("hand", "deck")
    reveal_scope: Mapping[str, tuple[str, ...]] = {}
    cooperative = False  # whether everybody wins or loses together
    simultaneous = False  # whether every decision is asked of all seats at once
    max_plies: int = 10_000  # no game has more plies
    # phase -> the notation of what a seat can have played automatically there, while it is legal: {"muster": "pass"}
    auto_pass: Mapping[str, str] = {}
    # name -> a number of a state that changes when this stretch of play ends, such as "round": the number of the round
    horizons: Mapping[str, Callable[[S], int]] = {}
    hidden_rolls: tuple[str, ...] = ()  # keys of throws behind a screen: real dice are typed by those who see them

    @abstractmethod
    def load_box(self, path: Path | None = None, /) -> B:
        """Load the components: those of the package, or your own file."""

    @abstractmethod
    def start(self, seats: int, options: Choices, box: B, /) -> S:
        """Return the state at the start of a game, at rest."""

    @abstractmethod
    def seat_names(self, state: S, /) -> tuple[str, ...]:
        """Return the present names of the seats."""

    def allies(self, state: S, seat: int) -> tuple[str, ...]:
        """Return the names of the seats that win with this one, itself included."""
        names = self.seat_names(state)
        return names if self.cooperative else (names[seat],)

    @abstractmethod
    def result(self, state: S, /) -> Result | None:
        """Return the result, or None while the game goes on."""

    @abstractmethod
    def position(self, state: S, /) -> View:
        """Return the whole position, secrets included, as data."""

    @abstractmethod
    def restore(self, data: View, box: B, /) -> S:
        """Return the state of a position; raises PositionError with the reason if it is impossible."""

    @abstractmethod
    def audit(self, state: S, /) -> list[str]:
        """Return the faults of a state (broken invariants, lost pieces); empty if there are none."""

    def know(self, state: S, seat: int | None) -> Knowledge:
        """Return what a seat (None: a spectator) knows, as bots get it; a view if the state has no knowledge."""
        viewer = SPECTATOR if seat is None else seat
        try:
            return state.know(viewer)
        except NotImplementedError:
            view = self.observe(state, seat)
            return ViewKnowledge(viewer, view, lambda rng: self.imagine(view, rng))

    def view(self, known: Knowledge) -> V:
        """Return what a viewer knows and remembers, as JSON-able data; a game has this or `observe`."""
        if type(self).observe is Rules.observe:
            raise NotImplementedError
        rules: Rules = self  # a world is of its own state
        seat = known.viewer if known.viewer >= 0 else None
        view: V = known.view if isinstance(known, ViewKnowledge) else rules.observe(known.sample_world(Rng(1)), seat)
        return view

    def observe(self, state: S, seat: int | None) -> V:
        """Return the view of a seat (None: a spectator)."""
        return self.view(state.know(SPECTATOR if seat is None else seat))

    def pack(self, known: Knowledge) -> bytes:
        """Pack knowledge into bytes for another process; they contain nothing else."""
        return json.dumps([int(known.viewer), self.view(known)]).encode()

    def unpack(self, data: bytes) -> Knowledge:
        """Unpack knowledge; anything that was not packed is refused (PackingError)."""
        try:
            viewer, view = json.loads(data)
        except ValueError:
            raise PackingError("it cannot be read") from None
        rules: Rules = self  # a world is of its own state
        return rules.know(self.imagine(view, Rng(1)), viewer if viewer >= 0 else None)

    @abstractmethod
    def imagine(self, view: V, rng: Rng, /) -> State:
        """Sample a state that agrees with everything the view's owner knows."""

    def public_notation(self, state: S, seat: int, action: int, viewer: int | None, /) -> str | None:
        """Return an action as a viewer is shown it: notation with `?`, or None if it is hidden."""
        return self.space.text(action)

    def undo_locked(self, view: V) -> bool:
        """Say whether undo is locked: where others act unseen, a refusal would tell that they have acted."""
        return False

    def chat_refusal(self, view: V, seat: int, text: str) -> Refusal | None:
        """Return why a seat may not say this now, in a game with talk rules; an empty text asks if talk is open."""
        return None

    def canonical_moves(self, moves: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """Return the moves (seat, notation) in the form of a record, where one thing can be done in many ways."""
        return moves

    def choose_options(self, seats: int, given: Mapping[str, object]) -> Choices:
        """Return all options with their values; unknown options and impossible values are refused."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise OptionError(f"the number of seats is a whole number, not {seats!r}")
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
        """Return the options of a room with so many people unless they choose others; simulations use the defaults."""
        return {}

    def check_options(self, seats: int, options: Choices) -> None:
        """Refuse combinations that the rules exclude (OptionError)."""

    def unused_actions(self, seats: int, options: Choices, box: B, /) -> UnusedActions:
        """Return which actions no seat can choose at such a table; learning agents get a smaller action space."""
        return UnusedActions()


def _join(items: Sequence[object] | Mapping[str, object]) -> str:
    return ", ".join(map(str, items))
