"""`lapilli play` and `lapilli serve`: the table in the browser."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any

import typer

from lapilli.cli.arguments import game_names
from lapilli.cli.speech import language, say_form
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.server.settings import Settings


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Begin with this game.", autocompletion=game_names)
    ] = None,
    port: Annotated[
        int, typer.Option("--port", "-p", min=0, max=65535, help="Port of this machine.", show_default="a free one")
    ] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open a table in your browser: alone, around one screen, or against bots. Ctrl-C ends it; tables are kept."""
    if game is not None:
        find(game)
    say_form(language())
    _server().play(port, game=game or "", browser=browser)


def serve(**settings: Any) -> None:
    """Serve tables to others over the network (see docs/how-to/host-a-server.md)."""
    _server().serve(Settings(**{name: value for name, value in settings.items() if value is not None}))


def _option(name: str, default: Any, about: Mapping[str, Any]) -> inspect.Parameter:
    """A setting of the server as an option of the command; the environment may set it as well."""
    option = about.get("option", name)
    flags = [f"--{option.replace('_', '-')}", *(["-p"] if name == "port" else [])]
    more = {"metavar": about.get("metavar"), "min": about.get("least"), "max": about.get("most")}
    if name == "database":
        more |= {"show_default": "LAPILLI_DATABASE, or a file of your own"}
    else:
        more |= {"envvar": f"LAPILLI_{option.upper()}", "show_envvar": False}
    several = isinstance(default, tuple)
    kind: Any = list[str] | None if several else type(default)
    if about.get("choices"):
        choices: Any = Enum  # mypy knows enumerations of literals only
        kind = choices(name.title(), [(one, one) for one in about["choices"]], type=str)
    annotation = Annotated[kind, typer.Option(*flags, help=about["help"], **more)]
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None if several else default, annotation=annotation
    )


def _offer_settings() -> None:
    """Give `serve` one option for each setting of the server, so that a setting is declared once."""
    options = [
        _option(one.name, one.default, one.metadata)
        for one in dataclasses.fields(Settings)
        if not one.metadata.get("hidden")
    ]
    serve.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
    serve.__annotations__ = {option.name: option.annotation for option in options}


_offer_settings()


def _server() -> Any:
    """The server's module, imported only here: it brings a web framework along."""
    try:
        return importlib.import_module("lapilli.server.serve")
    except ModuleNotFoundError as error:
        missing = error.name or "lapilli.server"
        if missing.startswith("lapilli"):
            raise OptionError("this installation has no server: lapilli.server is not there") from None
        raise OptionError(f"the server needs {missing}: pip install 'lapilli[server]'") from None
