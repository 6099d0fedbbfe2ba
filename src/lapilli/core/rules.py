"""The rules of a game: its facts, positions, options, and what each seat may know."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
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
from lapilli.core.viewed import Viewed


@dataclass(frozen=True)
class Result:
    """How a game ended: scores by seat, the winners (all or none where everybody wins or loses together)."""

    scores: Mapping[str, float]
    winners: tuple[str, ...]
    outcome: str  # a stable word of the game, such as `big`, `lost`, `won`
    reason: str = ""  # a stable word or notation that says why
    details: Mapping[str, object] = field(default_factory=dict)


class Rules(ABC, Generic[S, B, V]):
    """What the engine needs to play a game. A subclass names its state, its box and the form of its views."""

    name: str
    title: str
    version: int
    seats: tuple[int, ...]  # possible numbers of seats, default first
    options: tuple[Option, ...] = ()
    space: Space
    observation_fields: tuple[
        ObservationField, ...
    ] = ()  # of `Knowledge.encode`: what learning agents get, in this order
    # keys of a view under which the rules may lay open what was hidden -> the path of what changes at that moment only
    reveal_keys: Mapping[str, str] = {}  # ("": it may be at any moment)
    reveal_scope: Mapping[
        str, tuple[str, ...]
    ] = {}  # such a key -> all that it may tell of, by the names of a position
    cooperative = False  # does everybody win or lose together?
    max_plies: int = 10_000  # no game has more plies
    auto_pass: Mapping[
        str, str
    ] = {}  # phase -> what a seat may let play itself there ("pass for me"), while it is legal
    hidden_rolls: tuple[str, ...] = ()  # keys of throws behind a screen: real dice are typed by those who see them

    @abstractmethod
    def load_box(self, path: Path | None = None, /) -> B:
        """The printed components, or an owner's own file."""

    @abstractmethod
    def start(self, seats: int, options: Choices, box: B, /) -> S:
        """A position at the very beginning, at rest."""

    @abstractmethod
    def seat_names(self, state: S, /) -> tuple[str, ...]:
        """The names by which seats are addressed now."""

    def allies(self, state: S, seat: int) -> tuple[str, ...]:
        """The names of the seats that win with this one, itself among them."""
        names = self.seat_names(state)
        return names if self.cooperative else (names[seat],)

    @abstractmethod
    def result(self, state: S, /) -> Result | None:
        """None while the game goes on."""

    @abstractmethod
    def position(self, state: S, /) -> View:
        """The whole position, secrets included, as documented data."""

    @abstractmethod
    def restore(self, data: View, box: B, /) -> S:
        """A state at rest from such data; raises PositionError with the reason if it is impossible."""

    @abstractmethod
    def audit(self, state: S, /) -> list[str]:
        """What does not add up in a position (invariants, pieces conserved); empty when all is well."""

    def know(self, state: S, seat: int | None) -> Knowledge:
        """What a seat (None: a spectator) knows, as bots get it; a view where the states keep no knowledge."""
        viewer = SPECTATOR if seat is None else seat
        try:
            return state.know(viewer)
        except NotImplementedError:
            view = self.observe(state, seat)
            return Viewed(viewer, view, lambda rng: self.imagine(view, rng))

    def view(self, known: Knowledge) -> V:
        """What a seat, or a spectator, knows and remembers, as documented data; a game has this or `observe`."""
        if type(self).observe is Rules.observe:
            raise NotImplementedError
        rules: Rules = self  # a world is of its own state
        seat = known.viewer if known.viewer >= 0 else None
        view: V = known.view if isinstance(known, Viewed) else rules.observe(known.sample_world(Rng(1)), seat)
        return view

    def observe(self, state: S, seat: int | None) -> V:
        """What a seat (None: a spectator) may know and remembers."""
        return self.view(state.know(SPECTATOR if seat is None else seat))

    def pack(self, known: Knowledge) -> bytes:
        """What is known, as bytes for another process; nothing else is in them."""
        return json.dumps([int(known.viewer), self.view(known)]).encode()

    def unpack(self, data: bytes) -> Knowledge:
        """The knowledge that was packed, in whatever process; anything else is refused (PackingError)."""
        try:
            viewer, view = json.loads(data)
        except ValueError:
            raise PackingError("it cannot be read") from None
        rules: Rules = self  # a world is of its own state
        return rules.know(self.imagine(view, Rng(1)), viewer if viewer >= 0 else None)

    @abstractmethod
    def imagine(self, view: V, rng: Rng, /) -> State:
        """A world consistent with all that the view's owner knows, drawn at random."""

    def public_notation(self, state: S, seat: int, action: int, viewer: int | None, /) -> str | None:
        """How a viewer is shown an action that is about to be played: notation with `?`, or None if not at all."""
        return self.space.text(action)

    def undo_locked(self, view: V) -> bool:
        """May nothing be taken back now? So where others act unseen: refusing it would tell that they have acted."""
        return False

    def chat_refusal(self, view: V, seat: int, text: str) -> Refusal | None:
        """Why a seat may not say this now, where a game has talk rules; an empty text asks whether talk is open."""
        return None

    def canonical_moves(self, moves: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """The moves of a game (seat, notation) as its record keeps them, where the same can be done in many ways."""
        return moves

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
