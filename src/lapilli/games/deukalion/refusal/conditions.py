"""What forbids each action, chapter by chapter and in the order of the rulebook (docs/rules/deukalion.md)."""

from __future__ import annotations

from lapilli.core import conditions
from lapilli.core.conditions import citing, where
from lapilli.games.deukalion.actions import CITIES, LASTING
from lapilli.games.deukalion.refusal.case import Case

Condition = conditions.Condition[Case]
Table = conditions.Table[Case]

OUT_OF_TURN = ("play", "play-underworld", "play-call", "play-call-at", "pass")  # D-9.3

EVERY = (  # whatever the action
    Condition("chance-only", "", lambda it: it.kind.key not in CONDITIONS),
    Condition("cards-only", "D-9.3", lambda it: not it.in_turn and it.kind.key not in OUT_OF_TURN),
)


def during(*phases: str) -> Condition:
    """Of who is asked something else is due; who speaks up out of turn may do so at any time."""
    return Condition("wrong-time", "", lambda it: it.in_turn and it.phase not in phases)


OWN = during("step", "main")

# -- what several chapters ask for -----------------------------------------------------------------------------------

SAILED = Condition("sailing-used", "D-6.8", lambda it: it.sailing != "unused")
STOP_OVER = Condition("stop-over", "D-6.8", lambda it: it.sailing == "spent")
NO_SOLDIER = Condition("no-soldier", "D-6.5", lambda it: not it.own.aboard)
NONE_BELOW = Condition("none-below", "D-5.4", lambda it: not it.own.below)
FULL = Condition("no-room", "D-7.3", lambda it: it.room < 1)
BRING = (
    NONE_BELOW,
    Condition("too-few-below", "D-5.4", lambda it: it.few > it.own.below),
    Condition("no-room", "D-5.4", lambda it: it.few > it.room),
)
NO_TREASURE = Condition("no-treasure", "D-8.4", lambda it: not it.cargo(it["colour"]), "colour")
NOT_AT_ANCHOR = Condition("not-at-anchor", "D-8.4", lambda it: it.terrain(it.here) != "anchor")
NO_CARD = Condition("no-card", "D-9.3", lambda it: not it.held, "card")
ONE_SETTLEMENT = Condition("one-settlement", "D-11.6", lambda it: it.step.settled)

# -- D-3 to D-5: setting out and the turn ----------------------------------------------------------------------------

TURN: Table = {
    "anchor": (
        during("anchor"),
        Condition("no-anchor-field", "D-3.8", lambda it: it.terrain(it["field"]) != "anchor", "field"),
        Condition("anchor-taken", "D-3.8", lambda it: it.ships_at(it["field"])),
    ),
    "kylix": (during("kylix"), Condition("same-setting", "D-5.1", lambda it: it.same_setting)),
    "cards": (during("main"), Condition("cards-done", "D-5.3", lambda it: it.step.cards_done)),
    "soldiers": (
        during("main"),
        Condition("soldiers-done", "D-5.4", lambda it: it.step.soldiers_done),
        NONE_BELOW,
        FULL.citing("D-5.4"),
        Condition("die-too-small", "D-5.4", lambda it: it.few > it.rim(1)),
        *BRING,
    ),
    "recover": (during("step"), SAILED.citing("D-4.4"), *citing("D-4.4", BRING)),
    "done": (during("step"),),
    "end": (during("main"), Condition("cards-first", "D-5.3", lambda it: not it.step.cards_done)),
}

# -- D-6, D-11: sailing, attacks, settlements; D-7: the Styx ---------------------------------------------------------

REACH = (
    SAILED,
    Condition("not-water", "D-2.1", lambda it: not it.water(it["field"]), "field"),
    Condition("already-there", "D-6.1", lambda it: it["field"] == it.here),
    Condition("out-of-reach", "D-6.2", lambda it: it.out_of_range, "steps"),
)

