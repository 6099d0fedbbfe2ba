"""The facts of the table when an action is judged: the position in names, independent of the kernel's masks."""

from __future__ import annotations

from functools import cached_property

from lapilli.core import conditions
from lapilli.core.conditions import named
from lapilli.core.log_lines import Word
from lapilli.core.packed import entries, filled
from lapilli.games.eruption import names as names
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.box import SIDES, beyond
from lapilli.games.eruption.names import CARD_KINDS, LAVA_TILES, MATERIAL_NAMES, SPACES, VILLAGE_NAMES
from lapilli.games.eruption.refusal import tile_rules
from lapilli.games.eruption.rules.steps import Purpose
from lapilli.games.eruption.state import Position

TURNED_ROUND = "5"  # a tile that looks the same from opposite sides has no such rotation


class Case(conditions.Case[Position]):
    """An action, the step it is in, and what lies on the table."""

    space = SPACE
    spoken = dict.fromkeys(("space", "rotation", "stack", "other"), "") | {"border": "place", "village": "seat"}

    @property
    def step(self) -> str:
        return names.PHASES[self.state.phase]

    # -- villages --------------------------------------------------------------------------------------------------

    def __init__(self, state: Position, seat: int, action: int) -> None:
        super().__init__(state, seat, action)
        self.seats = names.seat_names(state)
        self.village = self.seats[seat]
        self.active = self.seats[state.active]
        self.players = len(self.seats)
        self.box = state.parameters.box
        self.clans = state.parameters.clans

    @property
    def seating(self) -> list[str]:
        """E-0.1 The villages of this number of players, clockwise."""
        return list(self.box.seating[self.players])

    @property
    def settled(self) -> dict[str, int]:
        """Village -> the seat that has it."""
        return {VILLAGE_NAMES[one]: seat for seat, one in enumerate(entries(self.state.villages)) if one >= 0}

    def across(self, things: list[str], thing: str) -> str:
        """E-10.1 What is opposite."""
        return things[(things.index(thing) + len(things) // 2) % len(things)]

    @property
    def mate(self) -> str:
        return self.across(list(self.seats), self.village)

    @property
    def opposite(self) -> str:
        """Who, other than the mate, has the village opposite the one that is chosen?"""
        seat = self.settled.get(self.across(self.seating, self["village"]))
        return "" if seat is None or self.seats[seat] == self.mate else self.seats[seat]

    @property
    def mate_has_another_side(self) -> bool:
        """Has the mate chosen, and not the village opposite this one?"""
        return self.mate in self.settled and self.across(self.seating, self["village"]) != self.mate

    # -- cards and walls -------------------------------------------------------------------------------------------

    @property
    def card(self) -> str:
        """The card that the action names, or is there for."""
        return self.words.get("card") or self.kind.key.removeprefix("play-")

    def held(self, card: str) -> int:
        return named(self.state.hands, (self.seats, self.village), (CARD_KINDS, card))

    @property
    def count(self) -> int:
        """The cards in the hand."""
        return sum(map(self.held, CARD_KINDS))

    @property
    def limit(self) -> int:
        return self.box.hand_limit

    @property
    def lacking(self) -> str:
        """E-3.6 The first of the two cards that is not in the hand, or not twice."""
        pair = (self["card"], self["other"])
        return next((card for card in pair if self.held(card) < pair.count(card)), "")

    def owned(self, material: str) -> int:
        return named(self.state.stock, (self.seats, self.village), (MATERIAL_NAMES, material))

    @property
    def traded_for(self) -> str:
        """E-3.5 The wall that the card is worth."""
        return self.box.trades_for(self.card)

    @property
    def in_supply(self) -> bool:
        """E-3.5 Is such a wall left, or a weaker one?"""
        return any(entries(self.state.supply)[: MATERIAL_NAMES.index(self.traded_for) + 1])

    @cached_property
    def walls(self) -> dict[str, str]:
        return {names.PLACE_NAMES[place]: MATERIAL_NAMES[wall - 1] for place, wall in filled(self.state.walls)}

    def village_of(self, place: str) -> str:
        """The village of which it is a side, "" for a flow."""
        village, _, _ = place.partition(".")
        return village if village in VILLAGE_NAMES else ""

    @property
    def flows(self) -> bool:
        """E-5.4 Does lava come out of this side of a space, or out of an exit?"""
        hexagon, _, side = self["place"].partition(".")
        return hexagon not in SPACES or tile_rules.has_lava(self.board.get(hexagon, 0), SIDES.index(side))

    @property
    def goal(self) -> str:
        """Where the flow at this place leads, "" for a side of a village."""
        hexagon, _, side = self["place"].partition(".")
        return "" if hexagon in VILLAGE_NAMES else beyond(hexagon, SIDES.index(side))

    # -- tiles -----------------------------------------------------------------------------------------------------

    @cached_property
    def board(self) -> dict[str, int]:
        """Space -> the lava sides of its tile."""
        return {SPACES[space]: lava for space, lava in filled(self.state.tiles)}

    @cached_property
    def tile(self) -> str:
        """The tile that is turned: the one that must be placed, or with an Aftershock the one that lies there."""
        if self.kind.key == "play-aftershock":
            return names.tile_name(self.board[self["space"]]).partition("/")[0]
        assert self.state.placement is not None
        return LAVA_TILES[self.state.placement.tile]

    @cached_property
    def lava(self) -> int:
        """Its lava sides when it is turned so; 0 if it is never turned so."""
        return tile_rules.ERUPTION if self.kind.key == "erupt" else turned(self.tile, self["rotation"])

    @property
    def same_rotation(self) -> bool:
        """E-9.1 Does it lie so already? One that looks the same turned round may be turned if a wall stands on it."""
        walled = any(place.partition(".")[0] == self["space"] for place in self.walls)
        return self.board[self["space"]] == self.lava and not (walled and not turned(self.tile, TURNED_ROUND))

    @cached_property
    def _misfit(self) -> tuple[str, str, str]:
        return tile_rules.mismatch(self.board, self["space"], self.lava) or ("", "", "")

    @property
    def misfit(self) -> str:
        """The clause that the first side (clockwise from n) breaks, where the tile would not match."""
        return self._misfit[0]

    @property
    def side(self) -> str:
        return self._misfit[1]

    @property
    def beside(self) -> Word | str:
        """What lies at that side."""
        clause, _, thing = self._misfit
        return Word("place", thing) if clause == "E-2.3" else thing

    @property
    def linked(self) -> bool:
        return tile_rules.linked(self.board, self["space"], self.lava)

    @cached_property
    def untied(self) -> str:
        """E-7.2 A tile that would be cut off if this one lay here, or (a Sinkhole) none."""
        others = {space: lava for space, lava in self.board.items() if space != self["space"]}
        sinks = self.kind.key == "play-sinkhole"
        return next(iter(tile_rules.untied(others if sinks else {**self.board, self["space"]: self.lava})), "")

    @property
    def closed(self) -> list[str]:
        """E-2.19 Spaces whose walls have held in this placement."""
        return names.spaces_in(self.state.placement.closed) if self.state.placement else []

    @cached_property
    def tops(self) -> dict[str, str]:
        """E-12.1 Stack -> the tile that lies open on it."""
        return {str(number): LAVA_TILES[tile] for number, tile in enumerate(entries(self.state.tops), 1) if tile >= 0}

    @property
    def top(self) -> str:
        return self.tops[self["stack"]]

    @cached_property
    def stack(self) -> set[str]:
        """E-12.5, E-11.4 The types that can still be drawn."""
        left = {LAVA_TILES[kind] for kind, _ in filled(self.state.stack.counts)} | set(self.tops.values())
        if not left and self.state.parameters.annihilation:
            return {LAVA_TILES[kind] for kind, _ in filled(self.state.tile_discards)}
        return left

    @property
    def useful(self) -> set[str]:
        """E-12.3 The open tiles that could be used for what a tile is taken for."""
        quake = self.state.placement is not None and self.state.placement.purpose == Purpose.QUAKE
        return {tile for tile in self.tops.values() if (self.replaces if quake else self.fits)({tile})}

    def fits(self, tiles: set[str]) -> bool:
        """E-2.1-2.6 Has one of these types an empty space and a rotation in which it may be placed?"""
        empty = [space for space in SPACES if space not in self.board and space not in self.closed]
        return any(tile_rules.fits(self.board, space, lava) for lava in rotations(tiles) for space in empty)

    def replaces(self, tiles: set[str]) -> bool:
        """E-9.4, E-7.1-7.2 Has one of these types a rotation in which it may replace some tile?"""
        return any(
            tile_rules.fits(self.board, space, lava) and not tile_rules.untied({**self.board, space: lava})
            for lava in rotations(tiles)
            for space in self.board
        )


def turned(tile: str, rotation: str) -> int:
    """The lava sides of a tile; 0 if it is never turned so."""
    try:
        return names.tile_mask(f"{tile}/{rotation}")
    except ValueError:
        return 0


def rotations(tiles: set[str]) -> list[int]:
    """The lava sides of these tiles in each of their rotations."""
    return [lava for lava in range(1, tile_rules.ERUPTION) if names.tile_name(lava).partition("/")[0] in tiles]
