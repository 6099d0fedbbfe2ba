"""The view: what one viewer knows, as data that can be sent, stored and compared; and the whole position. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.core.view_encoding import counts_by_name, name_or_none, names_in_mask, numbers, values_by_seat
from lapilli.games.eruption.knowledge.knowledge import Known
from lapilli.games.eruption.knowledge.view_types import End, Forecast, Heap, Memory, Turn, View
from lapilli.games.eruption.names import (
    CARD_KINDS,
    ENDINGS,
    LAVA_TILES,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    PURPOSES,
    ROLLS,
    SPACES,
    TILE_NAMES,
    VILLAGE_NAMES,
    seat_names,
)
from lapilli.games.eruption.result import winners
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.rules.meter import held_vent, zone
from lapilli.games.eruption.rules.steps import NOWHERE, Purpose, Roll
from lapilli.games.eruption.state import CARDS, MATERIALS, NO_WALL, Open, Phase, Position, Vent

KINDS: Final[list[str]] = list(CARD_KINDS)
WALLS: Final[list[str]] = list(MATERIAL_NAMES)
TILES: Final[list[str]] = list(LAVA_TILES)
LYING: Final[list[str]] = list(TILE_NAMES)
HEXES: Final[list[str]] = list(SPACES)
PLACES: Final[list[str]] = list(PLACE_NAMES)
VILLAGES: Final[list[str]] = list(VILLAGE_NAMES)
STEPS: Final[list[str]] = list(PHASES)
AIMS: Final[list[str]] = list(PURPOSES)
THROWS: Final[list[str]] = list(ROLLS)
ENDS: Final[list[str]] = list(ENDINGS)
NONE_ROLLED: Final = packed([0] * 6)


def observe(known: Known) -> View:
    """E-0.15, E-5.2 The open table (drawn tiles, stockpiles), the hands this viewer may see, sizes of the others."""
    table = known.table
    names = list(seat_names(table))
    active = table.active
    return {
        "seats": table.seats,
        "options": dict(table.parameters.options),
        "phase": phase_of(table),
        # generated: OPEN.view - table (fields.py)
        "villages": [name_or_none(VILLAGES, village) for village in table.villages],
        "step": STEPS[table.phase],
        "active": names[table.active],
        "tiles": tiles(table.tiles),
        "walls": walls(table.walls),
        "eruptions": [vent_place(names, vent) for vent in table.vents],
        "temperature": values_by_seat(names, table.temperature),
        "stock": heaps(names, WALLS, table.stock, MATERIALS),
        "supply": counts_by_name(WALLS, table.supply),
        "discards": counts_by_name(KINDS, table.discards),
        "stack": counts_by_name(TILES, table.stack.counts),
        "aside": counts_by_name(TILES, table.aside),
        "tile_discards": counts_by_name(TILES, table.tile_discards),
        "gone": counts_by_name(TILES, table.gone),
        # generated: end
        "forecast": forecast(table),
        "turn": turn(table),
        "end": end(table, names),
        "seat": known.viewer if known.viewer >= 0 else None,
        "me": names[known.viewer] if known.viewer >= 0 else "",
        "names": names,
        "zone": zone(table, active),
        "vent": held_vent(table, active) + 1,
        "degrees": table.temperature[active],
        "deck": known.deck_size,
        "points": {names[seat]: points(table, seat) for seat in range(table.seats)},
        "hand_sizes": values_by_seat(names, known.sizes),
        "hands": hands(known, names),
        "given": heaps(names, KINDS, known.given, CARDS),
        "winners": list(winners(table)) if table.phase == Phase.OVER else [],
        "memory": memory(known, names),
        "box": table.parameters.box.text,
    }


def position(state: Position) -> dict[str, object]:
    """The whole position, secrets included."""
    names = list(seat_names(state))
    return {
        "seats": state.seats,
        "options": dict(state.parameters.options),
        # generated: OPEN.position - state (fields.py)
        "villages": [name_or_none(VILLAGES, village) for village in state.villages],
        "phase": STEPS[state.phase],
        "active": names[state.active],
        "tiles": tiles(state.tiles),
        "walls": walls(state.walls),
        "eruptions": [vent_place(names, vent) for vent in state.vents],
        "temperature": values_by_seat(names, state.temperature),
        "stock": heaps(names, WALLS, state.stock, MATERIALS),
        "supply": counts_by_name(WALLS, state.supply),
        "discards": counts_by_name(KINDS, state.discards),
        "stack": counts_by_name(TILES, state.stack.counts),
        "aside": counts_by_name(TILES, state.aside),
        "tile_discards": counts_by_name(TILES, state.tile_discards),
        "gone": counts_by_name(TILES, state.gone),
        # generated: end
        "forecast": forecast(state),
        "turn": turn(state),
        "end": end(state, names),
        # generated: HIDDEN.position - state (fields.py)
        "hands": heaps(names, KINDS, state.hands, CARDS),
        "given": heaps(names, KINDS, state.given, CARDS),
        "deck": counts_by_name(KINDS, state.deck.counts),
        # generated: end
        "memory": {
            "deck": counts_by_name(KINDS, state.old_deck),
            "hands": heaps(names, KINDS, state.old_hands, CARDS),
            "drawn": values_by_seat(names, state.drawn),
            "laid": heaps(names, KINDS, state.laid, CARDS),
        },
    }


def tiles(masks: vec[i64]) -> dict[str, str]:
    """The tile on each space that has one."""
    found: dict[str, str] = {}
    for space in range(len(HEXES)):
        if masks[space] != 0:
            found[HEXES[space]] = LYING[masks[space]]
    return found


def walls(places: vec[i64]) -> dict[str, str]:
    """The wall on each place that has one."""
    found: dict[str, str] = {}
    for place in range(len(PLACES)):
        if places[place] != NO_WALL:
            found[PLACES[place]] = WALLS[places[place] - 1]
    return found


def numbered(stack: i64) -> int | None:
    """A stack as people count it, from 1; None for -1."""
    return None if stack < 0 else stack + 1


def turned(rotation: i64) -> int | None:
    """A rotation; None for -1."""
    return None if rotation < 0 else rotation


def vent_place(names: list[str], vent: i64) -> str:
    """Where an eruption tile is."""
    if vent >= Vent.BOARD:
        return HEXES[vent - Vent.BOARD]
    if vent >= 0:
        return names[vent]
    return "row" if vent == Vent.ROW else "gone"


def heaps(names: list[str], words: list[str], counts: vec[i64], width: i64) -> dict[str, Heap]:
    """What each seat has of each word."""
    found: dict[str, Heap] = {}
    for seat in range(len(names)):
        found[names[seat]] = counts_by_name(words, counts, seat * width)
    return found


def forecast(table: Open) -> Forecast:
    """E-12 The three stacks."""
    return {
        # generated: OPEN.view forecast table (fields.py)
        "tops": [name_or_none(TILES, top) for top in table.tops],
        "hidden": numbers(table.hidden),
        "aside": numbers(table.aside_of),
        # generated: end
    }


def turn(table: Open) -> Turn:
    """The turn so far; of steps that are not under way, as if nothing had happened in them."""
    return {
        # generated: OPEN.view turn table (fields.py)
        "cards_due": table.cards_due,
        "reveals": table.reveals,
        "last_orange": table.last_orange,
        "last_white": table.last_white,
        "last_place": name_or_none(PLACES, table.last_place),
        "last_card": name_or_none(KINDS, table.last_card),
        "built": table.built,
        "used_up": table.used_up,
        "busy": table.busy,
        "roll": THROWS[Roll.NOTHING if table.throw is None else table.throw.roll],
        "tested": name_or_none(PLACES, NOWHERE if table.throw is None else table.throw.place),
        "orange": 0 if table.throw is None else table.throw.orange,
        "purpose": AIMS[Purpose.STEP if table.placement is None else table.placement.purpose],
        "tile": name_or_none(TILES, NOWHERE if table.placement is None else table.placement.tile),
        "taken_from": numbered(NOWHERE if table.placement is None else table.placement.taken_from),
        "space": name_or_none(HEXES, NOWHERE if table.placement is None else table.placement.space),
        "rotation": turned(NOWHERE if table.placement is None else table.placement.rotation),
        "closed": names_in_mask(HEXES, 0 if table.placement is None else table.placement.closed),
        "moves": 0 if table.relocation is None else table.relocation.left,
        "contenders": 0 if table.start_roll is None else table.start_roll.contenders,
        "rolled": numbers(NONE_ROLLED[: table.seats] if table.start_roll is None else table.start_roll.rolled),
        # generated: end
    }


def end(table: Open, names: list[str]) -> End:
    """How near the end is, and who is out."""
    return {
        # generated: OPEN.view end table (fields.py)
        "ending": ENDS[table.ending],
        "last": names_in_mask(names, table.last),
        "burned": names_in_mask(names, table.burned),
        "left": numbers(table.left),
        "idle": table.idle,
        "turns": table.turns,
        # generated: end
    }


def hands(known: Known, names: list[str]) -> dict[str, Heap | None]:
    """E-10.8 The hands that are seen; nothing of the others."""
    found: dict[str, Heap | None] = {}
    for seat in range(len(names)):
        found[names[seat]] = counts_by_name(KINDS, known.hands, seat * CARDS) if known.seen >> seat & 1 else None
    return found


def memory(known: Known, names: list[str]) -> Memory:
    """Of hands that are not seen, how many cards they had."""
    table = known.table
    old: dict[str, Heap | int] = {}
    for seat in range(len(names)):
        if known.seen >> seat & 1:
            old[names[seat]] = counts_by_name(KINDS, known.old_hands, seat * CARDS)
        else:
            old[names[seat]] = known.old_sizes[seat]
    return {
        "deck": counts_by_name(KINDS, table.old_deck),
        "hands": old,
        "drawn": values_by_seat(names, table.drawn),
        "laid": heaps(names, KINDS, table.laid, CARDS),
    }


def phase_of(table: Open) -> str:
    """The moment as people name it: what chance owes comes first (as in `GameState.whose_turn`)."""
    if table.phase == Phase.OVER:
        return "over"
    throw = table.throw
    if throw is not None and throw.roll != Roll.NOTHING:
        return "start" if throw.roll == Roll.START else "breach" if throw.roll == Roll.DAMAGE else "wall"
    if table.reveals != 0:
        return "reveal"
    if table.cards_due != 0:
        return "deal" if table.phase == Phase.DEAL else "card"
    return STEPS[table.phase]
