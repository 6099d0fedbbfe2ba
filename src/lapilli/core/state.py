"""The native base classes of every game's position and of what is known of one; the loop that plays it to its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng

CHANCE: Final[i64] = -1  # the seat that throws dice and draws cards
NOBODY: Final[i64] = -2  # the game is over
SPECTATOR: Final[i64] = -1  # the viewer who has no seat


def packed(items: list[int]) -> vec[i64]:
    """A packed array of these numbers; the only way for a rules module to make one from a list."""
    array = vec[i64]()
    for item in items:
        array = append(array, i64(item))
    return array


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who may act, what they may do, what happens then.

    A game's subclass holds its own fields and answers `whose_turn`, `list_choices`, `execute`, `finish` and `copy`.
    At rest (after `proceed`) `actor` is the first seat that may act, and `legal[:n_legal]` its actions.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.actor: i64 = NOBODY
        self.n_legal: i64 = 0
        self.legal: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()  # beside `legal` while chance acts
        self.weight_sum: i64 = 0  # sum of the weights

    # -- what a game answers ------------------------------------------------------------------------------------

    def whose_turn(self) -> i64:
        """The first seat to be asked now, CHANCE, or NOBODY once the game is over."""
        raise NotImplementedError

    def list_choices(self, seat: i64) -> None:
        """`offer` every legal action of this seat (for CHANCE: `offer_chance`); nothing if there is none."""
        raise NotImplementedError

    def execute(self, seat: i64, action: i64) -> None:
        """Carry out one legal action of this seat."""
        raise NotImplementedError

    def advance(self) -> None:
        """Nobody has anything to choose here: carry out the automatic step, or go to the next phase."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin: make one cheaply, set the own fields, call `adopt`."""
        raise NotImplementedError

    def know(self, viewer: i64) -> Knowledge:
        """What a seat (or an SPECTATOR) knows: named field by field, or `Everything` where nothing is hidden."""
        raise NotImplementedError

    def know_view(self, viewer: i64) -> Knowledge:
        """Return the same without copies: it is true until the next action."""
        return self.know(viewer)

    def actors(self) -> i64:
        """Bit mask of the seats that may act now; override where several act at once."""
        return self.only_actor()

    def only_actor(self) -> i64:
        """Bit mask of the first actor alone."""
        if self.actor < 0:
            return 0
        return 1 << self.actor

    def required_actors(self) -> i64:
        """Bit mask of the actors without whom the game cannot go on (all, unless some may merely speak up)."""
        return self.actors()

    def asks_even_if_forced(self, seat: i64) -> bool:
        """Is a choice with a single option put to this seat all the same?"""
        return False

    def weight(self, index: i64) -> int:
        """Exact weight of the chance action `legal[index]`, relative to the others of the menu."""
        return int(self.weights[index])

    def sample(self, rng: Rng) -> i64:
        """One chance action, drawn by the weights; override where the weights do not fit into 62 bits."""
        left = rng.below(self.weight_sum)
        if self.weight_sum == self.n_legal:  # all alike: no need to look
            return self.legal[left]
        for index in range(self.n_legal):
            left -= self.weights[index]
            if left < 0:
                return self.legal[index]
        raise AssertionError("chance weights do not add up")

    # -- what the engine does with it ---------------------------------------------------------------------------

    def offer(self, action: i64) -> None:
        legal, count = self.legal, self.n_legal
        if count < len(legal):
            legal[count] = action
        else:
            self.legal = append(legal, action)
        self.n_legal = count + 1

    def offer_chance(self, action: i64, weight: i64) -> None:
        count = self.n_legal
        if count >= len(self.legal) or count >= len(self.weights):
            self.make_room(count + 1)
        self.legal[count] = action
        self.weights[count] = weight
        self.n_legal = count + 1
        self.weight_sum += weight

    def offer_even(self, first: i64, sides: i64) -> None:
        """Offer chance so many actions in a row, all equally likely: a die."""
        count = self.n_legal
        if count + sides > len(self.legal) or count + sides > len(self.weights):
            self.make_room(count + sides)
        legal, weights = self.legal, self.weights
        for side in range(sides):
            legal[count + side] = first + side
            weights[count + side] = 1
        self.n_legal = count + sides
        self.weight_sum += sides

    def make_room(self, entries: i64) -> None:
        """Let both buffers hold so many entries; they grow apart while seats and chance alternate."""
        while len(self.legal) < entries:
            self.legal = append(self.legal, 0)
        while len(self.weights) < entries:
            self.weights = append(self.weights, 0)

    def proceed(self) -> None:
        """Run automatic steps and forced choices until somebody has a real choice, chance is due, or all is over."""
        while True:
            actor = self.whose_turn()
            self.actor = actor
            self.n_legal = 0
            self.weight_sum = 0
            if actor == NOBODY:
                return
            self.list_choices(actor)
            if self.n_legal == 0:
                self.advance()
            elif self.n_legal == 1 and actor != CHANCE and not self.asks_even_if_forced(actor):
                self.execute(actor, self.legal[0])
            elif actor == CHANCE or not self.force_another():
                return

    def force_another(self) -> bool:
        """Where several seats act at once: carry out a single option of a seat behind the first one."""
        behind = self.actors() & ~(1 << self.actor)
        if behind == 0:
            return False
        for seat in range(self.seats):
            if behind >> seat & 1:
                self.n_legal = 0
                self.list_choices(seat)
                if self.n_legal == 1 and not self.asks_even_if_forced(seat):
                    self.execute(seat, self.legal[0])
                    return True
        self.n_legal = 0
        self.list_choices(self.actor)
        return False

    def play(self, action: i64) -> None:
        """The first actor plays; legality is checked at the border, by the Table."""
        self.execute(self.actor, action)
        self.proceed()

    def play_as(self, seat: i64, action: i64) -> None:
        """One of several actors plays."""
        self.execute(seat, action)
        self.proceed()

    def adopt(self, other: State) -> None:
        """Take over what the base class keeps, for `copy`."""
        self.actor = other.actor
        self.n_legal = other.n_legal
        self.legal = other.legal[: other.n_legal]
        if other.actor == CHANCE:
            self.weights = other.weights[: other.n_legal]
            self.weight_sum = other.weight_sum

    def menu(self, seat: i64) -> list[int]:
        """Legal actions of one seat (or of CHANCE) as a list; empty if it may not act."""
        if seat == self.actor:
            return [int(self.legal[index]) for index in range(self.n_legal)]
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        self.n_legal = 0
        self.list_choices(seat)
        actions = [int(self.legal[index]) for index in range(self.n_legal)]
        self.n_legal = 0
        self.list_choices(self.actor)
        return actions

    def allows(self, seat: i64, action: i64) -> bool:
        """Is the action on the menu of this seat (or of CHANCE)?"""
        return self.first_index(action) >= 0 if seat == self.actor else action in self.menu(seat)

    def first_index(self, action: i64) -> i64:
        """Where the action stands in the first actor's menu; -1 if it does not."""
        for index in range(self.n_legal):
            if self.legal[index] == action:
                return index
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What one viewer knows of a position: what lies open, and what it has seen or remembers.

    A game's subclass is built by naming what may be known; views, arrays and pictures are made from it, and
    searches play in the positions it deals. It stands beside State because each speaks of the other.
    """

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer  # a seat, or SPECTATOR

    def sample_world(self, rng: Rng) -> State:
        """A position at rest that the viewer cannot tell from the real one, drawn at random; always a new one."""
        raise NotImplementedError

    def sample_world_raw(self, rng: Rng) -> State:
        """Sample a world for play without menus: a game may leave open who is next and what can be done."""
        return self.sample_world(rng)

    def encode(self, sheet: ObservationBuffer) -> None:
        """The same as numbers from 0 to 255, in the order of the game's `planes`, for learning agents."""
        raise NotImplementedError


class Everything(Knowledge):
    """What everybody knows in a game without secrets: the whole position."""

    def __init__(self, viewer: i64, state: State) -> None:
        super().__init__(viewer)
        self.state = state.copy()

    def sample_world(self, rng: Rng) -> State:
        return self.state.copy()


def playout(state: State, rng: Rng) -> i64:
    """Play a position to its end by equally likely choices; returns how many decisions that took, chance apart."""
    decisions: i64 = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            state.play(state.legal[rng.below(state.n_legal)])
            decisions += 1
    return decisions
