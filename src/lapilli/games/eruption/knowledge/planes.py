"""What each stretch of an observation says, in the order in which `encode.py` writes it."""

from __future__ import annotations

from lapilli.core.plane import Plane
from lapilli.games.eruption.box_names import (
    CARD_KINDS,
    ENDINGS,
    LAVA_TILES,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    PURPOSES,
    ROLLS,
    SPACES,
    VILLAGE_NAMES,
)

TILES = len(LAVA_TILES)
MATERIALS = len(MATERIAL_NAMES)
STACKS = 3
CARDS = len(CARD_KINDS)


def _player(number: int) -> tuple[Plane, ...]:
    whose = "the viewer (an onlooker: the first seat)" if number == 0 else f"seat {number} clockwise from the viewer"
    return (
        Plane(f"village{number}", (6,), f"{whose}: its village ({', '.join(VILLAGE_NAMES)})"),
        Plane(
            f"player{number}",
            (5,),
            f"{whose}: temperature in tens of degrees, points (0 at least), cards in hand, place in the order of going "
            "out (0: not out), whether its last turn is still to come or running",
        ),
        Plane(f"stock{number}", (3,), f"{whose}: walls in stock ({', '.join(MATERIAL_NAMES)})"),
        Plane(f"vents{number}", (3,), f"{whose}: eruption tiles it holds"),
        Plane(f"hand{number}", (CARDS,), f"{whose}: its hand, where the viewer sees it ({', '.join(CARD_KINDS)})"),
        Plane(f"given{number}", (CARDS,), f"{whose}: cards that the viewer gave it and that are still there"),
        Plane(f"laid{number}", (CARDS,), f"{whose}: cards it has laid down since the deck was last renewed"),
    )


PLANES = (
    Plane("viewer", (6,), "which seat looks, in seating order; all 0 for an onlooker"),
    Plane("seats", (5,), "whether 2, 3, 4, 5 or 6 play"),
    Plane("phase", (len(PHASES),), f"where in the course of play: {', '.join(PHASES)}"),
    Plane("active", (6,), "whose turn it is, from the viewer on clockwise"),
    Plane("mate", (6,), "with Clans: the viewer's mate, counted in the same way"),
    Plane("tiles", (len(SPACES), 6), f"of each space: its lava sides, n to nw ({SPACES[0]} to {SPACES[-1]})"),
    Plane("walls", (len(PLACE_NAMES),), "of each place for a wall: 0 none, 1 straw, 2 wood, 3 stone"),
    Plane("vents", (3, len(SPACES) + 2), "of each eruption tile: the space it lies on, in the row, out of the game"),
    *(plane for number in range(6) for plane in _player(number)),
    Plane("deck", (1,), "cards in the deck"),
    Plane("tops", (3, TILES), "forecast: the visible tile of each stack"),
    Plane(
        "turn",
        (8,),
        "orange die, white die, cards that chance owes, stacks to be revealed, walls built, stack used up, "
        "something happened in this turn, moves of a Relocate card left",
    ),
    Plane("purpose", (len(PURPOSES),), f"what the tile in hand is for: {', '.join(PURPOSES)}"),
    Plane("tile", (TILES,), "the tile in hand"),
    Plane("space", (len(SPACES),), "where it shall go while walls are tested"),
    Plane("rotation", (6,), "and how it is turned"),
    Plane("closed", (len(SPACES),), "spaces whose walls have held"),
    Plane("roll", (len(ROLLS),), f"what the dice are thrown for: {', '.join(ROLLS)}"),
    Plane("tested", (len(PLACE_NAMES),), "the wall they are thrown for"),
    Plane("orange", (1,), "the orange die, once it has fallen for this throw"),
    Plane("contenders", (6,), "seats that still may begin, from the viewer on"),
    # generated: OPEN.planes (fields.py)
    Plane("supply", (MATERIALS,), f"walls in the supply ({', '.join(MATERIAL_NAMES)})"),
    Plane("discards", (CARDS,), "discarded cards"),
    Plane("stack", (TILES,), f"tiles that can still come ({', '.join(LAVA_TILES)})"),
    Plane("aside", (TILES,), "tiles put aside"),
    Plane("discarded", (TILES,), "discarded tiles"),
    Plane("gone", (TILES,), "tiles that have left the game"),
    Plane("hidden", (STACKS,), "forecast: tiles under it"),
    Plane("ending", (6,), f"why it ends: {', '.join(ENDINGS)}"),
    Plane("burned", (6,), "Clans: seats that are burned up, from the viewer on"),
    Plane("idle", (1,), "annihilation: idle turns in a row"),
    Plane("turns", (1,), "annihilation: turns ended"),
    # generated: end
)
