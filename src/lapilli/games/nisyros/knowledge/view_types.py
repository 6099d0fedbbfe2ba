"""The types of a view: what a seat, or a spectator, is sent as data."""

from __future__ import annotations

from typing import TypedDict

from lapilli.core.option import Choices


class Folk(TypedDict):
    """The figures of a colour; idle ones are among the workers."""

    home: str
    citizens: dict[str, int]
    workers: dict[str, int]
    idle: dict[str, int]
    kos: int
    hades: int


class Cards(TypedDict):
    """By number; those of this round are turned."""

    # generated: ISLAND.types cards (fields.py)
    stars: dict[str, int]
    deck: dict[str, int]
    discard: dict[str, int]
    waiting: dict[str, int]
    # generated: end
    # generated: COURSE.types cards (fields.py)
    turned: list[int]
    # generated: end


class Die(TypedDict):
    """An action die that has been thrown: its face, and a place, `step 9`, `unused` or `hand`."""

    face: str
    at: str


Flight = TypedDict("Flight", {"colour": str, "from": str, "to": str})


class Now(TypedDict, total=False):
    """What the present step has to remember (docs/reference/games/nisyros.md); only what there is."""

    done: list[str]
    card: int
    # generated: COURSE.types now (fields.py)
    volcano: str
    gassed: list[str]
    red: int
    sails: int
    ending: str
    # generated: end
    # generated: ISLAND.types now (fields.py)
    placed: dict[str, int]
    # generated: end
    pending: list[str]
    picks: list[str]
    quota: dict[str, int]
    called: dict[str, int]
    gathered: dict[str, dict[str, int]]
    flood: str
    flight: Flight
    events: int
    left: int
    eruptions: int


class Limits(TypedDict):
    """The numbers of the box that players need at the table."""

    store: int
    figures: int
    eruptions: int
    most: int
    fewer: int
    fare: int
    crew: int
    small: int
    big: int
    spots: list[int]
    yields: list[int]
    amounts: list[int]
    good: list[int]
    workers: list[int]


class Whole(TypedDict):
    """The position."""

    options: Choices
    seats: list[str]
    # generated: ISLAND.types - (fields.py)
    order: list[str]
    layout: dict[str, list[str | None]]
    stock: dict[str, int]
    lava: dict[str, int]
    boats: dict[str, int]
    dams: dict[str, int]
    # generated: end
    # generated: COURSE.types - (fields.py)
    round: int
    step: int
    active: str
    phase: str
    bonus: list[str]
    # generated: end
    people: dict[str, Folk]
    cards: Cards
    dice: dict[str, Die]
    now: Now


class View(Whole):
    """What is told: the position, and what follows from it."""

    me: str | None
    actors: list[str]
    supply: dict[str, int]
    limits: Limits
    box: str | None
