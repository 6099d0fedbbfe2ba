"""D-12 Fights: muster, throws, reckoning, losses, and what the winner gets."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import (
    ARG1,
    ARG2,
    ARG3,
    ARG4,
    BASE,
    LEAVE,
    MOST,
    N_CITIES,
    N_COLOURS,
    PUSH,
    TAKE,
    TOSS,
    Card,
)
from lapilli.games.deukalion.rules.ending import check_target, gain_points
from lapilli.games.deukalion.rules.push import offer_ship_pushes, push_ship
from lapilli.games.deukalion.rules.tasks import claim, open_hydra_task
from lapilli.games.deukalion.rules.terms import Half
from lapilli.games.deukalion.state import NONE, Fight, Kind, Phase, Position, Side


def begin(state: Position, kind: i64, mover: i64, thrower: i64, defender: i64, place: i64) -> None:
    """D-12.1, D-12.2 A fight opens with the muster window."""
    state.fight = Fight(kind, mover, Side(thrower), Side(defender), place)
    state.fight.stage = Phase.MUSTER


def attack_ship(state: Position, seat: i64, other: i64) -> None:
    """D-6.5, D-12.7 Entering a field with a ship is the attack of this stop."""
    state.attacked = True
    begin(state, Kind.SHIP, seat, seat, other, NONE)


def attack_place(state: Position, seat: i64, place: i64) -> None:
    """D-6.11, D-12.11, D-12.15 A city or a settlement of another seat is attacked."""
    state.attacked = True
    begin(state, Kind.CITY if place < N_CITIES else Kind.SETTLEMENT, seat, seat, NONE, place)


def attack_hydra(state: Position, seat: i64) -> None:
    """D-6.7, D-13.8 Entering the Hydra's field attacks it; without an open task this shows a secret one."""
    state.attacked = True
    if not open_hydra_task(state):
        state.hunters |= 1 << seat
    begin(state, Kind.HYDRA, seat, seat, NONE, NONE)


# -- before the throw --------------------------------------------------------------------------------------------


def mustered(state: Position) -> i64:
    """D-12.3 The throwing seat that did not open the fight, if any: the other one could have played before."""
    fight = state.fight
    if fight.thrower.seat != fight.mover:
        return fight.thrower.seat
    return fight.defender.seat


def close_muster(state: Position) -> None:
    """D-12.3 Then the soldiers are thrown, the attacker's first."""
    state.fight.stage = Phase.TOSS
    state.fight.side = 0


def thrown(state: Position) -> i64:
    """D-12.2, D-11.3, D-10.7 How many soldiers this throw has: all aboard, or the fallen ones once more."""
    side = state.fight.at(state.fight.side)
    return side.fallen if state.fight.zeus else state.heroes[side.seat].aboard


def offer_tosses(state: Position) -> None:
    """D-12.4 How many lie fallen, firm, leaning; the weights are in `Course.weight`."""
    number = thrown(state)
    base = TOSS + state.fight.at(state.fight.side).seat * MOST * MOST * MOST
    for fallen in range(number + 1):
        for firm in range(number + 1 - fallen):
            state.offer(base + (fallen * MOST + firm) * MOST + number - fallen - firm)


def toss(state: Position, action: i64) -> None:
    """D-12.4, D-10.7 The result of a throw; after a Bolt of Zeus it replaces the fallen ones."""
    fight = state.fight
    side = fight.at(fight.side)
    side.fallen = ARG2[action]
    side.firm += ARG3[action]
    side.leaning += ARG4[action]
    next_throw(state)


def next_throw(state: Position) -> None:
    """D-12.4, D-12.5 The defender throws after the attacker; then both may play."""
    fight = state.fight
    if fight.zeus:
        fight.zeus = False
        fight.stage = Phase.RECKONING
        after_play(state)
    elif fight.side == 0 and fight.defender.seat != NONE:
        fight.side = 1
    else:
        fight.stage = Phase.RECKONING
        fight.side = 0
        fight.quiet = 0


# -- reckoning ---------------------------------------------------------------------------------------------------


def strength(state: Position, side: Side) -> i64:
    """D-0.2, D-12.6 In half points: firm, leaning, Golden Fleece, Shield of Athena."""
    amounts = state.printed.amounts
    bonus = state.heroes[side.seat].fleece * amounts[Card.FLEECE] + side.shields * amounts[Card.ATHENA]
    return 2 * side.firm + side.leaning + 2 * bonus


def needed(state: Position) -> i64:
    """The value, in half points, that a lone thrower must reach."""
    fight = state.fight
    if fight.kind >= Kind.HYDRA:
        return 2 * state.printed.hydra_value
    return 2 * state.printed.values[fight.place]


def thrower_wins(state: Position) -> bool:
    """D-12.7, D-12.11, D-12.15, D-13.4 More than the defending ship, or at least the value."""
    fight = state.fight
    own = strength(state, fight.thrower)
    if fight.kind == Kind.SHIP:
        return own > strength(state, fight.defender)
    return own >= needed(state)


def losing(state: Position, side: i64) -> bool:
    """D-12.6 Would this side lose if nothing more were played?"""
    return thrower_wins(state) == (side == 1)


def after_play(state: Position) -> None:
    """D-12.5 After each play the other one is next; a lone thrower is asked again."""
    fight = state.fight
    fight.quiet = 0
    other_side(fight)


