"""Why not? Legality said a second time, side by side over the names of the board, independent of the kernel's masks."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption import walk, why_tile
from lapilli.games.eruption.actions import BOX, SPACE
from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.names import (
    BORDER_NAMES,
    CARD_KINDS,
    MATERIAL_NAMES,
    PHASES,
    seat_names,
    tile_name,
)
from lapilli.games.eruption.rules.course import Course
from lapilli.games.eruption.why_tile import Facts

STEP_OF = {
    "take": "take", "erupt": "erupt", "place": "place", "replace": "replace", "build": "build", "move": "move",
    "trade": "cards", "barter": "cards", "discard": "cards", "give-card": "cards", "give-wall": "cards",
}  # fmt: skip


def why_not(state: Course, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids the action, or None."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    facts = Facts(state, seat, PHASES[state.phase])
    if state.roll or state.reveals or state.cards_due or facts.phase == "drawing":
        return Refusal("chance-first", "E-0.12")
    if seat != state.active:
        return Refusal("not-active", "E-0.12", {"seat": Word("seat", seat_names(state.parts)[state.active])})
    if kind.key.startswith(("roll", "draw", "reveal")):
        return Refusal("only-chance", "E-0.12")
    if kind.key == "done":
        return _done(facts)
    if kind.key == "tile":
        return None if facts.phase in ("extra", "out") else _other_step(facts)
    if kind.key.startswith("play-"):
        return _play(facts, kind.key.removeprefix("play-"), words)
    if facts.phase != STEP_OF[kind.key]:
        return _other_step(facts)
    return RULES[kind.key](facts, words)


def _other_step(facts: Facts) -> Refusal:
    return Refusal("other-step", "E-0.10", {"step": Word("step", facts.phase)})


def _done(facts: Facts) -> Refusal | None:
    if facts.phase not in ("extra", "out", "cards", "move", "build"):
        return Refusal("must", "E-0.13", {"step": Word("step", facts.phase)})
    limit = facts.state.parts.hand_limit
    if facts.phase == "cards" and facts.state.hand_size(facts.seat) > limit:
        return Refusal("hand-full", "E-3.8", {"limit": int(limit)})
    return None


# -- cards ------------------------------------------------------------------------------------------------------------


def _play(facts: Facts, card: str, words: dict[str, str]) -> Refusal | None:
    if facts.phase != "cards":
        return _other_step(facts)
    if not facts.held(card):
        return Refusal("no-card", "E-3.4", {"card": Word("card", card)})
    return CARDS[card](facts, words)


def _aftershock(facts: Facts, words: dict[str, str]) -> Refusal | None:
    space = words["space"]
    if space not in facts.board:
        return Refusal("no-tile", "E-9.1", {"space": space})
    kind, _, now = tile_name(facts.board[space]).partition("/")
    mask = why_tile.turned(kind, words["rotation"])
    if not mask:
        return why_tile.no_such_turn(kind, words["rotation"])
    if now == words["rotation"]:
        symmetric = not why_tile.turned(kind, "5")
        walled = any(place.partition(".")[0] == space for place in facts.walls)
        if not (symmetric and walled):
            return Refusal("same-rotation", "E-9.1", {"space": space})
    return why_tile.mismatch(facts, space, mask)


def _bomb(facts: Facts, words: dict[str, str]) -> Refusal | None:
    return None if words["place"] in facts.walls else Refusal("no-wall", "E-9.2", {"place": words["place"]})


def _lavaflow(facts: Facts, words: dict[str, str]) -> Refusal | None:
    return None if facts.fits_somewhere(facts.stack(), why_tile.refuse_new_tile) else Refusal("nothing-fits", "E-9.3")


def _quake(facts: Facts, words: dict[str, str]) -> Refusal | None:
    usable = bool(facts.board) and facts.fits_somewhere(facts.stack(), why_tile.refuse_replacement)
    return None if usable else Refusal("nothing-to-replace", "E-9.4")


def _rain(facts: Facts, words: dict[str, str]) -> Refusal | None:
    return Refusal("cold", "E-9.5") if facts.state.temperature[facts.seat] == 0 else None


def _relocate(facts: Facts, words: dict[str, str]) -> Refusal | None:
    """E-9.7"""
    source, goal = words["from"], words["to"]
    for border in (source, goal):
        if border.partition(".")[0] != facts.village:
            return Refusal("not-your-village", "E-9.7", {"place": border})
    if source not in facts.walls:
        return Refusal("no-wall", "E-9.7", {"place": source})
    if facts.walls.get(goal) == facts.walls[source]:  # also the side itself
        return Refusal("same-walls", "E-9.7", {"from": source, "to": goal})
    return None


def _sinkhole(facts: Facts, words: dict[str, str]) -> Refusal | None:
    space = words["space"]
    if space not in facts.board:
        return Refusal("no-tile", "E-9.8", {"space": space})
    return why_tile.untied({other: mask for other, mask in facts.board.items() if other != space}, space)


def _trade(facts: Facts, words: dict[str, str]) -> Refusal | None:
    card = words["card"]
    if not facts.held(card):
        return Refusal("no-card", "E-3.5", {"card": Word("card", card)})
    material = MATERIAL_NAMES[facts.state.parts.trade[CARD_KINDS.index(card)]]
    weaker = MATERIAL_NAMES[: MATERIAL_NAMES.index(material) + 1]
    if not any(facts.state.supply[MATERIAL_NAMES.index(other)] for other in weaker):
        return Refusal("supply-empty", "E-3.5", {"material": Word("material", material)})
    return None


def _barter(facts: Facts, words: dict[str, str]) -> Refusal | None:
    first, second = words["card"], words["other"]
    if first > second:
        return Refusal("card-order", "E-3.6")
    for card in (first, second):
        if facts.held(card) < (2 if first == second else 1):
            return Refusal("no-card", "E-3.6", {"card": Word("card", card)})
    return None if facts.fits_somewhere(facts.stack(), why_tile.refuse_new_tile) else Refusal("nothing-fits", "E-3.6")


def _discard(facts: Facts, words: dict[str, str]) -> Refusal | None:
    if not facts.held(words["card"]):
        return Refusal("no-card", "E-3.8", {"card": Word("card", words["card"])})
    limit = facts.state.parts.hand_limit
    return None if facts.state.hand_size(facts.seat) > limit else Refusal("keep", "E-3.8", {"limit": int(limit)})


def _give_card(facts: Facts, words: dict[str, str]) -> Refusal | None:
    if not facts.state.parts.clans:
        return Refusal("no-mate", "E-10.2")
    return None if facts.held(words["card"]) else Refusal("no-card", "E-10.2", {"card": Word("card", words["card"])})


def _give_wall(facts: Facts, words: dict[str, str]) -> Refusal | None:
    if not facts.state.parts.clans:
        return Refusal("no-mate", "E-10.2")
    return _stock(facts, words["material"], "E-10.2")


# -- walls ------------------------------------------------------------------------------------------------------------


def _stock(facts: Facts, material: str, clause: str) -> Refusal | None:
    return None if facts.owned(material) else Refusal("no-stock", clause, {"material": Word("material", material)})


def _build(facts: Facts, words: dict[str, str]) -> Refusal | None:
    """E-5.4-5.8 May this wall stand there?"""
    place = words["place"]
    refusal = _stock(facts, words["material"], "E-4.1")
    if refusal:
        return refusal
    if place in facts.walls:
        return Refusal("walled", "E-5.5", {"place": place})
    hexagon, _, side = place.partition(".")
    if place in BORDER_NAMES:
        return None if hexagon == facts.village else Refusal("not-your-village", "E-5.8", {"place": place})
    index = SIDES.index(side)
    if hexagon in BOX.spaces and not walk.has_lava(facts.board.get(hexagon, 0), index):
        return Refusal("no-flow", "E-5.4", {"place": place})
    goal = beyond(hexagon, index)
    if goal in facts.board:
        return Refusal("not-open", "E-5.4", {"place": place, "other": goal})
    return None


RULES: dict[str, Callable[[Facts, dict[str, str]], Refusal | None]] = {
    "take": why_tile.take,
    "erupt": why_tile.erupt,
    "place": why_tile.place,
    "replace": why_tile.replace,
    "move": _relocate,
    "build": _build,
    "trade": _trade,
    "barter": _barter,
    "discard": _discard,
    "give-card": _give_card,
    "give-wall": _give_wall,
}
CARDS: dict[str, Callable[[Facts, dict[str, str]], Refusal | None]] = {
    "aftershock": _aftershock,
    "bomb": _bomb,
    "lavaflow": _lavaflow,
    "quake": _quake,
    "rain": _rain,
    "reinforce": _build,
    "relocate": _relocate,
    "sinkhole": _sinkhole,
}
