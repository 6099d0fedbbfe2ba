"""A server for the tests that do not harm it, and a PostgreSQL where one can be had."""

from __future__ import annotations

import asyncio
import itertools
import os
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import harness
import postgres
import pytest

from lapilli.server import create_room


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with harness.running(database=harness.sqlite(tmp_path_factory.mktemp("tables"))) as address:
        yield address


@pytest.fixture(autouse=True)
def pinned(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th room that a test opens has the same seed in every run; so have all rooms of a server process."""
    rooms = itertools.count()
    monkeypatch.setattr(create_room, "fresh_seed", lambda: f"{request.node.name} {next(rooms)}"[:80])


@pytest.fixture
def ann(base: str) -> harness.Person:
    return harness.Person(base)


@pytest.fixture
def bob(base: str) -> harness.Person:
    return harness.Person(base)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL: given by LAPILLI_TEST_POSTGRES, or started for the tests; CI insists on one."""
    if given := os.environ.get("LAPILLI_TEST_POSTGRES"):
        yield given
        return
    reason = postgres.missing()
    if reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI tests PostgreSQL, but {reason}")
        pytest.skip(f"no PostgreSQL: {reason}")
    with postgres.started(Path(str(tmp_path_factory.mktemp("postgres")))) as url:
        yield url


@pytest.fixture
def database(cluster: str) -> Iterator[str]:
    """An empty database of its own."""
    name = f"t{uuid.uuid4().hex[:12]}"

    async def ask(words: str) -> None:
        connection: Any = await asyncpg.connect(cluster)
        await connection.execute(words)
        await connection.close()

    asyncio.run(ask(f"CREATE DATABASE {name}"))
    yield urlsplit(cluster)._replace(path=f"/{name}").geturl()
    asyncio.run(ask(f"DROP DATABASE {name} WITH (FORCE)"))
