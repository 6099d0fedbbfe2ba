"""What the server counts and times, in Prometheus' text format."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meter:
    """Counters and histograms of one process."""

    def __init__(self) -> None:
        self.started = time.time()
        self._counts: Counter[str] = Counter()
        self._sums: dict[str, float] = {}
        self._buckets: dict[str, list[int]] = {}

    def count(self, name: str, by: int = 1) -> None:
        self._counts[name] += by

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.observe(name, time.perf_counter() - begin)

    def observe(self, name: str, seconds: float) -> None:
        buckets = self._buckets.setdefault(name, [0] * (len(BUCKETS) + 1))
        self._sums[name] = self._sums.get(name, 0.0) + seconds
        buckets[next((n for n, limit in enumerate(BUCKETS) if seconds <= limit), len(BUCKETS))] += 1

    def text(self, **gauges: float) -> str:
        """Everything, one line per number."""
        lines = []
        for name, value in {**gauges, "uptime_seconds": time.time() - self.started, "memory_bytes": memory()}.items():
            lines += [f"# TYPE lapilli_{name} gauge", f"lapilli_{name} {value:g}"]
        for name, number in sorted(self._counts.items()):
            lines += [f"# TYPE lapilli_{name}_total counter", f"lapilli_{name}_total {number}"]
        for name, buckets in sorted(self._buckets.items()):
            lines.append(f"# TYPE lapilli_{name} histogram")
            total = 0
            for limit, number in zip((*BUCKETS, "+Inf"), buckets, strict=True):
                total += number
                lines.append(f'lapilli_{name}_bucket{{le="{limit}"}} {total}')
            lines += [f"lapilli_{name}_sum {self._sums[name]:.6f}", f"lapilli_{name}_count {total}"]
        return "\n".join(lines) + "\n"


def memory() -> float:
    """Resident memory of this process; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm") as file:
            return float(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    except (OSError, AttributeError):
        return 0.0
