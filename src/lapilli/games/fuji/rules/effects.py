"""F-12: what a card does at once, and how it is put away; `card_steps` has the steps it opens."""

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
    Card,
)
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.dice import note_faces, reset_phrases, show, unsettle, veil
from lapilli.games.fuji.rules.equipment import PAIRS, pair_index
from lapilli.games.fuji.rules.eruption import disturb
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ALL, NONE, Phase, Skill
from lapilli.games.fuji.rules.steps import CardUse, Handling, Move
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
    card: i64 = Card.BINOCULARS
    target: i64 = NONE
    disturb(state)
    if base == USE_BARE:
        card = BARE[rest % len(BARE)]
    elif base == USE_LENDER:
        card = Card.MAP if rest // FIGURES % 2 else Card.LIGHTER
        target = rest % FIGURES
    elif base == USE_WATER:
        card = Card.WATER
        target = figure if rest % 5 == 0 else rest % 5 - 1
    elif base == USE_ROPE:
        card = Card.ROPE
        cell = state.map.at[rest % CELLS]
    else:
        cell = rest % PAIRS
    if card == Card.FLASHLIGHT:
        target = figure
    state.use = CardUse(figure, Card.KNIFE if use_hand(action) >= 2 else card, card, target)
    take_effect(state, card, cell)


def take_effect(state: Position, card: i64, cell: i64) -> None:
    """F-12 What a card does at once (F-12.9 First Aid: no loss this round), or which step it opens."""
    now = state.card_use()
    user = state.figures[now.user]
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
        spend(state, now.user, now.wielded)
        state.move = Move(now.user)
        arrive(state, cell, single(cell))
        if state.phase_number == 2:
            survey(state)
    elif card == Card.LIGHTER:
        open_dice_step(state, Phase.LENDING, now.target, 1)
    elif card == Card.CARABINER:
        state.phase = Phase.CARABINER
        for hand in range(state.hands):
            veil(state, hand)
            unsettle(state, hand, 1)
        skip_empty_hands(state)
    elif card == Card.WATER or card == Card.FLASHLIGHT:
        veil_figure(state, now.target)
        open_dice_step(state, Phase.THROWING, now.target, full_throws(now))
    elif card == Card.MAP:
        open_dice_step(state, Phase.LENDING, now.user, 1)
    elif card == Card.MACHETE:
        open_dice_step(state, Phase.CUTTING, now.user, 2)
    else:
        veil_figure(state, now.user)
        open_dice_step(state, Phase.TURNING if card == Card.SHOVEL else Phase.FLIPPING, now.user, 1)


def open_dice_step(state: Position, phase: i64, hand: i64, left: i64) -> None:
    """F-12.2 to F-12.15 A hand is asked for dice: F-12.16 borrowed ones included, lent ones not."""
    state.phase = phase
    state.card_use().hand = hand
    state.handling = Handling(left)


def full_throws(use: CardUse) -> i64:
    """F-12.13 One reroll; F-12.15 up to two for oneself, one for another."""
    return 2 if use.card == Card.WATER and use.target == use.user else 1


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
            state.card_use().chosen |= 1 << hand
    if state.card_use().chosen == (1 << state.hands) - 1:
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
    now = state.card_use()
    if spent:
        spend(state, now.user, now.wielded)
    if now.card == Card.DUCTTAPE or now.card == Card.COMPASS:
        conclude_flips(state, now)
    state.phase = Phase.PLANNING if state.phase_number == 2 else Phase.GEAR
    state.use = None
    state.handling = None


def conclude_flips(state: Position, use: CardUse) -> None:
    """F-12.5, F-12.6 What everybody can conclude once the dice are turned."""
    if state.third and use.user == 2:
        reset_phrases(state, 2)
        reset_phrases(state, 3)
    else:
        reset_phrases(state, use.user)
        note_faces(state, use.user, 7 - use.face)
