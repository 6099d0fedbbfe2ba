"""People: known again by five words, invited, let in by a password; tables that are listed; order at a table."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import harness
import pytest

from lapilli.server import people


def test_a_phrase_makes_another_device_the_same_person(ann: harness.Person, base: str) -> None:
    """Name, tables and history come along; a new phrase voids the old one; nothing of it is stored."""
    room = ann.open("me", "bot:random")["room"]
    assert ann.web.post("/api/me/name", json={"name": " Ann\n of Kos "}).json()["name"] == "Ann of Kos"
    phrase = ann.web.post("/api/me/phrase").json()["phrase"]
    assert len(phrase.split()) == 5
    phone = harness.Person(base)
    spelled = phrase.upper().replace(" ", "-")  # as people type
    assert phone.web.post("/api/me/recover", json={"words": spelled}).json() == {
        "name": "Ann of Kos",
        "phrase": True,
        "invited": True,
    }
    assert [table["room"] for table in phone.web.get("/api/tables").json()["tables"]] == [room]
    with phone.live(room) as line:
        assert line.until("frame")["you"]
    ann.web.post("/api/me/phrase")
    stranger = harness.Person(base)
    assert stranger.web.post("/api/me/recover", json={"words": phrase}).json()["error"]["code"] == "phrase"
    assert people.phrase_hash(phrase) != phrase
    assert len({people.fresh_phrase() for _ in range(100)}) == 100


def test_phrases_and_passwords_are_not_tried_by_the_hundred(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), rate=1.0) as base:
        thief = harness.Person(base)
        codes = [thief.web.post("/api/me/recover", json={"words": f"guess {n}"}).status_code for n in range(20)]
        assert codes[0] == 403
        assert codes[-1] == 429


def test_a_table_with_a_password_shows_nothing_to_those_who_do_not_have_it(
    ann: harness.Person, bob: harness.Person, base: str
) -> None:
    table = ann.open("me", "link", password="obsidian")
    room = table["room"]
    eve = harness.Person(base)
    for path in (f"/t/{room}", f"/r/{room}", f"/api/tables/{room}", f"/api/tables/{room}/frame"):
        answer = eve.web.get(path)
        assert answer.status_code == 403, path
        assert "<svg xmlns" not in answer.text
    with eve.live(room) as line:
        assert line.next()["code"] == "password"
    assert eve.web.post(f"/api/tables/{room}/enter", json={"words": "basalt"}).status_code == 403
    assert eve.web.post(f"/api/tables/{room}/enter", json={"words": "obsidian"}).status_code == 204
    assert eve.web.get(f"/api/tables/{room}").status_code == 200
    bob.sit(table["links"][0]["url"])  # a link is worth a password
    assert bob.web.get(f"/t/{room}").status_code == 200
    door = next(name for name in eve.web.cookies if name.startswith("door-"))
    thief = harness.Person(base)
    thief.web.get("/")
    thief.web.cookies.set(door, eve.web.cookies[door])  # it opens for Eve alone
    assert thief.web.get(f"/api/tables/{room}").status_code == 403
    kept = harness.REGISTRIES[base].rooms[room].setup.password
    assert kept
    assert "obsidian" not in kept


def test_listed_tables_are_found_and_joined_and_others_are_not(
    ann: harness.Person, bob: harness.Person, base: str
) -> None:
    hidden, listed = ann.open("me", "link")["room"], ann.open("me", "link", listed=True, password="tuff")["room"]
    found = {table["room"]: table for table in bob.web.get("/api/open").json()["tables"]}
    assert hidden not in found
    assert (found[listed]["free"], found[listed]["locked"]) == (1, True)
    assert bob.web.post(f"/api/tables/{hidden}/join", json={}).json()["error"]["code"] == "foreign"
    assert bob.web.post(f"/api/tables/{listed}/join", json={"password": "?"}).json()["error"]["code"] == "password"
    bob.web.post("/api/me/name", json={"name": "Bob"})
    assert bob.web.post(f"/api/tables/{listed}/join", json={"password": "tuff"}).json()["room"] == listed
    with bob.live(listed) as line:
        seats = line.until("frame")["seats"]
    assert [seat["person"] for seat in seats if seat["mine"]] == ["Bob"]
    eve = harness.Person(base)
    assert listed not in {table["room"] for table in eve.web.get("/api/open").json()["tables"]}, "it is full"
    assert eve.web.post(f"/api/tables/{listed}/join", json={"password": "tuff"}).json()["error"]["code"] == "full"


def test_a_stored_table_of_a_game_that_is_not_installed_is_left_out_of_the_list(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its owner is told why, in his language; everybody else sees the other tables."""
    with harness.running(database=harness.sqlite(tmp_path)) as base, caplog.at_level(logging.WARNING, "lapilli.server"):
        ann, bob = harness.Person(base), harness.Person(base)
        fine, missing, old = (ann.open("me", "link", listed=True)["room"] for _ in range(3))
        with sqlite3.connect(tmp_path / "tables.sqlite3") as store:
            store.execute("UPDATE rooms SET game = 'vesuvius' WHERE id = ?", [missing])
            store.execute("UPDATE rooms SET game_version = 99 WHERE id = ?", [old])
        harness.REGISTRIES[base].rooms.clear()
        for _ in range(2):
            answer = bob.web.get("/api/open")
            assert answer.status_code == 200, answer.text
            assert [table["room"] for table in answer.json()["tables"]] == [fine]
            mine = ann.web.get("/api/tables?lang=fr").json()
            assert [table["room"] for table in mine["tables"]] == [fine]
            assert {one["room"]: one["code"] for one in mine["unreadable"]} == {
                missing: "not-installed",
                old: "version",
            }
            reasons = {one["room"]: one["reason"] for one in mine["unreadable"]}
            assert reasons[missing] == "Le jeu vesuvius n’est pas installé ici."
        assert bob.web.get(f"/t/{missing}").status_code == 422
        logged = [record.__dict__ for record in caplog.records if record.message == "a stored table cannot be opened"]
        assert {one["room"]: one["code"] for one in logged} == {missing[:6]: "not-installed", old[:6]: "version"}
        assert len(logged) == 2


