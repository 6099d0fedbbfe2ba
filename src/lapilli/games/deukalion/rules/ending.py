"""D-1, D-15 Points and the end. The five ways to points (D-1.3) all end here or in a settlement."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.rules.steps import Phase
from lapilli.games.deukalion.state import Position


def check_target(state: Position, seat: i64) -> None:
    """D-1.1, D-15.1, D-15.2 After every gain: a hero with enough points wins at once; nothing pending happens."""
    if state.turn_phase != Phase.OVER and state.total(seat) >= state.parameters.target:
        state.turn_phase = Phase.OVER
        state.winner = seat


def gain_points(state: Position, seat: i64, cards: i64) -> None:
    """D-1.4, D-15.2 Point cards, one point each, all of one event together; they never run out."""
    if state.turn_phase != Phase.OVER:
        state.heroes[seat].points += cards
        check_target(state, seat)


def gain_task(state: Position, seat: i64, task: i64) -> None:
    """D-4.7, D-8.1 A fulfilled card lies open before its owner at once and counts."""
    state.heroes[seat].tasks |= 1 << task
    check_target(state, seat)
