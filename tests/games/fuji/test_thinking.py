"""Strong players of Fuji: they search among what the heuristic finds promising, and keep their word."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import lapilli
from lapilli.bots import hints
from lapilli.bots.levels import Strong
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.player import thinking
from lapilli.games.fuji.player.belief import Belief, style_for
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import Phase
from tests.games.fuji.positions import known, play, scene

GAME = lapilli.list_games()["fuji"]
COMPILED = lapilli.interpreted.compiled()
FEW = SearchBudget(playouts=8, most=4)


def think(table: Any, seat: int, budget: SearchBudget = FEW) -> SearchResult:
    return thinking.think(known(table, seat), seat, [action.id for action in table.menu(seat)], Rng(1), budget)


def steps(seats: int, options: dict[str, Any], most: int) -> list[tuple[GameState, int, int, SearchResult]]:
    """The first decisions of a game of strong players: the position, the seat, its action, and what it thought."""
    state: GameState = GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box())
    rng, found = generator("strong steps"), list[tuple[GameState, int, int, SearchResult]]()
    while state.actor != NOBODY and len(found) < most:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
            continue
        seat = int(state.actor)
        menu = [int(action) for action in state.menu(seat)]
        thought = thinking.think(state.know(seat), seat, menu, rng, FEW)
        assert thought.action in menu
        found.append((state.copy(), seat, thought.action, thought))
        state.play_as(seat, thought.action)
    return found


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"level": 4}), (2, {}), (2, {"two_player": "b"}), (4, {"level": 3, "scenario": 4})]
)
def test_it_plays_by_the_rules_and_does_not_dither(seats: int, options: dict[str, Any]) -> None:
    """No die that it has picked up is put back, and markers mostly stay where they are put."""
    told = steps(seats, options, 400 if COMPILED else 70)
    picked: list[set[str]] = [set() for _ in range(seats)]  # for the next throw
    marked: Counter[tuple[int, int]] = Counter()
    for state, seat, action, _ in told:
        text = SPACE.text(action)
        if text.startswith("pick "):
            assert text not in picked[seat]
            picked[seat].add(text)
        elif text in ("throw", "throw p3"):
            picked[seat].clear()
        elif text.startswith("mark ") and "p3" not in text:
            marked[int(state.round), seat] += 1
    assert marked
    assert marked.total() < 2 * len(marked) + 2
    assert any(len(thought.judged) > 1 for *_, thought in told)


def test_an_answer_is_one_of_those_asked_about() -> None:
    """The analysis puts two actions of a menu to it, whichever they are."""
    asked = 0
    for state, seat, *_ in steps(3, {"level": 4}, 200 if COMPILED else 50):
        menu = [int(action) for action in state.menu(seat)]
        for pair in (menu[:2], menu[-2:], menu[:: max(1, len(menu) - 1)]):
            assert thinking.think(state.know(seat), seat, pair, Rng(1), FEW).action in pair
            asked += state.phase == Phase.REROLLS
    assert asked or not COMPILED


def test_a_wish_is_heeded_where_the_rule_of_thumb_heeds_it() -> None:
    """F-13.14 Where others ask it to go, and it costs little, is not put to the search."""
    heeded = 0
    for cell in ("d1", "d3", "e1", "e2", "e3", "f1", "f2", "f3"):
        table = scene(dice={"p1": "6 6 6 6 1 1"}, level=4, talk_budget=1)
        play(table, "p1: talk great even", f"p2: talk please p1 go {cell}")
        menu = [action.id for action in table.menu("p1")]
        if SPACE.text(GAME.players.choose_by_heuristic(table.know(0), 0, menu, Rng(1))) == f"mark {cell}":
            heeded += 1
            assert think(table, 0).judged == ()
            assert SPACE.text(think(table, 0).action) == f"mark {cell}"
    assert heeded


def test_what_a_person_says_changes_what_a_strong_player_expects() -> None:
    """F-13.17 A neighbour who is strong on what a card counts makes it a worse place to go than one who is weak."""
    chances = []
    for word, dice in (("great", "6 6 6 6 6 6"), ("awful", "1 1 1 1 1 1")):
        ground = {"e2": "land18", "d3": "land19", "d1": "land20"}
        table = scene(dice={"p1": "4 4 4 4 2 2", "p2": dice}, level=4, terrain=ground)
        silent = Belief(known(table), 0, Rng(5), style_for(FEW))
        play(table, f"p2: talk {word} even")
        told = Belief(known(table), 0, Rng(5), style_for(FEW))
        chances.append([belief.chance(0, belief.cell("g2")) for belief in (silent, told)])
    (before, strong), (same, weak) = chances
    assert before == same  # what lies behind the screen makes no difference until somebody speaks of it
    assert strong < before < weak


def test_a_strong_player_answers() -> None:
    """F-13.15 Before it is ready and after."""
    for marks, moves in (({}, ()), ({"p1": "d1", "p2": "e2", "p3": "d3"}, ("p1: ready",))):
        table = play(scene(dice={"p1": "6 6 6 6 6 6"}, marks=marks), *moves, "p2: talk ask p1 even")
        menu, player = [action.id for action in table.menu("p1")], Strong(GAME, FEW)
        told = table.know("p1")
        answer = player.speak_up(told, 0, menu) if moves else player.decide(told, 0, menu, Rng(1))
        assert answer is not None
        assert SPACE.text(answer) == "talk great even"


@pytest.mark.skipif(not COMPILED, reason="thousands of rounds")
def test_it_gets_better_with_its_budget() -> None:
    """What a long search thinks of the choice of a short one, and of its own."""
    told = [(state, seat) for state, seat, *_, thought in steps(3, {"level": 4}, 200) if len(thought.judged) > 2]
    regret = {4: 0.0, 200: 0.0}
    weighed = 0
    for state, seat in told:
        knows, menu = state.know(seat), [int(action) for action in state.menu(seat)]
        if state.phase != Phase.PLANNING:
            continue
        long = thinking.think(knows, seat, menu, Rng(5), SearchBudget(playouts=800, most=6, errors=0.0))
        worth = {one.action: one.worth for one in long.judged}
        if not worth:  # who may think so long still has something to say
            continue
        weighed += 1
        for playouts in regret:
            short = thinking.think(knows, seat, menu, Rng(6), SearchBudget(playouts=playouts, most=6, errors=0.0))
            regret[playouts] += max(worth.values()) - worth.get(short.action, min(worth.values()))
    assert weighed > 5
    assert regret[200] < regret[4]


def test_the_chance_is_that_of_imagined_games() -> None:
    far = scene(level=4)
    near = scene(level=4, at={"p1": "l1", "p2": "l2", "p3": "k1"})
    chances = [thinking.chance(known(table), Rng(1), 60 if COMPILED else 12) for table in (far, near)]
    assert 0 < chances[0] < chances[1] <= 1
    assert GAME.players.win_probability(far.know(None), Rng(1), 5) is not None


def test_a_hint_tells_what_is_expected_and_why() -> None:
    table = scene(
        dice={"p1": "6 6 6 6 1 1"},
        marks={"p1": "e2", "p2": "d3", "p3": "d1"},
        level=4,
        phase="gear",
        cards={"p1": ["flaregun"]},
    )
    thought = think(table, 0, replace(FEW, reasons=thinking.LostStamina()))
    assert len(thought.judged) > 1
    assert all(0 <= one.worth <= 1 for one in thought.judged)
    said = hints.say(GAME, thought, SPACE.text, "en").words
    assert SPACE.text(thought.action) in said
