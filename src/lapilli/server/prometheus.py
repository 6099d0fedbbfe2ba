"""Instruments of Prometheus: the numbers of one server process."""

from __future__ import annotations

from collections.abc import Callable

import prometheus_client
from prometheus_client import CollectorRegistry, Gauge, ProcessCollector, generate_latest

from lapilli.server.runtime import Counter, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Prometheus:
    """Counters, histograms and gauges in a registry of their own."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        ProcessCollector(namespace="lapilli", registry=self._all)

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return prometheus_client.Counter(name, about, labels, namespace="lapilli", registry=self._all)

    def histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return prometheus_client.Histogram(
            name, about, labels, namespace="lapilli", registry=self._all, buckets=BUCKETS
        )

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None:
        Gauge(name, about, namespace="lapilli", registry=self._all).set_function(now)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._all).decode()
