"""Who gets in: cookies, links, origins, hosts, rates, sizes, headers."""

from __future__ import annotations

import json
import logging
import time
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import harness
import httpx
import pytest
from harness import Person
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lapilli.server.identity import Signer, fresh_room
from lapilli.server.limits import BODY_BYTES, Limits
from lapilli.server.logs import JsonLines
from lapilli.server.web.middleware import CSP, _shown


def test_a_cookie_proves_a_person_only_with_its_signature() -> None:
    signer, other = Signer("secret"), Signer("another")
    value = signer.sign("ann")
    assert signer.person(value) == "ann"
    assert other.person(value) is None
    for forged in (None, "", "ann", "ann.", "bob" + value[3:], value[:-1] + "0", value.upper(), "ä.ö", value * 9):
        assert signer.person(forged) is None


def test_a_forged_or_foreign_cookie_gives_no_seat(ann: Person, base: str) -> None:
    table = ann.open("me", "bot:random")
    stranger = Person(base)
    stranger.web.cookies.set("lapilli", ann.cookie[:-2] + "zz")
    with stranger.live(table["room"]) as line:
        assert line.until("frame")["spectator"] is True
        line.send("play", seat="ash", text="lay 1", ply=line.frame["ply"])
        assert line.until("error")["code"] == "foreign"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(base: str) -> None:
    given = httpx.get(base + "/", timeout=60).headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=lax" in given


def test_a_link_gives_its_seat_once(ann: Person, bob: Person, base: str) -> None:
    table = ann.open("me", "link")
    link = table["links"][0]["url"]
    assert bob.sit(link)["seat"] == "basalt"
    assert bob.sit(link)["seat"] == "basalt"  # its owner may come again
    late = Person(base).web.post("/api/seats/" + link.rsplit("/", 1)[1], json={})
    assert (late.status_code, late.json()["error"]["code"]) == (410, "used")
    assert Person(base).web.post("/api/seats/" + "0" * 40, json={}).status_code == 404


def test_a_preview_of_a_link_does_not_use_it_up(ann: Person, base: str) -> None:
    link = ann.open("me", "link")["links"][0]["url"]
    assert "<form" in httpx.get(link, timeout=60).text  # a messenger's preview: no cookie, no navigation
    assert httpx.head(link, timeout=60).status_code == 405
    browser = Person(base, **{"sec-fetch-dest": "document"})
    arrived = browser.web.get(link)
    assert arrived.status_code == 303
    assert arrived.headers["location"].startswith("/t/")
    assert "lapilli=" in arrived.headers["set-cookie"]
    assert httpx.get(link, headers={"sec-fetch-dest": "document"}, timeout=60).status_code == 410


