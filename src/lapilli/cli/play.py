"""`lapilli play` and `lapilli serve`: the table in the browser."""

from __future__ import annotations

import importlib
from enum import StrEnum
from typing import Annotated, Any

import typer

from lapilli.cli.arguments import game_names
from lapilli.cli.speech import language, say_form
from lapilli.core.errors import OptionError
from lapilli.core.registry import find


class Log(StrEnum):
    """How a server reports."""

    json = "json"
    plain = "plain"


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


def serve(
    host: Annotated[
        str,
        typer.Option(
            "--host", help="Address to listen on; 0.0.0.0 for everybody.", envvar="LAPILLI_HOST", show_envvar=False
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", "-p", help="Port.", min=0, max=65535, envvar="LAPILLI_PORT", show_envvar=False)
    ] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
            show_default="LAPILLI_DATABASE, or a file of your own",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin",
            metavar="URL",
            help="Allowed besides its own; may be repeated.",
            envvar="LAPILLI_ORIGIN",
            show_envvar=False,
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            "--proxies",
            metavar="ADDRESSES",
            help="Proxies whose headers are believed.",
            envvar="LAPILLI_PROXIES",
            show_envvar=False,
        ),
    ] = "",
    rate: Annotated[
        float,
        typer.Option(
            "--rate", min=0, help="Multiplies the rate limits; 0: none.", envvar="LAPILLI_RATE", show_envvar=False
        ),
    ] = 1.0,
    bot_processes: Annotated[
        int,
        typer.Option(
            "--bot-processes",
            min=0,
            help="Processes in which bots think.",
            envvar="LAPILLI_BOT_PROCESSES",
            show_envvar=False,
        ),
    ] = 1,
    bot_pause: Annotated[
        float,
        typer.Option(
            "--bot-pause",
            min=0,
            help="Seconds between two actions of bots.",
            envvar="LAPILLI_BOT_PAUSE",
            show_envvar=False,
        ),
    ] = 0.0,
    open_metrics: Annotated[
        bool,
        typer.Option(
            "--open-metrics", help="Show /metrics to everybody.", envvar="LAPILLI_OPEN_METRICS", show_envvar=False
        ),
    ] = False,
    expire_days: Annotated[
        float,
        typer.Option(
            "--expire-days",
            min=0,
            help="Export and remove tables untouched for so long; 0: never.",
            envvar="LAPILLI_EXPIRE_DAYS",
            show_envvar=False,
        ),
    ] = 0.0,
    archive: Annotated[
        str,
        typer.Option(
            "--archive",
            metavar="FOLDER",
            help="Where to; in the data folder if none is given.",
            envvar="LAPILLI_ARCHIVE",
            show_envvar=False,
        ),
    ] = "",
    invitation: Annotated[
        str,
        typer.Option(
            "--invitation",
            metavar="WORDS",
            help="What whoever opens a table must have been told.",
            envvar="LAPILLI_INVITATION",
            show_envvar=False,
        ),
    ] = "",
    memory: Annotated[
        int,
        typer.Option(
            "--memory",
            min=0,
            help="Megabytes of memory above which tables at rest are put away (0: no bound).",
            envvar="LAPILLI_MEMORY",
            show_envvar=False,
        ),
    ] = 350,
    rooms_cached: Annotated[
        int,
        typer.Option(
            "--rooms-cached", min=1, help="Tables kept in memory.", envvar="LAPILLI_ROOMS_CACHED", show_envvar=False
        ),
    ] = 500,
    address: Annotated[
        str,
        typer.Option(
            "--address",
            metavar="URL",
            help="Where other processes on the same database reach this one.",
            envvar="LAPILLI_ADDRESS",
            show_envvar=False,
        ),
    ] = "",
    cold: Annotated[
        bool, typer.Option("--cold", help="Draw nothing ahead.", envvar="LAPILLI_COLD", show_envvar=False)
    ] = False,
    log: Annotated[
        Log, typer.Option("--log", help="Form of the log.", envvar="LAPILLI_LOG", show_envvar=False)
    ] = Log.json,
    log_level: Annotated[
        str, typer.Option("--log-level", help="How much is logged.", envvar="LAPILLI_LOG_LEVEL", show_envvar=False)
    ] = "info",
) -> None:
    """Serve tables to others over the network (see docs/hosting.md)."""
    _server().serve(
        host,
        port,
        database=database,
        origins=tuple(origin or ()),
        proxies=proxies,
        rate=rate,
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        open_metrics=open_metrics,
        expire_days=expire_days,
        archive=archive,
        invitation=invitation,
        rooms_cached=rooms_cached,
        memory=memory,
        address=address,
        cold=cold,
        log=log.value,
        log_level=log_level,
    )


def _server() -> Any:
    """The server's module, imported only here: it brings a web framework along."""
    try:
        return importlib.import_module("lapilli.server.serve")
    except ModuleNotFoundError as error:
        missing = error.name or "lapilli.server"
        if missing.startswith("lapilli"):
            raise OptionError("this installation has no server: lapilli.server is not there") from None
        raise OptionError(f"the server needs {missing}: pip install 'lapilli[server]'") from None
