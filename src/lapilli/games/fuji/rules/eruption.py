"""F-6: lava, and what ends and begins with a phase or a round."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.games.fuji.rules.board import spread, survey
from lapilli.games.fuji.rules.ending import over
from lapilli.games.fuji.rules.names import ADDRESS, DICE_FAMILIES, FAMILIES, NONE, End, Phase
from lapilli.games.fuji.state import Position


def erupt(state: Position) -> None:
    """F-6.1 Every landscape and rubble card beside lava turns, all at once; villages never burn.

    F-6.2 At first that is the rubble card beside the volcano alone.
    """
    ground = state.map.land | state.map.rubble
    burning = spread(state, state.lava, ground) & ~state.lava
    state.lava |= burning
    state.eruptions += 1
    state.equipment &= ~burning  # F-6.4
    state.eruption &= ~burning
    state.doubles &= ~burning
    for figure in state.figures:
        if burning >> figure.cell & 1:
            over(state, End.LAVA)  # F-6.3
    if state.phase_number == 2 and state.end == End.NOT_YET:
        withdraw_markers(state)


def withdraw_markers(state: Position) -> None:
    """F-6.5 In phase 2 markers on burnt cards or out of reach go back to their owners."""
    survey(state)
    for figure in state.figures:
        if figure.marker != NONE and not figure.reach >> figure.marker & 1:
            figure.marker = NONE


def clear_talk(state: Position, first: i64) -> None:
    """F-13.11, F-13.13 Phrases of these families may be said again."""
    for seat in range(state.seats):
        for family in range(first, FAMILIES):
            state.said[seat * FAMILIES + family] = 0


def open_phase(state: Position, phase: i64) -> None:
    """F-13.11 A new phase: flags down, guards and said-lists empty, Radio screens up (F-12.8).

    In the silence of phase 3 what was asked and promised is still in everybody's ear (F-13.13, F-13.14).
    """
    state.phase_number = phase
    state.ready = 0
    state.moves = 0
    state.refused = 0
    state.spoken = 0
    state.chatter = 0
    for figure in state.figures:
        figure.reach = 0
        figure.radio = False
    if phase != 3:
        clear_talk(state, 0)
    forget_unanswered(state)
    if phase == 5:
        state.comparison = None  # that of the last round is told until then
    lapse(state)


def forget_unanswered(state: Position) -> None:
    """F-13.15 Nobody answers any more what was said in another phase; what was answered counts for the round."""
    kept = vec[i64]()
    for row in range(0, len(state.addressed), ADDRESS):
        if state.addressed[row + 2] != NONE:
            for column in range(ADDRESS):
                kept = append(kept, state.addressed[row + column])
    state.addressed = kept


def lapse(state: Position) -> None:
    """F-10.10 Standing entries are void."""
    for seat in range(state.seats):
        state.entries[seat] = NONE


def disturb(state: Position) -> None:
    """F-2.7 A marker or card has changed: all ready flags fall, and phrases without dice may be said again."""
    state.ready = 0
    clear_talk(state, DICE_FAMILIES)


def start_round(state: Position) -> None:
    """F-6.6, F-14.12, F-1.1 Dice come home, effects end, screens go up, and every die is thrown."""
    state.round += 1
    open_phase(state, 1)
    state.phase = Phase.ROLLING
    state.aside = 0
    state.gone = 0
    state.buddy = NONE
    state.stopped = 0
    state.claims = vec[i64]()
    state.addressed = vec[i64]()
    state.left = 0b010101 << 12 if state.third else 0
    state.rolling = 0b010101 << 24 if state.dummy else 0
    for index in range(len(state.known)):
        state.known[index] = 0
        state.memory[index] = 0
        state.value[index] = 0
    for figure in state.figures:
        figure.dice = figure.owned
        figure.fresh = 0
        figure.flares = 0
        figure.aided = False
        figure.marker = NONE
        figure.rerolls = 0
        state.rolling |= figure.owned
