"""`lapilli admin`: the tables of a server, whom it keeps out, its secrets; `lapilli backup` and `restore`."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from lapilli.cli.i18n import language, say
from lapilli.core.errors import OptionError

if TYPE_CHECKING:  # the server is an extra, loaded when a command needs it
    from lapilli.server.storage.entries import Chair, Event, Setup
    from lapilli.server.storage.store import Store

Result = TypeVar("Result")
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="Where the tables are kept.",
        envvar="LAPILLI_DATABASE",
        show_default="a file of your own",
    ),
]
RoomName = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table, or how it begins.")]
app = typer.Typer(
    help="Look after the tables of a server: list, look at, close, export, delete; bans; secrets.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def _with(database: str, work: Callable[[Store], Awaitable[Result]], make: bool = False) -> Result:
    """Do something with the store; a server may be running on it. `make`: it need not be there."""
    from lapilli.server.preflight import check_database, sqlite_file
    from lapilli.server.settings import Settings
    from lapilli.server.storage.store import Store

    async def run() -> Result:
        url = Settings(database=database).url
        if not make and (file := sqlite_file(url)) and not file.exists():
            raise OptionError(say(language(), "admin-nowhere", file=str(file)))
        await check_database(url)
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _decide(database: str, table: str, what: Callable[[ModuleType, Store, str], Awaitable[object]]) -> None:
    """Decide something about one table, and let the servers know."""
    from lapilli.server.storage import admin_queries

    async def work(store: Store) -> None:
        await what(admin_queries, store, await admin_queries.find(store, table))
        await admin_queries.mark(store)

    _with(database, work)


def _tell(message: str, **facts: object) -> None:
    print(say(language(), message, **facts))


def _when(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(" ", "minutes")[:16]


@app.command("list")
def list_tables(
    database: Database = "",
    idle: Annotated[float, typer.Option("--idle", metavar="DAYS", help="Untouched for so many days.")] = 0.0,
    over: Annotated[bool | None, typer.Option("--over/--running", help="Only those.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="One object per line.")] = False,
) -> None:
    """List tables, the longest untouched first."""
    from lapilli.server.storage import admin_queries

    before = time.time() - idle * admin_queries.DAY if idle else None
    rows = _with(database, lambda store: admin_queries.rooms(store, over=over, before=before, most=most))
    for row in rows:
        if as_json:
            print(json.dumps(row._asdict()))
        else:
            signs = "".join(sign for sign, yes in (("o", row.over), ("l", row.listed), ("p", row.locked)) if yes)
            print(f"{row.id:24} {row.game:10} {row.seats} {row.ply:5} {signs:3} {_when(row.updated)}")
    if not as_json:
        _tell("admin-listed", count=len(rows))


@app.command()
def show(table: RoomName, database: Database = "") -> None:
    """Look at a table: how it was set up, who sits where, what happened last. Seeds and hands are not shown."""
    from lapilli.server.storage import admin_queries

    async def work(store: Store) -> tuple[Setup, list[Chair], list[Event]]:
        found = await store.load(await admin_queries.find(store, table))
        assert found is not None, "a table that was found"
        return found

    setup, chairs, events = _with(database, work)
    for name in ("id", "game", "game_version", "options", "dice", "clock", "ply", "over", "listed"):
        print(f"{name:13} {getattr(setup, name)}")
    print(f"{'closed':13} {admin_queries.is_closed(events)}\n{'door':13} {admin_queries.door_of(setup, events)}")
    print(f"{'created':13} {_when(setup.created)}\n{'updated':13} {_when(setup.updated)}")
    for chair in chairs:
        print(f"{f'seat {chair.seat}':13} {chair.who} {chair.level or ''} {chair.label}".rstrip())
    for event in events[-10:]:
        print(f"{event.version:<13} {_when(event.at)} {event.kind}")


@app.command()
def close(
    table: RoomName,
    database: Database = "",
    again: Annotated[bool, typer.Option("--reopen", help="Let people play there again.")] = False,
) -> None:
    """Close a table: it can be looked at, and nothing is played there any more."""
    _decide(database, table, lambda admin_queries, store, name: admin_queries.close(store, name, not again))
    _tell("admin-reopened" if again else "admin-closed")


@app.command()
def export(
    table: RoomName,
    file: Annotated[Path | None, typer.Argument(help="Where to; without one, standard output.")] = None,
    database: Database = "",
) -> None:
    """Export a table with all that happened there, secrets included, as lines of JSON."""
    from lapilli.server.storage import admin_queries, archive
    from lapilli.server.storage.backup_files import written

    async def work(store: Store) -> str:
        return await archive.export(store, await admin_queries.find(store, table)) or ""

    lines = _with(database, work)
    if file is None:
        sys.stdout.write(lines)
        return
    with written(file) as out:
        out.write(lines)
    _tell("admin-exported", file=str(file))


@app.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(exists=True, help="What `export` wrote, or what expired (.gz).")],
    database: Database = "",
) -> None:
    """Put an exported table back where it was."""
    from sqlalchemy.exc import IntegrityError

    from lapilli.server.storage import archive
    from lapilli.server.storage.backup_files import read

    try:
        _with(database, lambda store: archive.take_in(store, read(file)))
    except IntegrityError:
        raise OptionError(say(language(), "admin-there")) from None
    _tell("admin-imported")


@app.command()
def delete(
    table: RoomName,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table for good."""
    from lapilli.server.storage import admin_queries, archive

    name = _with(database, lambda store: admin_queries.find(store, table))
    if not yes and not typer.confirm(say(language(), "admin-sure", table=name)):
        _tell("admin-kept")
        raise typer.Exit(1)
    _decide(database, name, lambda admin_queries, store, name: archive.remove(store, name))
    _tell("admin-deleted")


