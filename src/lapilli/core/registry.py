"""The installed games, from the entry-point group `lapilli.games`."""

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
    """Register a game of a test or notebook; installed games need no call."""
    _loaded[game.name] = game


class Games(Mapping[str, Game]):
    """Games by name, each imported on demand. A game that does not load is left out."""

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
    """Return the installed games by name, each imported on demand; `failures()` has those that do not load."""
    return _games


def failures() -> dict[str, str]:
    """Return the installed games that do not load, with the reason."""
    _games.values()
    return dict(_failed)


def find(name: str) -> Game:
    """Return the game of that name; an error names similar ones."""
    if not isinstance(name, str):
        raise OptionError(f"a game is found by its name, such as 'fuji', not by {name!r}")
    game = _loaded.get(name) or _load(name)
    if game is not None:
        return game
    if name in _failed:
        raise OptionError(f"the game {name!r} is installed but does not load ({_failed[name]})")
    near = difflib.get_close_matches(name, _games, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(_games) or 'none'}"
    raise OptionError(f"there is no game {name!r}; {hint}")


def reload() -> None:
    """Look for installed games again, for a program that installs games while it runs."""
    _entries.cache_clear()
    _failed.clear()


@cache
def _entries() -> dict[str, EntryPoint]:
    """Look up the installed games, once."""
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
