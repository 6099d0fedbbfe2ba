"""F-4, F-11.1: when equipment may be used or given away; `effects` says what a card does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.fuji.actions import (
    BARE,
    CARDS,
    CELLS,
    FIGURES,
    GIVE,
    USE_BARE,
    USE_BINOCULARS,
    USE_LENDER,
    USE_ROPE,
    USE_WATER,
    Card,
)
from lapilli.games.fuji.rules.board import walkable
from lapilli.games.fuji.rules.eruption import disturb
from lapilli.games.fuji.rules.joint_decisions import offer_entry
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import NONE, Injury, Skill
from lapilli.games.fuji.rules.steps import face_to_flip
from lapilli.games.fuji.state import Position

PAIRS: Final[i64] = 4005
GUARD: Final[i64] = 60


def in_phase(state: Position, card: i64) -> bool:
    """F-4.6 Is this the phase printed on the card?"""
    return state.parameters.phases[card] >> state.phase_number & 1 == 1


def phase_needed(state: Position) -> bool:
    """F-4.2 Phase 4 takes place if somebody has a card for it that is not fresh; a knife if there is one to copy."""
    open_cards = state.open_cards()
    useful: i64 = 0
    for card in range(CARDS):
        useful |= (open_cards >> card & 1 & state.parameters.phases[card] >> 4) << card
    for figure in state.figures:
        if figure.cards & ~figure.fresh & useful:
            return True
        if useful and figure.owns(Card.KNIFE) and not figure.fresh >> Card.KNIFE & 1:
            return True
    return False


def moves_made(state: Position, seat: i64) -> i64:
    return state.moves >> 8 * seat & 255


def count_move(state: Position, seat: i64) -> None:
    """F-2.10 The engine's guard counts."""
    if moves_made(state, seat) < GUARD:
        state.moves += 1 << 8 * seat


def guarded(state: Position, seat: i64) -> bool:
    """F-2.10 Has this seat had its sixty moves of this phase?"""
    return moves_made(state, seat) >= GUARD


def offer_gear(state: Position, seat: i64) -> None:
    """F-4.1, F-4.5 Cards of the own figure; F-10.10 those of the third one as entries."""
    offer_uses(state, seat, seat)
    offer_gives(state, seat, seat)
    if state.third and not guarded(state, seat):
        offer_uses(state, seat, 2)
        offer_gives(state, seat, 2)


def offer_uses(state: Position, seat: i64, figure: i64) -> None:
    """F-4.6 In its phase, not with a broken arm, not fresh; F-12.14 a knife copies any other open card."""
    one = state.figures[figure]
    if one.hurt(Injury.ARM):
        return
    hand: i64 = 1 if figure != seat else 0
    usable = one.cards & ~one.fresh
    for card in range(CARDS):
        if usable >> card & 1 and in_phase(state, card):
            offer_card(state, seat, figure, hand, card)
    if usable >> Card.KNIFE & 1:
        others = state.open_cards() & ~(1 << Card.KNIFE)
        for card in range(CARDS):
            if others >> card & 1 and in_phase(state, card):
                offer_card(state, seat, figure, hand + 2, card)


def offer_card(state: Position, seat: i64, figure: i64, hand: i64, card: i64) -> None:
    """The public part of a card with its targets (F-4.4)."""
    one = state.figures[figure]
    if card == Card.BINOCULARS:
        offer_swaps(state, seat, hand)
    elif card == Card.ROPE:
        cells = state.map.near[one.cell] & walkable(state)
        for cell in range(len(state.map.cells)):
            if cells >> cell & 1:
                offer_entry(state, seat, USE_ROPE + hand * CELLS + state.map.cells[cell])
    elif card == Card.LIGHTER or card == Card.MAP:
        base = USE_LENDER + (hand * 2 + (1 if card == Card.MAP else 0)) * FIGURES
        for other in range(state.count):
            if other != figure and lendable(state, figure, other, hand, card):
                offer_entry(state, seat, base + other)
    elif card == Card.WATER:
        if one.dice:
            offer_entry(state, seat, USE_WATER + hand * 5)
        for other in range(state.count):
            if other != figure and state.figures[other].dice:
                offer_entry(state, seat, USE_WATER + hand * 5 + 1 + other)
    elif usable_now(state, figure, card):
        for index in range(len(BARE)):
            if BARE[index] == card:
                offer_entry(state, seat, USE_BARE + hand * len(BARE) + index)


def usable_now(state: Position, figure: i64, card: i64) -> bool:
    """F-12.5, F-12.6 Tape needs a 1, the compass a 6 (F-10.11: never tested for the third figure)."""
    one = state.figures[figure]
    if card == Card.DUCTTAPE or card == Card.COMPASS:
        return (state.third and figure == 2) or showing(state, one.dice, face_to_flip(card)) != 0
    if card == Card.MACHETE or card == Card.SHOVEL or card == Card.FLASHLIGHT:
        return one.dice != 0
    return True


def showing(state: Position, dice: i64, face: i64) -> i64:
    """Those of the dice that show a face."""
    found: i64 = 0
    for die in range(len(state.value)):
        if dice >> die & 1 and state.value[die] == face:
            found |= 1 << die
    return found


def lendable(state: Position, figure: i64, other: i64, hand: i64, card: i64) -> bool:
    """F-12.2 The one asked has a die and has not refused this card; F-12.4 the giver has a die."""
    if card == Card.MAP:
        return state.figures[figure].dice != 0
    barred = state.refused >> (4 if hand >= 2 else 0) + other & 1
    return state.figures[other].dice != 0 and not barred


def free_cards(state: Position) -> i64:
    """F-12.1 Face-up landscape cards without meeple, marker or token."""
    cells = state.map.land & ~state.lava & ~state.equipment & ~state.eruption
    for figure in state.figures:
        cells &= ~single(figure.cell)
        if figure.marker != NONE:
            cells &= ~single(figure.marker)
    return cells


def offer_swaps(state: Position, seat: i64, hand: i64) -> None:
    """F-12.1 Any two free cards."""
    cells = free_cards(state)
    for first in range(len(state.map.cells)):
        if not cells >> first & 1:
            continue
        for second in range(first + 1, len(state.map.cells)):
            if cells >> second & 1:
                pair = pair_index(state.map.cells[first], state.map.cells[second])
                offer_entry(state, seat, USE_BINOCULARS + hand * PAIRS + pair)


def pair_index(first: i64, second: i64) -> i64:
    """The place of two grid cells, in cell order, in the list of all pairs."""
    return first * (2 * CELLS - first - 1) // 2 + second - first - 1


def offer_gives(state: Position, seat: i64, figure: i64) -> None:
    """F-11.1 An Equipment manager gives any own card to any other figure, a broken arm notwithstanding."""
    if not state.figures[figure].able(Skill.MANAGER):
        return
    base = GIVE if figure == seat else GIVE + CARDS * FIGURES
    for card in range(CARDS):
        if state.figures[figure].owns(card):
            for other in range(state.count):
                if other != figure:
                    offer_entry(state, seat, base + card * FIGURES + other)


def give(state: Position, figure: i64, argument: i64) -> None:
    """F-11.1 The receiver cannot refuse; a fresh card stays fresh."""
    card = argument // FIGURES
    other = state.figures[argument % FIGURES]
    one = state.figures[figure]
    bit: i64 = 1 << card
    other.cards |= bit
    other.fresh |= one.fresh & bit
    one.cards &= ~bit
    one.fresh &= ~bit
    disturb(state)
