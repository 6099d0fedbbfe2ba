"""The HTTP API keeps to its own description, and is enough for a stranger's bot."""

from __future__ import annotations

import json
import random
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import harness
import pytest
import schemathesis
from harness import Person
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lapilli.server.answers import WORDS
from lapilli.server.settings import Settings, data_folder
from lapilli.server.wire import messages
from lapilli.server.wire.errors import STATUS

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "tablebot"))
import tablebot

ROUTES = {
    "/api/games": "GET",
    "/api/tables": "GET POST",
    "/api/tables/import": "POST",
    "/api/tables/{room}": "GET",
    "/api/tables/{room}/again": "POST",
    "/api/tables/{room}/record": "GET",
    "/api/tables/{room}/analysis": "GET",
    "/api/tables/{room}/analysis/share": "GET",
    "/api/tables/{room}/frame": "GET",
    "/api/tables/{room}/dice": "GET",
    "/api/seats/{token}": "POST",
    "/api/me": "GET",
    "/api/me/name": "POST",
    "/api/me/phrase": "POST",
    "/api/me/recover": "POST",
    "/api/me/invitation": "POST",
    "/api/open": "GET",
    "/api/tables/{room}/enter": "POST",
    "/api/tables/{room}/join": "POST",
    "/api/tables/{room}/door": "GET",
    "/api/tables/{room}/knock": "POST",
    "/health": "GET",
    "/health/live": "GET",
    "/metrics": "GET",
}


MEANT = ("/api/tables", "/api/tables/import")  # games and records have rules of their own that no schema can say


@pytest.mark.parametrize(("path", "method"), [(path, m) for path, some in ROUTES.items() for m in some.split()])
def test_every_answer_is_as_described(path: str, method: str, base: str) -> None:
    """schemathesis makes requests from the description, good and bad, and holds the answers against it."""
    operation = schemathesis.openapi.from_url(base + "/openapi.json")[path][method]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=harness.scaled(8, 200),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def holds(case: Any) -> None:
        case.call_and_validate(timeout=60, excluded_checks=[positive_data_acceptance] if path in MEANT else [])

    holds()


def test_the_description_names_every_route(ann: Person) -> None:
    paths = ann.web.get("/openapi.json").json()["paths"]
    assert set(paths) == set(ROUTES)
    protocol = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text()
    for path in paths:
        assert path in protocol


def test_every_message_of_the_socket_and_every_code_is_documented() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text()
    kinds = messages.KINDS
    assert len(kinds) > 10
    for word in (*kinds, *STATUS):
        assert f"`{word}`" in protocol, word


def test_a_bot_of_sixty_lines_sits_down_and_plays(ann: Person) -> None:
    table = ann.open("me", "link")
    results: list[dict[str, Any]] = []
    guest = threading.Thread(target=lambda: results.append(tablebot.play(*tablebot.sit_down(table["links"][0]["url"]))))
    guest.start()
    with ann.live(table["room"]) as line:
        line.until(lambda m: m["type"] == "frame" and m["seats"][1]["person"] == "Tablebot")
        last = line.play_on(random.Random(8))
    guest.join(20)
    assert results == [last["result"]]
    assert len(Path(tablebot.__file__).read_text().splitlines()) <= 75


