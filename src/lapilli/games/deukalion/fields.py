"""What a position of Deukalion keeps: the one declaration of each fact (`make generate` writes the code from it)."""

from lapilli.core.fields import Field, fields, flag, given, number, part, parts, row, step

# -- steps under way: made on entry and gone on exit, so that none can be stale ----------------------------------------

STEP = fields(
    "Step",
    given(number("seat")),
    number("sailing", "", start="Sailing.UNUSED"),
    flag("attacked"),
    flag("settled"),
    number("wind", "fields added to the range"),
    flag("orpheus"),
    flag("cards_done", "these three in a main phase only"),
    flag("soldiers_done"),
    flag("hydra_done"),
)
DRAW = fields(
    "Draw",
    given(number("seat")),
    given(number("left")),
    given(flag("hermes", "a Sandals of Hermes waits to be discarded")),
)
REVEAL = fields("Reveal", given(number("task")), given(number("waiting", "seats as bits")), given(number("answered")))
SIDE = fields("Side", given(number("seat")), number("fallen"), number("firm"), number("leaning"), number("shields"))
FIGHT = fields(
    "Fight",
    number("stage", "", start="Phase.OVER"),
    given(number("kind")),
    given(number("mover", "whose deed opened it: a seat that sailed, attacked or moved the Hydra")),
    part("thrower", SIDE, "the attacker, or the lone thrower"),
    part("defender", SIDE, "seat NONE unless ships fight"),
    given(number("place", "city or settlement (as a place), else NONE")),
    number("side", "whose throw or answer is due: 0 thrower, 1 defender"),
    number("quiet", "how many in succession had nothing to play"),
    flag("zeus", "the throw due is of the fallen only"),
    flag("won", "by the thrower"),
)

# -- what lies open to everybody: nothing here may tell a hand, a secret task, a bag or a hidden answer ----------------

HERO = fields(
    "Hero",
    number("ship", "field", start="NONE"),
    number("aboard", "soldiers"),
    number("below", "soldiers in the underworld"),
    number("points", "point cards"),
    number("tasks", "fulfilled task cards, a bit each"),
    flag("has_secret", "is its secret task still to be fulfilled?"),
    number("cards", "how many action cards are in hand"),
    number("pegasus", "lasting cards on the table"),
    number("hades"),
    number("fleece"),
    given(row("cargo", "treasures aboard by colour")),
)
OPEN = fields(
    "Open",
    number("phase", "what is due now; found anew by `whose_turn`", start="Phase.OVER"),
    number("course", "set-up, a step, the Kylix, the main phase", start="Phase.OVER"),
    number("count", "how far the set-up is"),
    number("first"),
    number("active"),
    number("turn"),
    number("winner", "", start="NONE"),
    # board
    parts("heroes", HERO),
    row("cities", "treasures: city * 5 + colour"),
    row("settlements", "who holds it"),
    number("hydra", "", start="NONE"),
    row("dice", "rim1 to rim4, middle; 0 before the roll"),
    number("kylix", "which rim is the card die", start="NONE"),
    # cards
    number("deck_size"),
    row("pile", "discarded action cards by kind"),
    number("tasks_left", "in the bag"),
    row("open_tasks"),
    number("removed", "tasks that several claimed at once, a bit each"),
    number("hunters", "seats that sailed at the Hydra without an open task for it: they have a secret one"),
    # this turn
    part("step", STEP, start="Step(NONE)"),
    number("sent", "seats that sent the Hydra against themselves in this turn"),
    number("waived", "seats that play no card out of turn in this turn"),
    # to be settled first
    step("draw", DRAW),
    row("dues", "what is to be handed over: seat * 8 + colour, or + CARD_DUE"),
    flag("replace", "a task card is to be replaced"),
    step("reveal", REVEAL),
    flag("styx"),
    flag("boarding"),
    # without a fight nobody changes it, so the one that a new position begins with will do
    Field("fight", "", "Fight", "no_fight()", "{0}.copy() if {0}.stage != Phase.OVER else self.fight"),
)

# -- what somebody may not know (knowledge/knowledge.py names who knows what) ------------------------------------------

HIDDEN = fields(
    "Position",
    row("hands", "action cards: seat * 11 + kind"),
    row("secrets", "of each seat: its secret task"),
    row("deck", "action cards by kind"),
    number("task_bag", "a bit each"),
    row("answers", "of each seat at a reveal moment: NONE, or the action"),
)
