"""The view: what one viewer knows, as data that can be sent, stored and compared; and such data as knowledge again."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from mypy_extensions import i64

from lapilli.core.packed import entries, vec
from lapilli.core.state import ONLOOKER
from lapilli.games.eruption.box_names import CARD_KINDS, PHASES, seat_names
from lapilli.games.eruption.knowledge.facts import OPEN
from lapilli.games.eruption.knowledge.knowledge import Known
from lapilli.games.eruption.knowledge.seen import Heap, Memory, View
from lapilli.games.eruption.result import winners
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.rules.meter import held_vent, zone
from lapilli.games.eruption.rules.steps import Roll
from lapilli.games.eruption.state import CARDS, Open, Phase

Hidden = TypeVar("Hidden")
Names = tuple[str, ...]


def observe(known: Known) -> View:
    """E-0.15, E-5.2 The open table (drawn tiles, stockpiles), the hands this viewer may see, sizes of the others."""
    table = known.table
    names = seat_names(table)
    open_ = OPEN.read(table)
    seat = None if known.viewer == ONLOOKER else int(known.viewer)
    return {
        "seats": open_["seats"],
        "options": open_["options"],
        "villages": open_["villages"],
        "phase": phase_of(table),
        "step": open_["phase"],
        "active": open_["active"],
        "tiles": open_["tiles"],
        "walls": open_["walls"],
        "eruptions": open_["eruptions"],
        "temperature": open_["temperature"],
        "stock": open_["stock"],
        "supply": open_["supply"],
        "discards": open_["discards"],
        "stack": open_["stack"],
        "aside": open_["aside"],
        "tile_discards": open_["tile_discards"],
        "gone": open_["gone"],
        "forecast": open_["forecast"],
        "turn": open_["turn"],
        "end": open_["end"],
        "seat": seat,
        "me": "" if seat is None else names[seat],
        "names": list(names),
        "zone": int(zone(table, table.active)),
        "vent": int(held_vent(table, table.active)) + 1,
        "degrees": int(table.temperature[table.active]),
        "deck": int(known.deck_size),
        "points": {name: points(table, number) for number, name in enumerate(names)},
        "hand_sizes": dict(zip(names, entries(known.sizes), strict=True)),
        "hands": _seen(known, names, known.hands, dict.fromkeys(names)),
        "given": _heaps(names, known.given),
        "winners": list(winners(table)),
        "memory": memory(known, names),
        "box": table.terms.box.text,
    }


def _heaps(names: Names, cards: vec[i64]) -> dict[str, Heap]:
    """Cards by name, seat by seat."""
    return dict(zip(names, (heap.copy() for heap in _named(tuple(cards))), strict=True))


@lru_cache(4096)
def _named(cards: tuple[int, ...]) -> list[Heap]:
    rows = (cards[first : first + CARDS] for first in range(0, len(cards), CARDS))
    return [{kind: count for kind, count in zip(CARD_KINDS, row, strict=True) if count} for row in rows]


def _seen(known: Known, names: Names, hands: vec[i64], hidden: dict[str, Hidden]) -> dict[str, Heap | Hidden]:
    """The hands that are seen, and in their place for the others what is known of them."""
    return hidden | {
        name: hand for seat, (name, hand) in enumerate(_heaps(names, hands).items()) if known.seen >> seat & 1
    }


def memory(known: Known, names: Names) -> Memory:
    table = known.table
    sizes = dict(zip(names, entries(known.old_sizes), strict=True))
    return {
        "deck": _named(tuple(table.old_deck))[0].copy(),
        "hands": _seen(known, names, known.old_hands, sizes),
        "drawn": dict(zip(names, entries(table.drawn), strict=True)),
        "laid": _heaps(names, table.laid),
    }


def phase_of(table: Open) -> str:
    """The moment as people name it: what chance owes comes first (as in `Course.whose_turn`)."""
    if table.phase == Phase.OVER:
        return "over"
    roll = Roll.NOTHING if table.throw is None else table.throw.roll
    if roll != Roll.NOTHING:
        return {Roll.START: "start", Roll.DAMAGE: "breach", Roll.WALL: "wall"}[roll]
    if table.reveals:
        return "reveal"
    if table.cards_due:
        return "deal" if table.phase == Phase.DEAL else "card"
    return PHASES[table.phase]
