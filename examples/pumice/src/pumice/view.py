"""Who may know what: hands and stones laid face down are their owner's alone."""

from __future__ import annotations

from typing import TypedDict

from lapilli.core.rng import Rng
from pumice.actions import DRAW, KEEP, LAY, SEATS, SPACE
from pumice.box import Box
from pumice.rules import NOTHING, WEIGHTS, Pumice

PHASES = ("draw", "lay", "roll", "prize", "aim", "over")


class Stones(TypedDict):
    """What the box holds."""

    copies: list[int]
    hand: int
    faces: list[int]


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
    box: Stones


def observe(state: Pumice, seat: int | None) -> View:
    """P-1.2, P-2.1 Everything open, the own hand, and how many stones the others hold."""
    turned_up = NOTHING not in state.laid
    return {
        "phase": PHASES[state.phase],
        "seat": seat,
        "seats": list(SEATS[: state.seats]),
        "round": state.round,
        "rounds": state.rounds,
        "points": list(state.points),
        "crater": state.crater,
        "thrown": state.thrown,
        "winner": state.winner,
        "drawer": state.drawer,
        "bag": int(state.bag.total),
        "spent": list(state.spent),
        "hand": None if seat is None else list(state.hands[seat]),
        "hand_sizes": [sum(hand) for hand in state.hands],
        "has_laid": [weight != NOTHING for weight in state.laid],
        "laid": [weight if turned_up or owner == seat else NOTHING for owner, weight in enumerate(state.laid)],
        "box": {"copies": list(state.box.copies), "hand": state.box.hand, "faces": list(state.box.faces)},
    }


def imagine(view: View, rng: Rng) -> Pumice:
    """A world this seat cannot tell from the real one: the stones it has not seen are dealt anew."""
    box = Box(tuple(view["box"]["copies"]), view["box"]["hand"], tuple(view["box"]["faces"]), "imagined")
    state = Pumice(box, len(view["seats"]), view["rounds"])
    unseen = [copies - spent for copies, spent in zip(box.copies, view["spent"], strict=True)]
    for weight in range(WEIGHTS):
        unseen[weight] -= view["hand"][weight] if view["hand"] else 0
        unseen[weight] -= view["laid"].count(weight)
    stones = [weight for weight in range(WEIGHTS) for _ in range(unseen[weight])]
    rng.shuffle(stones)
    for seat in range(state.seats):
        if seat == view["seat"] and view["hand"] is not None:
            state.hands[seat] = list(view["hand"])
        else:
            for _ in range(view["hand_sizes"][seat]):
                state.hands[seat][stones.pop()] += 1
        laid = view["laid"][seat]
        state.laid[seat] = stones.pop() if view["has_laid"][seat] and laid == NOTHING else laid
    state.bag.fill([stones.count(weight) for weight in range(WEIGHTS)])
    state.round, state.crater = view["round"], view["crater"]
    state.thrown, state.winner, state.drawer = view["thrown"], view["winner"], view["drawer"]
    state.points, state.spent = list(view["points"]), list(view["spent"])
    state.phase = PHASES.index(view["phase"])
    state.proceed()
    return state


def witness(state: Pumice, seat: int, action: int, viewer: int | None) -> str:
    """Stones are drawn and laid unseen by the others."""
    drawn = DRAW <= action < DRAW + WEIGHTS * len(SEATS)
    owner = state.drawer if drawn else seat
    hidden = drawn or LAY <= action < KEEP
    return SPACE.masked(action, "stone") if hidden and viewer != owner else SPACE.text(action)
