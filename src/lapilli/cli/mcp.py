"""`lapilli mcp`: language models and assistants play, over the Model Context Protocol."""

from __future__ import annotations

import importlib.util
from typing import Annotated

import typer

from lapilli.cli.i18n import language, say
from lapilli.core.errors import OptionError


def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option("--host", help="Address to listen on, with [b]--http[/].")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port to listen on, with [b]--http[/].", min=1, max=65535)] = 8765,
) -> None:
    """Let an assistant play: serve the games over the Model Context Protocol.

    Example: [dim]lapilli mcp --http --port 8765[/]
    """
    if importlib.util.find_spec("mcp") is None:
        raise OptionError(say(language(), "mcp-missing"))
    from lapilli.adapters import mcp_server

    if http:
        mcp_server.serve_http(host, port)
    else:
        mcp_server.serve_stdio()
