"""A server of the Model Context Protocol: assistants open tables, read them as text and play. `lapilli mcp` runs it.

The first sentence of each tool tells a model what the tool does. It is English, as tools of this protocol are; the
games answer in the table's language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from pydantic import Field

from lapilli import __version__
from lapilli.adapters.assistant import Assistants
from lapilli.core.errors import LapilliError

BODY: Final = 300_000  # bytes of a request over HTTP
SESSIONS: Final = 64  # over HTTP at once
INSTRUCTIONS: Final = (
    "Board games with bots as opponents or team mates. Call list_games, then open_table. Each answer shows what your "
    "seat knows and your numbered actions; answer with play(table, action) until the game is over. When an action is "
    "refused, why_not says why and clause quotes the rule."
)

P = ParamSpec("P")
TableName = Annotated[str, Field(description="the name that open_table gave", max_length=40)]
ActionText = Annotated[str, Field(description="a number or a notation of your actions", max_length=400)]


def _refusing(tool: Callable[P, str]) -> Callable[P, str]:
    """Answer a refusal with its words; a fault of ours stays an error."""

    @wraps(tool)
    def refuse(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except LapilliError as error:
            raise ToolError(str(error)) from None

    return refuse


def make_server() -> MCPServer[object]:
    """Return a server with its own tables."""
    tables = Assistants()
    server: MCPServer[object] = MCPServer(
        "lapilli", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )

    @server.tool()
    @_refusing
    def list_games() -> str:
        """List the games with their numbers of seats and options."""
        return tables.games()

    @server.tool()
    @_refusing
    def open_table(
        game: Annotated[str, Field(description="the name of a game", max_length=40)],
        seats: Annotated[int | None, Field(description="how many play, bots included", ge=1, le=12)] = None,
        seat: Annotated[int, Field(description="your seat, from 0", ge=0, le=11)] = 0,
        bots: Annotated[
            str, Field(description="a level for all other seats, or one for each", max_length=200)
        ] = "steady",
        options: Annotated[dict[str, str | int | bool], Field(description="options of the game", max_length=40)] = {},
        seed: Annotated[str, Field(description="the same seed gives the same dice", max_length=400)] = "",
        lang: Annotated[str, Field(description="en, nl, de or fr", max_length=5)] = "en",
    ) -> str:
        """Open a table and take a seat; bots play the others. Returns the table's name and what you see."""
        return tables.open(game, seats, seat, bots, options, seed, lang)

    @server.tool()
    @_refusing
    def show_table(table: TableName) -> str:
        """Show what your seat knows now, what happened since you last looked, and your actions."""
        return tables.look(table)

    @server.tool()
    @_refusing
    def list_actions(
        table: TableName,
        contains: Annotated[str, Field(description="words that an action must contain", max_length=400)] = "",
        rows: Annotated[int, Field(description="how many at most", ge=1, le=1000)] = 200,
    ) -> str:
        """List your actions now, numbered, with notation and meaning."""
        return tables.actions(table, contains, rows)

    @server.tool()
    @_refusing
    def play(table: TableName, action: ActionText) -> str:
        """Play one of your actions. Bots and dice go on until you must choose again; returns what you see then."""
        return tables.play(table, action)

    @server.tool()
    @_refusing
    def why_not(table: TableName, action: ActionText) -> str:
        """Explain why an action, in notation, is not allowed now, with the clause of the rules."""
        return tables.why_not(table, action)

    @server.tool()
    @_refusing
    def hint(table: TableName) -> str:
        """Ask what a strong bot would do on your seat, and why. Takes seconds; a table has a limited number."""
        return tables.hint(table)

    @server.tool()
    @_refusing
    def clause(
        game: Annotated[str, Field(description="the name of a game", max_length=40)],
        clause: Annotated[str, Field(description="such as N-1.4, a chapter or a word of a heading", max_length=400)],
    ) -> str:
        """Quote a clause or chapter of the rules of a game."""
        return tables.clause(game, clause)

    @server.tool()
    @_refusing
    def show_log(
        table: TableName, lines: Annotated[int, Field(description="how many of the last", ge=1, le=400)] = 40
    ) -> str:
        """Show the last lines of the log, as your seat knows them."""
        return tables.log(table, lines)

    @server.tool()
    @_refusing
    def get_record(table: TableName) -> str:
        """Get the record of a finished game, from which it can be replayed."""
        return tables.record(table)

    @server.tool()
    @_refusing
    def read_record(
        record: Annotated[str, Field(description="the text of a record", max_length=200_000)],
        ply: Annotated[int | None, Field(description="the moment to show; the end unless given", ge=0)] = None,
    ) -> str:
        """Show a recorded game at a moment, as a spectator sees it, with the log up to there."""
        return tables.read_record(record, ply)

    return server


def serve_stdio() -> None:
    """Serve one assistant on standard input and output."""
    make_server().run("stdio")


def serve_http(host: str, port: int) -> None:
    """Serve assistants over HTTP at `/mcp`, with requests of limited size, only for this host's name."""
    names = [f"{host}:{port}", f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"]
    make_server().run(
        "streamable-http",
        host=host,
        port=port,
        max_request_body_size=BODY,
        max_sessions=SESSIONS,
        session_idle_timeout=1800,
        transport_security=TransportSecuritySettings(
            allowed_hosts=names, allowed_origins=[f"http://{name}" for name in names]
        ),
    )
