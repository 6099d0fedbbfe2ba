"""E-1.1 Step 1: the active player's village, and no other, is assessed, in his last turn too."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.island import BORDER_SIDE, BORDER_SPACE, BORDERS_EACH
from lapilli.games.eruption.rules.meter import heat
from lapilli.games.eruption.rules.steps import Roll, Throw
from lapilli.games.eruption.rules.walls import discard_wall, holds, test
from lapilli.games.eruption.state import NO_WALL, Open, Phase, Position


def in_contact(state: Open, border: i64) -> bool:
    """E-1.2 A village side is in contact if the tile on the adjoining space has lava on that side."""
    return state.tiles[BORDER_SPACE[border]] >> BORDER_SIDE[border] & 1 == 1


def assess(state: Position) -> None:
    """E-1.3 First all contacts without a wall heat the village up at once; then the walls are tested."""
    first = state.villages[state.active] * BORDERS_EACH
    unwalled: i64 = 0
    for border in range(first, first + BORDERS_EACH):
        if in_contact(state, border):
            state.busy = True
            if state.walls[border] == NO_WALL:
                unwalled += 1
    if unwalled > 0:
        heat(state, state.active, unwalled * state.parameters.contact_heat)
    test_from(state, first)


def test_from(state: Position, border: i64) -> None:
    """E-1.4, E-1.8 The next wall that is in contact is tested, left to right; after the last one step 1 is over."""
    end = (state.villages[state.active] + 1) * BORDERS_EACH
    while border < end:
        if state.walls[border] != NO_WALL and in_contact(state, border):
            test(state, border, Roll.DAMAGE)
            return
        border += 1
    state.phase = Phase.ERUPT


def tested(state: Position, throw: Throw, white: i64) -> None:
    """E-1.5, E-1.6 A lost wall goes to the supply and lets some heat through; a wall that holds stays.

    E-1.7 The tests go on when the village stands at the top already.
    """
    border = throw.place
    if not holds(state, throw, white):
        discard_wall(state, border)
        heat(state, state.active, state.parameters.breach_heat)
    test_from(state, border + 1)
