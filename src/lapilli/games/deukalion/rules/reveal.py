"""D-8.8 to D-8.10 The reveal moment: a task card is turned up, and anyone who has a standing half of it is asked."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.games.deukalion.actions import (
    ARG1,
    PASS,
)
from lapilli.games.deukalion.rules.ending import gain_points
from lapilli.games.deukalion.rules.steps import NONE, Reveal
from lapilli.games.deukalion.rules.tasks import claim, offer_claims, owe, withdraw
from lapilli.games.deukalion.state import Position


def turn_up(state: Position, action: i64) -> None:
    """D-8.8, D-8.9 A new card lies open; anyone who has a standing half of it is asked at once."""
    task = ARG1[action]
    state.draw_task(task)
    state.replace = False
    for index in range(len(state.open_tasks)):
        if state.open_tasks[index] == NONE:
            state.open_tasks[index] = task
            break
    for seat in range(state.seats):
        state.answers[seat] = NONE
    state.reveal = Reveal(task, concerned(state, task), 0)


def concerned(state: Position, task: i64) -> i64:
    """D-8.9 The seats, as bits, that have a standing half of the card just turned up and have not answered."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.answers[seat] == NONE:
            state.n_legal = 0
            offer_claims(state, seat, task)
            if state.n_legal > 0:
                seats |= 1 << seat
    return seats


def offer_reveal(state: Position, seat: i64) -> None:
    """D-8.9 One of the claims on this card, or pass."""
    reveal = state.reveal
    if reveal is not None and reveal.waiting >> seat & 1:
        offer_claims(state, seat, reveal.task)
        state.offer(PASS)


def answer(state: Position, seat: i64, action: i64) -> None:
    """D-8.9 Answers stay hidden until all are in."""
    state.answers[seat] = action
    reveal = state.reveal
    if reveal is not None:
        reveal.waiting &= ~(1 << seat)
        reveal.answered |= 1 << seat


def settle_reveal(state: Position) -> None:
    """D-8.9, D-8.10, D-15.3 One claim takes the card; several take one point card each and the card leaves the game."""
    claimants = vec[i64]()
    for distance in range(state.seats):
        seat = (state.active + distance) % state.seats
        if state.answers[seat] != NONE and state.answers[seat] != PASS:
            claimants = append(claimants, seat)
    if state.reveal is None:
        return
    task = state.reveal.task
    state.reveal = None
    if len(claimants) == 1:
        claim(state, claimants[0], state.answers[claimants[0]])
    elif len(claimants) > 1:
        withdraw(state, task)
        state.removed |= 1 << task
        for index in range(len(claimants)):
            gain_points(state, claimants[index], 1)
        for index in range(len(claimants)):
            owe(state, claimants[index], state.answers[claimants[index]])
