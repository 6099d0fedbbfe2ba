"""Lessons, rules and practice tables over HTTP."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from lapilli.core.lessons.progress import LessonProgress
from lapilli.core.registry import find
from lapilli.server.learning import rulebook
from lapilli.server.learning.lesson_session import list_lessons
from lapilli.server.learning.lesson_time import seconds
from lapilli.words import LANGUAGES
from tests.games.lesson_contents import CORE, table, taught

NAMED = re.compile(r"\b([A-Z])-(\d+(?:\.\d+)*)(?:-(\d+(?:\.\d+)*))?")
GAMES = ("nisyros", "fuji", "eruption", "deukalion")


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_told_in_all_languages_and_every_clause_has_an_anchor(name: str) -> None:
    game = find(name)
    page = rulebook.digest(game)
    anchors = set(re.findall(r'<(?:b|h\d) id="([^"]+)"', page))
    assert len(anchors) > 100
    assert set(re.findall(r'href="#([A-Z]-\d+\.\d+)"', page)) <= anchors
    for lang in LANGUAGES:
        told = rulebook.parts(game, lang)
        assert len(told) >= 6
        assert {clause for part in told for clause in part["clauses"]} <= anchors
        words = sum(len(text.split()) for part in told for text in part["paragraphs"])
        assert 150 < words < 2000, "ten minutes at 200 words a minute"
    for part in rulebook.parts(game, "en"):
        lesson, step = part["picture"].split("/")
        assert "<svg" in rulebook.picture(game, lesson, int(step), False, "en", "light", "")


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_that_words_name_has_an_anchor(name: str) -> None:
    """In prompts, help, reasons, options, lessons and notes, of every language: ranges name both their ends."""
    game = find(name)
    assert game.coaching.lessons is not None
    anchors = set(re.findall(r'<(?:b|h\d) id="([^"]+)"', rulebook.digest(game)))
    named: set[str] = set()
    for words in (Path(inspect.getfile(type(game.rules))).parent / "text", game.coaching.lessons.folder / "text"):
        for file in words.glob("*.ftl"):
            for letter, first, last in re.findall(
                r"\b([A-Z])-(\d+(?:\.\d+)*)(?:-(\d+(?:\.\d+)*))?", file.read_text("utf-8")
            ):
                named |= {f"{letter}-{number}" for number in (first, last) if number}
    assert len(named) > 20
    assert named <= anchors, named - anchors


@pytest.mark.parametrize("name", GAMES)
def test_pictures_of_the_rules_say_what_they_show(name: str) -> None:
    """In the person's language, another for each; and each is drawn for light and for dark."""
    game = find(name)
    for lang in LANGUAGES:
        parts = rulebook.parts(game, lang)
        assert len({part["described"] for part in parts}) > 3
        assert all(len(part["described"].split()) > 5 for part in parts)
        assert all(part["caption"] and part["caption"] in part["described"] for part in parts)
    lesson, step = rulebook.parts(game, "en")[0]["picture"].split("/")
    light, dark = (rulebook.picture(game, lesson, int(step), False, "en", theme, "") for theme in ("light", "dark"))
    assert light != dark


@pytest.mark.parametrize("name", GAMES)
def test_examples_show_a_before_and_another_after(name: str) -> None:
    game = find(name)
    found = rulebook.examples(game, "nl")
    assert len(found) >= 3
    for one in found:
        lesson, step = one["key"].split("/")
        before, after = (rulebook.picture(game, lesson, int(step), late, "en", "light", "") for late in (False, True))
        assert before != after


@pytest.mark.parametrize("name", GAMES)
def test_every_core_chapter_is_taught(name: str) -> None:
    """Docs/reference/lesson-contents.md lists which lesson teaches what, and is true."""
    assert not set(CORE[name]) - set(taught(name))
    page = (Path(__file__).parents[2] / "docs" / "reference" / "lesson-contents.md").read_text(encoding="utf-8")
    assert "\n".join(table(name)) in page, "python -m tests.games.lesson_contents"


@pytest.mark.parametrize("name", GAMES)
def test_the_minutes_of_a_lesson_are_counted_on_its_way(name: str) -> None:
    """What is read and clicked counts, a whole game by its decisions; a short duel is shorter than a game for all."""
    game = find(name)
    rows = {row["id"]: row for row in list_lessons(game, "en")}
    walked = {key: seconds(name, key, "en") for key, row in rows.items() if not row["play"]}
    assert len({round(one) for one in walked.values()}) > len(walked) / 2, "each has its own length"
    for key, taken in walked.items():
        assert 30 < taken < 300
        assert rows[key]["minutes"] == max(1, round(taken / 60))
    whole = [row["minutes"] for row in rows.values() if row["play"]]
    assert all(max(walked.values()) / 60 < one <= game.presentation.minutes for one in whole)


