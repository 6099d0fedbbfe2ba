"""Which of the processes that share a database is a room's home and serves everybody at its table."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable

ALIVE, GONE = "alive", "gone"  # what processes tell each other about themselves
BEAT = 5.0  # seconds between two such words
SILENT = 3 * BEAT + 1  # after so long a process is believed to be gone
SETTLED = 2 * BEAT  # seconds without a change until everybody can be trusted to know the same processes
EVERYBODY = "lapilli"  # the channel of PostgreSQL's NOTIFY that all of them hear


def channel(process: str) -> str:
    """What only that process hears."""
    return f"{EVERYBODY}_{process}"


class Membership:
    """The processes that are alive. A room belongs to the one whose name and the room's give the highest hash.

    So few rooms move when one comes or goes. Processes may disagree for a moment; that costs time and is never wrong,
    for every change is a compare-and-set in the database.
    """

    def __init__(self, process: str, address: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.process = process
        self.address = address  # where the others reach this one; empty: it is nobody's home
        self._clock = clock
        self._others: dict[str, tuple[str, float]] = {}  # address, and when it was heard
        self._changed = clock()

    def line(self) -> str:
        """What this process tells the others again and again."""
        return f"{ALIVE} {self.process} {self.address}"

    def parting(self) -> str:
        return f"{GONE} {self.process}"

    def heard(self, text: str) -> bool:
        """Take in what another process tells about itself; is it the first word we have from it?"""
        word, _, rest = text.partition(" ")
        process, _, address = rest.partition(" ")
        if process == self.process:
            return False
        if word == GONE:
            if self._others.pop(process, None):
                self._changed = self._clock()
            return False
        new = process not in self._others
        if new:
            self._changed = self._clock()
        self._others[process] = address, self._clock()
        return new

    def look_round(self) -> None:
        """Remove processes that have been silent for long."""
        for process, (_, at) in list(self._others.items()):
            if self._clock() - at > SILENT:
                del self._others[process]
                self._changed = self._clock()

    @property
    def settled(self) -> bool:
        """Has nobody come or gone of late?"""
        return self._clock() - self._changed > SETTLED

    def home(self, room: str) -> str:
        """The process that is this room's home; empty where rooms have none."""
        known = {process: address for process, (address, _) in self._others.items()} | {self.process: self.address}
        able = [process for process, address in known.items() if address]
        return max(able, key=lambda one: hashlib.sha256(f"{one} {room}".encode()).digest(), default="")

    def away(self, room: str) -> str:
        """The address of a room's home if that is another process."""
        process = self.home(room)
        return self._others[process][0] if process in self._others else ""

    def audience(self, room: str, elsewhere: Iterable[str]) -> list[str]:
        """The channels on which news of a room are told: its home's, and of those where somebody looks at it.

        While processes come and go, or where rooms have no home, everybody is told.
        """
        if not self.settled:
            return [EVERYBODY]
        if not self._others:
            return []
        home = self.home(room)
        if not home:
            return [EVERYBODY]
        return sorted(channel(one) for one in {home, *elsewhere} & self._others.keys())
