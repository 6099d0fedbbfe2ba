"""Why not? Legality said a second time, side by side over the names of the board, independent of the kernel's masks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption import walk
from lapilli.games.eruption.actions import BOX, SPACE
from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.names import (
    BORDER_NAMES,
    CARD_KINDS,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    SPACES,
    TILE_KINDS,
    numbers,
    seat_names,
    spaces_in,
    tile_mask,
    tile_name,
)
from lapilli.games.eruption.rules.course import Course

LAVA_TILES = TILE_KINDS[:-1]
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


@dataclass
class Facts:
    """The position in names."""

    state: Course
    seat: int
    phase: str

    @cached_property
    def board(self) -> dict[str, int]:
        return {SPACES[space]: mask for space, mask in enumerate(numbers(self.state.tiles)) if mask}

    @cached_property
    def walls(self) -> dict[str, str]:
        return {PLACE_NAMES[at]: MATERIAL_NAMES[wall - 1] for at, wall in enumerate(numbers(self.state.walls)) if wall}

    @property
    def village(self) -> str:
        return seat_names(self.state.parts)[self.seat]

    def held(self, card: str) -> int:
        return int(self.state.hands[self.seat * len(CARD_KINDS) + CARD_KINDS.index(card)])

    def owned(self, material: str) -> int:
        return int(self.state.stock[self.seat * len(MATERIAL_NAMES) + MATERIAL_NAMES.index(material)])

    def stack(self) -> set[str]:
        """E-12.5, E-11.4 The types that can still be drawn."""
        tops = {LAVA_TILES[top] for top in numbers(self.state.tops) if top >= 0}
        unseen = {kind for kind, count in zip(LAVA_TILES, numbers(self.state.stack.counts), strict=True) if count}
        if not tops | unseen and self.state.parts.annihilation:
            discards = numbers(self.state.tile_discards)
            return {kind for kind, count in zip(LAVA_TILES, discards, strict=True) if count}
        return tops | unseen

    def fits_somewhere(self, kinds: set[str], refuse: Callable[[Facts, str, int], Refusal | None]) -> bool:
        """Has one of these types a space and a rotation without a refusal?"""
        return any(
            tile_name(mask).partition("/")[0] in kinds and refuse(self, space, mask) is None
            for mask in range(1, 63)
            for space in SPACES
        )


def _other_step(facts: Facts) -> Refusal:
    return Refusal("other-step", "E-0.10", {"step": Word("step", facts.phase)})


def _done(facts: Facts) -> Refusal | None:
    if facts.phase not in ("extra", "out", "cards", "move", "build"):
        return Refusal("must", "E-0.13", {"step": Word("step", facts.phase)})
    limit = facts.state.parts.hand_limit
    if facts.phase == "cards" and facts.state.hand_size(facts.seat) > limit:
        return Refusal("hand-full", "E-3.8", {"limit": int(limit)})
    return None


# -- tiles ------------------------------------------------------------------------------------------------------------


def _mismatch(facts: Facts, space: str, mask: int) -> Refusal | None:
    found = walk.mismatch(facts.board, space, mask)
    if found is None:
        return None
    clause, side, other = found
    message = {"E-2.2": "mismatch", "E-2.3": "exit", "E-2.4": "rock"}[clause]
    return Refusal(message, clause, {"space": space, "side": Word("side", side), "other": other})


def _turned(kind: str, rotation: str) -> int:
    try:
        return tile_mask(f"{kind}/{rotation}")
    except ValueError:
        return 0


def _no_such_turn(kind: str, rotation: str) -> Refusal:
    return Refusal("rotation", "E-2.1", {"tile": Word("tile", kind), "rotation": rotation})


def refuse_new_tile(facts: Facts, space: str, mask: int) -> Refusal | None:
    """E-2.1-2.6 May a tile with these lava sides be placed here?"""
    if space in facts.board:
        return Refusal("taken", "E-2.1", {"space": space})
    refusal = _mismatch(facts, space, mask)
    if refusal is None and not walk.linked(facts.board, space, mask):
        return Refusal("no-link", "E-2.6", {"space": space})
    return refusal


def refuse_replacement(facts: Facts, space: str, mask: int) -> Refusal | None:
    """E-9.4, E-7.1-7.2 May a tile with these lava sides replace the one here?"""
    if space not in facts.board:
        return Refusal("no-tile", "E-9.4", {"space": space})
    refusal = _mismatch(facts, space, mask)
    if refusal is None and not walk.linked(facts.board, space, mask):
        return Refusal("no-link", "E-2.6", {"space": space})
    return refusal or _untied({**facts.board, space: mask}, space)


def _untied(board: dict[str, int], space: str) -> Refusal | None:
    loose = walk.untied(board)
    return Refusal("untied", "E-7.2", {"space": space, "other": loose[0]}) if loose else None


def _place(facts: Facts, words: dict[str, str]) -> Refusal | None:
    kind = LAVA_TILES[facts.state.tile]
    mask = _turned(kind, words["rotation"])
    if not mask:
        return _no_such_turn(kind, words["rotation"])
    if words["space"] in spaces_in(facts.state.closed):
        return Refusal("closed", "E-2.19", {"space": words["space"]})
    return refuse_new_tile(facts, words["space"], mask)


def _replace(facts: Facts, words: dict[str, str]) -> Refusal | None:
    kind = LAVA_TILES[facts.state.tile]
    mask = _turned(kind, words["rotation"])
    return refuse_replacement(facts, words["space"], mask) if mask else _no_such_turn(kind, words["rotation"])


def _erupt(facts: Facts, words: dict[str, str]) -> Refusal | None:
    """E-6.10"""
    if words["space"] in facts.board:
        return Refusal("taken", "E-2.1", {"space": words["space"]})
    refusal = _mismatch(facts, words["space"], walk.ERUPTION)
    return Refusal(refusal.message, "E-6.10", refusal.args) if refusal else None


def _take(facts: Facts, words: dict[str, str]) -> Refusal | None:
    """E-12.3"""
    tops = numbers(facts.state.tops)
    top = tops[int(words["stack"]) - 1]
    if top < 0:
        return Refusal("stack-empty", "E-12.2", {"stack": words["stack"]})
    quake = facts.state.purpose == 4
    closed = spaces_in(facts.state.closed)

    def refuse(facts: Facts, space: str, mask: int) -> Refusal | None:
        if quake:
            return refuse_replacement(facts, space, mask)
        return Refusal("closed") if space in closed else refuse_new_tile(facts, space, mask)

    usable = {LAVA_TILES[other] for other in tops if other >= 0 and facts.fits_somewhere({LAVA_TILES[other]}, refuse)}
    if usable and LAVA_TILES[top] not in usable:
        return Refusal("stack-useless", "E-12.3", {"stack": words["stack"], "tile": Word("tile", LAVA_TILES[top])})
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
    mask = _turned(kind, words["rotation"])
    if not mask:
        return _no_such_turn(kind, words["rotation"])
    if now == words["rotation"]:
        symmetric = not _turned(kind, "5")
        walled = any(place.partition(".")[0] == space for place in facts.walls)
        if not (symmetric and walled):
            return Refusal("same-rotation", "E-9.1", {"space": space})
    return _mismatch(facts, space, mask)


def _bomb(facts: Facts, words: dict[str, str]) -> Refusal | None:
    return None if words["place"] in facts.walls else Refusal("no-wall", "E-9.2", {"place": words["place"]})


def _lavaflow(facts: Facts, words: dict[str, str]) -> Refusal | None:
    return None if facts.fits_somewhere(facts.stack(), refuse_new_tile) else Refusal("nothing-fits", "E-9.3")


def _quake(facts: Facts, words: dict[str, str]) -> Refusal | None:
    usable = bool(facts.board) and facts.fits_somewhere(facts.stack(), refuse_replacement)
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
    return _untied({other: mask for other, mask in facts.board.items() if other != space}, space)


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
    return None if facts.fits_somewhere(facts.stack(), refuse_new_tile) else Refusal("nothing-fits", "E-3.6")


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
    "take": _take,
    "erupt": _erupt,
    "place": _place,
    "replace": _replace,
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
