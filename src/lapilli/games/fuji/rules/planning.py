"""F-2: destination markers, ready flags, and the end of planning; F-3.1 to F-3.4: how many rerolls follow."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.actions import CELLS, MARK, READY, SIDE, UNMARK, UNREADY
from lapilli.games.fuji.rules.board import distance, longest_mark, markable
from lapilli.games.fuji.rules.equipment import count_move, guarded
from lapilli.games.fuji.rules.eruption import disturb
from lapilli.games.fuji.rules.joint_decisions import offer_for
from lapilli.games.fuji.rules.menu import emit_cells
from lapilli.games.fuji.rules.names import NONE, Injury, Skill
from lapilli.games.fuji.state import Position


def offer_markers(state: Position, seat: i64) -> None:
    """F-2.1, F-2.5, F-10.7 Put, move or take back the own marker; with two players B also that of p3."""
    offer_marks(state, seat, seat)
    if state.third:
        offer_marks(state, seat, 2)
        if state.figures[2].able(Skill.BUDDY) and not guarded(state, seat):
            state.offer(SIDE + 1 - state.side)  # F-10.9


def offer_marks(state: Position, seat: i64, figure: i64) -> None:
    """F-2.10 After sixty moves only a missing marker may be placed."""
    missing = state.figures[figure].marker == NONE
    if guarded(state, seat) and not missing:
        return
    emit_cells(state, MARK if figure == seat else MARK + CELLS, markable(state, figure))
    if not missing:
        offer_for(state, seat, figure, UNMARK, 1, 0)


def may_be_ready(state: Position, seat: i64) -> bool:
    """F-2.6 Own marker (in B also p3's) on the board, or no legal card to put it on."""
    for figure in range(state.count):
        if state.seat_mask(figure) >> seat & 1 and state.figures[figure].marker == NONE and markable(state, figure):
            return False
    return True


def offer_ready(state: Position, seat: i64) -> None:
    """F-2.6, F-2.8, F-4.3 Ready, or no longer so."""
    if state.ready >> seat & 1:
        if not guarded(state, seat):
            state.offer(UNREADY)
    elif state.phase_number == 4 or may_be_ready(state, seat):
        state.offer(READY)


def mark(state: Position, seat: i64, figure: i64, cell: i64) -> None:
    """F-2.2, F-2.4 The marker lies there now, whatever else does; F-2.7 all ready flags fall."""
    state.figures[figure].marker = cell
    count_move(state, seat)
    disturb(state)


def choose_side(state: Position, seat: i64, side: i64) -> None:
    """F-10.9 Who may set a die of p3 aside."""
    state.side = side
    count_move(state, seat)
    disturb(state)


def rerolls_allowed(state: Position, index: i64) -> i64:
    """F-3.1 By distance, one more for the symbol; F-3.3 a Scout at distance four none.

    F-3.4, F-5.24 An eye injury takes these; F-3.2, F-11.4 what a Survivalist has on top of them stays.
    """
    figure = state.figures[index]
    if figure.marker == NONE:
        return 0  # F-2.6
    far = distance(state, figure.cell, figure.marker, longest_mark(state, index))
    rerolls: i64 = 0
    if not figure.hurt(Injury.EYE) and 0 <= far <= state.parameters.steps:
        rerolls = state.parameters.rerolls[far] + state.parameters.symbols[state.terrain[figure.marker]]
    return rerolls + 1 if figure.able(Skill.SURVIVALIST) else rerolls
