"""Simulations, in processes or on a cluster. The same seed gives the same result everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

from lapilli.bots import AnyBot
from lapilli.bots.program import SECONDS
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.study import cluster
from lapilli.study.checkpoint import Checkpoint
from lapilli.study.counts import Counts
from lapilli.study.execution import Interrupted
from lapilli.study.plan import Plan, Runner
from lapilli.study.summary import Summary
from lapilli.study.workers import Chunk, Done, alone, available, spread

CHUNK: Final = 0.2  # seconds of work per message; below 0.05 the messages cost more than they carry
PROBE: Final = 0.05  # seconds of games played here first, to learn how long one takes
Report = Callable[[int], None]


def simulate(
    game: str | Game,
    games: int = 1000,
    seats: int | None = None,
    bots: str | AnyBot | Sequence[str | AnyBot] = "random",
    options: Mapping[str, object] = {},
    seed: object = 0,
    jobs: int | None = None,
    *,
    rotate: bool = False,
    keep: bool = False,
    box: Path | str | None = None,
    ray: str | None = None,
    resume: Path | str | None = None,
    progress: Report | None = None,
    bot_seconds: float = SECONDS,
) -> Summary:
    """Play games between bots and summarize them. The same seed gives the same result with any number of jobs.

    `bots` is one level for all seats or one per seat; `rotate` moves them one seat on from game to game, so that levels
    can be compared fairly. `jobs` processes play, by default as many as there are processors and work for; or a cluster
    of Ray, by its address (`local` starts one here). `keep` also keeps one row per game. `resume` names a file in which
    what is done is kept: the same call goes on from it. `progress` is called with the number of games done.

    A bot can be a level, `my_bot.py:Flat`, `package.module:Flat`, `exec:COMMAND` (bots/program.py), an object or a
    function. A bot of your own has `bot_seconds` for each decision. If it fails, a random action is played, and
    `Summary.faults` counts it.
    """
    if games < 1:
        raise OptionError(f"at least one game must be played, not {games}")
    if jobs is not None and jobs < 1:
        raise OptionError(f"at least one process must play, not {jobs}")
    known = find(game) if isinstance(game, str) else game
    plan = Plan.make(known, seats, bots, options, seed, rotate, box, bot_seconds)
    journal = None if resume is None else Checkpoint(Path(resume), plan, keep)
    played = 0

    def report(done: int) -> None:
        nonlocal played
        played = done
        if progress is not None:
            progress(done)

    try:
        return _run(plan, games, jobs, keep, ray, journal, report)
    except KeyboardInterrupt:
        raise Interrupted(None if resume is None else Path(resume), played) from None
    finally:
        if journal:
            journal.close()


def _run(
    plan: Plan, games: int, jobs: int | None, keep: bool, ray: str | None, journal: Checkpoint | None, report: Report
) -> Summary:
    began, runner = perf_counter(), Runner(plan)
    tally = journal.tally if journal else Counts()
    stretches = list(journal.left(games)) if journal else [Chunk(0, games)]
    workers = 1
    if stretches:
        first, pace = _probe(runner, stretches, games if jobs is None or ray else ceil(games / 2 / jobs), keep)
        left = sum(chunk.last - chunk.first for chunk in stretches)
        seconds = cluster.FAR if ray else CHUNK
        workers = min(available(), ceil(left * pace / CHUNK)) if jobs is None else min(jobs, left)
        step = max(1, min(round(seconds / pace), ceil(left / max(1, workers))))
        chunks = chain.from_iterable(_cut(stretch, step) for stretch in stretches)
        parts: Iterator[Done]
        if ray is not None:
            parts = cluster.on_ray(plan, chunks, keep, ray)
        else:
            parts = spread(plan, chunks, keep, workers) if workers > 1 else alone(runner, chunks, keep)
        report(tally.games)
        for part in chain([first], parts):
            if journal:
                journal.add(part)
            tally.add(part[1])
            report(tally.games)
    tally.rows.sort(key=lambda row: row.number)
    return Summary(plan, tally, perf_counter() - began, max(1, workers))


def _probe(runner: Runner, stretches: list[Chunk], most: int, keep: bool) -> tuple[Done, float]:
    """Play the first few games here, and measure the seconds that a game takes."""
    began, chunk = perf_counter(), stretches[0]
    most = min(most, chunk.last - chunk.first)
    rows = [runner.play(chunk.first)]
    while len(rows) < most and perf_counter() - began < PROBE:
        rows.append(runner.play(chunk.first + len(rows)))
    first = Chunk(chunk.first, chunk.first + len(rows))
    stretches[:1] = [Chunk(first.last, chunk.last)] if first.last < chunk.last else []
    return (first, runner.count(rows, keep)), max((perf_counter() - began) / len(rows), 1e-7)


def _cut(stretch: Chunk, step: int) -> Iterator[Chunk]:
    for first in range(stretch.first, stretch.last, step):
        yield Chunk(first, min(first + step, stretch.last))
