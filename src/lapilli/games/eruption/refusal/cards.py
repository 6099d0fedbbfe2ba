"""E-3, E-9, E-10: why a card may not be played, traded, discarded or given."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption.box_names import MATERIAL_NAMES, tile_name
from lapilli.games.eruption.refusal import tiles
from lapilli.games.eruption.refusal.case import Case, Words
from lapilli.games.eruption.refusal.walls import stock


def aftershock(case: Case, words: Words) -> Refusal | None:
    space = words["space"]
    if space not in case.board:
        return Refusal("no-tile", "E-9.1", {"space": space})
    kind, _, now = tile_name(case.board[space]).partition("/")
    mask = tiles.turned(kind, words["rotation"])
    if not mask:
        return tiles.no_such_turn(kind, words["rotation"])
    if now == words["rotation"]:
        symmetric = not tiles.turned(kind, "5")
        walled = any(place.partition(".")[0] == space for place in case.walls)
        if not (symmetric and walled):
            return Refusal("same-rotation", "E-9.1", {"space": space})
    return tiles.mismatch(case, space, mask)


def bomb(case: Case, words: Words) -> Refusal | None:
    return (
        None if words["place"] in case.walls else Refusal("no-wall", "E-9.2", {"place": Word("place", words["place"])})
    )


def lavaflow(case: Case, words: Words) -> Refusal | None:
    return None if case.fits_somewhere(case.stack(), tiles.refuse_new_tile) else Refusal("nothing-fits", "E-9.3")


def quake(case: Case, words: Words) -> Refusal | None:
    usable = bool(case.board) and case.fits_somewhere(case.stack(), tiles.refuse_replacement)
    return None if usable else Refusal("nothing-to-replace", "E-9.4")


def rain(case: Case, words: Words) -> Refusal | None:
    return Refusal("cold", "E-9.5") if case.state.temperature[case.seat] == 0 else None


def relocate(case: Case, words: Words) -> Refusal | None:
    """E-9.7"""
    source, goal = words["from"], words["to"]
    if source.partition(".")[0] != case.village:
        return Refusal("not-your-village", "E-9.7", {"place": Word("place", source)})
    if source not in case.walls:
        return Refusal("no-wall", "E-9.7", {"place": Word("place", source)})
    if goal.partition(".")[0] != case.village:
        return Refusal("foreign-goal", "E-9.7", {"place": Word("place", goal)})
    if case.walls.get(goal) == case.walls[source]:  # also the side itself
        return Refusal("same-walls", "E-9.7", {"from": Word("place", source), "to": Word("place", goal)})
    return None


def sinkhole(case: Case, words: Words) -> Refusal | None:
    space = words["space"]
    if space not in case.board:
        return Refusal("no-tile", "E-9.8", {"space": space})
    return tiles.untied({other: mask for other, mask in case.board.items() if other != space}, space)


def trade(case: Case, words: Words) -> Refusal | None:
    card = words["card"]
    if not case.held(card):
        return Refusal("no-card", "E-3.5", {"card": Word("card", card)})
    material = case.box.trades_for(card)
    weaker = MATERIAL_NAMES[: MATERIAL_NAMES.index(material) + 1]
    if not any(case.state.supply[MATERIAL_NAMES.index(other)] for other in weaker):
        return Refusal("supply-empty", "E-3.5", {"material": Word("material", material)})
    return None


def barter(case: Case, words: Words) -> Refusal | None:
    first, second = words["card"], words["other"]
    if case.state.hand_size(case.seat) < 2:
        return Refusal("two-cards", "E-3.6", {"count": int(case.state.hand_size(case.seat))})
    if first > second:
        return Refusal("card-order", "E-3.6")
    for card in (first, second):
        if case.held(card) < (2 if first == second else 1):
            return Refusal("no-card", "E-3.6", {"card": Word("card", card)})
    return None if case.fits_somewhere(case.stack(), tiles.refuse_new_tile) else Refusal("nothing-fits", "E-3.6")


def discard(case: Case, words: Words) -> Refusal | None:
    if not case.held(words["card"]):
        return Refusal("no-card", "E-3.8", {"card": Word("card", words["card"])})
    limit = case.state.terms.hand_limit
    return None if case.state.hand_size(case.seat) > limit else Refusal("keep", "E-3.8", {"limit": int(limit)})


def give_card(case: Case, words: Words) -> Refusal | None:
    if not case.state.terms.clans:
        return Refusal("no-mate", "E-10.2")
    return None if case.held(words["card"]) else Refusal("no-card", "E-10.2", {"card": Word("card", words["card"])})


def give_wall(case: Case, words: Words) -> Refusal | None:
    if not case.state.terms.clans:
        return Refusal("no-mate", "E-10.2")
    return stock(case, words["material"], "E-10.2")
