"""Nisyros as the search plays it: the heuristic to the end of the game, whole plans in step 1."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.search_adapter import SearchAdapter
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.games.nisyros import actions as do
from lapilli.games.nisyros.actions import FIRST, KIND, SECOND, SPOTS, VILLAGE
from lapilli.games.nisyros.player.heuristic import Heuristic, settle
from lapilli.games.nisyros.rules.ending import lowest
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.games.nisyros.state import Position

WON: Final = 0.5  # what a victory counts; without one a score stays below it


def score(state: Position) -> float:
    """Half for a victory, the rest for how near everybody came to it, a little more for the big one."""
    total = 0.0
    small = state.parameters.small
    for seat in range(state.seats):
        total += float(min(state.kos[state.colours[seat]], small))
    total /= float(state.seats * small)
    low = lowest(state)
    won = WON if low >= small else 0.0
    return (
        won
        + 0.2 * float(min(low, small)) / float(small)
        + 0.25 * total
        + (0.05 if low >= state.parameters.big else 0.0)
    )


@final
class NisyrosSearchAdapter(SearchAdapter):
    """One row of numbers for playouts; a choice below 0 stands for a plan."""

    def __init__(self, numbers: list[float]) -> None:
        super().__init__()
        self.heuristic = Heuristic(numbers)
        self.plans: list[vec[i64]] = []

    def pick(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Position)
        return self.heuristic.pick(state)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return score(state)

    def begin(self, state: State, seat: i64, choice: i64) -> None:
        if choice >= 0:
            state.play_as(seat, choice)
            return
        assert isinstance(state, Position)
        self.heuristic.sail_all(state)
        settle(state, self.plans[-1 - choice])

    def play_on(self, state: State, seat: i64, rng: Rng) -> float:
        assert isinstance(state, Position)
        heuristic = self.heuristic
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.play(state.sample(rng))
            elif state.phase == Phase.PLACE:
                heuristic.place_all(state)
            else:
                state.play(heuristic.pick(state))
        return score(state)

    def shortlist(self, state: State, most: i64) -> list[int]:
        """The best by their marks; of passengers who are alike only one."""
        assert isinstance(state, Position)
        heuristic = self.heuristic
        heuristic.look(state)
        marked: list[tuple[float, int]] = []
        for index in range(state.n_legal):
            marked.append((-heuristic.mark(state, state.legal[index]), int(index)))
        marked.sort()
        found: list[int] = []
        groups: i64 = 0
        for _, place in marked:
            action = state.legal[place]
            if KIND[action] == do.EVACUATE:
                group: i64 = 1 << (FIRST[action] * 2 + (1 if SECOND[action] % SPOTS == VILLAGE else 0))
                if groups & group:
                    continue
                groups |= group
            found.append(int(action))
            if len(found) >= most:
                break
        return found


def won_share(start: Position, numbers: list[float], games: i64, seed: i64) -> tuple[float, float]:
    """Games by the heuristic alone: the share of victories, and the mean score; for tuning."""
    adapter = NisyrosSearchAdapter(numbers)
    seeds = Rng(seed)
    won = 0.0
    total = 0.0
    for _time in range(games):
        state = start.copy()
        total += adapter.play_on(state, 0, Rng(seeds.below(1 << 59)))
        if lowest(state) >= start.parameters.small:
            won += 1.0
    return won / float(games), total / float(games)
