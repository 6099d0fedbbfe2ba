"""A table over the wire: playing, undoing, asking, talking, together and alone."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import harness
import pytest
from harness import Person

import lapilli
from lapilli.bots import hints
from lapilli.core.rules import Result
from lapilli.server.frames import words

LANGUAGES = ("en", "nl", "de", "fr")


def pair(ann: Person, bob: Person, *more: str, **wish: object) -> tuple[harness.Line, harness.Line, str]:
    """Two people at one table; Bob came by his link."""
    table = ann.open("me", "link", *more, **wish)
    assert bob.sit(table["links"][0]["url"])["room"] == table["room"]
    one, two = ann.live(table["room"]), bob.live(table["room"])
    one.until("frame"), two.until("frame")
    return one, two, table["room"]


def test_a_person_plays_a_whole_game_against_bots(ann: Person) -> None:
    table = ann.open("me", "bot:steady", "bot:random")
    with ann.live(table["room"]) as line:
        last = line.play_on(random.Random(1))
    assert last["result"]["winners"]
    assert last["menu"] == []
    assert set(last["result"]["scores"]) == {"ash", "basalt", "cinder"}
    record = ann.web.get(f"/api/tables/{table['room']}/record")
    assert record.status_code == 200
    assert "seed: " in record.text


def test_two_people_play_a_whole_game(ann: Person, bob: Person) -> None:
    one, two, _ = pair(ann, bob)
    other = threading.Thread(target=two.play_on, args=(random.Random(2),))
    other.start()
    one.play_on(random.Random(3))
    other.join(30)
    assert one.frame["result"] == two.frame["result"]
    assert one.frame["seat"] == "ash"
    assert two.frame["seat"] == "basalt"


def test_seats_that_act_at_once_do_not_make_each_other_stale(ann: Person, bob: Person) -> None:
    one, two, _ = pair(ann, bob)
    ply = one.frame["ply"]
    one.play(ply=ply)
    one.until(lambda message: message.get("ply", 0) > ply)
    two.play(ply=ply)  # chosen before the other's stone was heard of
    assert two.until(lambda m: m["type"] == "error" or m.get("by") == "basalt")["type"] == "frame"


def test_a_move_with_an_id_is_acknowledged_and_may_be_sent_again(ann: Person, bob: Person) -> None:
    one, two, room = pair(ann, bob)
    wish = {"seat": "ash", "text": one.frame["menu"][0]["text"], "ply": one.frame["ply"], "id": "first"}
    one.send("play", **wish)
    version = one.until("played")["version"]
    assert one.until(lambda m: m.get("by") == "ash")["version"] == version
    with ann.live(room) as later:  # the line broke before the answer came
        later.send("play", **wish)
        assert later.until("played") == {"type": "played", "id": "first", "version": version}
        assert later.quiet()
    two.play(id="first")  # somebody else's id is another id
    assert two.until("played")["version"] > version
    one.until(lambda m: m.get("by") == "basalt")
    assert sum('"by":"ash"' in text for text in one.heard) == 1
    assert sum('"first"' in text for text in two.heard) == 1  # his own; nobody hears of the others' ids


@pytest.mark.parametrize("id", ["", "x" * 41, 7, ["first"], True])
def test_an_id_that_is_none_is_refused(ann: Person, bob: Person, id: object) -> None:
    one, _, _ = pair(ann, bob)
    one.play(id=id)
    assert one.until("error")["code"] == "malformed"


def test_the_same_action_sent_twice_is_played_once(ann: Person, bob: Person) -> None:
    one, _, room = pair(ann, bob)
    first = one.frame
    one.play()
    one.play()
    assert one.until("error")["code"] == "stale"
    assert one.until(lambda m: m.get("kind") == "full")["ply"] == first["ply"] + 1
    assert ann.web.get(f"/api/tables/{room}").json()["ply"] == first["ply"] + 1


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seat": "basalt"}, "foreign"),
        ({"seat": "nobody"}, "seat"),
        ({"seat": None}, "malformed"),
        ({"seat": "chance", "text": "roll 6"}, "dice"),
        ({"text": "lay an egg"}, "notation"),
        ({"text": 7}, "malformed"),
        ({"ply": -1}, "stale"),
        ({"ply": 10**12}, "stale"),
        ({"ply": True}, "malformed"),
        ({"ply": "9"}, "malformed"),
        ({"text": "keep"}, "illegal"),
    ],
)
def test_a_wrong_play_gets_its_reason_and_changes_nothing(
    ann: Person, bob: Person, fields: dict[str, Any], code: str
) -> None:
    one, two, room = pair(ann, bob)
    before = ann.web.get(f"/api/tables/{room}").json()["version"]
    one.play(**fields)
    error = one.until("error")
    assert error["code"] == code
    assert error["reason"]
    assert ann.web.get(f"/api/tables/{room}").json()["version"] == before
    assert two.quiet()


def test_a_refusal_names_the_clause_in_the_persons_language(ann: Person, bob: Person) -> None:
    one, _, _ = pair(ann, bob)
    said = set()
    for lang in LANGUAGES:
        one.send("lang", lang=lang)
        one.until("frame")
        one.play("keep")
        error = one.until("error")
        assert error["rule"].startswith("P-")
        said.add(error["reason"])
    assert len(said) == 4


def test_a_move_nobody_learned_from_is_undone_and_the_dice_stay(ann: Person, bob: Person) -> None:
    one, two, _ = pair(ann, bob)
    ply = one.frame["ply"]
    one.play()
    assert one.until("frame")["undo"] is True
    one.send("undo", seat="ash")
    assert one.until(lambda m: m.get("kind") == "undo")["ply"] == ply
    assert two.until(lambda m: m.get("kind") in ("undo", "full") and m["ply"] == ply)["log_from"] == 0
    two.send("undo", seat="basalt")
    assert two.until("error")["code"] == "undo"


def test_a_take_back_needs_the_others_consent(ann: Person, bob: Person) -> None:
    one, two, _ = pair(ann, bob)
    ply = one.frame["ply"]
    one.play()
    one.until("frame")
    two.until("frame")
    two.play()
    two.until(lambda m: m.get("ply", 0) >= ply + 2)
    one.send("takeback", ply=ply)
    asked = two.until(lambda m: bool(m.get("takeback")))["takeback"]
    assert (asked["from"], asked["mine"], asked["waiting"]) == ("ash", False, ["basalt"])
    one.send("answer", takeback=asked["id"], yes=True)  # not one's own to grant
    assert one.until("error")["code"] == "foreign"
    two.send("answer", takeback=asked["id"], yes=False)
    one.until(lambda m: m.get("kind") == "answer" and m["takeback"] is None)
    one.send("takeback", ply=ply)
    asked = two.until(lambda m: bool(m.get("takeback")))["takeback"]
    two.send("answer", takeback=asked["id"], yes=True)
    assert one.until(lambda m: m.get("kind") == "undo")["ply"] == ply


def test_alone_with_bots_a_take_back_is_granted_at_once(ann: Person) -> None:
    with ann.live(ann.open("me", "bot:steady")["room"]) as line:
        ply = line.until("frame")["ply"]
        line.play()
        line.until(lambda m: m.get("ply", 0) > ply + 1)
        line.send("takeback", ply=ply)
        assert line.until(lambda m: m.get("kind") == "undo")["ply"] == ply
        line.send("takeback", ply=-3)
        assert line.until("error")["code"] == "takeback"


def test_people_at_the_table_talk_and_spectators_only_listen(ann: Person, bob: Person, base: str) -> None:
    one, two, room = pair(ann, bob)
    with Person(base).live(room) as spectator:
        assert spectator.until("frame")["spectator"] is True
        one.send("chat", text="<b>Hello</b>\u202e\x07 there")
        said = two.until("chat")
        assert said["text"] == "<b>Hello</b> there"  # escaping is the screen's business; control signs are not sent
        assert said["seat"] == "ash"
        assert spectator.until("chat")["text"] == said["text"]
        spectator.send("chat", text="psst")
        assert spectator.until("error")["code"] == "foreign"
        spectator.send("play", seat="ash", text="lay 1", ply=0)
        assert spectator.until("error")["code"] == "foreign"
        one.send("chat", text="x" * 501)
        assert one.until("error")["code"] == "large"
        one.send("chat", text="   ")
        assert one.until("error")["code"] == "malformed"


def test_hint_and_why_speak_of_the_own_seat_only(ann: Person, bob: Person) -> None:
    one, _, _ = pair(ann, bob)
    one.send("hint", seat="ash")
    hint = one.until("hint")
    one.send("hint", seat="ash")
    assert one.until("hint") == hint  # asked again it says the same
    assert hint["text"] in [action["text"] for action in one.frame["menu"]]
    assert hint["label"] in hint["words"]
    one.send("why", seat="ash", text="keep")
    assert one.until("why")["rule"].startswith("P-")
    missing = next(f"hand/{n}" for n in range(1, 7) if f"lay {n}" not in [a["text"] for a in one.frame["menu"]])
    one.send("why", seat="ash", click_path=[missing])
    assert one.until("why")["reason"]
    for message in ({"type": "hint"}, {"type": "why", "text": "keep"}):
        one.send(**message, seat="basalt")
        assert one.until("error")["code"] == "foreign"
    one.send("why", seat="ash", click_path=[["x"]])
    assert one.until("error")["code"] == "malformed"


@pytest.mark.parametrize("game", ["nisyros", "fuji"])
def test_a_team_hears_its_chance_of_winning_when_it_asks(
    ann: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "WIN_PLAYOUTS", 5)
    monkeypatch.setattr(hints, "WIN_PLAYOUTS_INTERPRETED", 5)
    table = ann.open("me", "bot:random", *["bot:random"] * (game == "fuji"), game=game)
    with ann.live(table["room"]) as line:
        line.until("frame")
        line.send("win_probability")
        told = line.until("win_probability")
        assert 0 <= told["percent"] <= 100
        assert told["ply"] == line.frame["ply"]
        line.send("win_probability")
        assert line.until("win_probability") == told  # asked again it says the same


def test_no_chance_is_told_where_each_plays_alone(ann: Person, bob: Person) -> None:
    one, _, _ = pair(ann, bob)
    one.send("win_probability")
    assert one.until("win_probability")["percent"] is None


def test_a_hot_seat_game_hides_each_seat_behind_the_curtain(ann: Person) -> None:
    with ann.live(ann.open("me", "hotseat")["room"]) as line:
        first = line.until("frame")
        assert first["you"] == ["ash", "basalt"]
        assert (first["handover"], first["seat"], first["menu"]) == ("ash", None, [])
        line.send("ready_handover", seat="ash")
        assert line.until("frame")["seat"] == "ash"
        line.play()
        behind = line.until(lambda m: m.get("handover") == "basalt")
        assert (behind["seat"], behind["menu"]) == (None, [])
        line.send("ready_handover", seat="cinder")
        assert line.until("error")["code"] == "seat"
        line.send("ready_handover", seat="basalt")
        assert line.until("frame")["seat"] == "basalt"
        line.send("switch_seat", seat="ash")
        assert line.until("frame")["handover"] == "ash"
        last = line.play_on(random.Random(4))
        assert last["handover"] is None


def test_real_dice_are_typed_in_and_hidden_draws_are_not_asked(ann: Person) -> None:
    table = ann.open("me", "bot:steady", dice="typed", options={"rounds": 4})
    typed = []
    with ann.live(table["room"]) as line:
        line.until("frame")
        while not line.frame["over"]:
            ply = line.frame["ply"]
            if line.frame["asks"] == "chance":
                assert all(action["text"].startswith("roll ") for action in line.frame["menu"])
                typed.append(line.frame["menu"][-1]["text"])
                weights = [action["weight"] for action in line.frame["menu"]]
                assert sum(weights) == pytest.approx(1)
                assert all(0 < weight <= 1 for weight in weights)
                line.play(typed[-1])
            elif line.frame["asks"]:
                line.play()
            line.until(lambda m: m["type"] == "frame" and (m["ply"] > ply or m["over"]))  # noqa: B023
    assert typed
    record = ann.web.get(f"/api/tables/{table['room']}/record").text
    assert [row.removeprefix("chance: ") for row in record.splitlines() if "roll" in row] == typed
    dice = ann.web.get(f"/api/tables/{table['room']}/dice").json()
    assert dice["holds"] is True


def test_dice_can_be_checked_when_it_is_over(ann: Person) -> None:
    room = ann.open("me", "bot:random")["room"]
    early = ann.web.get(f"/api/tables/{room}/dice").json()
    assert (early["over"], early.get("seed")) == (False, None)
    assert ann.web.get(f"/api/tables/{room}/record").json()["error"]["code"] == "early"
    with ann.live(room) as line:
        line.play_on(random.Random(5))
        assert line.frame["seed_commitment"] == early["seed_commitment"]
    for lang in LANGUAGES:
        late = ann.web.get(f"/api/tables/{room}/dice?lang={lang}").json()
        assert (late["over"], late["holds"], late["seed_commitment"]) == (True, True, early["seed_commitment"])
        assert str(late["throws"]) in late["words"]


def test_whoever_leaves_is_replaced_by_a_bot_and_comes_back(ann: Person, bob: Person) -> None:
    one, two, room = pair(ann, bob)
    one.send("seat", seat="basalt", to="bot", level="steady")
    assert one.until("error")["code"] == "present"
    two.close()
    one.until(lambda m: m["type"] == "presence" and not m["seats"][1]["connected"])
    one.send("seat", seat="basalt", to="bot", level="grandmaster")
    assert one.until("error")["code"] == "level"
    one.send("seat", seat="basalt", to="bot", level="steady")
    frame = one.until(lambda m: m.get("kind") == "seat")
    assert (frame["seats"][1]["who"], frame["seats"][1]["away"]) == ("bot", True)
    one.until(lambda m: m.get("by") == "basalt")
    with bob.live(room) as back:
        assert back.until("frame")["you"] == []
        one.send("seat", seat="basalt", to="me")
        assert one.until("error")["code"] == "foreign"
        back.send("seat", seat="basalt", to="me")
        assert back.until(lambda m: m.get("you") == ["basalt"])["seats"][1]["who"] == "person"


def test_a_take_back_gets_no_other_answer_out_of_a_bot(ann: Person) -> None:
    room = ann.open("me", "bot:random")["room"]
    answers = []
    with ann.live(room) as line:
        line.until("frame")
        mine, before = line.frame["menu"][0]["text"], line.frame["ply"]
        for _ in range(4):
            line.play(mine)
            answer = line.until(lambda m: m.get("by") == "basalt")
            answers.append((answer["ply"], answer["svg"]))  # both choose at once: it may be before or after mine
            line.until(lambda m: bool(m.get("asks")) and m.get("last") is not None)
            line.send("takeback", ply=before)
            line.until(lambda m: m.get("ply") == before)
    assert len(set(answers)) == len({ply for ply, _ in answers})


def test_bots_repeat_themselves_with_the_same_seed(ann: Person) -> None:
    """The same seed, the same game; so nor does a restart of the server change a bot's mind."""
    records = []
    for seed in ("one", "one", "other"):
        with harness.begun(seed, []):
            room = ann.open("bot:casual", "bot:random")["room"]
        with ann.live(room) as line:
            line.until(lambda m: bool(m.get("over")))
        records.append(ann.web.get(f"/api/tables/{room}/record").text.partition("\n\n")[2])
    assert records[0] == records[1] != records[2]


