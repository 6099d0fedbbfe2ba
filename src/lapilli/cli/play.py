"""`lapilli play` and `lapilli serve`: tables in the browser."""

from __future__ import annotations

import importlib
import inspect
from enum import Enum
from typing import Annotated, Any

import typer

from lapilli.cli.completion import game_names
from lapilli.cli.i18n import language, say_form
from lapilli.core.registry import find
from lapilli.server.settings import Option, Settings


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Open a table of this game.", autocompletion=game_names)
    ] = None,
    port: Annotated[
        int, typer.Option("--port", "-p", min=0, max=65535, help="Port to listen on.", show_default="a free one")
    ] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser: alone, around one screen, or against bots. Ctrl-C stops the server; tables are saved.

    Example: [dim]lapilli play nisyros[/]
    """
    if game is not None:
        find(game)
    say_form(language())
    server().play(port, game=game or "", browser=browser)


def serve(**settings: object) -> None:
    """Serve tables to others over the network; `lapilli admin doctor` checks the installation.

    Example: [dim]lapilli serve --host 0.0.0.0 --origin https://play.example.org[/]
    """
    given = {name: value for name, value in settings.items() if value is not None}
    server().serve(Settings(**given))  # type: ignore[arg-type]


def _parameter(name: str, default: object, option: Option) -> inspect.Parameter:
    """Make an option of the command from a setting of the server; an environment variable sets it too."""
    flag = option.name or name
    several = isinstance(default, tuple)
    kind: object = list[str] | None if several else type(default)
    if option.choices:
        kind = Enum(flag, [(one, one) for one in option.choices], type=str)  # type: ignore[misc,no-redef]
    shown = typer.Option(
        f"--{flag.replace('_', '-')}",
        *(["-p"] if name == "port" else []),
        help=option.help,
        metavar=option.metavar,
        min=option.least,
        max=option.most,
        envvar=None if name == "database" else f"LAPILLI_{flag.upper()}",  # the server itself looks for that one
        show_envvar=False,
        show_default="LAPILLI_DATABASE, or a file of your own" if name == "database" else True,
    )
    kept = None if several else default
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=kept, annotation=Annotated[kind, shown])


def _offer_settings() -> None:
    """Give `serve` one option for each setting of the server. Settings are declared once, in `Settings`."""
    parameters = [_parameter(name, default, option) for name, default, option in Settings.options()]
    serve.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    serve.__annotations__ = {one.name: one.annotation for one in parameters}


_offer_settings()


def server() -> Any:
    """Import the server's module, which imports a web framework."""
    return importlib.import_module("lapilli.server.serve")
