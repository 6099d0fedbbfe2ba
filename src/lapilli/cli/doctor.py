"""`lapilli admin doctor`: check the installation. Each finding says what to do about it."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, NamedTuple

import typer

from lapilli import interpreted
from lapilli.cli.i18n import language, say
from lapilli.core.errors import LapilliError
from lapilli.core.registry import find, list_games

ROOM = 500_000_000  # bytes of disk below which a host is warned
FILES = 4096  # open files: a socket is one
GOOD, WARN, BAD = "good", "warn", "bad"
SIGNS = {GOOD: "ok  ", WARN: "warn", BAD: "BAD "}


class Finding(NamedTuple):
    """What was checked, its state, and the arguments of its message `doctor-<about>-<state>`."""

    about: str
    state: str
    facts: Mapping[str, object] = MappingProxyType({})


def doctor(
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="The database of the tables.", envvar="LAPILLI_DATABASE")
    ] = "",
) -> None:
    """Check the installation for playing and hosting, and say what to fix. The exit code is 1 if anything fails.

    Example: [dim]lapilli admin doctor[/]
    """
    found = list(findings(database))
    for finding in found:
        words = say(language(), f"doctor-{finding.about}-{finding.state}", **finding.facts)
        print(f"{SIGNS[finding.state]} {words}")
    if any(finding.state == BAD for finding in found):
        raise typer.Exit(1)


def findings(database: str) -> Iterator[Finding]:
    """Yield every finding, in the order they are printed."""
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("python", GOOD if sys.version_info >= (3, 11) else BAD, {"version": version})
    yield Finding("kernel", GOOD if interpreted.compiled() else WARN)
    yield from _games()
    if importlib.util.find_spec("uvicorn") is None or importlib.util.find_spec("sqlalchemy") is None:
        yield Finding("server", BAD)
        return
    yield from _store(database)
    yield from _machine()
    yield from _settings()


def _games() -> Iterator[Finding]:
    broken = []
    for name in list_games():
        try:
            find(name)
        except LapilliError as error:
            broken.append(f"{name}: {error}")
    yield Finding("games", BAD if broken else GOOD, {"names": "; ".join(broken) or ", ".join(sorted(list_games()))})


def _store(database: str) -> Iterator[Finding]:
    from lapilli.server.preflight import check_database
    from lapilli.server.settings import Settings
    from lapilli.server.storage.store import Store

    url = Settings(database=database).url

    async def probe() -> str:
        await check_database(url)
        store = await Store.open(url)
        try:
            await store.probe()
            shown = store.engine.url.set(drivername=store.engine.dialect.name)
            return str(shown.render_as_string(hide_password=True))
        finally:
            await store.close()

    try:
        yield Finding("store", GOOD, {"url": asyncio.run(probe())})
    except LapilliError as error:
        yield Finding("store", BAD, {"reason": str(error)})


def _machine() -> Iterator[Finding]:
    from lapilli.server.settings import data_folder

    here = next(path for path in (data_folder(), *data_folder().parents, Path("/")) if path.exists())
    free = shutil.disk_usage(here).free
    yield Finding("disk", GOOD if free > ROOM else WARN, {"free": round(free / 1e9, 1)})
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        yield Finding("files", GOOD if most >= FILES else WARN, {"most": most, "wanted": FILES})


def _settings() -> Iterator[Finding]:
    """What the environment says about hosting."""
    from lapilli.server.web.app import EVERYWHERE

    open_to_all = os.environ.get("LAPILLI_HOST", "127.0.0.1") in EVERYWHERE
    named = bool(os.environ.get("LAPILLI_ORIGIN"))
    yield Finding("origin", WARN if open_to_all and not named else GOOD)
    secret = os.environ.get("LAPILLI_SECRET", "")
    yield Finding("secret", WARN if secret and len(secret.split()[0]) < 32 else GOOD)
