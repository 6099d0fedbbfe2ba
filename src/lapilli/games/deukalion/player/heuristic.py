"""The heuristic: plan for a task, turn the Kylix for it, keep a crew, fetch the dead when it pays.

Marks are in points; `done`, `end` and `pass` are worth nothing. It reads only what its seat knows. Its numbers are data
(`numbers.json`), in the order of `evaluation.Number`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.core.state import packed
from lapilli.games.deukalion import actions as do
from lapilli.games.deukalion.actions import ARG1, ARG2, BASE, N_CITIES, N_FIELDS, Card
from lapilli.games.deukalion.player.evaluation import Evaluator
from lapilli.games.deukalion.rules.chart import BIT
from lapilli.games.deukalion.rules.fights import needed, strength
from lapilli.games.deukalion.rules.parameters import Half
from lapilli.games.deukalion.rules.steps import NONE, Phase, Sailing
from lapilli.games.deukalion.state import Position

EQUAL: Final = 1e-9
LONG: Final[i64] = 28  # turns: hardly one game in a hundred takes more
RESTLESS: Final = 0.2  # by so much, turn by turn after that, what is worse becomes as good as the best
KEEP: Final = packed([10, 9, 8, 4, 2, 7, 6, 5, 1, 3, 0])  # how dear each action card is, in the order of the box
CALLS: Final = 0.25  # what the Call of the Hydra is worth for later


@final
class Heuristic(Evaluator):
    """Marks the actions of one moment."""

    def pick(self, state: Position, rng: Rng) -> i64:
        """The action of the menu with the highest mark; equal ones by lot.

        Two ships that bar each other's way would wait for ever: in a game that takes too long anything else is tried.
        """
        self.look(state, state.actor)
        marks: list[float] = []
        best = -1e9
        for index in range(state.n_legal):
            marks.append(self.mark(state, state.legal[index]))
            best = max(best, marks[index])
        least = best - EQUAL - RESTLESS * float(max(0, state.turn - LONG))
        equals: i64 = 0
        for mark in marks:
            if mark >= least:
                equals += 1
        lot = rng.below(equals)
        for index in range(state.n_legal):
            if marks[index] >= least:
                if lot == 0:
                    return state.legal[index]
                lot -= 1
        return state.legal[0]

    def marks(self, state: Position, seat: i64, menu: list[int]) -> list[float]:
        """What each action of a menu is worth."""
        self.look(state, seat)
        return [self.mark(state, action) for action in menu]

    def calls(self, state: Position, seat: i64, menu: list[int]) -> list[float]:
        """D-9.3 What each action out of turn is worth now, beyond what it would be worth in the own step."""
        self.look(state, seat)
        return [self.interrupt(state, action) for action in menu]

    def mark(self, state: Position, action: i64) -> float:
        kind, one, two = BASE[action], ARG1[action], ARG2[action]
        if kind in (do.SAIL, do.SAIL_AT, do.ATTACK, do.ATTACK_SHIP, do.FOUND):
            return self.sailing(state, kind, one, two)
        if kind in (do.PLAY, do.PLAY_UNDERWORLD, do.PLAY_CALL, do.PLAY_CALL_AT, do.PLAY_CHARON):
            return self.card(state, kind, one, two)
        if kind in (do.DELIVER, do.CLAIM, do.CLAIM_ONE, do.CLAIM_TWO, do.CLAIM_THREE, do.RETURN, do.DISCARD):
            return self.task(state, kind, one, two)
        if kind in (do.HYDRA, do.HYDRA_AT, do.TAKE, do.PUSH, do.PUSH_HYDRA):
            return self.spoils(state, kind, one, two)
        return self.turn(state, kind, one)

    # -- turn -------------------------------------------------------------------------------------------------------

    def turn(self, state: Position, kind: i64, one: i64) -> float:
        me = state.heroes[self.me]
        if kind == do.ANCHOR:
            return self.field_value(state, one)
        if kind == do.KYLIX:
            return self.kylix(state, one)
        if kind == do.TAKE_CARDS:  # drawing first may help at once; giving cards to the others can wait
            return 8.0 if state.kylix >= 0 and state.die(0) == state.parameters.active_draws else 0.01
        if kind == do.SOLDIERS:  # before the stop is open; afterwards only once nothing is left to do there
            return (6.0 if state.step.sailing == Sailing.UNUSED else 0.2) + 0.1 * float(one + 1)
        if kind == do.RECOVER:
            back = min(me.below, min(state.room(self.me), state.parameters.recover))
            return self.crew(me.aboard + back) - self.crew(me.aboard) + 0.9 * self.field_value(state, me.ship)
        if kind == do.STYX_TAKE:
            return 3.0
        if kind == do.UNLOAD:
            full = state.room(self.me) == 0 and me.below > 3
            return 4.0 if full and self.worth(state, one) <= 1.0 else -1.0
        return 0.0

    def kylix(self, state: Position, rim: i64) -> float:
        """What each die would bring: cards, soldiers, the best place in reach."""
        me, dice = state.heroes[self.me], state.dice
        drawn = dice[rim]
        cards = -0.12 * float(state.seats - 1) if drawn == 1 else 0.35 if drawn == 3 else 0.0
        back = min(dice[(rim + 1) % 4], min(me.below, state.room(self.me)))
        soldiers = self.crew(me.aboard + back) - self.crew(me.aboard)
        reach = dice[(rim + 2) % 4] + me.pegasus * state.parameters.amounts[Card.PEGASUS]
        return cards + soldiers + self.best_within(state, 0, reach) + 0.02 * float(dice[(rim + 3) % 4])

    def best_within(self, state: Position, least: i64, most: i64) -> float:
        """The best value of the fields this many steps away, whatever may bar the way; below 0 if there is none."""
        best = -1.0
        ship = state.heroes[self.me].ship
        for field in range(N_FIELDS):
            if least <= self.tables.ways[ship * N_FIELDS + field] <= most:
                best = max(best, self.field_value(state, field))
        return best

    # -- sailing ----------------------------------------------------------------------------------------------------

    def sailing(self, state: Position, kind: i64, one: i64, two: i64) -> float:
        if kind == do.SAIL:
            return self.sail(state, one)
        if kind == do.SAIL_AT:
            return 0.2 + self.ship_gain(state, two)
        if kind == do.ATTACK_SHIP:
            return self.ship_gain(state, one)
        if kind == do.ATTACK and one < N_CITIES:
            gain = self.city_gain(state, one)
        else:
            gain = self.settlement_gain(state, one - N_CITIES if kind == do.ATTACK else one)
        if gain <= 0.05:
            return -1.0
        # done without sailing it costs the sailing; at the stop it costs nothing more
        return gain * 1.3 + 0.3 if state.step.sailing == Sailing.UNUSED else gain + 1.0

    def sail(self, state: Position, field: i64) -> float:
        """The field with the best value; a fight there counts as the goal it is."""
        if field == state.hydra:
            return 0.2 + self.hydra_gain(state, self.best_task(state, Half.HYDRA))
        foe = self.ship_at(state, field, self.me)
        if foe >= 0 and state.parameters.chart.sea & BIT[field] != 0:
            return 0.2 + self.ship_gain(state, foe)
        return self.field_value(state, field) + (0.02 if field != state.heroes[self.me].ship else 0.0)

    def ship_at(self, state: Position, field: i64, but: i64) -> i64:
        """The first seat whose ship lies on a field, one left out; NONE without any."""
        for seat in range(state.seats):
            if seat != but and state.heroes[seat].ship == field:
                return seat
        return NONE

    # -- tasks ------------------------------------------------------------------------------------------------------

    def task(self, state: Position, kind: i64, one: i64, two: i64) -> float:
        me = state.heroes[self.me]
        if kind == do.DELIVER:  # a point in hand, unless the treasure serves a task better
            if state.parameters.target - state.total(self.me) <= me.treasures:
                return 20.0
            return -0.5 if self.kept(state, one) else 7.0
        if kind == do.DISCARD:
            return -float(KEEP[one])
        if kind == do.RETURN:  # where it can be fetched again: a weak city near by
            away = self.way(me.ship, state.parameters.chart.beside[two])
            return -0.1 * float(away) - 0.2 * float(state.parameters.values[two])
        return 10.0 + float(state.parameters.task_points[one // 2])

    # -- action cards -----------------------------------------------------------------------------------------------

    def card(self, state: Position, kind: i64, one: i64, two: i64) -> float:
        me, amounts = state.heroes[self.me], state.parameters.amounts
        if kind == do.PLAY_UNDERWORLD:
            all_of_them = one + 1 == min(amounts[Card.UNDERWORLD], me.below)
            return 5.0 if all_of_them and me.aboard < 8 else -1.0
        if kind == do.PLAY_CHARON:
            gain = self.styx_gain(state)
            return gain + 0.3 if gain > 1.2 else -1.0
        if kind == do.PLAY_CALL:
            return self.hydra_on(state, one) - CALLS
        if kind == do.PLAY_CALL_AT:
            return self.meets(state, two) - CALLS
        if state.phase == Phase.RECKONING:
            return self.reckoning(state, one)
        if one <= Card.FLEECE:
            return 9.0
        if one == Card.HERMES:
            return 8.5
        return self.poseidon(state) if one == Card.POSEIDON else -1.0

    def poseidon(self, state: Position) -> float:
        """Only if it brings a place into reach that is much better."""
        reach = state.sail_range() if state.step.seat >= 0 else 0
        far = self.best_within(state, 1, reach + state.parameters.amounts[Card.POSEIDON])
        near = max(0.0, self.best_within(state, 1, reach))
        return far + 0.5 if far > near * 1.25 + 0.4 else -1.0

    def reckoning(self, state: Position, card: i64) -> float:
        """A card while soldiers lie: if it turns the fight, or saves many."""
        fight = state.fight
        thrower = fight.thrower.seat == self.me
        mine = fight.thrower if thrower else fight.defender
        if fight.defender.seat < 0:
            gap = needed(state) - strength(state, mine)
        else:
            foe = fight.defender if thrower else fight.thrower
            gap = strength(state, foe) - strength(state, mine) + (1 if thrower else 0)
        if card == Card.ATHENA:
            held = state.held(self.me, Card.ATHENA) * state.parameters.amounts[Card.ATHENA]
            return 2.0 if gap <= 2 * held else -1.0
        if card == Card.ZEUS:
            return 1.5 if mine.fallen >= (2 if gap > 0 else 4) else -1.0
        return 3.0

    def interrupt(self, state: Position, action: i64) -> float:
        """What one action out of turn is worth now."""
        kind = BASE[action]
        if state.phase == Phase.MUSTER:  # the other side has just been reinforced
            return self.mark(state, action) if kind in (do.PLAY, do.PLAY_UNDERWORLD) else 0.0
        rival = state.stepper
        if kind not in (do.PLAY_CALL, do.PLAY_CALL_AT) or rival < 0 or ARG1[action] != state.heroes[rival].ship:
            return 0.0
        if kind == do.PLAY_CALL_AT and ARG2[action] != rival:
            return 0.0
        return self.meets(state, rival) - CALLS if self.threatens(state, rival) else 0.0

    def threatens(self, state: Position, rival: i64) -> bool:
        """Can the stepping rival bring treasures home, or win, with the sailing it is about to do?"""
        hero = state.heroes[rival]
        if state.step.sailing != Sailing.UNUSED or hero.treasures == 0 or hero.ship < 0:
            return False
        return self.way(hero.ship, state.parameters.chart.anchors) <= state.sail_range()

    # -- Hydra, spoils and pushes -----------------------------------------------------------------------------------

    def spoils(self, state: Position, kind: i64, one: i64, two: i64) -> float:
        if kind == do.HYDRA:
            return self.hydra_on(state, one)
        if kind == do.HYDRA_AT:
            return self.meets(state, two)
        if kind == do.TAKE:
            return 1.0 + self.worth(state, one)
        if kind == do.PUSH:  # far from Athens with its treasures
            away = self.way(two, state.parameters.chart.anchors)
            return 0.1 + 0.05 * float(away) * float(1 + state.heroes[one].treasures)
        steps = self.tables.ways[state.heroes[self.me].ship * N_FIELDS + one]
        return 0.01 * float(steps)

    def hydra_on(self, state: Position, field: i64) -> float:
        ship = self.ship_at(state, field, NONE)
        return self.meets(state, ship) if ship >= 0 else -0.1

    def meets(self, state: Position, seat: i64) -> float:
        """The Hydra against a ship: good against weak rivals, and against oneself with a full crew and a task."""
        hero, parameters = state.heroes[seat], state.parameters
        chance = self.wins(state, seat, parameters.hydra_value)
        if seat == self.me:
            task = max(1.0, self.best_task(state, Half.HYDRA))
            return chance * task - (1.0 - chance) * 0.3 - self.losses(state, hero.aboard)
        prize = 1.0
        for index in range(len(state.open_tasks)):
            task_card = state.open_tasks[index]
            if task_card >= 0 and parameters.half_kinds[2 * task_card + 1] == Half.HYDRA:
                prize = 3.0
        hurt = 0.25 + 0.3 * float(hero.treasures) + 0.08 * float(hero.aboard)
        return hurt * (1.0 - chance) + 0.04 * float(hero.aboard) - chance * prize
