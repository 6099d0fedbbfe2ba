"""A table: one game being played, with its history; what other programs hold in their hands."""

from __future__ import annotations

from lapilli.core import record, undo
from lapilli.core.action import Action, Moment
from lapilli.core.box import Box
from lapilli.core.errors import IllegalAction, NotationError, Refusal, StaleAction, UndoRefused
from lapilli.core.game import Result, View
from lapilli.core.history import History
from lapilli.core.option import Choices
from lapilli.core.pictured import Seat
from lapilli.core.refusals import CHANCE_SEAT as CHANCE_SEAT
from lapilli.core.refusals import why_not
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.seed import commitment, generator
from lapilli.core.state import CHANCE, NOBODY


class Table(History):
    """Checks every action at the border, remembers every state, and speaks in names and notation."""

    # -- who and what -------------------------------------------------------------------------------------------

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
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def menu(self, seat: Seat = None) -> list[Action]:
        """Legal actions of a seat in the order of their ids; without a seat, of the first actor."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        if index == NOBODY:
            return []
        moment = Moment(self.game, self.state, index, self.seat_name(index), len(self._moves))
        return [Action(moment, action) for action in sorted(self.state.menu(index))]

    def legal(self, seat: Seat = None) -> list[str]:
        """The same as bare notation, for programs."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        return [] if index == NOBODY else [self.game.space.text(action) for action in sorted(self.state.menu(index))]

    def mask(self, seat: Seat = None) -> bytes:
        """One byte for every action of the game: 1 where the seat (without one, the first actor) may play it now."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        mask = bytearray(self.game.space.size)
        for action in () if index == NOBODY else self.state.menu(index):
            mask[action] = 1
        return bytes(mask)

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: Seat = None) -> None:
        """Play an action; the seat may be omitted where only one can be meant."""
        if isinstance(action, Action):
            if action.moment.state is self.state and seat is None:  # from the menu of this very moment
                return self.carry_out(action.moment.index, action.id)
            seat, id_ = action.seat if seat is None else seat, action.id
        elif isinstance(action, str):
            id_ = self.read(action, seat)
        else:
            raise NotationError(f"an action is its notation or an entry of the menu, not {action!r}: try `legal()`")
        index = self._meant(id_) if seat is None else self.seat_index(seat)
        if not self.state.allows(index, id_):
            stale = isinstance(action, Action) and action.ply != self.ply
            raise (StaleAction if stale else IllegalAction)(self.why_not(id_, index), self.game.words)
        return self.carry_out(index, id_)

    def read(self, text: str, seat: Seat = None) -> int:
        """The action of a notation; what cannot be read is answered with the nearest of what is legal now."""
        try:
            return self.game.space.parse(text)
        except NotationError:
            actors = [self.seat_index(seat)] if seat is not None else [self.seat_index(name) for name in self.actors]
            return self.game.space.parse(text, [id_ for index in actors for id_ in self.state.menu(index)])

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
        return why_not(self.game, self.state, index, id_)

    def settle(self, rng: Rng | None = None) -> None:
        """Chance plays, from the seed or the generator given, until somebody has a choice or the game is over."""
        while self.state.actor == CHANCE:
            self.carry_out(CHANCE, self._outcome(rng))

    def throw(self, rng: Rng | None = None) -> Action:
        """Chance plays once. The n-th throw of a seed is always the same, so a take-back cannot change the dice."""
        outcome = self._outcome(rng)
        action = Action(Moment(self.game, self.state, CHANCE, CHANCE_SEAT, self.ply), outcome)
        self.carry_out(CHANCE, outcome)
        return action

    def _outcome(self, rng: Rng | None) -> int:
        return int(self.state.sample(rng or generator(self.seed, self._thrown)))

    def undo(self, seat: Seat = None) -> None:
        """Take the last action back; refused once anybody has learned something from it."""
        refusal = self.why_no_undo(seat)
        if refusal:
            raise UndoRefused(refusal, self.game.words)
        self.rewind(self.ply - 1)

    def why_no_undo(self, seat: Seat = None) -> Refusal | None:
        """The reason why the last action cannot be taken back (by this seat); None if it can."""
        clause = self.game.clauses.get("undo", "")
        if not self._moves:
            return Refusal("undo-nothing", clause)
        if self.game.firm(self.seen(self.viewer(seat))):
            return Refusal("undo-firm", clause)
        index, action = self._moves[-1]
        if index == CHANCE:
            return Refusal("undo-chance", clause)
        if seat is not None and self.seat_index(seat) != index:
            return Refusal("undo-other", clause, {"seat": self.seat_name(index)})
        if self._learner is None:
            self._learner = (undo.learner(self.game, self._past[-1], index, action, self.state),)
        who = self._learner[0]
        return Refusal("undo-learned", clause, {"seat": who}) if who else None

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
        twin._moves, twin._thrown = list(self._moves), self._thrown
        return twin

    def trial(self) -> Table:
        """A table to try something on: it shares the states, which do not change, and what is known about them."""
        twin = self.copy()
        twin.state = self.state
        twin._lines = {viewer: list(lines) for viewer, lines in self._lines.items()}
        twin._told, twin._seen, twin._names = dict(self._told), dict(self._seen), dict(self._names)
        return twin

    def at(self, ply: int) -> Table:
        """An independent table at an earlier moment."""
        twin = self.copy()
        if ply < twin.ply:
            twin.rewind(ply)
            twin.state = twin.state.copy()
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its first position and its moves: compiled states cannot be."""
        first = self.game.position(self.before(0))
        return _again, (self.game.name, first, self.options, self.box, self.seed, self.origin, self._moves)

    def __repr__(self) -> str:
        who = (
            f"{', '.join(self.actors)} to act" if self.actors else f"over: {self.result.outcome if self.result else ''}"
        )
        return f"<Table {self.game.name}: {', '.join(self.seats)}; ply {self.ply}, {who}>"


def _again(
    name: str,
    first: View,
    options: Choices,
    box: Box,
    seed: str,
    origin: View | None,
    moves: list[tuple[int, int]],
) -> Table:
    """A table out of its pickled form."""
    game = find(name)
    table = Table(game, game.restore(first, box), options=options, box=box, seed=seed, origin=origin)
    for seat, action in moves:
        table.carry_out(seat, action)
    return table
