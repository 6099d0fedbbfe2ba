"""Export of the whole store, or of one room, as lines of JSON, for SQLite and PostgreSQL.

The first line says what it is; every other is a row with the name of its table. A copy is of one moment, and is made
while people play.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, Table, delete, func, insert, select, text, update

from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.server.storage import schema
from lapilli.server.storage.backup_files import DAMAGED, read, written
from lapilli.server.storage.store import Store

FORMAT = "lapilli tables 1"
TABLES = schema.metadata.sorted_tables  # those that others refer to first
BATCH = 500
INCOMPLETE = "the file is not a complete backup or export: nothing was imported"
OF_A_ROOM = (schema.rooms.c.id, schema.seats.c.room, schema.events.c.room)


def _hold(connection: Connection) -> None:
    """What is read from here on is of one moment; without this SQLite shows each question the newest rows."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    else:
        connection.exec_driver_sql("BEGIN")


async def backup(store: Store, file: Path) -> int:
    """Write everything into a file; returns the number of rooms."""

    def work(connection: Connection) -> int:
        _hold(connection)
        with written(file) as out:
            _write(out, {"format": FORMAT, "schema": schema.HEAD})
            for table in TABLES:
                for row in connection.execute(select(table)).mappings():
                    _write(out, {"table": table.name, "row": dict(row)})
        return connection.execute(select(func.count()).select_from(schema.rooms)).scalar() or 0

    return await store.do(work)


async def restore(store: Store, file: Path) -> int:
    """Fill an empty store from a copy, all or nothing; returns the number of rooms."""

    def work(connection: Connection) -> int:
        if connection.execute(select(func.count()).select_from(schema.rooms)).scalar():
            raise OptionError("there are tables in that database: restore into an empty one")
        connection.execute(delete(schema.keys))  # such as the secret that was made when it was opened
        return _fill(connection, read(file), TABLES)

    return await store.do(work)


def _fill(connection: Connection, lines: Iterable[str], tables: Sequence[Table]) -> int:
    """The rows of a copy, of these tables; refused where one of its lines or events is missing."""
    waiting: list[Data] = []
    last, missing, count = "", Counter[str](), 0
    try:
        for entry in _entries(lines):
            table, row = entry["table"], entry["row"]
            if table not in {one.name for one in tables}:
                raise OptionError("this is a backup of all tables, not an export of one: use `lapilli admin restore`")
            if table != last or len(waiting) >= BATCH:
                _insert(connection, last, waiting)
                waiting, last = [], table
            waiting.append(row)
            if table == schema.rooms.name:
                missing[row["id"]] += row["version"]
                count += 1
            elif table == schema.events.name:
                missing[row["room"]] -= 1
        _insert(connection, last, waiting)
        whole = not any(missing.values())
    except DAMAGED:
        whole = False
    if not whole:
        raise OptionError(INCOMPLETE)
    return count


def _entries(lines: Iterable[str]) -> Iterator[Data]:
    rows = map(json.loads, lines)
    head = next(rows, None)
    check(head if isinstance(head, dict) else {})
    yield from rows


def check(head: Data) -> None:
    """Is this a copy that can be read here?"""
    if head.get("format") != FORMAT:
        raise OptionError("this is not a backup")
    if head["schema"] > schema.HEAD:
        raise OptionError("this backup was made by a newer Lapilli")


def _insert(connection: Connection, table: str, rows: list[Data]) -> None:
    if rows:
        connection.execute(insert(schema.metadata.tables[table]), rows)


async def export(store: Store, room: str) -> str | None:
    """One room as such lines; None where there is none of that name."""

    def work(connection: Connection) -> str | None:
        _hold(connection)
        lines = list(_lines(connection, room))
        return "".join(lines) if len(lines) > 1 else None

    return await store.do(work)


def _lines(connection: Connection, room: str) -> Iterator[str]:
    yield json.dumps({"format": FORMAT, "schema": schema.HEAD}) + "\n"
    for column in OF_A_ROOM:
        for row in connection.execute(select(column.table).where(column == room)).mappings():
            yield json.dumps({"table": column.table.name, "row": dict(row)}, ensure_ascii=False) + "\n"


async def take_in(store: Store, lines: Iterable[str]) -> None:
    """Put a room that was exported back where it was; refused where it is."""

    def work(connection: Connection) -> None:
        if _fill(connection, lines, [column.table for column in OF_A_ROOM]) != 1:
            raise OptionError(INCOMPLETE)

    await store.do(work)


async def remove(store: Store, room: str, version: int | None = None) -> bool:
    """A room with all that happened in it, if it is still at this version; was it removed?"""
    here = schema.rooms.c.id == room
    if version is not None:
        here &= schema.rooms.c.version == version

    def work(connection: Connection) -> bool:
        if not connection.execute(update(schema.rooms).where(here).values(version=schema.rooms.c.version)).rowcount:
            return False  # from here on nobody else changes it
        for column in reversed(OF_A_ROOM):
            connection.execute(delete(column.table).where(column == room))
        return True

    return await store.do(work)


async def archive_room(store: Store, room: str, folder: Path) -> bool:
    """Export a room into a folder, and only then remove it; it stays where somebody has come back meanwhile."""
    lines = await export(store, room)
    if lines is None:
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder} cannot be made: {error.strerror or error}") from error
    try:
        with written(folder / f"{room}.jsonl.gz") as out:
            out.write(lines)
    except OptionError as error:  # it names the file and so the room, which must not stand in a log
        cause = getattr(error.__cause__, "strerror", None) or "the disk is full or protected"
        raise OptionError(f"a table cannot be exported into {folder}: {cause}") from None
    return await remove(store, room, json.loads(lines.splitlines()[1])["row"]["version"])


def _write(out: IO[str], entry: dict[str, object]) -> None:
    out.write(json.dumps(entry, ensure_ascii=False) + "\n")
