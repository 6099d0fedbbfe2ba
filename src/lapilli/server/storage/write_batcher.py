"""Batches writes to SQLite, which has one writer: changes that wait are stored in one transaction.

A disk may take a tenth of a second for a transaction; one by one, moves would then queue for seconds.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

from sqlalchemy import Connection, Engine

MOST = 50  # changes in one transaction
Work = Callable[[Connection], None]
Waiting = tuple[Work, Future[None]]


class WriteBatcher:
    """Changes in the order in which they came; one that is refused leaves the others as they are."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor, *refusals: type[Exception]) -> None:
        self._engine = engine
        self._thread = thread
        self._refusals = refusals  # what concerns one change only; anything else is the end of all
        self._waiting: deque[Waiting] = deque()

    async def do(self, work: Work) -> None:
        """Carry out one change; returns when it is on the disk."""
        done: Future[None] = Future()
        self._waiting.append((work, done))
        self._thread.submit(self._store)
        await asyncio.wrap_future(done)

    def _taken(self) -> Iterator[Waiting]:
        for _ in range(min(MOST, len(self._waiting))):
            work, done = self._waiting.popleft()
            if done.set_running_or_notify_cancel():
                yield work, done

    def _store(self) -> None:
        """In the thread: everything that waits by now; nothing, where it was stored with what came before."""
        if not (taken := list(self._taken())):
            return
        try:
            refused = self._carry_out([work for work, _ in taken])
        except BaseException as error:  # those who wait must get the error
            for _, done in taken:
                done.set_exception(error)
            return
        for (_, done), reason in zip(taken, refused, strict=True):
            if reason:
                done.set_exception(reason)
            else:
                done.set_result(None)

    def _carry_out(self, works: list[Work]) -> list[Exception | None]:
        """In one transaction; what each was refused for."""
        refused: list[Exception | None] = []
        with self._engine.connect() as connection:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                for work in works:
                    refused.append(self._one(connection, work))
                connection.commit()
            except BaseException:
                connection.invalidate()  # half done: what it holds is undone, and nobody uses it again
                raise
        return refused

    def _one(self, connection: Connection, work: Work) -> Exception | None:
        try:
            with connection.begin_nested():
                work(connection)
        except self._refusals as error:
            return error
        return None
