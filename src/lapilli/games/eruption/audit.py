"""Section 11 of the digest: what does not add up in a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mypy_extensions import i64

from lapilli.core.packed import entries, vec
from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.names import (
    BORDER_NAMES,
    CARD_KINDS,
    LAVA_TILES,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    SPACES,
    TILE_KINDS,
    seat_names,
    tile_name,
)
from lapilli.games.eruption.refusal.tile_rules import mismatches, untied
from lapilli.games.eruption.rules.steps import Roll
from lapilli.games.eruption.state import Position, Vent


def elsewhere(state: Position) -> tuple[list[int], list[int], list[int]]:
    """Tiles outside the stack, cards outside the deck, walls outside the supply."""
    tiles = [sum(counts) for counts in zip(*map(entries, (state.aside, state.tile_discards, state.gone)), strict=True)]
    in_hand = -1 if state.placement is None else int(state.placement.tile)
    for kind in (in_hand, *entries(state.tops)):
        if kind >= 0:
            tiles[kind] += 1
    for mask in entries(state.tiles):
        if mask and mask != 63:
            tiles[TILE_KINDS.index(tile_name(mask).partition("/")[0])] += 1
    hands, stock = entries(state.hands), entries(state.stock)
    cards = [sum(hands[card :: len(CARD_KINDS)]) + state.discards[card] for card in range(len(CARD_KINDS))]
    walls = [
        sum(stock[material :: len(MATERIAL_NAMES)]) + entries(state.walls).count(material + 1)
        for material in range(len(MATERIAL_NAMES))
    ]
    return tiles, cards, walls


def audit(state: Position) -> Iterator[str]:
    """Section 11 of the digest: what does not add up."""
    tiles, cards, walls = elsewhere(state)
    yield from _conserved("lava tiles", LAVA_TILES, tiles, entries(state.stack.counts), state.parameters.tile_counts)
    yield from _conserved("cards", CARD_KINDS, cards, entries(state.deck.counts), state.parameters.card_counts)
    yield from _conserved("walls", MATERIAL_NAMES, walls, entries(state.supply), state.parameters.wall_counts)
    yield from _audit_board(state)
    yield from _audit_walls(state)
    yield from _audit_meter(state)
    yield from _audit_course(state)
    yield from _audit_memory(state)


def _conserved(
    what: str, words: Sequence[str], elsewhere: list[int], here: list[int], total: vec[i64]
) -> Iterator[str]:
    for word, used, left, wanted in zip(words, elsewhere, here, entries(total), strict=True):
        if used + left != wanted or left < 0:
            yield f"{what}: {used + left} of {word} instead of {wanted}"


def _audit_board(state: Position) -> Iterator[str]:
    """Invariants 3 and 4, walked side by side over the names of the box, not over the kernel's masks."""
    board = {SPACES[space]: mask for space, mask in enumerate(entries(state.tiles)) if mask}
    yield from mismatches(board)
    for space in untied(board):
        yield f"the tile on {space} is tied to no source"
    on_board = sorted(SPACES[vent - Vent.BOARD] for vent in entries(state.vents) if vent >= Vent.BOARD)
    if on_board != sorted(space for space, mask in board.items() if mask == 63):
        yield "the eruption tiles on the board are not where they are said to be"


def _audit_walls(state: Position) -> Iterator[str]:
    owned = set(seat_names(state))
    for place, wall in enumerate(entries(state.walls)):
        if not wall:
            continue
        name = PLACE_NAMES[place]
        hexagon, _, side = name.partition(".")
        if name in BORDER_NAMES:
            if hexagon not in owned:
                yield f"a wall stands in the village {hexagon}, which nobody owns"
        elif not _open_flow(state, hexagon, side):
            yield f"the wall on {name} does not stand on lava that faces an empty space"


def _open_flow(state: Position, hexagon: str, side: str) -> bool:
    index = SIDES.index(side)
    goal = beyond(hexagon, index)
    if goal not in SPACES or state.tiles[SPACES.index(goal)]:
        return False
    return hexagon not in SPACES or bool(state.tiles[SPACES.index(hexagon)] >> index & 1)


def _audit_meter(state: Position) -> Iterator[str]:
    names = seat_names(state)
    for name, degrees in zip(names, entries(state.temperature), strict=True):
        if not 0 <= degrees <= state.parameters.top or degrees % 10:
            yield f"{name} cannot stand at {degrees} degrees"
    for number, (vent, zone) in enumerate(zip(entries(state.vents), entries(state.parameters.zones), strict=True), 1):
        if vent == Vent.ROW and max(entries(state.temperature)) >= zone:
            yield f"eruption tile {number} should have been claimed at {zone} degrees"
    for seat, name in enumerate(names):
        for card, kind in enumerate(CARD_KINDS):
            held = state.hands[seat * 8 + card]
            if not 0 <= state.given[seat * 8 + card] <= held:
                yield f"{name} was given more {kind} than there are in hand"
        if state.left[seat] and not state.parameters.annihilation:
            yield f"{name} cannot be out without Annihilation"


def _audit_course(state: Position) -> Iterator[str]:
    phase = PHASES[state.phase]
    if state.ending and phase != "over" and state.stack.size:
        yield "there is a stack although last turns run"
    if state.parameters.forecast and phase != "deal" and sum(entries(state.hidden)) != state.stack.size:
        yield "the hidden tiles of the three stacks are not the unseen ones"
    villages = [village for village in entries(state.villages) if village >= 0]
    if len(set(villages)) != len(villages) or not set(villages) <= set(entries(state.parameters.seating)):
        yield "villages: each seat has a village of its own, of those that this number of players has"
    if phase not in ("deal", "settle") and len(villages) < state.seats:
        yield "villages: every player must have one"
    yield from _audit_steps(state, phase)


def _audit_steps(state: Position, phase: str) -> Iterator[str]:
    """What is under way belongs to the phase."""
    placement, throw = state.placement, state.throw
    in_hand = placement is not None and placement.tile >= 0
    if in_hand != (phase in ("place", "replace")):
        yield "a tile is in hand exactly while it must be placed"
    testing = throw is not None and throw.roll == Roll.WALL
    if placement is not None and ((placement.space >= 0) != testing or (placement.rotation >= 0) != testing):
        yield "turn.space, turn.rotation: they are known exactly while the walls before a tile are tested"
    if state.relocation is not None and not 0 < state.relocation.left < state.parameters.relocate_moves:
        yield f"turn.moves: a Relocate has 1 to {state.parameters.relocate_moves - 1} further moves"
    if throw is None:
        return
    if phase != {Roll.START: "start", Roll.DAMAGE: "damage", Roll.WALL: "place"}[throw.roll]:
        yield f"turn.roll: nobody throws dice for that in the phase {phase}"
    if throw.roll != Roll.START and (throw.place < 0 or not state.walls[throw.place]):
        yield "dice are thrown for a wall that does not stand"


def _audit_memory(state: Position) -> Iterator[str]:
    """The renewed deck and the hands of that moment were all the cards."""
    if not sum(entries(state.old_deck)):
        return
    hands = entries(state.old_hands)
    then = [count + sum(hands[card :: len(CARD_KINDS)]) for card, count in enumerate(entries(state.old_deck))]
    if then != entries(state.parameters.card_counts):
        yield "the deck that was renewed and the hands of that moment are not all the cards"
