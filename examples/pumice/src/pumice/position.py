"""Whole positions in and out, and what must always add up."""

from __future__ import annotations

from lapilli.core.errors import PositionError
from lapilli.core.game import View
from pumice.box import Box
from pumice.rules import NOTHING, Phase, Pumice
from pumice.view import PHASES


def position(state: Pumice) -> View:
    """All there is, secrets included."""
    return {
        "seats": int(state.seats),
        "rounds": state.rounds,
        "round": state.round,
        "phase": PHASES[state.phase],
        "hands": [list(hand) for hand in state.hands],
        "laid": list(state.laid),
        "spent": list(state.spent),
        "bag": [int(count) for count in state.bag.counts],
        "points": list(state.points),
        "crater": state.crater,
        "thrown": state.thrown,
        "winner": state.winner,
        "drawer": state.drawer,
    }


def restore(data: View, box: Box) -> Pumice:
    """The state of such data, at rest."""
    state = Pumice(box, data["seats"], data["rounds"])
    state.round = data["round"]
    if data["phase"] not in PHASES:
        raise PositionError(f"there is no phase {data['phase']!r}")
    state.phase = PHASES.index(data["phase"])
    state.hands = [list(hand) for hand in data["hands"]]
    state.laid, state.spent, state.points = list(data["laid"]), list(data["spent"]), list(data["points"])
    state.bag.fill(list(data["bag"]))
    state.crater, state.thrown = data["crater"], data["thrown"]
    state.winner, state.drawer = data["winner"], data["drawer"]
    problems = audit(state)
    if problems:
        raise PositionError(problems[0])
    state.proceed()
    return state


def audit(state: Pumice) -> list[str]:
    """What does not add up."""
    problems = []
    if len(state.hands) != state.seats or len(state.laid) != state.seats or len(state.points) != state.seats:
        return ["hands, laid stones and points need one entry per seat"]
    for weight, copies in enumerate(state.box.copies):
        held = sum(hand[weight] for hand in state.hands) + state.laid.count(weight)
        count = held + state.spent[weight] + state.bag.counts[weight]
        if count != copies:
            problems.append(f"there are {count} stones of weight {weight + 1}, the box has {copies}")
    if min(state.points) < 0 or state.crater < 0:
        problems.append("points and crater are never below 0")
    prize = state.phase in (Phase.PRIZE, Phase.AIM)
    if prize and (state.winner == NOTHING or NOTHING in state.laid or state.thrown == NOTHING):
        problems.append("a prize needs a winner, a stone of everybody and a die")
    if state.phase == Phase.LAY and NOTHING not in state.laid:
        problems.append("everybody has laid a stone already")
    return problems
