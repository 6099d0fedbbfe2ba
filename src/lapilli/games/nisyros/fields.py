"""What a position of Nisyros keeps: the one declaration of each fact (`make generate` writes the code from it).

All of it lies open (N-0.10). Zones and colours share their numbers: mandraki 0 to nikia 3.
"""

from lapilli.core.fields import bag, fields, given, number, part, row, shared, step

# -- steps under way: made when a step begins and dropped when it ends, so that none can be stale ----------------------

STEP = fields("Step", number("done", "N-0.3: bit mask of the seats that are finished, where all act at the same time"))
PLACING = fields("Placing", base=STEP)
CARD_USE = fields(
    "CardUse",
    given(number("card")),
    given(number("asks", "one of cards.Ask")),
    number("left", "workers still to lie down or to panic"),
    number("spared", "bit mask of the zones that lose no dam, or none any more"),
)
EVENTS = fields("Events", number("left", "cards still to be drawn"), step("use", CARD_USE), base=STEP)
DICE = fields(
    "Dice",
    number("first", "dice picked for the brilliant plan", start="-1"),
    number("second", "", start="-1"),
    base=STEP,
)
BUILDING = fields(
    "Building",
    shared(given(row("most", "follows from who stands where, and does not change in this step"))),
    given(row("built")),
    base=STEP,
)
CALLING = fields(
    "Calling",
    shared(given(row("most", "calls of each theatre: follows from who stood there at the beginning"))),
    given(row("called")),
    base=STEP,
)
GATHERING = fields("Gathering", given(row("moved")), base=STEP)
FEEDING = fields("Feeding", given(number("left", "workers still to fall ill")), base=STEP)
FLOW = fields("Flow", given(number("flowed", "bit mask of the zones that have, in this round")), base=STEP)
ERUPTIONS = fields("Eruptions", given(number("left", "still to come in this round")), base=STEP)
HOMING = fields("Homing", base=STEP)
FLIGHT = fields(
    "Flight",
    given(number("colour")),
    given(number("start", "a spot")),
    given(number("to", "a zone, or BOAT")),
    shared=True,
)
FLOOD = fields(
    "Flood",
    given(number("area")),
    shared(step("flight", FLIGHT, "never changed once begun, so copies share it")),
)

# -- the position ------------------------------------------------------------------------------------------------------

COURSE = fields(
    "Position",
    number("phase", "", start="Phase.LAY_COAST"),
    number("at_step"),
    part("step", STEP, "what is under way", start="Step()"),
    step("flood", FLOOD, "within the flow or an eruption"),
    number("round"),
    number("active"),
    number("ending", "", start="ISLAND"),
    number("bonus", "bit mask of the zones whose token still lies on level 1"),
    number("gassed", "bit mask of areas"),
    number("red", "what the red die shows"),
    number("way", "what the volcano die shows", start="-1"),
    number("sails", "made in this round (N-1.11)"),
    number("turned", "bit mask of the events of this round"),
)
ISLAND = fields(  # an empty island; a copy needs no arrays to begin with, so these are made apart
    "Position",
    shared(row("order", "zones clockwise; the first five are replaced in play, never changed", start="packed([])")),
    shared(row("where", "their position in the order", start="packed([-1] * ZONES)")),
    shared(row("tiles", "resource of zone * 4 + ring", start="packed([-1] * 16)")),
    shared(row("colours", "of each seat", start="packed([-1] * ZONES)")),
    shared(row("owner", "seat of each zone, -1 = unowned", start="packed([-1] * ZONES)")),
    row("lava", "", start="packed([0] * ZONES)"),
    row("dams", "", start="packed([0] * AREAS)"),
    row("boats", "", start="packed([0] * ZONES)"),
    row("workers", "colour * 28 + place, idle ones included", start="packed([0] * (ZONES * PLACES))"),
    row("idle", "", start="packed([0] * (ZONES * PLACES))"),
    row("citizens", "colour * 4 + zone", start="packed([0] * (ZONES * ZONES))"),
    row("home", "", start="packed([-1] * ZONES)"),
    row("kos", "", start="packed([0] * ZONES)"),
    row("hades", "", start="packed([0] * ZONES)"),
    row("stock", "", start="packed([0] * 3)"),
    row("faces", "", start="packed([-1] * DICE)"),
    row("lies", "workplace of each die, STEP_NINE, UNUSED, -1 in the hand", start="packed([-1] * DICE)"),
    row("waiting", "", start="packed([0] * CARDS)"),
    row("discard", "", start="packed([0] * CARDS)"),
    row("placed", "moves of each seat in this round (N-1.11)", start="packed([0] * ZONES)"),
    bag("stars", "", start="Bag(self.terms.stars[:])"),
    bag("deck", "", start="Bag(self.terms.plain[:])"),
)
