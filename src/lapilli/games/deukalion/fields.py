"""The fields of a position of Deukalion, each declared once (`make generate` writes the code).

Forms name the words of `knowledge/view.py`.
"""

from lapilli.core.fields import (
    YES_OR_NO,
    Field,
    Form,
    Observed,
    bits,
    choice,
    count,
    counts_in,
    fields,
    flag,
    given,
    maybe_word,
    needed,
    number,
    part,
    parts,
    row,
    section,
    step,
    whole,
    word,
)

SEAT = Form("str", "HERO_LIST[{0}]", "seat")
MAYBE_SEAT = Form("str | None", "name_or_none(HERO_LIST, {0})", "maybe_seat")
SEATS = Form("list[str]", "names_in_mask(HERO_LIST, {0})", "seats")
TASKS = Form("list[str]", "names_in_mask(TASK_LIST, {0})", "Mask(TASK_LIST)")
CREW = Form("int", "{0}", "crew")


def seats_in(says: str) -> Observed:
    """Some seats, counted from the viewer on."""
    return Observed("sheet.seats({0}, seen.seats, viewer, SEATS)", "(4,)", says)


# -- steps under way: made on entry and gone on exit, so that none can be stale ----------------------------------------

STEP = fields(
    "Step",
    given(number("seat")),
    number("sailing", "", word("SAILINGS"), start="Sailing.UNUSED"),
    flag("attacked", "", YES_OR_NO),
    flag("settled", "", YES_OR_NO),
    number("wind", "fields added to the range", whole(0, 99)),
    flag("orpheus", "", YES_OR_NO),
    flag("cards_done", "these three in a main phase only", YES_OR_NO),
    flag("soldiers_done", "", YES_OR_NO),
    flag("hydra_done", "", YES_OR_NO),
)
DRAW = fields(
    "Draw",
    given(number("seat", "", maybe_word("HERO_LIST"))),
    given(number("left", "", whole(0, 30))),
    given(flag("hermes", "a Sandals of Hermes waits to be discarded", YES_OR_NO)),
)
REVEAL = fields("Reveal", given(number("task")), given(number("waiting", "seats as bits")), given(number("answered")))
SIDE = fields(
    "Side",
    given(number("seat", "", word("HERO_LIST"))),
    number("fallen", "", whole(0, 10)),
    number("firm", "", whole(0, 10)),
    number("leaning", "", whole(0, 10)),
    number("shields", "", whole(0, 30)),
)
FIGHT = fields(
    "Fight",
    needed(given(number("kind", "", word("KINDS")))),
    needed(number("stage", "", Form("str", "PHASES[{0}]", "OneOf(STAGES, int(Phase.MUSTER))"), start="Phase.OVER")),
    given(number("mover", "whose deed opened it: a seat that sailed, attacked or moved the Hydra", word("HERO_LIST"))),
    part("thrower", SIDE, "the attacker, or the lone thrower"),
    part("defender", SIDE, "seat NONE unless ships fight"),
    needed(given(number("place", "city or settlement (as a place), else NONE", maybe_word("PLACES")))),
    needed(number("side", "whose throw or answer is due: 0 thrower, 1 defender", whole(0, 1))),
    needed(number("quiet", "how many in succession had nothing to play", whole(0, 2))),
    needed(flag("zeus", "the throw due is of the fallen only", YES_OR_NO)),
    needed(flag("won", "by the thrower", YES_OR_NO)),
)

# -- what lies open to everybody: nothing here may tell a hand, a secret task, a bag or a hidden answer ----------------

