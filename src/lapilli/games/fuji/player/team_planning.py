"""A team in an imagined world: destinations chosen together, and whole phases played by the heuristic."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.bots.net import zeros
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CARDS, FIGURES, SET
from lapilli.games.fuji.player.equipment import Equipment
from lapilli.games.fuji.player.evaluation import MOST_CELLS, Number
from lapilli.games.fuji.player.features import bits_of
from lapilli.games.fuji.player.heuristic import NEVER, Heuristic, toss
from lapilli.games.fuji.rules.board import walk_kinds, walk_limit
from lapilli.games.fuji.rules.dice import best_rival, movement_value, requirement_of
from lapilli.games.fuji.rules.execute import dice_have_fallen
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import HANDLING_PHASES, NONE, End, Injury, Phase, Skill
from lapilli.games.fuji.rules.rerolls import close_rerolls, open_rerolls, open_turns
from lapilli.games.fuji.rules.setup import draw
from lapilli.games.fuji.rules.turns import (
    attainable,
    compare,
    gatherer,
    go_on,
    heal_or_hurt,
    injure,
    lose,
    loser,
    spend_bar,
    start_turn,
    take_token,
    walk,
)
from lapilli.games.fuji.state import Position

FIRST_PLAN: Final[i64] = 1 << 24  # plans are numbers from here on: all actions are less (a literal has 32 bits)
PLACE: Final[i64] = 6  # bits of one figure in a plan: its destination and one, 0 if it has none yet


def plan_of(goals: list[int]) -> int:
    """The number of a plan: the destination of each figure, or NONE."""
    plan: i64 = FIRST_PLAN
    for index in range(len(goals)):
        plan |= i64(goals[index] + 1) << PLACE * i64(index)
    return int(plan)


def goal_of(plan: i64, index: i64) -> i64:
    """The destination of one figure in a plan."""
    return (plan - FIRST_PLAN >> PLACE * index & 63) - 1


def adopt(state: Position, plan: i64) -> None:
    """Let the markers lie as planned; who has no destination in it keeps its marker."""
    for index in range(state.count):
        goal = goal_of(plan, index)
        if goal != NONE:
            state.figures[index].marker = goal


@final
class DestinationScores:
    """How good each destination of each figure looks to the heuristic, summed over imagined worlds."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.marks: vec[float] = zeros(FIGURES * MOST_CELLS)

    def look(self, world: GameState) -> None:
        """Add the marks of one world, in which nobody has marked yet: markers may still be moved."""
        for one in world.figures:
            one.marker = NONE
        self.heuristic.evaluator.look(world)
        for index in range(world.count):
            reach = world.figures[index].reach
            for cell in range(len(world.map.cells)):
                if reach >> cell & 1:
                    self.marks[index * MOST_CELLS + cell] += self.heuristic.mark(world, index, cell)

    def best(self, index: i64, cells: list[int], most: i64) -> list[int]:
        """The most promising of these destinations of a figure, the best first."""
        found: list[tuple[float, int]] = []
        for cell in cells:
            found.append((-self.marks[index * MOST_CELLS + i64(cell)], cell))
        found.sort()
        return [cell for _, cell in found[:most]]

    def plans(self, world: GameState, goals: list[list[int]], most: i64) -> list[int]:
        """The most promising plans with one of these destinations for each seat's figure; F-2.3 neighbours' differ."""
        found: list[tuple[float, int]] = [(0.0, int(FIRST_PLAN))]
        for index in range(world.seats):
            near = world.neighbours(index)
            longer: list[tuple[float, int]] = []
            for cell in goals[index]:
                goal = i64(cell)
                for mark, plan in found:
                    free = True
                    for other in range(index):
                        if near >> other & 1 and goal_of(plan, other) == goal:
                            free = False
                    if free:
                        place: i64 = goal + 1 << PLACE * index
                        longer.append((mark - self.marks[index * MOST_CELLS + goal], int(plan + place)))
            found = longer
        found.sort()
        return [plan for _, plan in found[:most]]


SAVED: Final = 1000.0  # what it is worth that all are home


