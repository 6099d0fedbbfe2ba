"""The fields of an observation, in the order in which `encode.py` writes them."""

from __future__ import annotations

from lapilli.core.observation_field import ObservationField
from lapilli.games.fuji.actions import CARD_NAMES, CHARACTER_NAMES, INJURY_NAMES, SKILL_NAMES
from lapilli.games.fuji.knowledge.encode import CLAIMS
from lapilli.games.fuji.knowledge.view import ENDINGS, PHASE_NAMES
from lapilli.games.fuji.rules.names import FAMILIES

CARDS = len(CARD_NAMES)
FIGURES = 4
GRID = (15, 6)  # columns a to o, rows 1 to 6
DICE = (5, 6)  # slot by slot: u1, u2, v1, v2, w1, w2


def _figure(slot: int) -> tuple[ObservationField, ...]:
    whose = f"slot {slot}"
    return (
        ObservationField(f"cell{slot}", GRID, f"{whose}: where the figure stands"),
        ObservationField(f"marker{slot}", GRID, f"{whose}: where its marker lies"),
        ObservationField(f"character{slot}", (4,), f"{whose}: {', '.join(CHARACTER_NAMES)}"),
        ObservationField(f"skill{slot}", (6,), f"{whose}: {', '.join(SKILL_NAMES)}"),
        ObservationField(f"cards{slot}", (CARDS,), f"{whose}: its equipment ({', '.join(CARD_NAMES)})"),
        ObservationField(f"tapped{slot}", (CARDS,), f"{whose}: of that, used once by a Tinkerer"),
        ObservationField(f"fresh{slot}", (CARDS,), f"{whose}: of that, drawn in this round"),
        ObservationField(f"injuries{slot}", (4,), f"{whose}: {', '.join(INJURY_NAMES)}"),
        ObservationField(
            f"figure{slot}",
            (10,),
            f"{whose}: stamina lost, power bars, rerolls allowed, flares, bars in this turn, aided, screen down, had "
            "its turn, loses a die at the end of phase 5, ready",
        ),
    )


OBSERVATION_FIELDS = (
    ObservationField("viewer", (4,), "which seat looks, in seating order; all 0 for a spectator"),
    ObservationField("seats", (3,), "whether 2, 3 or 4 play"),
    ObservationField("awaited", (4,), "seats that the game waits for, from the viewer on clockwise"),
    ObservationField("chance", (1,), "chance acts now"),
    ObservationField("phase", (len(PHASE_NAMES),), f"where we are: {', '.join(PHASE_NAMES)}"),
    ObservationField("end", (len(ENDINGS),), "not yet, victory, lava, exhausted"),
    ObservationField("terrain", GRID, "the terrain card that lies there, counted from 1; 0 for none"),
    ObservationField("villages", GRID, "villages"),
    ObservationField("lava", GRID, "lava"),
    ObservationField("equipment", GRID, "equipment tokens"),
    ObservationField("eruption", GRID, "eruption tokens"),
    ObservationField("doubles", GRID, "tokens with two symbols"),
    *(plane for slot in range(4) for plane in _figure(slot)),
    ObservationField("bottom", (CARDS, CARDS), "buried cards, the next one first"),
    ObservationField("moves", (4,), "what each seat has done in phase 2, from the viewer on"),
    ObservationField("chatter", (4,), "phrases without dice of this phase, seat by seat"),
    ObservationField(
        "claims",
        (CLAIMS, 8),
        "the latest phrases about dice, the last one first: four slots, what the dice are to count for (from 1 on; 0: "
        "a face that shows), least, most, 0 still true, 1 out of date, 2 perhaps",
    ),
    ObservationField("refused", (2, 4), "figures that refused the lighter, the knife"),
    ObservationField("setup", (1,), "place of the set-up that is next, counted from 1"),
    ObservationField("user", (4,), "who uses a card"),
    ObservationField("wielded", (CARDS,), "the card in its hand"),
    ObservationField("card", (CARDS,), "the card whose effect it has"),
    ObservationField("target", (4,), "the figure named with it"),
    ObservationField("hand", (4,), "the pair of hands that handles dice for it"),
    ObservationField("chosen", (4,), "pairs of hands that have chosen a die for it"),
    ObservationField("mover", (4,), "the figure whose turn or rope it is"),
    ObservationField("move", (3,), "eruptions to come, injuries to be chosen, chance draws a card"),
    ObservationField("compared", (4,), "the figure of the last comparison"),
    ObservationField("about", GRID, "the cell it was about"),
    ObservationField("comparison", (2,), "its own number, and the best of its neighbours"),
    # generated: OPEN.planes (fields.py)
    ObservationField("phase_number", (1,), "number of the phase"),
    ObservationField("round", (1,), "number of the round"),
    ObservationField("eruptions", (1,), "eruptions so far"),
    ObservationField("pile", (CARDS,), "equipment that nobody has seen"),
    ObservationField("discards", (CARDS,), "discarded equipment"),
    ObservationField("aside", DICE, "dice that are set aside"),
    ObservationField("left", DICE, "third figure: its dice on the side of the first seat"),
    ObservationField("stopped", (FIGURES,), "pairs of hands that are done in phase 3"),
    # generated: end
    ObservationField("owned", DICE, "dice in the game"),
    *(ObservationField(f"dice{slot}", DICE, f"dice that the figure in slot {slot} counts now") for slot in range(4)),
    ObservationField("faces", DICE, "what the viewer sees, 0 where it sees nothing"),
    ObservationField("remembered", DICE, "what the viewer remembers"),
    ObservationField("rolling", DICE, "dice that the viewer knows to be thrown now"),
    ObservationField("picked", DICE, "own dice picked for the next throw"),
    ObservationField("made", (4,), "own rerolls made, counted from 1, by pair of hands; 0 for those of others"),
    ObservationField("buddy", DICE, "the own die that the Buddy sets aside"),
    ObservationField("said", (4, FAMILIES), "sorts of phrases that the viewer has heard or said, seat by seat"),
)