def answer(ann: Any, path: str, body: dict[str, Any], status: int = 201) -> Any:
    sent = ann.web.post(path, json=body)
    assert sent.status_code == status, sent.text
    return sent.json()


def test_a_lesson_is_walked_and_a_wrong_try_is_held_back(ann: Any) -> None:
    path = "/api/lessons/nisyros/the-last-three"
    first = answer(ann, path, {}, 200)
    assert first["messages"][-1]["lesson"]["acts"]
    play = {"type": "play", "seat": "mandraki", "text": "erupt emporios", "ply": 1, "id": "a"}
    then = answer(ann, path, {"message": play}, 200)
    assert then["way"] == ["erupt emporios"]
    on = answer(ann, path, {"way": then["way"], "next": True, "lang": "de"}, 200)
    assert on["messages"][-1]["lesson"]["say"].startswith("Nun die Boote")
    held = {**play, "text": "evacuate done"}
    stays = answer(ann, path, {"way": on["way"], "message": held}, 200)
    assert stays["way"] == on["way"]
    assert stays["messages"][0]["code"] == "held"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wish", [{}, {"way": []}, {"way": ["x"]}, {"next": True}, {"message": {"type": "full"}}])
def test_a_lesson_that_is_a_whole_game_has_no_steps_to_walk(ann: Any, name: str, wish: dict[str, Any]) -> None:
    """Nor is it an example, nor practised from a step."""
    lessons = find(name).coaching.lessons
    assert lessons is not None
    whole = next(lesson.id for lesson in lessons.all if lesson.play)
    assert answer(ann, f"/api/lessons/{name}/{whole}", wish, 422)["error"]["code"] == "lesson"
    assert ann.web.get(f"/static/examples/{name}/{whole}/1.svg?after=true").status_code == 422
    answer(ann, "/api/practice", {"game": name, "lesson": whole}, 422)


@pytest.mark.parametrize("message", [{}, {"type": None}, {"type": []}, {"type": {}}, {"type": 1}, {"seat": "x"}])
@pytest.mark.parametrize("lesson", ["the-last-three", "your-first-game"])
def test_a_lesson_refuses_a_message_without_a_type(ann: Any, lesson: str, message: dict[str, Any]) -> None:
    refused = answer(ann, f"/api/lessons/nisyros/{lesson}", {"message": message}, 422)
    assert refused["error"]["code"] == "malformed"


def test_a_practice_table_opens_from_an_example_a_position_and_takes_everything_back(ann: Any) -> None:
    opened = answer(ann, "/api/practice", {"game": "nisyros", "lesson": "dams-and-boats", "step": 1})
    state = ann.web.get(f"/api/tables/{opened['room']}").json()
    assert len(state["you"]) == len(state["seats"])
    lessons = find("nisyros").coaching.lessons
    assert lessons is not None
    position = lessons.find("the-last-three").start.position
    answer(ann, "/api/practice", {"game": "nisyros", "position": position})
    broken = ann.web.post("/api/practice", json={"game": "nisyros", "position": {"round": 3}})
    assert broken.status_code == 422


def test_a_lesson_is_practised_from_where_the_learner_stands(ann: Any) -> None:
    way = ["erupt emporios", ""]
    opened = answer(ann, "/api/practice", {"game": "nisyros", "lesson": "the-last-three", "way": way})
    shown = ann.web.get(f"/api/tables/{opened['room']}/frame").json()
    progress = LessonProgress.of(find("nisyros"), "the-last-three", way)
    assert shown["ply"] == progress.table.ply
    assert shown["prompt"] == find("nisyros").presentation.prompt(progress.table.view(0), 0, "en")
    answer(ann, "/api/practice", {"game": "nisyros", "lesson": "the-last-three", "way": ["no such thing"]}, 422)


def test_nobody_branches_off_from_a_game_that_others_still_play(ann: Any) -> None:
    seats = [{"who": "me"}, {"who": "bot", "level": "casual"}, {"who": "bot", "level": "casual"}]
    table = answer(ann, "/api/tables", {"game": "fuji", "seats": seats})
    answer(ann, "/api/practice", {"room": table["room"], "ply": 0}, 422)


def test_pages_of_lessons_and_rules_are_there(ann: Any) -> None:
    for path in ("/learn/fuji", "/learn/fuji/run", "/rules/fuji", "/static/examples/fuji/run/4.svg?after=true"):
        assert ann.web.get(path).status_code == 200, path
    assert ann.web.get("/rules/chess").status_code in (404, 422)
