"""N-15: what the event cards are: when they act, how much they take or give, and what those that act at once ask for.

A card that waits beside its step acts in the chapter of that step; everything else about a card stands here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.nisyros import actions as do
from lapilli.games.nisyros.actions import PLACES, THEATRE, WORKPLACES, ZONES
from lapilli.games.nisyros.rules.geography import mask_of, offer_ways, offer_zones, refuges, zones_of
from lapilli.games.nisyros.rules.steps import PHASES, CardUse, Events, Phase
from lapilli.games.nisyros.state import WHEAT, WOOD, Position


class Card:
    """Event cards by their number less one."""

    PLAN: Final[i64] = 0
    RUNNER: Final[i64] = 1
    THUNDER: Final[i64] = 2
    STORM: Final[i64] = 3
    HARVEST: Final[i64] = 4
    DRIZZLE: Final[i64] = 5
    FASTING: Final[i64] = 6
    RATS: Final[i64] = 7
    SIESTA: Final[i64] = 8
    FUMES: Final[i64] = 9
    SEARCH: Final[i64] = 10
    BOAT: Final[i64] = 11
    ORACLE: Final[i64] = 12
    CREVICE: Final[i64] = 13
    CALL: Final[i64] = 14
    WOODWORM: Final[i64] = 15
    TREMOR: Final[i64] = 16
    QUAKE: Final[i64] = 17
    WIND: Final[i64] = 18
    PANIC: Final[i64] = 19


WAITING_STEPS = {  # N-2.3: in which step a card acts that does not act at once
    Card.PLAN: 3,
    Card.RUNNER: 3,
    Card.THUNDER: 4,
    Card.STORM: 4,
    Card.HARVEST: 4,
    Card.DRIZZLE: 6,
    Card.CALL: 6,
    Card.FASTING: 7,
    Card.ORACLE: 9,
}
AMOUNTS = {  # how much a box may let a card take, give or ask for: least and most
    **dict.fromkeys((Card.RATS, Card.SIESTA, Card.WOODWORM, Card.PANIC), (1, 99)),
    **dict.fromkeys((Card.SEARCH, Card.BOAT, Card.CREVICE, Card.TREMOR, Card.QUAKE, Card.WIND), (1, 1)),
    Card.PLAN: (1, 2),
}


class Ask:
    """What a card that acts at once asks for; the names that people see are QUESTIONS."""

    SIESTA: Final[i64] = 0
    FUMES: Final[i64] = 1
    GAS: Final[i64] = 2
    SEARCH: Final[i64] = 3
    WASH: Final[i64] = 4
    CREVICE: Final[i64] = 5
    SHAKE: Final[i64] = 6
    TREMOR: Final[i64] = 7
    UNDAM: Final[i64] = 8
    WRECK: Final[i64] = 9
    PANIC: Final[i64] = 10


AFTER_THROW = (Ask.GAS, Ask.TREMOR)  # asked about what the volcano die shows
QUESTIONS = ("siesta", "fumes", "gas", "search", "wash", "crevice", "shake", "tremor", "undam", "wreck", "panic")


def phase_name(state: Position) -> str:
    """What is going on, as people see it."""
    return PHASES[state.phase] if state.phase != Phase.CARD else QUESTIONS[in_use(state).asks]


def events_of(state: Position) -> Events:
    """The step that goes on."""
    step = state.step
    assert isinstance(step, Events)
    return step


def in_use(state: Position) -> CardUse:
    """The card that is being carried out."""
    use = events_of(state).use
    assert use is not None
    return use


def ask(state: Position, card: i64, question: i64) -> CardUse:
    use = CardUse(card, question)
    events_of(state).use = use
    state.phase = Phase.CARD
    return use


def asks_chance(state: Position) -> bool:
    """Is the volcano die thrown for the card?"""
    asks = in_use(state).asks
    return asks == Ask.FUMES or asks == Ask.SHAKE


def happen(state: Position, card: i64) -> None:
    """N-2.4 A card acts at once; one that can change nothing is over already."""
    amount = state.parameters.amounts[card]
    if card == Card.RATS:  # N-15.8
        lose(state, WHEAT, amount)
    elif card == Card.WOODWORM:  # N-15.16
        lose(state, WOOD, amount)
    elif card == Card.SIESTA:
        ask(state, card, Ask.SIESTA).left = amount
    elif card == Card.PANIC:
        ask(state, card, Ask.PANIC).left = amount
    elif card == Card.FUMES:
        ask(state, card, Ask.FUMES)
    elif card == Card.SEARCH:
        ask(state, card, Ask.SEARCH)
    elif card == Card.BOAT:
        if state.boats_left() > 0 and refuges(state) > 0:
            ask(state, card, Ask.WASH)
    elif card == Card.CREVICE:
        ask(state, card, Ask.CREVICE)
    elif card == Card.TREMOR:
        ask(state, card, Ask.SHAKE)
    elif card == Card.QUAKE:
        ask(state, card, Ask.UNDAM)  # N-15.18: one dam of each zone that has any
    elif card == Card.WIND:
        ask(state, card, Ask.WRECK)


def lose(state: Position, resource: i64, amount: i64) -> None:
    """N-0.8 Lost stock stops at nothing."""
    state.stock[resource] = max(0, state.stock[resource] - amount)


def list_answers(state: Position) -> None:
    """What may be answered to the card in use; nothing where it can change nothing."""
    match in_use(state).asks:
        case Ask.SIESTA:
            list_workers(state, do.SIESTA, 0)
        case Ask.PANIC:
            list_workers(state, do.PANIC, do.PANIC_IDLE)
        case Ask.FUMES:  # N-15.10: thrown until a zone with workers comes up, not at all without any worker
            if working_zones(state) != 0:
                offer_ways(state)
        case Ask.GAS:  # N-15.10: two zones come into question, the team picks
            offer_zones(state, do.GAS, zones_of(state.way) & working_zones(state))
        case Ask.SEARCH:  # N-15.11: one figure may come back from Hades
            offer_zones(state, do.SEARCH, mask_of(state.hades))
            if state.n_legal > 0:
                state.offer(do.SEARCH_NONE)
        case Ask.WASH:  # N-15.12: a boat from the supply drifts to a refuge coast
            offer_zones(state, do.WASH, refuges(state))
        case Ask.CREVICE:  # N-15.14: a zone with lava must be chosen, if there is any
            offer_zones(state, do.CREVICE, mask_of(state.lava))
        case Ask.SHAKE:  # N-15.17: thrown until a zone with a dam comes up, not at all without any dam
            if dammed_zones(state) != 0:
                offer_ways(state)
        case Ask.TREMOR:  # N-15.17: two zones come into question, the team picks
            offer_zones(state, do.TREMOR, zones_of(state.way) & dammed_zones(state))
        case Ask.UNDAM:
            list_undam(state)
        case Ask.WRECK:  # N-15.19: the wind takes one boat
            offer_zones(state, do.WRECK, mask_of(state.boats))


def answer(state: Position, kind: i64, first: i64, second: i64) -> bool:
    """Carry out one answer; true when it was the last one."""
    if kind == do.VOLCANO:
        turn(state, first)
    elif kind == do.SIESTA:
        lie_down(state, first, second)
    elif kind == do.PANIC or kind == do.PANIC_IDLE:
        panic(state, first, second, kind == do.PANIC_IDLE)
    elif kind == do.TREMOR:
        use = in_use(state)
        use.asks = Ask.UNDAM
        use.spared = ~(1 << first)
    elif kind == do.UNDAM:
        undam(state, first)
    else:
        if kind == do.GAS:
            gas(state, first)
        elif kind == do.SEARCH:
            rescue(state, first)
        elif kind == do.WASH:
            state.boats[first] += state.parameters.amounts[Card.BOAT]
        elif kind == do.WRECK:
            state.boats[first] -= state.parameters.amounts[Card.WIND]
        elif kind == do.CREVICE:
            state.lava[first] -= 1
        return True  # N-15.11: `search none` changes nothing
    return False


def turn(state: Position, way: i64) -> None:
    """N-15.10 N-15.17 The volcano die shows a zone that comes into question, or is thrown again."""
    state.way = way
    use = in_use(state)
    if use.asks == Ask.FUMES and zones_of(way) & working_zones(state) != 0:
        use.asks = Ask.GAS
    elif use.asks == Ask.SHAKE and zones_of(way) & dammed_zones(state) != 0:
        use.asks = Ask.TREMOR


def list_workers(state: Position, standing: i64, idle: i64) -> None:
    """N-15.9 N-15.20 This many workers of the team in all; those who lie there already only where `idle` names them."""
    if in_use(state).left == 0:
        return
    for index in range(ZONES * PLACES):
        if state.workers[index] > state.idle[index]:
            state.offer(standing + index)
        if idle > 0 and state.idle[index] > 0:
            state.offer(idle + index)


def lie_down(state: Position, colour: i64, place: i64) -> None:
    """N-15.9 He neither gathers, builds, calls nor runs until the end of step 6."""
    state.idle[colour * PLACES + place] += 1
    in_use(state).left -= 1


def panic(state: Position, colour: i64, place: i64, idle: bool) -> None:
    """N-15.20 He becomes a citizen again."""
    if idle:
        state.idle[colour * PLACES + place] -= 1
    state.send_home(colour, place)
    in_use(state).left -= 1


def working_zones(state: Position) -> i64:
    """N-15.10 Zones with at least one worker, standing or idle."""
    mask: i64 = 0
    for place in range(PLACES):
        if state.crowd(place) > 0:
            mask |= 1 << place // WORKPLACES
    return mask


def gas(state: Position, zone: i64) -> None:
    """N-15.10 The highest area with workers is silenced; all its workers lie down."""
    for level in range(do.LEVELS):
        area = zone * do.LEVELS + level
        first = zone * WORKPLACES + level
        last = first if level < 4 else zone * WORKPLACES + THEATRE
        found = False
        for place in range(first, last + 1):
            for colour in range(ZONES):
                index = colour * PLACES + place
                if state.workers[index] > 0:
                    state.idle[index] = state.workers[index]
                    found = True
        if found:
            state.gassed |= 1 << area
            return


def rescue(state: Position, colour: i64) -> None:
    """N-15.11 As a standing worker on the theatre of its home."""
    state.hades[colour] -= 1
    state.workers[colour * PLACES + state.home[colour] * WORKPLACES + THEATRE] += 1


def dammed_zones(state: Position) -> i64:
    """N-15.17 Zones with a dam."""
    mask: i64 = 0
    for zone in range(ZONES):
        if state.dams_of(zone) > 0:
            mask |= 1 << zone
    return mask


def list_undam(state: Position) -> None:
    """N-15.17 N-15.18 The zones lose their dam in board order; the team picks the area."""
    zones = dammed_zones(state) & ~in_use(state).spared
    for position in range(ZONES):
        zone = state.order[position]
        if zones >> zone & 1:
            for level in range(do.LEVELS):
                if state.dams[zone * do.LEVELS + level] > 0:
                    state.offer(do.UNDAM + zone * do.LEVELS + level)
            return


def undam(state: Position, area: i64) -> None:
    """N-15.18 One dam returns to the supply."""
    state.dams[area] -= 1
    in_use(state).spared |= 1 << area // 5
