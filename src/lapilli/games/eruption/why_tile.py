"""Why a tile may not lie there: the tile rules said a second time, side by side over the names of the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption import walk
from lapilli.games.eruption.names import (
    CARD_KINDS,
    MATERIAL_NAMES,
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


def mismatch(facts: Facts, space: str, mask: int) -> Refusal | None:
    found = walk.mismatch(facts.board, space, mask)
    if found is None:
        return None
    clause, side, other = found
    message = {"E-2.2": "mismatch", "E-2.3": "exit", "E-2.4": "rock"}[clause]
    return Refusal(message, clause, {"space": space, "side": Word("side", side), "other": other})


def turned(kind: str, rotation: str) -> int:
    try:
        return tile_mask(f"{kind}/{rotation}")
    except ValueError:
        return 0


def no_such_turn(kind: str, rotation: str) -> Refusal:
    return Refusal("rotation", "E-2.1", {"tile": Word("tile", kind), "rotation": rotation})


def refuse_new_tile(facts: Facts, space: str, mask: int) -> Refusal | None:
    """E-2.1-2.6 May a tile with these lava sides be placed here?"""
    if space in facts.board:
        return Refusal("taken", "E-2.1", {"space": space})
    refusal = mismatch(facts, space, mask)
    if refusal is None and not walk.linked(facts.board, space, mask):
        return Refusal("no-link", "E-2.6", {"space": space})
    return refusal


def refuse_replacement(facts: Facts, space: str, mask: int) -> Refusal | None:
    """E-9.4, E-7.1-7.2 May a tile with these lava sides replace the one here?"""
    if space not in facts.board:
        return Refusal("no-tile", "E-9.4", {"space": space})
    refusal = mismatch(facts, space, mask)
    if refusal is None and not walk.linked(facts.board, space, mask):
        return Refusal("no-link", "E-2.6", {"space": space})
    return refusal or untied({**facts.board, space: mask}, space)


def untied(board: dict[str, int], space: str) -> Refusal | None:
    loose = walk.untied(board)
    return Refusal("untied", "E-7.2", {"space": space, "other": loose[0]}) if loose else None


def place(facts: Facts, words: dict[str, str]) -> Refusal | None:
    kind = LAVA_TILES[facts.state.tile]
    mask = turned(kind, words["rotation"])
    if not mask:
        return no_such_turn(kind, words["rotation"])
    if words["space"] in spaces_in(facts.state.closed):
        return Refusal("closed", "E-2.19", {"space": words["space"]})
    return refuse_new_tile(facts, words["space"], mask)


def replace(facts: Facts, words: dict[str, str]) -> Refusal | None:
    kind = LAVA_TILES[facts.state.tile]
    mask = turned(kind, words["rotation"])
    return refuse_replacement(facts, words["space"], mask) if mask else no_such_turn(kind, words["rotation"])


def erupt(facts: Facts, words: dict[str, str]) -> Refusal | None:
    """E-6.10"""
    if words["space"] in facts.board:
        return Refusal("taken", "E-2.1", {"space": words["space"]})
    refusal = mismatch(facts, words["space"], walk.ERUPTION)
    return Refusal(refusal.message, "E-6.10", refusal.args) if refusal else None


def take(facts: Facts, words: dict[str, str]) -> Refusal | None:
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
