"""`lapilli games`: the installed games and their options."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lapilli.cli.arguments import Lang
from lapilli.cli.completion import game_names, option_text
from lapilli.cli.i18n import say
from lapilli.core.game import Game
from lapilli.core.registry import failures, find
from lapilli.core.registry import list_games as installed


def games(
    lang: Lang,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Describe this game.", autocompletion=game_names)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the installed games, or describe one game and its options.

    Example: [dim]lapilli games nisyros[/]
    """
    chosen = [find(game)] if game else list(installed().values())
    console = Console(highlight=False)
    if as_json:
        print(json.dumps([_facts(entry) for entry in chosen], indent=2, ensure_ascii=False))
    elif game:
        _describe(chosen[0], lang, console)
    else:
        _list(chosen, lang, console)


def _list(chosen: list[Game], lang: str, console: Console) -> None:
    """Print one line per game, and one for each that does not load."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("name", "title", "seats", "minutes", "options"):
        table.add_column(say(lang, f"games-{heading}"), style="bold cyan" if heading == "name" else "")
    for game in chosen:
        options = ", ".join(option.name for option in game.options)
        seats = ", ".join(map(str, sorted(game.seats)))
        table.add_row(game.name, game.words.say(lang, "title"), seats, str(game.presentation.minutes), options)
    if chosen:
        console.print(table)
    for name, reason in failures().items():
        console.print(say(lang, "games-broken", name=name, reason=reason), style="red", markup=False)


def _describe(game: Game, lang: str, console: Console) -> None:
    """Print what a game is about, and every option with its values, the default first."""
    words = game.words
    console.print(words.say(lang, "title"), style="bold")
    console.print(words.say(lang, "about"), markup=False)
    seats = ", ".join(map(str, sorted(game.seats)))
    facts = ((say(lang, "games-seats"), seats), (say(lang, "games-minutes"), str(game.presentation.minutes)))
    console.print("; ".join(f"{name}: {value}" for name, value in facts), style="dim", markup=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold cyan")
    for option in game.options:
        name = f"option-{option.name}"
        title = words.say(lang, name) if words.has(lang, name) else ""
        explained = words.say(lang, f"{name}.help") if words.has(lang, f"{name}.help") else ""
        values = ", ".join(option_text(value) for value in option.values) + (" …" if option.check else "")
        table.add_row(f"{option.name}={values}", ": ".join(filter(None, (title, explained))))
    console.print(table)


def _facts(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "together": game.rules.cooperative,
        "minutes": game.presentation.minutes,
        "options": {option.name: list(option.values) for option in game.options},
    }
