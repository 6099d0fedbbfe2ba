"""Transient faults of a database: it is down, locked, or its disk is full. The client is told to try again."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

AWAY = (OperationalError, InterfaceError, InternalError, NoConnection, OSError, TimeoutError)
# Of PostgreSQL's faults the driver tells most as one kind; by the classes of their SQL states these pass: connections,
# read-only, who may come in, no such database, races, disk and memory, locks, somebody stops it, the system, inside.
PASSING = ("08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX")


def passes(error: Exception) -> bool:
    """Is it the database that cannot at the moment, and not we who asked something wrong?"""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return isinstance(error, AWAY) or (state or "").startswith(PASSING)
