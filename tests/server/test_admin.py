"""Looking after a server: copies and restoring, closing and deleting tables, expiry, bans, secrets, request ids."""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
import json
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import harness
import httpx
import pytest
import yaml
from typer.testing import CliRunner

from lapilli.cli.app import app
from lapilli.core.errors import OptionError
from lapilli.server import housekeeping
from lapilli.server.metrics import Metrics
from lapilli.server.prometheus import Prometheus
from lapilli.server.settings import Settings
from lapilli.server.storage import admin_queries, archive
from lapilli.server.storage.entries import Ban
from lapilli.server.storage.store import Store
from lapilli.server.web.middleware import request_id

DEPLOY = Path(__file__).parents[2] / "deploy"
Result = TypeVar("Result")


def run(*words: str, code: int = 0) -> str:
    """`lapilli …`; what it printed."""
    done = CliRunner().invoke(app, list(words), env={"LAPILLI_LANG": "en"})
    assert done.exit_code == code, done.output
    return done.output


def using(url: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    async def whole() -> Result:
        store = await Store.open(Settings(database=url).url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def a_game(base: str, moves: int = 3) -> tuple[harness.Person, str, dict[str, Any]]:
    """Somebody who has played a few moves against a bot: the person, the room, the picture when it is their turn."""
    ann = harness.Person(base)
    room = ann.open("me", "bot:random")["room"]
    with ann.live(room) as line:
        for _ in range(moves):
            line.until(lambda message: message["type"] == "frame" and bool(message["asks"]))
            line.play()
        line.until(lambda message: message["type"] == "frame" and bool(message["asks"]))
        return ann, room, line.frame


def test_a_backup_is_restored_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    first, second, copy = harness.sqlite(tmp_path), f"sqlite:///{tmp_path / 'other.sqlite3'}", tmp_path / "copy.gz"
    with harness.running(database=first) as base:
        ann, room, _ = a_game(base)
        assert "1" in run("admin", "backup", str(copy), "--database", first)  # while people play
    assert "1" in run("admin", "restore", str(copy), "--database", second)
    assert "empty" in run("admin", "restore", str(copy), "--database", second, code=2)
    kept, found = (using(url, lambda store: store.load(room)) for url in (first, second))
    assert kept
    assert found
    assert (found[1], found[2]) == (kept[1], kept[2][: len(found[2])])
    with harness.running(database=second) as base:
        again = harness.Person(base)
        again.web.cookies.set("lapilli", ann.cookie)  # the secret came along: people are who they were
        with again.live(room) as line:
            line.until(lambda message: message["type"] == "frame" and bool(message["asks"]))
            line.play(id="one")
            assert line.until("played")


def test_a_backup_of_sqlite_fills_a_postgresql(tmp_path: Path, cluster: str) -> None:
    first, copy = harness.sqlite(tmp_path), tmp_path / "copy.gz"
    with harness.running(database=first) as base:
        _, room, before = a_game(base)
    run("admin", "backup", str(copy), "--database", first)

    async def fill(store: Store) -> Any:
        if await admin_queries.rooms(store, most=1):  # another test's: the cluster is shared
            await archive.take_in(store, _only(copy, room).splitlines())
            return 1
        return await archive.restore(store, copy)

    assert using(cluster, fill) == 1
    setup, holders, events = using(cluster, lambda store: store.load(room)) or (None, [], [])
    assert setup
    assert setup.version == len(events)
    assert len(holders) == 2
    assert before["version"] <= setup.version


def _only(copy: Path, room: str) -> str:
    lines = gzip.decompress(copy.read_bytes()).decode().splitlines(keepends=True)
    rows = [json.loads(line) for line in lines[1:]]
    mine = [
        line
        for line, row in zip(lines[1:], rows, strict=True)
        if room in (row["row"].get("id"), row["row"].get("room"))
    ]
    return "".join([lines[0], *mine])


def test_a_backup_into_a_folder_that_does_not_exist_says_so(tmp_path: Path) -> None:
    assert "folder" in run(
        "admin", "backup", str(tmp_path / "nowhere" / "copy.gz"), "--database", harness.sqlite(tmp_path), code=2
    )


def test_a_copy_of_something_else_or_of_a_newer_lapilli_is_refused(tmp_path: Path) -> None:
    url = harness.sqlite(tmp_path)
    for head in ({"format": "shopping list"}, {"format": archive.FORMAT, "schema": "9999"}):
        file = tmp_path / "copy.gz"
        with gzip.open(file, "wt") as out:
            out.write(json.dumps(head) + "\n")
        assert "backup" in run("admin", "restore", str(file), "--database", url, code=2)


def test_a_copy_is_of_one_moment_though_people_go_on_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite shows each question the newest rows, unless a transaction holds them still."""
    url, copy, write = harness.sqlite(tmp_path), tmp_path / "copy.gz", archive._write
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    with harness.running(database=url) as base:
        ann, room, _ = a_game(base)

        def disturbed(out: Any, entry: dict[str, Any]) -> None:
            write(out, entry)
            if entry.get("table") == "rooms":  # before its events are read
                with ann.live(room) as line:
                    line.until("frame")
                    line.send("chat", text="meanwhile")
                    line.until("chat")

        monkeypatch.setattr(archive, "_write", disturbed)
        run("admin", "backup", str(copy), "--database", url)
    run("admin", "restore", str(copy), "--database", other)
    setup, _, events = using(other, lambda store: store.load(room)) or (None, [], [])
    assert setup
    assert setup.version == len(events)
    assert [len(found[2]) for found in [using(url, lambda store: store.load(room))] if found] == [len(events) + 1]


def test_a_copy_that_is_damaged_cut_or_of_another_kind_is_refused_in_a_sentence(tmp_path: Path) -> None:
    url, other, one, copy = (
        harness.sqlite(tmp_path),
        f"sqlite:///{tmp_path / 'other.sqlite3'}",
        tmp_path / "one.jsonl",
        tmp_path / "all.gz",
    )
    with harness.running(database=url) as base:
        _, room, _ = a_game(base)
        run("admin", "backup", str(copy), "--database", url)
        assert "secrets" in run("admin", "export", room, str(one), "--database", url)
        run("admin", "delete", room, "--yes", "--database", url)
        bad = tmp_path / "bad"
        whole = one.read_bytes()
        for wrong in (b"", b"a letter\n", b"\xff\xfe", whole[:300], whole[: whole.rindex(b"\n", 0, -1) + 1]):
            bad.write_bytes(wrong)
            assert "backup" in run("admin", "import", str(bad), "--database", url, code=2)
        bad.write_bytes(copy.read_bytes()[:-20])
        assert "backup" in run("admin", "restore", str(bad), "--database", other, code=2)
        assert "restore" in run("admin", "import", str(copy), "--database", url, code=2)
        assert "0 tables" in run("admin", "list", "--database", url)
    assert "0 tables" in run("admin", "list", "--database", other)
    assert "1" in run("admin", "restore", str(one), "--database", other)


def test_copies_are_for_their_owner_and_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    url, here = harness.sqlite(tmp_path), tmp_path / "here"
    here.mkdir()
    with harness.running(database=url) as base:
        _, room, _ = a_game(base)
        run("admin", "backup", str(here / "all.gz"), "--database", url)
        run("admin", "export", room, str(here / "one"), "--database", url)
        assert [file.stat().st_mode & 0o777 for file in here.iterdir()] == [0o600, 0o600]
        for words in (["admin", "backup", str(here)], ["admin", "export", room, str(here)]):
            assert "cannot be written" in run(*words, "--database", url, code=2)
        assert "cannot be written" in run("admin", "export", room, str(here / "no" / "one"), "--database", url, code=2)
        (tmp_path / "file").touch()
        folder = tmp_path / "file" / "archive"
        assert "made" in run("admin", "expire", "--days", "0", "--archive", str(folder), "--database", url, code=2)
        assert room in run("admin", "list", "--database", url)
    assert not list(tmp_path.rglob("*.part"))


def test_whoever_comes_back_while_a_table_is_put_away_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, export = harness.sqlite(tmp_path), archive.export
    with harness.running(database=url) as base:
        _, room, _ = a_game(base)

        async def disturbed(store: Store, name: str) -> str | None:
            lines = await export(store, name)
            await admin_queries.close(store, name)  # something happens there
            return lines

        monkeypatch.setattr(archive, "export", disturbed)
        told = run("admin", "expire", "--days", "0", "--archive", str(tmp_path / "archive"), "--database", url)
        assert "deleted: 0" in told
        assert room in run("admin", "list", "--database", url)


def test_decisions_are_told_as_they_are(tmp_path: Path) -> None:
    """No database is made by a slip of the pen, no ban lifted that was none, nothing deleted without a yes."""
    url = harness.sqlite(tmp_path)
    missing = tmp_path / "typing-error.sqlite3"
    assert "does not exist" in run("admin", "list", "--database", f"sqlite:///{missing}", code=2)
    assert not missing.exists()
    with harness.running(database=url) as base:
        _, room, _ = a_game(base)
        assert "No bans" in run("admin", "bans", "--database", url)
        assert "was not" in run("admin", "ban", "192.0.2.7", "--lift", "--database", url)
        assert "no address" in run("admin", "ban", "nobody", "--lift", "--database", url, code=2)
        done = CliRunner().invoke(app, ["admin", "delete", room[:9], "--database", url], input="n\n")
        assert (done.exit_code, room in done.output) == (1, True)
        for _ in range(2):
            run("admin", "close", room, "--database", url)
        shown = run("admin", "show", room, "--database", url)
        assert re.search(r"closed +True", shown)
        assert shown.count(" close\n") == 1, "closed is closed"
        assert "out" in run("admin", "rotate", "--forget", "--database", url)


def test_a_ban_ends_when_its_days_are_over_though_nothing_else_is_decided() -> None:
    here = ipaddress.ip_network("192.0.2.7")
    network = ipaddress.ip_network("192.0.2.0/24")
    assert Ban(network, None).is_banned(here)
    assert Ban(network, time.time() + 60).is_banned(here)
    assert not Ban(network, time.time() - 1).is_banned(here)
    assert not Ban(network, None).is_banned(ipaddress.ip_network("2001:db8::1"))


@pytest.mark.parametrize("network", ["0.0.0.0/0", "::/0", "128.0.0.0/1", "10.0.0.0/7", "2000::/3", "2000::/15"])
def test_a_network_that_keeps_most_people_out_is_not_banned_unasked(tmp_path: Path, network: str) -> None:
    url = harness.sqlite(tmp_path)
    with harness.running(database=url) as base:
        refused = CliRunner().invoke(app, ["admin", "ban", network, "--database", url], input="n\n")
        assert refused.exit_code == 1
        assert network in refused.stdout
        assert "No bans" in run("admin", "bans", "--database", url)
        assert httpx.get(base, timeout=60).status_code == 200
        run("admin", "ban", network, "--yes", "--database", url)
        assert network in run("admin", "bans", "--database", url)
        run("admin", "ban", network, "--lift", "--database", url)
        for narrow in ("10.0.0.0/8", "2001:db8::/32", "192.0.2.7", "2001:db8::1"):
            run("admin", "ban", narrow, "--database", url)


def test_a_room_that_cannot_be_put_away_is_not_named_in_the_log(tmp_path: Path) -> None:
    url, folder = harness.sqlite(tmp_path), tmp_path / "archive"
    with harness.running(database=url) as base:
        room = harness.Person(base).open("me", "bot:random")["room"]
        (folder / f"{room}.jsonl.gz").mkdir(parents=True)  # in the way of the file
        (folder / f"{room}.jsonl.gz" / "full").touch()

        async def away(store: Store) -> str:
            with pytest.raises(OptionError) as refused:
                await archive.archive_room(store, room, folder)
            return str(refused.value)

        told = using(url, away)
        assert str(folder) in told
        assert room not in told


def test_tables_are_listed_looked_at_closed_exported_and_deleted_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK", 0.1)
    url = harness.sqlite(tmp_path)
    with harness.running(database=url) as base:
        ann, room, _ = a_game(base)
        assert room in run("admin", "list", "--database", url)
        assert [json.loads(line)["id"] for line in run("admin", "list", "--json", "--database", url).splitlines()] == [
            room
        ]
        assert "pumice" in run("admin", "show", room[:8], "--database", url)
        assert "seed" not in run("admin", "show", room[:8], "--database", url)
        with ann.live(room) as line:
            line.until("frame")
            run("admin", "close", room, "--database", url)
            line.until(lambda message: message["type"] == "frame" and message["kind"] == "close")
            line.play()
            assert line.until("error")["code"] == "closed"
            run("admin", "close", room, "--reopen", "--database", url)
            line.until(lambda message: message["type"] == "frame" and message["kind"] == "close")
            line.send("name", seat=line.frame["you"][0], text="Ann")
            line.until(lambda message: message["type"] == "frame" and message["kind"] == "seat")
            kept = tmp_path / "one.jsonl"
            run("admin", "export", room, str(kept), "--database", url)
            run("admin", "delete", room, "--yes", "--database", url)
            assert line.until("error")["code"] == "gone"
        assert ann.web.get(f"/api/tables/{room}").status_code == 404
        run("admin", "import", str(kept), "--database", url)
        assert ann.web.get(f"/api/tables/{room}").json()["room"] == room
        assert "already" in run("admin", "import", str(kept), "--database", url, code=2)


def test_rooms_expire_by_the_hosts_rule_and_are_exported_before(tmp_path: Path) -> None:
    url, folder = harness.sqlite(tmp_path), tmp_path / "archive"
    with harness.running(database=url, expire_days=1.0, archive=str(folder)) as base:
        registry = harness.REGISTRIES[base]
        ann, old, _ = a_game(base)
        _, fresh, _ = a_game(base)

        async def age(store: Store) -> None:
            from sqlalchemy import update

            from lapilli.server.storage import schema

            long_ago = time.time() - 3 * admin_queries.DAY
            await store.do(
                lambda c: c.execute(update(schema.rooms).where(schema.rooms.c.id == old).values(updated=long_ago))
            )

        using(url, age)
        asyncio.run(_sweep(registry, url))
        assert ann.web.get(f"/api/tables/{fresh}").status_code == 200
        assert ann.web.get(f"/api/tables/{old}").status_code == 404
        run("admin", "import", str(folder / f"{old}.jsonl.gz"), "--database", url)
        assert ann.web.get(f"/api/tables/{old}").status_code == 200


async def _sweep(registry: Any, url: str) -> None:
    """As the server does it, with a store of this loop."""
    store = await Store.open(Settings(database=url).url)
    try:
        assert await housekeeping.sweep(registry, store) == 1
    finally:
        await store.close()


def test_a_banned_address_is_let_in_neither_by_http_nor_by_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK", 0.1)
    url = harness.sqlite(tmp_path)
    with harness.running(database=url) as base:
        ann = harness.Person(base)
        room = ann.open("me", "bot:random")["room"]
        run("admin", "ban", "127.0.0.0/8", "--days", "1", "--database", url)
        assert "127.0.0.0/8" in run("admin", "bans", "--database", url)
        end = time.monotonic() + 30
        while ann.web.get("/").status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert ann.web.get("/").json()["error"]["code"] == "banned"
        for path in ("/health", "/health/live"):  # a load balancer would take it for dead
            assert ann.web.get(path).json() == {"status": "ok"}
            assert httpx.get(base + path, headers={"host": "10.0.0.7"}, timeout=60).status_code == 200
        assert ann.web.get("/healthy").status_code == 403
        with ann.live(room) as line:
            assert line.next()["code"] == "banned"
        run("admin", "ban", "127.0.0.0/8", "--lift", "--database", url)
        while ann.web.get("/").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.05)
        run("admin", "ban", "somewhere", "--database", url, code=2)


def test_after_a_rotation_people_and_links_are_still_known_until_they_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = harness.sqlite(tmp_path)
    with harness.running(database=url) as base:
        ann, bob = harness.Person(base), harness.Person(base)
        table = ann.open("me", "link")
        room = table["room"]
        old = ann.cookie
    run("admin", "rotate", "--database", url)
    with harness.running(database=url) as base:
        ann.web, bob.web = (httpx.Client(base_url=base, cookies={"lapilli": old}), httpx.Client(base_url=base))
        bob.base = ann.base = base
        ann.web.get("/")
        assert ann.web.cookies.get("lapilli", domain="127.0.0.1") != old, "signed anew"
        assert [one["room"] for one in ann.web.get("/api/tables").json()["tables"]] == [room]
        bob.sit(table["links"][0]["url"])
    run("admin", "rotate", "--forget", "--database", url)
    with harness.running(database=url) as base:
        stranger = httpx.Client(base_url=base, cookies={"lapilli": old})
        assert stranger.get("/api/tables").json()["tables"] == []
    monkeypatch.setenv("LAPILLI_SECRET", "x" * 32)
    assert "LAPILLI_SECRET" in run("admin", "rotate", "--database", url, code=2)


def test_every_answer_bears_a_request_id_and_so_does_the_log(tmp_path: Path) -> None:
    from starlette.datastructures import Headers

    given = Headers({"x-request-id": "from-the-proxy-1"})
    assert request_id(given, trusted=True) == "from-the-proxy-1"
    assert request_id(given, trusted=False) != "from-the-proxy-1"
    assert request_id(Headers({"x-request-id": "two\nlines and more"}), trusted=True) != "two\nlines and more"
    process = harness.Process(harness.sqlite(tmp_path), log_level="info")
    process.log = str(tmp_path / "log")
    with process:
        ids = {httpx.get(process.base + "/api/games", timeout=60).headers["x-request-id"] for _ in range(3)}
        assert process.stop() == 0
    lines = [json.loads(line) for line in Path(process.log).read_text().splitlines() if line.startswith("{")]
    assert len(ids) == 3
    assert ids <= {line.get("request") for line in lines if line["message"] == "request"}


def test_doctor_finds_what_is_wrong_and_says_what_to_do(tmp_path: Path) -> None:
    assert "Tables can be stored" in run("admin", "doctor", "--database", harness.sqlite(tmp_path))
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"this is no database, whatever its name says" * 100)
    assert "BAD" in run("admin", "doctor", "--database", f"sqlite:///{damaged}", code=1)


# -- what is deployed -------------------------------------------------------------------------------------------------


def test_dashboard_and_alerts_name_metrics_that_exist() -> None:
    metrics = Metrics(Prometheus())
    for gauge in ("rooms", "connections"):
        metrics.gauge(gauge, gauge, lambda: 0)
    known = set(re.findall(r"^# TYPE (\S+)", metrics.text(), re.M))
    known |= {f"{name}_{end}" for name in known for end in ("bucket", "count", "sum")}
    for file in ("dashboard.json", "alerts.yml"):
        text = (DEPLOY / file).read_text()
        assert json.loads(text) if file.endswith("json") else yaml.safe_load(text)
        asked = set(re.findall(r"lapilli_\w+", text))
        assert asked
        assert asked <= known, asked - known


def test_the_proxy_names_the_room_after_it_has_named_the_guest() -> None:
    """Outside of `route` Caddy sorts: what has a condition would come first, and be overwritten."""
    text = (DEPLOY / "Caddyfile").read_text()
    inside = text[text.index("route {") :]
    places = [
        inside.index(words) for words in ("respond @secret", "X-Room {remote_host}", "@room X-Room", "reverse_proxy")
    ]
    assert places == sorted(places)
    assert "X-Room" not in text[: text.index("route {")]


def test_the_image_runs_as_nobody_in_particular_with_settings_that_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    for name in ("one", "two"):
        service = compose["services"][name]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        fields = {f"LAPILLI_{field.upper()}" for field in Settings.__dataclass_fields__}
        assert set(service["environment"]) <= fields | {"LAPILLI_ORIGIN"}
    assert re.search(r"^USER \d+$", (DEPLOY / "Dockerfile").read_text(), re.M)
