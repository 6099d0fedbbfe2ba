"""N-4: the slopes yield; nobody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import COAST, WORKPLACES, ZONES
from lapilli.games.nisyros.rules.cards import Card
from lapilli.games.nisyros.rules.events import drop
from lapilli.games.nisyros.state import GOODS, Position


def harvest(state: Position, zone: i64, ring: i64) -> i64:
    """N-4.1 N-4.3 Standing workers times yield, doubled by a die, doubled by the card of the resource."""
    place = zone * WORKPLACES + ring
    if state.is_gassed(place):
        return 0
    total = state.hands(place) * state.parameters.yields[ring]
    if state.die_on(place):
        total *= 2
    if state.waiting[Card.THUNDER + state.tiles[zone * 4 + ring]] > 0:  # N-15.3 N-15.4 N-15.5
        total *= 2
    return total


def gather(state: Position) -> None:
    """N-4.2 N-4.4 All yields and first-time bonuses of a resource are added, then cut at the limit."""
    state.at_step = 4
    for zone in range(ZONES):
        for ring in range(COAST):
            resource = state.tiles[zone * 4 + ring]
            total = harvest(state, zone, ring)
            if total > 0 and ring == 0 and state.bonus >> zone & 1:
                total += state.parameters.bonus
                state.bonus &= ~(1 << zone)
            state.stock[resource] = min(state.parameters.store, state.stock[resource] + total)
    for resource in range(GOODS):  # N-4.5: the workers stay, the cards go
        drop(state, Card.THUNDER + resource)
