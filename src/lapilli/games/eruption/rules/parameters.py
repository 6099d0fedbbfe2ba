"""The rule parameters: the box seen through the options of a table."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.eruption.box import Box


@final
class RuleParameters:
    """Shared by all copies of a position, never changed."""

    def __init__(self, box: Box, seats: int, options: dict[str, object]) -> None:
        self.box = box
        self.options = options
        self.seats: i64 = seats
        # the options
        self.clans: bool = options["clans"] is True
        self.annihilation: bool = options["annihilation"] is True
        self.forecast: bool = options["forecast"] is True
        self.mates_see_hands: bool = options["mates_see_hands"] is True
        self.choosing: bool = options["villages"] == "choose"
        villages = list(box.villages)
        start = str(options["start"])
        self.start: i64 = villages.index(start) if start in villages else -1  # the village that begins; -1: dice
        # the components
        self.seating: vec[i64] = packed([villages.index(name) for name in box.seating[seats]])
        self.tile_counts: vec[i64] = packed(list(box.tile_counts))
        self.forecast_sizes: vec[i64] = packed(list(box.forecast))
        cards = list(box.card_counts)
        if options["rain"] is not True:  # E-13.1
            cards[list(box.cards).index("rain")] = 0
        self.card_counts: vec[i64] = packed(cards)
        materials = list(box.materials)
        self.trade: vec[i64] = packed([materials.index(name) for name in box.trade])
        self.wall_counts: vec[i64] = packed(list(box.wall_counts))
        self.bonus: vec[i64] = packed(list(box.bonus))
        self.points: vec[i64] = packed(list(box.points))
        self.resource: vec[i64] = packed(  # material of each space, or -1
            [materials.index(box.resources[space]) if space in box.resources else -1 for space in box.spaces]
        )
        self.zones: vec[i64] = packed(list(box.zones))
        self.dealt: i64 = box.dealt
        self.hand_limit: i64 = box.hand_limit
        self.rain_cools: i64 = box.rain_cools
        self.relocate_moves: i64 = box.relocate_moves
        self.walls_dealt: i64 = box.walls_dealt
        self.top: i64 = box.top
        self.contact_heat: i64 = box.contact_heat
        self.breach_heat: i64 = box.breach_heat
        self.eruption_heat: i64 = box.eruption_heat
        self.rounds: i64 = box.rounds
