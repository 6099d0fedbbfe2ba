"""F-5: turns of phase 5, step A and step B; also what happens when a rope brings a meeple somewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.fuji.actions import BAR, FIGURES, INJURY, LEAVE, LOSE, PATH_CODES, PATH_INDEX, SET, TAKE, WALK
from lapilli.games.fuji.rules.board import distance, walk_kinds, walk_limit, walkable
from lapilli.games.fuji.rules.dice import best_rival, movement_value, requirement_of
from lapilli.games.fuji.rules.ending import all_safe, over
from lapilli.games.fuji.rules.eruption import clear_talk, erupt, lapse, start_round, withdraw_markers
from lapilli.games.fuji.rules.joint_decisions import offer_for
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import DICE_FAMILIES, LARGEST_GAP, NONE, End, Injury, Phase, Skill
from lapilli.games.fuji.rules.steps import Comparison, Move
from lapilli.games.fuji.state import Position

PATHS: Final[i64] = len(PATH_CODES)


def start_turn(state: Position, figure: i64) -> None:
    """F-5.2 to F-5.7 Step A begins: is there a walk at all, does the Gatherer add bars?"""
    lapse(state)
    state.move = Move(figure)
    state.comparison = None
    if not attainable(state, figure):
        fail(state)
    elif gatherer(state) != NONE:
        state.phase = Phase.BARS
    else:
        compare(state)


def attainable(state: Position, figure: i64) -> bool:
    """F-5.6 Without marker, walkable card or walk there is no comparison."""
    one = state.figures[figure]
    if one.marker == NONE or not walkable(state) >> one.marker & 1:
        return False
    return distance(state, one.cell, one.marker, walk_limit(state, figure)) != NONE


def gatherer(state: Position) -> i64:
    """F-11.5 The figure that can spend power bars now."""
    for figure in range(state.count):
        if state.figures[figure].bars > 0 and state.figures[figure].able(Skill.GATHERER):
            return figure
    return NONE


def offer_bars(state: Position, seat: i64) -> None:
    """F-11.5 For the moving figure or one of its neighbours; or no more."""
    owner = gatherer(state)
    mover = state.mover()
    able = state.neighbours(mover) | 1 << mover
    for figure in range(state.count):
        if able >> figure & 1:
            offer_for(state, seat, owner, BAR, FIGURES, figure)


def spend_bar(state: Position, figure: i64) -> None:
    """F-11.5 Plus 1 for this turn only; with the last bar the question ends."""
    state.figures[gatherer(state)].bars -= 1
    state.figures[figure].bonus += 1
    if gatherer(state) == NONE:
        compare(state)


def compare(state: Position) -> None:
    """F-5.3, F-14.9 The mover's own card counts for all; strictly higher than each neighbour is success."""
    mover = state.mover()
    one = state.figures[mover]
    requirement = requirement_of(state, one.marker)
    own, best = movement_value(state, mover, requirement), best_rival(state, mover, requirement)
    comparison = Comparison(mover, one.marker, own, best)
    state.comparison = comparison
    if not comparison.success:
        fail(state)
    elif one.marker == one.cell:
        arrive(state, one.cell, 0)
    else:
        set_off(state)


def fail(state: Position) -> None:
    """F-5.10, F-5.12, F-5.17 The meeple does not move, the marker goes back, and the loss is the highest."""
    state.figures[state.mover()].marker = NONE
    adjust_stamina(state)


def set_off(state: Position) -> None:
    """F-5.8, F-5.9 The meeple must go; where kinds of walks differ, and the move does not win, the seat is asked."""
    walks = walk_kinds(state, state.mover(), walk_limit(state, state.mover()))
    if len(walks) == 1 or wins(state):
        walk(state, walks[0])
    else:
        state.phase = Phase.WALK


def wins(state: Position) -> bool:
    """F-7.2 Would the move bring the last meeple into the village?"""
    for figure in range(state.count):
        one = state.figures[figure]
        cell = one.marker if figure == state.mover() else one.cell
        if not state.villages >> cell & 1:
            return False
    return True


def offer_walks(state: Position, seat: i64) -> None:
    """F-5.9 One walk of each kind."""
    for code in walk_kinds(state, state.mover(), walk_limit(state, state.mover())):
        offer_for(state, seat, state.mover(), WALK, PATHS, PATH_INDEX[code])


def walk(state: Position, code: i64) -> None:
    """F-5.5 Along these cells to the marked card."""
    passed: i64 = 0
    while code:
        passed |= single(state.map.at[code % 91 - 1])
        code //= 91
    arrive(state, state.figures[state.mover()].marker, passed)


def arrive(state: Position, cell: i64, passed: i64) -> None:
    """F-5.8, F-5.11 to F-5.15 The meeple is there: victory, marker, equipment token, eruptions, in this order."""
    move = state.on_the_move()
    one = state.figures[move.figure]
    one.cell = cell
    if state.phase_number == 5:
        one.marker = NONE  # F-5.12
    if passed and all_safe(state):
        over(state, End.VICTORY)
        return
    for index in range(len(state.map.cells)):
        if (state.eruption & passed) >> index & 1:
            move.eruptions += 1 + (state.doubles >> index & 1)
    state.eruption &= ~passed
    state.doubles &= ~passed
    if state.equipment >> cell & 1:
        state.phase = Phase.TOKEN
    else:
        go_on(state)


