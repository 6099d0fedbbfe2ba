"""Copies of the store as plain lines of JSON: of everything (into SQLite or PostgreSQL alike) or of one room.

The first line says what it is; every other is a row with the name of its table. A copy is of one moment, and is made
while people play.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, delete, func, insert, select, text

from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.server.storage import schema
from lapilli.server.storage.store import Store

FORMAT = "lapilli tables 1"
TABLES = schema.metadata.sorted_tables  # those that others refer to first
BATCH = 500
OF_A_ROOM = (schema.rooms.c.id, schema.seats.c.room, schema.events.c.room)


async def backup(store: Store, file: Path) -> int:
    """Write everything into a file that appears only when it is complete; returns the number of rooms."""
    unfinished = file.with_name(file.name + ".part")

    def work(connection: Connection) -> int:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        with gzip.open(unfinished, "wt", encoding="utf-8") as out:
            _write(out, {"format": FORMAT, "schema": schema.HEAD})
            for table in TABLES:
                for row in connection.execute(select(table)).mappings():
                    _write(out, {"table": table.name, "row": dict(row)})
        return connection.execute(select(func.count()).select_from(schema.rooms)).scalar() or 0

    count = await store.do(work)
    unfinished.replace(file)
    return count


async def restore(store: Store, file: Path) -> int:
    """Fill an empty store from a copy, all or nothing; returns the number of rooms."""

    def work(connection: Connection) -> int:
        if connection.execute(select(func.count()).select_from(schema.rooms)).scalar():
            raise OptionError("there are tables in that database: restore into an empty one")
        connection.execute(delete(schema.keys))  # such as the secret that was made when it was opened
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            return _fill(connection, lines)

    return await store.do(work)


def _fill(connection: Connection, lines: Iterable[str]) -> int:
    rows = iter(lines)
    check(json.loads(next(rows, "{}")))
    count, last = 0, ""
    waiting: list[dict[str, object]] = []
    for line in rows:
        entry = json.loads(line)
        if entry["table"] != last or len(waiting) >= BATCH:
            _insert(connection, last, waiting)
            waiting, last = [], entry["table"]
        waiting.append(entry["row"])
        count += last == schema.rooms.name
    _insert(connection, last, waiting)
    return count


def check(head: Data) -> None:
    """Is this a copy that can be read here?"""
    if head.get("format") != FORMAT:
        raise OptionError("this is no copy of tables")
    if head["schema"] > schema.HEAD:
        raise OptionError("this copy was made by a newer Lapilli")


def _insert(connection: Connection, table: str, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(insert(schema.metadata.tables[table]), rows)


async def export(store: Store, room: str) -> str | None:
    """One room as such lines; None where there is none of that name."""

    def work(connection: Connection) -> str | None:
        lines = list(_lines(connection, room))
        return "".join(lines) if len(lines) > 1 else None

    return await store.do(work)


def _lines(connection: Connection, room: str) -> Iterator[str]:
    yield json.dumps({"format": FORMAT, "schema": schema.HEAD}) + "\n"
    for column in OF_A_ROOM:
        for row in connection.execute(select(column.table).where(column == room)).mappings():
            yield json.dumps({"table": column.table.name, "row": dict(row)}, ensure_ascii=False) + "\n"


async def take_in(store: Store, lines: str) -> int:
    """Put a room that was exported back where it was; refused where it is."""
    return await store.do(lambda connection: _fill(connection, lines.splitlines()))


async def remove(store: Store, room: str) -> bool:
    """A room with all that happened in it; was there one?"""

    def work(connection: Connection) -> bool:
        counts = [connection.execute(delete(c.table).where(c == room)).rowcount for c in reversed(OF_A_ROOM)]
        return bool(counts[-1])

    return await store.do(work)


async def put_away(store: Store, room: str, folder: Path) -> bool:
    """Export a room into a folder, and only then remove it."""
    lines = await export(store, room)
    if lines is None:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f"{room}.part"
    with gzip.open(unfinished, "wt", encoding="utf-8") as out:
        out.write(lines)
    unfinished.replace(folder / f"{room}.jsonl.gz")
    return await remove(store, room)


def _write(out: IO[str], entry: dict[str, object]) -> None:
    out.write(json.dumps(entry, ensure_ascii=False) + "\n")
