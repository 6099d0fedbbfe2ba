"""What must always add up (digest chapter 11)."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, HEROES, TASKS
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.state import Phase, Side


def audit(state: Course) -> list[str]:
    """Digest 11 The invariants, in words."""
    return list(_problems(state))


def _problems(state: Course) -> Iterator[str]:
    printed = state.printed
    yield from _crews(state)
    stocked = sum(int(count) for count in state.cities)
    for index, colour in enumerate(COLOURS):
        count = sum(int(state.cities[city * 5 + index]) for city in range(8))
        count += sum(int(hero.cargo[index]) for hero in state.heroes)
        if state.course > Phase.STOCK and count != printed.treasures[index]:
            yield f"there are {count} {colour} treasures, not {printed.treasures[index]}"
    if stocked > sum(int(places) for places in printed.places):
        yield "there are more treasures in the cities than places"
    for index, city in enumerate(CITIES):
        if state.stocked(index) > printed.places[index]:
            yield f"{city} holds more treasures than it has places"
    for index, card in enumerate(CARDS):
        count = held(state, index) + int(state.deck[index] + state.pile[index]) + (state.hermes and card == "hermes")
        if count != printed.copies[index]:
            yield f"there are {count} cards {card}, not {printed.copies[index]}"
    yield from _task_cards(state)
    yield from _waters(state)
    for seat in range(state.seats):
        if state.course != Phase.OVER and state.total(seat) >= state.house.target:
            yield f"{HEROES[seat]} has the points to win, but the game is not over"
    yield from _course(state)


def _crews(state: Course) -> Iterator[str]:
    """Digest 11.1, 11.2, 11.6 Soldiers and spaces."""
    printed = state.printed
    for seat, hero in enumerate(state.heroes):
        garrisons = sum(int(state.garrison(place)) for place in range(4) if state.settlements[place] == seat)
        if hero.aboard + hero.below + garrisons != printed.soldiers:
            yield f"{HEROES[seat]} has {hero.aboard + hero.below + garrisons} soldiers, not {printed.soldiers}"
        if min(hero.aboard, hero.below, hero.points) < 0:
            yield f"{HEROES[seat]} has less than nothing"
        if state.room(seat) < 0:
            yield f"{HEROES[seat]} has more aboard than the ship holds"


def _task_cards(state: Course) -> Iterator[str]:
    """Digest 11.5 Every task card is somewhere, once."""
    where = [task for task in state.open_tasks if task >= 0]
    where += [hero.secret for hero in state.heroes if hero.secret >= 0]
    for index in range(len(TASKS)):
        where += [index] * sum(int(hero.tasks >> index & 1) for hero in state.heroes)
        where += [index] * int(state.task_bag >> index & 1)
    for index, task in enumerate(TASKS):
        if where.count(index) > 1:
            yield f"the task {task} is in two places"
    if -1 in state.open_tasks and state.task_bag and not state.replace and state.course > Phase.OPEN:
        yield "an open task is missing although the bag is not empty"


def _waters(state: Course) -> Iterator[str]:
    """Digest 11.7 Ships on water, the Hydra on open sea."""
    chart = state.printed.chart
    if state.hydra < 0 or not chart.sea >> state.hydra & 1:
        yield "the Hydra is not on open sea"
    for seat, hero in enumerate(state.heroes):
        if hero.ship >= 0 and not chart.water >> hero.ship & 1:
            yield f"the ship of {HEROES[seat]} is not on water"
        if hero.ship < 0 and state.course > Phase.ANCHOR:
            yield f"{HEROES[seat]} has no ship on the board"


def _course(state: Course) -> Iterator[str]:
    """The parts of the turn fit together."""
    if state.course in (Phase.STEP, Phase.MAIN) and (state.stepper < 0 or 0 in state.dice):
        yield "a step needs a stepping seat and five rolled dice"
    if state.course == Phase.STEP and state.stepper == state.active:
        yield "the active seat has no step before the Kylix is set"
    if state.course == Phase.MAIN and (state.kylix < 0 or state.stepper != state.active):
        yield "in the main phase the Kylix is set and the active seat steps"
    if state.course == Phase.KYLIX and 0 in state.dice:
        yield "the Kylix is set after the roll"
    fight = state.fight
    if fight.stage in (Phase.TOSS, Phase.RECKONING):
        for side in (fight.thrower, fight.defender):
            lying = side.fallen + side.firm + side.leaning
            thrown = fight.stage == Phase.RECKONING or fight.zeus
            if side.seat >= 0 and (
                lying != state.heroes[side.seat].aboard if thrown else lying not in _allowed(state, side)
            ):
                yield f"the soldiers of {HEROES[side.seat]} in the fight are not those aboard"


def _allowed(state: Course, side: Side) -> tuple[int, int]:
    """Before a throw nobody lies, after it everybody."""
    return 0, int(state.heroes[side.seat].aboard)


def held(state: Course, card: int) -> int:
    """How many copies are in hands and on the table."""
    held = sum(int(hero.hand[card]) for hero in state.heroes)
    if card < 3:
        held += sum(int((hero.pegasus, hero.hades, hero.fleece)[card]) for hero in state.heroes)
    return held
