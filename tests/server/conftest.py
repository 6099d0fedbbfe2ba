"""A server for the tests that do not harm it, and a PostgreSQL where one can be had."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import desk
import postgres
import pytest


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with desk.running(database=desk.sqlite(tmp_path_factory.mktemp("tables"))) as address:
        yield address


@pytest.fixture
def ann(base: str) -> desk.Person:
    return desk.Person(base)


@pytest.fixture
def bob(base: str) -> desk.Person:
    return desk.Person(base)


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
