"""Masters of Fuji: they hear what was left unsaid, and choose everybody's destinations together."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.packed import entries
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.core.table import Table
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.player import thinking
from lapilli.games.fuji.player.belief import FRANK_PHRASES, MASTERLY, MOST_PHRASES, InferredKnowledge, style_for
from lapilli.games.fuji.player.team_planning import FIRST_PLAN, DestinationScores, adopt, goal_of, plan_of
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.hidden_dice import holds
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.word_bounds import make_up, total
from tests.games.fuji.positions import known as known_at
from tests.games.fuji.positions import play, scene

GAME = lapilli.list_games()["fuji"]
COMPILED = lapilli.interpreted.compiled()
MASTER = SearchBudget(playouts=MASTERLY)
STRONG = SearchBudget(playouts=60)
SILENT = SearchBudget(playouts=0)  # no search: the heuristic, as frank as a strong player


def attentive(known: Known) -> InferredKnowledge:
    return InferredKnowledge(known, thinking.imagine(known, Rng(1)))


def dealt(seed: str, number: int = 0) -> GameState:
    """The planning of a first round, all dice thrown."""
    state: GameState = GAME.rules.start(
        3, GAME.rules.choose_options(3, {"level": 4, "scenario": "random"}), GAME.rules.load_box()
    )
    rng = generator(seed, number)
    while state.phase_number != 2:
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[0])
    return state


def plan_round(state: GameState, budget: SearchBudget, number: int) -> GameState:
    """Planning as a team of such players does it, with every word."""
    rng, begun = generator("words", number), state.round
    state = state.copy()
    while state.phase_number == 2 and state.round == begun:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
            continue
        seat = int(state.actor)
        menu = [int(action) for action in state.menu(seat)]
        state.play_as(seat, thinking.think(state.know(seat), seat, menu, rng, budget).action)
    return state


# -- listening ---------------------------------------------------------------------------------------------------------


def everything_said(dice: str) -> Table:
    """The second player says of each plain topic the strongest true word."""
    table = scene(dice={"p2": dice}, level=4)
    for topic in ("yellow", "blue", "pink", "odd", "even", "high", "low"):
        words = {action.text for action in table.menu("p2")}
        text = next(
            (f"talk {word} {topic}" for word in ("great", "awful", "good", "poor") if f"talk {word} {topic}" in words),
            "",
        )
        if text:
            play(table, f"p2: {text}")
    return table


def totals(known: Any, topic: int, worlds: int) -> Counter[int]:
    """The second player's totals for a topic in imagined worlds."""
    rng, found = Rng(9), Counter[int]()
    for _ in range(worlds):
        world = thinking.imagine(known, rng)
        found[int(total(world, world.hand_dice(1), topic))] += 1
    return found


def test_what_was_said_is_true_in_every_world_an_attentive_listener_imagines() -> None:
    """F-13.17"""
    for dice in ("6 6 5 5 1 1", "1 2 3 4 5 6", "6 4 6 4 2 2", "3 3 3 3 3 3"):
        known, rng = attentive(known_at(everything_said(dice))), Rng(3)
        for _ in range(20):
            assert holds(thinking.imagine(known, rng), 1)
            assert holds(cast(GameState, known.sample_world(rng)), 1)


def test_a_weaker_word_means_that_the_stronger_is_hardly_true() -> None:
    """F-13.17 But it may be: a person may say *poor* where *awful* is true, and is not misunderstood for good."""
    table = scene(dice={"p2": "1 1 1 1 1 1"}, level=4)
    even = 4  # the place of the topic
    for topic in ("high", "yellow", "blue"):
        word = next(a.text for a in table.menu("p2") if a.text in (f"talk awful {topic}", f"talk poor {topic}"))
        play(table, f"p2: {word}")
    play(table, "p2: talk poor even")
    world = thinking.imagine(known_at(table), Rng(1))
    awful = int(world.zones.words(make_up(world.hand_dice(1)))[even * 4 + 3])
    plain, close = (
        sum(count for value, count in totals(known, even, 300).items() if value <= awful)
        for known in (known_at(table), attentive(known_at(table)))
    )
    assert 0 < close < plain


def test_who_says_much_is_taken_to_have_said_what_there_was_to_say() -> None:
    """F-13.17 After the words of a frank player its true totals are believed more than by who takes words alone."""
    better = worse = 0
    for number in range(6):
        state = dealt("frank", number)
        while state.actor == 0 and state.phase_number == 2 and state.figures[0].marker == NONE:
            menu = [int(action) for action in state.menu(0)]
            state.play_as(0, thinking.think(state.know(0), 0, menu, Rng(1), SILENT).action)
        knows = state.know(1)
        topics = [
            int(requirement_of(state, cell))
            for cell in range(len(state.map.cells))
            if state.figures[1].reach >> cell & 1
        ]
        shares = []
        for known in (knows, attentive(knows)):
            rng, right = Rng(7), 0
            for _ in range(40):
                world = thinking.imagine(known, rng)
                right += sum(
                    total(world, world.hand_dice(0), topic) == total(state, state.hand_dice(0), topic)
                    for topic in topics
                )
            shares.append(right)
        better += shares[1] > shares[0]
        worse += shares[1] < shares[0]
    assert better > worse


