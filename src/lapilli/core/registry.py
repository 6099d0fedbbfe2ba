"""The games that are installed: ours and strangers' alike come through the entry-point group `lapilli.games`."""

from __future__ import annotations

import difflib
from importlib.metadata import entry_points

from lapilli.core.errors import OptionError
from lapilli.core.foreign import refuse_native
from lapilli.core.game import Game

GROUP = "lapilli.games"
_loaded: dict[str, Game] = {}
_failed: dict[str, str] = {}


def register(game: Game) -> None:
    """Add a game by hand (tests, notebooks); the installed ones need no call."""
    _loaded[game.name] = game


def games() -> dict[str, Game]:
    """All games that load, by name; the others are in `failures()`."""
    for entry in entry_points(group=GROUP):
        if entry.name in _loaded or entry.name in _failed:
            continue
        try:
            game = entry.load()
            if not isinstance(game, Game) or game.name != entry.name:
                raise TypeError(f"{entry.value} is not a Game named {entry.name!r}")
            if (package := entry.module.partition(".")[0]) != "lapilli":
                refuse_native(package)
            _loaded[entry.name] = game
        except Exception as error:  # a broken plug-in must not take the others down
            _failed[entry.name] = f"{type(error).__name__}: {error}"
    return dict(sorted(_loaded.items()))


def failures() -> dict[str, str]:
    """Installed games that could not be loaded, with the reason."""
    games()
    return dict(_failed)


def find(name: str) -> Game:
    """The game of that name; a clear complaint if there is none."""
    if name in _loaded:
        return _loaded[name]
    known = games()
    if name in known:
        return known[name]
    if name in _failed:
        raise OptionError(f"the game {name!r} is installed but does not load ({_failed[name]})")
    near = difflib.get_close_matches(name, known, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known) or 'none'}"
    raise OptionError(f"there is no game {name!r}; {hint}")
