"""Schedules garbage collection: a full collection takes a good part of a second, in which no request is served.

What a server uses is freed as soon as nobody refers to it; rooms and sockets leave no circles behind. So Python's own
full collections, which come the more often the more people come, find nothing and make everybody wait.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

from lapilli.server.metrics import Metrics

logger = logging.getLogger("lapilli.server")
EVERY = 1800.0  # seconds between two looks at everything, in case there are circles after all
NEVER = 1_000_000


async def collect_by_plan(metrics: Metrics) -> None:
    """For as long as the server runs; what is young is still looked at all the time."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    try:
        while True:
            await asyncio.sleep(EVERY)
            begin = time.perf_counter()
            found = gc.collect()
            spent = time.perf_counter() - begin
            metrics.collect_seconds.observe(spent)
            logger.info("collected", extra={"objects": found, "seconds": round(spent, 2)})
    finally:
        gc.set_threshold(young, middle, old)
