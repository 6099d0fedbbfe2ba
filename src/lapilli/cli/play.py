"""`lapilli play` and `lapilli serve`: the table in the browser."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Annotated

import typer

from lapilli.core.errors import OptionError

Port = Annotated[int | None, typer.Option("--port", "-p", help="Port.", min=0, max=65535, show_default="a free one")]


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Open a table of this game at once.")] = None,
    port: Port = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open a table in your browser: alone, around one screen, or against bots."""
    _server().play(game=game, port=port, browser=browser)


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="Port.", min=0, max=65535)] = 8000,
    store: Annotated[
        str | None, typer.Option("--store", metavar="URL", help="Where games are kept: a file, or postgresql://…")
    ] = None,
) -> None:
    """Serve tables to others over the network."""
    _server().serve(host=host, port=port, store=store)


def _server() -> ModuleType:
    try:
        return importlib.import_module("lapilli.server.serve")
    except ModuleNotFoundError as error:
        missing = error.name or "lapilli.server"
        if missing.startswith("lapilli"):
            raise OptionError("this installation has no server: lapilli.server is not there") from None
        raise OptionError(f"the server needs {missing}: pip install 'lapilli[server]'") from None