SAILING: Table = {
    "sail": (
        OWN,
        *REACH,
        Condition("no-hydra-task", "D-6.7", lambda it: it.hunts and not it.may_hunt),
        *where(lambda it: it.hunts, NO_SOLDIER.citing("D-6.7")),
        Condition("name-ship", "D-6.5", lambda it: len(it.fought) > 1),
        *where(lambda it: it.fought, NO_SOLDIER),
    ),
    "sail-at": (
        OWN,
        *REACH,
        Condition("name-no-ship", "D-6.5", lambda it: len(it.fought) < 2),
        Condition("ship-not-there", "D-6.5", lambda it: it.hero not in it.fought, "hero"),
        NO_SOLDIER,
    ),
    "attack": (
        OWN,
        STOP_OVER,
        Condition("one-attack", "D-6.8", lambda it: it.step.attacked),
        Condition("not-beside", "D-6.11", lambda it: not it.beside(it["place"]), "place"),
        NO_SOLDIER.citing("D-6.11"),
        *where(
            lambda it: it["place"] in CITIES,
            Condition("empty-city", "D-12.11", lambda it: not it.treasures(it["place"])),
        ),
        *where(
            lambda it: it["place"] not in CITIES,
            Condition("not-held", "D-11.5", lambda it: it.holder(it["place"]) in ("", it.name)),
            ONE_SETTLEMENT,
        ),
    ),
    "attack-ship": (
        during("boarding"),
        Condition("ship-not-there", "D-6.9", lambda it: it.hero not in it.others_at(it.here), "hero"),
        NO_SOLDIER.citing("D-6.9"),
    ),
    "hold": (during("boarding"),),
    "found": (
        OWN,
        STOP_OVER,
        ONE_SETTLEMENT,
        Condition("not-beside", "D-11.1", lambda it: not it.beside(it["settlement"]), place="settlement"),
        Condition("settlement-taken", "D-11.5", lambda it: it.holder(it["settlement"])),
        Condition("too-few-aboard", "D-11.1", lambda it: it.own.aboard < it.founders, number="founders"),
    ),
    "styx-take": (during("styx"), FULL),
    "styx-pass": (during("styx"),),
    "unload": (
        during("styx"),
        Condition("all-fit", "D-7.4", lambda it: it.own.below <= it.room),
        NO_TREASURE.citing("D-7.4"),
    ),
}

# -- D-8: tasks ------------------------------------------------------------------------------------------------------

CLAIM = (
    *where(
        lambda it: it.phase == "reveal",
        Condition("only-revealed", "D-8.9", lambda it: not it.revealed),
    ),
    *where(
        lambda it: it.phase != "reveal",
        Condition("not-your-task", "D-8.2", lambda it: not it.at_hand, "task"),
    ),
    Condition("only-by-winning", "D-8.11", lambda it: it.half.kind in ("beat", "hydra")),
    *where(
        lambda it: it.half.kind in ("soldiers", "cards"),
        Condition("no-colours", "D-8.5", lambda it: it.colours),
        Condition("not-beside", "D-8.3", lambda it: not it.beside(it.city), place="city"),
    ),
    *where(
        lambda it: it.half.kind == "soldiers",
        Condition("too-few-aboard", "D-8.3", lambda it: it.own.aboard < it.number, "number"),
    ),
    *where(
        lambda it: it.half.kind == "cards",
        Condition("too-few-cards", "D-8.3", lambda it: it.own.cards < it.number, "number"),
    ),
    *where(
        lambda it: it.half.kind not in ("soldiers", "cards"),
        Condition("wrong-colours", "D-8.5", lambda it: not it.fitting),
        NOT_AT_ANCHOR.citing("D-8.3"),
        Condition("no-treasure", "D-8.3", lambda it: it.missing, colour="missing"),
    ),
)
REWARD = (
    Condition("not-your-task", "D-8.12", lambda it: not it.at_hand, "task"),
    Condition("other-win", "D-8.11", lambda it: it.half.kind != ("beat" if it.fight == "ship" else "hydra")),
)
CLAIM_WITH = (during("step", "main", "reveal"), *CLAIM)

TASKS: Table = {
    "deliver": (OWN, NOT_AT_ANCHOR, NO_TREASURE),
    "claim": (
        during("step", "main", "reveal", "reward"),
        *where(lambda it: it.phase == "reward", *REWARD),
        *where(lambda it: it.phase != "reward", *CLAIM),
    ),
    "claim-one": CLAIM_WITH,
    "claim-two": CLAIM_WITH,
    "claim-three": CLAIM_WITH,
    "return": (
        during("return"),
        Condition("other-colour", "D-8.7", lambda it: it["colour"] not in it.choices("colour")),
        Condition("city-full", "D-2.6", lambda it: it.treasures(it["city"]) >= it.box.places[it["city"]], "city"),
    ),
    "discard": (during("discard"), NO_CARD.citing("D-8.7")),
    "pass": (during("reveal", "muster", "reckoning"),),
}

# -- D-9, D-10: action cards -----------------------------------------------------------------------------------------

SAY_MORE = ("underworld", "call", "charon")  # cards of which the action must say more
TURNS_A_FIGHT = ("fleece", "athena", "hermes")


