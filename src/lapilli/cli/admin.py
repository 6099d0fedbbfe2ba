"""`lapilli admin`: tables, bans, secrets and backups of a server."""

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
    from lapilli.server.storage.entries import Event, SeatHolder, Setup
    from lapilli.server.storage.store import Store

Result = TypeVar("Result")
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="The database of the tables.",
        envvar="LAPILLI_DATABASE",
        show_default="a file in your data folder",
    ),
]
RoomName = Annotated[str, typer.Argument(metavar="TABLE", help="Name of a table, or its beginning.")]


def _with(database: str, work: Callable[[Store], Awaitable[Result]], make: bool = False) -> Result:
    """Run work with the store, which a running server may share. `make`: create the database if it is missing."""
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
    """Change one table, and notify the servers."""
    from lapilli.server.storage import admin_queries

    async def work(store: Store) -> None:
        await what(admin_queries, store, await admin_queries.find(store, table))
        await admin_queries.mark(store)

    _with(database, work)


def _tell(message: str, **facts: object) -> None:
    print(say(language(), message, **facts))


def _when(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(" ", "minutes")[:16]


def list_tables(
    database: Database = "",
    idle: Annotated[float, typer.Option("--idle", metavar="DAYS", help="Tables unused for so many days.")] = 0.0,
    over: Annotated[bool | None, typer.Option("--over/--running", help="Finished tables, or running ones.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="Largest number of tables.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")] = False,
) -> None:
    """List tables, the longest unused first.

    Example: [dim]lapilli admin list --idle 30[/]
    """
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


def show(table: RoomName, database: Database = "") -> None:
    """Show a table: its setup, its seats, its last events. Seeds and hands are not shown.

    Example: [dim]lapilli admin show lava[/]
    """
    from lapilli.server.storage import admin_queries

    async def work(store: Store) -> tuple[Setup, list[SeatHolder], list[Event]]:
        found = await store.load(await admin_queries.find(store, table))
        assert found is not None, "a table that was found"
        return found

    setup, holders, events = _with(database, work)
    for name in ("id", "game", "game_version", "options", "dice", "clock", "ply", "over", "listed"):
        print(f"{name:13} {getattr(setup, name)}")
    print(f"{'closed':13} {admin_queries.is_closed(events)}\n{'door':13} {admin_queries.door_of(setup, events)}")
    print(f"{'created':13} {_when(setup.created)}\n{'updated':13} {_when(setup.updated)}")
    for holder in holders:
        print(f"{f'seat {holder.seat}':13} {holder.who} {holder.level or ''} {holder.label}".rstrip())
    for event in events[-10:]:
        print(f"{event.version:<13} {_when(event.at)} {event.kind}")


def close(
    table: RoomName,
    database: Database = "",
    again: Annotated[bool, typer.Option("--reopen", help="Let people play there again.")] = False,
) -> None:
    """Close a table: people can look at it and nobody can play there.

    Example: [dim]lapilli admin close lava[/]
    """
    _decide(database, table, lambda admin_queries, store, name: admin_queries.close(store, name, not again))
    _tell("admin-reopened" if again else "admin-closed")


def export(
    table: RoomName,
    file: Annotated[Path | None, typer.Argument(help="File to write.", show_default="standard output")] = None,
    database: Database = "",
) -> None:
    """Export a table with its history, secrets included, as lines of JSON.

    Example: [dim]lapilli admin export lava lava.jsonl[/]
    """
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


def import_table(
    file: Annotated[Path, typer.Argument(exists=True, help="A file of `export` or `expire`.")],
    database: Database = "",
) -> None:
    """Import an exported table.

    Example: [dim]lapilli admin import lava.jsonl[/]
    """
    from sqlalchemy.exc import IntegrityError

    from lapilli.server.storage import archive
    from lapilli.server.storage.backup_files import read

    try:
        _with(database, lambda store: archive.take_in(store, read(file)))
    except IntegrityError:
        raise OptionError(say(language(), "admin-there")) from None
    _tell("admin-imported")


def delete(
    table: RoomName,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete a table permanently.

    Example: [dim]lapilli admin delete lava[/]
    """
    from lapilli.server.storage import admin_queries, archive

    name = _with(database, lambda store: admin_queries.find(store, table))
    if not yes and not typer.confirm(say(language(), "admin-sure", table=name)):
        _tell("admin-kept")
        raise typer.Exit(1)
    _decide(database, name, lambda admin_queries, store, name: archive.remove(store, name))
    _tell("admin-deleted")


def expire(
    days: Annotated[float, typer.Option("--days", min=0, help="Tables unused for so many days.")],
    folder: Annotated[Path, typer.Option("--archive", help="Folder for the exported tables.")],
    database: Database = "",
) -> None:
    """Export and delete all tables that nobody has used for some time.

    Example: [dim]lapilli admin expire --days 90 --archive old-tables[/]
    """
    from lapilli.server.storage import admin_queries, archive

    async def work(store: Store) -> int:
        rows = await admin_queries.rooms(store, before=time.time() - days * admin_queries.DAY, most=1_000_000)
        try:
            return sum([await archive.archive_room(store, row.id, folder) for row in rows])
        finally:
            await admin_queries.mark(store)  # some may be gone even where one could not be exported

    _tell("admin-expired", count=_with(database, work))


def ban(
    address: Annotated[str, typer.Argument(help="192.0.2.7, 192.0.2.0/24, 2001:db8::/64")],
    days: Annotated[
        float | None, typer.Option("--days", min=0.01, show_default="permanently", help="Length of the ban.")
    ] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation, even for a large network.")] = False,
    database: Database = "",
) -> None:
    """Ban an address or a network.

    Example: [dim]lapilli admin ban 192.0.2.0/24 --days 7[/]
    """
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


def bans(database: Database = "") -> None:
    """List the banned addresses and networks.

    Example: [dim]lapilli admin bans[/]
    """
    from lapilli.server.storage import admin_queries

    found = _with(database, admin_queries.bans)
    for network, until in found:
        print(f"{network!s:40} {'' if until is None else _when(until)}".rstrip())
    _tell("admin-bans", count=len(found))


def rotate(
    forget: Annotated[bool, typer.Option("--forget", help="Accept no former secret: everybody is signed out.")] = False,
    database: Database = "",
) -> None:
    """Sign cookies and links with a new secret. The last two secrets are still accepted.

    Example: [dim]lapilli admin rotate[/]
    """
    from lapilli.server.storage import admin_queries

    if os.environ.get("LAPILLI_SECRET"):
        raise OptionError(say(language(), "admin-secret"))

    async def work(store: Store) -> None:
        await admin_queries.rotate(store, forget)
        await admin_queries.mark(store)

    _with(database, work)
    _tell("admin-forgotten" if forget else "admin-rotated")


def backup(
    file: Annotated[Path, typer.Argument(help="File to write.")],
    database: Database = "",
) -> None:
    """Back up all tables into one file, also while people play.

    Example: [dim]lapilli admin backup tables-2026-11-17.jsonl.gz[/]
    """
    from lapilli.server.storage import archive

    if not file.absolute().parent.is_dir():
        raise OptionError(say(language(), "admin-folder", folder=str(file.parent)))
    _tell("admin-saved", count=_with(database, lambda store: archive.backup(store, file)), file=str(file))


def restore(
    file: Annotated[Path, typer.Argument(exists=True, help="A file of `backup`.")],
    database: Database = "",
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL.

    Example: [dim]lapilli admin restore tables.jsonl.gz --database sqlite:///tables.db[/]
    """
    from lapilli.server.storage import archive

    _tell("admin-restored", count=_with(database, lambda store: archive.restore(store, file), make=True))
