"""What a position of Eruption keeps: the one declaration of each fact (`make generate` writes the code from it)."""

from lapilli.core.fields import bag, fields, flag, given, number, row, step

# -- steps under way: made when a step begins and dropped when it ends, so that none can be stale ----------------------

PLACEMENT = fields(
    "Placement",
    given(number("purpose")),
    number("closed", "spaces whose walls have held"),
    number("tile", "the drawn tile", "NOWHERE"),
    number("taken_from", "forecast: the stack it was taken from", "NOWHERE"),
    number("space", "where the tile shall go while walls are tested", "NOWHERE"),
    number("rotation", "", "NOWHERE"),
)
THROW = fields("Throw", given(number("roll")), given(number("place")), number("orange", "once it has fallen"))
RELOCATION = fields("Relocation", given(number("left", "moves that may still be made")))
START_ROLL = fields(
    "StartRoll", given(number("contenders", "seats that still may begin")), given(row("rolled", "the sums so far"))
)

# -- what lies open to everybody ---------------------------------------------------------------------------------------

NOTHING = "NOTHING"  # an array that stands in until a position is filled
OPEN = fields(
    "Open",
    # the board
    row("tiles", "lava sides of the tile on each space, 0 without one", NOTHING),
    row("need", "what the neighbours demand of each space (rules/island.py)", NOTHING),
    number("frontier", "empty spaces that some flow faces"),
    row("walls", "material + 1 on each place", NOTHING),
    row("vents", "where each eruption tile is (Vent)", NOTHING),
    # the players
    row("villages", "of each seat, -1 before it has chosen", NOTHING),
    row("temperature", "", NOTHING),
    row("stock", "seat * MATERIALS + material", NOTHING),
    row("old_deck", "what the deck was made of when it was last renewed, for memories", NOTHING),
    row("drawn", "cards each seat has drawn since", NOTHING),
    row("laid", "cards each seat has laid down since, seat * CARDS + card", NOTHING),
    row("left", "annihilation: 1 for the first to go out, 2 for the second …; 0 = not out", NOTHING),
    number("burned", "clans: seats that are burned up (E-10.5)"),
    # the common things
    row("supply", "", NOTHING),
    row("discards", "", NOTHING),
    bag("stack", "known by counting; with the forecast: the unseen tiles"),
    row("aside", "", NOTHING),
    row("tile_discards", "", NOTHING),
    row("gone", "tiles that have left the game", NOTHING),
    row("tops", "forecast: visible tile of each stack or -1", NOTHING),
    row("hidden", "forecast: tiles under it", NOTHING),
    row("aside_of", "forecast: tiles aside that came from each stack", NOTHING),
    # the turn
    number("phase", "", "Phase.DEAL"),
    number("active"),
    number("cards_due", "cards that chance owes the active player"),
    number("reveals", "forecast: stacks whose next top is to be revealed"),
    number("last_orange", "both dice as they lie since the last throw"),
    number("last_white"),
    number("last_place", "the wall they were thrown for, in this turn", "NOWHERE"),
    number("last_card", "what lies on top of the discarded cards", "NOWHERE"),
    number("built", "walls built in step 4"),
    flag("used_up", "the stack was used up in this turn"),
    flag("busy", "annihilation: something happened in this turn"),
    # steps under way
    step("placement", "Placement"),
    step("throw", "Throw"),
    step("relocation", "Relocation"),
    step("start_roll", "StartRoll"),
    # the end
    number("last", "seats whose last turn is still to come or running"),
    number("ending", "", "Ending.NONE"),
    number("idle", "annihilation: idle turns in a row"),
    number("turns", "annihilation: turns ended"),
)

# -- what somebody may not know (knowledge/knowledge.py names who knows what) ------------------------------------------

HIDDEN = fields(
    "Position",
    row("hands", "seat * CARDS + card", NOTHING),
    row("given", "of these, cards that the mate once gave and must still be there", NOTHING),
    row("old_hands", "the hands when the deck was last renewed", NOTHING),
    bag("deck"),
)
