"""What the tile in hand could do: every legal space and rotation, and whom it would heat, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lapilli.core.log_lines import Word
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import SPACES, TILE_KINDS, tile_mask, tile_name
from lapilli.games.eruption.refusal.tile_rules import ERUPTION, contacts, flows_towards, linked, mismatch, untied


@dataclass(frozen=True)
class Ghost:
    """A tile as it could lie."""

    space: str
    rotation: int
    mask: int

    @property
    def id(self) -> str:
        return f"turn/{self.space}/{self.rotation}"


def board_of(view: View) -> dict[str, int]:
    """Space -> lava sides."""
    return {space: tile_mask(tile) for space, tile in view["tiles"].items()}


def possible(view: View) -> list[Ghost]:
    """For the viewer who must lay or may turn a tile: all that is legal; for everybody else nothing."""
    if view["me"] != view["active"]:
        return []
    board, tile = board_of(view), view["turn"]["tile"] or ""
    if view["phase"] == "place":
        return [
            ghost
            for ghost in _turned(tile, SPACES)
            if ghost.space not in board
            and ghost.space not in view["turn"]["closed"]
            and not mismatch(board, ghost.space, ghost.mask)
            and linked(board, ghost.space, ghost.mask)
        ]
    if view["phase"] == "erupt":
        return [
            Ghost(space, 0, ERUPTION) for space in SPACES if space not in board and not mismatch(board, space, ERUPTION)
        ]
    if view["phase"] == "replace":
        return [
            ghost
            for ghost in _turned(tile, board)
            if not mismatch(board, ghost.space, ghost.mask)
            and linked(board, ghost.space, ghost.mask)
            and (board[ghost.space] != ERUPTION or not untied({**board, ghost.space: ghost.mask}))
        ]
    if view["phase"] == "cards" and (view["hands"][view["me"]] or {}).get("aftershock"):
        return list(_aftershocks(view, board))
    return []


def _turned(kind: str, spaces: tuple[str, ...] | dict[str, int]) -> Iterator[Ghost]:
    masks = {turn: mask for turn in range(6) if (mask := _mask(kind, turn))}
    for space in spaces:
        for turn, mask in masks.items():
            yield Ghost(space, turn, mask)


def _mask(kind: str, turn: int) -> int:
    try:
        return tile_mask(f"{kind}/{turn}")
    except ValueError:
        return 0


def _aftershocks(view: View, board: dict[str, int]) -> Iterator[Ghost]:
    walled = {place.partition(".")[0] for place in view["walls"]}
    for space, mask in board.items():
        kind = tile_name(mask).partition("/")[0]
        for ghost in _turned(kind, (space,)):
            onto_itself = ghost.mask == mask and (_mask(kind, 5) or space not in walled)
            if not onto_itself and not mismatch(board, space, ghost.mask):
                yield ghost


def new_contacts(view: View, ghost: Ghost) -> list[str]:
    """E-2.24, E-7.4 Village sides that this tile would touch and the one there now does not."""
    old = view["tiles"].get(ghost.space)
    known = contacts(ghost.space, tile_mask(old)) if old else []
    return [border for border in contacts(ghost.space, ghost.mask) if border not in known]


def heated(view: View, ghost: Ghost) -> dict[str, int]:
    """Village -> degrees that its new contacts with this tile could cost it every turn."""
    box = box_of(view["box"])
    contact, breach = box.contact_heat, box.breach_heat
    heat: dict[str, int] = {}
    for border in new_contacts(view, ghost):
        village = border.partition(".")[0]
        if village in view["names"]:  # nobody's village has no temperature
            heat[village] = heat.get(village, 0) + (breach if border in view["walls"] else contact)
    return heat


def effect(view: View, ghost: Ghost, lang: str) -> str:
    """What the tile would do there, in words."""
    heat = heated(view, ghost)
    villages = ", ".join(
        WORDS.say(lang, "ghost-village", {"seat": Word("seat", village), "heat": degrees})
        for village, degrees in heat.items()
    )
    said = [WORDS.say(lang, "ghost-touches", {"villages": villages}) if heat else WORDS.say(lang, "ghost-quiet")]
    cards = new_contacts(view, ghost)
    if cards:
        said.append(WORDS.say(lang, "ghost-cards", {"count": len(cards)}))
    material = box_of(view["box"]).resources.get(ghost.space)
    if material and ghost.space not in view["tiles"]:
        said.append(WORDS.say(lang, "ghost-resource", {"material": Word("material", material)}))
    walls = [flow for _, flow in flows_towards(board_of(view), ghost.space) if flow in view["walls"]]
    if walls and ghost.space not in view["tiles"]:
        said.append(WORDS.say(lang, "ghost-walls", {"count": len(walls)}))
    if view["phase"] == "erupt":
        said.append(WORDS.say(lang, "ghost-eruption"))
    return " ".join(said)


def spoken(view: View, ghost: Ghost, lang: str) -> str:
    """The label of a ghost."""
    kind = tile_name(ghost.mask).partition("/")[0]
    assert kind in TILE_KINDS
    words = {"tile": Word("tile", kind), "space": ghost.space, "rotation": ghost.rotation}
    return WORDS.say(lang, "ghost", {**words, "effect": effect(view, ghost, lang)})
