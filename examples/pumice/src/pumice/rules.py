"""The rules of Pumice: the position and its course."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lapilli.core.bag import Bag
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, Knowledge, State
from pumice.actions import DRAW, KEEP, LAY, ROLL, SPLASH, STONES, TARGET
from pumice.box import Box

WEIGHTS: Final = len(STONES)
NOTHING: Final = -1


class Phase:
    """Names of the phases, in their order."""

    DRAW: Final = 0
    LAY: Final = 1
    ROLL: Final = 2
    PRIZE: Final = 3
    AIM: Final = 4  # P-4.2 the winner names whom a splash hits
    OVER: Final = 5


@mypyc_attr(native_class=False)  # so that mypyc may compile it apart from the kernel
class GameState(State):
    """A position of Pumice."""

    def __init__(self, box: Box, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.box, self.rounds = box, rounds
        self.round = 0
        self.phase: int = Phase.DRAW
        self.bag = Bag.of(list(box.copies))
        self.hands = [[0] * WEIGHTS for _ in range(seats)]
        self.laid = [NOTHING] * seats
        self.spent = [0] * WEIGHTS  # stones out of the game
        self.points = [0] * seats
        self.crater = 0
        self.thrown = NOTHING  # the die of this round
        self.drawer = 0  # whose draw is next
        self.winner = NOTHING

    def copy(self) -> GameState:
        twin = GameState(self.box, self.seats, self.rounds)
        twin.round, twin.phase = self.round, self.phase
        twin.bag = self.bag.copy()
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid, twin.spent, twin.points = list(self.laid), list(self.spent), list(self.points)
        twin.crater, twin.thrown, twin.drawer, twin.winner = self.crater, self.thrown, self.drawer, self.winner
        twin.adopt(self)
        return twin

    def know(self, viewer: int) -> Known:
        """P-1.2, P-2.1 What a seat, or a spectator, knows."""
        return Known(self, viewer)

    @property
    def prize(self) -> int:
        """P-3.1 The die plus what lies in the crater."""
        return self.crater + max(self.thrown, 0)

    def can_splash(self) -> bool:
        """P-4.3 A prize of at least two, and a rival with points."""
        return self.prize >= 2 and any(self.points[seat] > 0 for seat in range(self.seats) if seat != self.winner)

    def whose_turn(self) -> int:
        if self.phase == Phase.OVER:
            return NOBODY
        if self.phase in (Phase.DRAW, Phase.ROLL):
            return CHANCE
        if self.phase == Phase.LAY:
            return self.laid.index(NOTHING)
        return self.winner

    def actors(self) -> int:
        """P-2.1 Everybody who has not laid a stone may act, at once."""
        if self.phase != Phase.LAY:
            return super().actors()
        return sum(1 << seat for seat in range(self.seats) if self.laid[seat] == NOTHING)

    def asks_even_if_forced(self, seat: int) -> bool:
        """The last stone is laid by hand too: a forced lay would show that the hand holds one sort only."""
        return self.phase == Phase.LAY

    def list_choices(self, seat: int) -> None:
        if self.phase == Phase.DRAW:
            if self.bag.total:
                self.bag.offer_draws(self, DRAW + self.drawer * WEIGHTS)
        elif self.phase == Phase.ROLL:
            for face in sorted(set(self.box.faces)):
                self.offer_chance(ROLL + face - 1, self.box.faces.count(face))
        elif self.phase == Phase.LAY:
            for weight in range(WEIGHTS):
                if self.hands[seat][weight]:
                    self.offer(LAY + weight)
        elif self.phase == Phase.AIM:
            for rival in range(self.seats):
                if rival != seat and self.points[rival] > 0:
                    self.offer(TARGET + rival)
        else:
            self.offer(KEEP)
            if self.can_splash():
                self.offer(SPLASH)

    def execute(self, seat: int, action: int) -> None:
        if action >= ROLL:
            self.throw(action - ROLL + 1)
        elif action >= DRAW:
            self.draw((action - DRAW) % WEIGHTS)
        elif action >= TARGET:
            self.splash(seat, action - TARGET)
        elif action == SPLASH:
            self.phase = Phase.AIM
        elif action == KEEP:
            self.points[seat] += self.prize
            self.end_round()
        else:
            self.lay(seat, action - LAY)

    def advance(self) -> None:
        """P-5.1 The bag is empty: nobody draws any more."""
        self.begin_round()

    def draw(self, weight: int) -> None:
        """P-1.2, P-5.1 One stone from the bag into a hand, seat by seat."""
        self.bag.draw(weight)
        self.hands[self.drawer][weight] += 1
        full = sum(self.hands[self.drawer]) >= self.box.hand
        if self.round > 0 or full:
            self.drawer += 1
        if self.drawer == self.seats:
            self.begin_round()

    def begin_round(self) -> None:
        """P-6.1 The next round, unless it was the last or a hand is empty."""
        self.drawer = 0
        if self.round == self.rounds or any(sum(hand) == 0 for hand in self.hands):
            self.phase = Phase.OVER
        else:
            self.phase = Phase.LAY
            self.round += 1

    def lay(self, seat: int, weight: int) -> None:
        """P-2.1, P-2.2 A stone face down; when all have laid one, the die is next."""
        self.hands[seat][weight] -= 1
        self.laid[seat] = weight
        if NOTHING not in self.laid:
            self.phase = Phase.ROLL

    def throw(self, face: int) -> None:
        """P-3.1, P-3.2 The heaviest stone nobody else laid wins; without one the prize stays in the crater."""
        self.thrown = face
        single = [weight for weight in self.laid if self.laid.count(weight) == 1]
        if single:
            self.winner = self.laid.index(max(single))
            self.phase = Phase.PRIZE
        else:
            self.crater += face
            self.clear_stones()

    def splash(self, seat: int, rival: int) -> None:
        """P-4.1, P-4.2 Half of the prize, and the rival loses as much, but not more than he has."""
        half = self.prize // 2
        self.points[seat] += half
        self.points[rival] -= min(half, self.points[rival])
        self.end_round()

    def end_round(self) -> None:
        """P-4.1 The crater is empty either way."""
        self.crater = 0
        self.clear_stones()

    def clear_stones(self) -> None:
        """P-5.1 The laid stones leave the game; then everybody draws."""
        for weight in self.laid:
            self.spent[weight] += 1
        self.laid = [NOTHING] * self.seats
        self.thrown = self.winner = NOTHING
        self.phase = Phase.DRAW


@mypyc_attr(native_class=False)
class Known(Knowledge):
    """What a viewer knows: all that lies open, the own hand and the own stone, and how many stones the others hold."""

    def __init__(self, state: GameState, viewer: int) -> None:
        super().__init__(viewer)
        self.kind = type(state)
        self.box, self.seats, self.rounds = state.box, state.seats, state.rounds
        self.round, self.phase, self.drawer = state.round, state.phase, state.drawer
        self.points, self.spent, self.bag = list(state.points), list(state.spent), state.bag.total
        self.crater, self.thrown, self.winner = state.crater, state.thrown, state.winner
        self.hand = list(state.hands[viewer]) if viewer >= 0 else None
        self.sizes = [sum(hand) for hand in state.hands]
        self.has_laid = [weight != NOTHING for weight in state.laid]
        turned_up = NOTHING not in state.laid
        self.laid = [weight if turned_up or owner == viewer else NOTHING for owner, weight in enumerate(state.laid)]

    def sample_world(self, rng: Rng) -> GameState:
        """A world this viewer cannot tell from the real one: the stones it has not seen are sampled again."""
        state = self.kind(self.box, self.seats, self.rounds)
        unseen = [copies - spent for copies, spent in zip(self.box.copies, self.spent, strict=True)]
        for weight in range(WEIGHTS):
            unseen[weight] -= (self.hand[weight] if self.hand else 0) + self.laid.count(weight)
        stones = [weight for weight in range(WEIGHTS) for _ in range(unseen[weight])]
        rng.shuffle(stones)
        for seat in range(self.seats):
            if seat == self.viewer and self.hand is not None:
                state.hands[seat] = list(self.hand)
            else:
                for _ in range(self.sizes[seat]):
                    state.hands[seat][stones.pop()] += 1
            laid = self.laid[seat]
            state.laid[seat] = stones.pop() if self.has_laid[seat] and laid == NOTHING else laid
        state.bag.fill([stones.count(weight) for weight in range(WEIGHTS)])
        state.round, state.phase, state.drawer = self.round, self.phase, self.drawer
        state.points, state.spent = list(self.points), list(self.spent)
        state.crater, state.thrown, state.winner = self.crater, self.thrown, self.winner
        state.proceed()
        return state
