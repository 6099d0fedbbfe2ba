"""Luck and play, where the truth can be computed: a hidden stone, and a heap of stones."""

from __future__ import annotations

from functools import cache

import pytest

import lapilli
from lapilli.bots.search_player import uncertainty
from lapilli.core.check.suite import everything
from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.core.search_result import JudgedAction, SearchBudget, SearchResult
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.table import Table
from lapilli.core.worlds import world_sampler
from lapilli.study.analyse import analyse
from lapilli.study.move_values import MoveValues, Playouts, SearchComparer, Weighed, Worth, judge, spread
from stones import GAME as STONES
from stones import StonesState
from tests.adapters.pennies import GAME as PENNIES

EXACT_PENNIES = {"hide left": 0.5, "hide right": 0.75, "guess left": 0.5, "guess right": 0.25}


def pennies(*moves: str) -> Table:
    box = PENNIES.rules.load_box()
    table = Table(PENNIES, PENNIES.rules.start(2, {}, box), options={}, box=box)
    for move in moves:
        table.play(move)
    return table


def heap(stones: int) -> StonesState:
    state = STONES.rules.start(2, {"heap": stones}, STONES.rules.load_box())
    assert isinstance(state, StonesState)
    return state


@cache
def chance(stones: int) -> float:
    """The chance of the player to move, if both choose at random: by going through all of it."""
    if stones == 0:
        return 0.0
    takes = range(1, min(3, stones) + 1)
    return sum(1.0 - chance(stones - take) for take in takes) / len(takes)


@pytest.mark.parametrize(
    "moves",
    [
        ("one hides", "hide left"),
        ("one hides", "hide right"),
        ("two hides", "hide right", "guess left"),
        ("one hides", "hide left", "guess right"),
    ],
)
def test_chances_with_something_hidden(moves: tuple[str, ...]) -> None:
    """Who hides on the right wins three of four against chance; who guesses does not know where the stone is."""
    table = pennies(*moves)
    seat, action = table.move(table.ply - 1)
    found = Playouts(PENNIES, 1500, "random").weigh(table.state_at(table.ply - 1).copy(), seat, action, Rng(5))
    assert found.chosen.value == pytest.approx(EXACT_PENNIES[moves[-1]], abs=4 * found.chosen.error)
    assert found.chosen.error < 0.02
    wanted = "hide right" if "hide" in moves[-1] else "guess left"
    assert PENNIES.space.text(found.best_action) == wanted


def test_chances_with_everything_open() -> None:
    """Every heap, every choice, against the exact chance; 95 % intervals miss it about as often as they may."""
    judging, missed, tried = Playouts(STONES, 300, "random"), 0, 0
    for stones in range(2, 13):
        state = heap(stones)
        for action in state.menu(0):
            found = judging.weigh(state.copy(), 0, action, Rng(100 * stones + action))
            exact = 1.0 - chance(stones - action - 1)
            tried += 1
            missed += abs(found.chosen.value - exact) > 1.96 * found.chosen.error
            best = max(1.0 - chance(stones - other - 1) for other in state.menu(0))
            assert found.best.value == pytest.approx(best, abs=5 * found.best.error)
    assert tried > 25
    assert missed <= 5


class Exact:
    """Knows the chances of a heap."""

    def weigh(self, state: State, seat: int, action: int, rng: Rng) -> Weighed:
        assert isinstance(state, StonesState)
        worth = {choice: Worth(1.0 - chance(state.heap - choice - 1), 0.0) for choice in state.menu(seat)}
        best = max(worth, key=lambda choice: (worth[choice].value, choice == action))
        return Weighed(worth[action], best, worth[best])


def test_a_blunder_is_play_and_the_gift_is_not_luck() -> None:
    """Without dice nothing is luck but what random play after it would have brought."""
    table = _stones(5, "take 2", "take 3")
    found = analyse(table, by=Exact())
    first, last = found.moments
    assert (first.action, first.best) == ("take 2", "take 1")
    assert first.win_probability == pytest.approx(1 - chance(3))
    assert first.play == pytest.approx(chance(4) - chance(3))
    assert (last.action, last.win_probability, last.play) == ("take 3", 1.0, 0.0)
    assert [moment.ply for moment in found.worst()] == [first.ply]
    for share in found.shares:
        assert share.first + share.play + share.others + share.luck == pytest.approx(share.result)
    assert found.shares[0].result == 0
    assert found.shares[1].adjusted == pytest.approx(found.shares[1].first + found.shares[1].others)


def test_what_one_loses_by_play_the_other_is_given() -> None:
    table = _stones(9, "take 1", "take 1", "take 1", "take 2", "take 1", "take 3")
    found = analyse(table, by=Exact())
    begun = min(moment.ply for moment in found.moments if moment.seat == 1)
    lost = sum(moment.play for moment in found.moments if moment.seat == 0 and moment.ply > begun)
    assert lost < -0.1
    assert found.shares[1].others == pytest.approx(-lost)


