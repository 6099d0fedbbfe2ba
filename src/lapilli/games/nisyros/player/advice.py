"""The players of Nisyros: the heuristic, and the search that thinks with it."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from lapilli.bots.search_adapter import put
from lapilli.bots.search_player import think as think_about
from lapilli.core.packed import entries
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import SPECTATOR, Knowledge
from lapilli.games.nisyros.actions import COAST, PLACES, RESOURCES, WORKPLACES, ZONES
from lapilli.games.nisyros.player.search_adapter import WON, NisyrosSearchAdapter
from lapilli.games.nisyros.player.team import Team, next_step
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.steps import Phase

NUMBERS = Path(__file__).with_name("numbers.json")
USUAL = "usual"  # the row of the heuristic
VARIANTS = 12  # rows near the tuned one whose plans are tried
SPREAD = (
    *(1.5, 1.5, 2.0, 3.0, 4.0, 3.0, 0.7, 1.0, 0.7, 1.0, 1.0, 1.0, 0.25, 0.25, 0.25, 0.25, 0.15),
    *(3.0, 5.0, 0.6, 1.5, 0.4, 4.0, 2.0),
)  # how far each number of a row may sensibly lie from its place
CHOICE_FACTOR = 3  # a whole game is played in a quarter of a millisecond: many are affordable
PLAN_FACTOR = 6  # a plan decides a whole round: it is worth more thought than a single choice
KEPT = 8  # plans remembered
Jobs = tuple[int, ...]


@cache
def rows() -> dict[str, list[float]]:
    """All rows of numbers: the usual one, and the tuned ones by level and number of seats."""
    return dict(json.loads(NUMBERS.read_text(encoding="utf-8"))["rows"])


@cache
def adapter_for(row: str) -> NisyrosSearchAdapter:
    return NisyrosSearchAdapter(rows()[row])


@cache
def team_of(row: str) -> Team:
    chance = random.Random(5)
    tuned = rows()[row]
    variants = [
        [max(0.0, x + chance.gauss(0, s)) if chance.random() < 0.5 else x for x, s in zip(tuned, SPREAD, strict=True)]
        for _ in range(VARIANTS)
    ]
    return Team(adapter_for(row), [tuned, *variants])


def tuned_for(world: GameState) -> str:
    """The row for the level and the number of seats of a table."""
    name = f"{world.parameters.options['level']}-{world.seats}"
    return name if name in rows() else USUAL


def choose_by_heuristic(world: GameState, seat: int, menu: Sequence[int]) -> int:
    """The heuristic's action, from an imagined world."""
    put(world, seat, list(menu))
    return int(adapter_for(USUAL).heuristic.pick(world))


def think(
    world: GameState,
    seat: int,
    menu: Sequence[int],
    rng: Rng,
    budget: SearchBudget,
    known: Knowledge,
    believed: Knowledge | None = None,
) -> SearchResult:
    """By search; in step 1 along the team's plan."""
    row = tuned_for(world)
    if world.phase == Phase.PLACE:
        jobs = plan_of(world, row, budget, believed)
        put(world, seat, list(menu))
        return SearchResult(next_step(adapter_for(row), world, seat, list(jobs)), plan=intention(world, jobs))
    if world.phase == Phase.VILLAGE:
        return SearchResult(choose_by_heuristic(world, seat, menu))
    deeper = replace(budget, playouts=budget.playouts * CHOICE_FACTOR)
    return think_about(adapter_for(row), world, seat, menu, rng, deeper, believed or known)


def chance(world: GameState, rng: Rng, playouts: int) -> float:
    """The share of imagined games that the tuned heuristic wins from here."""
    adapter = adapter_for(tuned_for(world))
    return sum(adapter.play_on(world.copy(), 0, rng) >= WON for _ in range(playouts)) / playouts


# -- the team's plan ------------------------------------------------------------------------------------------------


class Plans:
    """The last few plans of this process: while a round is carried out its plan is asked for again and again."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Jobs] = {}

    def make(self, world: GameState, row: str, ready: int, budget: SearchBudget, believed: Knowledge | None) -> Jobs:
        """The plan around the seats that are ready; the same in every process."""
        facts = (ready, *_facts(world, ready))
        if believed is not None:  # it may differ between games that look the same
            return _planned(world, row, ready, budget, believed, facts)
        key = (row, budget, *facts)
        if key not in self.known:
            if len(self.known) >= KEPT:
                del self.known[next(iter(self.known))]
            self.known[key] = _planned(world, row, ready, budget, world.know(SPECTATOR), facts)
        return self.known[key]


def _planned(
    world: GameState, row: str, ready: int, budget: SearchBudget, known: Knowledge, facts: tuple[object, ...]
) -> Jobs:
    seed = zlib.crc32(repr(facts).encode())
    plan = team_of(row).plan(world, known, ready, budget.playouts * PLAN_FACTOR, budget.errors, seed)
    return tuple(entries(plan))


_plans = Plans()


def plan_of(world: GameState, row: str, budget: SearchBudget, believed: Knowledge | None = None) -> Jobs:
    """The round's plan; once somebody who is ready did something else, a plan around what he did."""
    island = world.copy()
    adapter_for(row).heuristic.sail_all(island)
    jobs = _plans.make(island, row, 0, budget, believed)
    ready = int(island.step.done)
    return jobs if ready == 0 or _keeps_to(island, jobs, ready) else _plans.make(island, row, ready, budget, believed)


def _facts(island: GameState, ready: int) -> tuple[object, ...]:
    """All that a plan depends on: where those stand who are not ready does not matter."""
    workers = entries(island.workers)
    standing = [sum(workers[colour * PLACES : (colour + 1) * PLACES]) for colour in range(ZONES)]
    fixed = [_workers(workers, island.colours[seat]) for seat in range(island.seats) if ready >> seat & 1]
    arrays = (island.order, island.lava, island.dams, island.boats, island.citizens, island.home, island.kos)
    rest = (island.stock, island.waiting, island.tiles, island.colours)
    return (int(island.round), *(tuple(entries(array)) for array in (*arrays, *rest)), tuple(standing), tuple(fixed))


def _workers(workers: list[int], colour: int) -> Jobs:
    return tuple(workers[colour * PLACES : (colour + 1) * PLACES])


def _keeps_to(island: GameState, jobs: Jobs, ready: int) -> bool:
    """Do all who are ready stand where the plan wants them?"""
    workers = entries(island.workers)
    colours = [int(island.colours[seat]) for seat in range(island.seats) if ready >> seat & 1]
    return all(_workers(workers, colour) == _workers(list(jobs), colour) for colour in colours)


def intention(world: GameState, jobs: Jobs) -> dict[str, int | str]:
    """What a plan is about, in numbers: who fetches what, builds boats, holds the lava, calls up others."""
    facts: dict[str, int | str] = dict.fromkeys(("stone", "wood", "wheat", "boats", "dams", "calls"), 0)
    for index, count in enumerate(jobs):
        zone, kind = divmod(index % int(PLACES), int(WORKPLACES))
        what = RESOURCES[world.tiles[zone * 4 + kind]] if kind < COAST else ("dams", "boats", "calls")[kind - COAST]
        facts[what] = int(facts[what]) + count
    return facts
