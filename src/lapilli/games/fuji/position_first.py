"""Positions as version 1 wrote them: one flat list of bookkeeping numbers (`course`) instead of steps as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from lapilli.core.errors import PositionError
from lapilli.core.facts import Whole
from lapilli.core.game import View
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.options import blank
from lapilli.games.fuji.position import FACTS
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.names import FAMILIES, Stage
from lapilli.games.fuji.rules.steps import CardUse, Comparison, Handling, Move, SetUp
from lapilli.games.fuji.state import fill

T = TypeVar("T")
SAME = frozenset(("ready", "moves", "chatter", "spoken", "side", "refused", "gone", "legs"))  # numbers as they are
GONE = frozenset(("course", "success", "said", "box", "seats", "options"))  # said in another way today, or beforehand
SET_UP = range(Stage.CHARACTERS, Stage.PLANNING)
ON_THE_WAY = (Stage.BARS, Stage.WALK, Stage.TOKEN, Stage.INJURY)
HANDLING = (Stage.LENDING, Stage.FLIPPING, Stage.CUTTING, Stage.TURNING, Stage.THROWING)


def of_today(data: View, box: Box) -> View:
    """The same position in the form of today."""
    try:
        if data["box"] not in (box.text, box.fingerprint):
            raise PositionError("box: the position was played with another box; pass that box file")
        state = blank(Whole(2, 4).take(data["seats"], "seats"), data["options"], box)
        data = {**data, "picked": _four(data["picked"], []), "made": _four(data["made"], 0)}
        for key, row in FACTS.rows.items():
            if key in data and key not in GONE:
                row.write(state, data[key], key)
        fill(state, "said", [bits for row in data["said"] for bits in row][: state.seats * FAMILIES])
        _begin_steps(state, data["course"])
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise PositionError(f"a position of version 1 cannot be read: {type(error).__name__} {error}") from error
    return FACTS.read(state)


def _four(hands: list[T], nothing: T) -> list[T]:
    """Of every hand, also those that nobody plays."""
    return [*hands, *[nothing] * (4 - len(hands))]


def _begin_steps(state: Course, course: Mapping[str, int]) -> None:
    """A step that is under way gets the numbers that belong to it; what others had left behind is forgotten."""
    stage = state.stage
    for name in SAME:
        setattr(state, name, course[name])
    state.stopped = course["done"] if stage == Stage.REROLLS or state.phase == 3 else 0
    state.setup = SetUp(course["cursor"]) if stage in SET_UP else None
    if course["user"] >= 0:
        state.use = CardUse(course["user"], course["wielded"], course["card"], course["target"])
        state.use.hand = course["asked_hand"]
        state.use.chosen = course["done"] if stage == Stage.CARABINER else 0
    if stage in HANDLING:
        state.handling = _handling(stage, course)
    if stage in ON_THE_WAY or course["drawing"] >= 0:
        state.move = Move(max(course["mover"], course["drawing"]))
        state.move.eruptions, state.move.injuries = course["due"], course["injuries_due"]
        state.move.drawing = course["drawing"] >= 0
    if course["compared"] >= 0:
        totals = course["own_total"], course["best_total"]
        state.comparison = Comparison(course["compared"], course["compared_cell"], *totals)


def _handling(stage: int, course: Mapping[str, int]) -> Handling:
    """F-12 What was left and done by `throws` and `cursor`, which each card read in its own way."""
    handling = Handling(course["throws"] if stage in (Stage.THROWING, Stage.CUTTING) else 1)
    if stage == Stage.FLIPPING:
        handling.acted = course["throws"]
    elif stage == Stage.CUTTING:  # for the first hand `cursor` was whatever the set-up had left there
        handling.acted = course["cursor"] if course["asked_hand"] == 3 else 2 - course["throws"]
    return handling
