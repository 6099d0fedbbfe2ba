"""Worker processes for chunks of games: seeds go out, counts come back."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import NamedTuple

from lapilli.bots import bot_modules, import_bots
from lapilli.study.counts import Counts
from lapilli.study.plan import Plan, Runner


class Chunk(NamedTuple):
    """Games number first to last - 1."""

    first: int
    last: int


Done = tuple[Chunk, Counts]
_runner: Runner | None = None  # of a worker process


def available() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def alone(runner: Runner, chunks: Iterator[Chunk], keep: bool) -> Iterator[Done]:
    """One after the other, here."""
    for chunk in chunks:
        yield chunk, runner.games(*chunk, keep)


def spread(plan: Plan, chunks: Iterator[Chunk], keep: bool, workers: int) -> Iterator[Done]:
    """To worker processes, a few ahead of the answers; nothing is left running when the caller stops."""
    # a forked worker knows games registered by hand, and scripts need no guard; elsewhere than on Linux forks are risky
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, _begin, (plan, bot_modules()))
    try:
        waiting: set[Future[Done]] = {pool.submit(_chunk, chunk, keep) for chunk in islice(chunks, 2 * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_chunk, chunk, keep) for chunk in islice(chunks, len(done))}
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
    import_bots(modules)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    _runner = Runner(plan)


def _chunk(chunk: Chunk, keep: bool) -> Done:
    assert _runner is not None
    return chunk, _runner.games(*chunk, keep)
