"""What forbids each action, step by step and in the order of the rulebook (docs/rules/nisyros.md)."""

from __future__ import annotations

from lapilli.core import conditions
from lapilli.core.log_lines import Word
from lapilli.games.nisyros.refusal.case import LEVELS, Case, workplaces, zone_of
from lapilli.games.nisyros.rules.cards import Card

Condition = conditions.Condition[Case]
Table = conditions.Table[Case]

MOST_MOVES, MOST_SAILS = 40, 64  # N-1.11

EVERY = (Condition("chance-only", "", lambda it: it.kind.key not in CONDITIONS),)


def during(phase: str) -> Condition:
    """The action belongs to another step, or to another question."""
    return Condition("wrong-step", "", lambda it: it.phase != phase, step=Word("phase", phase))


# -- what several steps ask for --------------------------------------------------------------------------------------

NOT_YOURS = Condition("not-yours", "N-0.3", lambda it: it["colour"] != it.mine, "colour")
READY = Condition("already-ready", "N-1.10", lambda it: it.finished(it.mine))
HOST_FIRST = Condition("host-first", "N-1.9", lambda it: it.host_is_busy, zone="home")
NOBODY_THERE = Condition(
    "nobody-there", "N-0.7", lambda it: not it.workers(it["colour"], it.start), "colour", place="start"
)
STANDING = (
    NOBODY_THERE,
    Condition("only-idle", "N-0.7", lambda it: not it.standing(it["colour"], it.start), place="start"),
)
CLOSED = (
    Condition("covered", "N-0.5", lambda it: it.covered(it.place), "area"),
    Condition("closed", "N-0.5", lambda it: it.deserted(it.place), "place"),
)
ENTER = (
    Condition("same-place", "N-1.1", lambda it: it["from"] == it["to"]),
    Condition("out-of-reach", "N-1.3", lambda it: it.out_of_reach(it["colour"], it["to"]), place="to"),
    *CLOSED,
    Condition("full", "N-1.2", lambda it: it.full(it["to"]), place="to"),
)
NO_BOAT = Condition("no-boat", "N-10.1", lambda it: not it.boats(it["zone"]), "zone")
NO_REFUGE = Condition("no-refuge", "N-11.3", lambda it: not it.refuge(it.zone), "zone")
NOT_SHOWN = Condition("not-shown", "N-9.2", lambda it: it["zone"] not in it.shown, "zone")

# -- N-14: villages; N-1: placing ------------------------------------------------------------------------------------

PLACING = (NOT_YOURS, READY, HOST_FIRST)

STEP_1: Table = {
    "village": (
        during("village"),
        Condition("village-taken", "N-14.4", lambda it: it.owned(it["zone"]), "zone"),
        Condition("village-agreed", "N-14.4", lambda it: not it.village_agreed),
    ),
    "place": (
        during("place"),
        *PLACING,
        NOBODY_THERE,
        *ENTER,
        Condition(
            "enough-moves",
            "N-1.11",
            lambda it: it.state.placed[it.seat] >= MOST_MOVES and not it.out_of_reach(it.mine, it["from"]),
        ),
    ),
    "sail": (
        during("place"),
        Condition("active-sails", "N-1.8", lambda it: it.seat != it.state.active and not it.parameters.all_sail),
        READY,
        Condition("no-boat", "N-1.8", lambda it: it["from"] == it["to"] or not it.boats(it["from"]), zone="from"),
        Condition("no-refuge", "N-1.8", lambda it: not it.refuge(it["to"]), zone="to"),
        Condition("enough-moves", "N-1.11", lambda it: it.state.sails >= MOST_SAILS),
    ),
    "ready": (during("place"), *PLACING, Condition("astray", "N-1.4", lambda it: it.astray, place="astray")),
}

# -- N-2, N-15: event cards that ask something at once ---------------------------------------------------------------

