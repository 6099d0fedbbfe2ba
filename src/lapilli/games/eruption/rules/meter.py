"""E-6 The burn meter, its danger zones and the eruption tiles."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.deck import owe_cards
from lapilli.games.eruption.rules.island import ALL_SIDES, BITS, NONE, contacts_of, lowest
from lapilli.games.eruption.rules.tile_fit import eruption_spaces, lay
from lapilli.games.eruption.rules.walls import discard_walls_facing, retrieve
from lapilli.games.eruption.state import VENTS, Open, Position, Vent


def heat(state: Position, seat: i64, degrees: i64) -> None:
    """E-6.1, E-6.5, E-6.6 A village heats up, never past the top, and claims eruption tiles it is the first to reach.

    E-1.9, E-6.7 Every rise counts, in anybody's turn; E-6.15 a tile that has left the row is never claimed again.
    """
    hotter = state.temperature[seat] + degrees
    state.temperature[seat] = min(hotter, state.parameters.top)
    for vent in range(VENTS):
        if state.vents[vent] == Vent.ROW and state.temperature[seat] >= state.parameters.zones[vent]:
            state.vents[vent] = seat


def cool(state: Position, seat: i64) -> None:
    """E-9.5 Rain: the own village cools down, not below 0; E-10.5 it is no longer burned up."""
    cooler = state.temperature[seat] - state.parameters.rain_cools
    state.temperature[seat] = max(cooler, 0)
    state.burned &= ~(1 << seat)


def zone(state: Open, seat: i64) -> i64:
    """E-6.2, E-6.3, E-6.4 The danger zone of a village, 0 (none) to 3, asked at the moment a gift would be used."""
    found: i64 = 0
    while found < VENTS and state.temperature[seat] >= state.parameters.zones[found]:
        found += 1
    return found


def held_vent(state: Open, seat: i64) -> i64:
    """E-6.9 The lowest eruption tile that this seat holds, or -1."""
    for vent in range(VENTS):
        if state.vents[vent] == seat:
            return vent
    return NONE


def offer_eruptions(state: Position, base: i64) -> None:
    """E-6.10 Offer every space where the held eruption tile may be placed."""
    if held_vent(state, state.active) == NONE:
        return
    spaces = eruption_spaces(state)
    while spaces:
        state.offer(base + lowest(spaces))
        spaces &= spaces - 1


def lose_vent(state: Position) -> None:
    """E-6.14 A held eruption tile without a legal space leaves the game; nobody heats up."""
    vent = held_vent(state, state.active)
    if vent != NONE:
        state.vents[vent] = Vent.GONE


def erupt(state: Position, space: i64) -> None:
    """E-6.9, E-6.11, E-6.12 The eruption tile is placed: walls go, all others heat up, then resource wall and cards.

    E-6.8 The others heat up in turn order; E-6.16 also those whose last turn is over. E-6.13 It is a source now.
    """
    seat = state.active
    state.vents[held_vent(state, seat)] = Vent.BOARD + space
    discard_walls_facing(state, space)
    lay(state, space, ALL_SIDES)
    state.busy = True
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if other != state.mate(seat):  # E-10.3
            heat(state, other, state.parameters.eruption_heat)
    gain(state, space, ALL_SIDES)


def gain(state: Position, space: i64, mask: i64) -> None:
    """E-2.23, E-2.24 A placed tile brings a wall from a resource space and a card for every contact (E-11.3)."""
    seat = state.active
    if state.is_out(seat):
        return
    if state.parameters.resource[space] >= 0:
        retrieve(state, seat, state.parameters.resource[space])
    owe_cards(state, BITS[contacts_of(space, mask)])


def vent_leaves(state: Position, space: i64) -> None:
    """E-7.7 The eruption tile on this space leaves the game."""
    for vent in range(VENTS):
        if state.vents[vent] == Vent.BOARD + space:
            state.vents[vent] = Vent.GONE
