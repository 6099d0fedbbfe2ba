"""Who may know what: hands and stones laid face down are their owner's alone."""

from __future__ import annotations

from typing import TypedDict

from lapilli.core.state import SPECTATOR
from pumice.actions import DRAW, KEEP, LAY, SEATS, SPACE
from pumice.box import box_of
from pumice.rules import WEIGHTS, GameState, Known

PHASES = ("draw", "lay", "roll", "prize", "aim", "over")


class View(TypedDict):
    """What a viewer is told; stones that he may not see are -1."""

    phase: str
    seat: int | None
    seats: list[str]
    round: int
    rounds: int
    points: list[int]
    crater: int
    thrown: int
    winner: int
    drawer: int
    bag: int
    spent: list[int]
    hand: list[int] | None
    hand_sizes: list[int]
    has_laid: list[bool]
    laid: list[int]
    box: str | None


def observe(known: Known) -> View:
    """P-1.2, P-2.1 Everything open, the own hand, and how many stones the others hold."""
    return {
        "phase": PHASES[known.phase],
        "seat": int(known.viewer) if known.viewer >= 0 else None,
        "seats": list(SEATS[: known.seats]),
        "round": known.round,
        "rounds": known.rounds,
        "points": list(known.points),
        "crater": known.crater,
        "thrown": known.thrown,
        "winner": known.winner,
        "drawer": known.drawer,
        "bag": int(known.bag),
        "spent": list(known.spent),
        "hand": None if known.hand is None else list(known.hand),
        "hand_sizes": list(known.sizes),
        "has_laid": list(known.has_laid),
        "laid": list(known.laid),
        "box": known.box.text,
    }


def known_from_view(view: View) -> Known:
    """The knowledge that a view was made from."""
    box = box_of(view["box"])
    known = Known(
        GameState(box, len(view["seats"]), view["rounds"]), SPECTATOR if view["seat"] is None else view["seat"]
    )
    known.round, known.phase, known.drawer = view["round"], PHASES.index(view["phase"]), view["drawer"]
    known.points, known.spent, known.bag = list(view["points"]), list(view["spent"]), view["bag"]
    known.crater, known.thrown, known.winner = view["crater"], view["thrown"], view["winner"]
    known.hand, known.sizes = view["hand"], list(view["hand_sizes"])
    known.has_laid, known.laid = list(view["has_laid"]), list(view["laid"])
    return known


def public_notation(state: GameState, seat: int, action: int, viewer: int | None) -> str:
    """Stones are drawn and laid unseen by the others."""
    drawn = DRAW <= action < DRAW + WEIGHTS * len(SEATS)
    owner = state.drawer if drawn else seat
    hidden = drawn or LAY <= action < KEEP
    return SPACE.masked(action, "stone") if hidden and viewer != owner else SPACE.text(action)
