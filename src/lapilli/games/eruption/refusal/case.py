"""The facts at hand when an action is judged: the position in names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from lapilli.core.errors import Refusal
from lapilli.core.packed import entries, filled
from lapilli.core.story import Word
from lapilli.games.eruption.box import Box
from lapilli.games.eruption.box_names import (
    CARD_KINDS,
    LAVA_TILES,
    MATERIAL_NAMES,
    PLACE_NAMES,
    SPACES,
    VILLAGE_NAMES,
    seat_names,
    spaces_in,
    tile_name,
)
from lapilli.games.eruption.rules.steps import Purpose
from lapilli.games.eruption.state import Position

Words = dict[str, str]


@dataclass
class Case:
    """A seat, the step it is in, and what lies on the table."""

    state: Position
    seat: int
    phase: str

    @property
    def box(self) -> Box:
        return self.state.terms.box

    @cached_property
    def board(self) -> dict[str, int]:
        return {SPACES[space]: mask for space, mask in filled(self.state.tiles)}

    @cached_property
    def walls(self) -> dict[str, str]:
        return {PLACE_NAMES[place]: MATERIAL_NAMES[wall - 1] for place, wall in filled(self.state.walls)}

    @property
    def village(self) -> str:
        return seat_names(self.state)[self.seat]

    @property
    def taken(self) -> dict[str, int]:
        """Village -> the seat that has it."""
        return {
            VILLAGE_NAMES[village]: seat for seat, village in enumerate(entries(self.state.villages)) if village >= 0
        }

    @property
    def tile(self) -> str:
        """The tile that must be placed."""
        assert self.state.placement is not None
        return LAVA_TILES[self.state.placement.tile]

    @property
    def closed(self) -> list[str]:
        """E-2.19 Spaces whose walls have held in this placement."""
        return spaces_in(self.state.placement.closed) if self.state.placement else []

    @property
    def quake(self) -> bool:
        return self.state.placement is not None and self.state.placement.purpose == Purpose.QUAKE

    def held(self, card: str) -> int:
        return int(self.state.hands[self.seat * len(CARD_KINDS) + CARD_KINDS.index(card)])

    def owned(self, material: str) -> int:
        return int(self.state.stock[self.seat * len(MATERIAL_NAMES) + MATERIAL_NAMES.index(material)])

    def stack(self) -> set[str]:
        """E-12.5, E-11.4 The types that can still be drawn."""
        tops = {LAVA_TILES[top] for top in entries(self.state.tops) if top >= 0}
        unseen = {LAVA_TILES[kind] for kind, _ in filled(self.state.stack.counts)}
        if not tops | unseen and self.state.terms.annihilation:
            return {LAVA_TILES[kind] for kind, _ in filled(self.state.tile_discards)}
        return tops | unseen

    def fits_somewhere(self, kinds: set[str], refuse: Callable[[Case, str, int], Refusal | None]) -> bool:
        """Has one of these types a space and a rotation without a refusal?"""
        return any(
            tile_name(mask).partition("/")[0] in kinds and refuse(self, space, mask) is None
            for mask in range(1, 63)
            for space in SPACES
        )

    def other_step(self) -> Refusal:
        """Not now: something else is due."""
        return Refusal("other-step", "E-0.10", {"step": Word("step", self.phase)})
