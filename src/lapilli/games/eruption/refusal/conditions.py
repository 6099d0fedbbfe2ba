"""What forbids each action, chapter by chapter and in the order of the rulebook (docs/rules/eruption.md)."""

from __future__ import annotations

from lapilli.core import conditions
from lapilli.core.conditions import citing
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.eruption.names import MATERIAL_NAMES
from lapilli.games.eruption.refusal.case import Case

Condition = conditions.Condition[Case]
Table = conditions.Table[Case]

EVERY = (  # whatever the action
    Condition("game-over", "E-8.7", lambda it: it.state.actor == NOBODY),
    Condition("chance-first", "E-0.12", lambda it: it.state.actor == CHANCE),
    Condition("not-active", "E-0.12", lambda it: it.village != it.active, seat="active"),
    Condition("only-chance", "E-0.12", lambda it: it.kind.key not in CONDITIONS),
)


def during(*steps: str) -> Condition:
    """E-0.10 Something else is due."""
    return Condition("other-step", "E-0.10", lambda it: it.step not in steps, "step")


# -- E-0, E-10: villages ---------------------------------------------------------------------------------------------

VILLAGES: Table = {
    "settle": (
        during("settle"),
        Condition("no-such-village", "E-0.1", lambda it: it["village"] not in it.seating, "village", "players"),
        Condition("village-taken", "E-0.1", lambda it: it["village"] in it.settled, "village"),
        Condition("not-opposite", "E-10.1", lambda it: it.clans and it.mate_has_another_side, "village"),
        Condition("kept-for-mate", "E-10.1", lambda it: it.clans and it.opposite, "village", seat="opposite"),
    ),
}

# -- E-2, E-6, E-12: tiles -------------------------------------------------------------------------------------------

ROTATION = Condition("rotation", "E-2.1", lambda it: not it.lava, "tile", "rotation")
TAKEN = Condition("taken", "E-2.1", lambda it: it["space"] in it.board, "space")
NO_TILE = Condition("no-tile", "E-9.4", lambda it: it["space"] not in it.board, "space")
MISFITS = (  # the first side counts, clockwise from n, whichever clause it breaks
    Condition("mismatch", "E-2.2", lambda it: it.misfit == "E-2.2", "space", "side", other="beside"),
    Condition("exit", "E-2.3", lambda it: it.misfit == "E-2.3", "space", "side", other="beside"),
    Condition("rock", "E-2.4", lambda it: it.misfit == "E-2.4", "space", "side", other="beside"),
)
NO_LINK = Condition("no-link", "E-2.6", lambda it: not it.linked, "space")
UNTIED = Condition("untied", "E-7.2", lambda it: it.untied, "space", other="untied")

TILES: Table = {
    "tile": (during("extra", "out"),),
    "take": (
        during("take"),
        Condition("stack-empty", "E-12.2", lambda it: it["stack"] not in it.tops, "stack"),
        Condition("stack-useless", "E-12.3", lambda it: it.useful and it.top not in it.useful, "stack", tile="top"),
    ),
    "erupt": (during("erupt"), TAKEN, *citing("E-6.10", MISFITS)),
    "place": (
        during("place"),
        ROTATION,
        Condition("closed", "E-2.19", lambda it: it["space"] in it.closed, "space"),
        TAKEN,
        *MISFITS,
        NO_LINK,
    ),
    "replace": (during("replace"), ROTATION, NO_TILE, *MISFITS, NO_LINK, UNTIED),
}

# -- E-4, E-5: walls -------------------------------------------------------------------------------------------------

