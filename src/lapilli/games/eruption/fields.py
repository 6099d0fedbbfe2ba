"""The fields of a position of Eruption, each declared once (`make generate` writes the code).

Forms name the words of `knowledge/view.py`; `names` are the names of the seats.
"""

from lapilli.core.fields import (
    YES_OR_NO,
    Form,
    Observed,
    bag,
    choice,
    count,
    counts,
    counts_in,
    fields,
    flag,
    given,
    maybe_word,
    needed,
    number,
    row,
    section,
    step,
    whole,
    word,
    words_of,
)

CARDS, WALLS, TILES = counts("KINDS", 99), counts("WALLS", 99), counts("TILES", 99)
BAG_OF_TILES = Form("dict[str, int]", "counts_by_name(TILES, {0}.counts)", "Counts(TILES, 99)")
SEATS = Form("list[str]", "names_in_mask(names, {0})", "named(Mask)")
NUMBERED = Form("int | None", "numbered({0})", "Maybe(Numbered(1, 3))")


def of_stacks(form: Form) -> Form:
    """One for each of the three stacks of the forecast."""
    return Form(f"list[{form.type}]", "numbers({0})", f"ListOf({form.allowed}, 3)")


def of_seats(low: int, high: str) -> Form:
    """A number for each seat, in a list."""
    return Form("list[int]", "numbers({0})", f"named(lambda names: ListOf(Whole({low}, {high}), len(names)))")


# -- steps under way: made when a step begins and dropped when it ends, so that none can be stale ----------------------

PLACEMENT = fields(
    "Placement",
    *section(
        "turn",
        given(number("purpose", "", word("AIMS"), absent="Purpose.STEP")),
        number("tile", "the drawn tile", maybe_word("TILES"), start="NOWHERE"),
        number("taken_from", "forecast: the stack it was taken from", NUMBERED, start="NOWHERE"),
        number("space", "where the tile shall go while walls are tested", maybe_word("HEXES"), start="NOWHERE"),
        number("rotation", "", Form("int | None", "turned({0})", "Maybe(Whole(0, 5))"), start="NOWHERE"),
        number("closed", "spaces whose walls have held", words_of("HEXES")),
    ),
)
THROW = fields(
    "Throw",
    *section(
        "turn",
        given(number("roll", "", word("THROWS"), absent="Roll.NOTHING", write="begin_throw")),
        given(number("place", "", maybe_word("PLACES"), key="tested", absent="NOWHERE")),
        number("orange", "once it has fallen", whole(0, 6)),
    ),
)
RELOCATION = fields(
    "Relocation",
    *section("turn", given(number("left", "moves that may still be made", whole(0, 99), key="moves", absent="0"))),
)
CONTENDERS = Form("int", "{0}", "named(lambda names: Whole(0, (1 << len(names)) - 1))")
START_ROLL = fields(
    "StartRoll",
    *section(
        "turn",
        given(number("contenders", "seats that still may begin", CONTENDERS, absent="0", write="begin_start_roll")),
        given(row("rolled", "the sums so far", of_seats(0, "12"), absent="NONE_ROLLED[: table.seats]", write="roll")),
    ),
)

# -- what lies open to everybody ---------------------------------------------------------------------------------------

