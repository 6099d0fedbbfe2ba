"""Who may come in: the host closes a table, asks for a password or lets newcomers in one by one, at any moment."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import harness
import pytest
from harness import Line, Person, running, sqlite
from test_admin import run

from lapilli.server.rooms import door as doors
from lapilli.server.storage.entries import Event


def kinds(kind: str) -> Any:
    return lambda message: message["type"] == "frame" and message["kind"] == kind


def set_door(line: Line, to: str, **more: str) -> None:
    line.send("door", to=to, **more)
    assert line.until(kinds("door"))["door"]["to"] == to


def looks(person: Person, room: str) -> str:
    """What somebody meets who opens a table: `frame`, or why not."""
    with person.live(room) as line:
        first = line.next()
        return str(first["code"] if first["type"] == "error" else first["type"])


def test_who_was_sent_away_and_drops_the_cookie_does_not_come_back_where_the_host_asks(base: str) -> None:
    """Neither to a listed table nor as a spectator of another; anyone who is let in takes the seat."""
    ann, bob, carl = Person(base), Person(base), Person(base)
    table = ann.open("me", "link", listed=True)
    room = table["room"]
    seat = bob.web.post(f"/api/tables/{room}/join", json={}).json()["seat"]
    with ann.live(room) as mine:
        mine.until("frame")
        set_door(mine, "ask")
        mine.send("remove", seat=seat)
        mine.until(kinds("remove"))
        again = Person(base)  # Bob without his cookie
        assert again.web.post(f"/api/tables/{room}/join", json={}).json()["error"]["code"] == "ask"
        assert looks(again, room) == "ask"
        assert again.web.post(f"/api/tables/{room}/knock", json={"name": " Bob\n again"}).json()["state"] == "waiting"
        asking = mine.until(kinds("knock"))["door"]["asking"]
        assert asking == [{"number": 1, "name": "Bob again"}]
        mine.send("admit", number=1, yes=False)
        assert mine.until(kinds("admit"))["door"]["asking"] == []
        assert again.web.get(f"/api/tables/{room}/door").json()["state"] == "refused"
        assert again.web.post(f"/api/tables/{room}/knock", json={"name": "Bob"}).json()["error"]["code"] == "refused"
        assert looks(again, room) == "refused"
        assert bob.web.post(f"/api/tables/{room}/knock", json={"name": "Bob"}).json()["error"]["code"] == "sent-away"
        for _ in range(2):  # once is enough
            carl.web.post(f"/api/tables/{room}/knock", json={"name": "Carl"})
        assert mine.until(kinds("knock"))["door"]["asking"] == [{"number": 2, "name": "Carl"}]
        mine.send("admit", number=2, yes=True)
        mine.until(kinds("admit"))
    assert carl.web.get(f"/api/tables/{room}/door").json() == {"state": "open", "free": True}
    assert looks(carl, room) == "frame"
    assert carl.web.post(f"/api/tables/{room}/join", json={"name": "Carl"}).json()["seat"] == seat
    assert "Carl" in [one["person"] for one in carl.web.get(f"/api/tables/{room}").json()["seats"]]


def test_a_closed_table_lets_nobody_sit_or_look_on_any_more(base: str) -> None:
    """Not even by a link; those who look on already leave at once, those who have a seat stay."""
    ann, bob, eve = Person(base), Person(base), Person(base)
    table = ann.open("me", "link", "link", listed=True)
    room = table["room"]
    bob.sit(table["links"][0]["url"])
    with ann.live(room) as mine, bob.live(room) as yours, eve.live(room) as spectator:
        mine.until("frame"), yours.until("frame"), spectator.until("frame")
        set_door(mine, "closed")
        assert spectator.until("error")["code"] == "shut"
        assert harness.closed(spectator)
        assert spectator.socket.close_code == 4403, "a page is not to come back"
        assert yours.until(kinds("door"))["you"]
        assert looks(eve, room) == "shut"
        by_link = eve.web.post("/api/seats/" + table["links"][1]["url"].rsplit("/", 1)[1], json={})
        assert by_link.json()["error"]["code"] == "shut"
        assert eve.web.post(f"/api/tables/{room}/join", json={}).json()["error"]["code"] == "shut"
        assert eve.web.post(f"/api/tables/{room}/knock", json={"name": "Eve"}).json()["error"]["code"] == "shut"
        assert room not in {one["room"] for one in eve.web.get("/api/open").json()["tables"]}
        set_door(mine, "open")
    assert looks(eve, room) == "frame"
    eve.sit(table["links"][1]["url"])


def test_a_password_is_set_and_changed_at_a_running_table(base: str) -> None:
    ann, eve = Person(base), Person(base)
    room = ann.open("me", "link")["room"]
    with ann.live(room) as mine, eve.live(room) as spectator:
        mine.until("frame"), spectator.until("frame")
        mine.send("door", to="password")
        assert mine.until("error")["code"] == "malformed", "a password is not empty"
        set_door(mine, "password", password="tuff")
        assert spectator.until("error")["code"] == "password"
        assert eve.web.post(f"/api/tables/{room}/enter", json={"words": "lava"}).status_code == 403
        assert eve.web.post(f"/api/tables/{room}/enter", json={"words": "tuff"}).status_code == 204
        assert eve.web.get(f"/api/tables/{room}").status_code == 200
        set_door(mine, "password", password="basalt")
        assert eve.web.get(f"/api/tables/{room}").json()["error"]["code"] == "password", "another one, asked anew"
    assert "basalt" not in str(vars(harness.REGISTRIES[base].rooms[room].moderation.door))


@pytest.mark.parametrize("to", ["ask", "closed"])
def test_http_obeys_the_door_everywhere(base: str, to: str) -> None:
    """Pages, record, frames, dice, pictures, analysis and practice of a game that is over; its people see it all."""
    ann, eve = Person(base), Person(base)
    room = ann.open("me", "bot:random")["room"]
    with ann.live(room) as line:
        line.play_on(random.Random(1))
        assert eve.web.get(f"/r/{room}.png").headers["cache-control"].startswith("public")
        set_door(line, to)
    code = {"ask": "ask", "closed": "shut"}[to]
    api = [f"/api/tables/{room}{more}" for more in ("", "/record", "/frame", "/dice", "/analysis", "/analysis/share")]
    for path in (*api, f"/r/{room}.png", f"/r/{room}.gif"):
        answer = eve.web.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, code), path
        assert ann.web.get(path).status_code == 200, path
    assert ann.web.get(f"/r/{room}.png").headers["cache-control"] == "private, no-store"
    for path in (f"/t/{room}", f"/r/{room}"):
        answer = eve.web.get(path)
        assert answer.status_code == 403, path
        assert "pumice" not in answer.text.lower(), "nothing is told of it"
    practice = eve.web.post("/api/practice", json={"room": room})
    assert practice.json()["error"]["code"] == code


def test_only_the_host_keeps_the_door_and_sees_who_asks(base: str) -> None:
    """Nobody else is told a name, and nobody at all the id of a person."""
    ann, bob, carl = Person(base), Person(base), Person(base)
    table = ann.open("me", "link", door="ask")
    room = table["room"]
    bob.sit(table["links"][0]["url"])  # a link is worth a yes
    with ann.live(room) as mine, bob.live(room) as yours:
        mine.until("frame"), yours.until("frame")
        assert carl.web.post(f"/api/tables/{room}/knock", json={"name": "Caroline"}).json()["state"] == "waiting"
        mine.until(kinds("knock")), yours.until(kinds("knock"))
        assert mine.frame["door"] == {"to": "ask", "asking": [{"number": 1, "name": "Caroline"}]}
        assert yours.frame["door"] is None
        for wish in ({"type": "door", "to": "open"}, {"type": "admit", "number": 1, "yes": True}):
            yours.send(**wish)
            assert yours.until("error")["code"] == "foreign"
        mine.send("admit", number=7, yes=True)
        assert mine.until("error")["code"] == "stale"
        mine.send("admit", number=1, yes=True)
        mine.until(kinds("admit")), yours.until(kinds("admit"))
        assert "Caroline" not in "".join(yours.heard)
        people = {holder.person for holder in harness.REGISTRIES[base].rooms[room].holders.values()}
        people |= harness.REGISTRIES[base].rooms[room].moderation.door.admitted
        assert len(people) == 3
        assert not [one for one in people if one and one in "".join([*mine.heard, *yours.heard])]
    told = carl.web.get(f"/api/tables/{room}/frame").json()
    assert told["door"] is None
    assert ann.web.get(f"/api/tables/{room}/frame").json()["door"] is None, "a moment of the past has no door"


def test_the_door_and_its_answers_outlive_a_restart_and_a_rematch(tmp_path: Path) -> None:
    with running(database=sqlite(tmp_path)) as base:
        ann, bob, carl, eve = (Person(base) for _ in range(4))
        table = ann.open("me", "link")
        room = table["room"]
        bob.sit(table["links"][0]["url"])
        with ann.live(room) as mine:
            seat = next(one["name"] for one in mine.until("frame")["seats"] if not one["mine"])
            set_door(mine, "ask")
            mine.send("remove", seat=seat)
            mine.until(kinds("remove"))
            for person in (carl, eve):
                person.web.post(f"/api/tables/{room}/knock", json={"name": "X"})
            mine.until(lambda message: len((message.get("door") or {}).get("asking", ())) == 2)
            mine.send("admit", number=1, yes=True)
            mine.until(kinds("admit"))
    assert re.search(r"door +ask", run("admin", "show", room, "--database", sqlite(tmp_path)))
    with running(database=sqlite(tmp_path), port=int(base.rsplit(":", 1)[1])):
        assert [looks(person, room) for person in (ann, bob, carl, eve)] == ["frame", "sent-away", "frame", "ask"]
        assert eve.web.get(f"/api/tables/{room}/door").json()["state"] == "waiting"
        with ann.live(room) as mine:
            assert mine.until("frame")["door"] == {"to": "ask", "asking": [{"number": 2, "name": "X"}]}
        again = ann.web.post(f"/api/tables/{room}/again").json()["room"]
        assert [looks(person, again) for person in (ann, bob, carl, eve)] == ["frame", "sent-away", "frame", "ask"]


def test_not_more_than_some_newcomers_wait_at_a_door(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(base)
    room = ann.open("me", "link", door="ask")["room"]
    codes = [
        Person(base).web.post(f"/api/tables/{room}/knock", json={"name": "N"}).status_code
        for _ in range(doors.ASKING + 1)
    ]
    assert codes == [200] * doors.ASKING + [409]
    refused = ann.web.post("/api/tables", json={"game": harness.GAME, "seats": [], "password": "x", "door": "ask"})
    assert refused.status_code == 422
    both = {"game": harness.GAME, "seats": [{"who": "me"}, {"who": "link"}], "password": "x", "door": "ask"}
    assert ann.web.post("/api/tables", json=both).status_code == 422


def test_a_door_that_was_never_touched_is_not_carried_on() -> None:
    assert doors.Door().carried() is None
    door = doors.first_door(None)
    door.note(Event("remove", {"seat": 1, "person": "bob"}))
    assert door.carried() == {"to": "open", "password": None, "barred": ["bob"], "admitted": []}
