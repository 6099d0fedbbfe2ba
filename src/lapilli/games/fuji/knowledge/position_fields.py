"""Fields of positions: read and checked, one row per field (`fields.py`).

Faces of dice are lists: [face, viewers who know it (bits), memories in three bits per viewer]. Hands are numbered as in
docs/reference/games/fuji.md. `setup`, `use`, `handling`, `move` and `comparison` are the steps under way, null where
there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lapilli.core.position_fields import (
    READ_ONLY,
    ChosenOptions,
    Domain,
    Flag,
    ListOf,
    Mask,
    Maybe,
    Notation,
    ObjectOf,
    OneOf,
    PositionField,
    PositionFields,
    Text,
    Whole,
    array,
)
from lapilli.games.fuji.actions import CARD_NAMES, DICE, FIGURE_NAMES, SPACE
from lapilli.games.fuji.knowledge.domains import (
    Addressed,
    Claims,
    Compared,
    Faces,
    Figures,
    PerSeat,
    Said,
    cells,
    terrain,
)
from lapilli.games.fuji.knowledge.view import ENDINGS, PHASE_NAMES, REFUSALS
from lapilli.games.fuji.options import OPTIONS
from lapilli.games.fuji.rules.steps import CardUse, Handling, Move, SetUp
from lapilli.games.fuji.state import Open, Position, fill

T = TypeVar("T")
CHOSEN = ChosenOptions(OPTIONS)


def step(facts: PositionFields[T], make: Callable[[], T]) -> Domain:
    """A step under way, or null."""
    return Maybe(ObjectOf(facts, make), None)


SETUP = step(
    PositionFields(
        # generated: SET_UP.facts - needed (fields.py)
        PositionField("place", Whole(0, 40)),
        # generated: end
    ),
    lambda: SetUp(0),
)
USE = step(
    PositionFields(
        # generated: CARD_USE.facts - needed (fields.py)
        PositionField("user", OneOf(FIGURE_NAMES)),
        PositionField("wielded", OneOf(CARD_NAMES)),
        PositionField("card", OneOf(CARD_NAMES)),
        PositionField("target", Maybe(OneOf(FIGURE_NAMES))),
        PositionField("hand", Whole(-1, 3)),
        PositionField("chosen", Whole(0, 15)),
        # generated: end
    ),
    lambda: CardUse(0, 0, 0, -1),
)
MOVE = step(
    PositionFields(
        # generated: MOVE.facts - needed (fields.py)
        PositionField("figure", OneOf(FIGURE_NAMES)),
        PositionField("eruptions", Whole(0, 9)),
        PositionField("injuries", Whole(0, 4)),
        PositionField("drawing", Flag()),
        # generated: end
    ),
    lambda: Move(0),
)
HANDLING = step(
    PositionFields(
        # generated: HANDLING.facts - needed (fields.py)
        PositionField("left", Whole(0, 9)),
        PositionField("acted", Whole(0, 24)),
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
        state.map = state.parameters.maps[scenario - 1]
        fill(state, "terrain", [-1] * len(state.map.cells))


def lay_dice(state: Position, faces: list[list[int]]) -> None:
    """Faces, who knows them, and what is remembered."""
    for die, (value, known, memory) in enumerate(faces):
        state.value[die], state.known[die], state.memory[die] = value, known, memory


def note_said(state: Position, seats: list[list[int]]) -> None:
    """What each seat has said."""
    fill(state, "said", [bits for row in seats for bits in row])


OPEN: tuple[PositionField[Open], ...] = (
    PositionField("seats", Whole(2, 4), write=READ_ONLY),
    PositionField("options", CHOSEN, write=READ_ONLY),
    PositionField("box", Maybe(Text(), ""), write=READ_ONLY),
    # generated: OPEN.facts - needed (fields.py)
    PositionField("phase", OneOf(PHASE_NAMES)),
    PositionField("phase_number", Whole(0, 6)),
    PositionField("round", Whole(0, 40)),
    PositionField("eruptions", Whole(0, 80)),
    PositionField("end", OneOf(ENDINGS)),
    PositionField("scenario", Whole(0, 7), write=open_map),
    PositionField("terrain", terrain, write=written("terrain")),
    PositionField("villages", cells),
    PositionField("lava", cells),
    PositionField("equipment", cells),
    PositionField("eruption", cells),
    PositionField("doubles", cells),
    PositionField("pile", Mask(CARD_NAMES)),
    PositionField("bottom", ListOf(OneOf(CARD_NAMES), most=15), write=written("bottom")),
    PositionField("discards", Mask(CARD_NAMES)),
    PositionField("figures", Figures),
    PositionField("aside", Mask(DICE)),
    PositionField("left", Mask(DICE)),
    PositionField("ready", seats),
    PositionField("moves", per_seat(8)),
    PositionField("chatter", per_seat(8)),
    PositionField("side", OneOf(FIGURE_NAMES[:2])),
    PositionField("entries", entries, write=array("entries")),
    PositionField("stopped", ListOf(Whole(0, 3), most=4), write=stop),
    PositionField("refused", Mask(REFUSALS)),
    PositionField("gone", Mask(FIGURE_NAMES)),
    PositionField("legs", Mask(FIGURE_NAMES)),
    PositionField("claims", Claims(), write=written("claims")),
    PositionField("addressed", Addressed, write=written("addressed")),
    PositionField("setup", SETUP),
    PositionField("use", USE),
    PositionField("move", MOVE),
    PositionField("comparison", lambda state: Maybe(Compared(state), None)),
    # generated: end
)
HIDDEN: tuple[PositionField[Position], ...] = (
    PositionField("dice", Faces, write=lay_dice),
    # generated: HIDDEN.facts - needed (fields.py)
    PositionField("rolling", Mask(DICE)),
    PositionField("picked", ListOf(Mask(DICE), 4), write=array("picked")),
    PositionField("made", ListOf(Whole(0, 9), 4), write=array("made")),
    PositionField("buddy", Maybe(OneOf(DICE))),
    PositionField("said", lambda state: ListOf(Said(state), int(state.seats)), write=note_said),
    PositionField("spoken", per_seat(16)),
    PositionField("handling", HANDLING),
    # generated: end
)