def test_somebody_who_was_away_gets_what_he_missed(ann: Person, bob: Person) -> None:
    one, two, room = pair(ann, bob)
    seen = two.frame["version"]
    two.close()
    one.play()
    one.until("frame")
    one.send("chat", text="are you there?")
    one.until("chat")
    with bob.live(room, seen) as back:
        assert [back.next()["type"] for _ in range(2)] == ["frame", "chat"]
        assert back.frame["version"] == seen + 1
        assert back.frame["kind"] == "move"
    with bob.live(room, seen + 2) as back:
        assert back.next()["kind"] == "full"
    for number in range(70):
        one.send("chat", text=f"line {number}")
    one.until(lambda m: m.get("text") == "line 69")
    with bob.live(room, seen) as back:  # too long a gap: one full picture
        full = back.next()
        assert (full["kind"], full["chat"][-1]["text"]) == ("full", "line 69")
        assert back.quiet()


def test_every_stored_action_has_a_version_and_a_frame_of_its_own(ann: Person) -> None:
    with ann.live(ann.open("me", "bot:random", "bot:random")["room"]) as line:
        first = line.until("frame")["version"]
        line.play()
        versions = [line.until("frame")["version"] for _ in range(3)]
        assert versions == [first + 1, first + 2, first + 3]


