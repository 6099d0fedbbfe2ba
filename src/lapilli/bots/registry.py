"""Bots by name: the levels of the package, those of other packages (entry-point group `lapilli.bots`), and your own.

A bot is made for a game: `Make(game)` gives something with `choose(view, seat, menu, rng)`, which gets the JSON view of
its seat. A plain function with those four arguments will do too. What has a method `decide(known, seat, menu, rng)`
instead, as our own levels have, gets the seat's `Knowledge`, from which it can deal worlds at no cost.
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, TypeVar, runtime_checkable

from lapilli.bots.levels import Bot, Casual, Gentle, Master, Random, Steady, Strong
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge
from lapilli.core.type_parameters import View

GROUP = "lapilli.bots"
Maker = TypeVar("Maker")
_makers: dict[str, object] = {  # a class, a bot or a function that chooses
    "random": Random,
    "gentle": Gentle,
    "casual": Casual,
    "steady": Steady,
    "strong": Strong,
    "master": Master,
}
NEEDED = "a class, a function or an object with `decide` or `choose` is needed"
OWN = frozenset(("human", *_makers))


@runtime_checkable
class ViewBot(Protocol):
    """A bot that chooses from the JSON view of its seat."""

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int: ...


@runtime_checkable
class TalkingViewBot(ViewBot, Protocol):
    """A view bot that can talk, or act, while nobody waits for it."""

    def speak_up(self, view: View, seat: int, menu: Sequence[int]) -> int | None: ...


AnyBot = Bot | ViewBot


@dataclass(frozen=True)
class FunctionBot:
    """A view bot made from a function."""

    function: Callable[[View, int, Sequence[int], Rng], int]

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return self.function(view, seat, menu, rng)


@dataclass(frozen=True)
class ViewBotAdapter:
    """Adapts a view bot to `Bot`. Only this module makes views for bots."""

    game: Game
    player: ViewBot

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return self.player.choose(self.game.rules.view(known), seat, menu, rng)


@dataclass(frozen=True)
class TalkingViewBotAdapter(ViewBotAdapter):
    """Adapts a view bot that can talk while nobody waits for it."""

    player: TalkingViewBot

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        return self.player.speak_up(self.game.rules.view(known), seat, menu)


def register(name: str) -> Callable[[Maker], Maker]:
    """Register a bot under a name, for simulations, the terminal and rooms of this program: `@register("mine")`."""
    if not name.isidentifier() or name in OWN:
        raise OptionError(f"{name!r} cannot be the name of a bot: a new word of letters and digits is needed")

    def keep(maker: Maker) -> Maker:
        if not callable(maker) and not isinstance(maker, Bot | ViewBot):
            raise OptionError(f"{maker!r} is no bot: {NEEDED}")
        _makers[name] = maker
        return maker

    return keep


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots: the levels of the package, weakest first, then the others."""
    return tuple(dict.fromkeys((*_makers, *sorted(_entries()))))


def bot(level: str | AnyBot, game: Game) -> Bot:
    """Make the bot of that name for a game, or adapt a bot that wants views.

    `strong:60` is the strong one with 60 playouts a decision and no clock: it plays alike on every machine.
    """
    if not isinstance(game, Game):
        raise OptionError(f"a bot is made for a game, such as list_games()['fuji'], not for {game!r}")
    if not isinstance(level, str):
        return bot_of(level, game)
    name, _, playouts = level.partition(":")
    if playouts:
        player = bot(name, game)
        if not isinstance(player, Strong) or not playouts.isdecimal():
            raise OptionError(f"{level!r}: playouts are counted after strong or master, as in strong:60")
        return replace(player, budget=replace(game.players.budgets[player.name], playouts=int(playouts), seconds=0.0))
    if level not in _makers and level in _entries():
        _makers[level] = _entries()[level].load()
    if level not in _makers:
        near = difflib.get_close_matches(level, bot_names(), n=1)
        raise OptionError(
            f"there is no bot {level!r}; " + (f"did you mean {near[0]!r}?" if near else ", ".join(bot_names()))
        )
    return bot_of(_makers[level], game)


def bot_of(maker: object, game: Game) -> Bot:
    """Make a bot for a game from a class, an object or a function."""
    made: object = maker(game) if isinstance(maker, type) else maker
    if isinstance(made, Bot | ViewBot):
        return _knowing(made, game)
    if not callable(made):
        raise OptionError(f"{made!r} is no bot: {NEEDED}")
    return ViewBotAdapter(game, FunctionBot(made))


def _knowing(player: AnyBot, game: Game) -> Bot:
    """Adapt a player to choose from knowledge."""
    if isinstance(player, Bot):
        return player
    return TalkingViewBotAdapter(game, player) if isinstance(player, TalkingViewBot) else ViewBotAdapter(game, player)


def name_of(level: str | AnyBot) -> str:
    """Return the name of a bot for tables."""
    return level if isinstance(level, str) else str(getattr(level, "name", type(level).__name__.lower()))


def bot_modules() -> tuple[str, ...]:
    """Return the modules that registered bots: a new process has to import them (`import_bots`)."""
    modules = {str(getattr(maker, "__module__", type(maker).__module__)) for maker in _makers.values()}
    return tuple(sorted(modules - {"__main__", Random.__module__}))


def import_bots(modules: Iterable[str]) -> None:
    """Import the modules that register bots; a worker begins with it."""
    for module in modules:
        importlib.import_module(module)


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
