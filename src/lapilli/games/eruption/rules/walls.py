"""E-5 Walls: where they may stand, what they are retrieved from, and the test of the two dice."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.island import (
    ALL_SIDES,
    BORDERS_EACH,
    FACING,
    FLOW,
    NONE,
    SIDES,
    lowest,
)
from lapilli.games.eruption.rules.steps import Throw
from lapilli.games.eruption.state import MATERIALS, NO_WALL, Position


def retrievable(state: Position, material: i64) -> i64:
    """E-5.3 This material, or the next weaker one that the supply has; -1 if there is none."""
    while material >= 0 and state.supply[material] == 0:
        material -= 1
    return material


def retrieve(state: Position, seat: i64, material: i64) -> None:
    """E-5.3 A wall of this material, or of a weaker one, goes from the supply to a stockpile."""
    found = retrievable(state, material)
    if found >= 0:
        state.supply[found] -= 1
        state.stock[seat * MATERIALS + found] += 1


def discard_wall(state: Position, place: i64) -> None:
    """E-5.1, E-5.10, E-5.11 The wall on this place, if any, returns to the supply at once."""
    if state.walls[place] != NO_WALL:
        state.supply[state.walls[place] - 1] += 1
        state.walls[place] = NO_WALL


def discard_walls_of_tile(state: Position, space: i64) -> None:
    """E-7.3 All walls on the flows of this space's tile go to the supply."""
    for side in range(SIDES):
        flow = FLOW[space * SIDES + side]
        if flow != NONE:
            discard_wall(state, flow)


def discard_walls_facing(state: Position, space: i64) -> None:
    """E-2.16, E-2.18, E-6.11 All walls on flows that face this space go to the supply."""
    for side in range(SIDES):
        flow = FACING[space * SIDES + side]
        if flow != NONE:
            discard_wall(state, flow)


def carries_wall(state: Position, space: i64) -> bool:
    """Does a wall stand on a flow of this space's tile?"""
    for side in range(SIDES):
        flow = FLOW[space * SIDES + side]
        if flow != NONE and state.walls[flow] != NO_WALL:
            return True
    return False


def offer_walls(state: Position, seat: i64, base: i64, places: i64) -> None:
    """E-5.4-5.8 Offer `base` + material * places + place for every wall in stock and every place it may stand on.

    E-5.6, E-5.7 Any flow that faces an empty space will do, however far away and whatever fits beyond.
    """
    for material in range(MATERIALS):
        if state.stock[seat * MATERIALS + material] == 0:
            continue
        first = base + material * places
        village = state.villages[seat] * BORDERS_EACH
        for border in range(village, village + BORDERS_EACH):
            if state.walls[border] == NO_WALL:
                state.offer(first + border)
        spaces = state.frontier
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            flows = state.need[space] & ALL_SIDES
            for side in range(SIDES):
                if flows >> side & 1:
                    flow = FACING[space * SIDES + side]
                    if state.walls[flow] == NO_WALL:
                        state.offer(first + flow)


def build(state: Position, seat: i64, material: i64, place: i64) -> None:
    """E-4.1 A wall goes from the stockpile onto the board."""
    state.stock[seat * MATERIALS + material] -= 1
    state.walls[place] = material + 1
    state.busy = True


def test(state: Position, place: i64, roll: i64) -> None:
    """E-5.12 The dice are to be thrown for the wall on this place."""
    state.throw = Throw(roll, place)


def holds(state: Position, throw: Throw, white: i64) -> bool:
    """E-5.12 The wall holds if white die and bonus beat the orange die; a tie goes to the lava."""
    return white + state.parameters.bonus[state.walls[throw.place] - 1] > throw.orange
