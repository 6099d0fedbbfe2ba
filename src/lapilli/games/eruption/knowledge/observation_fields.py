"""The fields of an observation, in the order in which `encode.py` writes them."""

from __future__ import annotations

from lapilli.core.observation_field import ObservationField
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
    VILLAGE_NAMES,
)

TILES = len(LAVA_TILES)
MATERIALS = len(MATERIAL_NAMES)
STACKS = 3
CARDS = len(CARD_KINDS)


def _player(number: int) -> tuple[ObservationField, ...]:
    whose = "the viewer (a spectator: the first seat)" if number == 0 else f"seat {number} clockwise from the viewer"
    return (
        ObservationField(f"village{number}", (6,), f"{whose}: its village ({', '.join(VILLAGE_NAMES)})"),
        ObservationField(
            f"player{number}",
            (5,),
            f"{whose}: temperature in tens of degrees, points (0 at least), cards in hand, place in the order of going "
            "out (0: not out), whether its last turn is still to come or running",
        ),
        ObservationField(f"stock{number}", (3,), f"{whose}: walls in stock ({', '.join(MATERIAL_NAMES)})"),
        ObservationField(f"vents{number}", (3,), f"{whose}: eruption tiles it holds"),
        ObservationField(
            f"hand{number}", (CARDS,), f"{whose}: its hand, where the viewer sees it ({', '.join(CARD_KINDS)})"
        ),
        ObservationField(
            f"given{number}", (CARDS,), f"{whose}: cards that the viewer gave it and that are still there"
        ),
        ObservationField(f"laid{number}", (CARDS,), f"{whose}: cards it has laid down since the deck was last renewed"),
    )


OBSERVATION_FIELDS = (
    ObservationField("viewer", (6,), "which seat looks, in seating order; all 0 for a spectator"),
    ObservationField("seats", (5,), "whether 2, 3, 4, 5 or 6 play"),
    ObservationField("phase", (len(PHASES),), f"where in the course of play: {', '.join(PHASES)}"),
    ObservationField("active", (6,), "whose turn it is, from the viewer on clockwise"),
    ObservationField("mate", (6,), "with Clans: the viewer's mate, counted in the same way"),
    ObservationField(
        "tiles", (len(SPACES), 6), f"of each space: its lava sides, n to nw ({SPACES[0]} to {SPACES[-1]})"
    ),
    ObservationField("walls", (len(PLACE_NAMES),), "of each place for a wall: 0 none, 1 straw, 2 wood, 3 stone"),
    ObservationField(
        "vents", (3, len(SPACES) + 2), "of each eruption tile: the space it lies on, in the row, out of the game"
    ),
    *(plane for number in range(6) for plane in _player(number)),
    ObservationField("deck", (1,), "cards in the deck"),
    ObservationField("tops", (3, TILES), "forecast: the visible tile of each stack"),
    ObservationField(
        "turn",
        (8,),
        "orange die, white die, cards that chance owes, stacks to be revealed, walls built, stack used up, "
        "something happened in this turn, moves of a Relocate card left",
    ),
    ObservationField("purpose", (len(PURPOSES),), f"what the tile in hand is for: {', '.join(PURPOSES)}"),
    ObservationField("tile", (TILES,), "the tile in hand"),
    ObservationField("space", (len(SPACES),), "where it shall go while walls are tested"),
    ObservationField("rotation", (6,), "and how it is turned"),
    ObservationField("closed", (len(SPACES),), "spaces whose walls have held"),
    ObservationField("roll", (len(ROLLS),), f"what the dice are thrown for: {', '.join(ROLLS)}"),
    ObservationField("tested", (len(PLACE_NAMES),), "the wall they are thrown for"),
    ObservationField("orange", (1,), "the orange die, once it has fallen for this throw"),
    ObservationField("contenders", (6,), "seats that still may begin, from the viewer on"),
    # generated: OPEN.planes (fields.py)
    ObservationField("supply", (MATERIALS,), f"walls in the supply ({', '.join(MATERIAL_NAMES)})"),
    ObservationField("discards", (CARDS,), "discarded cards"),
    ObservationField("stack", (TILES,), f"tiles that can still come ({', '.join(LAVA_TILES)})"),
    ObservationField("aside", (TILES,), "tiles put aside"),
    ObservationField("discarded", (TILES,), "discarded tiles"),
    ObservationField("gone", (TILES,), "tiles that have left the game"),
    ObservationField("hidden", (STACKS,), "forecast: tiles under it"),
    ObservationField("ending", (6,), f"why it ends: {', '.join(ENDINGS)}"),
    ObservationField("burned", (6,), "Clans: seats that are burned up, from the viewer on"),
    ObservationField("idle", (1,), "annihilation: idle turns in a row"),
    ObservationField("turns", (1,), "annihilation: turns ended"),
    # generated: end
)