@final
class Team:
    """Plays on from any moment of phases 1 to 6 in which no card is being carried out."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.equipment = Equipment(heuristic)

    def go_on(self, state: Position, rng: Rng) -> bool:
        """Play the present step of the round to its end; False if it is none of these."""
        phase = state.phase
        if state.rolling:
            toss(state, state.rolling, rng)
            state.rolling = 0
            dice_have_fallen(state)
        elif phase == Phase.PLANNING:
            self.plan(state, rng)
        elif phase == Phase.REROLLS:
            self.throw_again(state, rng)
        elif phase == Phase.GEAR:
            self.heuristic.evaluator.look(state)
            self.equipment.unpack(state, rng)
            if state.phase == Phase.GEAR:
                open_turns(state)
        elif phase == Phase.TURNS:
            self.next_turn(state)
        elif HANDLING_PHASES >> phase & 1 or phase == Phase.CARABINER:
            self.heuristic.evaluator.look(state)
            self.equipment.follow(state, rng)
        else:
            return self.within_turn(state, rng)
        return True

    # -- phases 2 and 3 -------------------------------------------------------------------------------------------

    def plan(self, state: Position, rng: Rng) -> None:
        """Everybody marks, and planning closes."""
        self.heuristic.evaluator.look(state)
        self.equipment.climb(state)
        if state.phase != Phase.PLANNING:
            return
        self.heuristic.mark_all(state)
        self.equipment.light(state, rng)
        open_rerolls(state)

    def throw_again(self, state: Position, rng: Rng) -> None:
        """F-3 One figure after the other; who is done already is left alone."""
        self.heuristic.evaluator.look(state)
        for index in range(state.count):
            hand = index
            if state.stopped >> hand & 1 and not (state.third and index == 2 and not state.stopped >> 3 & 1):
                continue
            self.throw_hand(state, index, rng)
        if state.phase == Phase.REROLLS:
            state.stopped = (1 << state.hands) - 1
            close_rerolls(state)

    def throw_hand(self, state: Position, index: i64, rng: Rng) -> None:
        """F-3.5, F-11.3 Throws as long as they pay; at last the Buddy's die."""
        one = state.figures[index]
        dice = one.dice
        if state.buddy != NONE:
            dice &= ~(1 << state.buddy)
        left = one.rerolls - state.made[index]
        saves = one.able(Skill.GATHERER) and one.bars < state.parameters.bar_limit
        while left > 0:
            chosen = state.picked[index]
            state.picked[index] = 0
            if chosen == 0:
                chosen = self.heuristic.to_throw(state, index, dice, left, saves)
            if chosen == 0:
                break
            toss(state, chosen, rng)
            left -= 1
            state.made[index] += 1
        if one.able(Skill.BUDDY) and state.buddy == NONE:
            die = self.equipment.spare_die(state, index, one.dice)
            if die != NONE:
                state.buddy = die

    # -- phase 5 --------------------------------------------------------------------------------------------------

    def next_turn(self, state: Position) -> None:
        """F-5.2 Who may win first, whose walk triggers an eruption later, who is home already last."""
        best: i64 = NONE
        least: i64 = 100
        for index in range(state.count):
            if state.gone >> index & 1:
                continue
            place: i64 = index
            one = state.figures[index]
            if state.villages >> one.cell & 1:
                place += 20
            elif one.marker != NONE and not state.villages >> one.marker & 1:
                place += 5
            if state.eruption and self.triggers(state, index):
                place += 40
            if place < least:
                least = place
                best = index
        start_turn(state, best)

    def triggers(self, state: Position, index: i64) -> bool:
        """F-5.15 Must the walk of a figure pass an eruption token?"""
        one = state.figures[index]
        if one.marker == NONE or one.marker == one.cell or not attainable(state, index):
            return False
        return self.heuristic.alarm(state, index, one.marker) > 0.0

    def within_turn(self, state: Position, rng: Rng) -> bool:
        """The questions of a turn, and the dice that are lost after the last one."""
        phase = state.phase
        if state.drawing():
            self.draw_card(state, rng)
        elif phase == Phase.BARS:
            self.spend(state)
        elif phase == Phase.WALK:
            walk(state, self.calmest_walk(state))
        elif phase == Phase.TOKEN:
            take_token(state)
        elif phase == Phase.INJURY:
            injure(state, self.injury(state))
            heal_or_hurt(state)
        elif phase == Phase.LOSING:
            lose(state, loser(state), self.worst_die(state))
        else:
            return False
        return True

    def draw_card(self, state: Position, rng: Rng) -> None:
        """F-5.13 The top card, whichever it is."""
        move = state.on_the_move()
        move.drawing = False
        card: i64 = NONE
        if state.pile:
            left: i64 = 0
            for place in range(CARDS):
                left += state.pile >> place & 1
            left = rng.below(left)
            for place in range(CARDS):
                if state.pile >> place & 1:
                    if left == 0 and card == NONE:
                        card = place
                    left -= 1
        else:
            card = state.bottom[0]
        draw(state, move.figure, card)
        state.figures[move.figure].fresh |= 1 << card
        go_on(state)

    def spend(self, state: Position) -> None:
        """F-11.5 Just enough bars for the mover to succeed, or none."""
        for _bar in range(self.bars(state)):
            if state.phase == Phase.BARS:
                spend_bar(state, state.mover())
        if state.phase == Phase.BARS:
            compare(state)

    def bars(self, state: Position) -> i64:
        """F-11.5 How many bars bring the mover success; none if they do not."""
        mover = state.mover()
        requirement = requirement_of(state, state.figures[mover].marker)
        short = best_rival(state, mover, requirement) - movement_value(state, mover, requirement) + 1
        return short if 0 < short <= state.figures[gatherer(state)].bars else 0

    def calmest_walk(self, state: Position) -> i64:
        """F-5.9 The way past the fewest eruption tokens."""
        best: i64 = NONE
        least: i64 = 100
        for code in walk_kinds(state, state.mover(), walk_limit(state, state.mover())):
            tokens = self.tokens(state, code)
            if tokens < least:
                least = tokens
                best = code
        return best

    def tokens(self, state: Position, code: i64) -> i64:
        """F-5.15 How many eruptions a walk triggers (packed as in `actions.pack`)."""
        found: i64 = 0
        while code:
            cell = state.map.at[code % 91 - 1]
            found += (state.eruption >> cell & 1) + (state.doubles >> cell & 1)
            code //= 91
        return found

    def injury(self, state: Position) -> i64:
        """F-5.20 Without cards the arm, else the skill; the leg last."""
        one = state.figures[state.mover()]
        if one.cards == 0 and not one.hurt(Injury.ARM):
            return Injury.ARM
        if not one.hurt(Injury.AMNESIA):
            return Injury.AMNESIA
        if not one.hurt(Injury.ARM):
            return Injury.ARM
        return Injury.LEG if one.hurt(Injury.EYE) else Injury.EYE

    def worst_die(self, state: Position) -> i64:
        """F-5.21 The place of the die to lose: the second one of a kind, if there is one."""
        figure = loser(state)
        owned = state.figures[figure].owned >> figure * SET & 63
        chosen: i64 = NONE
        for place in range(SET):
            if owned >> place & 1 and (chosen == NONE or owned >> (place ^ 1) & 1):
                chosen = place
        return chosen

    # -- the order of turns, tried out ----------------------------------------------------------------------------

    def leaders(self, state: GameState, margin: float) -> list[int]:
        """F-5.2 The figures that begin one of the best orders of turns, or one that is hardly worse."""
        found: list[tuple[float, int]] = []
        best = NEVER
        for index in range(state.count):
            if not state.gone >> index & 1:
                value = self.after_turn(state, index)
                found.append((value, int(index)))
                if value > best:
                    best = value
        return [index for value, index in found if value >= best - margin]

    def after_turn(self, state: GameState, index: i64) -> float:
        """How the round ends at best if this figure goes next."""
        trial = state.copy()
        rng = Rng(1)
        start_turn(trial, index)
        while trial.phase_number == 5 and trial.phase != Phase.TURNS and trial.end == End.NOT_YET:
            self.within_turn(trial, rng)
        if trial.phase_number != 5 or trial.end != End.NOT_YET:
            return self.value(trial)
        best = NEVER
        for other in range(trial.count):
            if not trial.gone >> other & 1:
                value = self.after_turn(trial, other)
                if value > best:
                    best = value
        return best

    def value(self, state: Position) -> float:
        """How good the end of a round is: whose success wins goes first."""
        if state.end == End.VICTORY:
            return SAVED - float(bits_of(state.gone, FIGURES))
        if state.end != End.NOT_YET:
            return -SAVED
        evaluator = self.heuristic.evaluator
        evaluator.look(state)
        found = 0.0
        for index in range(state.count):
            one = state.figures[index]
            found += evaluator.worth(state, index, one.cell) - evaluator.worn(evaluator.rounds, one.stamina)
            found += self.heuristic.numbers[Number.BAR] * float(one.bars)
        return found
