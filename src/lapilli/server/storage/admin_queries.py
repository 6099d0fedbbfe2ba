"""Queries and decisions of an operator (`lapilli admin`): rooms by age, closing, bans, secrets."""

from __future__ import annotations

import ipaddress
import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from lapilli.core.errors import OptionError
from lapilli.server.storage import schema
from lapilli.server.storage.entries import Ban, Event, Network, Setup
from lapilli.server.storage.room_store import Conflict
from lapilli.server.storage.store import Store

MARK = "office"  # a key that changes with every decision: servers look at it
FORMER = "former secrets"
KEPT = 2  # former secrets by which people are still known
DAY = 86_400.0
WIDE = {4: 8, 6: 16}  # a network with a shorter prefix is not banned unasked


class RoomRow(NamedTuple):
    """A room in a list."""

    id: str
    game: str
    seats: int
    ply: int
    over: bool
    listed: bool
    locked: bool
    created: float
    updated: float


async def rooms(
    store: Store, *, over: bool | None = None, before: float | None = None, most: int = 50
) -> list[RoomRow]:
    """Rooms, the longest untouched first; `before`: untouched since."""
    table = schema.rooms
    query = select(table).order_by(table.c.updated).limit(most)
    if over is not None:
        query = query.where(table.c.over == over)
    if before is not None:
        query = query.where(table.c.updated < before)

    def work(connection: Connection) -> list[RoomRow]:
        return [_row(row) for row in connection.execute(query).mappings()]

    return await store.do(work)


def _row(row: Any) -> RoomRow:
    facts = {name: row[name] for name in RoomRow._fields if name != "locked"}
    return RoomRow(**facts, locked=row["password"] is not None)


async def find(store: Store, start: str) -> str:
    """The name of the one room that begins so."""
    here = schema.rooms.c.id.startswith(start, autoescape=True)
    found = await store.do(
        lambda c: [str(id) for id in c.execute(select(schema.rooms.c.id).where(here).limit(2)).scalars()]
    )
    if len(found) != 1:
        raise OptionError(f"{'several tables begin' if found else 'no table begins'} with {start!r}")
    return found[0]


def is_closed(events: Sequence[Event]) -> bool:
    """Return whether the operator has closed the room in which this happened."""
    return next((bool(event.payload["yes"]) for event in reversed(events) if event.kind == "close"), False)


def door_of(setup: Setup, events: Sequence[Event]) -> str:
    """Who may come in: everybody (`open`), by a `password`, whom its host lets in (`ask`), or nobody (`closed`)."""
    told = next((str(event.payload["to"]) for event in reversed(events) if event.kind == "door"), None)
    return told or ("open" if setup.password is None else "password")


async def close(store: Store, room: str, closed: bool = True) -> None:
    """Nothing is played there any more, or again: an event like any other, so that everybody there sees it."""
    for _ in range(8):
        found = await store.load(room)
        if found is None:
            raise OptionError(f"there is no table {room!r}")
        setup, _, events = found
        if is_closed(events) == closed:
            return
        try:
            await store.append(room, setup.version, [Event("close", {"yes": closed})], ply=setup.ply, over=setup.over)
            return
        except Conflict:
            continue
    raise OptionError("the table is busy: try again")


async def mark(store: Store) -> None:
    """Let the servers look: something was decided that concerns them."""
    await put(store, MARK, secrets.token_hex(8))


async def put(store: Store, name: str, value: str) -> None:
    """Keep a value under a name."""

    def work(connection: Connection) -> None:
        if not connection.execute(update(schema.keys).where(schema.keys.c.name == name).values(value=value)).rowcount:
            connection.execute(insert(schema.keys).values(name=name, value=value))

    await store.do(work)


# -- bans -----------------------------------------------------------------------------------------------------------


async def ban(store: Store, address: str, days: float | None = None) -> Network:
    """Let nobody in from an address or a network, for some days or for good."""
    network = network_of(address)
    until = None if days is None else time.time() + days * DAY

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.bans).where(schema.bans.c.network == str(network)))
        connection.execute(insert(schema.bans).values(network=str(network), until=until))

    await store.do(work)
    return network


async def unban(store: Store, address: str) -> bool:
    """Let an address or network in again; was it out?"""
    here = schema.bans.c.network == str(network_of(address))
    return await store.do(lambda connection: bool(connection.execute(delete(schema.bans).where(here)).rowcount))


def is_wide(address: str) -> bool:
    """Would a ban of this network keep out a good part of everybody: more than any provider has?"""
    network = network_of(address)
    return network.prefixlen < WIDE[network.version]


def network_of(address: str) -> Network:
    """The network that an address names."""
    try:
        return ipaddress.ip_network(address, strict=False)
    except ValueError:
        raise OptionError(f"{address!r} is no address: 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64") from None


async def bans(store: Store) -> list[Ban]:
    """Who is not let in now, and until when."""
    now = time.time()
    rows: Sequence[Any] = await store.do(lambda c: c.execute(select(schema.bans)).all())
    return [Ban(ipaddress.ip_network(network), until) for network, until in rows if until is None or until > now]


# -- secrets --------------------------------------------------------------------------------------------------------


async def signing(store: Store) -> tuple[str, ...]:
    """The secrets of this store: the first signs, all of them prove."""
    first = await store.key("secret", secrets.token_hex(32))
    former = await store.key(FORMER, " ")
    return first, *former.split()


async def rotate(store: Store, forget: bool = False) -> None:
    """A new secret; people are still known by the former ones unless these are to be forgotten."""
    known = await signing(store)
    await put(store, FORMER, " " if forget else " ".join(known[:KEPT]))
    await put(store, "secret", secrets.token_hex(32))
