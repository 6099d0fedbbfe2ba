"""Transient faults of a database: it is down, locked, or its disk is full. The client is told to try again."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

TRANSIENT_ERRORS = (OperationalError, InterfaceError, InternalError, NoConnection, OSError, TimeoutError)
# The driver reports most errors of PostgreSQL as one class, so the class of the SQLSTATE decides. In this order:
# connection, read-only, authorization, no such database, rollback, out of disk or memory, lock, operator, system,
# internal error.
TRANSIENT_STATES = ("08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX")


def is_transient(error: Exception) -> bool:
    """Return whether the database is unavailable for now, rather than asked for something wrong."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return isinstance(error, TRANSIENT_ERRORS) or (state or "").startswith(TRANSIENT_STATES)