def _stones(stones: int, *moves: str) -> Table:
    box = STONES.rules.load_box()
    table = Table(STONES, heap(stones), options={"heap": stones}, box=box)
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize("level", ["random", "steady"])
def test_the_parts_add_up_in_a_game_with_dice_and_secrets(level: str) -> None:
    table = lapilli.new("pumice", seats=3, seed=3)
    rng = Rng(4)
    table.settle()
    while table.actors:
        menu = table.menu()
        table.play(menu[rng.below(len(menu))])
        table.settle()
    told: list[tuple[int, int]] = []
    found = analyse(table, playouts=6, level=level, progress=lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1] == len(found.moments) > 3
    for share in found.shares:
        assert share.first + share.play + share.others + share.luck == pytest.approx(share.result)
        assert share.play <= 0
    assert found == analyse(table, playouts=6, level=level)
    assert {moment["ply"] for moment in found.as_dict()["moments"]} == {moment.ply for moment in found.moments}


def test_only_what_the_seat_knows_counts() -> None:
    """In a world that looks the same to the seat the same is found."""
    table = pennies("one hides", "hide left")
    judging: MoveValues = Playouts(PENNIES, 40, "random")
    state = table.state
    seat, action = int(state.actor), state.menu(state.actor)[0]
    worlds = [world_sampler(PENNIES, state, seat)(Rng(seed)) for seed in range(6)]
    assert len({world.hidden for world in worlds}) == 2  # type: ignore[attr-defined]
    assert len({judging.weigh(world, seat, action, Rng(1)) for world in worlds}) == 1


def test_a_game_with_a_player_of_its_own_is_judged_by_it() -> None:
    assert isinstance(judge(lapilli.list_games()["nisyros"], 8), SearchComparer)
    assert isinstance(judge(lapilli.list_games()["nisyros"], 8, "random"), Playouts)
    table = lapilli.new("deukalion", seats=2, seed=1)
    table.settle()
    state = table.state
    assert state.actor not in (CHANCE, NOBODY)
    seat = int(state.actor)
    found = judge(table.game, 8).weigh(state.copy(), seat, state.menu(seat)[-1], Rng(3))
    assert 0 <= found.chosen.value <= found.best.value <= 1
    assert found.best_action in state.menu(seat)


@pytest.mark.parametrize("name", ["nisyros", "eruption", *(["fuji"] if everything() else [])])
def test_every_game_of_ours_can_be_judged(name: str) -> None:
    """By marks of its search, by its own estimate, or by playouts: never by nothing."""
    table = lapilli.new(name, seats=2, seed=2)
    table.settle()
    state = table.state
    seat = int(state.actor)
    menu = state.menu(seat)
    found = judge(table.game, 2).weigh(state.copy(), seat, menu[-1], Rng(3))
    assert 0 <= found.chosen.value <= found.best.value <= 1
    assert found.best_action in menu
    assert found == judge(table.game, 2).weigh(state.copy(), seat, menu[-1], Rng(3))


class Thinking:
    """Deukalion's rules, a player who says what it is told to, and how often it was asked."""

    def __init__(self, *thoughts: SearchResult) -> None:
        self.thoughts, self.asked = list(thoughts), 0
        self.rules, self.players = lapilli.list_games()["deukalion"].rules, self

    def think(self, view: object, seat: int, menu: list[int], rng: Rng, budget: SearchBudget) -> SearchResult:
        self.asked += 1
        return self.thoughts[self.asked - 1]


def test_what_the_player_would_have_done_too_is_not_thought_over_again() -> None:
    table = lapilli.new("deukalion", seats=2, seed=1)
    table.settle()
    state, seat = table.state, int(table.state.actor)
    one, other = state.menu(seat)[:2]
    judged = (JudgedAction(one, 0.5, 30, 0.01), JudgedAction(other, 0.4, 30, 0.01))
    same = Thinking(SearchResult(one, judged))
    assert _thinker(same).weigh(state.copy(), seat, one, Rng(1)) == Weighed(Worth(0.5, 0.01), one, Worth(0.5, 0.01))
    assert same.asked == 1
    fresh = (JudgedAction(one, 0.48, 30, 0.01), JudgedAction(other, 0.41, 30, 0.01))
    better = Thinking(SearchResult(one, judged), SearchResult(one, fresh))  # in worlds of their own
    found = _thinker(better).weigh(state.copy(), seat, other, Rng(1))
    assert found == Weighed(Worth(0.41, 0.01), one, Worth(0.48, 0.01))
    assert better.asked == 2


def test_how_far_a_net_can_be_told_apart() -> None:
    """Marks of a net lie close together: what costs a tenth is found, where victories and defeats would hide it."""
    close, apart = [0.45, 0.55] * 16, [0.0, 1.0] * 16
    assert uncertainty(close) < 0.03 < 0.08 < uncertainty(apart) < 0.1
    assert uncertainty([1.0] * 32) > 0.02
    assert uncertainty([1.0]) > 0.5


def _thinker(game: Thinking) -> SearchComparer:
    judging = SearchComparer(lapilli.list_games()["deukalion"], 8)
    judging.game = game  # type: ignore[assignment]
    return judging


def test_a_long_game_is_looked_at_less_closely_in_little_time() -> None:
    table = _stones(21, *["take 1"] * 20)
    whole = analyse(table, playouts=40, level="random")
    part = analyse(table, playouts=40, level="random", seconds=0.002)
    assert 0 < len(part.moments) < len(whole.moments)
    for share in part.shares:
        assert share.first + share.play + share.others + share.luck == pytest.approx(share.result)


def test_few_marks_are_not_sure() -> None:
    assert spread([1.0, 1.0]).error > 0.1
    assert spread([0.0, 1.0] * 50).error == pytest.approx(0.05, abs=0.002)


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(OptionError, match="not over"):
        analyse(pennies("one hides"))
