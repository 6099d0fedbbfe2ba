"""What holds whatever happens (section 11 of the digest), with Hypothesis."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lapilli
from lapilli.core.packed import entries
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.eruption import GAME
from lapilli.games.eruption.rules.game_state import GameState
from lapilli.games.eruption.state import Phase

EXAMPLES = 40 if lapilli.interpreted.compiled() else 6
seats = st.sampled_from([2, 3, 4, 5, 6])
flags = st.fixed_dictionaries({"forecast": st.booleans(), "annihilation": st.booleans(), "rain": st.booleans()})


def begin(count: int, options: dict[str, bool]) -> GameState:
    return GAME.rules.start(count, GAME.rules.choose_options(count, options), GAME.rules.load_box())


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats, flags, st.integers(0, 10**6))
def test_the_invariants_hold_through_whole_games(count: int, options: dict[str, bool], seed: int) -> None:
    """E-6.1, E-8.4 Temperatures fall only by Rain; no stack in last turns; hand limit at the end of a turn."""
    state, rng = begin(count, options), Rng(seed)
    plies = 0
    while state.actor != NOBODY:
        action = state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)]
        before, active = entries(state.temperature), int(state.active)
        state.play(action)
        plies += 1
        text = GAME.space.text(action)
        for old, new in zip(before, entries(state.temperature), strict=True):
            assert new >= old or text == "play rain"
            assert 0 <= new <= 290
        if state.active != active and state.phase > Phase.START:
            assert state.hand_size(active) <= 3
        if state.last:
            assert state.stack.size == 0
        if plies % 40 == 0:
            assert GAME.rules.audit(state) == []
    assert GAME.rules.audit(state) == []
    assert plies < GAME.rules.max_plies


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats, flags, st.integers(0, 10**6), st.integers(5, 150))
def test_legal_actions_depend_on_what_the_seat_sees(
    count: int, options: dict[str, bool], seed: int, plies: int
) -> None:
    """Invariant 13: an imagined world offers the same menu."""
    state, rng = begin(count, options), Rng(seed)
    for _ in range(plies):
        if state.actor == NOBODY:
            return
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
    if state.actor >= 0:
        seat = int(state.actor)
        world = GAME.rules.imagine(GAME.rules.observe(state, seat), rng)
        assert sorted(world.menu(seat)) == sorted(state.menu(seat))


@settings(max_examples=EXAMPLES * 4, deadline=None)
@given(st.text(alphabet="abcdefgh 0123456789.placetradebuild", max_size=30))
def test_notation_is_read_or_refused(text: str) -> None:
    try:
        action = GAME.space.parse(text)
    except lapilli.NotationError:
        return
    assert GAME.space.text(action) == " ".join(text.split())
