"""The table of a room before its first event."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lapilli.core.errors import OptionError
from lapilli.core.factory import position
from lapilli.core.registry import find
from lapilli.core.table import Table
from lapilli.server.storage.entries import Setup
from lapilli.server.wire.errors import RequestError


def lay(setup: Setup) -> Table:
    """Laid out as the room was set up."""
    try:
        game = find(setup.game)
    except OptionError:
        raise RequestError("not-installed", game=setup.game) from None
    if setup.game_version != game.version:
        raise RequestError("version", game=game.title, stored=setup.game_version, installed=game.version)
    with boxed(setup.box) as path:
        if setup.origin is not None:
            return position(setup.game, setup.origin, seed=setup.seed, box=path)
        options = game.rules.choose_options(setup.seats, setup.options)
        box = game.rules.load_box(path)
        return Table(game, game.rules.start(setup.seats, options, box), options=options, box=box, seed=setup.seed)


@contextmanager
def boxed(text: str | None) -> Iterator[Path | None]:
    """An owner's box file, for as long as it is being read."""
    if text is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="lapilli") as folder:
        path = Path(folder, "box.toml")
        path.write_text(text, encoding="utf-8")
        yield path
