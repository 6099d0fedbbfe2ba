"""What forbids each action, chapter by chapter and in the order of the rulebook (docs/rules/fuji.md)."""

from __future__ import annotations

from lapilli.core import conditions
from lapilli.core.conditions import where
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.refusal import talk
from lapilli.games.fuji.refusal.case import THIRD, Case

Condition = conditions.Condition[Case]
Table = conditions.Table[Case]

EVERY = (  # whatever the action
    Condition("chance-only", "F-14.10", lambda it: it.kind.key not in CONDITIONS),
    Condition("no-third", "F-10.5", lambda it: it.third and not it.state.third),
)


def during(*phases: str) -> Condition:
    """Another step is due."""
    return Condition("wrong-phase", "", lambda it: it.phase not in phases)


def at(*phases: str) -> conditions.Predicate[Case]:
    """Conditions that count in these steps only."""
    return lambda it: it.phase in phases


# -- what several chapters ask for -----------------------------------------------------------------------------------

READY = Condition("ready", "F-2.8", lambda it: it.ready)
GUARD = Condition("guard", "F-2.10", lambda it: it.guarded)
GUARD_OF_THIRD = Condition("guard", "F-2.10", lambda it: it.third and it.guarded)
ENTERED = Condition("entered", "F-10.10", lambda it: it.entered)
NO_CARD = Condition("no-card", "F-4.6", lambda it: not it.owns(it.number, it.held), card="held")
OTHER_FIGURE = Condition("other-figure", "F-12.2", lambda it: not it.another)
NOT_WALKABLE = Condition("not-walkable", "F-14.2", lambda it: it["cell"] not in it.walkable, "cell")
NOT_IN_ORDER = Condition("not-yours", "F-14.10", lambda it: not it.setting_up)
NOT_HANDLING = Condition("not-yours", "F-4.4", lambda it: not it.handling)
NOT_MOVING = Condition("not-yours", "", lambda it: not it.moving)
NO_DIE = Condition("no-die", "F-14.6", lambda it: not it.reachable, "die")

# -- F-0: setting up -------------------------------------------------------------------------------------------------

SETUP_PHASES: Table = {
    "pick-character": (
        during("characters"),
        Condition("taken", "F-0.2", lambda it: it.taken),
        NOT_IN_ORDER,
        ENTERED,
    ),
    "pick-skill": (
        during("skills"),
        Condition("taken", "F-0.3", lambda it: it.taken),
        Condition("six-dice", "F-10.5", lambda it: it.third and it.dice_of_skill != 6),
        NOT_IN_ORDER,
        ENTERED,
    ),
    "leave-out": (during("left_out"), NOT_IN_ORDER),
    "bury": (during("burying"), NO_CARD.citing("F-0.6"), NOT_IN_ORDER, ENTERED),
    "start": (during("starts"), NOT_IN_ORDER),
}

# -- F-2: planning; F-11.1: what the Manager gives away --------------------------------------------------------------

PLANNING: Table = {
    "mark": (
        during("planning"),
        READY,
        *where(lambda it: it.marker_of(it.one), GUARD),
        NOT_WALKABLE,
        Condition("marker-there", "F-2.2", lambda it: it["cell"] == it.marker_of(it.one), "cell"),
        Condition("out-of-reach", "F-2.2", lambda it: it["cell"] not in it.reach(it.number), "cell", "limit"),
        Condition("neighbour-marker", "F-2.3", lambda it: it.neighbour, figure="neighbour"),
    ),
    "unmark": (
        during("planning"),
        Condition("no-marker", "F-2.5", lambda it: not it.marker_of(it.one)),
        READY,
        GUARD,
    ),
    "side": (
        during("planning"),
        Condition("no-third-buddy", "F-10.9", lambda it: not it.state.third or not it.able(THIRD, "buddy")),
        Condition("side-already", "F-10.9", lambda it: it.state.side == it.figure_of(it["seat"])),
        READY,
        GUARD,
    ),
    "ready": (
        during("planning", "gear"),
        READY,
        *where(at("planning"), Condition("marker-missing", "F-2.6", lambda it: it.unmarked, figure="unmarked")),
    ),
    "unready": (during("planning", "gear"), Condition("not-ready", "F-2.8", lambda it: not it.ready), GUARD),
    "give": (
        during("planning", "gear", "turns"),
        Condition("not-manager", "F-11.1", lambda it: not it.able(it.number, "manager")),
        OTHER_FIGURE.citing("F-11.1"),
        NO_CARD.citing("F-11.1"),
        *where(at("planning", "gear"), GUARD_OF_THIRD, READY),
        ENTERED,
    ),
}

