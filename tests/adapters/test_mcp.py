"""`lapilli mcp`: the official client of the Model Context Protocol plays over standard input and output, and HTTP."""

from __future__ import annotations

import asyncio
import os
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from lapilli.adapters.assistant import OPEN_TABLES, Assistants
from lapilli.core.errors import LapilliError, OptionError

COMMAND = [sys.executable, "-m", "lapilli", "mcp"]
Call = Callable[..., Awaitable[str]]


def talk(server: Any, play: Callable[[Call], Awaitable[None]]) -> None:
    """Connect a client and let it call tools; an error of a tool is raised as a RuntimeError."""

    async def main() -> None:
        async with Client(server, read_timeout_seconds=60) as client:

            async def call(tool: str, **arguments: object) -> str:
                result = await client.call_tool(tool, arguments)
                text = "\n".join(str(getattr(part, "text", "")) for part in result.content)
                if result.is_error:
                    raise RuntimeError(text)
                return text

            await play(call)

    asyncio.run(asyncio.wait_for(main(), 120))


async def whole_game(call: Call, game: str) -> None:
    """Play a game to its end by the numbers of the actions; read its record."""
    shown = await call("open_table", game=game, seats=2, seed="5", bots="gentle")
    match = re.search(r"Table (\S+)\. You play seat 0", shown)
    assert match
    table, chance = match[1], random.Random(1)
    with pytest.raises(RuntimeError, match="a record tells all secrets"):
        await call("get_record", table=table)
    for _ in range(600):
        numbers = re.findall(r"^(\d+)\. ", shown.rpartition("Your actions:")[2], re.MULTILINE)
        if "Your actions:" not in shown:
            break
        shown = await call("play", table=table, action=chance.choice(numbers))
    assert "Your actions:" not in shown
    record = await call("get_record", table=table)
    read = await call("read_record", record=record, ply=3)
    assert read.startswith("Ply 3 of ")
    with pytest.raises(RuntimeError, match="the game is over"):
        await call("play", table=table, action="1")


def test_a_client_plays_a_whole_game_over_standard_input_and_output() -> None:
    async def play(call: Call) -> None:
        games = await call("list_games")
        assert {line.partition(":")[0] for line in games.splitlines()} >= {"nisyros", "fuji", "eruption", "deukalion"}
        await whole_game(call, "eruption")

    talk(StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=dict(os.environ)), play)


@pytest.fixture
def address() -> Iterator[str]:
    """A server over HTTP on a free port of this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([*COMMAND, "--http", "--port", str(port)])
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.wait(20)


def test_a_client_plays_a_whole_game_over_http(address: str) -> None:
    async def play(call: Call) -> None:
        await whole_game(call, "deukalion")

    talk(address, play)


def test_tools_explain_and_refuse() -> None:
    async def play(call: Call) -> None:
        shown = await call("open_table", game="deukalion", seats=2, seed="3", bots="gentle")
        table = shown.split()[1].rstrip(".")
        assert "D-" in await call("clause", game="deukalion", clause="D-5.1")
        assert await call("why_not", table=table, action="hydra f6")
        assert ": " in await call("hint", table=table)
        first = (await call("list_actions", table=table, rows=1)).splitlines()[0]
        assert first.startswith("1. ")
        assert first[3:].partition(" - ")[0] in await call("show_table", table=table)
        await call("show_log", table=table)
        for tool, arguments, words in (
            ("play", {"table": table, "action": "fly to the moon"}, "is not one of your"),
            ("play", {"table": "guessed", "action": "1"}, "there is no such table"),
            ("open_table", {"game": "chess"}, "chess"),
            ("open_table", {"game": "fuji", "seats": 9}, "9"),
            ("open_table", {"game": "fuji", "bots": "exec:rm"}, "no bot level"),
            ("open_table", {"game": "fuji", "options": {"box": "/etc/passwd"}}, "has no option 'box'"),
            ("open_table", {"game": "fuji", "lang": "xx"}, "no language"),
            ("clause", {"game": "fuji", "clause": "F-99.99"}, "no clause"),
            ("read_record", {"record": "nonsense"}, "."),
            ("play", {"table": table, "action": "x" * 500}, "400"),
        ):
            with pytest.raises(RuntimeError, match=words):
                await call(tool, **arguments)

    from lapilli.adapters.mcp_server import make_server

    talk(make_server(), play)


def test_an_assistant_reads_only_what_its_seat_knows() -> None:
    """Fuji's dice lie behind screens: those of others are question marks until all are shown."""
    tables = Assistants()
    shown = tables.open("fuji", 3, 1, "gentle", {}, "4", "en")
    board = shown.partition("Your actions:")[0]
    hands = re.findall(r"^Player (\d).*?(u1=\S+ u2=\S+)", board, re.MULTILINE)
    assert {number: "?" in dice for number, dice in hands} == {"1": True, "2": False, "3": True}


def opened(tables: Assistants, seed: str) -> str:
    """Open a table of Eruption; return its name."""
    return tables.open("eruption", 2, 0, "random", {}, seed, "en").split()[1].rstrip(".")


def test_open_tables_are_limited_and_the_oldest_is_closed() -> None:
    tables = Assistants()
    names = [opened(tables, str(number)) for number in range(3)]
    tables.look(names[0])
    for number in range(OPEN_TABLES - 2):
        opened(tables, f"more {number}")
    with pytest.raises(OptionError, match="no such table"):
        tables.look(names[1])
    tables.look(names[0])


def test_hints_and_records_are_limited() -> None:
    tables = Assistants()
    name = opened(tables, "1")
    tables._tables[name].hints = 40
    with pytest.raises(OptionError, match="40 hints"):
        tables.hint(name)
    with pytest.raises(LapilliError, match="characters"):
        tables.read_record("x" * 200_001, None)
