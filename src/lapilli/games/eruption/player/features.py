"""What a seat knows of the island, as numbers for the value net: open facts and the own hand, nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.rules.damage import in_contact
from lapilli.games.eruption.rules.island import (
    ALL_SIDES,
    BORDER_SPACE,
    BORDERS_EACH,
    FACING,
    SIDES,
    SPACE_NAMES,
    SPACES,
    lowest,
)
from lapilli.games.eruption.rules.steps import Purpose
from lapilli.games.eruption.state import CARDS, MATERIALS, VENTS, Ending, Phase, Position

EACH: Final[i64] = 26  # inputs for a village that is looked at closely: the own, the first rival's, the second's
CLOSE: Final[i64] = 3
COMMON: Final[i64] = 78  # where the inputs begin that belong to nobody in particular
INPUTS: Final[i64] = 123
NEVER: Final[i64] = 9  # further than lava is feared


def _distances(village: str) -> list[int]:
    """How many tiles lava needs from each space until it touches the village."""
    found = {space: 1 for space, row in BOX.spaces.items() if any(thing.partition(".")[0] == village for thing in row)}
    queue = list(found)
    while queue:
        space = queue.pop(0)
        for thing in BOX.spaces[space]:
            if thing in BOX.spaces and thing not in found:
                found[thing] = found[space] + 1
                queue.append(thing)
    return [found.get(space, 9) for space in SPACE_NAMES]


DISTANCE: Final = packed([number for village in BOX.villages for number in _distances(village)])
TOUCHING: Final = packed(  # sides of the village that each space touches
    [
        sum(thing.partition(".")[0] == village for thing in BOX.spaces[space])
        for village in BOX.villages
        for space in SPACE_NAMES
    ]
)


def holding(wall: i64) -> float:
    """How likely a wall withstands a test."""
    if wall == 1:
        return 15.0 / 36.0
    if wall == 2:
        return 21.0 / 36.0
    return 26.0 / 36.0 if wall == 3 else 0.0


def passing(state: Position, space: i64) -> float:
    """How likely lava gets into a space."""
    held = 1.0
    flows = state.need[space] & ALL_SIDES
    for side in range(SIDES):
        if flows >> side & 1:
            held *= holding(state.walls[FACING[space * SIDES + side]])
    return 1.0 - held


def burning(state: Position, seat: i64) -> float:
    """The heat a village expects from a turn as things lie."""
    rate = 0.0
    first = state.villages[seat] * BORDERS_EACH
    for border in range(first, first + BORDERS_EACH):
        if in_contact(state, border):
            wall = state.walls[border]
            rate += 20.0 if wall == 0 else 10.0 * (1.0 - holding(wall))
    return rate


def coming(state: Position) -> float:
    """Turns each village still has, about."""
    turns = float(state.stack.size) / float(state.seats)
    return turns if turns < 8.0 else 8.0


def prospect(state: Position, seat: i64) -> float:
    """The temperature a village is heading for."""
    return float(state.temperature[seat]) + burning(state, seat) * coming(state)


def read(state: Position, me: i64, x: vec[float]) -> None:
    """Fill the inputs."""
    if state.villages[me] < 0:
        return
    first, second = rivals(state, me)
    heading = village(state, me, x, 0)
    other = village(state, first, x, EACH) if first >= 0 else 0.0
    if second >= 0:
        village(state, second, x, 2 * EACH)
    place = others(state, me, first, second, x, COMMON)
    for card in range(CARDS):
        x[place + card] = float(state.hands[me * CARDS + card]) * 0.7
    place = moment(state, me, x, place + CARDS)
    ahead = (other - heading) / 100.0
    x[place] = 2.0 if ahead > 2.0 else -2.0 if ahead < -2.0 else ahead
    cooler = float(state.temperature[first] - state.temperature[me]) / 60.0 if first >= 0 else 0.0
    x[place + 1] = 2.0 if cooler > 2.0 else -2.0 if cooler < -2.0 else cooler
    parameters = state.parameters
    x[place + 2] = 1.0 if state.seats > 2 else 0.0
    x[place + 3] = float(state.seats - 2) / 4.0
    x[place + 4] = 1.0 if parameters.clans else 0.0
    x[place + 5] = 1.0 if parameters.annihilation else 0.0
    x[place + 6] = 1.0 if parameters.forecast else 0.0


def rivals(state: Position, me: i64) -> tuple[i64, i64]:
    """The two seats to beat: of those who are still in it and no mates, the two that head for the least heat."""
    first: i64 = -1
    second: i64 = -1
    low, next_low = 1e9, 1e9
    mate = state.mate(me)
    for seat in range(state.seats):
        if seat in (me, mate) or state.is_out(seat) or state.villages[seat] < 0:
            continue
        heat = prospect(state, seat)
        if heat < low:
            second, next_low = first, low
            first, low = seat, heat
        elif heat < next_low:
            second, next_low = seat, heat
    return first, second


def others(state: Position, me: i64, first: i64, second: i64, x: vec[float], place: i64) -> i64:
    """The mate, and the rest on an average; returns where the next inputs begin."""
    mate = state.mate(me)
    if mate >= 0:
        x[place] = float(state.temperature[mate]) / 145.0
        x[place + 1] = burning(state, mate) / 40.0
        x[place + 2] = prospect(state, mate) / 145.0
        x[place + 3] = 1.0 if state.burned >> mate & 1 else 0.0
    count = 0.0
    for seat in range(state.seats):
        if seat != me and seat != first and seat != second and seat != mate and state.villages[seat] >= 0:
            count += 1.0
            x[place + 4] += float(state.temperature[seat]) / 145.0
            x[place + 5] += prospect(state, seat) / 145.0
            x[place + 6] += 0.3 if state.is_out(seat) else 0.0
    if count > 1.0:
        x[place + 4] /= count
        x[place + 5] /= count
    return place + 7


def village(state: Position, seat: i64, x: vec[float], base: i64) -> float:
    """One village closely: its heat, its contacts by wall, lava on its way, what it has; returns where it heads for."""
    temperature = float(state.temperature[seat])
    x[base] = temperature / 145.0
    for zone in range(VENTS):
        if state.temperature[seat] >= state.parameters.zones[zone]:
            x[base + 1 + zone] = 1.0
        if state.vents[zone] == seat:
            x[base + 19] += 1.0
    number = state.villages[seat]
    for border in range(number * BORDERS_EACH, number * BORDERS_EACH + BORDERS_EACH):
        wall = state.walls[border]
        if in_contact(state, border):
            x[base + 4 + wall] += 0.5
        elif wall != 0:
            x[base + (8 if state.frontier >> BORDER_SPACE[border] & 1 else 9)] += holding(wall)
    spaces = state.frontier
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        distance = DISTANCE[number * SPACES + space]
        if distance <= 4:
            likely = passing(state, space)
            x[base + 9 + distance] += likely * 0.33
            if distance == 1:
                x[base + 14] += likely * float(TOUCHING[number * SPACES + space]) * 0.33
    for material in range(MATERIALS):
        x[base + 15 + material] = float(state.stock[seat * MATERIALS + material]) * 0.5
    x[base + 18] = float(state.hand_size(seat)) * 0.33
    if state.ending != Ending.NONE and state.last >> seat & 1:
        x[base + 20] = 1.0
    if state.temperature[seat] >= state.parameters.top:
        x[base + 21] = 1.0
    rate = burning(state, seat)
    turns = coming(state)
    heading = temperature + rate * turns
    x[base + 22] = rate / 40.0
    x[base + 23] = rate * turns / 150.0
    x[base + 24] = (heading if heading < 290.0 else 290.0) / 145.0
    x[base + 25] = (temperature + rate) / 145.0
    return heading


def moment(state: Position, me: i64, x: vec[float], place: i64) -> i64:
    """How far the game is, and in which step; returns where the next inputs begin."""
    tiles = float(state.stack.size)
    mine = state.active == me
    x[place] = tiles / 20.0
    x[place + 1] = 1.0 if tiles < 2.0 * float(state.seats) else 0.0
    x[place + 2] = 1.0 if state.ending != Ending.NONE else 0.0
    x[place + 3] = 1.0 if mine else 0.0
    x[place + (4 if mine else 11) + step(state)] = 1.0
    x[place + (18 if mine else 19)] = float(state.cards_due) * 0.5
    turns_until = float((me - state.active) % state.seats)
    x[place + 20] = turns_until / 3.0
    return place + 21


def step(state: Position) -> i64:
    """The step of a turn, in seven parts."""
    phase = state.phase
    if phase == Phase.DAMAGE or phase == Phase.ERUPT:
        return 0
    placement = state.placement
    if placement is not None:
        return 1 if placement.purpose == Purpose.STEP else 2 if placement.purpose == Purpose.QUAKE else 3
    if phase == Phase.EXTRA or phase == Phase.GIFT:
        return 4
    return 6 if phase == Phase.BUILD or phase == Phase.END else 5