# -- F-3: rerolls, also those that a card allows ---------------------------------------------------------------------

THROW_FIRST = Condition("throw-first", "F-3.5", lambda it: it.picked)

REROLLS: Table = {
    "pick": (
        during("rerolls", "throwing"),
        NO_DIE,
        *where(
            at("rerolls"),
            Condition("no-rerolls", "F-3.1", lambda it: not it.rerolls_left),
            Condition("buddy-die", "F-11.3", lambda it: it.die == it.state.buddy),
        ),
        *where(at("throwing"), NOT_HANDLING),
    ),
    "throw": (
        during("rerolls", "throwing"),
        *where(at("throwing"), NOT_HANDLING),
        Condition("pick-first", "F-3.6", lambda it: not it.picked),
    ),
    "stop": (
        during("rerolls", "throwing"),
        *where(at("rerolls"), Condition("no-rerolls", "F-3.7", lambda it: it.stopped)),
        *where(
            at("throwing"),
            NOT_HANDLING,
            Condition("must-throw", "F-12.15", lambda it: (it.for_oneself or it.third) and not it.acted),
        ),
        THROW_FIRST,
    ),
    "aside": (
        during("rerolls", "cutting"),
        *where(at("cutting"), NOT_HANDLING),
        *where(
            at("rerolls"),
            Condition("no-buddy", "F-11.3", lambda it: not it.buddy),
            THROW_FIRST.citing("F-11.3"),
        ),
        NO_DIE,
    ),
}

# -- F-4.6, F-12: equipment ------------------------------------------------------------------------------------------

NEED_DICE = ("machete", "shovel", "flashlight")
NO_DICE = Condition("no-dice", "F-12.2", lambda it: not it.one.dice)
TARGET_WITHOUT_DICE = Condition("no-dice", "F-12.2", lambda it: not it.figures[it.target or 0].dice)
USABLE = (
    during("planning", "gear").citing("F-4.4"),
    READY,
    GUARD_OF_THIRD,
    NO_CARD,
    Condition("nothing-to-copy", "F-12.14", lambda it: it.knife and not it.anybody_owns, "card"),
    Condition("arm", "F-5.22", lambda it: it.hurt(it.number, "arm")),
    Condition("fresh", "F-4.6", lambda it: it.fresh, card="held"),
    Condition("card-phase", "F-4.6", lambda it: not it.in_its_phase, "card"),
)

EQUIPMENT: Table = {
    "use-bare": (
        *USABLE,
        *where(lambda it: it.card in NEED_DICE, NO_DICE.citing("F-14.6")),
        Condition("flip-face", "F-12.5", lambda it: it.face and not it.third and not it.shown(it.face), "face"),
        ENTERED,
    ),
    "use-lender": (
        *USABLE,
        OTHER_FIGURE,
        *where(lambda it: it.card == "map", NO_DICE.citing("F-12.4")),
        *where(
            lambda it: it.card == "lighter",
            TARGET_WITHOUT_DICE,
            Condition("refused", "F-12.2", lambda it: it.refused, "figure"),
        ),
        ENTERED,
    ),
    "use-water": (
        *USABLE,
        *where(lambda it: it["target"] == "self", NO_DICE.citing("F-12.15")),
        *where(lambda it: it["target"] != "self", OTHER_FIGURE, TARGET_WITHOUT_DICE),
        ENTERED,
    ),
    "use-rope": (
        *USABLE,
        Condition("not-adjacent", "F-12.11", lambda it: it["cell"] not in it.beside(it.cell_of(it.one)), "cell"),
        ENTERED,
    ),
    "use-binoculars": (
        *USABLE,
        Condition("not-landscape", "F-12.1", lambda it: it.unseen[0] == "not-landscape", cell="unseen_cell"),
        Condition("not-empty", "F-12.1", lambda it: it.unseen[0] == "not-empty", cell="unseen_cell"),
        ENTERED,
    ),
}

