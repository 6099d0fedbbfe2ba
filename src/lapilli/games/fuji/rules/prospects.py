"""What the rule-of-thumb player reckons with: the chance of each total, and what comes of it in many worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.masks import set_of, zeros
from lapilli.games.fuji.rules.names import LARGEST_GAP, NONE, SETS
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.state import Position

CERTAIN: Final[i64] = 1 << 20  # chances are counted in whole parts of this, so that they are the same compiled or not
TOTALS: Final[i64] = 64  # above every total of dice


def misses(state: Position, dice: i64, requirement: i64) -> i64:
    """Those of the dice that do not count for a requirement."""
    found: i64 = 0
    for die in range(SETS * SET):
        if dice >> die & 1 and total(state, 1 << die, requirement) == 0:
            found |= 1 << die
    return found


def chances(state: Position, dice: i64, thrown: i64, times: i64, wanted: i64, requirement: i64) -> vec[i64]:
    """The chance of each total for a requirement, if some of the dice are thrown, and again what misses the wanted one.

    `times` throws in all; a die that counts for the wanted requirement is left lying.
    """
    worth = state.terms.worth
    found = zeros(TOTALS)
    found[0] = CERTAIN
    for die in range(SETS * SET):
        if not dice >> die & 1:
            continue
        kind = die % SET // 2 * 7
        wider = zeros(TOTALS)
        if thrown >> die & 1 and times > 0:
            missing: i64 = 0
            for face in range(1, 7):
                if worth[wanted * 21 + kind + face] == 0:
                    missing += 1
            missed = CERTAIN
            for _time in range(times):
                missed = missed * missing // 6
            for face in range(1, 7):
                hit = worth[wanted * 21 + kind + face] > 0
                chance = (CERTAIN - missed) // (6 - missing) if hit else missed // missing
                add = worth[requirement * 21 + kind + face]
                for value in range(TOTALS - add):
                    if found[value]:
                        wider[value + add] += found[value] * chance // CERTAIN
        else:
            add = worth[requirement * 21 + kind + state.value[die]]
            for value in range(TOTALS - add):
                wider[value + add] = found[value]
        found = wider
    return found


def rival(state: Position, figure: i64, but: i64, requirement: i64) -> i64:
    """The best total of a figure's neighbours and of the dummy, one figure left out."""
    best: i64 = 0
    neighbours = state.neighbours(figure)
    for other in range(state.count):
        if neighbours >> other & 1 and other != but:
            value = total(state, state.figures[other].dice, requirement)
            if value > best:
                best = value
    if state.dummy:
        value = total(state, set_of(DUMMY), requirement)
        if value > best:
            best = value
    return best


def expect(
    state: Position, figure: i64, actor: i64, mine: i64, spread: vec[i64], requirement: i64, seen: list[vec[i64]]
) -> vec[i64]:
    """Chance of a figure's success and its loss of stamina (both in CERTAIN per world, summed over the worlds seen).

    The actor's dice `mine` have the totals of `spread`; all other dice lie as in the world. The actor is the figure
    itself or another one.
    """
    one = state.figures[figure]
    values = state.value
    found = zeros(2)
    near = state.neighbours(figure) >> actor & 1 == 1
    loss = state.terms.loss
    row = state.terms.level * 64
    for world in seen:
        state.value = world
        rest = total(state, state.figures[actor].dice & ~mine, requirement)
        own = 3 * one.flares
        if figure != actor:
            own += total(state, one.dice, requirement)
        others = rival(state, figure, actor, requirement)
        for value in range(TOTALS):
            chance = spread[value]
            if chance == 0:
                continue
            if figure == actor:
                gap = own + rest + value - others
            elif near and rest + value > others:
                gap = own - rest - value
            else:
                gap = own - others
            if gap > 0:
                found[0] += chance
            else:
                gap = 0
            found[1] += chance * loss[row + min(gap, LARGEST_GAP)]
    state.value = values
    return found


def prospects(
    state: Position, figure: i64, mine: i64, cells: list[int], rerolls: list[int], seen: list[vec[i64]]
) -> vec[i64]:
    """For each destination the chance of success and the loss; own misses are thrown again where that is allowed."""
    found = vec[i64]()
    for index in range(len(cells)):
        requirement = requirement_of(state, i64(cells[index]))
        thrown = misses(state, mine, requirement)
        spread = chances(state, mine, thrown, i64(rerolls[index]), requirement, requirement)
        for number in expect(state, figure, figure, mine, spread, requirement, seen):
            found = append(found, number)
    return found


def outlook(state: Position, actor: i64, mine: i64, thrown: i64, times: i64, seen: list[vec[i64]]) -> vec[i64]:
    """For each figure the chance of success and the loss on its own card, if the actor throws some dice again."""
    found = vec[i64]()
    marker = state.figures[actor].marker
    for figure in range(state.count):
        goal = state.figures[figure].marker
        if goal == NONE or marker == NONE:
            found = append(append(found, 0), 0)
            continue
        requirement = requirement_of(state, goal)
        spread = chances(state, mine, thrown, times, requirement_of(state, marker), requirement)
        for number in expect(state, figure, actor, mine, spread, requirement, seen):
            found = append(found, number)
    return found
