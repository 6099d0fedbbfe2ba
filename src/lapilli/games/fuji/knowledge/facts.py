"""Positions of Fuji as data: what is read from them and checked, one row for each fact (`fields.py`).

Faces of dice are lists: [face, viewers who know it (bits), memories in three bits per viewer]. Hands are numbered as in
docs/reference/games/fuji.md. `setup`, `use`, `handling`, `move` and `comparison` are the steps under way, null where
there is none.
"""

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
    attribute,
)
from lapilli.games.fuji.actions import CARD_NAMES, DICE, FIGURE_NAMES, SPACE
from lapilli.games.fuji.knowledge.domains import Claims, Compared, Faces, Figures, PerSeat, Said, cells, terrain
from lapilli.games.fuji.knowledge.view import ENDINGS, REFUSALS, STEPS
from lapilli.games.fuji.options import OPTIONS
from lapilli.games.fuji.rules.steps import CardUse, Handling, Move, SetUp
from lapilli.games.fuji.state import Open, Position, fill

T = TypeVar("T")
CHOSEN = ChosenOptions(OPTIONS)


def step(facts: Facts[T], make: Callable[[], T]) -> Domain:
    """A step under way, or null."""
    return Maybe(Record(facts, make), None)


SETUP = step(
    Facts(
        # generated: SET_UP.facts - needed (fields.py)
        Fact("place", Whole(0, 40)),
        # generated: end
    ),
    lambda: SetUp(0),
)
USE = step(
    Facts(
        # generated: CARD_USE.facts - needed (fields.py)
        Fact("user", OneOf(FIGURE_NAMES)),
        Fact("wielded", OneOf(CARD_NAMES)),
        Fact("card", OneOf(CARD_NAMES)),
        Fact("target", Maybe(OneOf(FIGURE_NAMES))),
        Fact("hand", Whole(-1, 3)),
        Fact("chosen", Whole(0, 15)),
        # generated: end
    ),
    lambda: CardUse(0, 0, 0, -1),
)
MOVE = step(
    Facts(
        # generated: MOVE.facts - needed (fields.py)
        Fact("figure", OneOf(FIGURE_NAMES)),
        Fact("eruptions", Whole(0, 9)),
        Fact("injuries", Whole(0, 4)),
        Fact("drawing", Flag()),
        # generated: end
    ),
    lambda: Move(0),
)
HANDLING = step(
    Facts(
        # generated: HANDLING.facts - needed (fields.py)
        Fact("left", Whole(0, 9)),
        Fact("acted", Whole(0, 24)),
        # generated: end
    ),
    lambda: Handling(0),
)


# -- domains that depend on the table --------------------------------------------------------------------------------


def per_seat(width: int) -> Callable[[Open], Domain]:
    """Small numbers of the seats."""
    return lambda state: PerSeat(int(state.seats), width)


def seats(state: Open) -> Domain:
    """Some of the seats."""
    return Mask(FIGURE_NAMES[: state.seats])


def entries(state: Open) -> Domain:
    """Of each seat an action, or null."""
    return ListOf(Maybe(Notation(SPACE)), int(state.seats))


# -- how what was read is stored -------------------------------------------------------------------------------------


def written(name: str) -> Callable[[Open, list[int]], None]:
    """Into an array, which the kernel makes."""
    return lambda state, numbers: fill(state, name, numbers)


def stop(state: Open, hands: list[int]) -> None:
    """These hands are done in phase 3."""
    state.stopped = sum(1 << number for number in set(hands))


def open_map(state: Open, scenario: int) -> None:
    """The map first: cells are named by it."""
    if scenario:
        state.map = state.terms.maps[scenario - 1]
        fill(state, "terrain", [-1] * len(state.map.cells))


def lay_dice(state: Position, faces: list[list[int]]) -> None:
    """Faces, who knows them, and what is remembered."""
    for die, (value, known, memory) in enumerate(faces):
        state.value[die], state.known[die], state.memory[die] = value, known, memory


def note_said(state: Position, seats: list[list[int]]) -> None:
    """What each seat has said."""
    fill(state, "said", [bits for row in seats for bits in row])


OPEN: tuple[Fact[Open], ...] = (
    Fact("seats", Whole(2, 4), write=KEPT),
    Fact("options", CHOSEN, write=KEPT),
    Fact("box", Maybe(Text(), ""), write=KEPT),
    # generated: OPEN.facts - needed (fields.py)
    Fact("phase", OneOf(STEPS), write=attribute("stage")),
    Fact("number", Whole(0, 6), write=attribute("phase")),
    Fact("round", Whole(0, 40)),
    Fact("eruptions", Whole(0, 80)),
    Fact("end", OneOf(ENDINGS)),
    Fact("scenario", Whole(0, 7), write=open_map),
    Fact("terrain", terrain, write=written("terrain")),
    Fact("villages", cells),
    Fact("lava", cells),
    Fact("equipment", cells),
    Fact("eruption", cells),
    Fact("doubles", cells),
    Fact("pile", Mask(CARD_NAMES)),
    Fact("bottom", ListOf(OneOf(CARD_NAMES), most=15), write=written("bottom")),
    Fact("discards", Mask(CARD_NAMES)),
    Fact("figures", Figures),
    Fact("aside", Mask(DICE)),
    Fact("left", Mask(DICE)),
    Fact("ready", seats),
    Fact("moves", per_seat(8)),
    Fact("chatter", per_seat(8)),
    Fact("side", OneOf(FIGURE_NAMES[:2])),
    Fact("entries", entries, write=array("entries")),
    Fact("stopped", ListOf(Whole(0, 3), most=4), write=stop),
    Fact("refused", Mask(REFUSALS)),
    Fact("gone", Mask(FIGURE_NAMES)),
    Fact("legs", Mask(FIGURE_NAMES)),
    Fact("claims", Claims(), write=written("claims")),
    Fact("setup", SETUP),
    Fact("use", USE),
    Fact("move", MOVE),
    Fact("comparison", lambda state: Maybe(Compared(state), None)),
    # generated: end
)
HIDDEN: tuple[Fact[Position], ...] = (
    Fact("dice", Faces, write=lay_dice),
    # generated: HIDDEN.facts - needed (fields.py)
    Fact("rolling", Mask(DICE)),
    Fact("picked", ListOf(Mask(DICE), 4), write=array("picked")),
    Fact("made", ListOf(Whole(0, 9), 4), write=array("made")),
    Fact("buddy", Maybe(OneOf(DICE))),
    Fact("said", lambda state: ListOf(Said(state), int(state.seats)), write=note_said),
    Fact("spoken", per_seat(16)),
    Fact("handling", HANDLING),
    # generated: end
)
