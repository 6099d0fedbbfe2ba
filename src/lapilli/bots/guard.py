"""Guards for bots that are not ours: what they do wrong is reported, and a random action is played instead."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

from lapilli.bots.levels import Bot, TalkingBot
from lapilli.bots.program import SECONDS, ProgramBot
from lapilli.core.errors import BotError
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge

Report = Callable[[int, str], None]  # the seat, and what was wrong


class GuardedBot:
    """Plays as another bot does; where that fails, reports it and plays at random, so that a run never ends."""

    def __init__(self, player: Bot, report: Report, seconds: float = SECONDS) -> None:
        self.player, self.report, self.seconds = player, report, seconds

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        """Return the player's action if it is one of the menu, else a random one."""
        try:
            with time_limit(0.0 if isinstance(self.player, ProgramBot) else self.seconds):
                action = self.player.decide(known, seat, menu, rng)
            if action in menu:
                return action
            raise BotError(f"it chose {action!r}, which is not in the menu")
        except Exception as error:
            self.report(seat, fault_text(error))
            return menu[rng.below(len(menu))]

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        """Return what the player says meanwhile, if it can and if it may be said."""
        if not isinstance(self.player, TalkingBot):
            return None
        try:
            with time_limit(self.seconds):
                said = self.player.speak_up(known, seat, menu)
            if said is None or said in menu:
                return said
            raise BotError(f"it said {said!r}, which is not in the menu")
        except Exception as error:
            self.report(seat, fault_text(error))
            return None


def fault_text(error: Exception) -> str:
    """Return what went wrong, with the line of the bot that raised it."""
    if isinstance(error, BotError):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})"


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise a `BotError` in this block after this many seconds, where the system can: in the main thread, on POSIX."""
    if seconds <= 0 or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise BotError(f"it gave no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
