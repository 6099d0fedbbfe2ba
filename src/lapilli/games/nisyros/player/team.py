"""The team's plan by search: plans of several rows of numbers, then single moves and swaps, each tried in playouts.

All is drawn from a seed that the open position gives, so every seat comes to the same plan.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.search import Search
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge
from lapilli.games.nisyros.actions import PLACES, WORKPLACES, ZONES
from lapilli.games.nisyros.player.heuristic import Heuristic
from lapilli.games.nisyros.player.search_adapter import NisyrosSearchAdapter
from lapilli.games.nisyros.rules.geography import in_reach, is_open
from lapilli.games.nisyros.state import Position

NEIGHBOURS: Final[i64] = 12  # changes of a plan that are tried at a time
CLIMBS: Final[i64] = 9  # many small ones bring more than few thorough ones
NO_LIMIT: Final[i64] = 99


def same(one: vec[i64], other: vec[i64]) -> bool:
    for index in range(ZONES * PLACES):
        if one[index] != other[index]:
            return False
    return True


def may_work(state: Position, colour: i64, place: i64) -> bool:
    """N-1.2 N-1.3 A place that is open and within reach, room apart."""
    return in_reach(state, colour, place) and is_open(state, place)


@final
class Team:
    """Makes the plan of a round."""

    def __init__(self, adapter: NisyrosSearchAdapter, rows: list[list[float]]) -> None:
        self.adapter = adapter
        self.heuristics: list[Heuristic] = [Heuristic(row) for row in rows]  # the first is the adapter's own
        self.playouts: i64 = 0  # made for the last plan

    def plan(self, state: Position, known: Knowledge, ready: i64, playouts: i64, errors: float, seed: i64) -> vec[i64]:
        """Jobs for everybody, around those who are ready."""
        adapter = self.adapter
        self.playouts = 0
        plans: list[vec[i64]] = []
        for heuristic in self.heuristics:
            heuristic.plan.make(state, ready)
            fresh = True
            for plan in plans:
                if same(plan, heuristic.plan.jobs):
                    fresh = False
            if fresh:
                plans.append(heuristic.plan.jobs[:])
        adapter.plans = plans
        best = self.choose(known, playouts // 4, errors, seed)
        rng = Rng(seed)
        for climb in range(CLIMBS):
            if self.playouts >= playouts:
                break
            plans = [best]
            for _time in range(NEIGHBOURS):
                changed = self.change(state, best, ready, rng)
                if not same(changed, best):
                    plans.append(changed)
            adapter.plans = plans
            best = self.choose(known, playouts * 3 // (4 * CLIMBS), errors, seed + 1 + climb)
        return best

    def choose(self, known: Knowledge, playouts: i64, errors: float, seed: i64) -> vec[i64]:
        """The plan that does best, the first unless another is significantly better."""
        plans = self.adapter.plans
        if len(plans) == 1 or playouts <= 0:
            return plans[0]
        search = Search(self.adapter, known, 0, [-1 - index for index in range(len(plans))], seed)
        search.run(playouts, 0.0)
        self.playouts += search.playouts
        return plans[-1 - search.best(errors)]

    def change(self, state: Position, plan: vec[i64], ready: i64, rng: Rng) -> vec[i64]:
        """One worker elsewhere; if that place is full, he and one who is there change places."""
        changed = plan[:]
        seat = rng.below(state.seats)
        colour = state.colours[seat]
        start = self.job_of(plan, colour, rng)
        end = rng.below(PLACES)
        if ready >> seat & 1 or start < 0 or start == end or not may_work(state, colour, end):
            return changed
        there: i64 = 0
        for other in range(ZONES):
            there += plan[other * PLACES + end]
        limit = state.parameters.limits[end % WORKPLACES]
        if there >= (limit if limit > 0 else NO_LIMIT):
            partner = rng.below(state.seats)
            other = state.colours[partner]
            if ready >> partner & 1 or plan[other * PLACES + end] == 0 or not may_work(state, other, start):
                return changed
            changed[other * PLACES + end] -= 1
            changed[other * PLACES + start] += 1
        changed[colour * PLACES + start] -= 1
        changed[colour * PLACES + end] += 1
        return changed

    def job_of(self, plan: vec[i64], colour: i64, rng: Rng) -> i64:
        """The place of a random worker of this colour; -1 without any."""
        total: i64 = 0
        for place in range(PLACES):
            total += plan[colour * PLACES + place]
        if total == 0:
            return -1
        left = rng.below(total)
        for place in range(PLACES):
            left -= plan[colour * PLACES + place]
            if left < 0:
                return place
        return -1


def next_step(adapter: NisyrosSearchAdapter, state: Position, seat: i64, jobs: list[int]) -> int:
    """The next move of a seat that may act towards a plan."""
    plan = adapter.heuristic.plan.jobs[:]
    for index in range(ZONES * PLACES):
        plan[index] = jobs[index]
    return int(adapter.heuristic.step_of(state, seat, plan))
