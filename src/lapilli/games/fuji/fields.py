"""The fields of a position of Fuji, each declared once (`make generate` writes the code).

Forms name the words of `actions.py` and `knowledge/view.py`; `table` is the table that is shown.
"""

from lapilli.core.fields import (
    YES_OR_NO,
    Field,
    Form,
    Observed,
    bits,
    count,
    fields,
    flag,
    given,
    maybe_word,
    number,
    parts,
    row,
    shared,
    step,
    whole,
    word,
    words_of,
)

DICE, CARDS, FIGURES = words_of("DICE"), words_of("CARD_NAMES"), words_of("FIGURE_NAMES")
A_FIGURE, A_CARD = word("FIGURE_NAMES"), word("CARD_NAMES")
CELL = Form("str | None", "_cell(table, {0})", "")  # positions read it by hand: it needs the map
CELLS = Form("list[str]", "_cells(table, {0})", "cells")


def per_seat(width: int) -> Form:
    """Small numbers of the seats, packed into one."""
    most = (1 << width) - 1
    shown = f"[{{0}} >> {width} * seat & {most} for seat in range(table.seats)]"
    return Form("list[int]", shown, f"per_seat({width})")


def own(of: str, facts: str) -> Form:
    """A step with keys of its own, or null."""
    return Form(f"{of}View | None", f"_{of.lower()}({{0}})", facts)


# -- a figure, and the steps under way: made when a step begins and dropped when it ends, so that none can be stale ----

FIGURE = fields(
    "Figure",
    number("cell", "", CELL, start="NONE"),
    number("marker", "", CELL, start="NONE"),
    number("character", "", maybe_word("CHARACTER_NAMES"), start="NONE"),
    number("skill", "", maybe_word("SKILL_NAMES"), start="NONE"),
    given(number("owned", "own dice in the game", DICE)),
    number("dice", "counted dice: minus lent, minus set aside, plus borrowed (F-14.6)", DICE, start="owned"),
    number("cards", "", CARDS),
    number("tapped", "used once by a Tinkerer", CARDS),
    number("fresh", "drawn this round", CARDS),
    number("injuries", "", words_of("INJURY_NAMES")),
    flag("aided", "", YES_OR_NO),
    flag("radio", "screen down", YES_OR_NO),
    number("stamina", "", whole(0, 60)),
    number("bars", "", whole(0, 9)),
    number("rerolls", "allowed in phase 3", whole(0, 9)),
    number("flares", "", whole(0, 9)),
    number("bonus", "power bars in this turn", whole(0, 9)),
    number("reach", "cells it could mark, in phase 2 (kept, as every menu asks for it)"),
)
SET_UP = fields("SetUp", given(number("place", "", whole(0, 40))))
CARD_USE = fields(
    "CardUse",
    given(number("user", "the figure that uses it", A_FIGURE)),
    given(number("wielded", "the card in its hand: itself or a knife", A_CARD)),
    given(number("card", "the card whose effect it has", A_CARD)),
    given(number("target", "the figure named with it, or NONE", maybe_word("FIGURE_NAMES"))),
    number("hand", "the hand that handles dice for it now", whole(-1, 3), start="NONE"),
    number("chosen", "F-12.3 hands that have chosen their die for a Carabiner", whole(0, 15)),
)
HANDLING = fields(
    "Handling",
    given(number("left", "rerolls, or dice to set aside, that the card still gives", whole(0, 9))),
    number("acted", "dice that this hand has turned over or set aside", whole(0, 24)),
)
MOVE = fields(
    "Move",
    given(number("figure", "", A_FIGURE)),
    number("eruptions", "F-5.15 triggered on the way, still to come", whole(0, 9)),
    number("injuries", "F-5.20 still to be chosen", whole(0, 4)),
    flag("drawing", "F-5.13 chance draws a card for it now", YES_OR_NO),
)
COMPARISON = fields(
    "Comparison",
    given(number("figure")),
    given(number("cell", "the card it was about")),
    given(number("own")),
    given(number("best", "of its neighbours")),
    shared=True,
)

# -- what lies open to everybody ---------------------------------------------------------------------------------------

