"""What rooms need of the program that runs them: an HTTP server, or a worker of a web page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class WorkerDied(Exception):
    """A worker ended before its work was done."""


class WorkerPool(Protocol):
    """Runs a function with its arguments somewhere else, within limits of time and memory."""

    async def run(self, seconds: float, work: Callable[..., Result], *facts: object, address: str = "") -> Result:
        """Run work for an address when it is its turn.

        TimeoutError after `seconds` of working, MemoryError or WorkerDied where a worker dies.
        """

    def stop(self) -> None:
        """End the workers, whatever they are at."""


class Counter(Protocol):
    """A count; `labels` selects one of several."""

    def labels(self, *values: object) -> Counter: ...

    def inc(self, amount: float = 1) -> None: ...


class Histogram(Protocol):
    """What is observed again and again; `labels` selects one of several."""

    def labels(self, *values: object) -> Histogram: ...

    def observe(self, amount: float) -> None: ...

    def time(self) -> AbstractContextManager[object]:
        """Observe how long a block takes, in seconds."""


class Instruments(Protocol):
    """Makes the numbers of `Metrics`."""

    def counter(self, name: str, about: str, *labels: str) -> Counter: ...

    def histogram(self, name: str, about: str, *labels: str) -> Histogram: ...

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None: ...

    def text(self) -> str:
        """Everything that was counted."""


class Runtime(Protocol):
    """The parts of a host program."""

    @property
    def instruments(self) -> Instruments: ...

    def workers(self, processes: int, megabytes: int = 0, nice: int = 0) -> WorkerPool:
        """Workers that start with the first task."""

    async def run_in_thread(self, work: Callable[..., Result], *facts: object) -> Result:
        """Run work of a moment, so that others are served meanwhile where that is possible."""
