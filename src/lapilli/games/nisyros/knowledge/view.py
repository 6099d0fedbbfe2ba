"""What is told: the position, who is asked, the limits in force; the same for every seat and every onlooker.

Compiled, since views are many. It speaks in the words of `position.py`; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from lapilli.core.state import CHANCE
from lapilli.core.told import counted, marked
from lapilli.games.nisyros.actions import (
    AREA_WORDS,
    CARD_NUMBERS,
    DICE_NAMES,
    FACES,
    SPOT_WORDS,
    WAYS,
    ZONE_NAMES,
)
from lapilli.games.nisyros.knowledge.knowledge import Known, called, clockwise, folk, gathered, seat_names, slopes
from lapilli.games.nisyros.knowledge.seen import Cards, Die, Folk, Now, View
from lapilli.games.nisyros.position_now import QUOTAS, REASONS
from lapilli.games.nisyros.position_rows import LIES
from lapilli.games.nisyros.rules.cards import Ask, dammed_zones, phase_name
from lapilli.games.nisyros.rules.lava import flowing
from lapilli.games.nisyros.rules.steps import (
    Building,
    Calling,
    Dice,
    Eruptions,
    Events,
    Feeding,
    Flow,
    Gathering,
    Homing,
    Placing,
)
from lapilli.games.nisyros.state import ISLAND, STONE, WHEAT, WOOD, Position

ZONES: Final[list[str]] = list(ZONE_NAMES)
AREAS: Final[list[str]] = list(AREA_WORDS)
CARDS: Final[list[str]] = list(CARD_NUMBERS)
DICE: Final[list[str]] = list(DICE_NAMES)
SIDES: Final[list[str]] = list(FACES)
PLACES: Final[list[str]] = list(LIES)
SPOTS: Final[list[str]] = list(SPOT_WORDS)
AIMS: Final[list[str]] = [*ZONE_NAMES, "boat"]
VOLCANO: Final[list[str]] = list(WAYS)


def observe(known: Known) -> View:
    """N-0.10 Nothing is hidden but the order of undrawn cards, which nobody knows."""
    island = known.island
    names = list(seat_names(island))
    return {
        "options": dict(island.terms.options),
        "seats": names,
        "order": clockwise(island),
        "layout": slopes(island),
        "round": island.round,
        "step": island.at_step,
        "active": names[island.active],
        "phase": phase_name(island),
        "stock": {"stone": island.stock[STONE], "wood": island.stock[WOOD], "wheat": island.stock[WHEAT]},
        "lava": counted(ZONES, island.lava),
        "boats": counted(ZONES, island.boats),
        "dams": counted(AREAS, island.dams),
        "bonus": marked(ZONES, island.bonus),
        "people": _people(island),
        "cards": _cards(island),
        "dice": _dice(island),
        "now": now(island, names),
        "me": None if known.viewer < 0 else names[known.viewer],
        "actors": ["chance"] if island.actor == CHANCE else marked(names, island.actors()),
        "supply": {"boats": island.boats_left(), "dams": island.dams_left()},
        "limits": island.terms.told.copy(),
        "box": island.terms.own_box,
    }


def _people(island: Position) -> dict[str, Folk]:
    """The figures of each colour that has chosen its village."""
    found: dict[str, Folk] = {}
    for colour in island.colours:
        if colour >= 0:
            found[ZONES[colour]] = folk(island, colour)
    return found


def _cards(island: Position) -> Cards:
    return {
        "stars": counted(CARDS, island.stars.counts),
        "deck": counted(CARDS, island.deck.counts),
        "discard": counted(CARDS, island.discard),
        "waiting": counted(CARDS, island.waiting),
        "turned": [int(number) for number in marked(CARDS, island.turned)],
    }


def _dice(island: Position) -> dict[str, Die]:
    """The action dice that have been thrown."""
    found: dict[str, Die] = {}
    for die in range(len(DICE)):
        face, spot = island.faces[die], island.lies[die]
        if face >= 0:
            found[DICE[die]] = {"face": SIDES[face], "at": PLACES[spot] if spot >= 0 else "hand"}
    return found


def now(island: Position, names: list[str]) -> Now:
    """What the present step has to remember; only what there is."""
    found: Now = {}
    if island.way >= 0:
        found["volcano"] = VOLCANO[island.way]
    if island.gassed:
        found["gassed"] = marked(AREAS, island.gassed)
    placed = counted(names, island.placed)
    if placed:
        found["placed"] = placed
    if island.red:
        found["red"] = island.red
    if island.sails:
        found["sails"] = island.sails
    if island.ending != ISLAND:
        found["ending"] = REASONS[island.ending]
    _step(island, names, found)
    flood = island.flood
    if flood is not None:
        found["flood"] = AREAS[flood.area]
        flight = flood.flight
        if flight is not None:
            found["flight"] = {"colour": ZONES[flight.colour], "from": SPOTS[flight.start], "to": AIMS[flight.to]}
    return found


def _step(island: Position, names: list[str], found: Now) -> None:
    """What belongs to the step under way."""
    step = island.step
    if step.done and isinstance(step, Placing | Calling | Gathering | Homing):
        found["done"] = marked(names, step.done)
    if isinstance(step, Events):
        _event(island, step, found)
    elif isinstance(step, Dice):
        picks = [DICE[die] for die in (step.first, step.second) if die >= 0]
        if picks:
            found["picks"] = picks
    elif isinstance(step, Building):
        quota: dict[str, int] = {}
        for place in range(len(QUOTAS)):
            if step.most[place] > step.built[place]:
                quota[QUOTAS[place]] = step.most[place] - step.built[place]
        if quota:
            found["quota"] = quota
    elif isinstance(step, Calling):
        calls = called(island)
        if calls:
            found["called"] = calls
    elif isinstance(step, Gathering):
        moved = gathered(island)
        if moved:
            found["gathered"] = moved
    elif isinstance(step, Flow):
        pending = marked(ZONES, flowing(island))
        if pending:
            found["pending"] = pending
    elif isinstance(step, Feeding) and step.left:
        found["left"] = step.left
    elif isinstance(step, Eruptions) and step.left:
        found["eruptions"] = step.left


def _event(island: Position, step: Events, found: Now) -> None:
    """Cards still to be drawn, and the one that is being carried out."""
    if step.left:
        found["events"] = step.left
    use = step.use
    if use is None:
        return
    if use.card >= 0:
        found["card"] = use.card + 1
    if use.left:
        found["left"] = use.left
    if use.asks == Ask.UNDAM:
        pending = marked(ZONES, dammed_zones(island) & ~use.spared)
        if pending:
            found["pending"] = pending
