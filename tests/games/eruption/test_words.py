"""The table explains itself: half-made choices, questions before what is given or spent, sums, and what things are."""

from __future__ import annotations

import re
from typing import Any

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.click_answers import ClickExplainer
from lapilli.core.rng import Rng
from tests.games.eruption.positions import at, play

GAME = lapilli.list_games()["eruption"]

LANGUAGES = ("en", "nl", "de", "fr")


def asked(table: lapilli.Table, *clicks: str) -> str:
    """What is asked after these clicks."""
    actions = [action.id for action in table.menu() if all(click in action.click_path for click in clicks)]
    assert actions
    seat = table.seat_index(table.actors[0])
    return GAME.presentation.next_question(table.view(seat), seat, clicks, actions, "en")


def sure(table: lapilli.Table, text: str, lang: str = "en") -> str:
    seat = table.seat_index(table.actors[0])
    return GAME.presentation.confirmation(table.view(seat), seat, GAME.space.parse(text), lang)


def test_each_half_made_choice_is_asked_for_in_words() -> None:
    table = at(phase="cards", hand={"orange": "reinforce bomb"}, walls="orange.1:wood")
    assert asked(table, "card/reinforce") == "Reinforce: play it, or trade it?"
    assert asked(table, "card/reinforce", "stock/wood") == "Reinforce: where does the wall of wood go?"
    building = at(phase="build")
    assert asked(building, "stock/straw") == "Where does the wall of straw go?"
    assert asked(at(phase="cards", hand={"orange": "rain bomb"}), "trade/tile") == ""  # one pair alone


def test_what_gives_or_spends_asks_once_naming_whom_and_what() -> None:
    options: dict[str, Any] = {"clans": True}
    table = at(seats=4, phase="cards", hand={"yellow": "rain quake bomb bomb"}, options=options)
    assert sure(table, "give wall stone") == "Give a wall of stone to Purple?"
    assert sure(table, "give card rain") == "Give Rain to Purple?"
    assert sure(table, "discard bomb") == "Discard Volcanic Bomb for nothing?"
    assert sure(table, "trade quake") == "Trade Quake for a wall of stone?"
    for text in ("give wall stone", "give card rain", "discard bomb", "trade quake"):
        assert GAME.space.kind(GAME.space.parse(text)).confirm
        assert len({sure(table, text, lang) for lang in LANGUAGES}) == 4


def test_a_trade_names_the_wall_that_the_supply_has() -> None:
    """E-5.3"""
    stock = {"orange": " ".join(["stone"] * 15)}
    table = at(phase="cards", hand={"orange": "quake"}, stock=stock | {"blue": ""})
    assert sure(table, "trade quake") == "Trade Quake for a wall of wood?"


def test_the_log_shows_the_sum_of_a_test() -> None:
    """E-5.12"""
    table = play(at("e5:wide/0 e4:left/0 e3:straight/0", "orange.6:stone"), "3/2")
    assert table.log()[1] == "The stone wall at Orange 6 rolls 2 + 2 against 3: it holds."
    table = play(at("e5:wide/0 e4:left/0 e3:straight/0", "orange.6:straw"), "3/2")
    assert table.log()[1] == "The straw wall at Orange 6 rolls 2 against 3: it is lost."


def test_the_log_tells_a_throw_for_the_first_turn_in_one_line() -> None:
    """E-0.6"""
    table = lapilli.new("eruption", seats=3, seed="first")
    table.settle()
    begins = next(number for number, line in enumerate(table.log()) if line.endswith(" begins."))
    throws = [re.fullmatch(r"(\w+) rolls (\d) \+ (\d) = (\d+)\.", line) for line in table.log()[begins - 3 : begins]]
    assert len({found[1] for found in throws if found}) == 3
    assert all(found and int(found[2]) + int(found[3]) == int(found[4]) for found in throws)
    assert not any(" rolls " in line for line in table.log()[: begins - 3])


