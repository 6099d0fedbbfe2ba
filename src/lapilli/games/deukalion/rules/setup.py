"""D-3 Setup: treasures, open tasks, hands and secret tasks by chance, then the anchor fields by choice."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.games.deukalion.actions import (
    ANCHOR,
    ARG1,
    ARG2,
    BASE,
    DEAL,
    DRAW,
    FIRST,
    N_CARDS,
    N_CITIES,
    N_COLOURS,
    N_SETTLEMENTS,
    N_TASKS,
    STOCK,
    TASK,
)
from lapilli.games.deukalion.rules.chart import lowest
from lapilli.games.deukalion.rules.steps import NONE, Phase
from lapilli.games.deukalion.rules.turn import begin_turn
from lapilli.games.deukalion.state import Hero, Position


def filled(length: i64, value: i64) -> vec[i64]:
    items = vec[i64]()
    for _time in range(length):
        items = append(items, value)
    return items


def lay_out(state: Position) -> None:
    """D-3.2, D-3.3, D-3.5, D-3.6 What lies ready before anything is decided by chance."""
    parameters = state.parameters
    for _time in range(state.seats):
        hero = Hero(filled(N_COLOURS, 0))
        hero.aboard = parameters.soldiers
        state.heroes.append(hero)
    state.hands = filled(state.seats * N_CARDS, 0)
    state.secrets = filled(state.seats, NONE)
    state.cities = filled(N_CITIES * N_COLOURS, 0)
    state.settlements = filled(N_SETTLEMENTS, NONE)
    state.hydra = parameters.chart.hydra_start
    state.dice = filled(5, 0)
    state.deck = parameters.copies[:]
    state.deck_size = total(parameters.copies)
    state.pile = filled(N_CARDS, 0)
    state.task_bag = (1 << N_TASKS) - 1
    state.tasks_left = N_TASKS
    state.open_tasks = filled(parameters.open_tasks, NONE)
    state.answers = filled(state.seats, NONE)
    state.turn_phase = Phase.FIRST if state.parameters.first_random else Phase.STOCK


def offer_setup(state: Position) -> None:
    """D-3.1, D-3.4, D-3.7, D-3.9 The chance actions of the setup."""
    if state.turn_phase == Phase.FIRST:
        for seat in range(state.seats):
            state.offer_chance(FIRST + seat, 1)
    elif state.turn_phase == Phase.STOCK:
        city = next_city(state)
        for colour in range(N_COLOURS):
            left = state.parameters.treasures[colour]
            for other in range(N_CITIES):
                left -= state.cities[other * N_COLOURS + colour]
            if left > 0:
                state.offer_chance(STOCK + city * N_COLOURS + colour, left)
    elif state.turn_phase == Phase.OPEN:
        offer_tasks(state, TASK)
    elif state.count % (state.parameters.first_cards + 1) < state.parameters.first_cards:
        offer_draws(state, served(state))
    else:
        offer_tasks(state, DEAL + served(state) * N_TASKS)


def next_city(state: Position) -> i64:
    """D-3.1 The first city, in the order of the box, with an empty place."""
    city: i64 = 0
    while state.stocked(city) == state.parameters.places[city]:
        city += 1
    return city


def served(state: Position) -> i64:
    """D-3.7 The seat that gets its cards: from the first one clockwise."""
    return (state.first + state.count // (state.parameters.first_cards + 1)) % state.seats


def offer_draws(state: Position, seat: i64) -> None:
    """D-5.8 Any card of the bag, by its copies."""
    for card in range(N_CARDS):
        if state.deck[card] > 0:
            state.offer_chance(DRAW + seat * N_CARDS + card, state.deck[card])


def offer_tasks(state: Position, base: i64) -> None:
    """D-3.4, D-8.8 Any card of the task bag, all equally likely."""
    bag = state.task_bag
    while bag != 0:
        state.offer_chance(base + lowest(bag), 1)
        bag &= bag - 1


def set_up(state: Position, action: i64) -> None:
    """D-3 One chance action of the setup."""
    kind = BASE[action]
    if kind == FIRST:
        state.first = ARG1[action]
        state.turn_phase = Phase.STOCK
    elif kind == STOCK:
        state.cities[ARG1[action] * N_COLOURS + ARG2[action]] += 1
        state.count += 1
        if state.count == total(state.parameters.places):
            state.turn_phase = Phase.OPEN
            state.count = 0
    elif kind == TASK:
        state.open_tasks[state.count] = ARG1[action]
        state.draw_task(ARG1[action])
        state.count += 1
        if state.count == state.parameters.open_tasks:
            state.turn_phase = Phase.HANDS
            state.count = 0
    else:
        deal(state, action)


def deal(state: Position, action: i64) -> None:
    """D-3.7 Three action cards and one secret task for each seat."""
    if BASE[action] == DRAW:
        state.gain_card(ARG1[action], ARG2[action])
    else:
        state.secrets[ARG1[action]] = ARG2[action]
        state.heroes[ARG1[action]].has_secret = True
        state.draw_task(ARG2[action])
    state.count += 1
    if state.count == state.seats * (state.parameters.first_cards + 1):
        state.turn_phase = Phase.ANCHOR
        state.count = 0


def total(numbers: vec[i64]) -> i64:
    result: i64 = 0
    for index in range(len(numbers)):
        result += numbers[index]
    return result


def anchoring(state: Position) -> i64:
    """D-3.8 Who chooses an anchor field now: from the first seat clockwise."""
    return (state.first + state.count) % state.seats


def offer_anchors(state: Position) -> None:
    """D-3.8 An anchor field without a ship."""
    free = state.parameters.chart.anchors & ~state.ships(NONE)
    while free != 0:
        state.offer(ANCHOR + lowest(free))
        free &= free - 1


def drop_anchor(state: Position, seat: i64, action: i64) -> None:
    """D-3.8, D-3.9 When all lie at anchor the first seat becomes the first active one."""
    state.heroes[seat].ship = ARG1[action]
    state.count += 1
    if state.count == state.seats:
        begin_turn(state, state.first)
