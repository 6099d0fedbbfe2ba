"""D-4.3, D-5.2 What the stepping seat may do, and what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import (
    ATTACK,
    BASE,
    CLAIM,
    CLAIM_THREE,
    DELIVER,
    DONE,
    END,
    FOUND,
    HYDRA,
    HYDRA_AT,
    RECOVER,
    SAIL,
    SAIL_AT,
    SOLDIERS,
    TAKE_CARDS,
)
from lapilli.games.deukalion.rules import cards, hydra, sailing, tasks, turn
from lapilli.games.deukalion.rules.steps import Phase, Sailing
from lapilli.games.deukalion.state import Position


def offer_deeds(state: Position) -> None:
    """D-4.3, D-5.2 The choices of the stepping seat."""
    if state.step.sailing != Sailing.SPENT:
        if state.step.sailing == Sailing.UNUSED:
            sailing.offer_sailing(state)
        sailing.offer_landing(state)
    tasks.offer_lying_deeds(state, state.stepper)
    cards.offer_own_window(state)
    if state.turn_phase == Phase.STEP:
        turn.offer_step(state)
    else:
        if not state.step.hydra_done:  # D-5.6
            hydra.offer_moves(state, state.stepper, state.die(3), HYDRA, HYDRA_AT)
        turn.offer_main(state)


def do(state: Position, seat: i64, action: i64) -> None:
    """D-4.3, D-5.2 One choice of the stepping seat."""
    kind = BASE[action]
    if kind in (SAIL, SAIL_AT):
        sailing.sail(state, action)
    elif kind == DONE:
        turn.end_step(state)
    elif kind == END:
        turn.end_turn(state)
    elif kind == TAKE_CARDS:
        turn.take_cards(state)
    elif kind == SOLDIERS:
        turn.take_soldiers(state, action)
    elif kind == RECOVER:
        turn.recover(state)
    elif kind in (HYDRA, HYDRA_AT):
        state.step.hydra_done = True
        turn.close_stop(state)
        hydra.move_hydra(state, seat, action)
    elif kind == ATTACK:
        sailing.attack(state, action)
    elif kind == FOUND:
        sailing.found(state, action)
    elif kind == DELIVER:
        tasks.deliver(state, seat, action)
    elif CLAIM <= kind <= CLAIM_THREE:
        tasks.claim(state, seat, action)
    else:
        cards.play_card(state, seat, action)