STEP_2: Table = {
    "siesta": (during("siesta"), *STANDING),
    "gas": (
        during("gas"),
        NOT_SHOWN.citing("N-15.10"),
        Condition("no-workers", "N-15.10", lambda it: not any(map(it.crowd, workplaces(it["zone"]))), "zone"),
    ),
    "search": (during("search"), Condition("not-in-hades", "N-15.11", lambda it: not it.in_hades, "colour")),
    "search-none": (during("search"),),
    "wash": (during("wash"), NO_REFUGE.citing("N-15.12")),
    "crevice": (during("crevice"), Condition("no-lava", "N-15.14", lambda it: not it.lava(it["zone"]), "zone")),
    "tremor": (
        during("tremor"),
        NOT_SHOWN.citing("N-15.17"),
        Condition("no-dams", "N-15.17", lambda it: not it.dams_in(it["zone"]), "zone"),
    ),
    "undam": (
        during("undam"),
        Condition("board-order", "N-15.18", lambda it: zone_of(it["area"]) != it.due, zone="due"),
        Condition("no-dam-there", "N-15.18", lambda it: not it.dams(it["area"]), "area"),
    ),
    "wreck": (during("wreck"), NO_BOAT.citing("N-15.19")),
    "panic": (during("panic"), *STANDING),
    "panic-idle": (
        during("panic"),
        Condition("none-idle", "N-15.20", lambda it: not it.idle(it["colour"], it["place"]), "place"),
    ),
}

# -- N-3: dice -------------------------------------------------------------------------------------------------------

STEP_3: Table = {
    "reroll": (
        during("reroll"),
        Condition("plus-stays", "N-15.1", lambda it: it.face == "plus"),
        Condition("picked-already", "N-15.1", lambda it: it.picked),
    ),
    "reroll-done": (during("reroll"),),
    "die": (
        during("dice"),
        Condition("die-lies", "N-3.6", lambda it: not it.in_hand),
        Condition("wrong-die", "N-3.4", lambda it: not it.suits, "face", "place"),
        *CLOSED,
        Condition("die-there", "N-3.5", lambda it: it.doubled(it["place"]), "place"),
        Condition("gassed", "N-15.10", lambda it: it.gassed(it["place"]), "place"),
        Condition("useless-die", "N-3.7", lambda it: not it.waits(Card.RUNNER) and not it.hands(it["place"]), "place"),
    ),
    "dice-done": (during("dice"),),
    "run": (during("run"), *STANDING, *ENTER),
    "run-none": (during("run"),),
}

# -- N-5: building; N-6: calling; N-7: feeding -----------------------------------------------------------------------

CALLING = (NOT_YOURS, READY.citing("N-6.6"), HOST_FIRST.citing("N-6.4"))

STEPS_5_TO_7: Table = {
    "build-dam": (
        during("build"),
        Condition("no-builder", "N-5.1", lambda it: it.idle_builders(f"{it.zone}.dam"), "zone"),
        Condition("no-stone", "N-5.5", lambda it: not it.stock("stone")),
        Condition("supply-empty", "N-5.5", lambda it: sum(it.state.dams) >= it.parameters.dams),
        Condition("covered", "N-5.2", lambda it: it.covered(it["area"]), "area"),
        Condition("no-spot", "N-5.2", lambda it: it.dams(it["area"]) >= it.spots(it["area"]), "area"),
    ),
    "build-boat": (
        during("build"),
        Condition("no-builder", "N-5.3", lambda it: it.idle_builders(f"{it['zone']}.yard"), "zone"),
        Condition("no-wood", "N-5.5", lambda it: not it.stock("wood")),
        Condition("supply-empty", "N-5.5", lambda it: sum(it.state.boats) >= it.parameters.boats),
    ),
    "build-done": (during("build"),),
    "call": (
        during("call"),
        *CALLING,
        Condition(
            "no-citizen", "N-6.2", lambda it: it["zone"] != it.home or not it.citizens(it.mine, it["zone"]), "zone"
        ),
        Condition("no-call", "N-6.1", lambda it: not it.calls_left, "zone"),
    ),
    "call-done": (during("call"), *CALLING),
    "gather": (
        during("gather"),
        NOT_YOURS,
        NOBODY_THERE,
        Condition("same-place", "N-15.6", lambda it: it["from"] == it["to"]),
        NO_REFUGE.citing("N-15.6"),
        Condition("moved-already", "N-15.6", lambda it: it.all_gathered, place="from"),
        READY.citing("N-15.6"),
    ),
    "gather-done": (
        during("gather"),
        NOT_YOURS,
        Condition("not-gathered", "N-15.6", lambda it: it.not_gathered, place="not_gathered"),
        READY.citing("N-15.6"),
    ),
    "sick": (during("sick"), NOBODY_THERE),
}

