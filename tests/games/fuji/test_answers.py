"""F-13.15: bots answer whatever is said to them, at once, at every level, and keep their word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import lapilli
from lapilli.bots import TalkingBot, bot
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.game import GAME
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.phrases import addressed_figure, hearer, is_true
from tests.games.fuji.positions import play, scene, texts

LEVELS = ("random", "gentle", "casual", "steady", "strong", "master")
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (4, {"scenario": 3, "talk_budget": 2}),
    (2, {"two_player": "b"}),
    (3, {"talk_check": "free", "level": 2}),
)
SPOKEN = range(2, 6)  # numbers of phases
ABOUT_DICE = ("say", "say-third", "threat")


def speak_up(table: Table, seat: int, level: str) -> int | None:
    player = bot(level, GAME)
    assert isinstance(player, TalkingBot)
    return player.speak_up(table.know(seat), seat, sorted(table.state.menu(seat)))


def open_rows(table: Table) -> int:
    return sum(one["answer"] is None for one in table.position()["addressed"])


def one_of_each(table: Table, seat: int, rng: Rng) -> Iterator[tuple[int, int]]:
    """A phrase of each kind, and of each of its words, to each seat: the phrase, and who is to answer."""
    state = table.state
    assert isinstance(state, GameState)
    sorts: dict[tuple[str, ...], list[int]] = {}
    for number in state.menu(seat):
        action = int(number)
        if addressed_figure(action) >= 0:
            kind = SPACE.kind(action)
            words = kind.words(action)
            plain = (words.get(slot, "") for slot in ("figure", "threat", "move", "hold", "wield", "order", "card"))
            sorts.setdefault((kind.key, *plain), []).append(action)
    for actions in sorts.values():
        action = actions[rng.below(len(actions))]
        yield action, int(hearer(state, seat, action))


def said_with(table: Table, seat: int, action: int) -> Table:
    """The table after that phrase, apart from the one that goes on."""
    state = table.state.copy()
    assert isinstance(state, GameState)
    state.play_as(seat, action)
    return lapilli.position("fuji", GAME.rules.position(state), seed="answers")


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_phrase_to_a_bot_is_answered_at_once(seats: int, options: dict[str, Any]) -> None:
    """F-13.15 In every phase in which it can be said, by every seat, in several rounds, at every level."""
    rng, turn = Rng(7), 0
    answered: dict[tuple[int, str], set[str]] = {}
    rounds = set()
    for seed in range(3):
        table = lapilli.new("fuji", seats=seats, seed=f"talk {seed}", **options)
        state = table.state
        while table.result is None:
            table.settle()
            state = table.state
            assert isinstance(state, GameState)
            if table.result is not None:
                break
            speakers = [seat for seat in range(seats) if state.actors() >> seat & 1]
            turn += 1
            if state.phase_number in SPOKEN and turn % (5 if state.phase_number == 2 else 2) == 0:
                speaker = speakers[rng.below(len(speakers))]
                for action, other in one_of_each(table, speaker, rng):
                    trial = said_with(table, speaker, action)
                    level = LEVELS[rng.below(len(LEVELS))]
                    check_answer(trial, action, other, level, answered)
                rounds.add(int(state.round))
            awaited = [seat for seat in range(seats) if state.required_actors() >> seat & 1]
            seat = awaited[rng.below(len(awaited))]
            menu = sorted(state.menu(seat))
            table.play(SPACE.text(bot("casual", GAME).decide(table.know(seat), seat, menu, rng)), table.seats[seat])
    assert rounds >= {1, 2, 3}
    kinds = {SPACE.kind(action).key for action in range(SPACE.size) if addressed_figure(action) >= 0}
    kinds -= {"please-bar", "please-give"}  # where there is a Gatherer, a manager
    assert {key for phase, key in answered if phase == 2} >= kinds
    assert {key for phase, key in answered if phase == 5} >= {"please-order"}
    if seats > 2 and not options.get("talk_budget"):
        assert {key for phase, key in answered if phase == 4} >= {"ask", "threat", "please-order", "please-use"}
    assert all(levels == set(LEVELS) for (phase, _), levels in answered.items() if phase == 2)


def check_answer(table: Table, action: int, other: int, level: str, answered: dict[tuple[int, str], set[str]]) -> None:
    state = table.state
    assert isinstance(state, GameState)
    where = (SPACE.text(action), level, int(state.round), int(state.phase))
    assert state.actors() >> other & 1, where
    menu = sorted(state.menu(other))
    word = speak_up(table, other, level)
    assert word is not None, where
    assert word in menu, where
    assert GAME.presentation.is_talk(word), where
    if SPACE.kind(word).key in ABOUT_DICE:  # also where lies are allowed
        assert is_true(state, other, word, state.zones), where
    before = open_rows(table)
    table.play(SPACE.text(word), table.seats[other])
    assert open_rows(table) == before - 1, (*where, SPACE.text(word))
    answered.setdefault((int(state.phase_number), SPACE.kind(action).key), set()).add(level)
    for _ in range(8):  # and what it does because of it comes to an end
        deed = speak_up(table, other, level)
        if deed is None:
            break
        table.play(SPACE.text(deed), table.seats[other])
    else:
        raise AssertionError(where)


def test_two_questions_in_one_breath_get_two_answers() -> None:
    """F-13.15 F-2.10: answers are never used up while somebody waits for one."""
    table = scene(dice={"p2": "6 6 1 1 1 1"}, marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    asked = [text for text in texts(table, "p1", "talk please p2") if "drop" not in text][:39]
    asked += [text for text in texts(table, "p3", "talk please p2") if "drop" not in text][:39]
    for place, text in enumerate(asked):
        table.play(text, "p1" if place < 39 else "p3")
    for _ in asked:
        word = speak_up(table, 1, "steady")
        assert word is not None
        if not GAME.presentation.is_talk(word):
            break
        table.play(SPACE.text(word), "p2")
    assert open_rows(table) == 0
    assert table.position()["chatter"][1] <= 40  # `yes` and its like cost nothing


def test_an_answer_may_be_given_again_as_long_as_somebody_waits() -> None:
    """F-13.12 F-13.15."""
    table = scene()
    play(table, "p1: talk thanks")
    assert "talk thanks" not in texts(table, "p1")
    play(table, "p2: talk please p1 last")
    assert "talk thanks" in texts(table, "p1")
    play(table, "p1: talk thanks")
    assert "talk thanks" not in texts(table, "p1")
    assert open_rows(table) == 0


def replies(dice: str, question: str, seed: int = 0) -> str:
    table = scene(dice={"p2": dice}, figures={"p1": {"bars": 0}})
    table = lapilli.position("fuji", {**table.position(), "round": 1 + seed, "eruptions": seed}, seed="x")
    play(table, f"p1: {question}")
    word = speak_up(table, 1, "steady")
    assert word is not None
    return SPACE.text(word)


def test_to_say_nothing_yet_tells_nothing() -> None:
    """F-13.7 F-13.16: whoever hears `later` can rule out no dice: it is said of strong, weak and middling ones."""
    question = "talk ask p2 even"
    for dice in ("6 6 6 6 6 6", "6 6 6 6 6 4", "1 1 1 1 1 1", "1 3 5 1 3 5"):
        found = {replies(dice, question, seed) for seed in range(24)}
        assert "talk later" in found
        assert len(found) == 2  # mostly the strongest true word
    assert {replies("6 6 1 1 1 1", question, seed) for seed in range(24)} == {"talk later"}


def test_nobody_says_twice_how_strong_they_are() -> None:
    """F-13.11."""
    table = scene(dice={"p2": "6 6 6 6 6 6"})
    play(table, "p2: talk great even", "p1: talk ask p2 even")
    word = speak_up(table, 1, "strong")
    assert word is not None
    assert SPACE.text(word) == "talk said"


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_whoever_says_yes_does_it_and_whoever_goes_elsewhere_says_where(level: str) -> None:
    """F-13.13 F-13.14: also if it was ready already, and at every level that promises anything."""
    kept = {"yes": 0, "will": 0, "sorry": 0}
    for ready in (False, True):
        for verb in ("go", "not"):
            for cell in ("d1", "d3", "e1", "e2", "e3", "f2", "g2", "f1"):
                marks = {"p1": "d3", "p2": "f2", "p3": "d1"} if ready or verb == "not" else {}
                table = scene(dice={"p1": "1 1 1 1 1 1", "p2": "6 4 2 6 5 3", "p3": "1 1 2 2 1 1"}, marks=marks)
                if f"talk please p2 {verb} {cell}" not in texts(table, "p1"):
                    continue
                if ready:
                    play(table, "p2: ready")
                play(table, f"p1: talk please p2 {verb} {cell}")
                said, deeds = "", []
                while (deed := speak_up(table, 1, level)) is not None:
                    deeds.append(SPACE.text(deed))
                    said = said or deeds[0].split()[1]
                    play(table, f"p2: {deeds[-1]}")
                marker = table.position()["figures"][1]["marker"]
                if said == "yes" and verb == "go":
                    assert marker == cell
                elif said == "yes":
                    assert marker != cell
                elif said == "will":
                    assert deeds[0] == f"talk will go {marker}"
                kept[said] += 1
                assert ("unready" in deeds) == (ready and any(deed.startswith("mark") for deed in deeds))
    assert kept["yes"] > 2
    assert kept["will"] + kept["sorry"] > 2


def test_a_promise_outlives_the_next_marker() -> None:
    """F-13.12 F-13.15: phrases may be said again when a marker has changed; what was agreed to still holds."""
    table = scene(cards={"p2": ["radio"]}, marks={"p2": "e2"})
    play(table, "p1: talk please p2 spare radio")
    assert SPACE.text(speak_up(table, 1, "steady") or 0) == "talk yes"
    play(table, "p2: talk yes", "p1: mark d1", "p3: mark d3")
    for _ in range(12):
        said = bot("steady", GAME).decide(table.know("p2"), 1, sorted(table.state.menu(1)), Rng(1))
        assert SPACE.text(said) != "use radio"
        if SPACE.text(said) == "ready":
            break
        play(table, f"p2: {SPACE.text(said)}")


def test_a_warning_moves_whom_it_threatens() -> None:
    """F-13.8 Who is warned of his card goes elsewhere, and says so, or thanks, or goes all the same."""
    found = set()
    for marker in ("e2", "f2", "g2", "e1", "f1", "d3"):
        marks = {"p1": "d1", "p2": marker, "p3": "d2"}
        table = scene(dice={"p1": "6 6 6 6 6 6", "p2": "3 4 4 3 4 3", "p3": "1 1 1 1 1 1"}, marks=marks)
        warning = f"talk danger p2 {marker}"
        if warning in texts(table, "p1"):
            play(table, f"p1: {warning}")
            word = SPACE.text(speak_up(table, 1, "steady") or 0)
            found.add("elsewhere" if word.startswith("talk will go") and not word.endswith(marker) else word.split()[1])
    assert "elsewhere" in found
    assert found <= {"elsewhere", "will", "thanks"}


def test_who_waits_for_an_answer_is_asked_nothing_of_another_phase() -> None:
    """F-13.15 What was said in planning is not answered in the equipment phase, but what was agreed to is kept."""
    table = scene(marks={"p1": "d1", "p2": "e2", "p3": "d3"}, cards={"p2": ["radio", "map"]})
    play(table, "p1: talk please p2 spare map", "p2: talk yes", "p1: talk please p3 last")
    assert [one["answer"] for one in table.position()["addressed"]] == ["talk yes", None]
    for seat in table.seats:
        table.play("ready", seat)
    assert [one["answer"] for one in table.position()["addressed"]] == ["talk yes"]


def test_the_log_says_whom_an_answer_is_for_and_what_changed() -> None:
    """F-13.15 "Then I take f1 instead", and the like, in the words of whoever reads."""
    table = scene(marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    play(table, "p1: talk please p2 last", "p2: talk later", "p1: talk please p2 not e2", "p2: talk will go f1")
    assert table.log("en", "p1")[-3:] == [
        "Player 2 to Player 1: “I'd rather not say yet.”",
        "Player 1: “Player 2, please do not go to e2.”",
        "Player 2: “Then I take f1 instead.”",
    ]
    play(table, "p3: talk please p2 go d2", "p2: talk will go e2")
    assert table.log("de", None)[-1] == "Spieler 2: „Ich gehe trotzdem nach e2.“"
    last: Any = table.lines()[-1]
    assert last.things == ("cell/e2",)


def test_people_who_are_addressed_have_answers_at_hand() -> None:
    """F-13.15 To a question what the dice allow, to a request yes and no, to a warning thanks."""
    table = scene(dice={"p1": "6 6 6 6 6 6"})

    def quick() -> set[str]:
        seen: Any = table.view("p1")
        found = GAME.coaching.replies(seen, "p1", [action.id for action in table.menu("p1")])
        return {SPACE.text(action).removeprefix("talk ") for action in found}

    assert not quick()
    play(table, "p2: talk ask p1 even")
    assert quick() == {"great even", "good even", "later", "sorry"}
    play(table, "p2: talk please p1 last", "p1: talk great even")
    assert quick() == {"yes", "no", "later"}
    play(table, "p1: talk yes")
    assert not quick()
