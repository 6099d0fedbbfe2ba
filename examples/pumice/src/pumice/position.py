"""Whole positions in and out, and what must always add up."""

from __future__ import annotations

from lapilli.core.errors import PositionError
from lapilli.core.position_fields import READ_ONLY, ListOf, Maybe, OneOf, PositionField, PositionFields, Value, Whole
from lapilli.core.type_parameters import View
from pumice.box import Box
from pumice.knowledge import PHASES
from pumice.rules import NOTHING, WEIGHTS, GameState, Phase

STONES = ListOf(Whole(0, 99), length=WEIGHTS)
POINTS = Whole(0, 999)
POSITION_FIELDS: PositionFields[GameState] = PositionFields(
    PositionField("seats", Value(2, 3, 4), write=READ_ONLY),
    PositionField("rounds", Value(4, 6, 8), write=READ_ONLY),
    PositionField("round", lambda state: Whole(0, state.rounds)),
    PositionField("phase", OneOf(PHASES)),
    PositionField("hands", lambda state: ListOf(STONES, length=state.seats)),
    PositionField("laid", lambda state: ListOf(Maybe(Whole(0, WEIGHTS - 1)), length=state.seats)),
    PositionField("spent", STONES),
    PositionField("bag", STONES, lambda state: state.bag.counts, lambda state, counts: state.bag.fill(counts)),
    PositionField("points", lambda state: ListOf(POINTS, length=state.seats)),
    PositionField("crater", POINTS),
    PositionField("thrown", Maybe(Whole(1, 6))),
    PositionField("winner", lambda state: Maybe(Whole(0, state.seats - 1))),
    PositionField("drawer", lambda state: Whole(0, state.seats - 1)),
)


def position(state: GameState) -> View:
    """All there is, secrets included."""
    return POSITION_FIELDS.read(state)


def restore(data: View, box: Box) -> GameState:
    """The state of such data, at rest."""
    state = GameState(box, POSITION_FIELDS.value(data, "seats"), POSITION_FIELDS.value(data, "rounds"))
    POSITION_FIELDS.write(state, data)
    problems = audit(state)
    if problems:
        raise PositionError(problems[0])
    state.proceed()
    return state


def audit(state: GameState) -> list[str]:
    """What does not add up."""
    problems = []
    for weight, copies in enumerate(state.box.copies):
        held = sum(hand[weight] for hand in state.hands) + state.laid.count(weight)
        count = held + state.spent[weight] + state.bag.counts[weight]
        if count != copies:
            problems.append(f"there are {count} stones of weight {weight + 1}, the box has {copies}")
    prize = state.phase in (Phase.PRIZE, Phase.AIM)
    if prize and (state.winner == NOTHING or NOTHING in state.laid or state.thrown == NOTHING):
        problems.append("a prize needs a winner, a stone of everybody and a die")
    if state.phase == Phase.LAY and NOTHING not in state.laid:
        problems.append("everybody has laid a stone already")
    return problems
