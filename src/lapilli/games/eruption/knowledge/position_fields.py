"""Fields of positions: read and checked, one row per field (`fields.py`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from lapilli.core.errors import PositionError
from lapilli.core.packed import refill
from lapilli.core.position_fields import (
    READ_ONLY,
    ChosenOptions,
    Counts,
    Domain,
    Each,
    Flag,
    ListOf,
    Mask,
    Maybe,
    OneOf,
    PositionField,
    PositionFields,
    Section,
    Whole,
    array,
    heap,
    rows,
)
from lapilli.games.eruption.knowledge.domains import Degrees, Numbered, Sparse, Tile, VentPlace
from lapilli.games.eruption.knowledge.view import (
    AIMS,
    ENDS,
    HEXES,
    KINDS,
    PLACES,
    STEPS,
    THROWS,
    TILES,
    VILLAGES,
    WALLS,
)
from lapilli.games.eruption.names import seat_names
from lapilli.games.eruption.options import OPTIONS
from lapilli.games.eruption.rules.setup import decide_start
from lapilli.games.eruption.rules.steps import NOWHERE, Placement, Purpose, Relocation, Roll, Throw
from lapilli.games.eruption.rules.tile_fit import lay
from lapilli.games.eruption.state import Open, Phase, Position

T = TypeVar("T")
PLACING = (Phase.DRAW, Phase.DRAWING, Phase.TAKE, Phase.PLACE, Phase.REPLACE)  # while a placement is under way
CHOSEN = ChosenOptions(OPTIONS)


# -- domains that depend on the table --------------------------------------------------------------------------------


def named(make: Callable[[tuple[str, ...]], Domain[T]]) -> Callable[[Open], Domain[T]]:
    """A domain that depends on the names of the seats, made once for each."""
    made = cache(make)
    return lambda state: made(seat_names(state))


def temperatures(state: Open) -> Each[int]:
    """Degrees of each seat; those left out are cold."""
    return Each(seat_names(state), Degrees(int(state.parameters.top), state.parameters.box.step), 0)


def stockpiles(state: Open) -> Each[list[int]]:
    """Walls of each seat; those left out have what is dealt."""
    return Each(seat_names(state), Counts(WALLS, 99), [int(state.parameters.walls_dealt)] * len(WALLS))


def hands_of_cards(state: Open) -> Each[list[int]]:
    """Cards of each seat; those left out have none."""
    return Each(seat_names(state), Counts(KINDS, 99), [0] * len(KINDS))


# -- how what was read is stored -------------------------------------------------------------------------------------


def lay_tiles(state: Open, tiles: list[tuple[int, int]]) -> None:
    """Onto the board, with what neighbours demand."""
    for space, mask in tiles:
        lay(state, space, mask)


def build_walls(state: Open, walls: list[tuple[int, int]]) -> None:
    """Onto their places."""
    for place, wall in walls:
        state.walls[place] = wall


def begin_phase(state: Open, phase: int) -> None:
    """The steps that belong to a phase begin with it; what the position says of them comes later."""
    state.phase = phase
    if phase in PLACING:
        state.placement = Placement(Purpose.QUAKE if phase == Phase.REPLACE else Purpose.STEP)
    elif phase == Phase.MOVE:
        state.relocation = Relocation(state.parameters.relocate_moves - 1)


def begin_throw(state: Open, roll: int) -> None:
    """Dice are to fall."""
    state.throw = Throw(roll, -1) if roll != Roll.NOTHING else None


def begin_start_roll(state: Open, contenders: int) -> None:
    """E-0.6 The start roll is under way while somebody may still begin, or its winner is about to."""
    if state.phase == Phase.START and state.parameters.start < 0:
        active = state.active
        assert isinstance(state, Position)
        decide_start(state)  # the kernel makes the array of the sums: one made here would never be freed
        state.active = active
        if state.start_roll is not None:
            state.start_roll.contenders = contenders
    elif contenders:
        raise PositionError("turn.contenders: there is a start roll in the phase start alone", "turn.contenders")


def roll(state: Open, sums: list[int]) -> None:
    """The sums of a start roll."""
    if state.start_roll is not None:
        refill(state.start_roll.rolled, sums)


def in_step(step: str, field: str, domain: Domain[T], nothing: T, attribute: str) -> PositionField[Open]:
    """A fact of a step under way; without that step nothing is said, and nothing can be."""

    def write(state: Open, value: T) -> None:
        under_way = getattr(state, step)
        if under_way is not None:
            setattr(under_way, attribute, value)
        elif value != nothing:
            raise PositionError(f"{field}: nothing of that kind happens in this phase", field)

    return PositionField(field.partition(".")[2], domain, write=write, needed=False)


OPEN: PositionFields[Open] = PositionFields(
    PositionField("seats", Whole(2, 6), write=READ_ONLY),
    PositionField("options", CHOSEN, write=READ_ONLY, needed=False),
    # generated: OPEN.facts - (fields.py)
    PositionField(
        "villages",
        named(lambda names: ListOf(Maybe(OneOf(VILLAGES)), len(names))),
        write=array("villages"),
        needed=False,
    ),
    PositionField("phase", OneOf(STEPS), write=begin_phase, needed=False),
    PositionField("active", named(OneOf), needed=False),
    PositionField("tiles", Sparse(HEXES, Tile()), write=lay_tiles, needed=False),
    PositionField("walls", Sparse(PLACES, OneOf(WALLS, 1)), write=build_walls, needed=False),
    PositionField("eruptions", named(lambda names: ListOf(VentPlace(names), 3)), write=array("vents"), needed=False),
    PositionField("temperature", temperatures, write=array("temperature"), needed=False),
    PositionField("stock", stockpiles, write=rows("stock"), needed=False),
    PositionField("supply", Counts(WALLS, 99), write=array("supply"), needed=False),
    PositionField("discards", Counts(KINDS, 99), write=array("discards"), needed=False),
    PositionField("stack", Counts(TILES, 99), write=heap("stack"), needed=False),
    PositionField("aside", Counts(TILES, 99), write=array("aside"), needed=False),
    PositionField("tile_discards", Counts(TILES, 99), write=array("tile_discards"), needed=False),
    PositionField("gone", Counts(TILES, 99), write=array("gone"), needed=False),
    # generated: end
    Section(
        "forecast",
        # generated: OPEN.facts forecast (fields.py)
        PositionField("tops", ListOf(Maybe(OneOf(TILES)), 3), write=array("tops")),
        PositionField("hidden", ListOf(Whole(0, 99), 3), write=array("hidden")),
        PositionField("aside", ListOf(Whole(0, 99), 3), write=array("aside_of"), needed=False),
        # generated: end
        needed=False,
    ),
    Section(
        "turn",
        # generated: OPEN.facts turn (fields.py)
        PositionField("cards_due", Whole(0, 99), needed=False),
        PositionField("reveals", Whole(0, 7), needed=False),
        PositionField("last_orange", Whole(0, 6), needed=False),
        PositionField("last_white", Whole(0, 6), needed=False),
        PositionField("last_place", Maybe(OneOf(PLACES)), needed=False),
        PositionField("last_card", Maybe(OneOf(KINDS)), needed=False),
        PositionField("built", Whole(0, 2), needed=False),
        PositionField("used_up", Flag(), needed=False),
        PositionField("busy", Flag(), needed=False),
        PositionField("roll", OneOf(THROWS), write=begin_throw, needed=False),
        in_step("throw", "turn.tested", Maybe(OneOf(PLACES)), NOWHERE, "place"),
        in_step("throw", "turn.orange", Whole(0, 6), 0, "orange"),
        in_step("placement", "turn.purpose", OneOf(AIMS), Purpose.STEP, "purpose"),
        in_step("placement", "turn.tile", Maybe(OneOf(TILES)), NOWHERE, "tile"),
        in_step("placement", "turn.taken_from", Maybe(Numbered(1, 3)), NOWHERE, "taken_from"),
        in_step("placement", "turn.space", Maybe(OneOf(HEXES)), NOWHERE, "space"),
        in_step("placement", "turn.rotation", Maybe(Whole(0, 5)), NOWHERE, "rotation"),
        in_step("placement", "turn.closed", Mask(HEXES), 0, "closed"),
        in_step("relocation", "turn.moves", Whole(0, 99), 0, "left"),
        PositionField(
            "contenders", named(lambda names: Whole(0, (1 << len(names)) - 1)), write=begin_start_roll, needed=False
        ),
        PositionField("rolled", named(lambda names: ListOf(Whole(0, 12), len(names))), write=roll, needed=False),
        # generated: end
        needed=False,
    ),
    Section(
        "end",
        # generated: OPEN.facts end (fields.py)
        PositionField("ending", OneOf(ENDS), needed=False),
        PositionField("last", named(Mask), needed=False),
        PositionField("burned", named(Mask), needed=False),
        PositionField(
            "left", named(lambda names: ListOf(Whole(0, len(names)), len(names))), write=array("left"), needed=False
        ),
        PositionField("idle", Whole(0, 6), needed=False),
        PositionField("turns", Whole(0, 10000), needed=False),
        # generated: end
        needed=False,
    ),
)
POSITION_FIELDS: PositionFields[Open] = PositionFields(
    *OPEN.rows.values(),
    # generated: HIDDEN.facts - (fields.py)
    PositionField("hands", hands_of_cards, write=rows("hands"), needed=False),
    PositionField("given", hands_of_cards, write=rows("given"), needed=False),
    PositionField("deck", Counts(KINDS, 99), write=heap("deck"), needed=False),
    # generated: end
    Section(
        "memory",
        PositionField("deck", Counts(KINDS, 99), write=array("old_deck"), needed=False),
        PositionField("hands", hands_of_cards, write=rows("old_hands"), needed=False),
        PositionField("drawn", named(lambda names: Each(names, Whole(0, 999), 0)), write=array("drawn"), needed=False),
        PositionField("laid", hands_of_cards, write=rows("laid"), needed=False),
        needed=False,
    ),
)
