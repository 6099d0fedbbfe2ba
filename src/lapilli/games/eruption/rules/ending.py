"""E-8, E-10.5-10.7, E-11: the end of a turn, the last round, the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.damage import in_contact
from lapilli.games.eruption.rules.island import BORDERS_EACH
from lapilli.games.eruption.rules.stack import remove_stack
from lapilli.games.eruption.rules.steps import NOWHERE
from lapilli.games.eruption.state import CARDS, MATERIALS, Ending, Open, Phase, Position


def begin_turn(state: Position, seat: i64) -> None:
    """E-0.10 A turn begins with step 1; E-11.3 a player who is out has no damage to assess."""
    state.active = seat
    state.built = 0
    state.start_roll = None
    state.last_place = NOWHERE
    state.used_up = False
    state.busy = False
    state.phase = Phase.ERUPT if state.is_out(seat) else Phase.DAMAGE


def end_turn(state: Position) -> None:
    """E-8.1-8.6 The end-of-turn check; E-0.11 then the next seat clockwise has its turn."""
    if state.parameters.annihilation:
        end_annihilation_turn(state)
        return
    seat = state.active
    if state.temperature[seat] == state.parameters.top:
        state.burned |= 1 << seat
    if state.ending != Ending.NONE:  # E-8.6 nothing triggers again
        state.last &= ~(1 << seat)
    elif state.used_up:  # E-8.4, E-8.5
        state.ending = Ending.USED_UP
        state.last = (1 << state.seats) - 1
    elif burned_up(state, seat):
        state.ending = Ending.BURNED
        state.last = (1 << state.seats) - 1 & ~(1 << seat)
        if state.parameters.clans:  # E-10.6
            state.last &= ~(1 << state.mate(seat))
        remove_stack(state)
    next_turn(state)


def burned_up(state: Position, seat: i64) -> bool:
    """E-8.1 Does the active player's village stand at 290? E-10.6 With Clans: are both of the team burned up?"""
    if not state.burned >> seat & 1:
        return False
    return not state.parameters.clans or state.burned >> state.mate(seat) & 1 == 1


def next_turn(state: Position) -> None:
    """E-8.2, E-8.4, E-8.7 In the last round only those who still have a last turn play; then the game is over.

    E-8.3 A last turn is a full turn; without a stack nothing that needs a tile is offered.
    """
    if state.ending != Ending.NONE and state.last == 0:
        state.phase = Phase.OVER
        return
    seat = (state.active + 1) % state.seats
    while state.ending != Ending.NONE and not state.last >> seat & 1:
        seat = (seat + 1) % state.seats
    begin_turn(state, seat)


def end_annihilation_turn(state: Position) -> None:
    """E-11.1, E-11.6, E-11.7 Who stands at 290 is out; the last one left wins, or the coolest when nothing happens."""
    seat = state.active
    if state.temperature[seat] == state.parameters.top and not state.is_out(seat):
        go_out(state, seat)
    state.idle += 1
    if state.busy:
        state.idle = 0
    state.turns += 1
    if remaining(state) == 1:
        finish_game(state, Ending.SURVIVOR)
    elif state.idle >= state.seats:
        finish_game(state, Ending.IDLE)
    elif state.turns >= state.parameters.rounds * state.seats:
        finish_game(state, Ending.ROUNDS)
    else:
        begin_turn(state, (seat + 1) % state.seats)


def finish_game(state: Position, ending: i64) -> None:
    state.ending = ending
    state.phase = Phase.OVER


def remaining(state: Position) -> i64:
    """How many players are not out."""
    number: i64 = 0
    for seat in range(state.seats):
        if not state.is_out(seat):
            number += 1
    return number


def go_out(state: Position, seat: i64) -> None:
    """E-11.2 Cards to the discard pile, stockpile to the supply; walls in the village and a held eruption tile stay."""
    state.left[seat] = state.seats - remaining(state) + 1
    for card in range(CARDS):
        state.discards[card] += state.hands[seat * CARDS + card]
        state.laid[seat * CARDS + card] += state.hands[seat * CARDS + card]
        state.hands[seat * CARDS + card] = 0
        state.given[seat * CARDS + card] = 0
    for material in range(MATERIALS):
        state.supply[material] += state.stock[seat * MATERIALS + material]
        state.stock[seat * MATERIALS + material] = 0


def points(state: Open, seat: i64) -> i64:
    """E-8.11 Tie-break: walls in village and stockpile by material, minus one for every contact."""
    total: i64 = 0
    first = state.villages[seat] * BORDERS_EACH
    for border in range(first, first + BORDERS_EACH):
        if state.walls[border] > 0:
            total += state.parameters.points[state.walls[border] - 1]
        if in_contact(state, border):
            total -= 1
    for material in range(MATERIALS):
        total += state.stock[seat * MATERIALS + material] * state.parameters.points[material]
    return total


def behind(state: Open, one: i64, other: i64) -> i64:
    """E-8.10-8.13 Above 0 if the first has lost to the second, 0 if they tie; E-10.7 with Clans their teams."""
    if state.left[one] != state.left[other]:  # E-8.13 who is out comes last, who went later is better
        return 1 if state.left[one] > 0 and (state.left[other] == 0 or state.left[one] < state.left[other]) else -1
    heat = team_heat(state, one) - team_heat(state, other)
    return heat if heat != 0 else team_points(state, other) - team_points(state, one)


def team_heat(state: Open, seat: i64) -> i64:
    mate = state.mate(seat)
    return state.temperature[seat] + (state.temperature[mate] if mate >= 0 else 0)


def team_points(state: Open, seat: i64) -> i64:
    mate = state.mate(seat)
    return points(state, seat) + (points(state, mate) if mate >= 0 else 0)


def rank(state: Open, seat: i64) -> i64:
    """E-8.12 The place of a seat, from 1: all who tie share one, and with Clans both of a team."""
    place: i64 = 1
    for other in range(state.seats):
        mate = state.mate(other)
        if behind(state, seat, other) > 0 and (mate < 0 or other < mate):  # a team is counted once
            place += 1
    return place
