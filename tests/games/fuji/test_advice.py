"""The heuristic player: honest in talk and brief, listens, answers, follows requests, orders turns, beats chance."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.core.seed import generator
from lapilli.core.table import Table
from lapilli.games.fuji.actions import SPACE, TOPIC_NAMES
from lapilli.games.fuji.box import printed_box
from lapilli.games.fuji.player.belief import Belief
from lapilli.games.fuji.player.decisions import MATTERS
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import CLAIM
from lapilli.games.fuji.rules.word_bounds import make_up, total
from lapilli.study.simulate import simulate
from tests.games.fuji.positions import close_planning, known, play, scene, texts

GAME = lapilli.list_games()["fuji"]

COMPILED = lapilli.interpreted.compiled()
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (3, {"talk_check": "free", "talk_budget": 0}),
    (2, {}),
    (2, {"two_player": "b"}),
    (4, {"scenario": 4, "level": 3}),
)


def choose(table: Table, seat: str, seed: int = 1) -> str:
    """What the player would do, in notation."""
    index = table.seat_index(seat)
    return SPACE.text(
        GAME.players.choose_by_heuristic(table.know(seat), index, [action.id for action in table.menu(seat)], Rng(seed))
    )


def played(seats: int, options: dict[str, Any], number: int) -> list[tuple[GameState, int, str]]:
    """A whole game of the player against the mountain: the position before each decision, the seat, and the action."""
    state = GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box(None))
    dice, rngs = generator("advice", number), [generator("advice", number, seat) for seat in range(seats)]
    story = []
    while state.phase != 26:
        if state.actor == -1:
            state.play(state.sample(dice))
            continue
        seat = int(state.actor)
        menu = [int(action) for action in state.menu(seat)]
        action = GAME.players.choose_by_heuristic(GAME.rules.know(state, seat), seat, menu, rngs[seat])
        assert action in menu
        story.append((state.copy(), seat, SPACE.text(action)))
        state.play_as(seat, action)
    return story


@pytest.fixture(scope="module", params=range(len(SETUPS)), ids=lambda index: str(SETUPS[index]))
def games(request: pytest.FixtureRequest) -> list[list[tuple[GameState, int, str]]]:
    seats, options = SETUPS[request.param]
    return [played(seats, options, number) for number in range(3 if COMPILED else 1)]


# -- talk ------------------------------------------------------------------------------------------------------


def truth(state: GameState, seat: int, text: str) -> bool:
    """F-13.7 F-13.8 Is a dice phrase true of the dice as they really lie?"""
    words = text.split()
    third = words[-1] == "p3" and words[-2] == "of"
    topic = words[-3] if third else words[-1]
    if topic in TOPIC_NAMES:
        requirement = TOPIC_NAMES.index(topic)
    else:
        requirement = int(requirement_of(state, state.map.at[SPACE.domains["cell"].index(topic)]))
    dice = state.hand_dice(seat + 2 if third else seat)
    value, kinds = total(state, dice, requirement), make_up(dice)
    great, good, poor, awful = (printed_box().zones.words(kinds)[requirement * 4 + place] for place in range(4))
    if words[1] in ("safe", "danger"):
        hearer = make_up(state.figures[int(words[2][1]) - 1].dice)
        safe, danger = (printed_box().zones.threat(kinds, hearer)[requirement * 2 + place] for place in range(2))
        return bool(value <= safe if words[1] == "safe" else value >= danger)
    return bool(
        {"great": value >= great, "good": value >= good, "poor": value <= poor, "awful": value <= awful}[words[1]]
    )


DICE_WORDS = ("great", "good", "poor", "awful", "safe", "danger")


def test_every_dice_phrase_is_true(games: list[list[tuple[GameState, int, str]]]) -> None:
    """F-13.16: also where nobody checks."""
    told = [one for game in games for one in game if one[2].startswith("talk") and one[2].split()[1] in DICE_WORDS]
    assert len(told) > 20
    assert all(truth(*one) for one in told)


def test_it_never_says_much(games: list[list[tuple[GameState, int, str]]]) -> None:
    """F-13.16: at most the budget, or eight, dice phrases and four others in a phase; never the same twice running."""
    for game in games:
        spoken: dict[tuple[int, int, int, bool], int] = {}
        for state, seat, text in game:
            if text.startswith("talk"):
                about_dice = text.split()[1] in DICE_WORDS
                key = (int(state.round), int(state.phase_number), seat, about_dice)
                spoken[key] = spoken.get(key, 0) + 1
                assert spoken[key] <= (16 if about_dice else 6)
        assert sum(spoken.values()) < len(game) * 0.7


def said_before_marking(budget: SearchBudget | None) -> list[str]:
    """All that a player says of its own accord before it marks a card."""
    table = scene(dice={"p1": "6 6 6 6 1 1"})
    said: list[str] = []
    while len(said) < 40:
        told, menu = table.know("p1"), [action.id for action in table.menu("p1")]
        players = GAME.players
        action = (
            players.think(told, 0, menu, Rng(1), budget).action
            if budget
            else players.choose_by_heuristic(told, 0, menu, Rng(1))
        )
        if not SPACE.text(action).startswith("talk"):
            break
        said.append(SPACE.text(action))
        state = table.state
        assert isinstance(state, GameState)
        assert truth(state, 0, said[-1])
        play(table, f"p1: {said[-1]}")
    return said


def test_a_strong_player_is_frank() -> None:
    """F-13.16: it says of card after card what is true, the more the harder it may think; a steady one is brief."""
    steady, strong, master = (
        said_before_marking(budget) for budget in (None, SearchBudget(playouts=400), SearchBudget(playouts=2000))
    )
    assert len(steady) <= 6 < len(strong) <= len(master)
    assert len(set(strong)) == len(strong)
    assert any(text.split()[-1] not in TOPIC_NAMES for text in strong)  # cards too, not only plain topics


def test_what_it_says_it_will_drop_it_throws_again() -> None:
    """F-13.13 F-13.14 F-13.16: asked to drop what it hardly needs, it promises and keeps the promise."""
    table = scene(
        dice={"p1": "1 1 6 6 6 6", "p2": "6 6 6 6 6 6"},
        terrain={"e2": "land18", "d3": "land19", "d1": "land20"},
        marks={"p1": "e2", "p2": "d3", "p3": "d1"},
        skills=("manager", "buddy", "gatherer"),
    )
    play(table, "p2: talk please p1 drop even")
    said = ""
    for _ in range(8):
        said = choose(table, "p1")
        if not said.startswith("talk") or said == "talk will drop even":
            break
        play(table, f"p1: {said}")
    assert said == "talk will drop even"
    play(table, f"p1: {said}")
    close_planning(table)
    picks = set()
    while (action := choose(table, "p1")).startswith("pick"):
        picks.add(action.split()[1])
        play(table, f"p1: {action}")
    assert action == "throw"
    assert {"v1", "v2", "w1", "w2"} <= picks


def test_a_question_gets_the_strongest_true_word_or_silence() -> None:
    """F-13.15 F-13.16: no word is true of the middle, and nothing is said then."""
    strong = scene(dice={"p1": "6 6 6 6 6 6"}, marks={"p1": "d1"})
    play(strong, "p2: talk ask p1 even")
    assert choose(strong, "p1") == "talk great even"
    play(strong, "p1: talk great even")
    assert choose(strong, "p1") != "talk good even"
    middle = scene(dice={"p1": "6 6 1 1 1 1"})
    play(middle, "p2: talk ask p1 even")
    for _ in range(12):
        said = choose(middle, "p1")
        assert not said.endswith(" even")
        assert said not in ("talk maybe", "talk sorry", "talk no", "talk yes")
        if said == "ready":
            break
        play(middle, f"p1: {said}")


def test_a_ready_player_still_answers() -> None:
    """F-13.15."""
    table = scene(dice={"p1": "6 6 6 6 6 6"}, marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    play(table, "p1: ready")
    menu = [action.id for action in table.menu("p1")]
    assert GAME.players.speak_up(table.know("p1"), 0, menu) is None
    play(table, "p2: talk ask p1 even")
    answer = GAME.players.speak_up(table.know("p1"), 0, menu)
    assert answer is not None
    assert SPACE.text(answer) == "talk great even" == choose(table, "p1")
    play(table, "p1: talk great even")
    assert GAME.players.speak_up(table.know("p1"), 0, [action.id for action in table.menu("p1")]) is None


def test_without_phrases_left_it_says_sorry_whatever_its_dice() -> None:
    """F-13.11 F-13.15 F-13.16."""
    for dice in ("6 6 6 6 6 6", "6 6 1 1 1 1", "1 1 1 1 1 1"):
        table = scene(dice={"p1": dice}, talk_budget=1)
        play(table, f"p1: {next(text for text in texts(table, 'p1', 'talk') if text.split()[1] in DICE_WORDS)}")
        play(table, "p2: talk ask p1 even" if "even" not in table.log("en", None)[-1] else "p2: talk ask p1 pink")
        assert choose(table, "p1") == "talk sorry"
        play(table, "p1: talk sorry")
        assert choose(table, "p1") != "talk sorry"


# -- requests --------------------------------------------------------------------------------------------------


def test_it_goes_where_it_is_asked_to_if_that_costs_little() -> None:
    """F-13.14: between two cards that are about as good it takes the one asked for."""
    wanted = set()
    for cell in ("d3", "e2", "f2", "e1", "g2"):
        table = scene(
            talk_budget=1, dice={"p1": "6 6 6 6 6 6", "p2": "1 1 1 1 1 1", "p3": "1 1 1 1 1 1"}, marks={"p1": "d2"}
        )
        play(table, "p1: talk great even", f"p2: talk please p1 go {cell}")
        wanted.add(choose(table, "p1") == f"mark {cell}")
    assert True in wanted


def test_it_spares_a_card_on_request() -> None:
    """F-13.14."""
    cards = {"p1": ["radio"]}
    table = scene(cards=cards, talk_budget=1, marks={"p1": "d1"})
    play(table, f"p1: {next(text for text in texts(table, 'p1', 'talk') if text.split()[1] in DICE_WORDS)}")
    assert choose(table, "p1") == "use radio"
    play(table, "p2: talk please p1 spare radio")
    assert choose(table, "p1") != "use radio"


def test_a_manager_gives_what_is_asked_for() -> None:
    """F-11.1 F-13.14."""
    table = scene(cards={"p2": ["rope", "binoculars"]}, phase="gear", at={"p2": "h1"}, marks={"p2": "h1"})
    play(table, "p1: talk please p2 give rope p1")
    assert choose(table, "p2") == "give rope p1"


# -- the order of turns ----------------------------------------------------------------------------------------


def first_movers(table: Table) -> list[int]:
    belief = Belief(known(table, "p1"), 0, Rng(1))
    return belief.team.leaders(belief.state, MATTERS)


def near_the_village(**more: Any) -> Table:
    """X14: two in the village, the third one step away and sure to succeed, p1 sure to fail and nearly exhausted."""
    dice = ["p1.u1", "p1.u2", "p1.v1", "p1.v2", "p1.w1"]
    figures = {"p1": {"stamina": 19, "injuries": ["leg", "arm", "amnesia", "eye"], "owned": dice, "dice": dice}}
    return scene(
        phase="turns",
        at={"p1": "l1", "p2": "l2", "p3": "k3"},
        marks={"p1": "m1", "p2": "l1", "p3": "l3"},
        terrain={"l3": "vil2", "m1": "vil1", "l1": "vil4"},
        dice={"p1": "1 1 1 1 1 1", "p2": "2 2 2 2 2 2", "p3": "6 6 6 6 6 6"},
        lava=4,
        figures=figures,
        **more,
    )


def test_who_wins_goes_first() -> None:
    """F-5.2 F-7.2 X14: the others ask for it, let it go first, and all are saved."""
    table = near_the_village()
    assert first_movers(table) == [2]
    assert choose(table, "p1") == "talk please p3 first"
    play(table, "p1: talk please p3 first")
    assert choose(table, "p1") == "talk will last"
    play(table, "p1: talk will last")
    assert choose(table, "p2") == "talk will last"
    play(table, "p2: talk will last")
    assert choose(table, "p3") == "go"
    play(table, "p3: go")
    assert table.result is not None
    assert table.result.outcome == "victory"


def test_who_says_last_is_waited_for_last() -> None:
    """F-5.2 F-14.10: but may still go, and if all say so all are waited for."""
    table = scene(phase="turns", marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    assert table.view(None)["awaited"] == ["p1", "p2", "p3"]
    play(table, "p1: talk will last")
    assert table.view(None)["awaited"] == ["p2", "p3"]
    assert "go" in texts(table, "p1")
    play(table, "p2: talk will last", "p3: talk will last")
    assert table.view(None)["awaited"] == ["p1", "p2", "p3"]
    assert choose(table, "p1") == "go"


def test_who_wakes_the_volcano_goes_last() -> None:
    """F-5.2 F-5.15: p1's way passes the token on h2; until p3 has left e1 that would kill it."""
    table = scene(
        phase="turns",
        lava=4,
        at={"p1": "g2", "p2": "h1", "p3": "e1"},
        marks={"p1": "i2", "p2": "i1", "p3": "g1"},
        terrain={"i2": "land17", "i1": "land16", "g1": "land22"},
        dice={"p1": "4 2 4 4 6 6", "p2": "1 1 5 5 1 1", "p3": "3 3 1 2 3 3"},
    )
    assert 0 not in first_movers(table)
    assert choose(table, "p1").startswith("talk")
    play(table, "p3: go", "p3: leave")
    assert 0 in first_movers(table)


