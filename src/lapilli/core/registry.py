"""The games that are installed: ours and strangers' alike come through the entry-point group `lapilli.games`."""

from __future__ import annotations

import difflib
from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.plugin_check import refuse_native_classes

GROUP = "lapilli.games"
_loaded: dict[str, Game] = {}
_failed: dict[str, str] = {}


def register(game: Game) -> None:
    """Add a game by hand (tests, notebooks); the installed ones need no call."""
    _loaded[game.name] = game


class Games(Mapping[str, Game]):
    """The games by name. A game is imported when it is asked for; one that does not load is left out then."""

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*_entries(), *_loaded} - {*_failed}))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, name: object) -> bool:
        return name in _loaded or (name in _entries() and name not in _failed)

    def __getitem__(self, name: str) -> Game:
        game = _loaded.get(name) or _load(name)
        if game is None:
            raise KeyError(name)
        return game

    def items(self) -> ItemsView[str, Game]:
        self._load_all()
        return super().items()

    def values(self) -> ValuesView[Game]:
        self._load_all()
        return super().values()

    def _load_all(self) -> None:
        for name in self:
            self.get(name)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


_games = Games()


def list_games() -> Mapping[str, Game]:
    """All games that are installed, by name, each imported when it is asked for; those that fail: `failures()`."""
    return _games


def failures() -> dict[str, str]:
    """Installed games that could not be loaded, with the reason."""
    _games.values()
    return dict(_failed)


def find(name: str) -> Game:
    """The game of that name; a clear complaint if there is none."""
    game = _loaded.get(name) or _load(name)
    if game is not None:
        return game
    if name in _failed:
        raise OptionError(f"the game {name!r} is installed but does not load ({_failed[name]})")
    near = difflib.get_close_matches(name, _games, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(_games) or 'none'}"
    raise OptionError(f"there is no game {name!r}; {hint}")


def look_again() -> None:
    """Forget what was found installed: for a program that installs games while it runs."""
    _entries.cache_clear()
    _failed.clear()


@cache
def _entries() -> dict[str, EntryPoint]:
    """What is installed, looked up once."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _load(name: str) -> Game | None:
    entry = _entries().get(name) if isinstance(name, str) and name not in _failed else None
    if entry is None:
        return None
    try:
        game = entry.load()
        if not isinstance(game, Game) or game.name != entry.name:
            raise TypeError(f"{entry.value} is not a Game named {entry.name!r}")
        if (package := entry.module.partition(".")[0]) != "lapilli":
            refuse_native_classes(package)
    except Exception as error:  # a broken plug-in must not take the others down
        _failed[name] = f"{type(error).__name__}: {error}"
        return None
    _loaded[name] = game
    return game
