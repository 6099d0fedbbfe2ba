"""D-8 Task cards: standing and winning halves, payment, replacement, the reveal moment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.deukalion.actions import (
    ARG1,
    ARG2,
    ARG3,
    ARG4,
    BASE,
    CLAIM,
    CLAIM_ONE,
    CLAIM_THREE,
    CLAIM_TWO,
    DELIVER,
    DISCARD,
    N_CARDS,
    N_CITIES,
    N_COLOURS,
    RETURN,
)
from lapilli.games.deukalion.rules.chart import BIT, lowest
from lapilli.games.deukalion.rules.ending import gain_points, gain_task
from lapilli.games.deukalion.rules.parameters import Half, RuleParameters
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, NONE
from lapilli.games.deukalion.state import Hero, Open, Position

ALL_TASKS: Final[i64] = (1 << 16) - 1


def offer_lying_deeds(state: Position, seat: i64) -> None:
    """D-8.2, D-8.4, D-8.6 Deliveries and claims on the open cards and on the own secret one."""
    for index in range(len(state.open_tasks)):
        offer_claims(state, seat, state.open_tasks[index])
    hero = state.heroes[seat]
    offer_claims(state, seat, state.secrets[seat])
    if BIT[hero.ship] & state.parameters.chart.anchors != 0:
        for colour in range(N_COLOURS):
            if hero.cargo[colour] > 0:
                state.offer(DELIVER + colour)


def offer_claims(state: Position, seat: i64, task: i64) -> None:
    """D-8.3, D-8.5 Every standing half of a card, with the treasures named."""
    if task == NONE:
        return
    hero = state.heroes[seat]
    parameters = state.parameters
    here = BIT[hero.ship]
    for half in range(2 * task, 2 * task + 2):
        kind = parameters.half_kinds[half]
        if kind <= Half.PAIR:
            if here & parameters.chart.anchors != 0:
                offer_deliveries(state, seat, half, kind)
        elif at_city(parameters, hero, half):
            state.offer(CLAIM + half)


def at_city(parameters: RuleParameters, hero: Hero, half: i64) -> bool:
    """D-8.3 Does a ship lie beside the city of this half, with the soldiers or cards it asks for?"""
    kind = parameters.half_kinds[half]
    if kind not in (Half.SOLDIERS, Half.CARDS):
        return False
    if BIT[hero.ship] & parameters.chart.beside[parameters.half_cities[half]] == 0:
        return False
    return (hero.aboard if kind == Half.SOLDIERS else hero.cards) >= parameters.half_numbers[half]


def offer_deliveries(state: Position, seat: i64, half: i64, kind: i64) -> None:
    """D-8.3, D-8.5 All of the colours, any one of them, or two of one colour."""
    cargo = state.heroes[seat].cargo
    colours = state.parameters.half_colours
    if kind == Half.ALL:
        for colour in range(N_COLOURS):
            if cargo[colour] < colours[half * N_COLOURS + colour]:
                return
        state.offer(state.parameters.half_numbers[half])  # the one way to name them, in the order of the card
    else:
        for colour in range(N_COLOURS):
            if kind == Half.PAIR:
                if cargo[colour] >= 2:
                    state.offer(CLAIM_TWO + (half * N_COLOURS + colour) * N_COLOURS + colour)
            elif cargo[colour] > 0 and colours[half * N_COLOURS + colour] > 0:
                state.offer(CLAIM_ONE + half * N_COLOURS + colour)


def claim(state: Position, seat: i64, action: i64) -> None:
    """D-8.7 The card counts (the game may end here), then payment, then an open card is replaced."""
    task = ARG1[action] >> 1
    if state.secrets[seat] == task:
        state.secrets[seat] = NONE
        state.heroes[seat].has_secret = False
        state.hunters &= ~(1 << seat)
    else:
        withdraw(state, task)
    gain_task(state, seat, task)
    owe(state, seat, action)


def withdraw(state: Position, task: i64) -> None:
    """D-8.8 An open card leaves its place, which is to be filled."""
    for index in range(len(state.open_tasks)):
        if state.open_tasks[index] == task:
            state.open_tasks[index] = NONE
            state.replace = state.tasks_left > 0


def hand_over(state: Position, debt: i64) -> None:
    """D-8.7 One thing more is to be handed over: seat * DUE_RADIX + colour, or + CARD_DUE."""
    state.dues = append(state.dues, debt)


def owe(state: Position, seat: i64, action: i64) -> None:
    """D-8.7 The price of a claim: treasures in the order named, or action cards; soldiers are not spent."""
    kind = BASE[action]
    debt = seat * DUE_RADIX
    if kind == CLAIM:
        half = ARG1[action]
        if state.parameters.half_kinds[half] == Half.CARDS:
            for _time in range(state.parameters.half_numbers[half]):
                hand_over(state, debt + CARD_DUE)
        return
    hand_over(state, debt + ARG2[action])
    if kind in (CLAIM_TWO, CLAIM_THREE):
        hand_over(state, debt + ARG3[action])
    if kind == CLAIM_THREE:
        hand_over(state, debt + ARG4[action])


def deliver(state: Position, seat: i64, action: i64) -> None:
    """D-8.4 A point card first, then the treasure leaves."""
    hand_over(state, seat * DUE_RADIX + ARG1[action])
    gain_points(state, seat, 1)


def could_claim(state: Open, seat: i64) -> bool:
    """D-8.14 Is there a task, lying nowhere open, of which this seat would have a standing half? It may be its secret.

    Deliveries need no look: a seat that could claim one may also deliver without a task, and is asked anyway.
    """
    unseen = ALL_TASKS & ~state.removed
    for index in range(len(state.open_tasks)):
        if state.open_tasks[index] != NONE:
            unseen &= ~(1 << state.open_tasks[index])
    for other in range(state.seats):
        unseen &= ~state.heroes[other].tasks
    hero = state.heroes[seat]
    while unseen != 0:
        task = lowest(unseen)
        unseen &= unseen - 1
        for half in range(2 * task, 2 * task + 2):
            if at_city(state.parameters, hero, half):
                return True
    return False


# -- payment -----------------------------------------------------------------------------------------------------


def offer_returns(state: Position) -> None:
    """D-2.6, D-7.4, D-8.7 The treasure due goes to a city with a free place."""
    colour = state.dues[0] % DUE_RADIX
    for city in range(N_CITIES):
        if state.stocked(city) < state.parameters.places[city]:
            state.offer(RETURN + colour * N_CITIES + city)


def hand_back(state: Position, seat: i64, action: i64) -> None:
    """D-0.5, D-8.7 Only now does the treasure leave the ship."""
    state.heroes[seat].cargo[ARG1[action]] -= 1
    state.cities[ARG2[action] * N_COLOURS + ARG1[action]] += 1
    state.dues = state.dues[1:]


def owed_cards(state: Position) -> i64:
    """How many action cards the first payer still owes."""
    owed: i64 = 0
    for index in range(len(state.dues)):
        if state.dues[index] == state.dues[0]:
            owed += 1
    return owed


def offer_discards(state: Position, seat: i64) -> None:
    """D-8.7 One card at a time; nothing is asked if the whole hand is owed."""
    hero = state.heroes[seat]
    if owed_cards(state) < hero.cards:
        for card in range(N_CARDS):
            if state.held(seat, card) > 0:
                state.offer(DISCARD + card)


def discard(state: Position, seat: i64, card: i64) -> None:
    """D-8.7, D-9.2 A card goes from the hand to the pile."""
    state.lose_card(seat, card)
    state.pile[card] += 1
    state.dues = state.dues[1:]


def discard_all(state: Position, seat: i64) -> None:
    """D-8.7 Exactly the owed number is in hand: all go at once."""
    for card in range(N_CARDS):
        while state.held(seat, card) > 0:
            discard(state, seat, card)


# -- winning halves ----------------------------------------------------------------------------------------------


def offer_rewards(state: Position, seat: i64, kind: i64) -> None:
    """D-8.11, D-8.12 Every open card and the own secret one that a win of this kind fulfils."""
    for index in range(len(state.open_tasks)):
        offer_reward(state, state.open_tasks[index], kind)
    offer_reward(state, state.secrets[seat], kind)


def offer_reward(state: Position, task: i64, kind: i64) -> None:
    if task != NONE:
        for half in range(2 * task, 2 * task + 2):
            if state.parameters.half_kinds[half] == kind:
                state.offer(CLAIM + half)


def has_half(state: Position, task: i64, kind: i64) -> bool:
    """Does a card ask for this?"""
    if task == NONE:
        return False
    return state.parameters.half_kinds[2 * task] == kind or state.parameters.half_kinds[2 * task + 1] == kind


def open_hydra_task(state: Position) -> bool:
    """Does an open card ask to defeat the Hydra?"""
    for index in range(len(state.open_tasks)):
        if has_half(state, state.open_tasks[index], Half.HYDRA):
            return True
    return False


def hunts_hydra(state: Position, seat: i64) -> bool:
    """D-6.7 The Hydra may be attacked if an open card or the own secret card asks for it."""
    return open_hydra_task(state) or has_half(state, state.secrets[seat], Half.HYDRA)
