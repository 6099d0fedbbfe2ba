"""Lessons, rules and practice tables over HTTP."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lapilli.core.registry import find
from lapilli.server.learning import rulebook
from lapilli.words import LANGUAGES

GAMES = ("nisyros", "fuji", "eruption", "deukalion")


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_told_in_all_languages_and_every_clause_has_an_anchor(name: str) -> None:
    game = find(name)
    page = rulebook.digest(game)
    anchors = set(re.findall(r'<b id="([^"]+)"', page))
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
def test_examples_show_a_before_and_another_after(name: str) -> None:
    game = find(name)
    found = rulebook.examples(game, "nl")
    assert len(found) >= 3
    for one in found:
        lesson, step = one["key"].split("/")
        before, after = (rulebook.picture(game, lesson, int(step), late, "en", "light", "") for late in (False, True))
        assert before != after


def test_every_core_chapter_is_taught() -> None:
    """The clauses that lessons teach, per game: docs/taught.md lists them."""
    chapters = {
        "nisyros": {f"N-{n}" for n in range(1, 14)},
        "fuji": {"F-2", "F-3", "F-4", "F-5", "F-6", "F-7", "F-8", "F-13", "F-14"},
        "eruption": {"E-1", "E-2", "E-3", "E-4", "E-5", "E-8", "E-9"},
        "deukalion": set(),
    }
    for name, wanted in chapters.items():
        course = find(name).lessons
        assert course is not None
        taught = {clause for lesson in course.all for step in lesson.steps for clause in step.teaches}
        assert wanted <= {clause.split(".")[0] for clause in taught}, name


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


def test_a_practice_table_opens_from_an_example_a_position_and_takes_everything_back(ann: Any) -> None:
    opened = answer(ann, "/api/practice", {"game": "nisyros", "lesson": "dams-and-boats", "step": 1})
    state = ann.web.get(f"/api/tables/{opened['room']}").json()
    assert len(state["you"]) == len(state["seats"])
    course = find("nisyros").lessons
    assert course is not None
    position = course.find("the-last-three").start.position
    answer(ann, "/api/practice", {"game": "nisyros", "position": position})
    broken = ann.web.post("/api/practice", json={"game": "nisyros", "position": {"round": 3}})
    assert broken.status_code == 422


def test_nobody_branches_off_from_a_game_that_others_still_play(ann: Any) -> None:
    seats = [{"who": "me"}, {"who": "bot", "level": "casual"}, {"who": "bot", "level": "casual"}]
    table = answer(ann, "/api/tables", {"game": "fuji", "seats": seats})
    answer(ann, "/api/practice", {"room": table["room"], "ply": 0}, 422)


def test_pages_of_lessons_and_rules_are_there(ann: Any) -> None:
    for path in ("/learn/fuji", "/learn/fuji/run", "/rules/fuji", "/static/examples/fuji/run/4.svg?after=true"):
        assert ann.web.get(path).status_code == 200, path
    assert ann.web.get("/rules/chess").status_code in (404, 422)
