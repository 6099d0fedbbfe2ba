"""Worker processes in which bots think: they get packed knowledge and a menu, never a state."""

from __future__ import annotations

import logging
from collections.abc import Callable

from lapilli.bots import bot, hints
from lapilli.bots.levels import Strong
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchResult
from lapilli.server.runtime import WorkerDied, WorkerPool

logger = logging.getLogger("lapilli.server")
BOT_TIMEOUT_SECONDS = 60.0  # seconds a bot may think
MEGABYTES = 1000  # more than a worker begins with: our own need a tenth of it
NICE = 5  # bots give way to the process that answers people
RULE_OF_THUMB = "steady"


def think(game: str, level: str, packed: bytes, seat: int, menu: list[int], seed: int) -> SearchResult:
    """One choice, with the plan it is part of where the bot has one; runs in a worker."""
    played = find(game)
    player, known = bot(level, played), played.rules.unpack(packed)
    if isinstance(player, Strong) and len(menu) > 1:
        return player.think(known, seat, menu, Rng(seed))
    return SearchResult(int(player.decide(known, seat, menu, Rng(seed))))


def hint(game: str, packed: bytes, seat: int, menu: list[int], seed: int) -> SearchResult:
    """What a strong player would do, and why; runs in a worker."""
    played = find(game)
    return hints.hint(played, played.rules.unpack(packed), seat, menu, Rng(seed))


def imagine(game: str, packed: bytes, seed: int) -> float | None:
    """How likely all win together; runs in a worker."""
    played = find(game)
    return hints.win_probability(played, played.rules.unpack(packed), Rng(seed))


class Pool:
    """Asks the workers, which serve addresses in turn. `packed` is what a seat knows (`Rules.pack`).

    `failed` is told game, level and reason of every choice that failed.
    """

    def __init__(self, workers: WorkerPool, failed: Callable[[str, str, str], None] = lambda *_: None) -> None:
        self.workers = workers
        self._failed = failed

    async def think(
        self, game: str, level: str, packed: bytes, seat: int, menu: list[int], seed: int, address: str = ""
    ) -> SearchResult:
        """A bot's choice; should it fail, the heuristic's. Every failure is counted, and logged with its seed."""
        for asked in dict.fromkeys((level, RULE_OF_THUMB)):
            thought = await self._ask(game, asked, packed, seat, menu, seed, address)
            if thought is not None:
                return thought
        return SearchResult(menu[Rng(seed).below(len(menu))])  # its own heuristic is broken: the game must go on

    async def choose(
        self, game: str, level: str, packed: bytes, seat: int, menu: list[int], seed: int, address: str = ""
    ) -> int:
        """The same, without what it thought."""
        return (await self.think(game, level, packed, seat, menu, seed, address)).action

    async def _ask(
        self, game: str, level: str, packed: bytes, seat: int, menu: list[int], seed: int, address: str
    ) -> SearchResult | None:
        facts = {"game": game, "level": level, "seat": seat, "bot_seed": seed}
        try:
            thought = await self.workers.run(
                BOT_TIMEOUT_SECONDS, think, game, level, packed, seat, menu, seed, address=address
            )
        except (TimeoutError, WorkerDied) as error:
            self._failed(game, level, "time" if isinstance(error, TimeoutError) else "died")
            logger.error("a bot did not answer", extra=facts)
            return None
        except Exception:
            self._failed(game, level, "fault")
            logger.exception("a bot failed", extra=facts)
            return None
        if thought.action in menu:
            return thought
        self._failed(game, level, "illegal")
        logger.error("a bot chose what is not on its menu", extra=facts)
        return None

    async def hint(
        self, game: str, packed: bytes, seat: int, menu: list[int], seed: int, address: str = ""
    ) -> SearchResult:
        """A choice with its reasons; should thinking fail, the heuristic's choice without any."""
        try:
            thought = await self.workers.run(BOT_TIMEOUT_SECONDS, hint, game, packed, seat, menu, seed, address=address)
            if thought.action in menu:
                return thought
            reason = "illegal"
        except Exception as error:
            reason = "time" if isinstance(error, TimeoutError) else "fault"
            logger.exception("a hint failed", extra={"game": game, "seat": seat, "bot_seed": seed})
        self._failed(game, "hint", reason)
        return SearchResult(await self.choose(game, RULE_OF_THUMB, packed, seat, menu, seed, address))

    async def win_probability(self, game: str, packed: bytes, seed: int, address: str = "") -> float | None:
        """How likely all win together; None where that cannot be said, or imagining it fails."""
        try:
            return await self.workers.run(BOT_TIMEOUT_SECONDS, imagine, game, packed, seed, address=address)
        except Exception as error:
            self._failed(game, "win_probability", "time" if isinstance(error, TimeoutError) else "fault")
            logger.exception("a chance could not be told", extra={"game": game, "bot_seed": seed})
            return None

    def close(self) -> None:
        self.workers.stop()