def test_the_clock_gives_a_seat_to_a_bot_when_its_time_is_up(ann: Person, bob: Person) -> None:
    one, two, _ = pair(ann, bob, clock={"minutes": 0.05, "bonus": 0})
    assert 0 < one.frame["clock"]["ash"] <= 3
    one.play()
    late = one.until(lambda m: m.get("kind") == "seat")
    assert late["seats"][1]["who"] == "bot"
    two.send("seat", seat="basalt", to="me")
    assert two.until("error")["code"] == "time"


def test_again_brings_the_same_people_to_one_new_table(ann: Person, bob: Person) -> None:
    _, two, room = pair(ann, bob)
    fresh = ann.web.post(f"/api/tables/{room}/again").json()
    assert two.until(lambda m: m.get("kind") == "rematch")["rematch"] == fresh["url"]
    assert bob.web.post(f"/api/tables/{room}/again").json()["room"] == fresh["room"]
    with bob.live(fresh["room"]) as line:
        assert line.until("frame")["you"] == ["basalt"]


def test_a_record_is_exported_imported_and_replayed(ann: Person, bob: Person) -> None:
    room = ann.open("me", "bot:random")["room"]
    with ann.live(room) as line:
        line.play_on(random.Random(6))
    text = ann.web.get(f"/api/tables/{room}/record").text
    twin = bob.web.post("/api/tables/import", json={"record": text}).json()["room"]
    assert bob.web.get(f"/api/tables/{twin}/record").text == text
    last = bob.web.get(f"/api/tables/{twin}/frame").json()
    assert last["plies"] == line.frame["ply"]
    assert [viewer["name"] for viewer in last["viewers"]] == ["", "ash", "basalt"]
    middle = bob.web.get(f"/api/tables/{twin}/frame?ply=12&seat=ash&lang=fr").json()
    assert (middle["ply"], middle["seat"], middle["result"]) == (12, "ash", None)
    broken = bob.web.post("/api/tables/import", json={"record": text.replace("lay", "ley", 1)}).json()
    assert broken["error"]["code"] == "record"
    assert broken["error"]["line"]