def fall_silent(state: Position) -> None:
    """D-12.5 A pass, or nothing to play; when all throwers in succession are silent it is decided."""
    fight = state.fight
    fight.quiet += 1
    if fight.defender.seat == NONE or fight.quiet == 2:
        decide(state)
    else:
        other_side(fight)


def other_side(fight: Fight) -> None:
    if fight.defender.seat != NONE:
        fight.side = 1 - fight.side


# -- the result --------------------------------------------------------------------------------------------------


def decide(state: Position) -> None:
    """D-12.7, D-12.8, D-12.12 The fallen leave, winner or not; then each kind of fight goes its own way."""
    fight = state.fight
    fight.won = thrower_wins(state)
    lose_fallen(state, fight.thrower)
    if fight.defender.seat != NONE:
        lose_fallen(state, fight.defender)
    if fight.kind == Kind.SHIP:
        fight.stage = Phase.REWARD
    elif fight.kind == Kind.CITY:
        fight.stage = Phase.PLUNDER if fight.won else Phase.OVER
    elif fight.kind == Kind.SETTLEMENT:
        fight.stage = Phase.OVER
        if fight.won:
            conquer(state)
    else:
        fight.stage = Phase.REWARD if fight.won else Phase.PUSH_SHIP


def lose_fallen(state: Position, side: Side) -> None:
    """D-2.5, D-12.8, D-10.2 The fallen go below, less one for each Favour of Hades."""
    hero = state.heroes[side.seat]
    lost = max(0, side.fallen - hero.hades * state.printed.amounts[Card.HADES])
    hero.aboard -= lost
    hero.below += lost


def conquer(state: Position) -> None:
    """D-12.15, D-11.7, D-6.8 The garrison leaves; the winner must replace it, or it stays empty."""
    state.settled = True
    settlement = state.fight.place - N_CITIES
    number = state.garrison(settlement)
    loser = state.settlements[settlement]
    beaten = state.heroes[loser]
    home = min(number, state.room(loser)) if state.house.garrison_home else 0
    beaten.aboard += home
    beaten.below += number - home
    winner = state.fight.thrower.seat
    if state.heroes[winner].aboard >= number:
        state.heroes[winner].aboard -= number
        state.settlements[settlement] = winner
        check_target(state, winner)
    else:
        state.settlements[settlement] = NONE


def reward_kind(state: Position) -> i64:
    """D-8.11 What kind of half the win fulfils."""
    return Half.BEAT if state.fight.kind == Kind.SHIP else Half.HYDRA


def after_reward(state: Position) -> None:
    """D-12.9, D-12.10, D-13.5 Reward first; then the spoils, or the push of the Hydra."""
    state.fight.stage = Phase.SPOILS if state.fight.kind == Kind.SHIP else Phase.PUSH_HYDRA


def reward(state: Position, seat: i64, action: i64) -> None:
    """D-8.12 One win fulfils one card; an open one is replaced before the fight goes on."""
    after_reward(state)
    claim(state, seat, action)


def no_task(state: Position) -> None:
    """D-13.5, D-13.8 Beaten without a task for it, the Hydra is worth a point card if it had attacked."""
    after_reward(state)
    if state.fight.kind == Kind.HYDRA_ATTACKS:
        gain_points(state, state.fight.thrower.seat, 1)


def can_load(state: Position, seat: i64) -> bool:
    """D-12.13 A treasure needs a space, or a soldier who makes one."""
    return state.room(seat) > 0 or state.heroes[seat].aboard > 0


def offer_spoils(state: Position) -> None:
    """D-12.10 One treasure of the loser, or a push, or nothing."""
    winner = state.fight.winner
    loser = state.fight.loser
    if can_load(state, winner):
        for colour in range(N_COLOURS):
            if state.heroes[loser].cargo[colour] > 0:
                state.offer(TAKE + colour)
    offer_ship_pushes(state, loser)
    state.offer(LEAVE)


def take_spoils(state: Position, action: i64) -> None:
    """D-12.10 Without a push both ships share the field."""
    state.fight.stage = Phase.OVER
    if BASE[action] == PUSH:
        push_ship(state, action)
    elif BASE[action] == TAKE:
        state.heroes[state.fight.loser].cargo[ARG1[action]] -= 1
        load(state, state.fight.winner, ARG1[action])


def offer_plunder(state: Position) -> None:
    """D-12.12 One of the treasures in the city, or nothing."""
    if can_load(state, state.fight.thrower.seat):
        for colour in range(N_COLOURS):
            if state.cities[state.fight.place * N_COLOURS + colour] > 0:
                state.offer(TAKE + colour)
    state.offer(LEAVE)


def plunder(state: Position, action: i64) -> None:
    """D-12.12, D-12.14 A win costs nothing more."""
    state.fight.stage = Phase.OVER
    if BASE[action] == TAKE:
        state.cities[state.fight.place * N_COLOURS + ARG1[action]] -= 1
        load(state, state.fight.thrower.seat, ARG1[action])


def load(state: Position, seat: i64, colour: i64) -> None:
    """D-12.13, D-2.5 On a full ship a soldier makes room and goes below."""
    hero = state.heroes[seat]
    if state.room(seat) == 0:
        hero.aboard -= 1
        hero.below += 1
    hero.cargo[colour] += 1
