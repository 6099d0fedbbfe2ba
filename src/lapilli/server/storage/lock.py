"""One process for one SQLite file: the first holds a lock beside it, and a second one is refused."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url


class Taken(RuntimeError):
    """Another server has this file open."""


@contextmanager
def held(url: str) -> Iterator[None]:
    """For as long as a server runs; nothing to do for PostgreSQL, which serves many."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        yield
        return
    os.makedirs(os.path.dirname(os.path.abspath(parsed.database)), exist_ok=True)
    with open(f"{parsed.database}.lock", "a+b") as file:
        try:
            _lock(file.fileno())
        except OSError:
            raise Taken(
                f"another server is using {parsed.database}: SQLite is for one process; stop it, or use PostgreSQL"
            ) from None
        yield  # closing the file, or the end of the process, gives it back


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
