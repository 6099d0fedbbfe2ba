"""Section 11 of the digest: what does not add up in a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.names import (
    BORDER_NAMES,
    CARD_KINDS,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    ROLLS,
    SPACES,
    TILE_KINDS,
    numbers,
    seat_names,
    tile_name,
)
from lapilli.games.eruption.state import Position, Vent
from lapilli.games.eruption.walk import mismatches, untied

LAVA_TILES = TILE_KINDS[:-1]


def elsewhere(state: Position) -> tuple[list[int], list[int], list[int]]:
    """Tiles outside the stack, cards outside the deck, walls outside the supply."""
    tiles = [sum(counts) for counts in zip(*map(numbers, (state.aside, state.tile_discards, state.gone)), strict=True)]
    for kind in (state.tile, *numbers(state.tops)):
        if kind >= 0:
            tiles[kind] += 1
    for mask in numbers(state.tiles):
        if mask and mask != 63:
            tiles[TILE_KINDS.index(tile_name(mask).partition("/")[0])] += 1
    hands, stock = numbers(state.hands), numbers(state.stock)
    cards = [sum(hands[card :: len(CARD_KINDS)]) + state.discards[card] for card in range(len(CARD_KINDS))]
    walls = [
        sum(stock[material :: len(MATERIAL_NAMES)]) + numbers(state.walls).count(material + 1)
        for material in range(len(MATERIAL_NAMES))
    ]
    return tiles, cards, walls


def audit(state: Position) -> Iterator[str]:
    """Section 11 of the digest: what does not add up."""
    tiles, cards, walls = elsewhere(state)
    yield from _conserved("lava tiles", LAVA_TILES, tiles, numbers(state.stack.counts), state.parts.tile_counts)
    yield from _conserved("cards", CARD_KINDS, cards, numbers(state.deck.counts), state.parts.card_counts)
    yield from _conserved("walls", MATERIAL_NAMES, walls, numbers(state.supply), state.parts.wall_counts)
    yield from _audit_board(state)
    yield from _audit_walls(state)
    yield from _audit_meter(state)
    yield from _audit_course(state)
    yield from _audit_memory(state)


def _conserved(what: str, words: Sequence[str], elsewhere: list[int], here: list[int], total: Any) -> Iterator[str]:
    for word, used, left, wanted in zip(words, elsewhere, here, numbers(total), strict=True):
        if used + left != wanted or left < 0:
            yield f"{what}: {used + left} of {word} instead of {wanted}"


def _audit_board(state: Position) -> Iterator[str]:
    """Invariants 3 and 4, walked side by side over the names of the box, not over the kernel's masks."""
    board = {SPACES[space]: mask for space, mask in enumerate(numbers(state.tiles)) if mask}
    yield from mismatches(board)
    for space in untied(board):
        yield f"the tile on {space} is tied to no source"
    on_board = sorted(SPACES[vent - Vent.BOARD] for vent in numbers(state.vents) if vent >= Vent.BOARD)
    if on_board != sorted(space for space, mask in board.items() if mask == 63):
        yield "the eruption tiles on the board are not where they are said to be"


def _audit_walls(state: Position) -> Iterator[str]:
    owned = set(seat_names(state.parts))
    for place, wall in enumerate(numbers(state.walls)):
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
    names = seat_names(state.parts)
    for name, degrees in zip(names, numbers(state.temperature), strict=True):
        if not 0 <= degrees <= state.parts.top or degrees % 10:
            yield f"{name} cannot stand at {degrees} degrees"
    for number, (vent, zone) in enumerate(zip(numbers(state.vents), numbers(state.parts.zones), strict=True), 1):
        if vent == Vent.ROW and max(numbers(state.temperature)) >= zone:
            yield f"eruption tile {number} should have been claimed at {zone} degrees"
    for seat, name in enumerate(names):
        for card, kind in enumerate(CARD_KINDS):
            held = state.hands[seat * 8 + card]
            if not 0 <= state.given[seat * 8 + card] <= held:
                yield f"{name} was given more {kind} than there are in hand"
        if state.left[seat] and not state.parts.annihilation:
            yield f"{name} cannot be out without Annihilation"


def _audit_course(state: Position) -> Iterator[str]:
    phase = PHASES[state.phase]
    if not 0 <= state.built <= 2:
        yield "more than two walls were built in step 4"
    if state.ending and phase != "over" and state.stack.size:
        yield "there is a stack although last turns run"
    if state.parts.forecast and phase != "deal" and sum(numbers(state.hidden)) != state.stack.size:
        yield "the hidden tiles of the three stacks are not the unseen ones"
    if (state.tile >= 0) != (phase in ("place", "replace")):
        yield "a tile is in hand exactly while it must be placed"
    if ROLLS[state.roll] in ("damage", "wall") and (state.tested < 0 or not state.walls[state.tested]):
        yield "dice are thrown for a wall that does not stand"


def _audit_memory(state: Position) -> Iterator[str]:
    """The renewed deck and the hands of that moment were all the cards."""
    if not sum(numbers(state.old_deck)):
        return
    hands = numbers(state.old_hands)
    then = [count + sum(hands[card :: len(CARD_KINDS)]) for card, count in enumerate(numbers(state.old_deck))]
    if then != numbers(state.parts.card_counts):
        yield "the deck that was renewed and the hands of that moment are not all the cards"