def test_a_link_has_a_qr_code_that_neither_uses_nor_betrays_it(ann: Person, bob: Person, base: str) -> None:
    """The code is drawn for any token, so nobody learns from it which tokens exist."""
    link = ann.open("me", "link")["links"][0]["url"]
    code = bob.web.get(f"{link}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.content.startswith(b"<svg ")
    assert bob.web.get(f"{base}/s/{'x' * len(link.rpartition('/')[2])}/qr.svg").status_code == 200
    assert bob.web.get(f"{base}/s/{'x' * 300}/qr.svg").status_code == 422
    assert bob.web.get(link, headers={"sec-fetch-dest": "document"}).status_code == 303, "the seat is still free"


def test_two_who_open_a_link_at_once_do_not_both_get_the_seat(ann: Person, base: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    token = ann.open("me", "link")["links"][0]["url"].rsplit("/", 1)[1]
    with ThreadPoolExecutor(8) as many:
        answers = list(
            many.map(lambda _: httpx.post(f"{base}/api/seats/{token}", json={}, timeout=60).status_code, range(8))
        )
    assert sorted(answers) == [200] + [410] * 7


def test_links_are_shown_to_the_host_only(ann: Person, bob: Person) -> None:
    table = ann.open("me", "link", "link")
    with ann.live(table["room"]) as one, bob.live(table["room"]) as two:
        assert [link["seat"] for link in one.until("frame")["links"]] == ["basalt", "cinder"]
        assert two.until("frame")["links"] == []
    assert table["links"][0]["url"].rsplit("/", 1)[1] not in "".join(two.heard)


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null", ""])
def test_pages_of_other_sites_are_refused(ann: Person, origin: str) -> None:
    table = ann.open("me", "bot:random")
    posted = ann.web.post("/api/tables", json={}, headers={"origin": origin})
    assert (posted.status_code, posted.json()["error"]["code"]) == (403, "origin")
    url = f"{ann.base.replace('http', 'ws', 1)}/api/tables/{table['room']}/live"
    headers = {"Cookie": f"lapilli={ann.cookie}", "Origin": origin}
    with connect(url, additional_headers=headers) as socket:
        assert json.loads(socket.recv(5))["code"] == "origin"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_own_pages_are_answered(ann: Person) -> None:
    wish = {"game": harness.GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
    assert ann.web.post("/api/tables", json=wish, headers={"origin": ann.base}).status_code == 201


def test_a_server_on_this_machine_answers_to_its_own_names_only(base: str) -> None:
    assert httpx.get(base + "/api/games", headers={"host": "rebound.example"}, timeout=60).status_code == 403
    port = base.rsplit(":", 1)[1]
    assert httpx.get(base + "/api/games", headers={"host": f"localhost:{port}"}, timeout=60).status_code == 200


def test_every_answer_carries_the_strict_headers(ann: Person) -> None:
    room = ann.open("me", "bot:random")["room"]
    for path in ("/", f"/t/{room}", f"/r/{room}", "/t/none", "/api/games", "/static/tokens.css", "/no/such/page"):
        headers = ann.web.get(path).headers
        assert headers["content-security-policy"] == CSP
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in CSP
    assert "http" not in CSP


def test_pages_hold_no_inline_script_or_style_and_load_nothing_from_elsewhere(ann: Person) -> None:
    """But for the one script that must run before the first paint: the policy names it by its hash, and no other."""
    import base64
    import hashlib
    import re

    room = ann.open("me", "bot:random")["room"]
    for path in ("/", f"/t/{room}", f"/r/{room}", "/t/none"):
        answer = ann.web.get(path)
        text, policy = answer.text, answer.headers["content-security-policy"]
        allowed = re.findall(r"'sha256-([^']+)'", policy)
        assert len(allowed) == 1
        assert "unsafe" not in policy
        for tag, inside in re.findall(r"(<script[^>]*>)(.*?)</script>", text, re.S):
            if "src=" not in tag and 'type="application/json"' not in tag:
                assert base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode() == allowed[0]
                text = text.replace(inside, "")
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)
        assert not re.search(r'(src|href)="(https?:)?//', text)


def test_names_are_shown_as_text_and_never_as_markup(ann: Person) -> None:
    evil = '<img src=x onerror="alert(1)">'
    wish = {"game": harness.GAME, "seats": [{"who": "me", "name": evil}, {"who": "bot"}]}
    room = ann.web.post("/api/tables", json=wish).json()["room"]
    assert evil not in ann.web.get(f"/t/{room}").text
    assert evil not in ann.web.get(f"/t/{evil}").text
    with ann.live(room) as line:
        frame = line.until("frame")
        assert frame["seats"][0]["person"] == evil  # data; the page sets it as text
        assert "<img" not in frame["svg"]


def test_a_person_who_sends_too_much_is_slowed_and_the_others_are_not(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), rate=1.0) as base:
        ann, bob = Person(base), Person(base)
        room, other = ann.open("me", "bot:random")["room"], bob.open("me", "bot:random")["room"]
        with ann.live(room) as flood, bob.live(other) as calm:
            flood.until("frame"), calm.until("frame")
            for _ in range(90):
                flood.send("ping")
            assert flood.until(lambda m: m.get("code") == "rate")
            waits = []
            for _ in range(3):
                begin = time.perf_counter()
                calm.send("ping")
                calm.until("pong")
                waits.append(time.perf_counter() - begin)
            assert min(waits) < 1


def test_too_many_requests_of_an_address_are_refused_for_a_while(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), rate=0.1) as base, httpx.Client(base_url=base) as web:
        answers = [web.get("/api/games") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].headers["retry-after"] == "1"
        assert web.get("/health").status_code == 200  # a busy server is not a sick one


