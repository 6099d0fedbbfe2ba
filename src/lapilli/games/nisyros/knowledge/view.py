"""What is told of it: the position, who is asked, the limits in force; the same for every seat and every onlooker."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypedDict

from lapilli.core.option import Choices
from lapilli.core.state import CHANCE
from lapilli.games.nisyros.box import from_text, standard
from lapilli.games.nisyros.knowledge.knowledge import OpenIsland
from lapilli.games.nisyros.position import FACTS, count_seats, restore
from lapilli.games.nisyros.rules.terms import Terms


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

    stars: dict[str, int]
    deck: dict[str, int]
    discard: dict[str, int]
    waiting: dict[str, int]
    turned: list[int]


class Die(TypedDict):
    """An action die that has been thrown: its face, and a place, `step 9`, `unused` or `hand`."""

    face: str
    at: str


Flight = TypedDict("Flight", {"colour": str, "from": str, "to": str})


class Now(TypedDict, total=False):
    """What the present step has to remember (see position.py); only what there is."""

    done: list[str]
    card: int
    volcano: str
    gassed: list[str]
    pending: list[str]
    picks: list[str]
    quota: dict[str, int]
    called: dict[str, int]
    placed: dict[str, int]
    gathered: dict[str, dict[str, int]]
    flood: str
    flight: Flight
    ending: str
    events: int
    left: int
    eruptions: int
    red: int
    sails: int


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


class IslandView(TypedDict):
    """What is told: the position, and what follows from it."""

    options: Choices
    seats: list[str]
    order: list[str]
    layout: dict[str, list[str | None]]
    round: int
    step: int
    active: str
    phase: str
    stock: dict[str, int]
    lava: dict[str, int]
    boats: dict[str, int]
    dams: dict[str, int]
    bonus: list[str]
    people: dict[str, Folk]
    cards: Cards
    dice: dict[str, Die]
    now: Now
    me: str | None
    actors: list[str]
    supply: dict[str, int]
    limits: Limits
    box: str | None


def view(known: OpenIsland) -> IslandView:
    """N-0.10 Nothing is hidden but the order of undrawn cards, which nobody knows."""
    island = known.island
    facts = FACTS.read(island)
    names, mask = facts["seats"], island.actors()
    return {
        "options": facts["options"],
        "seats": names,
        "order": facts["order"],
        "layout": facts["layout"],
        "round": facts["round"],
        "step": facts["step"],
        "active": facts["active"],
        "phase": facts["phase"],
        "stock": facts["stock"],
        "lava": facts["lava"],
        "boats": facts["boats"],
        "dams": facts["dams"],
        "bonus": facts["bonus"],
        "people": facts["people"],
        "cards": facts["cards"],
        "dice": facts["dice"],
        "now": facts["now"],
        "me": None if known.viewer < 0 else names[known.viewer],
        "actors": ["chance"] if island.actor == CHANCE else [name for i, name in enumerate(names) if mask >> i & 1],
        "supply": {"boats": island.boats_left(), "dams": island.dams_left()},
        "limits": _limits(island.terms).copy(),
        "box": island.terms.own_box,
    }


@lru_cache(64)
def _limits(terms: Terms) -> Limits:
    told = terms.told
    return {
        "store": told["store"],
        "figures": told["figures"],
        "eruptions": told["eruptions"],
        "most": told["most"],
        "fewer": told["fewer"],
        "fare": told["fare"],
        "crew": told["crew"],
        "small": told["small"],
        "big": told["big"],
        "spots": told["spots"],
        "yields": told["yields"],
        "amounts": told["amounts"],
        "good": told["good"],
        "workers": told["workers"],
    }


def known_from(seen: IslandView) -> OpenIsland:
    """What such a view tells, as knowledge again."""
    box = standard() if seen["box"] is None else from_text(seen["box"], "box of the table")
    told: Mapping[str, object] = seen
    facts = {key: told[key] for key in FACTS.rows}
    seats = count_seats(facts)
    island = restore(facts, box.terms(seats, seen["options"]), seats)
    return OpenIsland(-1 if seen["me"] is None else seen["seats"].index(seen["me"]), island)