def test_a_listener_knows_only_what_its_seat_does() -> None:
    """Twin worlds: whatever lies behind the screens, the same is imagined."""
    state = everything_said("6 4 6 4 2 2").state
    twin = state.know(0).sample_world(Rng(77))
    assert entries(cast(GameState, twin).value) != entries(cast(GameState, state).value)
    heard = [attentive(cast(GameState, one).know(0)) for one in (state, twin)]
    for seed in range(5):
        one, other = (entries(thinking.imagine(known, Rng(seed)).value) for known in heard)
        assert one == other


# -- plans -------------------------------------------------------------------------------------------------------------


def test_a_plan_names_a_destination_for_each() -> None:
    state = dealt("plan")
    plan = plan_of([3, int(NONE), 17])
    assert plan >= FIRST_PLAN > SPACE.size
    assert [int(goal_of(plan, index)) for index in range(3)] == [3, NONE, 17]
    state.figures[1].marker = 5
    adopt(state, plan)
    assert [int(one.marker) for one in state.figures] == [3, 5, 17]


def test_plans_are_promising_and_nobody_is_in_a_neighbours_way() -> None:
    """F-2.3"""
    state = dealt("wishes")
    wishes = DestinationScores(thinking.adapter_for(state, 1).heuristic)
    wishes.look(state.copy())
    reach = [[cell for cell in range(len(state.map.cells)) if one.reach >> cell & 1] for one in state.figures]
    goals = [wishes.best(index, cells, 4) for index, cells in enumerate(reach)]
    goals[2] = [goals[0][0]]  # settled, where the first would like to go
    plans = wishes.plans(state, goals, 10)
    assert len(set(plans)) == len(plans) == min(10, 3 * 4)
    for plan in plans:
        chosen = [int(goal_of(plan, index)) for index in range(3)]
        assert len(set(chosen)) == 3
        assert all(cell in cells for cell, cells in zip(chosen, goals, strict=True))
        assert chosen[2] == goals[2][0]


def test_a_master_says_more_and_plans_for_all() -> None:
    strong, master = (style_for(budget) for budget in (STRONG, MASTER))
    assert (strong.early, master.early) == (FRANK_PHRASES, MOST_PHRASES)
    assert master.together > strong.together
    master_bot, strong_bot = (GAME.players.budgets[level] for level in ("master", "strong"))
    assert style_for(master_bot).together > style_for(strong_bot).together
    assert bot("master", GAME)


@pytest.mark.skipif(not COMPILED, reason="thousands of rounds")
def test_planning_together_brings_a_team_further_than_planning_alone() -> None:
    """By what the rest of the round, played out with fresh dice, is then worth; the same rounds for both."""
    worth = dict.fromkeys((STRONG, MASTER), 0.0)
    for number in range(8):
        begun = dealt("better", number)
        for budget in worth:
            planned = plan_round(begun, budget, number)
            adapter, rng = thinking.adapter_for(planned, 1), generator("rounds", number)
            worth[budget] += sum(adapter.play_on(planned.copy(), 0, rng) for _ in range(150)) / 150
    assert worth[MASTER] > worth[STRONG]


@pytest.mark.skipif(not COMPILED, reason="hundreds of rounds")
def test_who_is_ready_has_settled_and_who_is_not_may_still_move() -> None:
    """It thinks of everybody's destinations only once all have marked, and leaves those alone who are ready."""
    table = scene(marks={"p2": "e2", "p3": "d3"}, dice={"p1": "6 6 6 6 1 1"}, level=4)
    play(table, "p2: ready", "p3: ready")
    menu = [action.id for action in table.menu("p1") if not action.text.startswith("talk")]
    thought = thinking.think(known_at(table), 0, menu, Rng(1), replace(MASTER, reasons=thinking.LostStamina()))
    assert thought.action in menu
    assert {SPACE.text(one.action).split()[0] for one in thought.judged} <= {"mark", "ready"}
    assert len({one.action for one in thought.judged}) == len(thought.judged) > 1


@pytest.mark.skipif(not COMPILED, reason="hundreds of rounds")
def test_a_master_chooses_alike_in_twin_worlds() -> None:
    table = everything_said("6 4 6 4 2 2")
    play(table, "p1: mark e1", "p2: mark e2", "p3: mark d3")
    menu = [action.id for action in table.menu("p1") if not action.text.startswith("talk")]
    twin = table.state.know(0).sample_world(Rng(77))
    assert entries(cast(GameState, twin).value) != entries(cast(GameState, table.state).value)
    thoughts = [thinking.think(cast(GameState, one).know(0), 0, menu, Rng(5), MASTER) for one in (table.state, twin)]
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0].judged) > 1
