"""What people are told: the log, the prompts after each click, what a dead click is answered."""

from __future__ import annotations

import re
from typing import Any

import pytest

import lapilli
from lapilli.core.click_answers import ClickExplainer
from lapilli.core.explain import what
from lapilli.games.nisyros.picture.facts import event_state
from lapilli.words import LANGUAGES

from .positions import ZONES, play, table, throw, to_step_3

GAME = lapilli.list_games()["nisyros"]

WORKER = "worker/mandraki@mandraki.theatre"


def test_slopes_and_dice_are_told_at_once() -> None:
    """One line when all sixteen slopes lie, and one when all five dice have fallen; a die is named by what it shows."""
    t = lapilli.new("nisyros", 2, seed=1)
    t.settle()
    assert t.log("en") == ["The slopes are laid out."]
    t = to_step_3(play(table(1, who={"pali": {"pali.4": 2}}), *(f"ready {seat}" for seat in ZONES)))
    before = len(t.log("en"))
    throw(t, "wood", "plus", "plus", "minus", "hermes")
    assert t.log("en")[before:] == ["The dice show: wood, +1 eruption, +1 eruption, -1 eruption, Hermes."]
    t.play("die a to pali.4")
    assert "Mandraki puts the wood die here: Pali slope 4." in t.log("en")


