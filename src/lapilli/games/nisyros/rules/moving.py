"""N-1: all seats place their workers and move boats at the same time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.nisyros.actions import PLACE, PLACES, READY, SAIL, ZONES
from lapilli.games.nisyros.rules.geography import in_reach, targets
from lapilli.games.nisyros.rules.steps import Phase, Placing
from lapilli.games.nisyros.state import Position

MOST_MOVES: Final[i64] = 40  # N-1.11: a guard against endless shuffling
MOST_SAILS: Final[i64] = 64


def begin(state: Position) -> None:
    """N-1.1 A new round: nobody is ready."""
    state.at_step = 1
    state.phase = Phase.PLACE
    state.step = Placing()
    state.sails = 0
    for seat in range(ZONES):
        state.placed[seat] = 0


def is_finished(state: Position, seat: i64) -> bool:
    return state.step.done >> seat & 1 == 1


def finish_seat(state: Position, seat: i64) -> None:
    """N-1.10 N-6.3 A seat is finished in this step, permanently."""
    state.step.done |= 1 << seat


def waits_for_host(state: Position, seat: i64) -> bool:
    """N-1.9 N-6.4 Who lives in another's village waits until the owner, if he lives there too, is finished."""
    if not state.parameters.host_first:
        return False
    village = state.home[state.colours[seat]]
    host = state.owner[village]
    return host != seat and host >= 0 and state.home[village] == village and not state.step.done >> host & 1


def may_sail(state: Position, seat: i64) -> bool:
    """N-1.8 Every seat (or only the active one) moves boats while another refuge coast is there to take them."""
    if state.sails >= MOST_SAILS or not (state.parameters.all_sail or seat == state.active):
        return False
    coasts: i64 = 0
    boats: i64 = 0
    for zone in range(ZONES):
        if state.is_refuge(zone):
            coasts += 1
            boats += state.boats[zone]
    return coasts > 1 and boats > 0


def actors(state: Position) -> i64:
    """N-1.1 N-1.9 Everybody who is not ready, except guests whose host is not ready (these may still sail)."""
    mask: i64 = 0
    done = state.step.done
    for seat in range(state.seats):
        if not done >> seat & 1 and (not waits_for_host(state, seat) or may_sail(state, seat)):
            mask |= 1 << seat
    return mask


def awaited(state: Position) -> i64:
    """N-6.3 N-6.4 Those who are not finished, hosts before guests; nobody waits for guests who may only sail."""
    mask: i64 = 0
    done = state.step.done
    for seat in range(state.seats):
        if not done >> seat & 1 and not waits_for_host(state, seat):
            mask |= 1 << seat
    return mask


def is_astray(state: Position, colour: i64) -> bool:
    """N-1.4 Does a worker stand out of reach? Only after the drizzle; it must be moved before `ready`."""
    for place in range(PLACES):
        if state.workers[colour * PLACES + place] > 0 and not in_reach(state, colour, place):
            return True
    return False


def list_moves(state: Position, seat: i64) -> None:
    """N-1.1 N-1.8 N-1.10 Place workers, sail boats, or be ready."""
    if state.step.done >> seat & 1:
        return
    if may_sail(state, seat):
        for start in range(ZONES):
            if state.boats[start] > 0:
                for zone in range(ZONES):
                    if zone != start and state.is_refuge(zone):
                        state.offer(SAIL + start * ZONES + zone)
    if waits_for_host(state, seat):
        return
    colour = state.colours[seat]
    tired = state.placed[seat] >= MOST_MOVES
    astray = False
    mask: i64 = -1
    for place in range(PLACES):
        if state.workers[colour * PLACES + place] == 0:
            continue
        here = in_reach(state, colour, place)
        if not here:
            astray = True
        if here and tired:  # N-1.11: only those out of reach may still go
            continue
        if mask < 0:
            mask = targets(state, colour)
        base = PLACE + (colour * PLACES + place) * PLACES
        for to in range(PLACES):
            if mask >> to & 1 and to != place:
                state.offer(base + to)
    if not astray:
        state.offer(READY + colour)


def is_idle(state: Position, seat: i64) -> bool:
    """N-1.10 Has this seat nothing but `ready`? With a worker there are always two things to do, until he is tired."""
    if waits_for_host(state, seat) or may_sail(state, seat):
        return False
    colour = state.colours[seat]
    if state.placed[seat] >= MOST_MOVES:
        return not is_astray(state, colour)
    for place in range(PLACES):
        if state.workers[colour * PLACES + place] > 0:
            return False
    return True


def place(state: Position, colour: i64, start: i64, end: i64) -> None:
    """N-1.1 One worker goes to another workplace."""
    state.workers[colour * PLACES + start] -= 1
    state.workers[colour * PLACES + end] += 1
    state.placed[state.owner[colour]] += 1


def sail(state: Position, start: i64, end: i64) -> None:
    """N-1.8 One boat sails to another refuge coast, however far."""
    state.boats[start] -= 1
    state.boats[end] += 1
    state.sails += 1
