"""The database schema. The log of events is the truth; a room's row says how the game was set up."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

HEAD = "0001"  # the newest revision in migrations/versions
metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("box", Text, nullable=True),  # an owner's own box file
    Column("origin", JSON, nullable=True),  # the position it began with, if not the set-up of the rules
    Column("seed", String(80), nullable=False),  # secret until the game is over
    Column("imported", Boolean, nullable=False),
    Column("dice", String(10), nullable=False),  # "server" or "typed"
    Column("clock", JSON, nullable=True),
    Column("lang", String(5), nullable=False),
    Column("host", String(40), nullable=False),  # the person who opened it
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False),  # of the last event: what the compare-and-set compares
    Column("ply", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),  # may strangers find it?
    Column("password", String(200), nullable=True),  # how it can be recognised, not what it is
)

seats = Table(
    "seats",
    metadata,
    Column("room", String(40), ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(10), nullable=False),  # "person", "bot", "link" (waits for somebody)
    Column("person", String(40), nullable=True),  # whose seat it is, also while a bot stands in
    Column("level", String(40), nullable=True),
    Column("label", String(60), nullable=False),  # what the person is called
    Column("link", String(64), nullable=True),  # hash of the token that gives the seat
    Column("auto_pass", JSON, nullable=True),  # phases in which the seat's action plays itself
    Index("seats_by_person", "person"),
    Index("seats_by_link", "link", unique=True),
)

events = Table(
    "events",
    metadata,
    Column("room", String(40), ForeignKey("rooms.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(  # only those who have a name or a phrase
    "people",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("phrase", String(64), nullable=True),  # hash of the words by which they are known on another device
    Column("invited", Boolean, nullable=False),
    Column("updated", Float, nullable=False),
    Index("people_by_phrase", "phrase", unique=True),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(60), primary_key=True),  # an address, or a network such as 192.0.2.0/24
    Column("until", Float, nullable=True),  # None: for good
)
