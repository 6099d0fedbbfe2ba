"""The runtime of an HTTP server: worker processes, threads, and metrics for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from lapilli.server.prometheus import Prometheus
from lapilli.server.runtime import Instruments, Result, WorkerPool
from lapilli.server.workers import Workers


class ServerRuntime:
    """The parts of one server process."""

    def __init__(self) -> None:
        self.instruments: Instruments = Prometheus()

    def workers(self, processes: int, megabytes: int = 0, nice: int = 0) -> WorkerPool:
        return Workers(processes, megabytes, nice)

    async def run_in_thread(self, work: Callable[..., Result], *facts: object) -> Result:
        return await asyncio.to_thread(work, *facts)
