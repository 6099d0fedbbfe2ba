"""Messages have the form of `wire/outgoing.py` and docs/reference/protocol.md; every socket of the tests checks it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NotRequired, get_origin, get_type_hints

import cost
import pytest
import wire
from pydantic import ValidationError

from lapilli.core.lessons.progress import LessonProgress, lessons_of
from lapilli.core.registry import find
from lapilli.server.frames.connection import Connection
from lapilli.server.learning.lesson_session import LessonTable
from lapilli.server.wire import ending, messages, outgoing

PROTOCOL = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
CLIENT = PROTOCOL.split("### To the client")[1].split("## Pages and client")[0]


def sent(connection: Connection) -> dict[str, Any]:
    message = connection.next()
    assert message is not None
    return {**message}


@pytest.mark.parametrize("game", ["pumice", "nisyros", "fuji", "eruption", "deukalion"])
@pytest.mark.parametrize("parts", [False, True])
def test_frames_of_all_games_have_their_form(game: str, parts: bool) -> None:
    room = cost.table(game, "form")
    for person in (*cost.PEOPLE, "spectator"):
        wire.check(sent(Connection(room, person, "en", 0, parts=parts)))


@pytest.mark.parametrize(
    "fault",
    [{"ply": "7"}, {"strange": 1}, {"menu": [{"text": "pass"}]}, {"seats": None}, {"result": {"outcome": "won"}}],
)
def test_a_frame_of_another_form_is_noticed(fault: dict[str, Any]) -> None:
    message = sent(Connection(cost.table("pumice", "form"), "ann", "en", 0))
    wire.check(message)
    with pytest.raises(ValidationError):
        wire.check(message | fault)


def test_a_frame_without_one_of_its_fields_is_noticed() -> None:
    message = sent(Connection(cost.table("pumice", "form"), "ann", "en", 0))
    hints = get_type_hints(outgoing.Frame, include_extras=True)
    for name in [name for name, hint in hints.items() if get_origin(hint) is not NotRequired and name != "type"]:
        with pytest.raises(ValidationError):
            wire.check({key: value for key, value in message.items() if key != name})


@pytest.mark.parametrize("kind", sorted(wire.KINDS))
def test_the_protocol_names_every_field(kind: str) -> None:
    """docs/reference/protocol.md: the table of a frame, and the braces after the name of any other message."""
    if kind == "frame":
        rows = re.findall(r"^\| (`.*?) \|", CLIENT, re.MULTILINE)
        documented = set(re.findall(r"`(\w+)`", " ".join(rows))) - {"field"}
        fields = set(get_type_hints(outgoing.Frame)) - {"type", "picture"}  # "Frames in parts" tells of the picture
        assert documented == fields
    else:
        found = re.search(rf"`{kind}` `\{{(.*?)\}}`", CLIENT)
        assert found, kind
        documented = {name.strip().rstrip("?") for name in found[1].split(",")}
        assert documented == set(get_type_hints(wire.KINDS[kind])) - {"type"} - ({"line"} if kind == "error" else set())


@pytest.mark.parametrize(
    ("field", "type"),
    [
        ("seats", outgoing.SeatWords),
        ("`asks`, `menu`", outgoing.MenuEntry),
        ("`log`, `log_from`", outgoing.LogLine),
        ("auto_pass", outgoing.AutoPass),
        ("links", outgoing.Link),
        ("chart", ending.ChartLine),
        ("option_words", outgoing.OptionWords),
    ],
)
def test_the_protocol_names_what_the_fields_are_made_of(field: str, type: Any) -> None:
    row = next(line for line in CLIENT.splitlines() if line.startswith((f"| `{field}`", f"| {field}")))
    braces = re.search(r"\[\{(.*?)\}\]", row)
    assert braces
    plain = re.sub(r"\(.*?\)|: [^,}]*", "", braces[1])
    assert {name.strip().rstrip("?") for name in plain.split(",")} == set(get_type_hints(type))


def test_lessons_send_messages_of_the_same_form() -> None:
    """What is said in a lesson is checked like what a table says: pictures, praise, refusals, hints, reasons, talk."""
    game = find("pumice")
    desk, way = LessonTable(game, lessons_of(game).all[0].id, "en"), list[str]()
    kinds = set()
    for message in desk.arrive(way):
        wire.check({**message})
    for _ in range(40):
        progress = LessonProgress.of(game, desk.lesson, way)
        if progress.over:
            break
        told: list[outgoing.Outgoing] = []
        if progress.acts:
            wrong = next(
                (one.text for one in progress.table.menu(progress.seat) if one.text not in progress.right()), "keep"
            )
            seat = progress.seat
            asking: list[dict[str, object]] = [
                {"type": "play", "id": "m1", "text": wrong, "seat": seat, "ply": progress.table.ply},
                {"type": "hint", "seat": seat},
                {"type": "why", "seat": seat, "click_path": ["crater"]},
                {"type": "step", "seat": seat, "click_path": ["crater"]},
                {"type": "what", "thing": "crater"},
                {"type": "chat", "text": "hello"},
            ]
            for asked in asking:
                told += desk.answer(way, messages.understand(asked))[1]
            right = {"type": "play", "id": "m2", "text": progress.right()[0], "seat": seat, "ply": progress.table.ply}
            way, answer = desk.answer(way, messages.understand(right))
        else:
            way, answer = desk.read_on(way)
        for message in (*told, *answer):
            wire.check({**message})
            kinds.add(message["type"])
    assert kinds >= {"frame", "played", "error", "hint", "why", "step", "what"}
