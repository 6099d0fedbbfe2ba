"""E-3 Step 3 and E-9: what cards are good for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.eruption import actions
from lapilli.games.eruption.actions import (
    AFTERSHOCK,
    BARTER,
    BOMB,
    DISCARD,
    DONE,
    GIVE_CARD,
    GIVE_WALL,
    LAVAFLOW,
    MOVE,
    QUAKE,
    RAIN,
    REINFORCE,
    RELOCATE,
    SINKHOLE,
    TRADE,
)
from lapilli.games.eruption.rules import placement, tile_changes
from lapilli.games.eruption.rules.deck import drop, lay_down, owe_cards
from lapilli.games.eruption.rules.island import BORDER_COUNT, BORDERS_EACH, PLACE_COUNT
from lapilli.games.eruption.rules.meter import cool, zone
from lapilli.games.eruption.rules.steps import Purpose, Relocation
from lapilli.games.eruption.rules.tile_fit import fitting_types, replaceable, some_tile_fits, stack_types
from lapilli.games.eruption.rules.walls import build, discard_wall, offer_walls, retrievable, retrieve
from lapilli.games.eruption.state import CARDS, MATERIALS, NO_WALL, Phase, Position


class Card:
    """The eight kinds of action cards, in the order of the box."""

    AFTERSHOCK: Final[i64] = 0
    BOMB: Final[i64] = 1
    LAVAFLOW: Final[i64] = 2
    QUAKE: Final[i64] = 3
    RAIN: Final[i64] = 4
    REINFORCE: Final[i64] = 5
    RELOCATE: Final[i64] = 6
    SINKHOLE: Final[i64] = 7


def gift(state: Position) -> None:
    """E-3.1 Step 3 begins: in danger zone 2 or 3 the player draws a card."""
    state.phase = Phase.CARDS
    if zone(state, state.active) >= 2:
        owe_cards(state, 1)


def offer_cards(state: Position) -> None:
    """E-3.2 Play, trade, discard, give, or be done; nothing at all without a card (E-0.13)."""
    seat = state.active
    size = state.hand_size(seat)
    gifts = state.parameters.clans and has_walls(state, seat)
    if size == 0 and not gifts:
        return
    if size <= state.parameters.hand_limit:  # E-3.8
        state.offer(DONE)
    hand = seat * CARDS
    for card in range(CARDS):
        if state.hands[hand + card] > 0:
            offer_play(state, seat, card)
            if retrievable(state, state.parameters.trade[card]) >= 0:
                state.offer(TRADE + card)
            if size > state.parameters.hand_limit:
                state.offer(DISCARD + card)
            if state.parameters.clans:
                state.offer(GIVE_CARD + card)
    if gifts:
        for material in range(MATERIALS):
            if state.stock[seat * MATERIALS + material] > 0:
                state.offer(GIVE_WALL + material)
    if size >= 2 and some_tile_fits(state):
        offer_barter(state, hand)


def has_walls(state: Position, seat: i64) -> bool:
    """Is there a wall in this stockpile?"""
    stock = seat * MATERIALS
    return state.stock[stock] + state.stock[stock + 1] + state.stock[stock + 2] > 0


def offer_barter(state: Position, hand: i64) -> None:
    """E-3.6 Any two cards for one placement, written in alphabetical order."""
    for card in range(CARDS):
        if state.hands[hand + card] == 0:
            continue
        if state.hands[hand + card] > 1:
            state.offer(BARTER + card * CARDS + card)
        for other in range(card + 1, CARDS):
            if state.hands[hand + other] > 0:
                state.offer(BARTER + card * CARDS + other)


def offer_play(state: Position, seat: i64, card: i64) -> None:
    """E-3.4 A card without any legal use cannot be played."""
    if card == Card.AFTERSHOCK:
        tile_changes.offer_turns(state, AFTERSHOCK)
    elif card == Card.BOMB:
        offer_bombs(state)
    elif card == Card.LAVAFLOW:
        if some_tile_fits(state):
            state.offer(LAVAFLOW)
    elif card == Card.QUAKE:
        types = stack_types(state)
        if types and types & fitting_types(state, replaceable(state)):
            state.offer(QUAKE)
    elif card == Card.RAIN:
        if state.temperature[seat] > 0:
            state.offer(RAIN)
    elif card == Card.REINFORCE:
        offer_walls(state, seat, REINFORCE, PLACE_COUNT)
    elif card == Card.RELOCATE:
        offer_moves(state, seat, RELOCATE)
    else:
        tile_changes.offer_removals(state, SINKHOLE)


def offer_bombs(state: Position) -> None:
    """E-9.2 Any one wall on the board, on a flow or in any village."""
    for place in range(PLACE_COUNT):
        if state.walls[place] != NO_WALL:
            state.offer(BOMB + place)


def offer_moves(state: Position, seat: i64, base: i64) -> None:
    """E-9.7, E-5.9, E-10.4 A wall of the own village goes to another own side; two different ones may change places."""
    first = state.villages[seat] * BORDERS_EACH
    for source in range(first, first + BORDERS_EACH):
        if state.walls[source] == NO_WALL:
            continue
        for goal in range(first, first + BORDERS_EACH):
            if state.walls[goal] != state.walls[source]:
                state.offer(base + source * BORDER_COUNT + goal)


def move(state: Position, source: i64, goal: i64) -> None:
    """E-9.7 A wall moves, or two walls change places; six moves are the most."""
    wall = state.walls[source]
    state.walls[source] = state.walls[goal]
    state.walls[goal] = wall
    under_way = state.relocation
    left = (state.parameters.relocate_moves if under_way is None else under_way.left) - 1
    state.relocation = Relocation(left) if left > 0 else None
    state.phase = Phase.MOVE if left > 0 else Phase.CARDS


def offer_more_moves(state: Position) -> None:
    """E-9.7 Further moves, or `done`."""
    state.offer(DONE)
    offer_moves(state, state.active, MOVE)


def trade(state: Position, card: i64) -> None:
    """E-3.5 One card for a wall of its trade value."""
    lay_down(state, state.active, card)
    retrieve(state, state.active, state.parameters.trade[card])


def barter(state: Position, card: i64, other: i64) -> None:
    """E-3.6 Two cards for a placement."""
    lay_down(state, state.active, card)
    lay_down(state, state.active, other)
    placement.begin(state, Purpose.CARD)


def give_card(state: Position, card: i64) -> None:
    """E-10.2 A card goes to the team-mate, who cannot refuse; the giver knows what he gave."""
    mate = state.mate(state.active)
    drop(state, state.active, card)
    state.hands[mate * CARDS + card] += 1
    state.given[mate * CARDS + card] += 1


def give_wall(state: Position, material: i64) -> None:
    """E-10.2 A wall goes to the team-mate's stockpile."""
    state.stock[state.active * MATERIALS + material] -= 1
    state.stock[state.mate(state.active) * MATERIALS + material] += 1


def play_card(state: Position, kind: i64, action: i64) -> None:
    """E-3.3 The card goes to the discard pile first, then its effect happens (section 6 of the digest)."""
    seat = state.active
    first, second = actions.FIRST[action], actions.SECOND[action]
    if kind == AFTERSHOCK:
        lay_down(state, seat, Card.AFTERSHOCK)
        tile_changes.turn(state, first, second)
    elif kind == BOMB:
        lay_down(state, seat, Card.BOMB)
        discard_wall(state, first)
    elif kind == LAVAFLOW:
        lay_down(state, seat, Card.LAVAFLOW)
        placement.begin(state, Purpose.CARD)
    elif kind == QUAKE:
        lay_down(state, seat, Card.QUAKE)
        placement.begin(state, Purpose.QUAKE)
    elif kind == RAIN:
        lay_down(state, seat, Card.RAIN)
        cool(state, seat)
    elif kind == REINFORCE:
        lay_down(state, seat, Card.REINFORCE)
        build(state, seat, first, second)
    elif kind == RELOCATE:
        lay_down(state, seat, Card.RELOCATE)
        move(state, first, second)
    else:
        lay_down(state, seat, Card.SINKHOLE)
        tile_changes.remove(state, first)
