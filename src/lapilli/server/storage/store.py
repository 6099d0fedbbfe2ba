"""The store: rooms, seats and the log of events, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lapilli.server.storage import schema
from lapilli.server.storage.entries import Event, Person, SeatHolder, Setup
from lapilli.server.storage.faults import is_transient
from lapilli.server.storage.notify import listen
from lapilli.server.storage.room_store import Conflict
from lapilli.server.storage.write_batcher import WriteBatcher
from lapilli.server.wire.errors import RequestError

logger = logging.getLogger("lapilli.server")
Result = TypeVar("Result")
Work = Callable[[Connection], Result]
LOCKED = 3.0  # seconds that SQLite waits for somebody else who writes


class Store:
    """The database; every append is one transaction.

    What is done is written as plain functions over a connection. SQLite carries each out in one thread of its own, in
    one step for the event loop; PostgreSQL through its asynchronous driver.
    """

    def __init__(self, engine: Engine | AsyncEngine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        self._thread = ThreadPoolExecutor(1, "store")  # SQLite has one writer
        self._batcher: WriteBatcher | None = None
        if isinstance(engine, Engine):
            self._batcher = WriteBatcher(engine, self._thread, Conflict, IntegrityError)

    @property
    def shared(self) -> bool:
        """With SQLite there is one process."""
        return self.postgres

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and bring the schema up to date."""
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            if parsed.database:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(parsed.set(drivername="sqlite"), hide_parameters=True)
            event.listen(engine, "connect", _prepare_sqlite)
            store = cls(engine)
        else:
            store = cls(create_async_engine(parsed, pool_size=8, pool_pre_ping=True, hide_parameters=True))
        await store._transact(_migrate)  # what fails here is no passing fault: the caller says what
        return store

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """Carry out a piece of work in a transaction; a database that cannot is away, and that is no bug."""
        return await self._present(self._transact, work)

    async def _present(self, way: Callable[[Work[Result]], Awaitable[Result]], work: Work[Result]) -> Result:
        try:
            return await way(work)
        except Exception as error:
            if not is_transient(error):
                raise
            logger.warning("the database is away", extra={"error": type(error).__name__, "about": str(error)[:200]})
            raise RequestError("away") from error

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        if isinstance(self.engine, AsyncEngine):
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, work)

    def _in_thread(self, work: Callable[[Connection], Result]) -> Result:
        assert isinstance(self.engine, Engine)
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        if isinstance(self.engine, AsyncEngine):
            await self.engine.dispose()
        else:
            self._thread.shutdown()  # what has been begun is finished
            self.engine.dispose()

    async def probe(self) -> None:
        """Write something: refused where the database is away, locked, or its disk is full."""
        here, now = schema.keys.c.name == "probe", str(time.time())

        def work(connection: Connection) -> None:
            if not connection.execute(update(schema.keys).where(here).values(value=now)).rowcount:
                connection.execute(insert(schema.keys).values(name="probe", value=now))

        with contextlib.suppress(IntegrityError):  # another process was first
            await self.do(work)

    # -- writing ------------------------------------------------------------------------------------------------

    async def create(self, setup: Setup, holders: Sequence[SeatHolder], events: Sequence[Event]) -> None:
        """A new room with its first events, all or nothing."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.rooms).values(asdict(setup)))
            connection.execute(insert(schema.seats), [{"room": setup.id, **asdict(holder)} for holder in holders])
            _insert_events(connection, setup.id, events)

        await self.do(work)

    async def append(
        self,
        room: str,
        after: int,
        events: Sequence[Event],
        *,
        ply: int,
        over: bool,
        holders: Sequence[SeatHolder] = (),
        tell: Sequence[str] = (),
    ) -> list[Event]:
        """Add events if the last version is still `after`, else raise Conflict; returns them with their versions."""
        now = time.time()
        stored = [Event(new.kind, new.payload, after + n, now) for n, new in enumerate(events, 1)]
        compare = (
            update(schema.rooms)
            .where(schema.rooms.c.id == room, schema.rooms.c.version == after)
            .values(version=after + len(events), ply=ply, over=over, updated=now)
        )

        def work(connection: Connection) -> None:
            if connection.execute(compare).rowcount != 1:
                raise Conflict(room)
            _insert_events(connection, room, stored)
            for holder in holders:
                here = (schema.seats.c.room == room) & (schema.seats.c.seat == holder.seat)
                changed = {name: value for name, value in asdict(holder).items() if name != "auto_pass"}
                connection.execute(update(schema.seats).where(here).values(changed))
            _notify(connection, tell, room)  # heard once this is committed

        try:
            await self._present(self._batcher.do if self._batcher else self._transact, work)
        except IntegrityError as error:
            raise Conflict(room) from error
        return stored

    async def save_auto_pass(self, room: str, holder: SeatHolder, tell: Sequence[str] = ()) -> None:
        """What a seat lets play itself: no event, for it is nobody else's business."""
        here = (schema.seats.c.room == room) & (schema.seats.c.seat == holder.seat)

        def work(connection: Connection) -> None:
            connection.execute(update(schema.seats).where(here).values(auto_pass=holder.auto_pass))
            _notify(connection, tell, room)

        await self.do(work)

    async def notify(self, tell: Sequence[str], news: str) -> None:
        """Tell other processes something that is not stored, on these channels (PostgreSQL only)."""
        if tell:
            await self.do(lambda connection: _notify(connection, tell, news))

    async def listen(self, channels: Sequence[str], heard: Callable[[str], None], again: Callable[[], None]) -> None:
        """Pass on what other processes announce, for ever (PostgreSQL only)."""
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        await listen(url, channels, heard, again)

    async def key(self, name: str, fresh: str) -> str:
        """The value kept under a name; `fresh` becomes it where there is none yet."""

        def look(connection: Connection) -> str | None:
            return connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == name)).scalar()

        if found := await self.do(look):
            return found
        with contextlib.suppress(IntegrityError):  # another process was first
            await self.do(lambda connection: connection.execute(insert(schema.keys).values(name=name, value=fresh)))
        return await self.do(look) or fresh

    # -- reading ------------------------------------------------------------------------------------------------

    async def load(self, room: str, after: int = 0) -> tuple[Setup, list[SeatHolder], list[Event]] | None:
        """A room with its holders and its events after a version, as of one moment."""

        def work(connection: Connection) -> tuple[Setup, list[SeatHolder], list[Event]] | None:
            row = connection.execute(select(schema.rooms).where(schema.rooms.c.id == room)).mappings().first()
            if row is None:
                return None
            seats = select(schema.seats).where(schema.seats.c.room == room).order_by(schema.seats.c.seat)
            events = (
                select(schema.events)
                .where(
                    schema.events.c.room == room,
                    schema.events.c.version > after,
                    schema.events.c.version <= row["version"],
                )
                .order_by(schema.events.c.version)
            )
            holders = [_holder(entry) for entry in connection.execute(seats).mappings()]
            return Setup(**row), holders, [_event(entry) for entry in connection.execute(events).mappings()]

        return await self.do(work)

    async def rooms_of(self, person: str, limit: int = 50) -> list[str]:
        """Rooms where this person has a seat, the most recent first."""
        query = (
            select(schema.rooms.c.id)
            .where(
                schema.rooms.c.id.in_(select(schema.seats.c.room).where(schema.seats.c.person == person))
                | (schema.rooms.c.host == person)
            )
            .order_by(schema.rooms.c.updated.desc())
            .limit(limit)
        )
        return await self.do(lambda connection: [str(room) for room in connection.execute(query).scalars()])

    async def listed(self, limit: int = 30) -> list[str]:
        """Rooms that strangers may find and that still wait for somebody, the newest first."""
        free = select(schema.seats.c.room).where(schema.seats.c.who == "link")
        query = (
            select(schema.rooms.c.id)
            .where(schema.rooms.c.listed, ~schema.rooms.c.over, schema.rooms.c.id.in_(free))
            .order_by(schema.rooms.c.created.desc())
            .limit(limit)
        )
        return await self.do(lambda connection: [str(room) for room in connection.execute(query).scalars()])

    async def person(self, **known: str) -> Person | None:
        """Somebody by their id or by the hash of their phrase."""
        [(name, value)] = known.items()
        query = select(schema.people).where(schema.people.c[name] == value)
        row = await self.do(lambda connection: connection.execute(query).mappings().first())
        return Person(**row) if row else None

    async def keep_person(self, person: Person) -> None:
        """Remember somebody as they are now."""
        here, facts = schema.people.c.person == person.person, asdict(person)

        def work(connection: Connection) -> None:
            if not connection.execute(update(schema.people).where(here).values(facts)).rowcount:
                connection.execute(insert(schema.people).values(facts))

        await self.do(work)

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        """Room and seat that a link's hash stands for."""
        query = select(schema.seats.c.room, schema.seats.c.seat).where(schema.seats.c.link == link)
        row = await self.do(lambda connection: connection.execute(query).first())
        return (str(row[0]), int(row[1])) if row else None


def _insert_events(connection: Connection, room: str, events: Sequence[Event]) -> None:
    if events:
        connection.execute(insert(schema.events), [{"room": room, **asdict(entry)} for entry in events])


def _notify(connection: Connection, channels: Sequence[str], news: str) -> None:
    for channel in channels:
        connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": channel, "news": news})


def _holder(row: Any) -> SeatHolder:
    known = {name: row[name] for name in ("seat", "who", "label", "person", "level", "link")}
    return SeatHolder(**known, auto_pass=tuple(row["auto_pass"] or ()))


def _event(row: Any) -> Event:
    return Event(row["kind"], row["payload"], row["version"], row["at"])


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    patience = f"busy_timeout={LOCKED * 1000:.0f}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", patience, "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date; costs next to nothing where it is."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == schema.HEAD:
            return
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # processes that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(20261115)"))
    config = Config()
    config.set_main_option("script_location", "lapilli.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
