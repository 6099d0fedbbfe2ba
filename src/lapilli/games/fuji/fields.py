"""What a position of Fuji keeps: the one declaration of each fact (`make generate` writes the code from it)."""

from lapilli.core.fields import Field, fields, flag, given, number, parts, row, shared, step

# -- a figure, and the steps under way: made when a step begins and dropped when it ends, so that none can be stale ----

FIGURE = fields(
    "Figure",
    number("character", "", start="NONE"),
    number("skill", "", start="NONE"),
    number("cell", "", start="NONE"),
    number("marker", "", start="NONE"),
    given(number("owned", "own dice in the game")),
    number("dice", "counted dice: minus lent, minus set aside, plus borrowed (F-14.6)", start="owned"),
    number("cards"),
    number("tapped", "used once by a Tinkerer"),
    number("fresh", "drawn this round"),
    number("stamina"),
    number("injuries"),
    number("bars"),
    number("reach", "cells it could mark in this phase 2 (kept, as every menu asks for it)"),
    number("rerolls", "allowed in phase 3"),
    number("flares"),
    number("bonus", "power bars in this turn"),
    flag("aided"),
    flag("radio", "screen down"),
)
SET_UP = fields("SetUp", given(number("place")))
CARD_USE = fields(
    "CardUse",
    given(number("user", "the figure that uses it")),
    given(number("wielded", "the card in its hand: itself or a knife")),
    given(number("card", "the card whose effect it has")),
    given(number("target", "the figure named with it, or NONE")),
    number("hand", "the hand that handles dice for it now", start="NONE"),
    number("chosen", "F-12.3 hands that have chosen their die for a Carabiner"),
)
HANDLING = fields(
    "Handling",
    given(number("left", "rerolls, or dice to set aside, that the card still gives")),
    number("acted", "dice that this hand has turned over or set aside"),
)
MOVE = fields(
    "Move",
    given(number("figure")),
    number("eruptions", "F-5.15 triggered on the way, still to come"),
    number("injuries", "F-5.20 still to be chosen"),
    flag("drawing", "F-5.13 chance draws a card for it now"),
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
    Field("map", type="Map", start="terms.maps[0]"),
    parts("figures", "Figure"),
    number("stage", "", start="Stage.CHARACTERS"),
    number("phase"),
    number("round"),
    number("eruptions"),
    number("end", "", start="End.NOT_YET"),
    row("terrain", "cell -> terrain card"),
    number("villages"),
    number("lava"),
    number("equipment", "cells with an equipment token"),
    number("eruption", "cells with an eruption token"),
    number("doubles"),
    number("pile", "equipment nobody has seen", start="(1 << CARDS) - 1"),
    row("bottom", "buried cards, next one first"),
    number("discards"),
    row("known", "die -> mask of the viewers who know its face"),
    number("aside"),
    number("left", "variant B: dice of p3 on the side of p1"),
    number("ready"),
    number("moves", "F-2.10: per seat eight bits"),
    number("side", "F-10.9"),
    row("entries", "F-10.10: standing entry of each seat"),
    number("stopped", "hands that are done in phase 3"),
    number("refused", "figures that refused the lighter; from bit 4 on the knife"),
    number("gone", "figures that had their turn"),
    number("legs", "figures that lose a die at the end of phase 5"),
    number("chatter", "F-2.10: phrases without dice content of this phase, eight bits per seat"),
    row("claims", "dice phrases of this round, CLAIM numbers each"),
    step("setup", SET_UP),
    step("use", CARD_USE),
    step("move", MOVE),
    shared(step("comparison", COMPARISON, "never changed, so copies share it")),
)

# -- what somebody may not know (knowledge/knowledge.py names who knows what) ------------------------------------------

HIDDEN = fields(
    "Position",
    row("value", "die -> upper face, 0 = not thrown yet"),
    row("memory", "die -> three bits per viewer: the face it was last seen to show"),
    number("rolling", "dice that chance must throw now"),
    row("picked", "hand -> dice picked for the next throw"),
    row("made", "hand -> rerolls made in phase 3"),
    number("buddy", "die the Buddy sets aside when phase 3 closes", start="NONE"),
    row("said", "seat * FAMILIES + family -> mask"),
    number("spoken", "dice phrases used up, sixteen bits per seat"),
    step("handling", HANDLING),
)
