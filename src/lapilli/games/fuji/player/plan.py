"""What a round promises: chances of success, and what the lost stamina costs.

In a world in which all dice lie open, or on an average of many ways in which those may lie that a seat does not see.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DUMMY, SET
from lapilli.games.fuji.player.lore import ROW, TOTALS, Lore
from lapilli.games.fuji.player.outlook import MIDDLE, Number, Outlook, bounded
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.guess import unseen, ways
from lapilli.games.fuji.rules.masks import set_of, single
from lapilli.games.fuji.rules.names import NONE, SETS
from lapilli.games.fuji.rules.odds import MAKE_UP, make_up, total
from lapilli.games.fuji.state import Position


@final
class Plan:
    """Weighs dice against destinations, by an outlook and its numbers."""

    def __init__(self, outlook: Outlook, lore: Lore) -> None:
        self.outlook = outlook
        self.numbers: vec[float] = outlook.numbers
        self.lore = lore
        self.chance: float = 0.0  # of success, and the cost, as last weighed
        self.cost: float = 0.0
        self.ways: i64 = 0  # in which the hidden dice may lie; none: as they do
        self.hidden: i64 = 0
        self.faces: vec[i64] = vec[i64]()  # of all dice, one way behind the other

    # -- hidden dice --------------------------------------------------------------------------------------

    def imagine(self, state: Position, seat: i64, number: i64, rng: Rng) -> None:
        """F-13.17 Judge from now on by so many ways in which the dice may lie that a seat does not see."""
        self.hidden = 0
        for one in state.figures:
            self.hidden |= unseen(state, one.dice, seat)
        self.ways = number if self.hidden else 0
        self.faces = ways(state, self.hidden, self.ways, rng)
        if state.dummy:
            self.hidden |= set_of(DUMMY)

    def lay(self, state: Position, way: i64) -> None:
        """Let the hidden dice lie in one of these ways; so they stay, as any of them will do."""
        for die in range(SETS * SET):
            if self.hidden >> die & 1:
                state.value[die] = self.faces[way * SETS * SET + die]

    # -- dice ------------------------------------------------------------------------------------------

    def handful(self, dice: i64) -> i64:
        """How many dice of each kind, as the number of a handful."""
        kinds = make_up(dice)
        us, vs, ws = kinds % MAKE_UP, kinds // MAKE_UP % MAKE_UP, kinds // MAKE_UP // MAKE_UP
        return min(us, 2) + 3 * min(vs, 2) + 9 * min(ws, 2)

    def rival(self, state: Position, index: i64, but: i64, requirement: i64) -> i64:
        """The best total of a figure's neighbours, one left out; of the dummy's unseen dice the average."""
        best: i64 = 0
        near = state.neighbours(index)
        for other in range(state.count):
            if near >> other & 1 and other != but:
                value = total(state, state.figures[other].dice, requirement)
                if value > best:
                    best = value
        return max(best, self.dummy_total(state, requirement)) if state.dummy else best

    def later_rival(self, state: Position, index: i64, requirement: i64) -> i64:
        """The same while markers are chosen: others will throw again, so their totals move towards the average."""
        best: i64 = 0
        near = state.neighbours(index)
        moved = self.numbers[Number.LATER]
        for other in range(state.count):
            if near >> other & 1:
                now = 0.0
                mean = 0.0
                dice = state.figures[other].dice
                die: i64 = 0
                while dice:
                    if dice & 1:
                        kind = die % SET // 2
                        now += float(self.lore.worth[requirement * ROW + kind * 7 + state.value[die]])
                        mean += self.lore.mean[requirement * 3 + kind]
                    dice >>= 1
                    die += 1
                value = i64(int(now + moved * (mean - now) + 0.5))
                if value > best:
                    best = value
        return max(best, self.dummy_total(state, requirement)) if state.dummy else best

    def dummy_total(self, state: Position, requirement: i64) -> i64:
        """F-10.1 The dummy's, with what its unseen dice count on average."""
        found = 0.5
        for place in range(SET):
            die = DUMMY * SET + place
            if state.value[die] > 0:
                found += float(self.lore.worth[requirement * ROW + place // 2 * 7 + state.value[die]])
            else:
                found += self.lore.mean[requirement * 3 + place // 2]
        return i64(int(found))

    def weigh(
        self, state: Position, kept: i64, thrown: i64, times: i64, requirement: i64, rival: i64, row: i64, blurred: bool
    ) -> None:
        """Chance of success and cost, if some dice are kept and others thrown so many times."""
        gap = total(state, kept, requirement) - rival
        if thrown and times > 0:
            first = self.lore.row(requirement, self.handful(thrown), times)
            self.sum_up(first, gap, 1, MIDDLE, row, blurred)
            return
        place = bounded(gap + MIDDLE)
        self.cost = self.outlook.cost[row + place]
        if blurred:
            self.chance = self.outlook.blurred[place]
        else:
            self.chance = 1.0 if place > MIDDLE else 0.0

    def against(
        self, state: Position, index: i64, actor: i64, thrown: i64, requirement: i64, row: i64, blurred: bool
    ) -> None:
        """Chance and cost of a figure whose neighbour throws some dice."""
        one = state.figures[index]
        own = total(state, one.dice, requirement) + 3 * one.flares
        most = own - self.rival(state, index, actor, requirement)
        kept = total(state, state.figures[actor].dice & ~thrown, requirement)
        first = self.lore.row(requirement, self.handful(thrown), 1)
        self.sum_up(first, own - kept, -1, most, row, blurred)

    def sum_up(self, first: i64, gap: i64, sign: i64, most: i64, row: i64, blurred: bool) -> None:
        """Chance and cost over all totals of a throw, each of which makes a gap wider or narrower; `most` bounds it."""
        outlook = self.outlook
        spread = self.lore.spread
        cost = outlook.cost
        chance = 0.0
        loss = 0.0
        for value in range(TOTALS):
            share = spread[first + value]
            if share > 0.0:
                apart = gap + sign * value
                place = bounded((apart if apart < most else most) + MIDDLE)
                loss += share * cost[row + place]
                if blurred:
                    chance += share * outlook.blurred[place]
                elif place > MIDDLE:
                    chance += share
        self.chance = chance
        self.cost = loss

    # -- what a round promises ------------------------------------------------------------------------------------

    def expect(self, state: Position, index: i64, thrown: i64, times: i64, requirement: i64) -> None:
        """Chance and cost of a figure for a requirement while others may still throw again."""
        one = state.figures[index]
        kept = one.dice & ~thrown
        if self.ways == 0:
            row = self.outlook.row(True, self.outlook.rounds, one.stamina)
            rival = self.later_rival(state, index, requirement) - 3 * one.flares
            self.weigh(state, kept, thrown, times, requirement, rival, row, True)
            return
        row = self.outlook.row(False, self.outlook.rounds, one.stamina)
        chance = 0.0
        cost = 0.0
        for way in range(self.ways):
            self.lay(state, way)
            rival = self.rival(state, index, NONE, requirement) - 3 * one.flares
            self.weigh(state, kept, thrown, times, requirement, rival, row, False)
            chance += self.chance
            cost += self.cost
        self.chance = chance / float(self.ways)
        self.cost = cost / float(self.ways)

    def gain(self, state: Position, index: i64) -> float:
        """What success is worth to a figure."""
        one = state.figures[index]
        outlook = self.outlook
        found = outlook.worth(state, index, one.marker) - outlook.worth(state, index, one.cell)
        if state.equipment & single(one.marker):
            found += self.numbers[Number.TOKEN]
        if outlook.standing(state, index, one.marker) and not outlook.home >> index & 1:
            found += self.numbers[Number.WIN]
        return found

    def team(self, state: Position, actor: i64, thrown: i64, times: i64, blurred: bool) -> float:
        """How good the round will be for all, if a figure throws some of its dice; blurred: others may throw too."""
        if self.ways == 0:
            return self.promise(state, actor, thrown, times, blurred)
        found = 0.0
        for way in range(self.ways):
            self.lay(state, way)
            found += self.promise(state, actor, thrown, times, False)
        return found / float(self.ways)

    def promise(self, state: Position, actor: i64, thrown: i64, times: i64, blurred: bool) -> float:
        """The same as the dice lie."""
        outlook = self.outlook
        promise = 0.0
        for index in range(state.count):
            one = state.figures[index]
            if one.marker == NONE or state.gone >> index & 1:
                continue
            requirement = requirement_of(state, one.marker)
            row = outlook.row(blurred, outlook.rounds, one.stamina)
            weight = 1.0
            if index != actor and thrown and state.neighbours(index) >> actor & 1:
                self.against(state, index, actor, thrown, requirement, row, blurred)
            else:
                rival = self.rival(state, index, NONE, requirement) - 3 * one.flares
                own = thrown if index == actor else 0
                self.weigh(state, one.dice & ~own, own, times, requirement, rival, row, blurred)
            if index != actor and actor != NONE:
                weight = self.numbers[Number.OTHERS]
            cost = 0.0 if one.aided else self.cost
            promise += weight * (self.chance * self.gain(state, index) - cost)
        return promise
