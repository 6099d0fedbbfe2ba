"""What has happened at a table, and what each viewer has seen of it."""

from __future__ import annotations

from bisect import bisect_left

from lapilli.core.box import Box
from lapilli.core.errors import NotationError
from lapilli.core.game import Game, View
from lapilli.core.option import Choices
from lapilli.core.pictured import Pictured, Seat
from lapilli.core.refusals import CHANCE_SEAT
from lapilli.core.seed import fresh_seed
from lapilli.core.state import CHANCE, State
from lapilli.core.story import Line

SEEN = 40  # views that are kept
NAMED = 4  # states whose seats are remembered by name


class History(Pictured):
    """Every state and action of a game so far; views and the log are made from them, for one viewer at a time."""

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
        self._past: list[State] = []  # the state before each ply
        self._moves: list[tuple[int, int]] = []  # (seat, action) of each ply
        self._thrown = 0  # how many of them were chance's
        self._lines: dict[int | None, list[Line]] = {}  # log lines already told, by viewer
        self._learner: tuple[str | None] | None = None  # who learned something from the last action, once asked
        self._told: dict[int | None, int] = {}  # up to which ply
        self._seen: dict[tuple[int, int | None], tuple[State, View]] = {}  # by ply and viewer: of which state
        self._names: dict[int, tuple[State, tuple[str, ...]]] = {}  # of the states last asked about, by identity

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats, in order."""
        return self.names_at(self.ply)

    def names_at(self, ply: int) -> tuple[str, ...]:
        """The same as of a moment: in some games seats get their names while they play."""
        state = self.before(ply)
        found = self._names.get(id(state))
        if found is None or found[0] is not state:
            if len(self._names) >= NAMED:
                del self._names[next(iter(self._names))]
            found = self._names[id(state)] = state, self.game.seat_names(state)
        return found[1]

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return len(self._moves)

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

    # -- past and present ---------------------------------------------------------------------------------------

    def carry_out(self, seat: int, action: int) -> None:
        """Play an action that is known to be legal; each moment has a state of its own, which is not changed again."""
        self._past.append(self.state)
        self._moves.append((seat, action))
        self._thrown += seat == CHANCE
        self.state = self.state.copy()
        self.state.play_as(seat, action)
        self._learner = None

    def rewind(self, ply: int) -> None:
        """Go back to an earlier moment, whatever has been learned since (an agreed take-back, a replay)."""
        if ply < self.ply:
            self._learner = None
            self.state = self._past[ply]
            del self._past[ply:], self._moves[ply:]
            self._thrown = sum(1 for seat, _ in self._moves if seat == CHANCE)
            for viewer, lines in self._lines.items():
                self._lines[viewer] = [line for line in lines if line.ply < ply]
                self._told[viewer] = min(self._told[viewer], ply)

    # -- knowledge ----------------------------------------------------------------------------------------------

    def viewer(self, seat: Seat) -> int | None:
        """The viewer a name stands for: a seat's number, or None for an onlooker."""
        return None if seat is None else self.seat_index(seat)

    def view(self, seat: Seat = None) -> View:
        """JSON-able observation of a seat; of an onlooker without one."""
        seen: View = self.game.observe(self.state, self.viewer(seat))
        return seen

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

    def lines(self, seat: Seat = None, since: int = 0) -> list[Line]:
        """What happened from a ply on, as that seat may know it, still without a language."""
        viewer = self.viewer(seat)
        lines = self._lines.setdefault(viewer, [])
        told = self._told.get(viewer, 0)
        for ply in range(told, self.ply):
            lines.extend(self._tell(viewer, ply))
        self._told[viewer] = self.ply
        return lines[bisect_left(lines, since, key=lambda line: line.ply) :]

    def _tell(self, viewer: int | None, ply: int) -> list[Line]:
        index, action = self._moves[ply]
        before = self._past[ply]
        shown = self.game.witness(before, index, action, viewer)
        actor = CHANCE_SEAT if index == CHANCE else self.names_at(ply)[index]
        told = self.game.story(viewer, self.seen(viewer, ply), actor, shown, self.seen(viewer, ply + 1))
        turn, later = (self.game.turn(self.seen(viewer, at)) for at in (ply, ply + 1))
        hand, talk = "" if shown is None else actor, self.game.speaks(action)
        return [
            Line(line.message, line.args, line.touch, ply, hand, later if line.opens else turn, talk) for line in told
        ]

    def log(self, lang: str = "en", seat: Seat = None) -> list[str]:
        """What happened, in words, as that seat may know it."""
        return [self.game.words.say(lang, line.message, line.args) for line in self.lines(seat)]

    def moves(self) -> list[tuple[str, str]]:
        """Every action so far: (seat, notation), chance included."""
        return [
            (CHANCE_SEAT if index == CHANCE else self.game.seat_names(before)[index], self.game.space.text(action))
            for (index, action), before in zip(self._moves, self._past, strict=True)
        ]
