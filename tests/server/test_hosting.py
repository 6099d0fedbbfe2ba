"""What a host relies on: migrations, proxies, `lapilli serve` and `lapilli play`."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import harness
import httpx
import pytest
import sqlalchemy
import typer
import uvicorn
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from harness import Person
from typer.testing import CliRunner

from lapilli.cli import play as cli_play
from lapilli.server import __main__ as command
from lapilli.server import serve
from lapilli.server.rooms.clock import Clock
from lapilli.server.settings import Settings
from lapilli.server.storage import schema
from lapilli.server.storage.entries import Event
from lapilli.server.storage.room_store import Conflict
from lapilli.server.storage.store import Store


def test_migrations_lead_to_the_schema_and_its_newest_revision_is_known(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", "lapilli.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [schema.HEAD]

    async def twice() -> None:
        for _ in range(2):  # the second time there is nothing to do
            store = await Store.open(harness.sqlite(tmp_path))
            await store.probe()
            await store.close()

    asyncio.run(twice())
    with sqlalchemy.create_engine(harness.sqlite(tmp_path)).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_an_append_after_an_old_version_is_a_conflict_and_stores_nothing(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        room = Person(base).open("me", "link")["room"]

        async def race() -> tuple[int, int]:
            store = await Store.open(harness.sqlite(tmp_path))
            found = await store.load(room)
            assert found
            version = found[0].version
            await store.append(room, version, [Event("chat", {"seat": 0, "from": "", "text": "a"})], ply=6, over=False)
            with pytest.raises(Conflict):
                await store.append(room, version, [Event("chat", {})], ply=6, over=False)
            with pytest.raises(Conflict):
                await store.append("nowhere", 0, [Event("chat", {})], ply=0, over=False)
            after = await store.load(room, version)
            await store.close()
            assert after
            return version, len(after[2])

        version, news = asyncio.run(race())
        assert news == 1
        assert (
            httpx.get(f"{base}/api/tables/{room}", timeout=60).json()["version"] == version
        )  # still what this process knew
        ann = Person(base)
        lost = ann.open("me", "link")["room"]
        assert lost != room


def test_a_lost_race_is_decided_again_on_the_fresh_table(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path)) as base:
        ann = Person(base)
        room = ann.open("me", "link")["room"]
        with ann.live(room) as line:
            version = line.until("frame")["version"]

            async def behind_its_back() -> None:
                store = await Store.open(harness.sqlite(tmp_path))
                said = {"seat": 0, "from": "", "text": "from elsewhere"}
                await store.append(room, version, [Event("chat", said)], ply=line.frame["ply"], over=False)
                await store.close()

            asyncio.run(behind_its_back())
            line.play()
            assert line.until("chat")["text"] == "from elsewhere"
            assert line.until(lambda m: m.get("by") == "ash")["version"] == version + 2


def test_forwarded_headers_are_believed_from_a_known_proxy_only(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    for proxies, status, secure in (("", 200, False), ("127.0.0.1", 403, True)):
        with harness.running(database=harness.sqlite(tmp_path), proxies=proxies) as base:
            assert (
                httpx.get(base + "/metrics", headers=forwarded, timeout=60).status_code == status
            )  # for this machine only
            answer = httpx.get(base + "/", headers=forwarded, timeout=60)
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
            assert ("strict-transport-security" in answer.headers) is secure


@pytest.mark.parametrize(("proxies", "believed"), [("", False), ("10.9.9.9", False), ("10.9.9.9, 127.0.0.0/8", True)])
def test_a_request_id_is_believed_from_a_known_proxy_only(tmp_path: Path, proxies: str, believed: bool) -> None:
    given = {"x-request-id": "from-the-proxy-1", "x-forwarded-for": "203.0.113.9"}
    with harness.running(database=harness.sqlite(tmp_path), proxies=proxies) as base:
        answer = httpx.get(base + "/health", headers=given, timeout=60)
    assert (answer.headers["x-request-id"] == "from-the-proxy-1") is believed


def test_a_public_server_answers_to_its_origins_and_makes_links_with_the_first(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    with harness.running(database=harness.sqlite(tmp_path), origins=(origin,)) as base:
        ann = Person(base, host="play.example.org", origin=origin)
        assert ann.open("me", "link")["links"][0]["url"].startswith(origin + "/s/")
        assert httpx.get(base + "/api/games", headers={"host": "other.example"}, timeout=60).status_code == 403


def test_play_opens_the_browser_at_a_table_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAPILLI_DATA", str(tmp_path))
    shown: list[str] = []
    opened = threading.Event()
    servers: list[uvicorn.Server] = []
    make = serve.server

    def kept(settings: Settings) -> uvicorn.Server:
        servers.append(make(settings))
        return servers[0]

    def browse(url: str) -> None:
        shown.append(url)
        opened.set()

    monkeypatch.setattr(serve, "server", kept)
    monkeypatch.setattr("lapilli.server.logs.configure", lambda *_: None)
    monkeypatch.setattr("webbrowser.open", browse)
    running = threading.Thread(target=lambda: serve.play(harness.free_port(), game="pumice", opened=lambda _: None))
    running.start()
    assert opened.wait(30)
    assert httpx.get(shown[0], timeout=60).status_code == 200
    assert shown[0].endswith("?game=pumice")
    servers[0].should_exit = True
    running.join(20)
    assert (tmp_path / "tables.sqlite3").exists()


def test_the_command_line_offers_every_setting_of_serve() -> None:
    """But for the secret, which comes from the environment: command lines are public."""
    offered = {option.name for option in typer.main.get_command(typer_app()).params}
    assert set(Settings.__dataclass_fields__) - offered == {"secret"}


def test_the_clock_runs_for_those_whom_the_game_waits_for() -> None:
    clock = Clock(1, 5, 3, start=100.0)
    clock.moved([0, 1], 0, 110.0)
    assert [clock.left(seat, (), 0) for seat in range(3)] == [55, 50, 60]
    assert clock.left(1, [1], 125.0) == 35
    clock.seated({"seat": 2, "taken": True}, 200.0)
    clock.moved([1], 1, 203.0)
    assert clock.left(1, (), 0) == 52


def test_every_setting_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {"host": "::1", "port": 8123, "proxies": "10.0.0.1", "rate": 0.5}
    wanted |= {"bot_processes": 3, "bot_pause": 1.5, "open_metrics": True, "log": "plain", "log_level": "debug"}
    for name, value in wanted.items():
        monkeypatch.setenv(f"LAPILLI_{name.upper()}", str(value))
    monkeypatch.setenv("LAPILLI_ORIGIN", "https://a.example https://b.example")
    calls: list[Settings] = []
    monkeypatch.setattr(command, "serve", calls.append)
    monkeypatch.setattr(serve, "serve", calls.append)
    monkeypatch.setattr("sys.argv", ["lapilli.server"])
    command.main()
    assert CliRunner().invoke(typer_app(), []).exit_code == 0
    for call in calls:
        assert {name: getattr(call, name) for name in wanted} == wanted
        assert call.origins == ("https://a.example", "https://b.example")
    assert len(calls) == 2
    monkeypatch.setattr("sys.argv", ["lapilli.server", "--port", "9"])
    command.main()
    assert calls[-1].port == 9


def typer_app() -> typer.Typer:
    app = typer.Typer()
    app.command()(cli_play.serve)
    return app
