"""The kernel's bit masks against brute force, on positions of random games; on thousands with LAPILLI_ALL."""

from __future__ import annotations

from functools import cache
from typing import cast

import lapilli
from lapilli.core.check.random_positions import start, walk
from lapilli.core.check.suite import everything, sample
from lapilli.core.packed import entries
from lapilli.core.rng import Rng
from lapilli.games.eruption import GAME
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.names import SPACES, TILE_KINDS, sides_of
from lapilli.games.eruption.rules.game_state import GameState
from lapilli.games.eruption.rules.island import EMPTY_NEED
from lapilli.games.eruption.rules.steps import Placement, Purpose
from lapilli.games.eruption.rules.tile_fit import eruption_spaces, lay, lift, removable
from lapilli.games.eruption.state import Phase

from . import brute

GAMES = 50 if everything() and lapilli.interpreted.compiled() else 6
FIRST = 4000 if everything() else 4000 + GAMES * (sample() % 100)  # an ordinary run plays other games each day
SETUPS = [(2, {}), (3, {"forecast": True}), (4, {"clans": True}), (6, {"annihilation": True}), (5, {"rain": False})]


@cache
def positions() -> list[GameState]:
    """A position at every third decision of many games, eruption tiles and holes included."""
    found = []
    for number in range(GAMES):
        seats, options = SETUPS[number % len(SETUPS)]
        rng = Rng(FIRST + number)
        for ply, (state, _, _) in enumerate(walk(GAME, start(GAME, seats, options), rng)):
            game_state = cast(GameState, state)
            if ply % 3 == 0 and game_state.phase > Phase.START:
                found.append(game_state.copy())
    return found


def board_of(state: GameState) -> dict[str, frozenset[str]]:
    return {SPACES[space]: frozenset(sides_of(mask)) for space, mask in enumerate(entries(state.tiles)) if mask}


def offered(state: GameState, kind: int, phase: int, purpose: int) -> set[str]:
    """What the kernel offers for this tile."""
    state.placement = Placement(purpose)
    state.placement.tile, state.phase, state.n_legal = kind, phase, 0
    state.list_choices(state.active)
    return {SPACE.text(state.legal[index]).split(" ", 1)[1] for index in range(state.n_legal)}


def test_placements_agree_with_brute_force() -> None:
    """E-2.1-2.6, E-6.10 Every type in turn, on thousands of boards."""
    checked = 0
    for number, state in enumerate(positions()):
        board = board_of(state)
        for kind in {number % 12, (number * 5 + 3) % 12}:
            trial = state.copy()
            assert offered(trial, kind, Phase.PLACE, Purpose.STEP) == set(brute.placements(board, TILE_KINDS[kind]))
            checked += 1
        assert {SPACES[s] for s in range(60) if eruption_spaces(state) >> s & 1} == set(brute.eruptions(board))
    assert checked > 60 * GAMES


def test_changes_of_tiles_agree_with_brute_force() -> None:
    """E-7.1, E-7.2, E-9.1, E-9.4, E-9.8 Connectivity walked from every tile."""
    checked = 0
    for number, state in enumerate(positions()[::4]):
        board = board_of(state)
        assert {SPACES[s] for s in range(60) if removable(state) >> s & 1} == set(brute.removals(board))
        kind = number % 12
        if board:
            quake = offered(state.copy(), kind, Phase.REPLACE, Purpose.QUAKE)
            assert quake == set(brute.replacements(board, TILE_KINDS[kind]))
        walls = GAME.rules.position(state)["walls"]
        trial = state.copy()
        for card in range(8):
            trial.hands[trial.active * 8 + card] = int(card == 0)
        trial.phase, trial.n_legal = Phase.CARDS, 0
        trial.list_choices(trial.active)
        texts = [SPACE.text(trial.legal[index]) for index in range(trial.n_legal)]
        turned = {text.removeprefix("play aftershock ") for text in texts if text.startswith("play aftershock")}
        assert turned == set(brute.turns(board, {place.partition(".")[0] for place in walls}))
        checked += 1
    assert checked > 7 * GAMES


def test_every_board_of_play_is_sound() -> None:
    """E-7.1, E-7.2 Whatever was played, every tile matches and is tied to a source."""
    for state in positions()[::5]:
        board = board_of(state)
        assert all(brute.matches(board, space, sides) for space, sides in board.items())
        assert brute.all_tied(board)


def test_needs_and_frontier_kept_tile_by_tile_are_those_made_anew() -> None:
    """E-2.2 What is maintained incrementally equals what is computed from scratch."""
    for state in positions()[::7]:
        fresh = state.copy()
        for space in range(60):
            if fresh.tiles[space]:
                lift(fresh, space)
        assert entries(fresh.need) == entries(EMPTY_NEED)
        for space, mask in enumerate(entries(state.tiles)):
            if mask:
                lay(fresh, space, mask)
        assert entries(fresh.need) == entries(state.need)
        assert fresh.frontier == state.frontier
