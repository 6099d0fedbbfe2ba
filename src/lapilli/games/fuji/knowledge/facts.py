"""What lies open at a table of Fuji, one row per field: read for views and positions, written and checked from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

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
    Notation,
    OneOf,
    Record,
    Text,
    Whole,
    array,
)
from lapilli.games.fuji.actions import CARD_NAMES, FIGURE_NAMES, SPACE
from lapilli.games.fuji.knowledge.domains import (
    Claims,
    Compared,
    Figures,
    PerSeat,
    cards,
    cells,
    dice,
    figure_name,
    hand,
    terrain,
)
from lapilli.games.fuji.options import OPTIONS, decode
from lapilli.games.fuji.rules.steps import CardUse, Move, SetUp
from lapilli.games.fuji.state import Open, fill

T = TypeVar("T")
CHOSEN = ChosenOptions(OPTIONS)
STAGES = (
    *("characters", "skills", "left_out", "dealing", "burying", "scenario", "terrain", "starts", "planning", "rerolls"),
    *("gear", "turns", "bars", "walk", "token", "injury", "losing", "lending", "carabiner", "flipping", "cutting"),
    *("turning", "throwing", "rolling", "hidden", "eruption", "over"),
)
ENDS = ("", "victory", "lava", "exhausted")
REFUSALS = [f"{card} {figure}" for card in ("lighter", "knife") for figure in FIGURE_NAMES]


def per_seat(width: int) -> Callable[[Open], Domain]:
    return lambda state: PerSeat(int(state.seats), width)


def step(name: str, facts: Facts[T], make: Callable[[], T]) -> Fact[Open]:
    """A step under way, or null."""
    return Fact(name, Maybe(Record(facts, make), None))


def written(name: str) -> Callable[[Open, list[int]], None]:
    return lambda state, numbers: fill(state, name, numbers)


def hands_of(stopped: int) -> list[int]:
    return [number for number in range(4) if int(stopped) >> number & 1]


def stop(state: Open, hands: list[int]) -> None:
    state.stopped = sum(1 << number for number in set(hands))


def open_map(state: Open, scenario: int) -> None:
    """The map first: cells are named by it."""
    if scenario:
        state.map = state.terms.maps[scenario - 1]
        fill(state, "terrain", [-1] * len(state.map.cells))


OPEN: tuple[Fact[Open], ...] = (
    Fact("seats", Whole(2, 4), write=KEPT),
    Fact("options", CHOSEN, read=lambda state: decode(state.terms), write=KEPT),
    Fact("box", Maybe(Text(), ""), read=lambda state: state.terms.text, write=KEPT),
    Fact("phase", OneOf(STAGES), lambda state: state.stage, lambda state, stage: setattr(state, "stage", stage)),
    Fact("number", Whole(0, 6), lambda state: state.phase, lambda state, number: setattr(state, "phase", number)),
    Fact("round", Whole(0, 40)),
    Fact("eruptions", Whole(0, 80)),
    Fact("end", OneOf(ENDS)),
    Fact(
        "scenario",
        Whole(0, 7),
        lambda state: state.terms.maps.index(state.map) + 1 if len(state.terrain) else 0,
        lambda state, number: open_map(state, number),
    ),
    Fact("terrain", terrain, write=written("terrain")),
    Fact("villages", cells),
    Fact("lava", cells),
    Fact("equipment", cells),
    Fact("eruption", cells),
    Fact("doubles", cells),
    Fact("pile", cards),
    Fact("bottom", ListOf(OneOf(CARD_NAMES), most=15), write=written("bottom")),
    Fact("discards", cards),
    Fact("figures", Figures),
    Fact("aside", dice),
    Fact("left", dice),
    Fact("ready", lambda state: Mask(FIGURE_NAMES[: state.seats])),
    Fact("moves", per_seat(8)),
    Fact("chatter", per_seat(8)),
    Fact("side", OneOf(FIGURE_NAMES[:2])),
    Fact("entries", lambda state: ListOf(Maybe(Notation(SPACE)), int(state.seats)), write=array("entries")),
    Fact(
        "stopped",
        ListOf(Whole(0, 3), most=4),
        lambda state: hands_of(state.stopped),
        lambda state, hands: stop(state, hands),
    ),
    Fact("refused", Mask(REFUSALS)),
    Fact("gone", Mask(FIGURE_NAMES)),
    Fact("legs", Mask(FIGURE_NAMES)),
    Fact("claims", Claims(), write=written("claims")),
    step("setup", Facts(Fact("place", Whole(0, 40))), lambda: SetUp(0)),
    step(
        "use",
        Facts(
            Fact("user", figure_name),
            Fact("wielded", OneOf(CARD_NAMES)),
            Fact("card", OneOf(CARD_NAMES)),
            Fact("target", Maybe(figure_name)),
            Fact("hand", hand),
            Fact("chosen", Whole(0, 15)),
        ),
        lambda: CardUse(0, 0, 0, -1),
    ),
    step(
        "move",
        Facts(
            Fact("figure", figure_name),
            Fact("eruptions", Whole(0, 9)),
            Fact("injuries", Whole(0, 4)),
            Fact("drawing", Flag()),
        ),
        lambda: Move(0),
    ),
    Fact("comparison", lambda state: Maybe(Compared(state), None)),
)
