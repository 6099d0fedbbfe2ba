"""The clock: thinking time per seat, counted from the times of the stored moves."""

from __future__ import annotations

from collections.abc import Iterable

from lapilli.server.storage.entries import Payload


class Clock:
    """What every seat has used; the game waits for the awaited seats, so theirs run."""

    def __init__(self, minutes: float, bonus: float, seats: int, start: float) -> None:
        self.limit = minutes * 60
        self.bonus = bonus
        self.used = [0.0] * seats
        self.last = start

    def moved(self, awaited: Iterable[int], mover: int, at: float) -> None:
        """A move was made: its time goes to those whom the game waited for; the mover gets the bonus back."""
        for seat in awaited:
            self.used[seat] += max(0.0, at - self.last)
        if mover >= 0:
            self.used[mover] = max(0.0, self.used[mover] - self.bonus)
        self.last = at

    def seated(self, payload: Payload, at: float) -> None:
        """Somebody sat down, so nobody's time ran before; or a bot sits where the time is up, or it begins again."""
        if payload.get("late"):
            self.used[payload["seat"]] = self.limit
        if payload.get("restart_clock"):
            self.used[payload["seat"]] = 0.0
        if payload.get("taken") or payload.get("restart_clock"):
            self.last = at

    def left(self, seat: int, awaited: Iterable[int], now: float) -> float:
        running = max(0.0, now - self.last) if seat in awaited else 0.0
        return self.limit - self.used[seat] - running
