"""What one viewer is told of a room: hidden events do not happen for that viewer and are not counted."""

from __future__ import annotations

from bisect import bisect_left, bisect_right


class Visibility:
    """The events that one viewer is told of. Versions and plies in messages from and to that viewer count these alone.

    Where actions are made behind screens, a plain count of all events would tell others how many there were.
    """

    def __init__(self) -> None:
        self.versions: list[int] = []  # of the events
        self.plies: list[int] = []  # of the moves among them
        self.unnamed: set[int] = set()  # those of which only the outcome is seen, not who acted
        self.updated = 0.0  # when the last of them happened

    def add(self, version: int, ply: int | None, at: float) -> None:
        """Add an event, which is a move if it has a ply."""
        self.versions.append(version)
        self.updated = at
        if ply is not None:
            self.plies.append(ply)

    def rewind(self, ply: int) -> None:
        """Everything from that ply on was taken back."""
        del self.plies[bisect_left(self.plies, ply) :]

    def tells(self, version: int) -> bool:
        place = bisect_left(self.versions, version)
        return place < len(self.versions) and self.versions[place] == version

    # -- from the room's numbers to the viewer's, and back ---------------------------------------------------------

    def version(self, real: int) -> int:
        return bisect_right(self.versions, real)

    def ply(self, real: int) -> int:
        return bisect_left(self.plies, real)

    def real_version(self, own: int) -> int:
        """The room's version; 0 for one that this viewer cannot have seen."""
        return self.versions[own - 1] if 0 < own <= len(self.versions) else 0

    def real_ply(self, own: int, now: int) -> int:
        """The last of the room's plies that look like this one to the viewer; -1 for one that is still to come."""
        if not 0 <= own <= len(self.plies):
            return -1
        return self.plies[own] if own < len(self.plies) else now
