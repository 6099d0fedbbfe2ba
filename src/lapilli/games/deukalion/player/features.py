"""What a seat knows of the game, as numbers for the value net: open facts, the own hand and the own secret task."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.deukalion.actions import N_CARDS, N_CITIES, N_COLOURS, N_FIELDS, N_SETTLEMENTS
from lapilli.games.deukalion.player.tables import PrecomputedOdds
from lapilli.games.deukalion.rules.chart import BIT
from lapilli.games.deukalion.rules.parameters import Half
from lapilli.games.deukalion.rules.steps import NONE, Phase, Sailing
from lapilli.games.deukalion.state import Position

EACH: Final[i64] = 38  # inputs for a hero that is looked at closely: oneself and the rival
PHASES: Final[i64] = 25
TURN: Final[i64] = 24
INPUTS: Final[i64] = 2 * 38 + 11 + 25 + 24 + 6


def read(state: Position, tables: PrecomputedOdds, me: i64, x: vec[float]) -> None:
    """Fill the inputs."""
    other = rival(state, me)
    hero(state, tables, me, other, True, x, 0)
    hero(state, tables, other, me, False, x, EACH)
    place = 2 * EACH
    for card in range(N_CARDS):
        x[place + card] = float(state.held(me, card)) * 0.7
    place += N_CARDS
    x[place + state.phase] = 1.0
    place += PHASES
    turn(state, me, x, place)
    fighting(state, me, x, place + 19)
    place += TURN
    x[place] = 1.0 if state.seats > 2 else 0.0
    x[place + 1] = 1.0 if state.seats > 3 else 0.0
    for seat in range(state.seats):
        if seat != me and seat != other:
            total = float(state.total(seat)) / float(state.parameters.target)
            x[place + 2] = max(x[place + 2], total)
            x[place + 3] += total * 0.5
            x[place + 4] += float(state.heroes[seat].below) / 10.0
    x[place + 5] = float((me - state.active) % state.seats) / 3.0


def rival(state: Position, me: i64) -> i64:
    """The seat to beat: the one with most points, the next in turn of equals."""
    found = (me + 1) % state.seats
    for step in range(2, state.seats):
        seat = (me + step) % state.seats
        if state.total(seat) > state.total(found):
            found = seat
    return found


def hero(state: Position, tables: PrecomputedOdds, seat: i64, other: i64, own: bool, x: vec[float], base: i64) -> None:
    """One hero closely: points, crew, cargo, and what tasks, cities and settlements promise."""
    parameters = state.parameters
    me = state.heroes[seat]
    foe = state.heroes[other]
    total = float(state.total(seat))
    left = float(parameters.target) - total
    ship = me.ship
    x[base] = total / float(parameters.target)
    x[base + 1] = 1.0 if left <= 1.5 else 0.0
    x[base + 2] = 1.0 if left <= 3.5 else 0.0
    x[base + 3] = float(me.aboard) / 5.0
    x[base + 4] = float(min(me.aboard, 3)) / 3.0
    x[base + 5] = float(me.below) / 5.0
    x[base + 6] = float(me.treasures) / 2.0
    x[base + 7] = float(me.cards) / 3.0
    x[base + 8] = float(me.pegasus)
    x[base + 9] = float(me.hades)
    x[base + 10] = float(me.fleece)
    best = tasks(state, tables, seat, own, x, base + 15)
    x[base + 19] = best / left if left >= 1.0 else 1.0
    x[base + 24] = 1.0 if me.below > foe.below else 0.0
    for colour in range(N_COLOURS):
        x[base + 26 + colour] = float(me.cargo[colour]) * 0.7
    x[base + 31] = 1.0 if me.aboard == 0 else 0.0
    fight = state.fight
    if fight.stage != Phase.OVER and fight.thrower.seat == seat:
        x[base + 34] = 1.0
        value = parameters.values[fight.place] - fight.thrower.shields if fight.place >= 0 else NONE
        x[base + 35] = tables.wins(me.aboard, value) if fight.place >= 0 else 0.5
    if ship < 0:
        return
    x[base + 11] = tables.near(ship, parameters.chart.anchors)
    x[base + 12] = tables.near(ship, parameters.chart.styx) * float(me.below) / 5.0
    x[base + 13] = 1.0 if parameters.chart.styx & BIT[ship] != 0 else 0.0
    x[base + 14] = 1.0 if parameters.chart.anchors & BIT[ship] != 0 else 0.0
    x[base + 20] = city(state, tables, seat) / 2.0
    held, free = settlements(state, tables, seat)
    x[base + 21] = held / 3.0
    x[base + 22] = free / 2.0
    x[base + 23] = 1.0 if free >= left and left > 0.0 else 0.0
    x[base + 25] = tables.late[tables.ways[ship * N_FIELDS + state.hydra]] if state.hydra >= 0 else 0.0
    if foe.ship >= 0 and tables.ways[ship * N_FIELDS + foe.ship] <= 3:
        x[base + 32] = float(me.aboard - foe.aboard) / 4.0
        x[base + 33] = float(foe.treasures) / 2.0
    x[base + 36] = x[base + 11] * float(me.treasures) / 2.0
    x[base + 37] = float(min(me.below, state.room(seat))) / 5.0


def tasks(state: Position, tables: PrecomputedOdds, seat: i64, own: bool, x: vec[float], base: i64) -> float:
    """What the three best task cards promise, and one's own secret; returns the best."""
    one, two, three = 0.0, 0.0, 0.0
    for index in range(len(state.open_tasks)):
        task = state.open_tasks[index]
        if task < 0:
            continue
        value = max(half(state, tables, seat, 2 * task), half(state, tables, seat, 2 * task + 1))
        if value > one:
            one, two, three = value, one, two
        elif value > two:
            two, three = value, two
        elif value > three:
            three = value
    x[base] = one / 2.0
    x[base + 1] = two / 2.0
    x[base + 2] = three / 2.0
    secret = state.secrets[seat] if own else NONE
    if secret >= 0:
        value = max(half(state, tables, seat, 2 * secret), half(state, tables, seat, 2 * secret + 1))
        x[base + 3] = value / 2.0
        one = max(one, value)
    return one