def test_the_opener_sends_a_guest_away_and_the_old_link_is_void(
    ann: harness.Person, bob: harness.Person, base: str
) -> None:
    table = ann.open("me", "link")
    room, old = table["room"], table["links"][0]["url"]
    bob.sit(old)
    with ann.live(room) as mine, bob.live(room) as yours:
        mine.until("frame")
        seat = yours.until("frame")["you"][0]
        yours.send("remove", seat=mine.frame["you"][0])
        assert yours.until("error")["code"] == "foreign", "only the host may"
        mine.send("remove", seat=seat)
        assert yours.until("error")["code"] == "sent-away"
        assert harness.closed(yours)
        assert yours.socket.close_code == 4403, "a page is not to come back"
        fresh = mine.until(lambda message: message["type"] == "frame" and message["kind"] == "remove")["links"]
    assert fresh[0]["url"] != old
    carl = harness.Person(base)
    assert carl.web.post("/api/seats/" + old.rsplit("/", 1)[1], json={}).status_code == 404
    again = bob.web.post("/api/seats/" + fresh[0]["url"].rsplit("/", 1)[1], json={})
    assert again.json()["error"]["code"] == "sent-away"
    carl.sit(fresh[0]["url"])
    del harness.REGISTRIES[base].rooms[room]  # read again from the store, it is the same
    with carl.live(room) as line:
        assert line.until("frame")["you"] == [seat]
    with bob.live(room) as line:
        assert line.next()["code"] == "sent-away"


def test_the_opener_lets_somebody_be_silent(ann: harness.Person, bob: harness.Person) -> None:
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    with ann.live(table["room"]) as mine, bob.live(table["room"]) as yours:
        mine.until("frame")
        seat = yours.until("frame")["you"][0]
        mine.send("mute", seat=seat, yes=True)
        yours.until(lambda message: message["type"] == "frame" and message["kind"] == "mute")
        assert [one["muted"] for one in yours.frame["seats"] if one["name"] == seat] == [True]
        yours.send("chat", text="hello")
        assert yours.until("error")["code"] == "muted"
        mine.send("mute", seat=seat, yes=False)
        yours.until(lambda message: message["type"] == "frame" and message["kind"] == "mute")
        yours.send("chat", text="hello")
        assert mine.until("chat")["text"] == "hello"


def test_a_seat_is_handed_over_by_a_new_link(ann: harness.Person, bob: harness.Person, base: str) -> None:
    table = ann.open("me", "link")
    bob.sit(table["links"][0]["url"])
    carl = harness.Person(base)
    with bob.live(table["room"]) as line:
        seat = line.until("frame")["you"][0]
        line.send("hand_over", seat=seat)
        url = line.until("link")["url"]
    assert url != table["links"][0]["url"]
    carl.sit(url)
    with carl.live(table["room"]) as line:
        assert line.until("frame")["you"] == [seat]
    with bob.live(table["room"]) as line:
        assert line.until("frame")["you"] == []


def test_where_the_host_wants_it_only_the_invited_open_tables(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), invitation="the crater at noon") as base:
        ann, bob = harness.Person(base), harness.Person(base)
        wish = {"game": harness.GAME, "seats": [{"who": "me"}, {"who": "link"}]}
        assert ann.web.post("/api/tables", json=wish).json()["error"]["code"] == "invitation"
        assert ann.web.post("/api/me/invitation", json={"words": "the crater"}).status_code == 403
        assert ann.web.post("/api/me/invitation", json={"words": " the crater at noon "}).json()["invited"]
        table = ann.open("me", "link")
        bob.sit(table["links"][0]["url"])  # anyone who has a link is somebody's guest
        assert bob.web.post("/api/tables", json=wish).status_code == 403


@pytest.mark.parametrize("password", ["a", "ÿ ÿ", "x" * 100])
def test_a_password_opens_and_another_does_not(password: str) -> None:
    kept = people.hash_password(password)
    assert people.check_password(password, kept)
    assert not people.check_password(password + "x", kept)
    assert people.hash_password(password) != kept


def test_people_are_called_by_the_names_they_typed(ann: harness.Person, bob: harness.Person) -> None:
    """In prompts, log and buttons, from the first moment; no other table hears of them."""
    table = ann.open("me", "bot:random", game="nisyros", options={"villages": "free", "first": "s1"})
    with ann.live(table["room"]) as line:
        line.until("frame")
        line.send("name", seat="s1", text="Ria")
        line.until(lambda one: one["type"] == "frame" and "Ria" in one["prompt"])
        line.play(next(action["text"] for action in line.frame["menu"]))
        told = line.until(lambda one: one["type"] == "frame" and any("Ria" in entry["text"] for entry in one["log"]))
        assert not [entry["text"] for entry in told["log"] if "Player 1" in entry["text"]]
        with bob.live(table["room"]) as watching:
            watching.until("frame")
            watching.send("what", thing="kos")
            assert "Player 1" not in watching.until("what")["now"]
    other = bob.open("me", "bot:random", game="nisyros", options={"villages": "free", "first": "s1"})
    with bob.live(other["room"]) as line:
        frame = line.until("frame")
        assert "Player 1" in frame["prompt"]
        assert "Ria" not in str(frame)