STOCK = (
    Condition("no-walls", "E-4.1", lambda it: not any(map(it.owned, MATERIAL_NAMES))),
    Condition("no-stock", "E-4.1", lambda it: not it.owned(it["material"]), "material"),
)
WALL = (
    *STOCK,
    Condition("not-your-village", "E-5.8", lambda it: it.village_of(it["place"]) not in ("", it.village), "place"),
    Condition("walled", "E-5.5", lambda it: it["place"] in it.walls, "place"),
    Condition("no-flow", "E-5.4", lambda it: not it.village_of(it["place"]) and not it.flows, "place"),
    Condition(
        "not-open", "E-5.4", lambda it: not it.village_of(it["place"]) and it.goal in it.board, "place", other="goal"
    ),
)
MOVED_WALL = (
    Condition("not-your-village", "E-9.7", lambda it: it.village_of(it["from"]) != it.village, place="from"),
    Condition("no-wall", "E-9.7", lambda it: it["from"] not in it.walls, place="from"),
    Condition("foreign-goal", "E-9.7", lambda it: it.village_of(it["to"]) != it.village, place="to"),
    Condition("same-walls", "E-9.7", lambda it: it.walls.get(it["to"]) == it.walls[it["from"]], "from", "to"),
)

WALLS: Table = {"build": (during("build"), *WALL), "move": (during("move"), *MOVED_WALL)}

# -- E-3, E-9, E-10: cards -------------------------------------------------------------------------------------------

NO_CARD = Condition("no-card", "E-3.4", lambda it: not it.held(it.card), "card")
NO_MATE = Condition("no-mate", "E-10.2", lambda it: not it.clans)
NOTHING_FITS = Condition("nothing-fits", "E-9.3", lambda it: not it.fits(it.stack))
PLAYED = (during("cards"), NO_CARD)

CARDS: Table = {
    "play-aftershock": (
        *PLAYED,
        NO_TILE.citing("E-9.1"),
        ROTATION,
        Condition("same-rotation", "E-9.1", lambda it: it.same_rotation, "space"),
        *MISFITS,
    ),
    "play-bomb": (*PLAYED, Condition("no-wall", "E-9.2", lambda it: it["place"] not in it.walls, "place")),
    "play-lavaflow": (*PLAYED, NOTHING_FITS),
    "play-quake": (*PLAYED, Condition("nothing-to-replace", "E-9.4", lambda it: not it.replaces(it.stack))),
    "play-rain": (*PLAYED, Condition("cold", "E-9.5", lambda it: it.state.temperature[it.seat] == 0)),
    "play-reinforce": (*PLAYED, *WALL),
    "play-relocate": (*PLAYED, *MOVED_WALL),
    "play-sinkhole": (*PLAYED, NO_TILE.citing("E-9.8"), UNTIED),
    "trade": (
        during("cards"),
        NO_CARD.citing("E-3.5"),
        Condition("supply-empty", "E-3.5", lambda it: not it.in_supply, material="traded_for"),
    ),
    "barter": (
        during("cards"),
        Condition("two-cards", "E-3.6", lambda it: it.count < 2, "count"),
        Condition("card-order", "E-3.6", lambda it: it["card"] > it["other"]),
        Condition("no-card", "E-3.6", lambda it: it.lacking, card="lacking"),
        NOTHING_FITS.citing("E-3.6"),
    ),
    "discard": (
        during("cards"),
        NO_CARD.citing("E-3.8"),
        Condition("keep", "E-3.8", lambda it: it.count <= it.limit, "limit"),
    ),
    "give-card": (during("cards"), NO_MATE, NO_CARD.citing("E-10.2")),
    "give-wall": (during("cards"), NO_MATE, *citing("E-10.2", STOCK)),
}

# -- E-0.13, E-3.8: nothing more -------------------------------------------------------------------------------------

MAY_END = ("extra", "out", "cards", "move", "build")
DONE: Table = {
    "done": (
        Condition("must", "E-0.13", lambda it: it.step not in MAY_END, "step"),
        Condition("hand-full", "E-3.8", lambda it: it.step == "cards" and it.count > it.limit, "limit"),
    ),
}

CONDITIONS: Table = {**VILLAGES, **TILES, **WALLS, **CARDS, **DONE}