def test_it_lets_others_first_who_say_so() -> None:
    """F-13.13 F-13.14."""
    table = scene(phase="turns", marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    assert choose(table, "p1") == "go"
    play(table, "p3: talk please p1 last")
    assert choose(table, "p1") == "talk will last"
    again = scene(phase="turns", marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    play(again, "p2: talk will first")
    assert choose(again, "p1") == "talk will last"


# -- strength --------------------------------------------------------------------------------------------------


def test_it_beats_chance_by_far() -> None:
    """Random players hardly ever reach the village; the heuristic mostly does (docs/reference/games/fuji.md)."""
    games = 10 if COMPILED else 2
    steady = simulate("fuji", games, 3, "steady", {}, "strength", 1)
    rough = simulate("fuji", games, 3, "random", {"talk": "chat"}, "strength", 1)
    assert steady.tally.outcomes["victory"] > rough.tally.outcomes["victory"] + games // 2


def claims_hold(state: GameState) -> bool:
    """Is everything true that was said of the dice?"""
    rows = [[int(number) for number in state.claims[row : row + CLAIM]] for row in range(0, len(state.claims), CLAIM)]
    assert rows
    return all(least <= total(state, dice, requirement) <= most for _, _, requirement, dice, least, most, _ in rows)


TRUE = ("great high", "great even", "awful odd", "awful low")


@pytest.mark.parametrize(("said", "possible"), [(TRUE, True), ((*TRUE, "great low"), False)])
def test_dice_that_seldom_fit_what_was_said_are_found_all_the_same(said: tuple[str, ...], possible: bool) -> None:
    """F-13.17 One throw in very many: found, not waited for; after a lie the dice lie as they fall."""
    table = scene(dice={"p2": "6 6 6 6 6 6"}, talk_check="free", talk_budget=0)
    for words in said:
        table.play(f"talk {words}", "p2")
    view = table.view("p1")
    for seed in range(1, 6):
        world = GAME.rules.imagine(view, Rng(seed))
        assert isinstance(world, GameState)
        assert claims_hold(world) is possible
        assert all(1 <= world.value[die] <= 6 for die in range(6, 12))
    assert choose(table, "p1")


def test_what_is_said_after_the_rerolls_is_believed() -> None:
    """F-13.17: in phase 4 a listener imagines dice that fit what is said then, whatever was said and thrown before."""
    table = scene(
        dice={"p1": "1 1 6 6 6 6", "p2": "6 6 6 6 6 6", "p3": "1 1 1 1 1 1"},
        terrain={"e2": "land18", "d3": "land19", "d1": "land20"},
        marks={"p1": "e2", "p2": "d3", "p3": "d1"},
        cards={"p1": ["map"]},
    )
    close_planning(table)
    while "p2" in table.actors and "stop" in texts(table, "p2"):
        play(table, "p2: stop")
    for seat in ("p1", "p3"):
        if seat in table.actors and "stop" in texts(table, seat):
            play(table, f"{seat}: stop")
    assert table.view("p1")["phase"] == "gear"

    def believed() -> float:
        """The share of imagined throws in which p2 shows nothing but high values."""
        belief = Belief(known(table, "p1"), 0, Rng(3))
        high = TOPIC_NAMES.index("high")
        dice = int(belief.state.figures[1].dice)
        found, ways = 0, belief.team.heuristic.plan.samples
        for way in range(ways.number):
            ways.lay(belief.state, way)
            found += total(belief.state, dice, high) >= 18
        return found / int(ways.number)

    before = believed()
    said = next(text for text in texts(table, "p2", "talk great") if text.endswith(" high"))
    play(table, f"p2: {said}")
    assert believed() == 1.0 > before
