"""The fields of a position of Nisyros, each declared once (`make generate` writes the code).

All of it lies open (N-0.10). Zones and colours share their numbers: mandraki 0 to nikia 3.
"""

from lapilli.core.fields import (
    Form,
    Observed,
    bag,
    bits,
    count,
    counts_in,
    fields,
    given,
    needed,
    number,
    part,
    row,
    section,
    shared,
    step,
    whole,
    words_of,
)

AREAS = words_of("AREAS")
CARDS = Form("dict[str, int]", "counts_by_name(CARDS, {0})", "copies")
CARDS_IN_BAG = Form("dict[str, int]", "counts_by_name(CARDS, {0}.counts)", "copies")

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
    needed(number("round", "", Form("int", "{0}", "rounds"), observed=count("number of the round"))),
    needed(number("at_step", "", whole(0, 10), key="step", observed=count("step of the round, 0 during the set-up"))),
    needed(number("active", "", Form("str", "names[{0}]", "seat"))),
    needed(
        number(
            "phase",
            "",
            Form("str", "phase_name(island)", "OneOf(PHASE_WORDS)"),
            start="Phase.LAY_COAST",
            write="begin_phase",
        )
    ),
    part("step", STEP, "what is under way", start="Step()"),
    step("flood", FLOOD, "within the flow or an eruption"),
    number(
        "bonus",
        "bit mask of the zones whose token still lies on level 1",
        words_of("ZONES"),
        observed=bits("4", "zones whose bonus token still lies"),
    ),
    *section(
        "now",
        number(
            "way",
            "what the volcano die shows",
            Form("str", "VOLCANO[{0}]", "OneOf(VOLCANO)"),
            start="-1",
            key="volcano",
        ),
        number("gassed", "bit mask of areas", AREAS, observed=bits("20", "areas with gas", shape="(4, 5)")),
        number(
            "red", "what the red die shows", Form("int", "{0}", "red_faces"), observed=count("what the red die shows")
        ),
        number(
            "sails",
            "made in this round (N-1.11)",
            Form("int", "{0}", "Whole(0, MOST_SAILS)"),
            observed=count("boats sailed in this round"),
        ),
        number("ending", "", Form("str", "REASONS[{0}]", "OneOf(REASONS)"), start="ISLAND"),
    ),
    *section(
        "cards",
        number(
            "turned",
            "bit mask of the events of this round",
            Form("list[int]", "_turned({0})", "TurnedCards()"),
            observed=bits("20", "cards of this round"),
        ),
    ),
)
ISLAND = fields(  # an empty island; a copy needs no arrays to begin with, so these are made apart
    "Position",
    needed(
        shared(
            row(
                "order",
                "zones clockwise; the first five are replaced in play, never changed",
                Form("list[str]", "[ZONES[zone] for zone in {0}]", "ListOf(OneOf(ZONES), most=4)"),
                start="packed([])",
                write="lay_coasts",
            )
        )
    ),
    shared(row("where", "their position in the order", start="packed([-1] * ZONES)")),
    needed(
        shared(
            row(
                "tiles",
                "resource of zone * 4 + ring",
                Form("dict[str, list[str | None]]", "slopes({0})", "SLOPES"),
                start="packed([-1] * 16)",
                key="layout",
                write='rows("tiles")',
            )
        )
    ),
    shared(row("colours", "of each seat", start="packed([-1] * ZONES)")),
    shared(row("owner", "seat of each zone, -1 = unowned", start="packed([-1] * ZONES)")),
    needed(
        row(
            "stock",
            "",
            Form("dict[str, int]", "_goods({0})", "goods"),
            start="packed([0] * 3)",
            observed=counts_in("3", "stone, wood, wheat in the store"),
        )
    ),
    row(
        "lava",
        "",
        Form("dict[str, int]", "counts_by_name(ZONES, {0})", "Counts(ZONES, 5)"),
        start="packed([0] * ZONES)",
        observed=counts_in("4", "areas of each zone under lava"),
    ),
    row(
        "boats",
        "",
        Form("dict[str, int]", "counts_by_name(ZONES, {0})", "boats"),
        start="packed([0] * ZONES)",
        observed=counts_in("4", "boats of each zone"),
    ),
    row(
        "dams",
        "",
        Form("dict[str, int]", "counts_by_name(AREAS, {0})", "dams"),
        start="packed([0] * AREAS)",
        observed=counts_in("20", "dams of each zone, from the crater down to the coast", shape="(4, 5)"),
    ),
    row(
        "workers",
        "colour * 28 + place, idle ones included",
        start="packed([0] * (ZONES * PLACES))",
        observed=counts_in(
            "112",
            "of each colour, zone and workplace (1 to 4, dam, yard, theatre); idle ones included",
            shape="(4, 4, 7)",
        ),
    ),
    row(
        "idle",
        start="packed([0] * (ZONES * PLACES))",
        observed=counts_in("112", "of those, how many lie down", shape="(4, 4, 7)"),
    ),
    row(
        "citizens",
        "colour * 4 + zone",
        start="packed([0] * (ZONES * ZONES))",
        observed=counts_in("16", "of each colour and zone: citizens in its village", shape="(4, 4)"),
    ),
    row("home", start="packed([-1] * ZONES)"),
    row("kos", start="packed([0] * ZONES)", observed=counts_in("4", "of each colour: people in safety")),
    row("hades", start="packed([0] * ZONES)", observed=counts_in("4", "of each colour: the dead")),
    row("faces", start="packed([-1] * DICE)"),
    row("lies", "workplace of each die, STEP_NINE, UNUSED, -1 in the hand", start="packed([-1] * DICE)"),
    *section(
        "cards",
        bag(
            "stars",
            "",
            CARDS_IN_BAG,
            start="Bag(self.parameters.stars[:])",
            observed=Observed(
                "sheet.counts({0}.counts, 0, CARDS)", "(20,)", "star cards that can still come, by number"
            ),
        ),
        bag(
            "deck",
            "",
            CARDS_IN_BAG,
            start="Bag(self.parameters.plain[:])",
            observed=Observed(
                "sheet.counts({0}.counts, 0, CARDS)", "(20,)", "other cards that can still come, by number"
            ),
        ),
        row(
            "discard",
            "",
            CARDS,
            start="packed([0] * CARDS)",
            observed=counts_in("20", "cards that have been discarded"),
        ),
        row(
            "waiting",
            "",
            CARDS,
            start="packed([0] * CARDS)",
            observed=counts_in("20", "cards that lie beside their step"),
        ),
    ),
    *section(
        "now",
        row(
            "placed",
            "moves of each seat in this round (N-1.11)",
            Form("dict[str, int]", "counts_by_name(names, {0})", "moves"),
            start="packed([0] * ZONES)",
            write="note_moves",
        ),
    ),
)