OPEN = fields(
    "Open",
    number("phase", "", word("PHASE_NAMES"), start="Phase.CHARACTERS"),
    number(
        "phase_number",
        "the phase of the rulebook, 0 during the set-up",
        whole(0, 6),
        observed=count("number of the phase"),
    ),
    number("round", "", whole(0, 40), observed=count("number of the round")),
    number("eruptions", "", whole(0, 80), observed=count("eruptions so far")),
    number("end", "", word("ENDINGS"), start="End.NOT_YET"),
    Field(
        "map",
        "the scenario that is played",
        "Map",
        "parameters.maps[0]",
        form=Form("int", "_scenario(table)", "Whole(0, 7)"),
        key="scenario",
        write="open_map",
        pack="table.parameters.maps.index({0})",
        unpack="table.parameters.maps[{0}]",
    ),
    row(
        "terrain",
        "cell -> terrain card",
        Form("dict[str, str]", "terrain(table)", "terrain"),
        write='written("terrain")',
    ),
    number("villages", "", CELLS),
    number("lava", "", CELLS),
    number("equipment", "cells with an equipment token", CELLS),
    number("eruption", "cells with an eruption token", CELLS),
    number("doubles", "", CELLS),
    number(
        "pile",
        "equipment nobody has seen",
        CARDS,
        start="(1 << CARDS) - 1",
        observed=bits("CARDS", "equipment that nobody has seen"),
    ),
    row(
        "bottom",
        "buried cards, next one first",
        Form("list[str]", "[CARD_NAMES[card] for card in {0}]", "ListOf(OneOf(CARD_NAMES), most=15)"),
        write='written("bottom")',
    ),
    number("discards", "", CARDS, observed=bits("CARDS", "discarded equipment")),
    parts("figures", FIGURE, "", Form("list[FigureView]", "_figures(table)", "Figures")),
    row("known", "die -> mask of the viewers who know its face"),
    number("aside", "", DICE, observed=Observed("dice(table, viewer, {0}, sheet)", "DICE", "dice that are set aside")),
    number(
        "left",
        "variant B: dice of p3 on the side of p1",
        DICE,
        observed=Observed(
            "dice(table, viewer, {0}, sheet)", "DICE", "third figure: its dice on the side of the first seat"
        ),
    ),
    number("ready", "", Form("list[str]", "names_in_mask(FIGURE_NAMES, {0})", "seats")),
    number("moves", "F-2.10: per seat eight bits", per_seat(8)),
    number("chatter", "F-2.10: phrases without dice content of this phase, eight bits per seat", per_seat(8)),
    number("side", "F-10.9", Form("str", "FIGURE_NAMES[{0}]", "OneOf(FIGURE_NAMES[:2])")),
    row(
        "entries",
        "F-10.10: standing entry of each seat",
        Form(
            "list[str | None]",
            "[None if entry < 0 else SPACE.text(entry) for entry in {0}]",
            "entries",
        ),
    ),
    number(
        "stopped",
        "hands that are done in phase 3",
        Form("list[int]", "_hands({0})", "ListOf(Whole(0, 3), most=4)"),
        write="stop",
        observed=bits("FIGURES", "pairs of hands that are done in phase 3"),
    ),
    number("refused", "figures that refused the lighter; from bit 4 on the knife", words_of("REFUSALS")),
    number("gone", "figures that had their turn", FIGURES),
    number("legs", "figures that lose a die at the end of phase 5", FIGURES),
    row(
        "claims",
        "dice phrases of this round, CLAIM numbers each",
        Form("list[ClaimView]", "_claims({0})", "Claims()"),
        write='written("claims")',
    ),
    row(
        "addressed",
        "phrases said to one seat in this round, ADDRESS numbers each (F-13.15)",
        Form("list[AddressedView]", "_addressed({0})", "Addressed"),
        write='written("addressed")',
    ),
    step("setup", SET_UP, "", own("Setup", "SETUP")),
    step("use", CARD_USE, "", own("Use", "USE")),
    step("move", MOVE, "", own("Move", "MOVE")),
    shared(
        step(
            "comparison",
            COMPARISON,
            "never changed, so copies share it",
            Form("ComparisonView | None", "_comparison(table)", "lambda state: Maybe(Compared(state), None)"),
        )
    ),
)

# -- what somebody may not know (knowledge/knowledge.py names who knows what) ------------------------------------------

HIDDEN = fields(
    "Position",
    row("value", "die -> upper face, 0 = not thrown yet"),
    row("memory", "die -> three bits per viewer: the face it was last seen to show"),
    number("rolling", "dice that chance must throw now", DICE),
    row(
        "picked",
        "hand -> dice picked for the next throw",
        Form("list[list[str]]", "[names_in_mask(DICE, dice) for dice in {0}]", "ListOf(Mask(DICE), 4)"),
    ),
    row("made", "hand -> rerolls made in phase 3", Form("list[int]", "numbers({0})", "ListOf(Whole(0, 9), 4)")),
    number("buddy", "die the Buddy sets aside when phase 3 closes", maybe_word("DICE"), start="NONE"),
    row(
        "said",
        "seat * FAMILIES + family -> mask",
        Form("", "said_words(state, numbers({0}))", "lambda state: ListOf(Said(state), int(state.seats))"),
        write="note_said",
    ),
    number("spoken", "dice phrases used up, sixteen bits per seat", per_seat(16)),
    step("handling", HANDLING, "", own("Handling", "HANDLING")),
)

# -- what one viewer knows beside what lies open -----------------------------------------------------------------------

KNOWN = fields(
    "Known",
    flag("chance", "does chance act now?"),
    number("awaited"),
    number("decider", "the figure whose decision it is within phase 5", start="NONE"),
    row("faces", "die -> its face, 0 where this viewer does not see it"),
    row("memory", "die -> the face that the viewer remembers"),
    number("rolling", "dice that the viewer knows to be thrown"),
    number("rolling_hands", "hands that the viewer knows to throw"),
    row("picked", "hand -> own dice picked"),
    row("made", "hand -> own rerolls made; NONE of others"),
    number("buddy", start="NONE"),
    row("said", "all phrases of the own seat, those without dice of the others"),
    number("spoken", "dice phrases of the own seat"),
    step("handling", HANDLING),
)