HERO = fields(
    "Hero",
    number("ship", "field", maybe_word("FIELD_LIST"), start="NONE"),
    number("aboard", "soldiers", CREW),
    number("below", "soldiers in the underworld", CREW),
    number("points", "point cards", whole(0, 99)),
    number("tasks", "fulfilled task cards, a bit each", TASKS),
    number("pegasus", "lasting cards on the table", whole(0, 30)),
    number("hades", "", whole(0, 30)),
    number("fleece", "", whole(0, 30)),
    given(row("cargo", "treasures aboard by colour", Form("list[str]", "names_by_count(COLOUR_LIST, {0})", ""))),
    flag("has_secret", "is its secret task still to be fulfilled?"),
    number("cards", "how many action cards are in hand"),
)
OPEN = fields(
    "Open",
    number("phase", "what is due now; found again by `whose_turn`", start="Phase.OVER"),
    needed(number("turn_phase", "the phase of the turn below what interrupts it", word("PHASES"), start="Phase.OVER")),
    number("count", "how far the set-up is", whole(0, 60)),
    number("turn", "", whole(0, 100_000), observed=count("number of the turn")),
    number("first", "", SEAT),
    needed(number("active", "", SEAT)),
    number("winner", "", MAYBE_SEAT, start="NONE"),
    # board
    number("hydra", "", Form("str | None", "name_or_none(FIELD_LIST, {0})", "OneOf(FIELD_LIST)"), start="NONE"),
    parts("heroes", HERO),
    needed(
        row(
            "cities",
            "treasures: city * 5 + colour",
            Form("dict[str, list[str]]", "_cities({0})", "CITIES"),
            write='rows("cities")',
        )
    ),
    needed(row("settlements", "who holds it", Form("dict[str, str | None]", "_holders({0})", "holders"))),
    row("dice", "rim1 to rim4, middle; 0 before the roll", Form("list[int]", "numbers({0})", "ListOf(Whole(0, 3), 5)")),
    number(
        "kylix",
        "which rim is the card die",
        Form("str | None", "name_or_none(HOLLOW_LIST, {0})", "Maybe(OneOf(HOLLOW_LIST[:4]))"),
        start="NONE",
        observed=choice("4", "which rim is the card die"),
    ),
    # cards
    row(
        "pile",
        "discarded action cards by kind",
        Form("dict[str, int]", "counts_by_name(CARD_LIST, {0})", "CARDS"),
        observed=counts_in("N_CARDS", "discarded action cards"),
    ),
    needed(
        row("open_tasks", "", Form("list[str | None]", "[name_or_none(TASK_LIST, task) for task in {0}]", "open_tasks"))
    ),
    number("deck_size", "", observed=count("action cards in the bag", "deck")),
    number("tasks_left", "in the bag", observed=count("task cards in the bag", "bag")),
    number(
        "removed",
        "tasks that several claimed at once, a bit each",
        observed=bits("N_TASKS", "task cards that several claimed at once"),
    ),
    number(
        "hunters",
        "seats that sailed at the Hydra without an open task for it: they have a secret one",
        SEATS,
        observed=seats_in("seats that sailed at the Hydra without an open task for it"),
    ),
    # this turn
    part("step", STEP, start="Step(NONE)"),
    *section(
        "step",
        number(
            "sent",
            "seats that sent the Hydra against themselves in this turn",
            SEATS,
            observed=seats_in("seats that sent the Hydra against themselves in this turn"),
        ),
        number(
            "waived",
            "seats that play no card out of turn in this turn",
            SEATS,
            observed=seats_in("seats that play no card out of turn in this turn"),
        ),
    ),
    # to be settled first
    step("draw", DRAW, "", Form("DrawView", "_draw({0})", "")),
    row(
        "dues",
        "what is to be handed over: seat * 8 + colour, or + CARD_DUE",
        Form("list[list[str]]", "[due_name(due) for due in {0}]", "ListOf(Due())"),
        write="hand_over",
    ),
    flag(
        "replace",
        "a task card is to be replaced",
        YES_OR_NO,
        observed=Observed("sheet.flag({0})", "(1,)", "a task card is to be replaced"),
    ),
    step("reveal", REVEAL),
    flag("styx", "", YES_OR_NO),
    flag("boarding", "", YES_OR_NO),
    Field(  # without a fight nobody changes it, so the one that a new position begins with will do
        "fight", "", "Fight", "no_fight()", "{0}.copy() if {0}.stage != Phase.OVER else self.fight"
    ),
)

# -- what somebody may not know (knowledge/knowledge.py names who knows what) ------------------------------------------

HIDDEN = fields(
    "Position",
    row("hands", "action cards: seat * 11 + kind"),
    row("secrets", "of each seat: its secret task"),
    row("deck", "action cards by kind", Form("dict[str, int]", "counts_by_name(CARD_LIST, {0})", "CARDS")),
    number("task_bag", "a bit each", TASKS),
    row("answers", "of each seat at a reveal moment: NONE, or the action"),
)

# -- what one viewer knows beside what lies open -----------------------------------------------------------------------

KNOWN = fields(
    "Known",
    row("hand", "of the viewer, by kind; empty for a spectator"),
    row("secrets", "of each seat: its secret task where the viewer knows it"),
    number("answer", "of the viewer at a reveal moment", start="NONE"),
)
