"""Whole positions in and out as readable data: one table of facts says what they are made of and what is allowed.

Faces of dice are lists: [face, viewers who know it (bits), memories in three bits per viewer]. Hands are numbered as in
docs/games/fuji.md. `setup`, `use`, `handling`, `move` and `comparison` are the steps under way, null where there is
none. What lies open stands in `knowledge/facts.py`.
"""

from __future__ import annotations

from lapilli.core.errors import PositionError
from lapilli.core.facts import Fact, Facts, ListOf, Maybe, OneOf, Whole, array
from lapilli.core.game import View
from lapilli.games.fuji.actions import DICE
from lapilli.games.fuji.audit import audit
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.domains import Faces, Said, dice
from lapilli.games.fuji.knowledge.facts import CHOSEN, OPEN, STAGES, per_seat, step
from lapilli.games.fuji.options import blank
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.names import FAMILIES, SET_UP
from lapilli.games.fuji.rules.steps import Handling
from lapilli.games.fuji.state import Position, fill


def known_faces(state: Position) -> list[list[int]]:
    return [[int(state.value[die]), int(state.known[die]), int(state.memory[die])] for die in range(len(DICE))]


def lay_dice(state: Position, faces: list[list[int]]) -> None:
    for die, (value, known, memory) in enumerate(faces):
        state.value[die], state.known[die], state.memory[die] = value, known, memory


HIDDEN: tuple[Fact[Position], ...] = (
    Fact("dice", Faces, known_faces, lay_dice),
    Fact("rolling", dice),
    Fact("picked", lambda state: ListOf(dice, 4), write=array("picked")),
    Fact("made", ListOf(Whole(0, 9), 4), write=array("made")),
    Fact("buddy", Maybe(OneOf(DICE))),
    Fact(
        "said",
        lambda state: ListOf(Said(state), int(state.seats)),
        lambda state: [state.said[seat * FAMILIES : (seat + 1) * FAMILIES] for seat in range(state.seats)],
        lambda state, rows: fill(state, "said", [bits for row in rows for bits in row]),
    ),
    Fact("spoken", per_seat(16)),
    step("handling", Facts(Fact("left", Whole(0, 9)), Fact("acted", Whole(0, 24))), lambda: Handling(0)),
)
FACTS: Facts[Course] = Facts(*OPEN, *HIDDEN)


def position(state: Course) -> View:
    """All there is, secrets included."""
    return FACTS.read(state)


def restore(data: View, box: Box) -> Course:
    """A state at rest from such data; what is impossible is refused with the reason."""
    state = rebuild(FACTS, data, box)
    if data["box"] != box.text:
        raise PositionError("box: the position was played with another box; pass that box file")
    for problem in (*missing_steps(state), *audit(state)):
        raise PositionError(problem)
    if state.phase == 2:
        survey(state)
    state.proceed()
    return state


def rebuild(facts: Facts[Course], data: View, box: Box) -> Course:
    """The state of such data, neither checked for sense nor at rest yet."""
    seats = facts.value(data, "seats")
    state = blank(seats, CHOSEN.choose(data, seats), box)
    facts.write(state, data)
    return state


def missing_steps(state: Course) -> list[str]:
    """A phase that is about a step needs that step."""
    name = STAGES[state.stage]
    needs = {
        "setup": bool(SET_UP >> state.stage & 1),
        "use": name in ("lending", "carabiner", "flipping", "cutting", "turning", "throwing"),
        "handling": name in ("lending", "flipping", "cutting", "turning", "throwing"),
        "move": name in ("bars", "walk", "token", "injury"),
    }
    return [
        f"{step}: the phase {name!r} needs it" for step, needed in needs.items() if needed and not getattr(state, step)
    ]
