"""What each stretch of an observation says, in the order in which `encode.py` writes it."""

from __future__ import annotations

from lapilli.core.plane import Plane
from lapilli.games.fuji.actions import CARD_NAMES, CHARACTER_NAMES, INJURY_NAMES, SKILL_NAMES
from lapilli.games.fuji.knowledge.encode import CLAIMS
from lapilli.games.fuji.knowledge.view import ENDINGS, STEPS
from lapilli.games.fuji.rules.names import FAMILIES

CARDS = len(CARD_NAMES)
FIGURES = 4
GRID = (15, 6)  # columns a to o, rows 1 to 6
DICE = (5, 6)  # slot by slot: u1, u2, v1, v2, w1, w2


def _figure(slot: int) -> tuple[Plane, ...]:
    whose = f"slot {slot}"
    return (
        Plane(f"cell{slot}", GRID, f"{whose}: where the figure stands"),
        Plane(f"marker{slot}", GRID, f"{whose}: where its marker lies"),
        Plane(f"character{slot}", (4,), f"{whose}: {', '.join(CHARACTER_NAMES)}"),
        Plane(f"skill{slot}", (6,), f"{whose}: {', '.join(SKILL_NAMES)}"),
        Plane(f"cards{slot}", (CARDS,), f"{whose}: its equipment ({', '.join(CARD_NAMES)})"),
        Plane(f"tapped{slot}", (CARDS,), f"{whose}: of that, used once by a Tinkerer"),
        Plane(f"fresh{slot}", (CARDS,), f"{whose}: of that, drawn in this round"),
        Plane(f"injuries{slot}", (4,), f"{whose}: {', '.join(INJURY_NAMES)}"),
        Plane(
            f"figure{slot}",
            (10,),
            f"{whose}: stamina lost, power bars, rerolls allowed, flares, bars in this turn, aided, screen down, had "
            "its turn, loses a die at the end of phase 5, ready",
        ),
    )


PLANES = (
    Plane("viewer", (4,), "which seat looks, in seating order; all 0 for an onlooker"),
    Plane("seats", (3,), "whether 2, 3 or 4 play"),
    Plane("awaited", (4,), "seats that the game waits for, from the viewer on clockwise"),
    Plane("chance", (1,), "chance acts now"),
    Plane("stage", (len(STEPS),), f"where we are: {', '.join(STEPS)}"),
    Plane("end", (len(ENDINGS),), "not yet, victory, lava, exhausted"),
    Plane("terrain", GRID, "the terrain card that lies there, counted from 1; 0 for none"),
    Plane("villages", GRID, "villages"),
    Plane("lava", GRID, "lava"),
    Plane("equipment", GRID, "equipment tokens"),
    Plane("eruption", GRID, "eruption tokens"),
    Plane("doubles", GRID, "tokens with two symbols"),
    *(plane for slot in range(4) for plane in _figure(slot)),
    Plane("bottom", (CARDS, CARDS), "buried cards, the next one first"),
    Plane("moves", (4,), "what each seat has done in phase 2, from the viewer on"),
    Plane("chatter", (4,), "phrases without dice of this phase, seat by seat"),
    Plane(
        "claims",
        (CLAIMS, 8),
        "the latest phrases about dice, the last one first: four slots, what the dice are to count for (from 1 on; 0: "
        "a face that shows), least, most, 0 still true, 1 out of date, 2 perhaps",
    ),
    Plane("refused", (2, 4), "figures that refused the lighter, the knife"),
    Plane("setup", (1,), "place of the set-up that is next, counted from 1"),
    Plane("user", (4,), "who uses a card"),
    Plane("wielded", (CARDS,), "the card in its hand"),
    Plane("card", (CARDS,), "the card whose effect it has"),
    Plane("target", (4,), "the figure named with it"),
    Plane("hand", (4,), "the pair of hands that handles dice for it"),
    Plane("chosen", (4,), "pairs of hands that have chosen a die for it"),
    Plane("mover", (4,), "the figure whose turn or rope it is"),
    Plane("move", (3,), "eruptions to come, injuries to be chosen, chance draws a card"),
    Plane("compared", (4,), "the figure of the last comparison"),
    Plane("about", GRID, "the cell it was about"),
    Plane("comparison", (2,), "its own number, and the best of its neighbours"),
    # generated: OPEN.planes (fields.py)
    Plane("phase", (1,), "number of the phase"),
    Plane("round", (1,), "number of the round"),
    Plane("eruptions", (1,), "eruptions so far"),
    Plane("pile", (CARDS,), "equipment that nobody has seen"),
    Plane("discards", (CARDS,), "discarded equipment"),
    Plane("aside", DICE, "dice that are set aside"),
    Plane("left", DICE, "third figure: its dice on the side of the first seat"),
    Plane("stopped", (FIGURES,), "pairs of hands that are done in phase 3"),
    # generated: end
    Plane("owned", DICE, "dice in the game"),
    *(Plane(f"dice{slot}", DICE, f"dice that the figure in slot {slot} counts now") for slot in range(4)),
    Plane("faces", DICE, "what the viewer sees, 0 where it sees nothing"),
    Plane("remembered", DICE, "what the viewer remembers"),
    Plane("rolling", DICE, "dice that the viewer knows to be thrown now"),
    Plane("picked", DICE, "own dice picked for the next throw"),
    Plane("made", (4,), "own rerolls made, counted from 1, by pair of hands; 0 for those of others"),
    Plane("buddy", DICE, "the own die that the Buddy sets aside"),
    Plane("said", (4, FAMILIES), "sorts of phrases that the viewer has heard or said, seat by seat"),
)