def offer_token(state: Position, seat: i64) -> None:
    """F-5.13 Take the token or leave it."""
    offer_for(state, seat, state.mover(), TAKE, 1, 0)
    offer_for(state, seat, state.mover(), LEAVE, 1, 0)


def take_token(state: Position) -> None:
    """F-5.13, F-5.14 The token is removed and the top card drawn, if there is any."""
    state.equipment &= ~single(state.figures[state.mover()].cell)
    if state.pile == 0 and len(state.bottom) == 0:
        state.pile = state.discards
        state.discards = 0
    if state.pile or len(state.bottom) > 0:
        state.on_the_move().drawing = True
    else:
        go_on(state)


def go_on(state: Position) -> None:
    """F-5.15 Eruptions of tokens that were passed; then stamina, or, after a rope, the open phase again."""
    move = state.on_the_move()
    while move.eruptions > 0 and state.end == End.NOT_YET:
        move.eruptions -= 1
        erupt(state)
    if state.end != End.NOT_YET:
        return
    if state.phase_number == 5:
        adjust_stamina(state)
        return
    if state.phase_number == 2:
        withdraw_markers(state)  # F-12.11
    state.phase = Phase.PLANNING if state.phase_number == 2 else Phase.GEAR
    state.use = None
    state.move = None


def adjust_stamina(state: Position) -> None:
    """F-5.16, F-5.17, F-5.19 Step B: the loss by difference, the highest after a failure; F-5.18 First Aid."""
    move = state.on_the_move()
    one = state.figures[move.figure]
    comparison = state.comparison
    gap: i64 = 0
    if comparison is not None and comparison.success:
        gap = min(comparison.own - comparison.best, LARGEST_GAP)
    before = one.stamina
    if not one.aided:
        one.stamina += state.parameters.loss[state.parameters.level * (LARGEST_GAP + 1) + gap]
    if one.stamina >= state.parameters.spaces:
        one.stamina = state.parameters.spaces
        over(state, End.EXHAUSTED)
        return
    for space in range(before + 1, one.stamina + 1):
        move.injuries += state.parameters.injuries >> space & 1
    state.phase = Phase.INJURY
    heal_or_hurt(state)


def heal_or_hurt(state: Position) -> None:
    """F-5.20 One injury after the other; the last free space is forced."""
    move = state.on_the_move()
    one = state.figures[move.figure]
    while move.injuries > 0:
        free = 15 & ~one.injuries
        if free & (free - 1):
            return
        injury: i64 = 0
        while not free >> injury & 1:
            injury += 1
        injure(state, injury)
    end_turn(state)


def offer_injuries(state: Position, seat: i64) -> None:
    """F-5.20 Among the uncovered spaces."""
    for injury in range(4):
        if not state.figures[state.mover()].hurt(injury):
            offer_for(state, seat, state.mover(), INJURY, 4, injury)


def injure(state: Position, injury: i64) -> None:
    """F-5.21 to F-5.25 Arm, amnesia and eye work at once, the leg when all turns are over."""
    move = state.on_the_move()
    one = state.figures[move.figure]
    one.injuries |= 1 << injury
    move.injuries -= 1
    if injury == Injury.LEG:
        state.legs |= 1 << move.figure
    elif injury == Injury.AMNESIA:  # F-11.6
        state.discards |= one.tapped
        one.cards &= ~one.tapped
        one.tapped = 0


def end_turn(state: Position) -> None:
    """F-5.2 Between turns again; after the last one leg dice go, then the volcano (F-5.26)."""
    state.gone |= 1 << state.mover()
    state.move = None
    lapse(state)
    for figure in state.figures:
        figure.bonus = 0
    clear_talk(state, DICE_FAMILIES)
    state.phase = Phase.TURNS
    if state.gone == (1 << state.count) - 1:
        state.phase = Phase.LOSING
        if state.legs == 0:
            end_round(state)


def loser(state: Position) -> i64:
    """F-5.21 The figure that loses a die next, in figure order."""
    for figure in range(state.count):
        if state.legs >> figure & 1:
            return figure
    return NONE


def offer_losses(state: Position, seat: i64) -> None:
    """F-5.21 Among all own dice, lent and set-aside ones included."""
    figure = loser(state)
    for argument in range(SET):
        if state.figures[figure].owned >> figure * SET + argument & 1:
            offer_for(state, seat, figure, LOSE, 30, argument)


def lose(state: Position, figure: i64, argument: i64) -> None:
    """F-5.21 The die leaves the game."""
    bit: i64 = 1 << figure * SET + argument
    state.figures[figure].owned &= ~bit
    for one in state.figures:
        one.dice &= ~bit
    state.aside &= ~bit
    state.legs &= ~(1 << figure)
    if state.legs == 0:
        end_round(state)


def end_round(state: Position) -> None:
    """F-6 Phase 6 is one eruption; who survives it begins the next round."""
    state.phase_number = 6
    state.phase = Phase.ERUPTION
    erupt(state)
    if state.end == End.NOT_YET:
        start_round(state)
