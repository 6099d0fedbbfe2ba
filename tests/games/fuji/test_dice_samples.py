"""Hidden dice computed side by side: the same as one world after the other, and as throws one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, cast

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.knowledge.from_view import known_from_view
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.player.belief import Belief
from lapilli.games.fuji.player.heuristic import RoundValue
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.hidden_dice import Screen, unseen
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import CLAIM, NONE, Phase
from lapilli.games.fuji.rules.phrases import is_true
from lapilli.games.fuji.rules.word_bounds import total
from tests.games.fuji.test_advice import SETUPS, played

GAME = lapilli.list_games()["fuji"]
COMPILED = lapilli.interpreted.compiled()


def beliefs(seats: int, options: dict[str, Any]) -> Iterator[Belief]:
    """What seats think in a game, wherever dice are hidden from them."""
    for ply, (state, seat, _) in enumerate(played(seats, options, 7)):
        if state.phase_number in (2, 3, 4) and ply % (3 if COMPILED else 25) == 0:
            belief = Belief(state.know(seat), seat, Rng(ply))
            if belief.team.heuristic.plan.samples.number:
                yield belief


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_an_average_is_that_of_the_worlds_one_by_one(seats: int, options: dict[str, Any]) -> None:
    """F-13.17 Whatever is thrown; borrowed and lost dice, flares, the dummy and the third figure are among them."""
    rng, thrown = Rng(2), 0
    for belief in beliefs(seats, options):
        state, heuristic = belief.state, belief.team.heuristic
        ways, plain = heuristic.plan.samples, RoundValue(heuristic.evaluator, heuristic.odds)
        own, open_dice = int(belief.seat), int(state.figures[belief.seat].dice & ~ways.hidden)
        for dice, times in ((0, 0), (open_dice, 1), (open_dice & int(rng.below(1 << 24)), 2)):
            found = []
            for way in range(ways.number):
                ways.lay(state, way)
                found.append(plain.promise(state, own, dice, times, False))
            assert belief.round_value(own, dice, times) == sum(found) / len(found)
            thrown += dice != 0
    assert thrown > (20 if COMPILED else 2)


def test_a_chance_is_the_share_of_ways_that_succeed() -> None:
    checked = 0
    for belief in beliefs(3, {"level": 4}):
        state, heuristic = belief.state, belief.team.heuristic
        ways, plain = heuristic.plan.samples, RoundValue(heuristic.evaluator, heuristic.odds)
        own, marker = int(belief.seat), int(state.figures[belief.seat].marker)
        if state.phase_number != 4 or marker < 0:
            continue
        requirement, won = requirement_of(state, marker), 0
        for way in range(ways.number):
            ways.lay(state, way)
            value = total(state, state.figures[own].dice, requirement) + 3 * state.figures[own].flares
            won += value > plain.rival(state, own, int(NONE), requirement)
        assert belief.chance(own, marker) == won / int(ways.number)
        checked += 1
    assert checked or not COMPILED


@pytest.mark.skipif(not COMPILED, reason="all throws of six dice")
@pytest.mark.parametrize("words", [1, 3, 7, 8, 11])
def test_what_was_said_leaves_exactly_the_throws_that_fit(words: int) -> None:
    """F-13.17 Counted one by one, also with more topics than one number has fields for."""
    state = next(state for state, _, _ in played(3, {"talk_budget": 0}, words) if state.phase == Phase.PLANNING)
    for action in [action for action in state.menu(1) if SPACE.kind(action).key == "say"][:words]:
        state.play_as(1, action)
    world = state.know(0).shown()
    hidden = int(unseen(world, world.hand_dice(1), 0))
    claims = [list(world.claims)[row : row + CLAIM] for row in range(0, len(world.claims), CLAIM)]
    said = [(requirement * 21, least, most) for hand, _, requirement, _, least, most, _ in claims if hand == 1]
    assert len(said) == words
    throws = Screen(world, 1, hidden, False).throws
    assert Screen(world, 1, hidden, False).throws is throws  # kept
    worth, fitting = list(world.parameters.worth), 0
    for faces in product(range(1, 7), repeat=len(bits(hidden))):
        pairs = [(die % 6 // 2 * 7, face) for die, face in zip(bits(hidden), faces, strict=True)]
        fitting += all(
            least <= sum(worth[row + kind + face] for kind, face in pairs) <= most for row, least, most in said
        )
    assert len(throws.list()) == fitting > 0


def test_a_free_table_knows_which_words_are_true() -> None:
    """F-13.10 The same that a table would offer which checks them."""
    words = 0
    for state, seat, _ in played(3, {"talk_check": "free"}, 3)[::20]:
        view = cast(View, GAME.rules.observe(state, seat))
        checked = cast(View, {**view, "options": {**view["options"], "talk_check": "checked"}})
        offered = {int(action) for action in known_from_view(checked).sample_world(Rng(1)).menu(seat)}
        for action in state.menu(seat):
            if SPACE.kind(action).key in ("say", "threat"):
                assert is_true(state, seat, action, state.zones) == (int(action) in offered), SPACE.text(action)
                words += 1
    assert words > 100


def test_a_view_shows_no_hidden_die() -> None:
    """Twin worlds cannot differ in what a seat is shown: faces that it does not see are zero."""
    state = next(state for state, _, text in played(3, {}, 1) if text == "ready")
    world = state.know(0).shown()
    assert isinstance(world, GameState)
    for die in range(len(state.value)):
        assert world.value[die] == (state.value[die] if state.known[die] & 1 else 0)


def test_a_menu_is_read_by_kind() -> None:
    actions = [240, 55, 60, 144, 145, 24559, 239]
    menu = Menu(actions)
    assert menu.foremost == 240
    assert [menu.of(55), menu.next(55), menu.next(60), menu.next(144)] == [55, 60, 144, NONE]
    assert [menu.of(145), menu.next(145), menu.of(235), menu.among(61, 145)] == [145, NONE, NONE, 144]
    assert all(menu.has(action) for action in actions)
    assert not any(menu.has(action) for action in (0, 56, 241, 24560, 32000))
