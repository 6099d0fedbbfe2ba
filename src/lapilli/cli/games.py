"""`lapilli games`: what is installed, and with which options."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lapilli.cli.arguments import Lang
from lapilli.cli.speech import say
from lapilli.core.game import Game, Option
from lapilli.core.registry import failures
from lapilli.core.registry import games as installed


def games(
    lang: Lang,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the installed games: seats, options, duration."""
    if as_json:
        print(json.dumps([_facts(game) for game in installed().values()], indent=2, ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in ("name", "title", "seats", "minutes", "options"):
        table.add_column(say(lang, f"games-{heading}"), style="bold cyan" if heading == "name" else "")
    for name, game in installed().items():
        options = "\n".join(_option(game, option, lang) for option in game.options)
        seats = ", ".join(map(str, sorted(game.seats)))
        table.add_row(name, game.words.say(lang, "title"), seats, str(game.minutes), options)
    console = Console()
    if installed():
        console.print(table)
    for name, reason in failures().items():
        console.print(say(lang, "games-broken", name=name, reason=reason), style="red", markup=False)


def _option(game: Game, option: Option, lang: str) -> str:
    values = ", ".join(_spell(value) for value in option.values)
    title = f"option-{option.name}"
    explained = f" ({game.words.say(lang, title)})" if game.words.has(lang, title) else ""
    return f"{option.name}={values}{' …' if option.check else ''}{explained}"


def _spell(value: str | int | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _facts(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "together": game.together,
        "minutes": game.minutes,
        "options": {option.name: list(option.values) for option in game.options},
    }
