"""The native base classes of states and knowledge, and the playout loop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng

CHANCE: Final[i64] = -1  # the seat that throws dice and draws cards
NOBODY: Final[i64] = -2  # the game is over
SPECTATOR: Final[i64] = -3  # the viewer who has no seat


def packed(items: list[int]) -> vec[i64]:
    """Make a packed array from a list; rules modules have no other way."""
    array = vec[i64]()
    for item in items:
        array = append(array, i64(item))
    return array


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game: who may act, the legal actions, and their effects.

    A game's subclass holds its own fields and implements `whose_turn`, `list_choices`, `execute`, `advance`, `copy`
    and `know`.
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
        """Call `offer` for every legal action of this seat (`offer_chance` for CHANCE)."""
        raise NotImplementedError

    def execute(self, seat: i64, action: i64) -> None:
        """Execute a legal action of this seat."""
        raise NotImplementedError

    def advance(self) -> None:
        """Run the automatic step, or go to the next phase, where nobody has a choice."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent copy: make one cheaply, set the own fields, call `adopt`."""
        raise NotImplementedError

    def know(self, viewer: i64) -> Knowledge:
        """Return what a seat (or SPECTATOR) knows: field by field, or `Everything` where nothing is hidden."""
        raise NotImplementedError

    def know_view(self, viewer: i64) -> Knowledge:
        """Return the same without copies: it is true until the next action."""
        return self.know(viewer)

    def actors(self) -> i64:
        """Return the bit mask of the seats that may act now; override where several act at once."""
        return self.only_actor()

    def only_actor(self) -> i64:
        """Return the bit mask of the first actor."""
        if self.actor < 0:
            return 0
        return 1 << self.actor

    def required_actors(self) -> i64:
        """Return the bit mask of the actors that the game waits for (all, unless some may only speak)."""
        return self.actors()

    def asks_even_if_forced(self, seat: i64) -> bool:
        """Say whether this seat is asked even if it has a single option."""
        return False

    def weight(self, index: i64) -> int:
        """Return the exact weight of the chance action `legal[index]`, relative to the others of the menu."""
        return int(self.weights[index])

    def sample(self, rng: Rng) -> i64:
        """Sample a chance action by the weights; override where the weights do not fit into 62 bits."""
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
        """Offer chance a row of equally likely actions: a die."""
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
        """Make both buffers hold this many entries."""
        while len(self.legal) < entries:
            self.legal = append(self.legal, 0)
        while len(self.weights) < entries:
            self.weights = append(self.weights, 0)

    def proceed(self) -> None:
        """Run automatic steps and forced choices until a seat has a choice, chance is due, or the game is over."""
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
        """Execute the only option of a seat behind the first one, where several seats act at once."""
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
        """Play an action of the first actor. The Table checks that it is legal."""
        self.execute(self.actor, action)
        self.proceed()

    def play_as(self, seat: i64, action: i64) -> None:
        """Play an action of one of several actors."""
        self.execute(seat, action)
        self.proceed()

    def adopt(self, other: State) -> None:
        """Copy the fields of the base class, for `copy`."""
        self.actor = other.actor
        self.n_legal = other.n_legal
        self.legal = other.legal[: other.n_legal]
        if other.actor == CHANCE:
            self.weights = other.weights[: other.n_legal]
            self.weight_sum = other.weight_sum

    def menu(self, seat: i64) -> list[int]:
        """Return the legal actions of a seat (or of CHANCE); empty if it may not act."""
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
        """Say whether the action is on the menu of this seat (or of CHANCE)."""
        return self.first_index(action) >= 0 if seat == self.actor else action in self.menu(seat)

    def first_index(self, action: i64) -> i64:
        """Return the index of the action in the first actor's menu, or -1."""
        for index in range(self.n_legal):
            if self.legal[index] == action:
                return index
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What one viewer knows of a state: open facts, and what it has seen or remembers.

    A game's subclass is built by naming what may be known; views, arrays and pictures are made from it, and
    searches play in the positions it deals. It is in this module because State and Knowledge refer to each other.
    """

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer  # a seat, or SPECTATOR

    def sample_world(self, rng: Rng) -> State:
        """Sample a state at rest that the viewer cannot tell from the real one; always a new object."""
        raise NotImplementedError

    def sample_world_raw(self, rng: Rng) -> State:
        """Sample a world for play without menus: a game may leave open who is next and what can be done."""
        return self.sample_world(rng)

    def encode(self, sheet: ObservationBuffer) -> None:
        """Write the knowledge as numbers from 0 to 255, for learning agents."""
        raise NotImplementedError


class Everything(Knowledge):
    """What everybody knows in a game without secrets: the whole position."""

    def __init__(self, viewer: i64, state: State) -> None:
        super().__init__(viewer)
        self.state = state.copy()

    def sample_world(self, rng: Rng) -> State:
        return self.state.copy()


def playout(state: State, rng: Rng) -> i64:
    """Play a state to its end by random choices; return the number of decisions, without chance."""
    decisions: i64 = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            state.play(state.legal[rng.below(state.n_legal)])
            decisions += 1
    return decisions
