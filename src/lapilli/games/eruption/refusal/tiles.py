"""E-2, E-6, E-12: why a tile may not lie there, side by side over the names of the board."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.packed import entries
from lapilli.core.story import Word
from lapilli.games.eruption.box_names import LAVA_TILES, tile_mask
from lapilli.games.eruption.refusal import walk
from lapilli.games.eruption.refusal.case import Case, Words


def mismatch(case: Case, space: str, mask: int) -> Refusal | None:
    found = walk.mismatch(case.board, space, mask)
    if found is None:
        return None
    clause, side, other = found
    message = {"E-2.2": "mismatch", "E-2.3": "exit", "E-2.4": "rock"}[clause]
    beyond = Word("place", other) if message == "exit" else other
    return Refusal(message, clause, {"space": space, "side": Word("side", side), "other": beyond})


def turned(kind: str, rotation: str) -> int:
    try:
        return tile_mask(f"{kind}/{rotation}")
    except ValueError:
        return 0


def no_such_turn(kind: str, rotation: str) -> Refusal:
    return Refusal("rotation", "E-2.1", {"tile": Word("tile", kind), "rotation": rotation})


def refuse_new_tile(case: Case, space: str, mask: int) -> Refusal | None:
    """E-2.1-2.6 May a tile with these lava sides be placed here?"""
    if space in case.board:
        return Refusal("taken", "E-2.1", {"space": space})
    refusal = mismatch(case, space, mask)
    if refusal is None and not walk.linked(case.board, space, mask):
        return Refusal("no-link", "E-2.6", {"space": space})
    return refusal


def refuse_replacement(case: Case, space: str, mask: int) -> Refusal | None:
    """E-9.4, E-7.1-7.2 May a tile with these lava sides replace the one here?"""
    if space not in case.board:
        return Refusal("no-tile", "E-9.4", {"space": space})
    refusal = mismatch(case, space, mask)
    if refusal is None and not walk.linked(case.board, space, mask):
        return Refusal("no-link", "E-2.6", {"space": space})
    return refusal or untied({**case.board, space: mask}, space)


def untied(board: dict[str, int], space: str) -> Refusal | None:
    loose = walk.untied(board)
    return Refusal("untied", "E-7.2", {"space": space, "other": loose[0]}) if loose else None


def place(case: Case, words: Words) -> Refusal | None:
    kind = case.tile
    mask = turned(kind, words["rotation"])
    if not mask:
        return no_such_turn(kind, words["rotation"])
    if words["space"] in case.closed:
        return Refusal("closed", "E-2.19", {"space": words["space"]})
    return refuse_new_tile(case, words["space"], mask)


def replace(case: Case, words: Words) -> Refusal | None:
    kind = case.tile
    mask = turned(kind, words["rotation"])
    return refuse_replacement(case, words["space"], mask) if mask else no_such_turn(kind, words["rotation"])


def erupt(case: Case, words: Words) -> Refusal | None:
    """E-6.10"""
    if words["space"] in case.board:
        return Refusal("taken", "E-2.1", {"space": words["space"]})
    refusal = mismatch(case, words["space"], walk.ERUPTION)
    return Refusal(refusal.message, "E-6.10", refusal.args) if refusal else None


def take(case: Case, words: Words) -> Refusal | None:
    """E-12.3"""
    tops = entries(case.state.tops)
    top = tops[int(words["stack"]) - 1]
    if top < 0:
        return Refusal("stack-empty", "E-12.2", {"stack": words["stack"]})

    def refuse(case: Case, space: str, mask: int) -> Refusal | None:
        if case.quake:
            return refuse_replacement(case, space, mask)
        return Refusal("closed", "E-2.19") if space in case.closed else refuse_new_tile(case, space, mask)

    usable = {LAVA_TILES[other] for other in tops if other >= 0 and case.fits_somewhere({LAVA_TILES[other]}, refuse)}
    if usable and LAVA_TILES[top] not in usable:
        return Refusal("stack-useless", "E-12.3", {"stack": words["stack"], "tile": Word("tile", LAVA_TILES[top])})
    return None
