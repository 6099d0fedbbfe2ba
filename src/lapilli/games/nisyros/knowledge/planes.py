"""What each stretch of an observation says, in the order in which `encode.py` writes it."""

from __future__ import annotations

from lapilli.core.plane import Plane
from lapilli.games.nisyros.rules.cards import QUESTIONS
from lapilli.games.nisyros.rules.steps import PHASES

ZONES = "mandraki, pali, emporios, nikia"

PLANES = (
    Plane("viewer", (4,), "which seat looks, in seating order; all 0 for an onlooker"),
    Plane("seats", (3,), "whether 2, 3 or 4 play"),
    Plane("actors", (4,), "seats that may act now, from the viewer on clockwise"),
    Plane("chance", (1,), "chance acts now"),
    Plane("phase", (len(PHASES),), f"what is going on: {', '.join(PHASES)}"),
    Plane("active", (4,), "the active seat, from the viewer on"),
    Plane("ending", (4,), "why it is over: not yet, covered, empty, no refuge"),
    Plane("villages", (4, 4), f"of each seat, from the viewer on: its village ({ZONES})"),
    Plane("order", (4, 4), "of each place clockwise: the zone that lies there"),
    Plane("tiles", (4, 4, 3), "of each zone, from the crater down: stone, wood or wheat"),
    Plane("supply", (2,), "boats and dams that are not built yet"),
    Plane("home", (4, 4), "of each colour: its home"),
    Plane("faces", (5, 9), "of each action die (stone, wood, wheat, dam, boat, theatre, hermes, plus, minus)"),
    Plane("lies", (5, 31), "of each die that was thrown: its workplace (4 zones of 7), step 9, unused, the hand"),
    Plane("volcano", (10,), f"what the volcano die shows: {ZONES}, or two of them"),
    Plane("placed", (4,), "moves of each seat in this round, from the viewer on"),
    Plane("done", (4,), "seats that are finished with this step, from the viewer on"),
    Plane("card", (20,), "the card that asks something now"),
    Plane("question", (len(QUESTIONS),), f"what it asks: {', '.join(QUESTIONS)}"),
    Plane("spared", (4,), "zones that lose no dam by it, or none any more"),
    Plane("left", (2,), "still to come in this step: cards; workers or eruptions"),
    Plane("picks", (2, 5), "the first and the second die picked for the brilliant plan"),
    Plane("quota", (2, 4), "dams and boats of each zone that may be built in this step"),
    Plane("built", (2, 4), "of those, how many have been"),
    Plane("calls", (4,), "citizens that each theatre may call up in this step"),
    Plane("called", (4,), "of those, how many have been"),
    Plane("gathered", (4, 4), "of each colour: workers that the drizzle has moved to each theatre"),
    Plane("flowed", (4,), "zones whose lava has flowed in this round"),
    Plane("flood", (4, 5), "the area that is being covered"),
    Plane("runner", (4,), "colour of whoever throws for his life"),
    Plane("from", (4, 8), "the spot he runs from: zone, and workplace or village"),
    Plane("to", (5,), "where to: a zone, or a boat"),
    # generated: COURSE.planes (fields.py)
    Plane("round", (1,), "number of the round"),
    Plane("step", (1,), "step of the round, 0 during the set-up"),
    Plane("bonus", (4,), "zones whose bonus token still lies"),
    Plane("gassed", (4, 5), "areas with gas"),
    Plane("red", (1,), "what the red die shows"),
    Plane("sails", (1,), "boats sailed in this round"),
    Plane("turned", (20,), "cards of this round"),
    # generated: end
    # generated: ISLAND.planes (fields.py)
    Plane("stock", (3,), "stone, wood, wheat in the store"),
    Plane("lava", (4,), "areas of each zone under lava"),
    Plane("boats", (4,), "boats of each zone"),
    Plane("dams", (4, 5), "dams of each zone, from the crater down to the coast"),
    Plane("workers", (4, 4, 7), "of each colour, zone and workplace (1 to 4, dam, yard, theatre); idle ones included"),
    Plane("idle", (4, 4, 7), "of those, how many lie down"),
    Plane("citizens", (4, 4), "of each colour and zone: citizens in its village"),
    Plane("kos", (4,), "of each colour: people in safety"),
    Plane("hades", (4,), "of each colour: the dead"),
    Plane("stars", (20,), "star cards that can still come, by number"),
    Plane("deck", (20,), "other cards that can still come, by number"),
    Plane("discard", (20,), "cards that have been discarded"),
    Plane("waiting", (20,), "cards that lie beside their step"),
    # generated: end
)