NOTHING = "NOTHING"  # an array that stands in until a position is filled
OPEN = fields(
    "Open",
    row(
        "villages",
        "of each seat, -1 before it has chosen",
        Form(
            "list[str | None]",
            "[name_or_none(VILLAGES, village) for village in {0}]",
            "named(lambda names: ListOf(Maybe(OneOf(VILLAGES)), len(names)))",
        ),
        start=NOTHING,
    ),
    number("phase", "", word("STEPS"), start="Phase.DEAL", view_key="step", write="begin_phase"),
    number("active", "", Form("str", "names[{0}]", "named(OneOf)")),
    # the board
    row(
        "tiles",
        "lava sides of the tile on each space, 0 without one",
        Form("dict[str, str]", "tiles({0})", "Sparse(HEXES, Tile())"),
        start=NOTHING,
        write="lay_tiles",
    ),
    row("need", "what the neighbours demand of each space (rules/island.py)", start=NOTHING),
    number("frontier", "empty spaces that some flow faces"),
    row(
        "walls",
        "material + 1 on each place",
        Form("dict[str, str]", "walls({0})", "Sparse(PLACES, OneOf(WALLS, 1))"),
        start=NOTHING,
        write="build_walls",
    ),
    row(
        "vents",
        "where each eruption tile is (Vent)",
        Form(
            "list[str]",
            "[vent_place(names, vent) for vent in {0}]",
            "named(lambda names: ListOf(VentPlace(names), 3))",
        ),
        key="eruptions",
        start=NOTHING,
    ),
    # the players
    row("temperature", "", Form("dict[str, int]", "values_by_seat(names, {0})", "temperatures"), start=NOTHING),
    row(
        "stock",
        "seat * MATERIALS + material",
        Form("dict[str, Heap]", "heaps(names, WALLS, {0}, MATERIALS)", "stockpiles"),
        start=NOTHING,
        write='rows("stock")',
    ),
    row("old_deck", "what the deck was made of when it was last renewed, for memories", start=NOTHING),
    row("drawn", "cards each seat has drawn since", start=NOTHING),
    row("laid", "cards each seat has laid down since, seat * CARDS + card", start=NOTHING),
    # the common things
    row(
        "supply",
        "",
        WALLS,
        start=NOTHING,
        observed=counts_in("MATERIALS", "walls in the supply ({', '.join(MATERIAL_NAMES)})"),
    ),
    row("discards", "", CARDS, start=NOTHING, observed=counts_in("CARDS", "discarded cards")),
    bag(
        "stack",
        "known by counting; with the forecast: the unseen tiles",
        BAG_OF_TILES,
        observed=Observed(
            "sheet.counts({0}.counts, 0, TILES)", "(TILES,)", "tiles that can still come ({', '.join(LAVA_TILES)})"
        ),
    ),
    row("aside", "", TILES, start=NOTHING, observed=counts_in("TILES", "tiles put aside")),
    row("tile_discards", "", TILES, start=NOTHING, observed=counts_in("TILES", "discarded tiles", "discarded")),
    row(
        "gone",
        "tiles that have left the game",
        TILES,
        start=NOTHING,
        observed=counts_in("TILES", "tiles that have left the game"),
    ),
    *section(
        "forecast",
        needed(
            row(
                "tops",
                "visible tile of each stack or -1",
                Form("list[str | None]", "[name_or_none(TILES, top) for top in {0}]", "ListOf(Maybe(OneOf(TILES)), 3)"),
                start=NOTHING,
            )
        ),
        needed(
            row(
                "hidden",
                "tiles under it",
                of_stacks(whole(0, 99)),
                start=NOTHING,
                observed=counts_in("STACKS", "forecast: tiles under it"),
            )
        ),
        row("aside_of", "tiles aside that came from each stack", of_stacks(whole(0, 99)), key="aside", start=NOTHING),
    ),
    *section(
        "turn",
        number("cards_due", "cards that chance owes the active player", whole(0, 99)),
        number("reveals", "forecast: stacks whose next top is to be revealed", whole(0, 7)),
        number("last_orange", "both dice as they lie since the last throw", whole(0, 6)),
        number("last_white", "", whole(0, 6)),
        number("last_place", "the wall they were thrown for, in this turn", maybe_word("PLACES"), start="NOWHERE"),
        number("last_card", "what lies on top of the discarded cards", maybe_word("KINDS"), start="NOWHERE"),
        number("built", "walls built in step 4", whole(0, 2)),
        flag("used_up", "the stack was used up in this turn", YES_OR_NO),
        flag("busy", "annihilation: something happened in this turn", YES_OR_NO),
    ),
    step("throw", THROW),
    step("placement", PLACEMENT),
    step("relocation", RELOCATION),
    step("start_roll", START_ROLL),
    *section(
        "end",
        number(
            "ending",
            "",
            word("ENDS"),
            start="Ending.NONE",
            observed=choice("6", "why it ends: {', '.join(ENDINGS)}"),
        ),
        number("last", "seats whose last turn is still to come or running", SEATS),
        number(
            "burned",
            "clans: seats that are burned up (E-10.5)",
            SEATS,
            observed=Observed(
                "sheet.seats({0}, table.seats, viewer, SEATS)",
                "(6,)",
                "Clans: seats that are burned up, from the viewer on",
            ),
        ),
        row(
            "left",
            "annihilation: 1 for the first to go out, 2 for the second …; 0 = not out",
            of_seats(0, "len(names)"),
            start=NOTHING,
        ),
        number(
            "idle",
            "annihilation: idle turns in a row",
            whole(0, 6),
            observed=count("annihilation: idle turns in a row"),
        ),
        number("turns", "annihilation: turns ended", whole(0, 10_000), observed=count("annihilation: turns ended")),
    ),
)

# -- what somebody may not know (knowledge/knowledge.py names who knows what) ------------------------------------------

HANDS = Form("dict[str, Heap]", "heaps(names, KINDS, {0}, CARDS)", "hands_of_cards")
HIDDEN = fields(
    "Position",
    row("hands", "seat * CARDS + card", HANDS, start=NOTHING, write='rows("hands")'),
    row(
        "given",
        "of these, cards that the mate once gave and must still be there",
        HANDS,
        start=NOTHING,
        write='rows("given")',
    ),
    row("old_hands", "the hands when the deck was last renewed", start=NOTHING),
    bag("deck", "", Form("dict[str, int]", "counts_by_name(KINDS, {0}.counts)", "Counts(KINDS, 99)")),
)

# -- what one viewer knows beside what lies open -----------------------------------------------------------------------

KNOWN = fields(
    "Known",
    number("deck_size"),
    number("seen", "seats whose hands are seen"),
    row("sizes", start="NO_HANDS[: table.seats]"),
    row("old_sizes", "when the deck was last renewed", start="NO_HANDS[: table.seats]"),
    row("hands", "of the seats that are seen", start="NO_HANDS[: table.seats * CARDS]"),
    row("old_hands", start="NO_HANDS[: table.seats * CARDS]"),
    row("given", "cards that this viewer gave away and are still there", start="NO_HANDS[: table.seats * CARDS]"),
)
