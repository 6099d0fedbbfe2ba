"""What a seat could aim for, what it is worth, and where: the planning half of the heuristic."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import append, vec
from lapilli.games.deukalion.actions import N_CITIES, N_COLOURS, N_FIELDS, N_SETTLEMENTS, Card
from lapilli.games.deukalion.player.features import treasures_lacking
from lapilli.games.deukalion.player.tables import CREW, FAR, HALVES, PrecomputedOdds
from lapilli.games.deukalion.rules.chart import BIT, lowest
from lapilli.games.deukalion.rules.parameters import Half
from lapilli.games.deukalion.state import Position

NEVER: Final[i64] = 99  # steps to what cannot be reached
LEAST: Final = 0.02  # what promises less is no goal


class Number:
    """The places of the numbers."""

    PATIENCE: Final[i64] = 0  # what a point is worth one step later
    AT_ONCE: Final[i64] = 1  # what can be done now, and what comes after it, is worth more than its like elsewhere
    SPEED: Final[i64] = 2  # fields per step, on average
    FALLEN: Final[i64] = 3  # share of a throw that goes below
    SECOND: Final[i64] = 4  # what the next best goal adds, and the one after it
    THIRD: Final[i64] = 5
    LATER: Final[i64] = 6  # of a task's points, for every treasure that is still lacking
    KEPT: Final[i64] = 7  # the same, for treasures that are kept for it
    CREW: Final[i64] = 8  # eleven: the worth of this many soldiers aboard


class Evaluator:
    """All goals of one seat, from what it knows."""

    def __init__(self, tables: PrecomputedOdds, numbers: list[float]) -> None:
        self.tables = tables
        self.numbers: vec[float] = zeros(i64(len(numbers)))
        for index in range(len(numbers)):
            self.numbers[index] = numbers[index]
        self.me: i64 = 0
        self.secrets: bool = True  # does it know the seat's hand and secret task?
        self.best: float = 0.0  # the best goal from the field that was looked at last, and the two after it
        self.second: float = 0.0
        self.third: float = 0.0
        self.gains: vec[float] = vec[float]()  # of the goals
        self.places: vec[i64] = vec[i64]()  # the fields where each can be reached, as a mask
        self.halves: vec[i64] = vec[i64]()  # task halves that this seat can fulfil

    def look(self, state: Position, seat: i64, secrets: bool = True) -> None:
        """Find the goals of a seat, as it knows them, or as far as they lie open."""
        self.secrets = secrets
        self.me = seat
        self.gains = vec[float]()
        self.places = vec[i64]()
        self.halves = vec[i64]()
        for index in range(len(state.open_tasks)):
            self.add_task(state.open_tasks[index])
        if self.secrets:
            self.add_task(state.secrets[seat])
        self.add_goals(state)

    def add_task(self, task: i64) -> None:
        if task >= 0:
            self.halves = append(append(self.halves, 2 * task), 2 * task + 1)

    def add_goal(self, gain: float, fields: i64) -> None:
        if gain > LEAST and fields != 0:
            self.gains = append(self.gains, gain)
            self.places = append(self.places, fields)

    def add_goals(self, state: Position) -> None:
        parameters, me = state.parameters, state.heroes[self.me]
        chart = parameters.chart
        if me.treasures > 0:
            self.add_goal(self.delivered(state), chart.anchors)
        for city in range(N_CITIES):
            self.add_goal(self.city_gain(state, city), chart.beside[city])
        for settlement in range(N_SETTLEMENTS):
            self.add_goal(self.settlement_gain(state, settlement), chart.beside[N_CITIES + settlement])
        for half in self.halves:
            kind, number = parameters.half_kinds[half], parameters.half_numbers[half]
            points = float(parameters.task_points[half // 2])
            if kind == Half.SOLDIERS and me.aboard >= number:
                self.add_goal(points, chart.beside[parameters.half_cities[half]])
            elif kind == Half.CARDS and me.cards >= number:
                self.add_goal(points - 0.15 * float(number), chart.beside[parameters.half_cities[half]])
            elif kind == Half.HYDRA and me.aboard > 0 and state.hydra >= 0:
                self.add_goal(self.hydra_gain(state, points), BIT[state.hydra])
        for other in range(state.seats):
            ship = state.heroes[other].ship
            if other != self.me and ship >= 0 and chart.sea & BIT[ship] != 0:
                self.add_goal(self.ship_gain(state, other), BIT[ship])
        self.add_goal(self.styx_gain(state), chart.styx)

    # -- fights -----------------------------------------------------------------------------------------------------

    def crew(self, soldiers: i64) -> float:
        return self.numbers[Number.CREW + min(max(soldiers, 0), CREW)]

    def losses(self, state: Position, soldiers: i64) -> float:
        """What a throw costs, on average, in worth of crew."""
        fallen = float(soldiers) * self.numbers[Number.FALLEN] - float(state.heroes[self.me].hades)
        left = float(soldiers) - (fallen if fallen > 0.0 else 0.0)
        return self.crew(soldiers) - self.crew(i64(left + 0.5))

    def reaches(self, soldiers: i64, halves: i64) -> float:
        """The chance that a throw has at least this strength."""
        if halves <= 0:
            return 1.0
        return 0.0 if halves >= HALVES else self.tables.odds[min(soldiers, CREW) * HALVES + halves]

    def wins(self, state: Position, seat: i64, value: i64) -> float:
        """The chance of reaching a value with all soldiers aboard."""
        hero, amounts = state.heroes[seat], state.parameters.amounts
        bonus = hero.fleece * amounts[Card.FLEECE]
        if seat == self.me and self.secrets and state.held(seat, Card.ATHENA) > 0:
            bonus += amounts[Card.ATHENA] - 1  # she will be played when needed, and is worth keeping
        return self.reaches(hero.aboard, 2 * (value - bonus))

    def beats(self, state: Position, other: i64) -> float:
        """D-12.7 The chance that the own ship wins against another that it attacks."""
        me, foe = state.heroes[self.me], state.heroes[other]
        edge = 2 * (me.fleece - foe.fleece) * state.parameters.amounts[Card.FLEECE]
        chance = 0.0
        for halves in range(2 * foe.aboard + 1):
            exactly = self.reaches(foe.aboard, halves) - self.reaches(foe.aboard, halves + 1)
            chance += exactly * self.reaches(me.aboard, halves + 1 - edge)
        return chance

    # -- treasures and tasks ----------------------------------------------------------------------------------------

    def lacking(self, state: Position, half: i64) -> i64:
        """How many treasures a delivery still needs; more than one of a colour is as good as one but for a pair."""
        kind = state.parameters.half_kinds[half]
        if kind != Half.ALL:
            return treasures_lacking(state, self.me, half, kind)
        missing: i64 = 0
        for colour in range(N_COLOURS):
            if state.heroes[self.me].cargo[colour] == 0:
                missing += state.parameters.half_colours[half * N_COLOURS + colour]
        return missing

    def worth(self, state: Position, colour: i64) -> float:
        """What one more treasure of this colour is worth in Athens."""
        best = 1.0
        me = state.heroes[self.me]
        held = me.treasures
        for half in self.halves:
            if state.parameters.half_kinds[half] > Half.PAIR:
                continue
            before = self.lacking(state, half)
            me.cargo[colour] += 1
            after = self.lacking(state, half)
            me.cargo[colour] -= 1
            if after < before:
                later = math.pow(self.numbers[Number.LATER], float(after))
                value = float(state.parameters.task_points[half // 2]) * later - (
                    0.25 * float(held) if after > 0 else 0.0
                )
                best = max(best, value)
        return best

    def kept(self, state: Position, colour: i64) -> bool:
        """Is a treasure aboard better kept for a task than delivered for a point?"""
        me = state.heroes[self.me]
        for half in self.halves:
            if state.parameters.half_kinds[half] > Half.PAIR:
                continue
            now = self.lacking(state, half)
            me.cargo[colour] -= 1
            then = self.lacking(state, half)
            me.cargo[colour] += 1
            points = float(state.parameters.task_points[half // 2])
            if then > now and points * math.pow(self.numbers[Number.KEPT], float(now)) > 1.3:
                return True
        return False

    def delivered(self, state: Position) -> float:
        """What the cargo brings at an anchor now."""
        full = 0.0
        for half in self.halves:
            if state.parameters.half_kinds[half] <= Half.PAIR and self.lacking(state, half) == 0:
                full = max(full, float(state.parameters.task_points[half // 2]))
        cargo = state.heroes[self.me].cargo
        for colour in range(N_COLOURS):
            if cargo[colour] > 0 and not self.kept(state, colour):
                full += 0.9 * float(cargo[colour])
        return full

    def best_task(self, state: Position, kind: i64) -> float:
        """The points of the best task half of a kind; 0 without one."""
        best = 0.0
        for half in self.halves:
            if state.parameters.half_kinds[half] == kind:
                best = max(best, float(state.parameters.task_points[half // 2]))
        return best

    # -- what goals bring -------------------------------------------------------------------------------------------

    def city_gain(self, state: Position, city: i64) -> float:
        parameters, me = state.parameters, state.heroes[self.me]
        if state.stocked(city) == 0 or me.aboard == 0 or me.treasures > 3:
            return 0.0
        worth = 0.0
        for colour in range(N_COLOURS):
            if state.cities[city * N_COLOURS + colour] > 0:
                worth = max(worth, self.worth(state, colour))
        back = NEVER
        fields = parameters.chart.beside[city]
        while fields != 0:
            back = min(back, self.way(lowest(fields), parameters.chart.anchors))
            fields &= fields - 1
        worth *= math.pow(self.numbers[Number.PATIENCE], float(back) / self.numbers[Number.SPEED])
        return self.wins(state, self.me, parameters.values[city]) * worth - 0.6 * self.losses(state, me.aboard)

    def settlement_gain(self, state: Position, settlement: i64) -> float:
        holder, number = state.settlements[settlement], state.garrison(settlement)
        aboard = state.heroes[self.me].aboard
        if holder == self.me:
            return 0.0
        if holder < 0:
            if aboard < number:
                return 0.0
            cost = self.crew(aboard) - self.crew(aboard - number)
            wins = 0.9 if number >= state.parameters.target - state.total(self.me) else 0.0
            return max(float(number) - 0.5 * cost, wins)
        if aboard <= number + 1:
            return 0.0
        return self.wins(state, self.me, number) * float(number) * 1.3 - self.losses(state, aboard) - 0.3

    def hydra_gain(self, state: Position, points: float) -> float:
        chance = self.wins(state, self.me, state.parameters.hydra_value)
        return chance * points - self.losses(state, state.heroes[self.me].aboard) - 0.2

    def ship_gain(self, state: Position, other: i64) -> float:
        """Beating a ship: a task, or a treasure of its hold."""
        aboard = state.heroes[self.me].aboard
        if aboard == 0:
            return 0.0
        chance = self.beats(state, other)
        task = self.best_task(state, Half.BEAT)
        loot = 0.0
        for colour in range(N_COLOURS):
            if state.heroes[other].cargo[colour] > 0:
                loot = max(loot, self.worth(state, colour))
        if loot == 0.0:
            loot = 0.15
        return chance * (task + 0.75 * loot) - (1.0 - chance) * (0.4 + task / 2.0) - self.losses(state, aboard)

    def styx_gain(self, state: Position) -> float:
        """The dead come back; the majority scores."""
        me = state.heroes[self.me]
        room = state.room(self.me)
        if me.below == 0 or room < 1:
            return 0.0
        points = float(state.parameters.majority[state.seats])
        for other in range(state.seats):
            if other != self.me and state.heroes[other].below >= me.below:
                points = 0.0
        return points + self.crew(me.aboard + min(me.below, room)) - self.crew(me.aboard)

    # -- places -----------------------------------------------------------------------------------------------------

    def way(self, field: i64, fields: i64) -> i64:
        """Steps to the nearest of some fields."""
        best = NEVER
        while fields != 0:
            steps = self.tables.ways[field * N_FIELDS + lowest(fields)]
            if steps < FAR and steps < best:
                best = steps
            fields &= fields - 1
        return best

    def field_value(self, state: Position, field: i64) -> float:
        """The best goal from this field on, later ones worth less; several good ones near by add a little."""
        one, two, three = 0.0, 0.0, 0.0
        numbers = self.numbers
        extra = state.heroes[self.me].pegasus * state.parameters.amounts[Card.PEGASUS]
        speed = numbers[Number.SPEED] + float(extra)
        for index in range(len(self.gains)):
            steps = self.way(field, self.places[index])
            late = math.pow(numbers[Number.PATIENCE], float(steps) / speed) if steps > 0 else numbers[Number.AT_ONCE]
            value = self.gains[index] * late
            if value > one:
                one, two, three = value, one, two
            elif value > two:
                two, three = value, two
            elif value > three:
                three = value
        self.best, self.second, self.third = one, two, three
        return one + two * numbers[Number.SECOND] + three * numbers[Number.THIRD]
