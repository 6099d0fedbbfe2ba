"""Checks before a server starts: database and port. A failure is one plain sentence."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError

from lapilli.core.errors import OptionError
from lapilli.server.settings import Settings
from lapilli.server.storage.store import Store

FORMS = "sqlite:///FILE or postgresql://USER@HOST/NAME"
KINDS = ("sqlite", "postgresql")


def ready(settings: Settings) -> None:
    """Raises OptionError with the reason why a server with these settings cannot run."""
    check_port(settings.host, settings.port)
    asyncio.run(check_database(settings.url))


def check_port(host: str, port: int) -> None:
    """Is the port ours to take? 0 asks for any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise OptionError(_port_words(host, port, error)) from None


def _port_words(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken by another program: choose another one with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is reserved for the administrator: choose one above 1023 with --port"
    return f"nobody can listen on {host}, port {port}: {error.strerror or error}"


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for any other, and for one in memory."""
    with contextlib.suppress(ArgumentError):
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            return Path(parsed.database)
    return None


async def check_database(url: str) -> None:
    """Open the database once, bring its schema up to date, and close it."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise OptionError(f"{url!r} is no database: it should read {FORMS}") from None
    if parsed.get_backend_name() not in KINDS:
        raise OptionError(f"tables are stored in SQLite or PostgreSQL, not in {parsed.get_backend_name()}: {FORMS}")
    shown = parsed.set(drivername=parsed.get_backend_name()).render_as_string(hide_password=True)
    try:
        store = await Store.open(url)
    except CommandError:
        raise OptionError(
            f"{shown} was written by another version of Lapilli: install that one, or use another database"
        ) from None
    except ModuleNotFoundError as error:
        raise OptionError(f"PostgreSQL needs {error.name}: pip install 'lapilli[server]'") from None
    except OperationalError as error:
        raise OptionError(f"{shown} cannot be opened: {_first_line(error.orig)}") from None
    except DatabaseError as error:
        raise OptionError(f"{shown} is damaged, or no database of Lapilli: {_first_line(error.orig)}") from None
    except DBAPIError as error:  # PostgreSQL's own words: no such database, no such role, a wrong password
        raise OptionError(f"{shown} cannot be used: {_first_line(error.orig)}") from None
    except OSError as error:
        raise OptionError(f"{shown} cannot be reached: {_first_line(error)}") from None
    await store.close()


def _first_line(error: BaseException | None) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
