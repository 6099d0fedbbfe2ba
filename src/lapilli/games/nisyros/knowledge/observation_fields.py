"""The fields of an observation, in the order in which `encode.py` writes them."""

from __future__ import annotations

from lapilli.core.observation_field import ObservationField
from lapilli.games.nisyros.rules.cards import QUESTIONS
from lapilli.games.nisyros.rules.steps import PHASES

ZONES = "mandraki, pali, emporios, nikia"

OBSERVATION_FIELDS = (
    ObservationField("viewer", (4,), "which seat looks, in seating order; all 0 for a spectator"),
    ObservationField("seats", (3,), "whether 2, 3 or 4 play"),
    ObservationField("actors", (4,), "seats that may act now, from the viewer on clockwise"),
    ObservationField("chance", (1,), "chance acts now"),
    ObservationField("phase", (len(PHASES),), f"what is going on: {', '.join(PHASES)}"),
    ObservationField("active", (4,), "the active seat, from the viewer on"),
    ObservationField("ending", (4,), "why it is over: not yet, covered, empty, no refuge"),
    ObservationField("villages", (4, 4), f"of each seat, from the viewer on: its village ({ZONES})"),
    ObservationField("order", (4, 4), "of each place clockwise: the zone that lies there"),
    ObservationField("tiles", (4, 4, 3), "of each zone, from the crater down: stone, wood or wheat"),
    ObservationField("supply", (2,), "boats and dams that are not built yet"),
    ObservationField("home", (4, 4), "of each colour: its home"),
    ObservationField(
        "faces", (5, 9), "of each action die (stone, wood, wheat, dam, boat, theatre, hermes, plus, minus)"
    ),
    ObservationField(
        "lies", (5, 31), "of each die that was thrown: its workplace (4 zones of 7), step 9, unused, the hand"
    ),
    ObservationField("volcano", (10,), f"what the volcano die shows: {ZONES}, or two of them"),
    ObservationField("placed", (4,), "moves of each seat in this round, from the viewer on"),
    ObservationField("done", (4,), "seats that are finished with this step, from the viewer on"),
    ObservationField("card", (20,), "the card that asks something now"),
    ObservationField("question", (len(QUESTIONS),), f"what it asks: {', '.join(QUESTIONS)}"),
    ObservationField("spared", (4,), "zones that lose no dam by it, or none any more"),
    ObservationField("left", (2,), "still to come in this step: cards; workers or eruptions"),
    ObservationField("picks", (2, 5), "the first and the second die picked for the brilliant plan"),
    ObservationField("quota", (2, 4), "dams and boats of each zone that may be built in this step"),
    ObservationField("built", (2, 4), "of those, how many have been"),
    ObservationField("calls", (4,), "citizens that each theatre may call up in this step"),
    ObservationField("called", (4,), "of those, how many have been"),
    ObservationField("gathered", (4, 4), "of each colour: workers that the drizzle has moved to each theatre"),
    ObservationField("flowed", (4,), "zones whose lava has flowed in this round"),
    ObservationField("flood", (4, 5), "the area that is being covered"),
    ObservationField("runner", (4,), "colour of the person who flees"),
    ObservationField("from", (4, 8), "the spot he runs from: zone, and workplace or village"),
    ObservationField("to", (5,), "where to: a zone, or a boat"),
    # generated: COURSE.planes (fields.py)
    ObservationField("round", (1,), "number of the round"),
    ObservationField("step", (1,), "step of the round, 0 during the set-up"),
    ObservationField("bonus", (4,), "zones whose bonus token still lies"),
    ObservationField("gassed", (4, 5), "areas with gas"),
    ObservationField("red", (1,), "what the red die shows"),
    ObservationField("sails", (1,), "boats sailed in this round"),
    ObservationField("turned", (20,), "cards of this round"),
    # generated: end
    # generated: ISLAND.planes (fields.py)
    ObservationField("stock", (3,), "stone, wood, wheat in the store"),
    ObservationField("lava", (4,), "areas of each zone under lava"),
    ObservationField("boats", (4,), "boats of each zone"),
    ObservationField("dams", (4, 5), "dams of each zone, from the crater down to the coast"),
    ObservationField(
        "workers", (4, 4, 7), "of each colour, zone and workplace (1 to 4, dam, yard, theatre); idle ones included"
    ),
    ObservationField("idle", (4, 4, 7), "of those, how many lie down"),
    ObservationField("citizens", (4, 4), "of each colour and zone: citizens in its village"),
    ObservationField("kos", (4,), "of each colour: people in safety"),
    ObservationField("hades", (4,), "of each colour: the dead"),
    ObservationField("stars", (20,), "star cards that can still come, by number"),
    ObservationField("deck", (20,), "other cards that can still come, by number"),
    ObservationField("discard", (20,), "cards that have been discarded"),
    ObservationField("waiting", (20,), "cards that lie beside their step"),
    # generated: end
)
