"""Metrics of the server, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The numbers of one server; nothing in them names a person, a room or a table's secrets."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        ProcessCollector(namespace="lapilli", registry=self._all)
        self.moves = self._counter("moves", "Moves stored by this process", "game", "by")
        self.conflicts = self._counter("conflicts", "Races that were lost and decided again")
        self.refused = self._counter("refused", "Messages of sockets that were refused", "code")
        self.rooms_created = self._counter("rooms_created", "Tables opened", "game")
        self.rooms_opened = self._counter("rooms_opened", "Tables read from the store")
        self.rooms_expired = self._counter("rooms_expired", "Tables exported and removed because nobody came any more")
        self.banned = self._counter("banned", "Requests and sockets from addresses that are kept out")
        self.sockets = self._counter("sockets", "Sockets accepted")
        self.relayed = self._counter("relayed", "Sockets handed on to the process that is the room's home")
        self.messages_in = self._counter("messages_in", "Messages of sockets received", "type")
        self.messages_out = self._counter("messages_out", "Messages of sockets sent", "type")
        self.bytes_out = self._counter("bytes_out", "Bytes of messages sent, before compression")
        self.slow_readers = self._counter("slow_readers", "Sockets closed because nobody read from them")
        self.bot_failures = self._counter("bot_failures", "Choices of bots that failed", "game", "level", "why")
        self.store_seconds = self._histogram("store_seconds", "Storing a change")
        self.frame_seconds = self._histogram("frame_seconds", "Making one message for a socket")
        self.message_seconds = self._histogram("message_seconds", "Carrying out a message of a socket")
        self.collect_seconds = self._histogram("collect_seconds", "Looking through the whole memory for garbage")
        self.request_seconds = self._histogram("request_seconds", "Answering an HTTP request", "method", "status")
        self.began = time.time()
        self.gauge("started_seconds", "When this server began, in seconds since 1970", lambda: self.began)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="lapilli", registry=self._all)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(name, about, labels, namespace="lapilli", registry=self._all, buckets=BUCKETS)

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(name, about, namespace="lapilli", registry=self._all).set_function(now)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._all).decode()