# -- N-8: flow; N-9: eruptions; N-11: fleeing ------------------------------------------------------------------------

FLEEING = (
    during("flee"),
    Condition("nobody-flees", "N-11.5", lambda it: not it.threatened(it["colour"], it.citizen), "colour"),
    Condition("seat-order", "N-11.4", lambda it: it.first_to_flee not in ("", it["colour"]), colour="first_to_flee"),
    Condition("strict-order", "N-11.9", lambda it: it.out_of_strict_order),
)
BY_BOAT = (*FLEEING, Condition("no-boat-here", "N-11.6", lambda it: not it.boat_ready))
OVERLAND = (
    NO_REFUGE,
    Condition("home-only", "N-11.3", lambda it: it.lava(it.home) < LEVELS and it["zone"] != it.home, zone="home"),
    Condition("cut-off", "N-11.2", lambda it: it.cut_off, "zone"),
)

STEPS_8_AND_9: Table = {
    "flow": (
        during("flow"),
        Condition("no-flow", "N-8.2", lambda it: it.lava(it["zone"]) in (0, LEVELS), "zone"),
        Condition("protected", "N-8.3", lambda it: it.protected, area="area_below"),
        Condition("flowed", "N-8.2", lambda it: it["zone"] not in it.choices("zone"), "zone"),
    ),
    "erupt": (
        during("erupt"),
        Condition("all-covered", "N-9.2", lambda it: it.lava(it["zone"]) == LEVELS, "zone"),
        *conditions.where(lambda it: not it.waits(Card.ORACLE), NOT_SHOWN),
    ),
    "flee-citizen-boat": BY_BOAT,
    "flee-worker-boat": BY_BOAT,
    "flee-citizen": (*FLEEING, Condition("boat-first", "N-11.7", lambda it: it.boat_ready), *OVERLAND),
    "flee-worker": (*FLEEING, *OVERLAND),
}

# -- N-10: evacuation; N-12: new homes -------------------------------------------------------------------------------

STEP_10: Table = {
    "evacuate": (
        during("evacuate"),
        Condition("nobody-there", "N-10.1", lambda it: not it.people, "colour", place="spot"),
        NO_BOAT,
        Condition("no-wheat", "N-10.1", lambda it: it.stock("wheat") < it.parameters.fare),
    ),
    "evacuate-done": (during("evacuate"),),
    "home": (
        during("home"),
        NOT_YOURS,
        READY.citing("N-12.4"),
        NO_REFUGE.citing("N-12.6"),
        Condition(
            "keep-home",
            "N-12.4",
            lambda it: it.lava(it.home) < LEVELS and it["zone"] not in (it.home, it.mine),
            zone="home",
        ),
    ),
}

CONDITIONS: Table = {**STEP_1, **STEP_2, **STEP_3, **STEPS_5_TO_7, **STEPS_8_AND_9, **STEP_10}

WAITING: Table = {  # phase in which all act at once -> why a seat may do nothing more, or nothing yet
    "place": (READY, HOST_FIRST),
    "call": (READY.citing("N-6.6"), HOST_FIRST.citing("N-6.4")),
    "gather": (READY.citing("N-15.6"),),
    "home": (READY.citing("N-12.4"),),
}