def test_the_number_of_eruptions_is_reckoned_in_the_log() -> None:
    """N-9.1 Base, plus and minus, one less in round 1."""
    t = throw(table(3, dice={}, round=1), "plus", "plus", "stone", "minus", "stone")
    play(t, *(f"call done {seat}" for seat in ZONES))
    assert "Eruptions to come: 2 + 2 − 1 − 1, that is 2." in t.log("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_of_the_engine_is_told(lang: str) -> None:
    """Neither places (`pali.2`), seats (`s1`) nor letters of dice reach people, in a whole game."""
    t = lapilli.new("nisyros", 3, seed=5)
    while t.result is None and t.ply < 600:
        t.settle()
        if t.actors:
            t.play(t.menu()[-1] if t.ply % 3 else t.menu()[0])
    for line in t.log(lang):
        assert not re.search(r"\b\w+\.(\d|dam|yard|theatre|coast)\b|\bs[1-4]\b|[{}@]", line), line
        assert not re.search(r"\b([Dd]ie|[Ww]ürfel|[Dd]obbelsteen|[Dd]é) [a-e]\b", line), line


@pytest.mark.parametrize(
    ("clicks", "rule"),
    [
        ([WORKER, "area/emporios.3"], "N-1.3"),
        (["area/emporios.3"], "N-1.3"),
        ([WORKER, "area/nikia.1"], "N-0.5"),
        ([WORKER, "area/pali.1"], "N-1.2"),
        (["worker/pali@pali.1"], "N-0.3"),
        (["boats/pali"], "N-1.8"),
        (["die/a"], "N-1"),
        (["stock/wood"], "N-1"),
        (["step/5"], "N-1"),
        (["deck"], "N-1"),
        (["hades/pali"], "N-1"),
        (["seat/pali"], "N-1"),
        (["citizen/mandraki@mandraki.village"], "N-1"),
    ],
)
def test_a_dead_click_is_answered_from_this_step(clicks: list[str], rule: str) -> None:
    """Too far, covered, full, not yours: the rule of step 1; for what has no part in it, that of the step."""
    t = table(1, lava={"nikia": 2}, who={"pali": {"pali.1": 2}})
    assert ClickExplainer(t, 0).answer(clicks, [], "en").rule == rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawn_thing_has_its_own_sentence(lang: str) -> None:
    """Whatever is drawn in any phase is explained, and two kinds of thing never alike."""
    t = table(10, boats={"pali": 2}, dams={"pali.3": 1}, lava={"nikia": 2}, who={"pali": {"pali.2": 1, "hades": 1}})
    said: dict[str, str] = {}
    for thing in GAME.presentation.board(t.view(), lang).ids():
        refusal = GAME.coaching.explain(t.view(), thing)
        assert refusal is not None, thing
        said.setdefault(thing.partition("/")[0], GAME.words.say(lang, f"why-{refusal.message}", refusal.args))
    assert len(set(said.values())) == len(said)


def test_a_slope_in_step_10_is_not_told_of_step_4() -> None:
    """N-10.1 Nor does a card say that it waits for a step that is over."""
    leaving = table(10, boats={"pali": 1})
    answer = ClickExplainer(leaving, 0).answer(["area/emporios.3"], [], "en")
    assert answer.rule == "N-10"
    assert answer.words.endswith("Now people cross to Kos by boat.")
    assert "tep" not in answer.words
    states = []
    for step in (1, 3, 10):
        view: Any = {**leaving.view(), "step": step}
        states.append(event_state(view, 2))
    assert states == ["waits", "acted", "acted"]


@pytest.mark.parametrize("thing", ["volcano", "sea", "step/5", "boats/pali"])
def test_painted_things_answer_too(thing: str) -> None:
    """The crater, the islet and the boats on the sea, the circles of the steps: in step 10 as well."""
    leaving = table(10, boats={"pali": 1})
    assert thing in GAME.presentation.board_for(leaving.view(0), "en", "wide").ids()
    told = what(leaving, 0, thing, "en")
    assert told.name
    assert told.words
    assert told.now


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_follows_each_half_made_choice(lang: str) -> None:
    """After a worker, a boat, a passenger: where to, which boat; each names what was chosen."""
    t = table(1, boats={"pali": 1})
    kinds = {"place mandraki mandraki.theatre": "Mandraki", "sail pali": "Pali"}
    asked = []
    for start, name in kinds.items():
        actions = [a.id for a in t.menu("mandraki") if a.text.startswith(start)]
        asked.append(GAME.presentation.next_question(t.view(), 0, ["x"], actions, lang))
        assert name in asked[-1]
    leaving = table(10, boats={"pali": 1, "nikia": 1})
    actions = [a.id for a in leaving.menu() if a.text.startswith("evacuate pali pali.village")]
    asked.append(GAME.presentation.next_question(leaving.view(), 0, ["x"], actions, lang))
    assert len({*asked, ""}) == 4
    assert GAME.presentation.next_question(t.view(), 0, [], actions, lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_names_who_is_furthest_behind(lang: str) -> None:
    """N-13.4 And the numbers of the box in play."""
    t = table(1, who={zone: {"kos": 5} for zone in ("mandraki", "emporios", "nikia")})
    said = GAME.presentation.goal(t.view(), 0, lang)
    assert all(word in said for word in ("7", "9", "Pali", "0"))


def test_the_ten_steps_are_named_and_the_present_one_marked() -> None:
    """N-0.1"""
    start = lapilli.new("nisyros", seats=2, villages="free", seed=1)
    start.settle()
    assert [stage.now for stage in GAME.presentation.turn_stages(start.view(0))] == [False] * 10, (
        "while villages are chosen"
    )
    assert ">Set-up<" in GAME.presentation.board(start.view(0), "en").svg()
    stages = GAME.presentation.turn_stages(table(1).view())
    assert len(stages) == 10
    assert [stage.now for stage in stages].index(True) == 0


def test_a_button_that_names_a_die_says_what_it_shows() -> None:
    """Dice bear no numbers on the board."""
    t = to_step_3(play(table(1, who={"pali": {"pali.4": 2}}), *(f"ready {seat}" for seat in ZONES)))
    throw(t, "wood", "plus", "plus", "minus", "hermes")
    put = next(action for action in t.menu() if action.text == "die a to pali.4")
    assert GAME.presentation.note(t.view(0), put.id, "en") == "wood"
    assert GAME.presentation.note(t.view(0), put.id, "de") == "Holz"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_village_is_named_above_its_people_on_kos(lang: str) -> None:
    """Where four sit there is less room for the names, and none is left out."""
    drawn = table(1).svg(lang=lang, shape="wide")
    assert [drawn.count(f">{zone.title()}</text>") for zone in ZONES] == [2] * 4, "there, and on the island"


def test_a_seat_has_no_colour_before_its_village_is_chosen() -> None:
    """N-14.4: else somebody who was blue would be orange all of a sudden."""
    assert {GAME.presentation.seat_style(f"s{seat}", seat - 1) for seat in (1, 2, 3, 4)} == {
        ("black", str(seat)) for seat in (1, 2, 3, 4)
    }
    assert GAME.presentation.seat_style("pali", 0) == ("orange", "P")
