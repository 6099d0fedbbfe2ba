"""Whole positions from data: restored, checked and brought to rest."""

from __future__ import annotations

from lapilli.core.errors import PositionError
from lapilli.core.position_fields import PositionFields
from lapilli.core.type_parameters import View
from lapilli.games.fuji.audit import audit
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.position_fields import CHOSEN, HIDDEN, OPEN
from lapilli.games.fuji.knowledge.view import PHASE_NAMES
from lapilli.games.fuji.options import blank
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import SETUP_PHASES

POSITION_FIELDS: PositionFields[GameState] = PositionFields(*OPEN, *HIDDEN)


def restore(data: View, box: Box) -> GameState:
    """A state at rest from such data; what is impossible is refused with the reason."""
    state = rebuild(POSITION_FIELDS, data, box)
    if data["box"] != box.text:
        raise PositionError("box: the position was played with another box; pass that box file")
    for problem in (*missing_steps(state), *audit(state)):
        raise PositionError(problem)
    if state.phase_number == 2:
        survey(state)
    state.proceed()
    return state


def rebuild(facts: PositionFields[GameState], data: View, box: Box) -> GameState:
    """The state of such data, neither checked for sense nor at rest yet."""
    seats = facts.value(data, "seats")
    state = blank(seats, CHOSEN.choose(data, seats), box)
    facts.write(state, data)
    return state


def missing_steps(state: GameState) -> list[str]:
    """A phase that is about a step needs that step."""
    name = PHASE_NAMES[state.phase]
    needs = {
        "setup": bool(SETUP_PHASES >> state.phase & 1),
        "use": name in ("lending", "carabiner", "flipping", "cutting", "turning", "throwing"),
        "handling": name in ("lending", "flipping", "cutting", "turning", "throwing"),
        "move": name in ("bars", "walk", "token", "injury"),
    }
    return [
        f"{step}: the phase {name!r} needs it" for step, needed in needs.items() if needed and not getattr(state, step)
    ]
