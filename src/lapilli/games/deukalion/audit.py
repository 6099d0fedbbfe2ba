"""What must always add up (digest chapter 11)."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, HEROES, TASKS, Card
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, IN_TURN, OPENED, STOCKED, Kind, Phase, Side


def audit(state: GameState) -> list[str]:
    """Digest 11 The invariants, in words."""
    return list(_problems(state))


def _problems(state: GameState) -> Iterator[str]:
    parameters = state.parameters
    yield from _crews(state)
    stocked = sum(int(count) for count in state.cities)
    for index, colour in enumerate(COLOURS):
        count = sum(int(state.cities[city * 5 + index]) for city in range(8))
        count += sum(int(hero.cargo[index]) for hero in state.heroes)
        if state.turn_phase in STOCKED and count != parameters.treasures[index]:
            yield f"there are {count} {colour} treasures, not {parameters.treasures[index]}"
    if stocked > sum(int(places) for places in parameters.places):
        yield "there are more treasures in the cities than places"
    for index, city in enumerate(CITIES):
        if state.stocked(index) > parameters.places[index]:
            yield f"{city} holds more treasures than it has places"
    for index, card in enumerate(CARDS):
        count = held(state, index) + int(state.deck[index] + state.pile[index])
        if count != parameters.copies[index]:
            yield f"there are {count} cards {card}, not {parameters.copies[index]}"
    yield from _task_cards(state)
    yield from _waters(state)
    for seat in range(state.seats):
        if state.turn_phase != Phase.OVER and state.total(seat) >= state.parameters.target:
            yield f"{HEROES[seat]} has the points to win, but the game is not over"
    yield from _course(state)


def _crews(state: GameState) -> Iterator[str]:
    """Digest 11.1, 11.2, 11.6 Soldiers and spaces."""
    parameters = state.parameters
    for seat, hero in enumerate(state.heroes):
        garrisons = sum(int(state.garrison(place)) for place in range(4) if state.settlements[place] == seat)
        if hero.aboard + hero.below + garrisons != parameters.soldiers:
            yield f"{HEROES[seat]} has {hero.aboard + hero.below + garrisons} soldiers, not {parameters.soldiers}"
        if min(hero.aboard, hero.below, hero.points) < 0:
            yield f"{HEROES[seat]} has less than nothing"
        if state.room(seat) < 0:
            yield f"{HEROES[seat]} has more aboard than the ship holds"


def _task_cards(state: GameState) -> Iterator[str]:
    """Digest 11.5 Every task card is somewhere, once."""
    where = [task for task in state.open_tasks if task >= 0]
    where += [task for task in state.secrets if task >= 0]
    for index in range(len(TASKS)):
        where += [index] * sum(int(hero.tasks >> index & 1) for hero in state.heroes)
        where += [index] * int(state.task_bag >> index & 1)
    for index, task in enumerate(TASKS):
        if where.count(index) > 1:
            yield f"the task {task} is in two places"
    if -1 in state.open_tasks and state.task_bag and not state.replace and state.turn_phase in OPENED:
        yield "an open task is missing although the bag is not empty"


def _waters(state: GameState) -> Iterator[str]:
    """Digest 11.7 Ships on water, the Hydra on open sea."""
    chart = state.parameters.chart
    if state.hydra < 0 or not chart.sea >> state.hydra & 1:
        yield "the Hydra is not on open sea"
    for seat, hero in enumerate(state.heroes):
        if hero.ship >= 0 and not chart.water >> hero.ship & 1:
            yield f"the ship of {HEROES[seat]} is not on water"
        if hero.ship < 0 and state.turn_phase in IN_TURN:
            yield f"{HEROES[seat]} has no ship on the board"


def _course(state: GameState) -> Iterator[str]:
    """The parts of the turn fit together."""
    if state.turn_phase in (Phase.STEP, Phase.MAIN) and (state.stepper < 0 or 0 in state.dice):
        yield "a step needs a stepping seat and five rolled dice"
    if state.turn_phase == Phase.STEP and state.stepper == state.active:
        yield "the active seat has no step before the Kylix is set"
    if state.turn_phase == Phase.MAIN and (state.kylix < 0 or state.stepper != state.active):
        yield "in the main phase the Kylix is set and the active seat steps"
    if state.turn_phase == Phase.KYLIX and 0 in state.dice:
        yield "the Kylix is set after the roll"
    yield from _fighting(state)
    for due in state.dues:
        payer, what = due // DUE_RADIX, due % DUE_RADIX
        if payer >= state.seats or (what < CARD_DUE and not state.heroes[payer].cargo[what]):
            yield "a seat has to hand over a treasure that it has not"
    if (state.styx or state.boarding) and state.turn_phase not in (Phase.STEP, Phase.MAIN):
        yield "nobody steps who could be at the Styx or beside a ship"


def _fighting(state: GameState) -> Iterator[str]:
    """Who fights is at the table, and throws all soldiers aboard."""
    fight = state.fight
    if fight.stage != Phase.OVER:
        if max(fight.thrower.seat, fight.defender.seat, fight.mover) >= state.seats:
            yield "a seat fights that is not at the table"
            return
        if (fight.kind == Kind.SHIP) != (fight.defender.seat >= 0):
            yield "ships fight ships: two sides; everything else is fought by one"
        place = fight.place
        if (fight.kind in (Kind.CITY, Kind.SETTLEMENT)) != (place >= 0):
            yield "a city or a settlement, and nothing else, is fought for at a place"
    if fight.stage in (Phase.TOSS, Phase.RECKONING):
        for side in (fight.thrower, fight.defender):
            lying = side.fallen + side.firm + side.leaning
            thrown = fight.stage == Phase.RECKONING or fight.zeus
            if side.seat >= 0 and (
                lying != state.heroes[side.seat].aboard if thrown else lying not in _allowed(state, side)
            ):
                yield f"the soldiers of {HEROES[side.seat]} in the fight are not those aboard"


def _allowed(state: GameState, side: Side) -> tuple[int, int]:
    """Before a throw nobody lies, after it everybody."""
    return 0, int(state.heroes[side.seat].aboard)


def held(state: GameState, card: int) -> int:
    """How many copies are in hands, on the table, or a Hermes that waits for its draws."""
    number = sum(int(state.held(seat, card)) for seat in range(state.seats))
    if card < Card.UNDERWORLD:
        number += sum(int((hero.pegasus, hero.hades, hero.fleece)[card]) for hero in state.heroes)
    return number + int(card == Card.HERMES and state.draw is not None and state.draw.hermes)
