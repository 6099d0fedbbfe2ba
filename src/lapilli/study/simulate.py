"""Many games in parallel processes: seeds go out, frequencies come back."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

from lapilli.bots import Bot, homes, recall
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.study.plan import Plan, Runner
from lapilli.study.summary import Summary
from lapilli.study.tally import Tally

CHUNK: Final = 0.2  # seconds of work per message; below 0.05 the messages cost more than they carry
PROBE: Final = 0.05  # seconds of games played here first, to learn how long one takes
_runner: Runner | None = None  # of a worker process


def simulate(
    game: str | Game,
    games: int = 1000,
    seats: int | None = None,
    bots: str | Bot | Sequence[str | Bot] = "random",
    options: Mapping[str, object] = {},
    seed: object = 0,
    jobs: int | None = None,
    *,
    rotate: bool = False,
    keep: bool = False,
    box: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play games between bots and sum them up; the same seed gives the same figures whatever the number of jobs.

    `bots` is one level for all seats or one per seat; `rotate` moves them one seat on from game to game, so that levels
    can be compared fairly. `jobs` processes play, by default as many as there are processors and work for.
    `keep` also keeps one row per game. `progress` is called with the number of games done.
    """
    if games < 1:
        raise OptionError(f"at least one game must be played, not {games}")
    if jobs is not None and jobs < 1:
        raise OptionError(f"at least one process must play, not {jobs}")
    known = find(game) if isinstance(game, str) else game
    plan = Plan.make(known, seats, bots, options, seed, rotate, box)
    report = progress or (lambda done: None)
    began = perf_counter()
    runner = Runner(plan)
    tally, pace = _probe(runner, games if jobs is None else ceil(games / 2 / jobs), keep, report)
    left = games - tally.games
    workers = min(available(), ceil(left * pace / CHUNK)) if jobs is None else min(jobs, left)
    step = max(1, min(round(CHUNK / pace), ceil(left / max(1, workers))))
    chunks = ((first, min(first + step, games)) for first in range(tally.games, games, step))
    for part in _spread(plan, chunks, keep, workers) if workers > 1 else _alone(runner, chunks, keep):
        tally.add(part)
        report(tally.games)
    tally.rows.sort(key=lambda row: row.number)
    return Summary(plan, tally, perf_counter() - began, max(1, workers))


def available() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _probe(runner: Runner, most: int, keep: bool, report: Callable[[int], None]) -> tuple[Tally, float]:
    """The first few games, played here; and the seconds one game takes."""
    tally, began = Tally(), perf_counter()
    while tally.games < most and (tally.games == 0 or perf_counter() - began < PROBE):
        tally.count(runner.play(tally.games), keep)
    report(tally.games)
    return tally, max((perf_counter() - began) / tally.games, 1e-7)


def _alone(runner: Runner, chunks: Iterator[tuple[int, int]], keep: bool) -> Iterator[Tally]:
    for first, last in chunks:
        yield runner.games(first, last, keep)


def _spread(plan: Plan, chunks: Iterator[tuple[int, int]], keep: bool, workers: int) -> Iterator[Tally]:
    """Chunks to worker processes, a few ahead of the answers; nothing is left running when the caller stops."""
    # a forked worker knows games registered by hand, and scripts need no guard; elsewhere than on Linux forks are risky
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, _begin, (plan, homes()))
    try:
        waiting: set[Future[Tally]] = {pool.submit(_chunk, *chunk, keep) for chunk in islice(chunks, 2 * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_chunk, *chunk, keep) for chunk in islice(chunks, len(done))}
            for future in done:
                yield future.result()
    except BaseException:  # Ctrl-C, or a caller who has seen enough: nobody waits for a game that is under way
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(plan: Plan, modules: tuple[str, ...]) -> None:
    global _runner
    recall(modules)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    _runner = Runner(plan)


def _chunk(first: int, last: int, keep: bool) -> Tally:
    assert _runner is not None
    return _runner.games(first, last, keep)