def only_in_turn(it: Case) -> bool:
    """D-9.3 Others may play lasting cards, the Sandals, and the Call where nobody fights."""
    return not it.in_turn and it.card not in (("hermes",) if it.phase == "muster" else (*LASTING, "hermes", "call"))


SPEAK_UP = where(only_in_turn, NO_CARD, Condition("only-in-turn", "D-9.3", lambda it: True))
HYDRA_MOVES = (
    Condition("hydra-open-sea", "D-13.1", lambda it: not it.sea(it["field"])),
    Condition("hydra-there", "D-13.2", lambda it: it["field"] == it.hydra),
    Condition("hydra-out-of-reach", "D-13.2", lambda it: it.hydra_out_of_reach, "steps"),
    Condition("name-ship", "D-13.3", lambda it: not it.hero and len(it.met) > 1),
    Condition("name-no-ship", "D-13.3", lambda it: it.hero and len(it.met) < 2),
    Condition("ship-not-there", "D-13.3", lambda it: it.hero and it.hero not in it.met, "hero"),
    Condition("own-ship", "D-13.6", lambda it: it.against_oneself),
)
CALL = (OWN, *SPEAK_UP, NO_CARD.citing("D-10.9"), *HYDRA_MOVES)

CARDS: Table = {
    "play": (
        during("step", "main", "muster", "reckoning"),
        *SPEAK_UP,
        Condition("say-more", "D-9.3", lambda it: it.card in SAY_MORE),
        NO_CARD,
        Condition("not-in-muster", "D-12.3", lambda it: it.phase == "muster" and it.card != "hermes"),
        *where(  # after the throw a card must be able to change something
            lambda it: it.phase == "reckoning",
            Condition("nobody-fallen", "D-10.2", lambda it: it.card == "hades" and not it.side.fallen),
            Condition("nobody-fallen", "D-10.7", lambda it: it.card == "zeus" and not it.side.fallen),
            Condition("not-in-reckoning", "D-12.5", lambda it: it.card not in ("hades", "zeus", *TURNS_A_FIGHT)),
            Condition("not-losing", "D-9.4", lambda it: it.card in TURNS_A_FIGHT and not it.losing),
        ),
        *where(
            lambda it: it.phase != "reckoning",
            Condition("only-in-reckoning", "D-9.3", lambda it: it.card in ("athena", "zeus")),
        ),
        *where(lambda it: it.card == "hermes", Condition("bag-empty", "D-10.8", lambda it: not it.enough_cards)),
        *where(lambda it: it.card == "poseidon", SAILED.citing("D-10.5")),
        *where(
            lambda it: it.card == "orpheus",
            Condition("orpheus-twice", "D-10.11", lambda it: it.step.orpheus),
            SAILED.citing("D-10.11"),
        ),
    ),
    "play-underworld": (
        during("step", "main", "muster"),
        NO_CARD.citing("D-10.4"),
        Condition("card-too-small", "D-10.4", lambda it: it.few > it.amount),
        *citing("D-10.4", BRING),
    ),
    "play-charon": (
        OWN,
        NO_CARD.citing("D-10.10"),
        SAILED.citing("D-10.10"),
        Condition("not-styx", "D-10.10", lambda it: it.terrain(it["field"]) != "styx"),
        Condition("already-there", "D-10.10", lambda it: it["field"] == it.here),
    ),
    "play-call": CALL,
    "play-call-at": CALL,
}

# -- D-12 to D-14: the Hydra, spoils and pushes ----------------------------------------------------------------------

HYDRA_DIE = (during("main"), Condition("hydra-done", "D-5.6", lambda it: it.step.hydra_done), *HYDRA_MOVES)

FIGHTS: Table = {
    "hydra": HYDRA_DIE,
    "hydra-at": HYDRA_DIE,
    "take": (
        during("spoils", "plunder"),
        Condition("none-to-take", "D-12.13", lambda it: not it.spoils, "colour"),
        Condition("no-space", "D-12.13", lambda it: not it.room and not it.own.aboard),
    ),
    "leave": (during("spoils", "plunder"),),
    "push": (
        during("spoils", "push-ship"),
        Condition("push-other", "D-14.1", lambda it: it.hero != it.beaten, hero="beaten"),
        Condition("push-three", "D-14.1", lambda it: not it.pushed_ship, "field"),
    ),
    "push-hydra": (
        during("push-hydra"),
        Condition("push-three", "D-14.3", lambda it: not it.pushed(it.hydra, it.sea), "field"),
    ),
}

CONDITIONS: Table = {**TURN, **SAILING, **TASKS, **CARDS, **FIGHTS}