# -- F-12, F-10.11: while a card is carried out ----------------------------------------------------------------------

CARRIED_OUT: Table = {
    "lend": (during("lending"), NOT_HANDLING, NO_DIE),
    "refuse": (
        during("lending"),
        Condition("cannot-refuse", "F-12.4", lambda it: it.used != "lighter"),
        NOT_HANDLING,
    ),
    "pass": (
        during("lending", "carabiner", "flipping", "cutting", "turning", "throwing"),
        Condition("no-third", "F-10.11", lambda it: not it.state.third),
        *where(
            at("carabiner"),  # p1 may leave it to p2
            Condition("not-yours", "F-10.11", lambda it: it.seat != 0 or not it.asks("pass", "p3-reroll")),
            Condition("must-reroll", "F-10.11", lambda it: not it.dice_in(THIRD + 1)),
        ),
        *where(
            lambda it: it.phase != "carabiner",
            Condition("not-yours", "F-10.11", lambda it: not it.handling),
            Condition("already-begun", "F-10.11", lambda it: it.acted or it.picked),
        ),
    ),
    "reroll": (during("carabiner"), Condition("not-yours", "F-12.3", lambda it: not it.at_work("reroll")), NO_DIE),
    "flip": (
        during("flipping"),
        NOT_HANDLING,
        NO_DIE,
        Condition("flip-face", "F-12.5", lambda it: it.shows != it.face, "face"),
    ),
    "done": (
        during("flipping", "cutting", "bars"),
        *where(at("bars"), Condition("not-yours", "F-11.5", lambda it: it.gatherer != it.number), ENTERED),
        *where(at("flipping", "cutting"), NOT_HANDLING),
        *where(at("flipping"), Condition("at-least-one", "F-12.5", lambda it: not it.acted)),
        *where(at("cutting"), Condition("at-least-one", "F-12.7", lambda it: not it.acted)),
    ),
    "turn": (
        during("turning"),
        NOT_HANDLING,
        NO_DIE,
        Condition("same-face", "F-12.10", lambda it: it.shows == int(it["face"])),
    ),
}

# -- F-5, F-11.5: turns, power bars, injuries ------------------------------------------------------------------------

TURNS: Table = {
    "go": (during("turns"), Condition("gone", "F-5.2", lambda it: it.state.gone >> it.number & 1)),
    "bar": (
        during("bars"),
        Condition("not-yours", "F-11.5", lambda it: it.gatherer != it.number),
        Condition("bar-target", "F-11.5", lambda it: not it.near_the_mover),
        ENTERED,
    ),
    "walk": (
        during("walk"),
        NOT_MOVING.citing("F-5.9"),
        Condition("not-walkable", "F-14.2", lambda it: it.closed, cell="closed"),
        Condition("walk-kind", "F-5.9", lambda it: not it.first_of_its_kind),
        ENTERED,
    ),
    "take": (during("token"), NOT_MOVING, ENTERED),
    "leave": (during("token"), NOT_MOVING, ENTERED),
    "injury": (
        during("injury"),
        NOT_MOVING.citing("F-5.20"),
        Condition("injured-there", "F-5.20", lambda it: it.hurt(it.number, it["injury"])),
        ENTERED,
    ),
    "lose": (
        during("losing"),
        Condition("not-yours", "F-5.21", lambda it: not it.at_work("lose")),
        Condition("no-die", "F-5.21", lambda it: it.lost, "die"),
        ENTERED,
    ),
}

OWN: Table = {**SETUP_PHASES, **PLANNING, **REROLLS, **EQUIPMENT, **CARRIED_OUT, **TURNS}
KINDS = {kind.key for kind in SPACE.kinds}
OF_THIRD: Table = {f"p3-{key}": broken for key, broken in OWN.items() if f"p3-{key}" in KINDS}  # F-10.10

CONDITIONS: Table = {**OWN, **OF_THIRD, **talk.CONDITIONS}
