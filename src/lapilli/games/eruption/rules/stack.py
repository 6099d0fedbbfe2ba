"""E-2.11-2.13, E-12: from where a tile comes: one stack, or the three of the Lava Forecast."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.island import NONE, TILES
from lapilli.games.eruption.rules.steps import Placement, Purpose
from lapilli.games.eruption.rules.tile_fit import fitting_types, replaceable, stack_types
from lapilli.games.eruption.state import STACKS, Phase, Position


def under_way(state: Position) -> Placement:
    """The placement that is under way."""
    placement = state.placement
    assert placement is not None
    return placement


def targets(state: Position) -> i64:
    """Where the tile may go: open spaces that are not closed (E-2.14), or tiles a Quake can replace (E-9.4)."""
    placement = under_way(state)
    if placement.purpose == Purpose.QUAKE:
        return replaceable(state)
    return state.frontier & ~placement.closed


def look_for_tile(state: Position) -> bool:
    """E-2.11 Is there a tile worth drawing? E-11.4 Then an empty stack is renewed first."""
    if stack_types(state) & fitting_types(state, targets(state)) == 0:
        return False
    if state.stack_empty:
        renew(state)
    state.phase = Phase.TAKE if state.parameters.forecast else Phase.DRAWING
    return True


def renew(state: Position) -> None:
    """E-11.4 The tile discards become the new stack; E-12.6 or three, as equal as possible, lower numbers larger."""
    for kind in range(TILES):
        while state.tile_discards[kind] > 0:
            state.tile_discards[kind] -= 1
            state.stack.add(kind)
    if state.parameters.forecast:
        size = state.stack.size
        for stack in range(STACKS):
            state.hidden[stack] = (size + STACKS - 1 - stack) // STACKS
        uncover(state)


def uncover(state: Position) -> None:
    """E-12.4 Every stack without a top that has tiles gets one revealed."""
    for stack in range(STACKS):
        if state.tops[stack] == NONE and state.hidden[stack] > 0:
            state.reveals |= 1 << stack


def reveal(state: Position, stack: i64, kind: i64) -> None:
    """E-12.1 Chance turns up the top of a stack."""
    state.stack.draw(kind)
    state.tops[stack] = kind
    state.hidden[stack] -= 1
    state.reveals &= ~(1 << stack)


def next_reveal(state: Position) -> i64:
    """The lowest stack whose top is to be revealed."""
    stack: i64 = 0
    while state.reveals >> stack & 1 == 0:
        stack += 1
    return stack


def offer_stacks(state: Position, base: i64) -> None:
    """E-12.3 Only stacks whose top can be used may be taken; if there is none, any."""
    usable = fitting_types(state, targets(state))
    for stack in range(STACKS):
        if state.tops[stack] >= 0 and usable >> state.tops[stack] & 1:
            state.offer(base + stack)
    if state.n_legal == 0:
        for stack in range(STACKS):
            if state.tops[stack] >= 0:
                state.offer(base + stack)


def take(state: Position, stack: i64) -> None:
    """E-12.2 The player takes the top of a stack; the next top is revealed before the tile is placed."""
    kind = state.tops[stack]
    state.tops[stack] = NONE
    uncover(state)
    under_way(state).taken_from = stack
    drawn(state, kind)


def draw(state: Position, kind: i64) -> None:
    """E-2.12 Chance draws a tile."""
    state.stack.draw(kind)
    drawn(state, kind)


def drawn(state: Position, kind: i64) -> None:
    """E-2.13 A tile that fits nowhere is laid aside and another one is drawn; E-2.14 otherwise it must be placed."""
    placement = under_way(state)
    placement.tile = kind
    if fitting_types(state, targets(state)) >> kind & 1 == 0:
        lay_aside(state)
    else:
        state.phase = Phase.REPLACE if placement.purpose == Purpose.QUAKE else Phase.PLACE


def lay_aside(state: Position) -> None:
    """E-2.13 The tile waits beside the stack until the placement is over."""
    placement = under_way(state)
    state.aside[placement.tile] += 1
    if state.parameters.forecast:
        state.aside_of[placement.taken_from] += 1
    placement.tile = NONE
    placement.taken_from = NONE
    state.phase = Phase.DRAW


def return_aside(state: Position) -> None:
    """E-2.21, E-12.4 The tiles laid aside go back into the stack they came from."""
    for kind in range(TILES):
        while state.aside[kind] > 0:
            state.aside[kind] -= 1
            state.stack.add(kind)
    if state.parameters.forecast:
        for stack in range(STACKS):
            state.hidden[stack] += state.aside_of[stack]
            state.aside_of[stack] = 0
        uncover(state)


def remove_stack(state: Position) -> None:
    """E-2.20, E-8.2 The stack leaves the game, with the tiles laid aside."""
    for kind in range(TILES):
        state.gone[kind] += state.aside[kind]
        state.aside[kind] = 0
        while state.stack.counts[kind] > 0:
            state.stack.draw(kind)
            state.gone[kind] += 1
    for stack in range(STACKS):
        if state.tops[stack] >= 0:
            state.gone[state.tops[stack]] += 1
        state.tops[stack] = NONE
        state.hidden[stack] = 0
        state.aside_of[stack] = 0
    state.reveals = 0
