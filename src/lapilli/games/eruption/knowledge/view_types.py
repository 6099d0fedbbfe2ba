"""The types of a view: what a seat, or a spectator, is sent as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

Heap = dict[str, int]  # word -> how many, without the zeros


class Forecast(TypedDict):
    """E-11 The three piles of the forecast: what lies on top, and how many tiles below and aside."""

    # generated: OPEN.types forecast (fields.py)
    tops: list[str | None]
    hidden: list[int]
    aside: list[int]
    # generated: end


class Turn(TypedDict):
    """What the present step has to remember, and the last throw."""

    # generated: OPEN.types turn (fields.py)
    cards_due: int
    reveals: int
    last_orange: int
    last_white: int
    last_place: str | None
    last_card: str | None
    built: int
    used_up: bool
    busy: bool
    roll: str
    tested: str | None
    orange: int
    purpose: str
    tile: str | None
    taken_from: int | None
    space: str | None
    rotation: int | None
    closed: list[str]
    moves: int
    contenders: int
    rolled: list[int]
    # generated: end


class End(TypedDict):
    """How near the end is, and who is out."""

    # generated: OPEN.types end (fields.py)
    ending: str
    last: list[str]
    burned: list[str]
    left: list[int]
    idle: int
    turns: int
    # generated: end


class Memory(TypedDict):
    """What all saw when the deck was last renewed and since; of the hands of that moment the numbers, or those seen."""

    deck: Heap
    hands: dict[str, Heap | int]
    drawn: Heap
    laid: dict[str, Heap]


class View(TypedDict):
    """The whole view."""

    seats: int
    options: Mapping[str, object]
    phase: str  # the moment as people name it; `step` as the rules count it
    # generated: OPEN.types - (fields.py)
    villages: list[str | None]
    step: str
    active: str
    tiles: dict[str, str]
    walls: dict[str, str]
    eruptions: list[str]
    temperature: dict[str, int]
    stock: dict[str, Heap]
    supply: dict[str, int]
    discards: dict[str, int]
    stack: dict[str, int]
    aside: dict[str, int]
    tile_discards: dict[str, int]
    gone: dict[str, int]
    # generated: end
    forecast: Forecast
    turn: Turn
    end: End
    seat: int | None
    me: str  # the viewer's name, empty for a spectator
    names: list[str]
    zone: int
    vent: int
    degrees: int
    deck: int
    points: dict[str, int]
    hand_sizes: dict[str, int]
    hands: dict[str, Heap | None]  # null where this viewer may not look
    given: dict[str, Heap]
    winners: list[str]
    memory: Memory
    box: str | None
