"""How a game ended: for the engine from a position, for people from a view."""

from __future__ import annotations

from lapilli.core.rules import Result
from lapilli.games.nisyros.knowledge.knowledge import seat_names
from lapilli.games.nisyros.knowledge.view import REASONS
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.rules import ending
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.games.nisyros.state import Position


def result(state: Position) -> Result | None:
    """N-13.4 N-13.6 The lowest colour decides for all; nobody wins alone. None while the game goes on.

    N-13.5 What to try next is said by the messages `result-<outcome>`.
    """
    if state.phase != Phase.OVER:
        return None
    names, parameters = seat_names(state), state.parameters
    lowest = int(ending.lowest(state))
    outcome = _outcome(lowest, int(parameters.small), int(parameters.big))
    saved = {name: int(state.kos[state.colours[seat]]) for seat, name in enumerate(names)}
    dead = {name: int(state.hades[state.colours[seat]]) for seat, name in enumerate(names)}
    details = {
        "level": parameters.options["level"],
        "players": int(state.seats),
        "rounds": int(state.round),
        "lowest": lowest,
        "small": int(parameters.small),
        "big": int(parameters.big),
        "saved": saved,
        "dead": dead,
        **{name: {"saved": saved[name], "dead": dead[name]} for name in names},
    }
    scores = {name: float(count) for name, count in saved.items()}
    return Result(scores, () if outcome == "lost" else names, outcome, REASONS[state.ending], details)


def _outcome(lowest: int, small: int, big: int) -> str:
    return "big" if lowest >= big else "small" if lowest >= small else "lost"


def outcome_of(view: View) -> str:
    """N-13.4 The lowest colour decides."""
    lowest = min(people["kos"] for people in view["people"].values())
    return _outcome(lowest, view["limits"]["small"], view["limits"]["big"])


def facts_of(view: View) -> dict[str, object]:
    """N-13.5 What the words about the end tell of: the level, and how many were needed."""
    return {"level": view["options"]["level"], "small": view["limits"]["small"], "big": view["limits"]["big"]}