def test_that_bot_goes_on_when_another_was_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several act at once, what it chose may be gone by the time it arrives; but not for ever."""
    frame: dict[str, Any] = {
        "type": "frame",
        "version": 7,
        "ply": 3,
        "over": False,
        "asks": "p1",
        "menu": [{"text": "place"}],
    }
    refusal: dict[str, Any] = {"type": "error", "code": "illegal", "reason": "No room left."}
    end = {**frame, "version": 9, "over": True, "result": {"outcome": "won"}}
    asked: list[str] = []

    def lines(*each: list[dict[str, Any]]) -> None:
        left = iter(each)

        def connect(url: str, **_: object) -> Any:
            asked.append(url.rsplit("=", 1)[1])
            return nullcontext(Line(map(json.dumps, next(left))))

        monkeypatch.setattr(tablebot, "connect", connect)

    lines([frame, refusal], [frame, end])
    assert tablebot.play("http://here", "room", "me") == {"outcome": "won"}
    assert asked == ["0", "0"], "the whole table is looked at again"
    lines(*[[frame, refusal]] * (tablebot.PATIENCE + 1))
    with pytest.raises(SystemExit, match="No room left"):
        tablebot.play("http://here", "room", "me")


class Line(list[str]):
    """What a server says, whatever it is told."""

    def send(self, text: str) -> None:
        assert json.loads(text)["type"] == "play"


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_whoever_opens_a_table_chooses_among_words(ann: Person, lang: str) -> None:
    """Not among off and on, nor names such as phrases+chat; only the example may offer bare numbers."""
    bare = {"on", "off", "aan", "uit", "an", "aus", "oui", "non", "yes", "no", "ja", "nee", "nein"}
    for game in ann.web.get(f"/api/games?lang={lang}").json()["games"]:
        for option in game["options"] if not game["example"] else []:
            for choice in option["values"]:
                words = choice["label"]
                assert words not in bare, (game["name"], option["name"])
                assert not re.search(r"[+_]|^\d+$", words), (game["name"], option["name"], words)


def test_games_are_described_in_every_language(ann: Person) -> None:
    abouts = set()
    for lang in ("en", "nl", "de", "fr"):
        games = {game["name"]: game for game in ann.web.get(f"/api/games?lang={lang}").json()["games"]}
        abouts.add(games[harness.GAME]["about"])
        assert games[harness.GAME]["seats"] == [2, 3, 4]
        assert len(games[harness.GAME]["seat_names"]["4"]) == 4
        assert [level["name"] for level in games[harness.GAME]["levels"]][:6] == [
            "random",
            "gentle",
            "casual",
            "steady",
            "strong",
            "master",
        ]
    assert len(abouts) == 4


def test_wrong_wishes_for_a_table_are_refused_with_the_reason(ann: Person) -> None:
    good = {"game": harness.GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
    for wrong, code in (
        ({"game": "pumic"}, "option"),
        ({"seats": [{"who": "me"}]}, "option"),
        ({"options": {"rounds": 5}}, "option"),
        ({"options": {"colour": 5}}, "option"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "divine"}]}, "option"),
        ({"box": "not = [toml"}, "box"),
        ({"seats": [{"who": "ghost"}, {"who": "me"}]}, "malformed"),
        ({"dice": "loaded"}, "malformed"),
        ({"extra": 1}, "malformed"),
    ):
        answer = ann.web.post("/api/tables", json={**good, **wrong})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, code), wrong
        assert answer.json()["error"]["reason"]


def test_an_owners_box_file_is_played_with(ann: Person) -> None:
    import pumice

    box = Path(pumice.__file__).with_name("box.toml").read_text().replace("size = 3", "size = 4")
    table = ann.open("me", "bot:random", box=box)
    with ann.live(table["room"]) as line:
        line.until("frame")
        assert line.play_on(random.Random(9))["over"]
    record = ann.web.get(f"/api/tables/{table['room']}/record").text
    assert ann.web.post("/api/tables/import", json={"record": record}).json()["error"]["code"] == "record"
    assert ann.web.post("/api/tables/import", json={"record": record, "box": box}).status_code == 201


def test_pages_pictures_and_colours_are_served(ann: Person) -> None:
    room = ann.open("me", "bot:random")["room"]
    for path, kind in (
        ("/", "text/html"),
        (f"/t/{room}", "text/html"),
        (f"/r/{room}", "text/html"),
        ("/static/tokens.css", "text/css"),
        (f"/static/tokens/{harness.GAME}.css", "text/css"),
        (f"/static/pictures/{harness.GAME}.svg?theme=dark", "image/svg+xml"),
        ("/api/words?lang=fr", "application/json"),
    ):
        answer = ann.web.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].startswith(kind)
    assert ann.web.get("/t/nowhere").status_code == 404
    assert "text/html" in ann.web.get("/t/nowhere").headers["content-type"]
    assert ann.web.get("/static/tokens/nothing.css").status_code == 422


def test_the_servers_words_are_complete_in_four_languages() -> None:
    assert WORDS.missing() == []


def test_the_database_is_in_the_users_data_folder_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAPILLI_DATA", "/some/where")
    assert data_folder() == Path("/some/where")
    assert Settings().url == "sqlite:////some/where/tables.sqlite3"
    assert Settings(database="postgres://a@b/c").url == "postgresql+asyncpg://a@b/c"
    assert Settings(database="postgresql://a@b/c").url == "postgresql+asyncpg://a@b/c"


def _inputs(description: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of something that a client sends, with where it stands; parts of bodies too."""

    def within(where: str, schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            schema = description["components"]["schemas"][name]
        yield where, schema
        for name, part in schema.get("properties", {}).items():
            yield from within(f"{where}.{name}", part)
        for part in schema.get("anyOf", []):
            yield from within(where, part)
        for name in ("items", "additionalProperties", "propertyNames"):
            if isinstance(schema.get(name), dict):
                yield from within(f"{where}.{name}", schema[name])

    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            for parameter in operation.get("parameters", []):
                yield from within(f"{method} {path} {parameter['name']}", parameter["schema"])
            for body in operation.get("requestBody", {}).get("content", {}).values():
                yield from within(f"{method} {path}", body["schema"])


def test_the_description_states_the_limits_of_all_that_is_sent(ann: Person) -> None:
    """How long a text is, how many entries a list has, how large a number is; no game and no record is empty."""
    limits = {"string": "maxLength", "array": "maxItems", "integer": "maximum", "number": "maximum"}
    found = list(_inputs(ann.web.get("/openapi.json").json()))
    assert len(found) > 60
    unlimited = [
        f"{where}: {schema['type']}"
        for where, schema in found
        if (limit := limits.get(schema.get("type", "")))
        and limit not in schema
        and not {"enum", "const"} & schema.keys()
    ]
    assert unlimited == []
    assert [where for where, schema in found if "additionalProperties" in schema and not _closed(schema)] == []
    shortest = {where: schema.get("minLength") for where, schema in found}
    assert shortest["post /api/tables.game"] == shortest["post /api/tables/import.record"] == 1
    for path, wish in (("/api/tables", {"game": "", "seats": [{"who": "me"}]}), ("/api/tables/import", {"record": ""})):
        assert ann.web.post(path, json=wish).json()["error"]["code"] == "malformed"


def _closed(schema: dict[str, Any]) -> bool:
    return schema["additionalProperties"] is False or "maxProperties" in schema


def test_every_address_names_the_same_methods_whichever_is_refused(ann: Person) -> None:
    """`Allow` names what the address knows, not what the first of its routes does; HEAD goes where GET does."""
    room = ann.open("me", "bot:random")["room"]
    reads, both, writes = "GET, HEAD", "GET, HEAD, POST", "POST"
    expected = {
        "/": reads,
        "/health": reads,
        "/openapi.json": reads,
        "/static/dom.js": reads,
        "/static/tokens.css": reads,
        f"/t/{room}": reads,
        "/api/games": reads,
        "/api/open": reads,
        "/api/tables": both,
        f"/api/tables/{room}": reads,
        f"/api/tables/{room}/join": writes,
        "/api/me": reads,
        "/api/me/name": writes,
        "/api/lessons/nisyros": reads,
        "/api/lessons/nisyros/your-first-game": writes,
        "/s/nothing": "GET, POST",
    }
    for path, allowed in expected.items():
        for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} - set(allowed.split(", ")):
            answer = ann.web.request(method, path)
            assert (answer.status_code, answer.headers.get("allow")) == (405, allowed), f"{method} {path}"
        if "HEAD" in allowed:
            head, get = ann.web.head(path), ann.web.get(path)
            assert (head.status_code, head.content) == (get.status_code, b""), path
            assert head.headers["content-type"] == get.headers["content-type"]