def half(state: Position, tables: PrecomputedOdds, seat: i64, number: i64) -> float:
    """What a half of a task is worth to a seat: its points, less for what is lacking and for the way."""
    parameters = state.parameters
    me = state.heroes[seat]
    kind = parameters.half_kinds[number]
    points = float(parameters.task_points[number // 2])
    if me.ship < 0:
        return points * 0.2
    if kind <= Half.PAIR:
        lacking = treasures_lacking(state, seat, number, kind)
        if lacking == 0:
            return points * tables.near(me.ship, parameters.chart.anchors)
        return points * 0.5 * (1.0 if lacking == 1 else 0.6 if lacking == 2 else 0.35)
    if kind == Half.SOLDIERS or kind == Half.CARDS:
        have = me.aboard if kind == Half.SOLDIERS else me.cards
        short = parameters.half_numbers[number] - have
        likely = 1.0 if short <= 0 else 0.5 if short == 1 else 0.3 if short == 2 else 0.15
        return points * likely * tables.near(me.ship, parameters.chart.beside[parameters.half_cities[number]])
    if kind == Half.HYDRA:
        if state.hydra < 0:
            return 0.0
        return (
            points
            * tables.wins(me.aboard, parameters.hydra_value)
            * tables.late[tables.ways[me.ship * N_FIELDS + state.hydra]]
        )
    for other in range(state.seats):
        if other != seat and me.aboard > state.heroes[other].aboard:
            return points * 0.3
    return points * 0.12


def treasures_lacking(state: Position, seat: i64, number: i64, kind: i64) -> i64:
    """How many treasures a delivery still needs."""
    wanted = state.parameters.half_colours
    cargo = state.heroes[seat].cargo
    first = number * N_COLOURS
    lacking: i64 = 0 if kind == Half.ALL else 1 if kind == Half.ANY else 2
    for colour in range(N_COLOURS):
        if kind == Half.ALL:
            lacking += max(0, wanted[first + colour] - cargo[colour])
        elif kind == Half.ANY:
            if wanted[first + colour] > 0 and cargo[colour] > 0:
                return 0
        else:
            lacking = min(lacking, max(0, 2 - cargo[colour]))
    return lacking


def city(state: Position, tables: PrecomputedOdds, seat: i64) -> float:
    """The best city to attack: the treasure it gives, wanted colours counting more, by the odds and the way."""
    parameters = state.parameters
    me = state.heroes[seat]
    if me.aboard == 0 or me.treasures > 3:
        return 0.0
    best = 0.0
    for place in range(N_CITIES):
        worth = 0.0
        for colour in range(N_COLOURS):
            if state.cities[place * N_COLOURS + colour] > 0:
                worth = max(worth, wanted(state, seat, colour))
        odds = tables.wins(me.aboard, parameters.values[place] - me.fleece * parameters.amounts[2])
        best = max(best, worth * odds * tables.near(me.ship, parameters.chart.beside[place]))
    return best


def wanted(state: Position, seat: i64, colour: i64) -> float:
    """A treasure counts one point, and more if an open task asks for it."""
    parameters = state.parameters
    worth = 1.0
    for index in range(len(state.open_tasks)):
        task = state.open_tasks[index]
        if task >= 0:
            for number in range(2 * task, 2 * task + 2):
                asked = parameters.half_colours[number * N_COLOURS + colour]
                if parameters.half_kinds[number] <= Half.ANY and asked > state.heroes[seat].cargo[colour]:
                    worth += 0.4 * float(parameters.task_points[task])
    return worth


def settlements(state: Position, tables: PrecomputedOdds, seat: i64) -> tuple[float, float]:
    """Points in settlements that are held, and what the best free one is worth."""
    me = state.heroes[seat]
    held, free = 0.0, 0.0
    for place in range(N_SETTLEMENTS):
        number = state.garrison(place)
        if state.settlements[place] == seat:
            held += float(number)
        elif state.settlements[place] < 0 and me.aboard >= number:
            free = max(free, float(number) * tables.near(me.ship, state.parameters.chart.beside[N_CITIES + place]))
    return held, free


def turn(state: Position, me: i64, x: vec[float], base: i64) -> None:
    """Whose step it is, and what is used of it."""
    step = state.step
    mine = step.seat == me
    x[base] = 1.0 if mine else 0.0
    x[base + 1] = 1.0 if state.active == me else 0.0
    place = base + (2 if mine else 9)
    x[place] = 1.0 if step.sailing == Sailing.UNUSED else 0.0
    x[place + 1] = 1.0 if step.sailing == Sailing.STOP else 0.0
    x[place + 2] = 1.0 if step.cards_done else 0.0
    x[place + 3] = 1.0 if step.soldiers_done else 0.0
    x[place + 4] = 1.0 if step.attacked else 0.0
    if state.turn_phase == Phase.MAIN:
        x[place + 5] = 1.0
        if state.kylix >= 0:
            x[place + 6] = float(state.die(2)) / 2.0
            if mine:
                x[base + 16] = float(state.die(0)) / 2.0
                x[base + 17] = float(state.die(1)) / 2.0
                x[base + 18] = float(state.die(3)) / 2.0


def fighting(state: Position, me: i64, x: vec[float], base: i64) -> None:
    """How a fight stands for this seat, and cards that are being drawn."""
    fight = state.fight
    if fight.stage != Phase.OVER:
        side: i64 = 0 if fight.thrower.seat == me else 1
        own = fight.at(side)
        foe = fight.at(1 - side)
        x[base] = 1.0 if fight.won == (side == 0) else 0.0
        if own.seat == me:
            x[base + 1] = float(own.firm) / 3.0 + float(own.leaning) / 6.0
            x[base + 2] = float(own.fallen) / 3.0
        x[base + 3] = float(foe.firm) / 3.0 + float(foe.leaning) / 6.0
    draw = state.draw
    if draw is not None and draw.seat == me:
        x[base + 4] = float(draw.left) / 2.0
