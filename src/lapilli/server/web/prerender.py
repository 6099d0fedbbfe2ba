"""Draws every board once in every language and shape before people come, so that nobody waits for its parts."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from lapilli.core.errors import OptionError
from lapilli.core.factory import new
from lapilli.core.game import Game
from lapilli.core.registry import find, list_games
from lapilli.core.table import Table
from lapilli.server.frames.frame import drawn
from lapilli.server.web import styles
from lapilli.words import LANGUAGES

logger = logging.getLogger("lapilli.server")
PAUSE = 0.05  # seconds between two pieces of the work: people go first


async def warm() -> None:
    """Piece by piece in a thread, for as long as it takes."""
    begin = time.perf_counter()
    for piece in pieces():
        await asyncio.to_thread(piece)
        await asyncio.sleep(PAUSE)
    gc.freeze()  # all that is needed as long as the server runs: no look for garbage need go through it
    logger.info("warm", extra={"seconds": round(time.perf_counter() - begin, 1)})


def pieces(names: Iterable[str] = ()) -> Iterator[Callable[[], object]]:
    """What is worth doing ahead, of these games or of all, in short pieces."""
    for name in names or list_games():
        try:
            game = find(name)
        except OptionError:
            continue  # a plug-in that does not load: the home page says so
        yield partial(styles.address, "table", name)
        table = new(name, seed="warm")
        table.settle()
        yield partial(_clicks, game, table)
        for lang in LANGUAGES:
            yield partial(_draw, game, table, lang)


def _clicks(game: Game, table: Table) -> None:
    """What is clicked for every action: the first dead click looks through all of them."""
    for kind in game.space.kinds:
        for action in range(kind.base, kind.base + kind.size if kind.click_path else kind.base):
            game.space.click_path(action)
            game.presentation.click_path(table.cached_view(0), 0, action)


def _draw(game: Game, table: Table, lang: str) -> None:
    """The first board as a seat sees it, and the words of its choices."""
    for shape in ("", *game.presentation.shapes):
        drawn(table, 0, lang, shape)
    for actor in table.actors:
        for action in table.menu(actor):
            game.presentation.label(action.id, lang)
