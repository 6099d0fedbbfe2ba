"""Property tests: whatever is played, the island stays in order."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.nisyros import GAME
from lapilli.games.nisyros.rules.game_state import GameState

MANY = 40 if lapilli.interpreted.compiled() else 6
SETUPS = st.fixed_dictionaries(
    {
        "level": st.sampled_from(["achilles", "heracles", "zeus"]),
        "layout": st.sampled_from(["random", "fixed"]),
        "flight_order": st.sampled_from(["free", "strict"]),
        "guest_order": st.sampled_from(["host_first", "free"]),
        "dam_spots": st.sampled_from(["default", "even"]),
    }
)


def step(state: GameState, rng: Rng) -> None:
    if state.actor == CHANCE:
        state.play(state.sample(rng))
    else:
        mask = state.actors()
        seats = [seat for seat in range(state.seats) if mask >> seat & 1]
        seat = seats[rng.below(len(seats))]
        menu = state.menu(seat)
        leave = [action for action in menu if GAME.space.text(action).split()[0] in ("ready", "call", "dice")]
        pick = leave if leave and rng.below(3) == 0 else menu
        state.play_as(seat, pick[rng.below(len(pick))])


def begin(seats: int, options: dict[str, Any]) -> GameState:
    return GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box())


@settings(max_examples=MANY)
@given(st.integers(2, 4), SETUPS, st.integers(0, 2**40))
def test_invariants_hold_in_every_position(seats: int, options: dict[str, Any], seed: int) -> None:
    """N-13.2 Every game ends before round 30; Kos only grows, Hades shrinks only by the search."""
    state, rng = begin(seats, options), Rng(seed)
    kos = [0] * 4
    while state.actor != NOBODY:
        assert GAME.rules.audit(state) == []
        searching = GAME.rules.position(state)["phase"] == "search"
        dead = list(state.hades)
        step(state, rng)
        assert all(now >= was for now, was in zip(state.kos, kos, strict=True))
        assert searching or all(now >= was for now, was in zip(state.hades, dead, strict=True))
        kos = list(state.kos)
        assert state.round <= 30
    assert GAME.rules.audit(state) == []
    assert sum(state.kos) + sum(state.hades) == 10 * seats


@settings(max_examples=MANY)
@given(st.integers(2, 4), SETUPS, st.integers(0, 2**40), st.integers(1, 300))
def test_positions_go_out_and_in(seats: int, options: dict[str, Any], seed: int, plies: int) -> None:
    """Any position of play can be written down and read again."""
    state, rng = begin(seats, options), Rng(seed)
    for _ in range(plies):
        if state.actor == NOBODY:
            break
        step(state, rng)
    data = GAME.rules.position(state)
    again = GAME.rules.restore(data, GAME.rules.load_box())
    assert GAME.rules.position(again) == data
    assert [sorted(again.menu(s)) for s in range(-1, seats)] == [sorted(state.menu(s)) for s in range(-1, seats)]


@settings(max_examples=MANY * 3)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(words: str) -> None:
    """Notation that cannot be read is a NotationError, never anything else."""
    try:
        action = GAME.space.parse(words)
    except lapilli.NotationError:
        return
    assert GAME.space.text(action) == " ".join(words.split())
