"""E-2 Placing a lava tile, with the walls on flows that stand in the way; village walls never do (E-2.22)."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.island import (
    ALL_SIDES,
    BIT,
    FACING,
    MASK_OF,
    NONE,
    SIDES,
    TURNS_FITTING,
    lowest,
)
from lapilli.games.eruption.rules.meter import gain, zone
from lapilli.games.eruption.rules.stack import lay_aside, look_for_tile, remove_stack, return_aside, targets, under_way
from lapilli.games.eruption.rules.steps import Placement, Purpose, Roll, Throw
from lapilli.games.eruption.rules.tile_fit import aside_types, fitting_types, lay, some_tile_fits, stack_types
from lapilli.games.eruption.rules.walls import discard_walls_facing, holds, test
from lapilli.games.eruption.state import NO_WALL, Phase, Position


def begin(state: Position, purpose: i64) -> None:
    """E-2.10 A placement begins: nothing is closed, nothing lies aside."""
    state.placement = Placement(purpose)
    state.phase = Phase.DRAW


def step_two(state: Position) -> None:
    """E-2.26 Step 2 needs a stack; E-11.3 a player who is out may place one tile."""
    if state.is_out(state.active):
        state.phase = Phase.OUT
    elif stack_types(state) == 0:
        state.phase = Phase.GIFT
    else:
        begin(state, Purpose.STEP)


def try_to_draw(state: Position) -> None:
    """E-2.20 If no tile can be drawn usefully the stack is dead, or the placement ends without a tile."""
    if look_for_tile(state):
        return
    together = stack_types(state) | aside_types(state)
    dead = together & fitting_types(state, state.frontier) == 0
    if dead and not state.parameters.annihilation:  # E-11.5 there a dead stack stays where it is
        remove_stack(state)
        state.used_up = True
    else:
        return_aside(state)
    over(state)


def offer_tile(state: Position, base: i64) -> None:
    """E-2.14 Offer every legal space and rotation of the drawn tile (also for a Quake, E-9.4)."""
    spaces = targets(state)
    tile = under_way(state).tile
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        turns = TURNS_FITTING[tile * 4096 + state.need[space]]
        for rotation in range(SIDES):
            if turns >> rotation & 1:
                state.offer(base + space * SIDES + rotation)


def declare(state: Position, space: i64, rotation: i64) -> None:
    """E-2.15-2.17 Without a wall, or with a way round it, the tile is placed; otherwise the walls are tested."""
    placement = under_way(state)
    placement.space = space
    placement.rotation = rotation
    flows = state.need[space] & ALL_SIDES
    for side in range(SIDES):
        if flows >> side & 1 and state.walls[FACING[space * SIDES + side]] == NO_WALL:
            settle(state)
            return
    test_from(state, 0)


def test_from(state: Position, side: i64) -> None:
    """E-2.17, E-2.19 The next wall clockwise is tested; when all have held the space is closed for this placement."""
    placement = under_way(state)
    space = placement.space
    while side < SIDES:
        if state.need[space] >> side & 1:
            test(state, FACING[space * SIDES + side], Roll.WALL)
            return
        side += 1
    placement.space = NONE
    placement.rotation = NONE
    placement.closed |= BIT[space]
    if fitting_types(state, targets(state)) >> placement.tile & 1 == 0:
        lay_aside(state)


def tested(state: Position, throw: Throw, white: i64) -> None:
    """E-2.18 The first wall that loses ends the testing, and the tile is placed as declared."""
    if not holds(state, throw, white):
        settle(state)
        return
    space = under_way(state).space
    side: i64 = 0
    while FACING[space * SIDES + side] != throw.place:
        side += 1
    test_from(state, side + 1)


def settle(state: Position) -> None:
    """E-2.21 The tile is placed: walls to the supply, resource wall, aside tiles back, contact cards."""
    placement = under_way(state)
    space, mask = placement.space, MASK_OF[placement.tile * SIDES + placement.rotation]
    discard_walls_facing(state, space)
    lay(state, space, mask)
    state.busy = True
    gain(state, space, mask)
    return_aside(state)
    note_used_up(state)
    over(state)


def note_used_up(state: Position) -> None:
    """E-8.4 The last tile has been placed: the stack is used up (E-11.1: not with Annihilation)."""
    if state.stack_empty and not state.parameters.annihilation:
        state.used_up = True


def over(state: Position) -> None:
    """After a placement the turn goes on where it came from."""
    purpose = under_way(state).purpose
    state.placement = None
    if purpose == Purpose.STEP:
        state.phase = Phase.EXTRA
    elif purpose == Purpose.EXTRA:
        state.phase = Phase.GIFT
    elif purpose == Purpose.OUT:
        state.phase = Phase.END
    else:
        state.phase = Phase.CARDS


def offer_extra(state: Position, tile: i64, done: i64) -> None:
    """E-2.25 In danger zone 3 the player may place one more tile, if one fits; E-11.3 so may a player who is out."""
    entitled = state.phase == Phase.OUT or zone(state, state.active) == 3
    if entitled and some_tile_fits(state):
        state.offer(done)
        state.offer(tile)
