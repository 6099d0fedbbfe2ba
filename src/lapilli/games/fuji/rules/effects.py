"""F-12: what a card does at once, and how it is put away; the steps it opens stand in `follow`."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.actions import (
    BARE,
    BASE,
    CELLS,
    FIGURES,
    USE_BARE,
    USE_LENDER,
    USE_ROPE,
    USE_WATER,
)
from lapilli.games.fuji.rules.dice import note_faces, show, speak_anew, unsettle, veil
from lapilli.games.fuji.rules.eruption import disturb
from lapilli.games.fuji.rules.gear import PAIRS, pair_index
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ALL, NONE, Card, Skill, Stage
from lapilli.games.fuji.rules.turns import arrive
from lapilli.games.fuji.state import Position


def spend(state: Position, figure: i64, card: i64) -> None:
    """F-4.4 The card is discarded; F-11.6 a Tinkerer's first use only taps it."""
    one = state.figures[figure]
    bit: i64 = 1 << card
    if one.able(Skill.TINKERER) and not one.tapped & bit:
        one.tapped |= bit
        return
    one.cards &= ~bit
    one.tapped &= ~bit
    one.fresh &= ~bit
    state.discards |= bit


def use_hand(action: i64) -> i64:
    """Which hand uses it: 0 own card, 1 the third figure's, 2 own knife, 3 the third figure's knife."""
    base = BASE[action]
    rest = action - base
    if base == USE_BARE:
        return rest // len(BARE)
    if base == USE_LENDER:
        return rest // (2 * FIGURES)
    if base == USE_WATER:
        return rest // 5
    return rest // CELLS if base == USE_ROPE else rest // PAIRS


def use(state: Position, figure: i64, action: i64) -> None:
    """F-4.4 Announce a card and its public targets; F-2.7 all ready flags fall."""
    base = BASE[action]
    rest = action - base
    cell: i64 = 0
    disturb(state)
    state.user = figure
    state.target = NONE
    if base == USE_BARE:
        state.card = BARE[rest % len(BARE)]
    elif base == USE_LENDER:
        state.card = Card.MAP if rest // FIGURES % 2 else Card.LIGHTER
        state.target = rest % FIGURES
    elif base == USE_WATER:
        state.card = Card.WATER
        state.target = figure if rest % 5 == 0 else rest % 5 - 1
    elif base == USE_ROPE:
        state.card = Card.ROPE
        cell = state.map.at[rest % CELLS]
    else:
        state.card = Card.BINOCULARS
        cell = rest % PAIRS
    state.wielded = Card.KNIFE if use_hand(action) >= 2 else state.card
    take_effect(state, cell)


def take_effect(state: Position, cell: i64) -> None:
    """F-12 What a card does at once (F-12.9 First Aid: no loss this round), or which step it opens."""
    card = state.card
    user = state.figures[state.user]
    if card == Card.BINOCULARS:
        swap(state, cell)
        end_card(state, True)
    elif card == Card.RADIO:
        user.radio = True
        show(state, user.dice, ALL)
        end_card(state, True)
    elif card == Card.FIRSTAID:
        user.aided = True
        end_card(state, True)
    elif card == Card.FLAREGUN:
        user.flares += 1
        end_card(state, True)
    elif card == Card.ROPE:
        spend(state, state.user, state.wielded)
        arrive(state, state.user, cell, single(cell))
    elif card == Card.LIGHTER:
        state.stage = Stage.LENDING
        state.asked_hand = state.target
    elif card == Card.CARABINER:
        state.stage = Stage.CARABINER
        state.done = 0
        for hand in range(state.hands):
            veil(state, hand)
            unsettle(state, hand, 1)
        skip_empty_hands(state)
    elif card == Card.WATER or card == Card.FLASHLIGHT:
        figure = state.target if card == Card.WATER else state.user
        state.target = figure
        state.stage = Stage.THROWING
        state.asked_hand = figure
        state.throws = full_throws(state)
        veil_figure(state, figure)
    else:
        open_dice_step(state)


def open_dice_step(state: Position) -> None:
    """F-12.4 to F-12.10 Cards that touch the user's own dice: F-12.16 borrowed ones included, lent ones not."""
    card = state.card
    state.asked_hand = state.user
    if card == Card.MAP:
        state.stage = Stage.LENDING
    elif card == Card.MACHETE:
        state.stage = Stage.CUTTING
        state.cursor = 0
        state.throws = 2
    else:
        veil_figure(state, state.user)
        state.stage = Stage.TURNING if card == Card.SHOVEL else Stage.FLIPPING
        state.throws = 0


def full_throws(state: Position) -> i64:
    """F-12.13 One reroll; F-12.15 up to two for oneself, one for another."""
    return 2 if state.card == Card.WATER and state.target == state.user else 1


def veil_figure(state: Position, figure: i64) -> None:
    """Dice of a figure may change now behind the screen: what others saw or heard of them is out of date."""
    veil(state, figure)
    unsettle(state, figure, 1)
    if state.third and figure == 2:
        veil(state, 3)
        unsettle(state, 3, 1)


def skip_empty_hands(state: Position) -> None:
    """F-12.3 Figures without counted dice are skipped."""
    for hand in range(state.hands):
        if state.figures[state.hand_figure(hand)].dice == 0:
            state.done |= 1 << hand
    if state.done == (1 << state.hands) - 1:
        end_card(state, True)


def swap(state: Position, pair: i64) -> None:
    """F-12.1 Two cards change places, requirement and symbol included."""
    for first in range(len(state.map.cells)):
        for second in range(first + 1, len(state.map.cells)):
            if pair_index(state.map.cells[first], state.map.cells[second]) == pair:
                card = state.terrain[first]
                state.terrain[first] = state.terrain[second]
                state.terrain[second] = card
                return


def end_card(state: Position, spent: bool) -> None:
    """F-4.4 The card has been carried out; planning or phase 4 goes on."""
    if spent:
        spend(state, state.user, state.wielded)
    if state.card == Card.DUCTTAPE or state.card == Card.COMPASS:
        conclude_flips(state)
    close_card(state)


def conclude_flips(state: Position) -> None:
    """F-12.5, F-12.6 What everybody can conclude once the dice are turned."""
    if state.third and state.user == 2:
        speak_anew(state, 2)
        speak_anew(state, 3)
    else:
        speak_anew(state, state.user)
        note_faces(state, state.user, 6 if state.card == Card.DUCTTAPE else 1)


def close_card(state: Position) -> None:
    """Back to the open phase in which the card was used."""
    state.stage = Stage.PLANNING if state.phase == 2 else Stage.GEAR
    state.user = NONE
    state.wielded = NONE
    state.card = NONE
    state.target = NONE
    state.asked_hand = NONE
    state.throws = 0
    state.cursor = 0
    state.done = 0
    state.mover = NONE
