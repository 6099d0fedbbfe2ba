"""What lies open in a position: one row for each field writes it out, reads it in and checks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import TypeVar

from lapilli.core.errors import PositionError
from lapilli.core.facts import (
    KEPT,
    ChosenOptions,
    Domain,
    Fact,
    Facts,
    Flag,
    ListOf,
    Mask,
    Maybe,
    OneOf,
    Section,
    Whole,
    array,
)
from lapilli.core.packed import entries, filled, filled_rows, refill
from lapilli.games.eruption.box_names import (
    CARD_KINDS,
    ENDINGS,
    LAVA_TILES,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    PURPOSES,
    ROLLS,
    SPACES,
    VILLAGE_NAMES,
    seat_names,
)
from lapilli.games.eruption.knowledge.domains import (
    Degrees,
    Heap,
    Numbered,
    SeatBySeat,
    Spaces,
    Sparse,
    Tile,
    VentPlace,
)
from lapilli.games.eruption.options import OPTIONS
from lapilli.games.eruption.rules.fit import lay
from lapilli.games.eruption.rules.setup import decide_start
from lapilli.games.eruption.rules.steps import Placement, Purpose, Relocation, Roll, Throw
from lapilli.games.eruption.state import Open, Phase, Position

T = TypeVar("T")
PLACING = (Phase.DRAW, Phase.DRAWING, Phase.TAKE, Phase.PLACE, Phase.REPLACE)  # while a placement is under way


CHOSEN = ChosenOptions(OPTIONS)
CARDS = Heap(CARD_KINDS, 99)
WALLS = Heap(MATERIAL_NAMES, 99)


def named(make: Callable[[tuple[str, ...]], Domain[T]]) -> Callable[[Open], Domain[T]]:
    """A domain that depends on the names of the seats, made once for each."""
    made = cache(make)
    return lambda state: made(seat_names(state))


def _numbers(name: str) -> Callable[[object], list[int]]:
    return lambda state: entries(getattr(state, name))


def _flat(name: str) -> Callable[[object, list[list[int]]], None]:
    return lambda state, rows: refill(getattr(state, name), [count for row in rows for count in row])


def cards(key: str, name: str) -> Fact[Open]:
    """Cards by seat and kind."""
    return Fact(
        key,
        named(lambda names: SeatBySeat(names, CARDS, [0] * len(CARD_KINDS))),
        lambda state: filled_rows(getattr(state, name), len(CARD_KINDS)),
        _flat(name),
        needed=False,
        array=attrgetter(name),
    )


def _heap(key: str, words: Sequence[str]) -> Fact[Open]:
    return Fact(
        key, Heap(words, 99), lambda state: filled(getattr(state, key)), array(key), needed=False, array=attrgetter(key)
    )


def bag(key: str, words: Sequence[str]) -> Fact[Open]:
    return Fact(
        key,
        Heap(words, 99),
        lambda state: filled(getattr(state, key).counts),
        lambda state, counts: getattr(state, key).fill(counts),
        needed=False,
        array=attrgetter(f"{key}.counts"),
    )


def _plain(key: str, domain: Domain | Callable[[Open], Domain]) -> Fact[Open]:
    return Fact(key, domain, needed=False)


def _lay(state: Open, tiles: list[tuple[int, int]]) -> None:
    for space, mask in tiles:
        lay(state, space, mask)


def _wall(state: Open, walls: list[tuple[int, int]]) -> None:
    for place, wall in walls:
        state.walls[place] = wall


def _phase(state: Open, phase: int) -> None:
    """The steps that belong to a phase begin with it; what the position says of them comes later."""
    state.phase = phase
    if phase in PLACING:
        state.placement = Placement(Purpose.QUAKE if phase == Phase.REPLACE else Purpose.STEP)
    elif phase == Phase.MOVE:
        state.relocation = Relocation(state.terms.relocate_moves - 1)


def _step(step: str, key: str, domain: Domain[T], nothing: T, field: str = "") -> Fact[Open]:
    """A fact of a step under way; without that step nothing is said, and nothing can be."""
    attribute = field or key

    def write(state: Open, value: T) -> None:
        under_way = getattr(state, step)
        if under_way is not None:
            setattr(under_way, attribute, value)
        elif value != nothing:
            raise PositionError(f"turn.{key}: nothing of that kind is under way in this phase", f"turn.{key}")

    return Fact(
        key,
        domain,
        lambda state: nothing if getattr(state, step) is None else getattr(getattr(state, step), attribute),
        write,
        needed=False,
    )


def _roll(state: Open, roll: int) -> None:
    state.throw = Throw(roll, -1) if roll != Roll.NOTHING else None


def _contenders(state: Open, contenders: int) -> None:
    """E-0.6 The start roll is under way while somebody may still begin, or its winner is about to."""
    if state.phase == Phase.START and state.terms.start < 0:
        active = state.active
        assert isinstance(state, Position)
        decide_start(state)  # the kernel makes the array of the sums: one made here would never be freed
        state.active = active
        if state.start_roll is not None:
            state.start_roll.contenders = contenders
    elif contenders:
        raise PositionError("turn.contenders: there is a start roll in the phase start alone", "turn.contenders")


def _rolled(state: Open, sums: list[int]) -> None:
    if state.start_roll is not None:
        refill(state.start_roll.rolled, sums)


@cache
def _temperatures(names: tuple[str, ...], top: int, step: int) -> SeatBySeat[int]:
    return SeatBySeat(names, Degrees(top, step), 0)


@cache
def _stockpiles(names: tuple[str, ...], dealt: int) -> SeatBySeat[list[int]]:
    return SeatBySeat(names, WALLS, [dealt] * len(MATERIAL_NAMES))


OPEN: Facts[Open] = Facts(
    Fact("seats", Whole(2, 6), write=KEPT),
    Fact("options", CHOSEN, lambda state: state.terms.options, KEPT, needed=False),
    Fact(
        "villages",
        named(lambda names: ListOf(Maybe(OneOf(VILLAGE_NAMES)), len(names))),
        _numbers("villages"),
        array("villages"),
        needed=False,
        array=attrgetter("villages"),
    ),
    Fact("phase", OneOf(PHASES), write=_phase, needed=False),
    Fact("active", named(OneOf), needed=False),
    Fact(
        "tiles",
        Sparse(SPACES, Tile()),
        lambda state: filled(state.tiles),
        _lay,
        needed=False,
        array=attrgetter("tiles"),
    ),
    Fact(
        "walls",
        Sparse(PLACE_NAMES, OneOf(MATERIAL_NAMES, 1)),
        lambda state: filled(state.walls),
        _wall,
        needed=False,
        array=attrgetter("walls"),
    ),
    Fact(
        "eruptions",
        named(lambda names: ListOf(VentPlace(names), 3)),
        _numbers("vents"),
        array("vents"),
        needed=False,
        array=attrgetter("vents"),
    ),
    Fact(
        "temperature",
        lambda state: _temperatures(seat_names(state), int(state.terms.top), state.terms.box.step),
        _numbers("temperature"),
        array("temperature"),
        needed=False,
        array=attrgetter("temperature"),
    ),
    Fact(
        "stock",
        lambda state: _stockpiles(seat_names(state), int(state.terms.walls_dealt)),
        lambda state: filled_rows(state.stock, len(MATERIAL_NAMES)),
        _flat("stock"),
        needed=False,
        array=attrgetter("stock"),
    ),
    _heap("supply", MATERIAL_NAMES),
    _heap("discards", CARD_KINDS),
    bag("stack", LAVA_TILES),
    _heap("aside", LAVA_TILES),
    _heap("tile_discards", LAVA_TILES),
    _heap("gone", LAVA_TILES),
    Section(
        "forecast",
        Fact("tops", ListOf(Maybe(OneOf(LAVA_TILES)), 3), _numbers("tops"), array("tops")),
        Fact("hidden", ListOf(Whole(0, 99), 3), _numbers("hidden"), array("hidden")),
        Fact("aside", ListOf(Whole(0, 99), 3), _numbers("aside_of"), array("aside_of"), needed=False),
        needed=False,
    ),
    Section(
        "turn",
        _plain("cards_due", Whole(0, 99)),
        _plain("reveals", Whole(0, 7)),
        _plain("last_orange", Whole(0, 6)),
        _plain("last_white", Whole(0, 6)),
        _plain("last_place", Maybe(OneOf(PLACE_NAMES))),
        _plain("last_card", Maybe(OneOf(CARD_KINDS))),
        _plain("built", Whole(0, 2)),
        _plain("used_up", Flag()),
        _plain("busy", Flag()),
        Fact(
            "roll",
            OneOf(ROLLS),
            lambda state: Roll.NOTHING if state.throw is None else state.throw.roll,
            _roll,
            needed=False,
        ),
        _step("throw", "orange", Whole(0, 6), 0),
        _step("throw", "tested", Maybe(OneOf(PLACE_NAMES)), -1, "place"),
        _step("placement", "purpose", OneOf(PURPOSES), Purpose.STEP),
        _step("placement", "tile", Maybe(OneOf(LAVA_TILES)), -1),
        _step("placement", "taken_from", Maybe(Numbered(1, 3)), -1),
        _step("placement", "space", Maybe(OneOf(SPACES)), -1),
        _step("placement", "rotation", Maybe(Whole(0, 5)), -1),
        _step("placement", "closed", Spaces(SPACES), 0),
        _step("relocation", "moves", Whole(0, 99), 0, "left"),
        Fact(
            "contenders",
            named(lambda names: Whole(0, (1 << len(names)) - 1)),
            lambda state: 0 if state.start_roll is None else state.start_roll.contenders,
            _contenders,
            needed=False,
        ),
        Fact(
            "rolled",
            named(lambda names: ListOf(Whole(0, 12), len(names))),
            lambda state: [0] * int(state.seats) if state.start_roll is None else entries(state.start_roll.rolled),
            _rolled,
            needed=False,
        ),
        needed=False,
    ),
    Section(
        "end",
        Fact("ending", OneOf(ENDINGS), needed=False),
        Fact("last", named(Mask), needed=False),
        Fact("burned", named(Mask), needed=False),
        Fact(
            "left",
            named(lambda names: ListOf(Whole(0, len(names)), len(names))),
            _numbers("left"),
            array("left"),
            needed=False,
        ),
        _plain("idle", Whole(0, 6)),
        _plain("turns", Whole(0, 10_000)),
        needed=False,
    ),
)
