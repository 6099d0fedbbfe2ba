"""D-12 Fights: muster, throws, reckoning, losses, and what the winner gets."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.games.deukalion.actions import (
    ARG2,
    ARG3,
    ARG4,
    MOST,
    N_CITIES,
    TOSS,
    Card,
)
from lapilli.games.deukalion.rules.ending import check_target, gain_points
from lapilli.games.deukalion.rules.parameters import Half
from lapilli.games.deukalion.rules.steps import NONE, Fight, Kind, Phase, Side, no_fight
from lapilli.games.deukalion.rules.tasks import claim, open_hydra_task
from lapilli.games.deukalion.state import Open, Position


def begin(state: Position, kind: i64, mover: i64, thrower: i64, defender: i64, place: i64) -> None:
    """D-12.1, D-12.2 A fight opens with the muster window."""
    state.fight = Fight(kind, mover, Side(thrower), Side(defender), place)
    state.fight.stage = Phase.MUSTER


def attack_ship(state: Position, seat: i64, other: i64) -> None:
    """D-6.5, D-12.7 Entering a field with a ship is the attack of this stop."""
    state.step.attacked = True
    begin(state, Kind.SHIP, seat, seat, other, NONE)


def attack_place(state: Position, seat: i64, place: i64) -> None:
    """D-6.11, D-12.11, D-12.15 A city or a settlement of another seat is attacked."""
    state.step.attacked = True
    begin(state, Kind.CITY if place < N_CITIES else Kind.SETTLEMENT, seat, seat, NONE, place)


def attack_hydra(state: Position, seat: i64) -> None:
    """D-6.7, D-13.8 Entering the Hydra's field attacks it; without an open task this shows a secret one."""
    state.step.attacked = True
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
    """D-12.4 How many lie fallen, firm, leaning; the weights are in `toss_weight`."""
    number = thrown(state)
    base = TOSS + state.fight.at(state.fight.side).seat * MOST * MOST * MOST
    for fallen in range(number + 1):
        for firm in range(number + 1 - fallen):
            state.offer(base + (fallen * MOST + firm) * MOST + number - fallen - firm)


def toss_weight(state: Position, action: i64) -> int:
    """D-12.4 n! / (a! b! c!) · p^a · q^b · r^c, exactly: beyond 64 bits for ten soldiers."""
    parameters = state.parameters
    parts = (int(parameters.fallen), int(parameters.firm), int(parameters.leaning))
    counts = (int(ARG2[action]), int(ARG3[action]), int(ARG4[action]))
    weight, number = 1, 0
    for part, count in zip(parts, counts, strict=True):
        for one in range(1, count + 1):
            number += 1
            weight = weight * number * part // one  # the product stays whole: binomials times powers
    return weight


def throw(state: Position, rng: Rng) -> i64:
    """D-12.4 Soldier by soldier."""
    parameters = state.parameters
    fallen: i64 = 0
    firm: i64 = 0
    number = thrown(state)
    for _time in range(number):
        lies = rng.below(parameters.fallen + parameters.firm + parameters.leaning)
        if lies < parameters.fallen:
            fallen += 1
        elif lies < parameters.fallen + parameters.firm:
            firm += 1
    base = TOSS + state.fight.at(state.fight.side).seat * MOST * MOST * MOST
    return base + (fallen * MOST + firm) * MOST + number - fallen - firm


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


def strength(state: Open, side: Side) -> i64:
    """D-0.2, D-12.6 In half points: firm, leaning, Golden Fleece, Shield of Athena."""
    amounts = state.parameters.amounts
    bonus = state.heroes[side.seat].fleece * amounts[Card.FLEECE] + side.shields * amounts[Card.ATHENA]
    return 2 * side.firm + side.leaning + 2 * bonus


def needed(state: Open) -> i64:
    """The value, in half points, that a lone thrower must reach."""
    fight = state.fight
    if fight.kind >= Kind.HYDRA:
        return 2 * state.parameters.hydra_value
    return 2 * state.parameters.values[fight.place]


def thrower_wins(state: Open) -> bool:
    """D-12.7, D-12.11, D-12.15, D-13.4 More than the defending ship, or at least the value."""
    fight = state.fight
    own = strength(state, fight.thrower)
    if fight.kind == Kind.SHIP:
        return own > strength(state, fight.defender)
    return own >= needed(state)


def losing(state: Open, side: i64) -> bool:
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
    elif fight.kind == Kind.CITY and fight.won:
        fight.stage = Phase.PLUNDER
    elif fight.kind == Kind.CITY or fight.kind == Kind.SETTLEMENT:
        state.fight = no_fight()
        if fight.won:
            conquer(state, fight)
    else:
        fight.stage = Phase.REWARD if fight.won else Phase.PUSH_SHIP


def lose_fallen(state: Position, side: Side) -> None:
    """D-2.5, D-12.8, D-10.2 The fallen go below, less one for each Favour of Hades."""
    hero = state.heroes[side.seat]
    lost = max(0, side.fallen - hero.hades * state.parameters.amounts[Card.HADES])
    hero.aboard -= lost
    hero.below += lost


def conquer(state: Position, fight: Fight) -> None:
    """D-12.15, D-11.7, D-6.8 The garrison leaves; the winner must replace it, or it stays empty."""
    state.step.settled = True
    settlement = fight.place - N_CITIES
    number = state.garrison(settlement)
    loser = state.settlements[settlement]
    beaten = state.heroes[loser]
    home: i64 = 0
    if state.parameters.garrison_home:
        home = min(number, state.room(loser))
    beaten.aboard += home
    beaten.below += number - home
    winner = fight.thrower.seat
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