def test_buckets_fill_again_and_are_kept_apart() -> None:
    limits = Limits()
    assert sum(limits.allow("message", "ann", 0.0) for _ in range(100)) == 60
    assert limits.allow("message", "bob", 0.0)
    assert limits.allow("address", "ann", 0.0)
    assert not limits.allow("message", "ann", 0.01)
    assert limits.allow("message", "ann", 1.0)
    assert all(Limits(0).allow("table", "ann", 0.0) for _ in range(999))


def test_messages_and_bodies_that_are_too_large_are_refused(ann: Person) -> None:
    with ann.live(ann.open("me", "bot:random")["room"]) as line:
        line.until("frame")
        line.socket.send("[" * 5_000)
        assert line.until("error")["code"] == "large"
        line.socket.send("é" * 3_000)
        assert line.until("error")["code"] == "large"
        line.socket.send(b"\x00\x01")
        assert line.until("error")["code"] == "malformed"
        line.send("ping")
        assert line.until("pong")
        line.socket.send("x" * 70_000)
        assert harness.closed(line)
    assert answer_to(ann, [("Content-Length", "1100000")], b"") == (413, "large"), "before any of it is read"
    assert answer_to(ann, [("Transfer-Encoding", "chunked")], b"x" * (BODY_BYTES + 1)) == (413, "large")


def answer_to(person: Person, headers: list[tuple[str, str]], body: bytes) -> tuple[int, str]:
    """What is answered to a request of which no more is sent than this: nothing is under way when it is refused."""
    line = HTTPConnection(urlsplit(person.base).netloc, timeout=harness.PATIENCE)
    line.putrequest("POST", "/api/tables/import")
    for name, value in [("Content-Type", "application/json"), *headers]:
        line.putheader(name, value)
    line.endheaders()
    for start in range(0, len(body), 50_000):
        piece = body[start : start + 50_000]
        line.send(b"%x\r\n%s\r\n" % (len(piece), piece))
    answer = line.getresponse()
    return answer.status, json.loads(answer.read())["error"]["code"]


def test_logs_are_json_without_tokens() -> None:
    assert _shown("/s/" + "a1" * 20) == "/s/a1a1a1~"
    assert _shown("/api/tables/OEU7R49xASTBWBv1VERc6w/live") == "/api/tables/OEU7R4~/live"
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "status": 200})
    entry = json.loads(JsonLines().format(record))
    assert (entry["message"], entry["status"]) == ("request", 200)


def test_the_log_of_a_running_server_tells_no_secret(tmp_path: Path) -> None:
    process = harness.Process(harness.sqlite(tmp_path), log_level="info")
    process.log = str(tmp_path / "log")
    with process:
        ann = Person(process.base)
        table = ann.open("me", "link")
        token = table["links"][0]["url"].rsplit("/", 1)[1]
        bob = Person(process.base)
        bob.web.get(f"/s/{token}", headers={"sec-fetch-dest": "document"})
        with ann.live(table["room"]) as line:
            line.until("frame")
            line.send("chat", text="a word in private")
            line.until("chat")
        assert process.stop() == 0
    text = Path(process.log).read_text()
    assert all(json.loads(row)["message"] for row in text.splitlines())
    assert '"path": "/s/' in text
    for secret in (token, table["room"], ann.cookie, bob.cookie, "private"):
        assert secret not in text


def test_health_and_metrics(base: str) -> None:
    assert httpx.get(base + "/health", timeout=60).json() == {"status": "ok"}
    metrics = httpx.get(base + "/metrics", timeout=60).text
    assert "lapilli_moves_total" in metrics
    assert "lapilli_store_seconds_bucket" in metrics


def test_a_polite_stop_closes_the_sockets_and_keeps_everything(tmp_path: Path) -> None:
    process = harness.Process(harness.sqlite(tmp_path)).start().ready()
    ann = Person(process.base)
    room = ann.open("me", "link")["room"]
    line = ann.live(room)
    line.until("frame")
    line.play()
    version = line.until("frame")["version"]
    begin = time.monotonic()
    assert process.stop() == 0
    assert time.monotonic() - begin < 10
    with pytest.raises(ConnectionClosed) as end:
        line.next()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1012
    with process, ann.live(room) as again:
        assert again.until("frame")["version"] == version


def test_the_name_of_a_room_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`lapilli admin export -rHH_YG…` would be refused."""
    drawn = iter(["-rHH", "--help", "a-b"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda count: next(drawn))
    assert fresh_room() == "a-b"
