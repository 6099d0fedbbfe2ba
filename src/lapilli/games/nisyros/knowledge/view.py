"""What is told: the position, who is asked, the limits in force; the same for every viewer. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import CHANCE
from lapilli.core.view_encoding import counts_by_name, name_or_none, names_in_mask
from lapilli.games.nisyros.actions import (
    AREA_WORDS,
    CARD_NUMBERS,
    DICE_NAMES,
    FACES,
    RESOURCES,
    SPOT_WORDS,
    WAYS,
    WORKPLACE_WORDS,
    ZONE_NAMES,
)
from lapilli.games.nisyros.knowledge.knowledge import Known, seat_names
from lapilli.games.nisyros.knowledge.view_types import Cards, Die, Folk, Now, View, Whole
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
WORKPLACES: Final[list[str]] = list(WORKPLACE_WORDS)
PLACES: Final[list[str]] = [*WORKPLACE_WORDS, "step 9", "unused"]  # where a die lies
GOODS: Final[list[str]] = list(RESOURCES)
SPOTS: Final[list[str]] = list(SPOT_WORDS)
AIMS: Final[list[str]] = [*ZONE_NAMES, "boat"]
VOLCANO: Final[list[str]] = list(WAYS)
REASONS: Final[list[str]] = ["", "covered", "empty", "no-refuge"]  # why it is over
QUOTAS: Final[list[str]] = [f"{what} {zone}" for what in ("dams", "boats") for zone in ZONE_NAMES]


def observe(known: Known) -> View:
    """N-0.10 Nothing is hidden but the order of undrawn cards, which nobody knows."""
    island = known.island
    names = list(seat_names(island))
    return {
        **_position(island, names),
        "me": None if known.viewer < 0 else names[known.viewer],
        "actors": ["chance"] if island.actor == CHANCE else names_in_mask(names, island.actors()),
        "supply": {"boats": island.boats_left(), "dams": island.dams_left()},
        "limits": island.parameters.told.copy(),
        "box": island.parameters.own_box,
    }


def position(island: Position) -> Whole:
    """The position as docs/reference/games/nisyros.md says."""
    return _position(island, list(seat_names(island)))


def _position(island: Position, names: list[str]) -> Whole:
    return {
        "options": dict(island.parameters.options),
        "seats": names,
        # generated: ISLAND.view - island (fields.py)
        "order": [ZONES[zone] for zone in island.order],
        "layout": slopes(island.tiles),
        "stock": _goods(island.stock),
        "lava": counts_by_name(ZONES, island.lava),
        "boats": counts_by_name(ZONES, island.boats),
        "dams": counts_by_name(AREAS, island.dams),
        # generated: end
        # generated: COURSE.view - island (fields.py)
        "round": island.round,
        "step": island.at_step,
        "active": names[island.active],
        "phase": phase_name(island),
        "bonus": names_in_mask(ZONES, island.bonus),
        # generated: end
        "people": _people(island),
        "cards": _cards(island),
        "dice": _dice(island),
        "now": now(island, names),
    }


def slopes(tiles: vec[i64]) -> dict[str, list[str | None]]:
    """N-14.2 The resources of each zone from the crater down; None where nothing lies yet."""
    found: dict[str, list[str | None]] = {}
    for zone in range(len(ZONES)):
        found[ZONES[zone]] = [name_or_none(GOODS, tiles[zone * 4 + ring]) for ring in range(4)]
    return found


def _goods(stock: vec[i64]) -> dict[str, int]:
    """N-14.6 The shared goods; what there is none of is shown too."""
    return {"stone": stock[STONE], "wood": stock[WOOD], "wheat": stock[WHEAT]}


def _turned(cards: i64) -> list[int]:
    """The numbers of cards."""
    return [int(number) for number in names_in_mask(CARDS, cards)]


def _people(island: Position) -> dict[str, Folk]:
    """The figures of each colour that has chosen its village."""
    found: dict[str, Folk] = {}
    for colour in island.colours:
        if colour >= 0:
            found[ZONES[colour]] = _folk(island, colour)
    return found


def _folk(island: Position, colour: i64) -> Folk:
    """The figures of a colour."""
    return {
        "home": ZONES[island.home[colour]],
        "citizens": counts_by_name(ZONES, island.citizens, len(ZONES) * colour),
        "workers": counts_by_name(WORKPLACES, island.workers, len(WORKPLACES) * colour),
        "idle": counts_by_name(WORKPLACES, island.idle, len(WORKPLACES) * colour),
        "kos": island.kos[colour],
        "hades": island.hades[colour],
    }


def _cards(island: Position) -> Cards:
    return {
        # generated: ISLAND.view cards island (fields.py)
        "stars": counts_by_name(CARDS, island.stars.counts),
        "deck": counts_by_name(CARDS, island.deck.counts),
        "discard": counts_by_name(CARDS, island.discard),
        "waiting": counts_by_name(CARDS, island.waiting),
        # generated: end
        # generated: COURSE.view cards island (fields.py)
        "turned": _turned(island.turned),
        # generated: end
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
    # generated: COURSE.sparse now island (fields.py)
    if island.way != -1:
        found["volcano"] = VOLCANO[island.way]
    if island.gassed != 0:
        found["gassed"] = names_in_mask(AREAS, island.gassed)
    if island.red != 0:
        found["red"] = island.red
    if island.sails != 0:
        found["sails"] = island.sails
    if island.ending != ISLAND:
        found["ending"] = REASONS[island.ending]
    # generated: end
    # generated: ISLAND.sparse now island (fields.py)
    placed = counts_by_name(names, island.placed)
    if placed:
        found["placed"] = placed
    # generated: end
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
        found["done"] = names_in_mask(names, step.done)
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
        calls = counts_by_name(ZONES, step.called)
        if calls:
            found["called"] = calls
    elif isinstance(step, Gathering):
        moved = _gathered(step)
        if moved:
            found["gathered"] = moved
    elif isinstance(step, Flow):
        pending = names_in_mask(ZONES, flowing(island))
        if pending:
            found["pending"] = pending
    elif isinstance(step, Feeding) and step.left:
        found["left"] = step.left
    elif isinstance(step, Eruptions) and step.left:
        found["eruptions"] = step.left


def _gathered(step: Gathering) -> dict[str, dict[str, int]]:
    """N-15.6 How many workers of each colour the drizzle has moved to each theatre."""
    found: dict[str, dict[str, int]] = {}
    for colour in range(len(ZONES)):
        moved = counts_by_name(ZONES, step.moved, len(ZONES) * colour)
        if moved:
            found[ZONES[colour]] = moved
    return found


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
        pending = names_in_mask(ZONES, dammed_zones(island) & ~use.spared)
        if pending:
            found["pending"] = pending
