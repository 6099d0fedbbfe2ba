"""A table: one game in progress, with its history and its pictures. Other programs use this class."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import get_args

from lapilli.core import record, undo
from lapilli.core.action import Action, MenuContext
from lapilli.core.box import Box
from lapilli.core.errors import IllegalAction, NotationError, OptionError, Refusal, StaleAction, UndoRefused
from lapilli.core.game import Game
from lapilli.core.log_lines import Line
from lapilli.core.option import Choices
from lapilli.core.presentation import Picture, Printable, Shape, Theme
from lapilli.core.refusals import CHANCE_SEAT as CHANCE_SEAT
from lapilli.core.refusals import why_not
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.rules import Result
from lapilli.core.seed import commitment, fresh_seed, generator
from lapilli.core.state import CHANCE, NOBODY, Knowledge, State
from lapilli.core.type_parameters import View

Seat = str | int | None
SEEN = 40  # views that are kept
NAMED = 4  # states whose seats are remembered by name
RECENT = 40  # plies whose states are kept as they were
STRIDE = 16  # of earlier ones every this many; those between are played again from the one before
MOMENTS = 40  # of a film of a whole game: enough to follow it, and made in seconds


class Table:
    """One game in progress: checks every action, keeps the history, and uses names and notation.

    It replays earlier states when they are needed. Views and the log are made from the states and actions so far,
    for one viewer at a time. It draws itself as SVG, PNG, GIF, PDF and text; in a notebook it shows itself.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        options: Choices,
        box: Box,
        seed: str | None = None,
        origin: View | None = None,
    ) -> None:
        self.game = game
        self.options: Choices = dict(options)
        self.box = box
        self.seed = fresh_seed() if seed is None else seed
        self.origin = origin  # the position it began with, if not the set-up of the rules
        self.state = state
        self._past: list[State | None] = []  # the state before each ply; None for one that is played again when needed
        self._replayed: dict[int, State] = {}  # states of the stretch that was played again last
        self._moves: list[tuple[int, int]] = []  # (seat, action) of each ply
        self._thrown = 0  # how many of them were chance's
        self._lines: dict[int | None, list[Line]] = {}  # log lines already told, by viewer
        self._learner: tuple[str | None] | None = None  # who learned something from the last action, once asked
        self._lines_until: dict[int | None, int] = {}  # the ply up to which log lines were told, by viewer
        self._views: dict[tuple[int, int | None], tuple[State, View]] = {}  # by ply and viewer: of which state
        self._names: dict[int, tuple[State, tuple[str, ...]]] = {}  # of the states last asked about, by identity

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats, in order."""
        return self.names_at(self.ply)

    def names_at(self, ply: int) -> tuple[str, ...]:
        """Names of the seats at an earlier ply: in some games seats get their names during play."""
        state = self.state_at(ply)
        found = self._names.get(id(state))
        if found is None or found[0] is not state:
            if len(self._names) >= NAMED:
                del self._names[next(iter(self._names))]
            found = self._names[id(state)] = state, self.game.rules.seat_names(state)
        return found[1]

    @property
    def ply(self) -> int:
        """Number of actions played so far, chance included."""
        return len(self._moves)

    def seat_index(self, seat: str | int) -> int:
        """Return the number of a seat given by name or number; CHANCE for "chance"."""
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

    # -- who and what -------------------------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[str, ...]:
        """Names of the seats that may act now, ("chance",), or () when the game is over."""
        if self.state.actor == NOBODY:
            return ()
        if self.state.actor == CHANCE:
            return (CHANCE_SEAT,)
        mask = self.state.actors()
        return tuple(name for index, name in enumerate(self.seats) if mask >> index & 1)

    @property
    def awaited(self) -> tuple[str, ...]:
        """The actors that the game waits for; the other actors may only speak."""
        if self.state.actor == CHANCE:
            return (CHANCE_SEAT,)
        mask = self.state.required_actors() if self.state.actor != NOBODY else 0
        return tuple(name for index, name in enumerate(self.seats) if mask >> index & 1)

    @property
    def result(self) -> Result | None:
        return self.game.rules.result(self.state)

    def menu(self, seat: Seat = None) -> list[Action]:
        """Return the legal actions of a seat in the order of their ids; without a seat, of the first actor."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        if index == NOBODY:
            return []
        moment = MenuContext(self.game, self.state, index, self.seat_name(index), len(self._moves))
        return [Action(moment, action) for action in sorted(self.state.menu(index))]

    def legal(self, seat: Seat = None) -> list[str]:
        """Return the legal actions as notation."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        return [] if index == NOBODY else [self.game.space.text(action) for action in sorted(self.state.menu(index))]

    def mask(self, seat: Seat = None) -> bytes:
        """Return one byte for every action of the game: 1 if the seat (or the first actor) may play it now."""
        index = self.state.actor if seat is None else self.seat_index(seat)
        mask = bytearray(self.game.space.size)
        for action in () if index == NOBODY else self.state.menu(index):
            mask[action] = 1
        return bytes(mask)

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: Seat = None) -> None:
        """Play an action. The seat may be omitted where only one is possible."""
        if isinstance(action, Action):
            if action.context.state is self.state and seat is None:  # from the menu of this very moment
                return self.apply(action.context.index, action.id)
            seat, id_ = action.seat if seat is None else seat, action.id
        elif isinstance(action, str):
            id_ = self.read(action, seat)
        else:
            raise NotationError(f"an action is its notation or an entry of the menu, not {action!r}: try `legal()`")
        index = self._meant(id_) if seat is None else self.seat_index(seat)
        if not self.state.allows(index, id_):
            stale = isinstance(action, Action) and action.ply != self.ply
            raise (StaleAction if stale else IllegalAction)(self.why_not(id_, index), self.game.words)
        return self.apply(index, id_)

    def read(self, text: str, seat: Seat = None) -> int:
        """Parse a notation. An error names the nearest legal actions."""
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
        """Return the reason why an action is not legal for a seat now."""
        id_ = self.game.space.parse(action) if isinstance(action, str) else action
        index = self._meant(id_) if seat is None else self.seat_index(seat)
        return why_not(self.game, self.state, index, id_)

    def settle(self, rng: Rng | None = None) -> None:
        """Play chance, from the seed or a generator, until a seat has a choice or the game is over."""
        while self.state.actor == CHANCE:
            self.apply(CHANCE, self._outcome(rng))

    def step_chance(self, rng: Rng | None = None) -> Action:
        """Play chance once. The n-th roll of a seed is always the same, so an undo cannot change the dice."""
        outcome = self._outcome(rng)
        action = Action(MenuContext(self.game, self.state, CHANCE, CHANCE_SEAT, self.ply), outcome)
        self.apply(CHANCE, outcome)
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
        """Return the reason why the last action cannot be taken back (by this seat); None if it can."""
        clause = self.game.coaching.clauses.get("undo", "")
        if not self._moves:
            return Refusal("undo-nothing", clause)
        if self.game.rules.undo_locked(self.cached_view(self.viewer(seat))):
            return Refusal("undo-firm", clause)
        index, action = self._moves[-1]
        if index == CHANCE:
            return Refusal("undo-chance", clause)
        if seat is not None and self.seat_index(seat) != index:
            return Refusal("undo-other", clause, {"seat": self.seat_name(index)})
        if self._learner is None:
            self._learner = (undo.learner(self.game, self.state_at(self.ply - 1), index, action, self.state),)
        who = self._learner[0]
        return Refusal("undo-learned", clause, {"seat": who}) if who else None

    # -- in and out ---------------------------------------------------------------------------------------------

    def position(self) -> View:
        """Return the whole position, secrets included."""
        return self.game.rules.position(self.state)

    def record(self, *, seed: bool = False) -> str:
        """Return the game as text, dice included; the seed only when the game is over or `seed` is set."""
        return record.write(self, reveal=seed or self.result is not None)

    @property
    def seed_commitment(self) -> str:
        """Hash of the seed, to show before the first roll."""
        return commitment(self.seed)

    def copy(self) -> Table:
        """Return an independent table at the same moment, with its history."""
        twin = Table(
            self.game, self.state.copy(), options=self.options, box=self.box, seed=self.seed, origin=self.origin
        )
        twin._past = list(self._past)  # states of the past are never changed
        twin._moves, twin._thrown = list(self._moves), self._thrown
        return twin

    def fork(self) -> Table:
        """Return a table to try something on. It shares the states, which do not change, and their caches."""
        twin = self.copy()
        twin.state = self.state
        twin._lines = {viewer: list(lines) for viewer, lines in self._lines.items()}
        twin._lines_until, twin._views, twin._names = dict(self._lines_until), dict(self._views), dict(self._names)
        return twin

    def at(self, ply: int) -> Table:
        """Return an independent table at an earlier ply."""
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
        """Pickle the first position and the moves: compiled states cannot be pickled."""
        first = self.game.rules.position(self.state_at(0))
        return _again, (self.game.name, first, self.options, self.box, self.seed, self.origin, self._moves)

    def __repr__(self) -> str:
        who = (
            f"{', '.join(self.actors)} to act" if self.actors else f"over: {self.result.outcome if self.result else ''}"
        )
        return f"<Table {self.game.name}: {', '.join(self.seats)}; ply {self.ply}, {who}>"

    # -- past and present ---------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Play an action that is known to be legal. Each ply has its own state, which does not change later."""
        self._past.append(self.state)
        self._thin(self.ply - RECENT)
        self._moves.append((seat, action))
        self._thrown += seat == CHANCE
        self.state = self.state.copy()
        self.state.play_as(seat, action)
        self._learner = None

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply, whatever has been learned since (an agreed undo, a replay)."""
        if ply < self.ply:
            self._learner = None
            self.state = self.state_at(ply)
            del self._past[ply:], self._moves[ply:]
            self._replayed.clear()
            self._thrown = sum(1 for seat, _ in self._moves if seat == CHANCE)
            for viewer, lines in self._lines.items():
                self._lines[viewer] = [line for line in lines if line.ply < ply]
                self._lines_until[viewer] = min(self._lines_until[viewer], ply)

    def drop_caches(self) -> None:
        """Drop caches such as views and log lines, so that an idle table is small."""
        for ply in range(self.ply):
            self._thin(ply)
        self._replayed.clear()
        self._views.clear()
        self._lines.clear()
        self._lines_until.clear()
        self._names.clear()

    # -- knowledge ----------------------------------------------------------------------------------------------

    def viewer(self, seat: Seat) -> int | None:
        """Return the viewer of a name: the number of a seat, or None for a spectator."""
        return None if seat is None else self.seat_index(seat)

    def view(self, seat: Seat = None) -> View:
        """Return the JSON-able view of a seat, or of a spectator."""
        seen: View = self.game.rules.observe(self.state, self.viewer(seat))
        return seen

    def know(self, seat: Seat = None) -> Knowledge:
        """Return what a seat (None: a spectator) knows now, as the built-in bots get it."""
        return self.game.rules.know(self.state, self.viewer(seat))

    def cached_view(self, viewer: int | None, ply: int | None = None) -> View:
        """Return the cached view of a seat, now or at an earlier ply; do not change it."""
        at = self.ply if ply is None else ply
        state = self.state_at(at)
        found = self._views.get((at, viewer))
        if found is None or found[0] is not state:
            if len(self._views) >= SEEN:
                del self._views[next(iter(self._views))]
            found = self._views[at, viewer] = state, self.game.rules.observe(state, viewer)
        return found[1]

    def state_at(self, ply: int) -> State:
        """Return the state before a ply; do not change it."""
        if ply >= self.ply:
            return self.state
        kept = self._past[ply]
        if kept is None:
            kept = self._replayed.get(ply)
        return self._play_again(ply) if kept is None else kept

    def _thin(self, ply: int) -> None:
        """Drop the state of a ply, unless other states are replayed from it."""
        if ply > 0 and ply % STRIDE:
            self._past[ply] = None

    def _play_again(self, ply: int) -> State:
        """Replay the plies around an earlier ply: its neighbours are likely to be needed next."""
        first = ply - ply % STRIDE
        state = self._past[first]
        assert state is not None
        self._replayed = {}
        for at in range(first, min(first + STRIDE, self.ply) - 1):
            state = state.copy()
            state.play_as(*self._moves[at])
            self._replayed[at + 1] = state
        return self._replayed[ply]

    def move(self, ply: int) -> tuple[int, int]:
        """Return the seat and the action of a ply."""
        return self._moves[ply]

    def lines(self, seat: Seat = None, since: int = 0) -> list[Line]:
        """Return the log lines from a ply on, as that seat knows them, as messages without a language."""
        viewer = self.viewer(seat)
        lines = self._lines.setdefault(viewer, [])
        told = self._lines_until.get(viewer, 0)
        for ply in range(told, self.ply):
            lines.extend(self._tell(viewer, ply))
        self._lines_until[viewer] = self.ply
        return lines[bisect_left(lines, since, key=lambda line: line.ply) :]

    def _tell(self, viewer: int | None, ply: int) -> list[Line]:
        index, action = self._moves[ply]
        before = self.state_at(ply)
        shown = self.game.rules.public_notation(before, index, action, viewer)
        actor = CHANCE_SEAT if index == CHANCE else self.names_at(ply)[index]
        told = self.game.presentation.log_lines(
            viewer, self.cached_view(viewer, ply), actor, shown, self.cached_view(viewer, ply + 1)
        )
        turn, later = (self.game.presentation.turn(self.cached_view(viewer, at)) for at in (ply, ply + 1))
        hand, talk = "" if shown is None else actor, self.game.presentation.is_talk(action)
        return [
            Line(line.message, line.args, line.things, ply, hand, later if line.opens else turn, talk) for line in told
        ]

    def log(self, lang: str = "en", seat: Seat = None) -> list[str]:
        """Return the log in a language, as that seat knows it."""
        self._check_language(lang)
        return [self.game.words.say(lang, line.message, line.args) for line in self.lines(seat)]

    def moves(self) -> list[tuple[str, str]]:
        """Return every action so far as (seat, notation), chance included."""
        return [
            (CHANCE_SEAT if index == CHANCE else self.names_at(ply)[index], self.game.space.text(action))
            for ply, (index, action) in enumerate(self._moves)
        ]

    # -- pictures ------------------------------------------------------------------------------------------------------

    def picture(self, seat: Seat = None, lang: str = "en", shape: Shape = "", ply: int | None = None) -> Picture:
        """Return the board as a seat sees it, or saw it at an earlier ply."""
        self._check_language(lang)
        if shape not in ("", *self.game.presentation.shapes):
            shapes = ", ".join(self.game.presentation.shapes) or "none"
            raise OptionError(f"{self.game.title} has no picture for the shape {shape!r}; it has {shapes}")
        view = self.cached_view(self.viewer(seat), ply)
        return (
            self.game.presentation.board_for(view, lang, shape) if shape else self.game.presentation.board(view, lang)
        )

    def _check_language(self, lang: str) -> None:
        """Refuse a language that nobody has words for."""
        known = self.game.words.spoken
        if lang not in known:
            raise OptionError(f"there is no language {lang!r}; there are {', '.join(known)}")

    def svg(self, seat: Seat = None, lang: str = "en", theme: Theme = "auto", shape: Shape = "") -> str:
        """Return the board as SVG; `shape` selects the game's drawing for a kind of screen."""
        _check_theme(theme)
        return self.picture(seat, lang, shape).svg(theme)

    def png(
        self, seat: Seat = None, lang: str = "en", theme: Theme = "light", shape: Shape = "", scale: float = 1.0
    ) -> bytes:
        """Return the board as PNG; `scale` 2 doubles the pixels in each direction, 50 million at most."""
        _check_theme(theme)
        return self.picture(seat, lang, shape).png(scale, theme)

    def gif(
        self,
        seat: Seat = None,
        lang: str = "en",
        theme: Theme = "light",
        shape: Shape = "",
        scale: float = 0.5,
        delay: int = 400,
        plies: Sequence[int] | None = None,
    ) -> bytes:
        """Return the whole game, or some plies, as an animated GIF; `delay` in milliseconds.

        Of a long game it shows `MOMENTS`, the last among them: `plies=range(table.ply + 1)` asks for all. They have
        400 million pixels at most, all together.
        """
        _check_theme(theme)
        pictures = self._filmed(seat, lang, shape, spread(self.ply) if plies is None else plies)
        return next(pictures).film(pictures, scale, theme, delay)

    def pdf(
        self,
        seat: Seat = None,
        lang: str = "en",
        theme: Theme = "light",
        shape: Shape = "",
        scale: float = 2.0,
        plies: Sequence[int] | None = None,
    ) -> bytes:
        """Return the board as PDF, or some plies, one per page."""
        _check_theme(theme)
        pictures = self._filmed(seat, lang, shape, [self.ply] if plies is None else plies)
        return next(pictures).pdf(pictures, scale, theme)

    def _filmed(self, seat: Seat, lang: str, shape: Shape, plies: Sequence[int]) -> Iterator[Printable]:
        """Draw the plies one after the other."""
        for ply in plies:
            picture = self.picture(seat, lang, shape, ply)
            if not isinstance(picture, Printable):
                raise TypeError(f"the pictures of {self.game.title} cannot be bound together")
            yield picture

    def text(self, seat: Seat = None, lang: str = "en") -> str:
        """Return the text board, as that seat sees it."""
        self._check_language(lang)
        return self.game.presentation.text_board(self.cached_view(self.viewer(seat)), lang)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return self.svg(theme="light")


def _again(
    name: str,
    first: View,
    options: Choices,
    box: Box,
    seed: str,
    origin: View | None,
    moves: list[tuple[int, int]],
) -> Table:
    """Restore a pickled table."""
    game = find(name)
    table = Table(game, game.rules.restore(first, box), options=options, box=box, seed=seed, origin=origin)
    for seat, action in moves:
        table.apply(seat, action)
    return table


def _check_theme(theme: Theme) -> None:
    if theme not in get_args(Theme):
        raise OptionError(f"there is no theme {theme!r}; there are {', '.join(get_args(Theme))}")


def spread(last: int) -> list[int]:
    """Select plies of a game at even distances, from the first to the last."""
    count = min(last, MOMENTS - 1)
    return [round(last * number / count) for number in range(count + 1)] if count else [0]