def test_an_unfinished_record_can_be_played_on(ann: Person) -> None:
    from lapilli import new

    begun = new(harness.GAME, 2, seed="known")
    begun.settle()
    room = ann.web.post("/api/tables/import", json={"record": begun.record()}).json()["room"]
    with ann.live(room) as line:
        assert line.play_on(random.Random(7))["over"]


def test_the_replay_of_a_running_game_shows_only_what_one_may_know(ann: Person, bob: Person) -> None:
    _, _, room = pair(ann, bob)
    assert ann.web.get(f"/api/tables/{room}/frame?seat=ash").json()["seat"] == "ash"
    for person, seat in ((ann, "basalt"), (bob, "ash")):
        refused = person.web.get(f"/api/tables/{room}/frame?seat={seat}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "foreign")
    assert ann.web.get(f"/api/tables/{room}/frame?seat=x").json()["error"]["code"] == "seat"
    assert ann.web.get(f"/api/tables/{room}/frame").json()["viewers"][1:] == [{"name": "ash", "label": "Ash"}]


def test_my_tables_are_listed_with_those_that_wait_for_me(ann: Person, bob: Person) -> None:
    _, _, room = pair(ann, bob)
    mine = ann.web.get("/api/tables?lang=nl").json()["tables"]
    assert [(table["room"], table["yours"], table["over"]) for table in mine] == [(room, True, False)]
    assert Person(ann.base).web.get("/api/tables").json() == {"tables": [], "unreadable": []}


def test_every_language_is_spoken_at_any_moment(ann: Person) -> None:
    with ann.live(ann.open("me", "bot:random")["room"], lang="de") as line:
        prompts = {line.until("frame")["prompt"]}
        for lang in ("en", "nl", "fr"):
            line.send("lang", lang=lang)
            frame = line.until("frame")
            assert frame["log_from"] == 0
            prompts.add(frame["prompt"])
        assert len(prompts) == 4
        line.send("lang", lang="xx")
        assert line.until("error")["code"] == "malformed"


DEUKALION = pytest.mark.skipif("deukalion" not in lapilli.list_games(), reason="Deukalion is not installed")


@DEUKALION
@pytest.mark.parametrize(
    ("seats", "chosen", "kept"),
    [
        (("me", "bot:random"), {}, False),
        (("me", "link"), {}, True),
        (("me", "hotseat"), {}, True),
        (("me", "link"), {"poker_face": False}, False),
        (("me", "bot:random"), {"poker_face": "on"}, True),
    ],
)
def test_a_room_plays_with_what_suits_its_people_unless_they_say_otherwise(
    ann: Person, seats: tuple[str, ...], chosen: dict[str, object], kept: bool
) -> None:
    room = ann.open(*seats, game="deukalion", options=chosen)["room"]
    assert ann.web.get(f"/api/tables/{room}").json()["options"]["poker_face"] is kept
    described = next(game for game in ann.web.get("/api/games").json()["games"] if game["name"] == "deukalion")
    assert described["room_options"]["1"] == {}
    assert described["room_options"]["2"] == {"poker_face": True}


def test_who_came_by_a_link_can_be_called_something(ann: Person, bob: Person) -> None:
    one, two, _ = pair(ann, bob)
    two.send("name", seat="basalt", text="  <b>Bob</b>\u202e\n  II ")
    seen = one.until(lambda m: m.get("kind") == "seat" and m["seats"][1]["person"])
    assert seen["seats"][1]["person"] == "<b>Bob</b> II"  # as text: the page makes no tags of it
    for fields, code in (
        ({"seat": "ash", "text": "Eve"}, "foreign"),
        ({"seat": "basalt", "text": "x" * 41}, "large"),
        ({"seat": "basalt", "text": None}, "malformed"),
        ({"seat": "nobody", "text": "Eve"}, "seat"),
    ):
        two.send("name", **fields)
        assert two.until("error")["code"] == code
    two.send("name", seat="basalt", text="")
    assert one.until(lambda m: m.get("kind") == "seat")["seats"][1]["person"] == ""


def test_nobody_changes_his_name_all_the_time(tmp_path: Path) -> None:
    with harness.running(database=harness.sqlite(tmp_path), rate=1.0) as base:
        ann = Person(base)
        with ann.live(ann.open("me", "bot:random")["room"]) as line:
            for number in range(8):
                line.send("name", seat="ash", text=f"Ann {number}")
            assert line.until("error")["code"] == "rate"


def test_the_reason_of_a_result_is_in_words_or_empty() -> None:
    game = lapilli.list_games()["nisyros"]
    said = {words.reason(game, Result({"mandraki": 3.0}, (), "lost", "covered"), lang) for lang in LANGUAGES}
    assert len(said) == 4
    assert all(reason.endswith(".") for reason in said)
    assert words.reason(game, Result({"mandraki": 3.0}, (), "lost", "points 5"), "en") == ""
