"""A server that cannot run says why in one plain sentence, and leaves with exit code 2."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from lapilli.server import serve
from tests.cli.run_command import Ran, run


@pytest.fixture(autouse=True)
def never_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused never gets as far as a server."""
    monkeypatch.setattr(serve, "server", lambda settings: pytest.fail("a server was made"))


def refused(*words: str) -> str:
    done: Ran = run("serve", *words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith("lapilli: ")
    return done.err


def test_a_database_of_another_kind() -> None:
    assert "SQLite or PostgreSQL, not in mysql" in refused("--port", "0", "--database", "mysql://x")


def test_no_database_at_all() -> None:
    assert "'tables' is no database: it should read sqlite:///FILE" in refused("--port", "0", "--database", "tables")


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as mine:
        mine.bind(("127.0.0.1", 0))
        mine.listen()
        port = mine.getsockname()[1]
        assert f"port {port} of 127.0.0.1 is taken" in refused("--port", str(port))
        assert run("play", "--no-browser", "--port", str(port)).code == 2


def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"this was a database once" * 100)
    assert "is damaged, or no database of Lapilli" in refused("--port", "0", "--database", f"sqlite:///{file}")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "was written by another version of Lapilli" in refused("--port", "0", "--database", f"sqlite:///{file}")


def test_a_folder_that_cannot_hold_it(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert "cannot be opened" in refused("--port", "0", "--database", f"sqlite:///{tmp_path / 'folder'}")


def test_a_server_of_postgresql_that_is_not_there() -> None:
    pytest.importorskip("asyncpg")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    said = refused("--port", "0", "--database", f"postgresql://me:secret@127.0.0.1:{port}/tables")
    assert "cannot be reached" in said or "cannot be opened" in said
    assert "secret" not in said