def test_places_have_names_in_the_log() -> None:
    table = play(at(phase="build"), "build straw f5.nw")
    assert table.log()[0] == "Orange builds a wall of straw at f5 north-west."
    assert "f5.nw" not in " ".join(table.log("de"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_village_nobody_owns_is_not_heated(lang: str) -> None:
    """E-6.12"""
    table = play(at("d7:straight/2 c7:cross/2", stack="five"), "draw tile five")
    texts = {action.click_path[-1] for action in table.menu() if action.text.startswith("place b7")}
    assert texts
    picture = table.svg("orange", lang)
    for ghost in texts:
        label = picture.split(f'data-id="{ghost}"')[1].split('aria-label="')[1].split('"')[0]
        assert "+" not in label
        assert GAME.words.say(lang, "seat-red") not in label


@pytest.mark.parametrize(
    ("phase", "thing", "words"),
    [
        ("build", "place/blue.6", "Blue 6. A wall can stand here. Blue 6 is not in your village."),
        ("build", "volcano", "Volcano. Lava begins at its six exits; nothing covers it. Now walls are built."),
        (
            "cards",
            "trade/tile",
            "Trade. One card buys a wall, two cards buy a tile. A tile costs two cards; you hold 1.",
        ),
        (
            "build",
            "wall/orange.1",
            "Wood wall at Orange 1. It holds lava back until a test or a bomb takes it. Now walls are built.",
        ),
    ],
)
def test_a_dead_click_says_what_can_have_been_meant(phase: str, thing: str, words: str) -> None:
    table = at(phase=phase, hand={"orange": "rain"}, walls="orange.1:wood", temp={"orange": 30})
    assert ClickExplainer(table, 0).answer([thing], (), "en").words == words


def test_a_card_that_cannot_be_played_says_why_where_it_can_be_traded() -> None:
    """E-9.5: anyone who clicks Rain while it has nothing to cool is offered a trade, and told why it is no more."""
    hand = {"orange": "rain bomb quake rain"}
    cold, warm = (at(phase="cards", hand=hand, walls="orange.1:wood", temp={"orange": heat}) for heat in (0, 30))
    assert (
        ClickExplainer(cold, 0).barred(["card/rain"], "en")
        == "Rain has nothing to cool: your village is at 0 degrees. E-9.5"
    )
    assert ClickExplainer(warm, 0).barred(["card/rain"], "en") == ""
    assert ClickExplainer(cold, 0).barred(["card/bomb"], "en") == ""
    assert asked(cold, "card/rain") == "What do you do with Rain?"
    assert asked(warm, "card/rain") == "Rain: play it, or trade it?"


def test_a_space_that_no_lava_reaches_is_named_as_such() -> None:
    """E-2.6"""
    table = play(at(), "draw tile five")
    words = ClickExplainer(table, 0).answer(["space/c8"], (), "en").words
    assert words.endswith("No lava flows to c8: a tile continues a stream of lava.")


def test_the_goal_says_how_far_one_is() -> None:
    table = at(temp={"orange": 40, "blue": 20}, phase="build")
    assert GAME.presentation.goal(table.view("orange"), 0, "en") == (
        "You: 40°, coolest: 20°. The lowest temperature wins: stay cool."
    )
    assert [stage.message for stage in GAME.presentation.turn_stages(table.view("orange")) if stage.now] == [
        "stage-build"
    ]


def test_the_goal_of_a_clan_is_the_average_of_both() -> None:
    """E-10.7: one's mate is no rival; E-11.6: anyone who is left at the end wins, however hot."""
    table = lapilli.new("eruption", seats=4, seed=1, clans=True)
    table.settle()
    hot = {**table.view("yellow"), "temperature": {"yellow": 30, "green": 80, "purple": 0, "red": 100}}
    assert GAME.presentation.goal(hot, 0, "en") == (
        "You and Purple: 15° on average, coolest other team: 90°. The coolest team wins."
    )
    alone = lapilli.new("eruption", seats=3, seed=1, annihilation=True)
    alone.settle()
    assert GAME.presentation.goal(alone.view(0), 0, "en").endswith("Whoever burns up is out; the last one left wins.")


@pytest.mark.parametrize(("lang", "other"), [("de", r"[Ww](a|ä)ll"), ("nl", r"\b\w*wal(len)?\b")])
def test_lessons_and_coach_call_a_wall_as_the_game_does(lang: str, other: str) -> None:
    """The glossary of the digest: Mauer and muur."""
    assert GAME.coaching.lessons
    text = (GAME.coaching.lessons.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = [line.partition(" = ")[2] for line in text.splitlines()]
    assert [line for line in said if re.search(other, line)] == []


def test_damage_at_the_beginning_of_a_turn_stands_under_that_turn() -> None:
    """E-1.1 In the log nobody else's turn comes between whose turn begins and what it costs at once."""
    table = lapilli.new("eruption", seats=3, seed=5)
    player, rng = bot("random", table.game), Rng(3)
    table.settle()
    while table.actors:
        seat, menu = table.state.actor, table.menu()
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
    lines = table.lines(None)
    begun = {(line.ply, line.args["seat"]): line.turn for line in lines if line.message == "story-turn"}
    damage = [line for line in lines if line.message == "story-heats" and (line.ply, line.args["seat"]) in begun]
    assert len(damage) > 5
    assert all(line.turn == begun[line.ply, line.args["seat"]] for line in damage)
