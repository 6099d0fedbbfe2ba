"""Simulations on many machines, with Ray. Each chunk is a task: a lost machine costs its chunks only.

Every machine needs the same Lapilli (and plug-ins) installed; a task that finds another version says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from itertools import islice
from typing import Any, Final

from lapilli.bots import bot_modules, import_bots
from lapilli.bots.own import take_sources
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.plan import Plan, Runner
from lapilli.study.provenance import differing, provenance
from lapilli.study.workers import Chunk, Done

LOCAL: Final = "local"  # instead of an address: a cluster of this machine alone, for this run
AHEAD: Final = 2  # chunks under way for each processor of the cluster
FAR: Final = 5.0  # seconds of work per message, which goes a long way
RETRIES: Final = 20  # of a chunk whose worker died


def on_ray(plan: Plan, chunks: Iterator[Chunk], keep: bool, address: str) -> Iterator[Done]:
    """Chunks to the cluster at this address (`ray://host:10001`, `host:6379`, `auto`), or to one started here."""
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise OptionError("Ray is not installed: pip install 'lapilli[ray]'") from None
    began = not ray.is_initialized()
    if began:
        _connect(ray, address)
    try:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_played)
        shared = ray.put((plan, bot_modules(), plan.sources()))
        waiting: list[Any] = []
        while True:
            wanted = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
            room = max(0, wanted - len(waiting))  # none where a machine was lost
            waiting += [task.remote(shared, chunk, keep) for chunk in islice(chunks, room)]
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)
    finally:
        if began:
            ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    where = {} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, log_to_driver=False, logging_level="error", include_dashboard=None)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise OptionError(f"no Ray cluster answers at {address}: {error}") from None


def _played(shared: tuple[Plan, tuple[str, ...], dict[str, str]], chunk: Chunk, keep: bool) -> Done:
    """Play a chunk in a worker of the cluster; another program than the caller's is refused."""
    plan, modules, files = shared
    import_bots(modules)
    take_sources(files)
    here = provenance(find(plan.game), plan.box)
    if differences := differing(here.as_data(), plan.made_by.as_data()):
        raise OptionError(f"a machine of the cluster would play other games, it has {differences}")
    return chunk, _runner(plan).games(*chunk, keep)


@lru_cache(4)
def _runner(plan: Plan) -> Runner:
    return Runner(plan)