@app.command()
def expire(
    days: Annotated[float, typer.Option("--days", min=0, help="Untouched for so many days.")],
    folder: Annotated[Path, typer.Option("--archive", help="Where they are exported to.")],
    database: Database = "",
) -> None:
    """Export and remove all tables that nobody has touched for some time."""
    from lapilli.server.storage import admin_queries, archive

    async def work(store: Store) -> int:
        rows = await admin_queries.rooms(store, before=time.time() - days * admin_queries.DAY, most=1_000_000)
        try:
            return sum([await archive.put_away(store, row.id, folder) for row in rows])
        finally:
            await admin_queries.mark(store)  # some may be gone even where one could not be exported

    _tell("admin-expired", count=_with(database, work))


@app.command()
def ban(
    address: Annotated[str, typer.Argument(help="192.0.2.7, 192.0.2.0/24, 2001:db8::/64")],
    days: Annotated[
        float | None, typer.Option("--days", min=0.01, show_default="for good", help="For so long.")
    ] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let it in again.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask, however wide the network is.")] = False,
    database: Database = "",
) -> None:
    """Let nobody in from an address or a network."""
    from lapilli.server.storage import admin_queries

    if not lift and not yes and admin_queries.is_wide(address):
        network = admin_queries.network_of(address)
        asked = say(
            language(), "admin-wide", network=str(network), count=f"2^{network.max_prefixlen - network.prefixlen}"
        )
        if not typer.confirm(asked):
            _tell("admin-not-banned")
            raise typer.Exit(1)

    async def work(store: Store) -> str:
        if lift:
            told = "admin-unbanned" if await admin_queries.unban(store, address) else "admin-unknown"
        else:
            await admin_queries.ban(store, address, days)
            told = "admin-banned"
        await admin_queries.mark(store)
        return told

    _tell(_with(database, work), address=address)


@app.command()
def bans(database: Database = "") -> None:
    """List who is not let in."""
    from lapilli.server.storage import admin_queries

    found = _with(database, admin_queries.bans)
    for network, until in found:
        print(f"{network!s:40} {'' if until is None else _when(until)}".rstrip())
    _tell("admin-bans", count=len(found))


@app.command()
def rotate(
    forget: Annotated[
        bool, typer.Option("--forget", help="Believe no former secret any more: everybody is sent home.")
    ] = False,
    database: Database = "",
) -> None:
    """Sign cookies and links with a new secret; what the last two have signed is still believed."""
    from lapilli.server.storage import admin_queries

    if os.environ.get("LAPILLI_SECRET"):
        raise OptionError(say(language(), "admin-secret"))

    async def work(store: Store) -> None:
        await admin_queries.rotate(store, forget)
        await admin_queries.mark(store)

    _with(database, work)
    _tell("admin-forgotten" if forget else "admin-rotated")


def backup(
    file: Annotated[Path, typer.Argument(help="What to write, such as tables-2026-11-17.jsonl.gz.")],
    database: Database = "",
) -> None:
    """Copy all tables into a file, as of this moment, while people play."""
    from lapilli.server.storage import archive

    if not file.absolute().parent.is_dir():
        raise OptionError(say(language(), "admin-folder", folder=str(file.parent)))
    _tell("admin-saved", count=_with(database, lambda store: archive.backup(store, file)), file=str(file))


def restore(
    file: Annotated[Path, typer.Argument(exists=True, help="What `backup` wrote.")],
    database: Database = "",
) -> None:
    """Fill an empty database, SQLite or PostgreSQL, with the tables of a backup."""
    from lapilli.server.storage import archive

    _tell("admin-restored", count=_with(database, lambda store: archive.restore(store, file), make=True))
