"""Metrics: what is counted and timed while rooms are served."""

from __future__ import annotations

import time
from collections.abc import Callable

from lapilli.server.runtime import Instruments


class Metrics:
    """The numbers of one server; nothing in them names a person, a room or a table's secrets."""

    def __init__(self, instruments: Instruments) -> None:
        self._instruments = instruments
        self.moves = instruments.counter("moves", "Moves stored by this process", "game", "by")
        self.conflicts = instruments.counter("conflicts", "Races that were lost and decided again")
        self.refused = instruments.counter("refused", "Messages of sockets that were refused", "code")
        self.rooms_created = instruments.counter("rooms_created", "Tables opened", "game")
        self.rooms_opened = instruments.counter("rooms_opened", "Tables read from the store")
        expired = "Tables exported and removed because nobody came any more"
        self.rooms_expired = instruments.counter("rooms_expired", expired)
        self.banned = instruments.counter("banned", "Requests and sockets from addresses that are kept out")
        self.sockets = instruments.counter("sockets", "Sockets accepted")
        self.relayed = instruments.counter("relayed", "Sockets handed on to the process that is the room's home")
        self.messages_in = instruments.counter("messages_in", "Messages of sockets received", "type")
        self.messages_out = instruments.counter("messages_out", "Messages of sockets sent", "type")
        self.bytes_out = instruments.counter("bytes_out", "Bytes of messages sent, before compression")
        self.slow_readers = instruments.counter("slow_readers", "Sockets closed because nobody read from them")
        self.bot_failures = instruments.counter("bot_failures", "Choices of bots that failed", "game", "level", "why")
        self.store_seconds = instruments.histogram("store_seconds", "Storing a change")
        self.frame_seconds = instruments.histogram("frame_seconds", "Making one message for a socket")
        self.message_seconds = instruments.histogram("message_seconds", "Carrying out a message of a socket")
        self.collect_seconds = instruments.histogram("collect_seconds", "Looking through the whole memory for garbage")
        self.request_seconds = instruments.histogram("request_seconds", "Answering an HTTP request", "method", "status")
        self.began = time.time()
        self.gauge("started_seconds", "When this server began, in seconds since 1970", lambda: self.began)

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        self._instruments.gauge(name, about, now)

    def text(self) -> str:
        """Everything, as the instruments tell it."""
        return self._instruments.text()
