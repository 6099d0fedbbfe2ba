"""A table: one game being played, with its history; what other programs hold in their hands."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from lapilli.core import record, undo
from lapilli.core.action import Action
from lapilli.core.errors import IllegalAction, NotationError, PositionError, Refusal, StaleAction, UndoRefused
from lapilli.core.game import Game, Result, Shape, Theme, View
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.seed import commitment, fresh_seed, generator
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.story import Line, Word

CHANCE_SEAT = "chance"
Seat = str | int | None
SEEN = 40  # views that are kept


class Table:
    """Checks every action at the border, remembers every state, and speaks in names and notation."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        options: Mapping[str, Any],
        box: Any,
        seed: str | None = None,
        origin: View | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.box = box
        self.seed = fresh_seed() if seed is None else seed
        self.origin = origin  # the position it began with, if not the set-up of the rules
        self.state = state
        self._past: list[State] = []  # the state before each ply
        self._moves: list[tuple[int, int]] = []  # (seat, action) of each ply
        self._lines: dict[int | None, list[Line]] = {}  # log lines already told, by viewer
        self._learner: tuple[str | None] | None = None  # who learned something from the last action, once asked
        self._told: dict[int | None, int] = {}  # up to which ply
        self._seen: dict[tuple[int, int | None], tuple[State, View]] = {}  # by ply and viewer: of which state
        self._names: tuple[State, tuple[str, ...]] | None = None

    # -- who and what -------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats, in order."""
        if self._names is None or self._names[0] is not self.state:
            self._names = self.state, self.game.seat_names(self.state)
        return self._names[1]

    @property
    def actors(self) -> tuple[str, ...]:
        """Who may act now: seats, ("chance",), or () when it is over."""
        if self.state.actor == NOBODY:
            return ()
        if self.state.actor == CHANCE:
            return (CHANCE_SEAT,)
        mask = self.state.actors()
        return tuple(name for index, name in enumerate(self.seats) if mask >> index & 1)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Those of the actors without whom the game cannot go on; the others may merely speak up."""
        if self.state.actor == CHANCE:
            return (CHANCE_SEAT,)
        mask = self.state.awaited() if self.state.actor != NOBODY else 0
        return tuple(name for index, name in enumerate(self.seats) if mask >> index & 1)

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return len(self._moves)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def menu(self, seat: Seat = None) -> list[Action]:
        """Legal actions of a seat in the order of their ids; without a seat, of the first actor."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        if index == NOBODY:
            return []
        ids = sorted(self.state.menu(index))
        name = self.seat_name(index)
        view = self.seen(index if index >= 0 else None)
        weights = self._weights() if index == CHANCE and ids else {}
        return [
            Action(self.game, id_, name, self.ply, self.game.touch(view, index, id_), weights.get(id_)) for id_ in ids
        ]

    def _weights(self) -> dict[int, Fraction]:
        weights = {int(self.state.legal[index]): self.state.weight(index) for index in range(self.state.n_legal)}
        total = sum(weights.values())
        return {action: Fraction(weight, total) for action, weight in weights.items()}

    def seat_index(self, seat: str | int) -> int:
        """Number of a seat given by name or number; CHANCE for "chance"."""
        if seat in (CHANCE_SEAT, CHANCE):
            return CHANCE
        names = self.seats
        if isinstance(seat, int) and 0 <= seat < len(names):
            return seat
        if seat in names:
            return names.index(str(seat))
        raise NotationError(f"there is no seat {seat!r}; there are {', '.join(names)}")

    def seat_name(self, index: int) -> str:
        return CHANCE_SEAT if index == CHANCE else self.seats[index]

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: Seat = None) -> None:
        """Play an action; the seat may be omitted where only one can be meant."""
        if isinstance(action, Action):
            seat = action.seat if seat is None else seat
            id_ = action.id
        else:
            actors = [self.seat_index(seat)] if seat is not None else [self.seat_index(name) for name in self.actors]
            id_ = self.game.space.parse(action, [id_ for index in actors for id_ in self.state.menu(index)])
        index = self._meant(id_) if seat is None else self.seat_index(seat)
        if id_ not in self.state.menu(index):
            stale = isinstance(action, Action) and action.ply != self.ply
            raise (StaleAction if stale else IllegalAction)(self.why_not(id_, index), self.game.words)
        self.carry_out(index, id_)

    def carry_out(self, seat: int, action: int) -> None:
        """Play an action that is known to be legal; each moment has a state of its own, which is not changed again."""
        self._past.append(self.state)
        self._moves.append((seat, action))
        self.state = self.state.copy()
        self.state.play_as(seat, action)
        self._learner = None

    def _meant(self, action: int) -> int:
        actors = [self.seat_index(name) for name in self.actors]
        able = [index for index in actors if action in self.state.menu(index)]
        if len(able) > 1:  # who is waited for is meant before those who may merely speak up
            able = [index for index in able if self.seat_name(index) in self.awaited] or able
        if len(able) > 1:
            names = " and ".join(self.seat_name(index) for index in able)
            raise NotationError(f"{names} may both play {self.game.space.text(action)!r}: name the seat")
        if able:
            return able[0]
        return actors[0] if actors else 0

    def why_not(self, action: str | int, seat: Seat = None) -> Refusal:
        """The reason why an action is not legal for a seat now."""
        id_ = self.game.space.parse(action) if isinstance(action, str) else action
        index = self._meant(id_) if seat is None else self.seat_index(seat)
        actors, clauses = self.actors, self.game.clauses
        if not actors:
            return Refusal("over", clauses.get("over", ""))
        if index == CHANCE and actors == (CHANCE_SEAT,):
            return Refusal("impossible-outcome", clauses.get("impossible-outcome", ""))
        if self.seat_name(index) in actors:
            return self.game.why_not(self.state, index, id_) or Refusal("not-now", self.game.space.kind(id_).rule)
        if actors == (CHANCE_SEAT,):
            return Refusal("chance-first", clauses.get("chance-first", ""))
        common = Refusal(
            "not-your-turn", clauses.get("not-your-turn", ""), {"actors": tuple(Word("seat", name) for name in actors)}
        )
        return (index != CHANCE and self.game.why_wait(self.state, index)) or common

    def settle(self, rng: Rng | None = None) -> None:
        """Chance plays, from the seed or the generator given, until somebody has a choice or the game is over."""
        while self.state.actor == CHANCE:
            self.throw(rng)

    def throw(self, rng: Rng | None = None) -> Action:
        """Chance plays once. The n-th throw of a seed is always the same, so a take-back cannot change the dice."""
        thrown = sum(1 for seat, _ in self._moves if seat == CHANCE)
        outcome = self.state.sample(rng or generator(self.seed, thrown))
        action = Action(self.game, int(outcome), CHANCE_SEAT, self.ply)
        self.play(action)
        return action

    def undo(self, seat: Seat = None) -> None:
        """Take the last action back; refused once anybody has learned something from it."""
        refusal = self.why_no_undo(seat)
        if refusal:
            raise UndoRefused(refusal, self.game.words)
        self.rewind(self.ply - 1)

    def why_no_undo(self, seat: Seat = None) -> Refusal | None:
        """The reason why the last action cannot be taken back (by this seat); None if it can."""
        if not self._moves:
            return Refusal("undo-nothing")
        if self.game.firm(self.seen(self.viewer(seat))):
            return Refusal("undo-firm")
        index, action = self._moves[-1]
        if index == CHANCE:
            return Refusal("undo-chance")
        if seat is not None and self.seat_index(seat) != index:
            return Refusal("undo-other", args={"seat": self.seat_name(index)})
        if self._learner is None:
            self._learner = (undo.learner(self.game, self._past[-1], index, action, self.state),)
        who = self._learner[0]
        return Refusal("undo-learned", args={"seat": who}) if who else None

    def rewind(self, ply: int) -> None:
        """Go back to an earlier moment, whatever has been learned since (an agreed take-back, a replay)."""
        if ply < self.ply:
            self._learner = None
            self.state = self._past[ply]
            del self._past[ply:], self._moves[ply:]
            for viewer, lines in self._lines.items():
                self._lines[viewer] = [line for line in lines if line.ply < ply]
                self._told[viewer] = min(self._told[viewer], ply)

    # -- knowledge ----------------------------------------------------------------------------------------------

    def viewer(self, seat: Seat) -> int | None:
        """The viewer a name stands for: a seat's number, or None for an onlooker."""
        return None if seat is None else self.seat_index(seat)

    def view(self, seat: Seat = None) -> View:
        """JSON-able observation of a seat; of an onlooker without one."""
        return self.game.observe(self.state, self.viewer(seat))

    def seen(self, viewer: int | None, ply: int | None = None) -> View:
        """The same, made once for all who ask, now or as of an earlier moment: nobody may change it."""
        at = self.ply if ply is None else ply
        state = self.before(at)
        found = self._seen.get((at, viewer))
        if found is None or found[0] is not state:
            if len(self._seen) >= SEEN:
                del self._seen[next(iter(self._seen))]
            found = self._seen[at, viewer] = state, self.game.observe(state, viewer)
        return found[1]

    def before(self, ply: int) -> State:
        """The state in which a ply was, or will be, played; not to be changed."""
        return self._past[ply] if ply < self.ply else self.state

    def move(self, ply: int) -> tuple[int, int]:
        """Seat and action of a ply."""
        return self._moves[ply]

    def lines(self, seat: Seat = None) -> list[Line]:
        """What happened, as that seat may know it, still without a language."""
        viewer = self.viewer(seat)
        lines = self._lines.setdefault(viewer, [])
        told = self._told.get(viewer, 0)
        for ply in range(told, self.ply):
            lines.extend(self._tell(viewer, ply))
        self._told[viewer] = self.ply
        return list(lines)

    def _tell(self, viewer: int | None, ply: int) -> list[Line]:
        index, action = self._moves[ply]
        before = self._past[ply]
        shown = self.game.witness(before, index, action, viewer)
        actor = CHANCE_SEAT if index == CHANCE else self.game.seat_names(before)[index]
        told = self.game.story(viewer, self.seen(viewer, ply), actor, shown, self.seen(viewer, ply + 1))
        turn = self.game.turn(self.seen(viewer, ply))
        hand, talk = "" if shown is None else actor, self.game.speaks(action)
        return [Line(line.message, line.args, line.touch, ply, hand, turn, talk) for line in told]

    def log(self, lang: str = "en", seat: Seat = None) -> list[str]:
        """What happened, in words, as that seat may know it."""
        return [self.game.words.say(lang, line.message, line.args) for line in self.lines(seat)]

    def moves(self) -> list[tuple[str, str]]:
        """Every action so far: (seat, notation), chance included."""
        return [
            (CHANCE_SEAT if index == CHANCE else self.game.seat_names(before)[index], self.game.space.text(action))
            for (index, action), before in zip(self._moves, self._past, strict=True)
        ]

    # -- in and out ---------------------------------------------------------------------------------------------

    def position(self) -> View:
        """The whole position, secrets included."""
        return self.game.position(self.state)

    def record(self, *, seed: bool = False) -> str:
        """The game as text, dice included; the seed itself only when the game is over (or asked for)."""
        return record.write(self, reveal=seed or self.result is not None)

    @property
    def promise(self) -> str:
        """Hash of the seed, to be shown before the first throw."""
        return commitment(self.seed)

    def copy(self) -> Table:
        """An independent table at the same moment, history included."""
        twin = Table(
            self.game, self.state.copy(), options=self.options, box=self.box, seed=self.seed, origin=self.origin
        )
        twin._past = list(self._past)  # states of the past are never changed
        twin._moves = list(self._moves)
        return twin

    def trial(self) -> Table:
        """A table to try something on: it shares the states, which do not change, and what is known about them."""
        twin = self.copy()
        twin.state = self.state
        twin._lines = {viewer: list(lines) for viewer, lines in self._lines.items()}
        twin._told, twin._seen, twin._names = dict(self._told), dict(self._seen), self._names
        return twin

    def at(self, ply: int) -> Table:
        """An independent table at an earlier moment."""
        twin = self.copy()
        if ply < twin.ply:
            twin.rewind(ply)
            twin.state = twin.state.copy()
        return twin

    def svg(self, seat: Seat = None, lang: str = "en", theme: Theme = "auto", shape: Shape = "") -> str:
        """The board as that seat sees it; `shape` where the game draws it in a way of its own for such a screen."""
        view = self.view(seat)
        return (self.game.board_for(view, lang, shape) if shape else self.game.board(view, lang)).svg(theme)

    def text(self, seat: Seat = None, lang: str = "en") -> str:
        """The board for a terminal, as that seat sees it."""
        return self.game.text_board(self.view(seat), lang)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return self.svg(theme="light")


def new(
    name: str, seats: int | None = None, *, seed: object = None, box: Path | str | None = None, **options: object
) -> Table:
    """Open a table: `new("nisyros", seats=3, level="zeus", seed=7)`."""
    game = find(name)
    count = game.seats[0] if seats is None else seats
    chosen = game.choose_options(count, options)
    parts = game.load_box(Path(box) if box is not None else None)
    return Table(
        game, game.start(count, chosen, parts), options=chosen, box=parts, seed=None if seed is None else str(seed)
    )


def position(name: str, data: View, *, seed: object = None, box: Path | str | None = None) -> Table:
    """A table that begins with a given position; an impossible one is refused with the reason."""
    game = find(name)
    parts = game.load_box(Path(box) if box is not None else None)
    try:
        state = game.restore(data, parts)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise PositionError(f"the position of {game.title} cannot be read: {type(error).__name__} {error}") from error
    problems = game.audit(state)
    if problems:
        raise PositionError(f"impossible position: {problems[0]}")
    return Table(game, state, options={}, box=parts, seed=None if seed is None else str(seed), origin=data)
