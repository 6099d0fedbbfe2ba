"""The dice of one hand as the rule-of-thumb player weighs them: what it throws again, turns, lends or sets aside."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    ASIDE,
    DONE,
    FLIP,
    LEND,
    PASS,
    PICK,
    REFUSE,
    REROLL,
    SET,
    STOP,
    THROW,
    TURN,
    Card,
)
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.heuristic import misses
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.dice import argument_of, die_of, requirement_of
from lapilli.games.fuji.rules.names import DICE, FACES, NONE, SETS, THIRD, Skill, Stage
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.phrases import topic_requirement
from lapilli.games.fuji.rules.rerolls import loose_dice, rerolls_left

KINDS: Final = packed([FLIP, REROLL, LEND, ASIDE])  # what is done with one die
DECLINED: Final = packed([REFUSE, DONE, DONE + 1, STOP, STOP + 1, PASS])
CHEAP: Final[i64] = 2  # a die of at most so much on the own card is given up when somebody asks


@final
class Hand:
    """The dice of one hand, and what others want of them."""

    def __init__(self, mind: Judgement, figure: i64) -> None:
        self.mind = mind
        self.figure = figure
        self.state = mind.state
        self.hearing = Hearing(mind.state, mind.seat, figure)
        self.hand: i64 = mind.seat if figure == mind.seat else mind.seat + THIRD
        self.dice: i64 = loose_dice(self.state, self.hand)
        self.picked: i64 = self.state.picked[self.hand]
        self.one = self.state.figures[figure]
        self.die: i64 = NONE  # to turn, lend, set aside or throw for a card, and the face to turn it to
        self.face: i64 = 0

    def about(self, topics: i64) -> i64:
        """F-13.4 The dice that count for one of these topics."""
        found: i64 = 0
        bit: i64 = 0
        while topics:
            if topics & 1:
                found |= self.dice & ~misses(self.state, self.dice, topic_requirement(self.state, bit))
            topics >>= 1
            bit += 1
        return found

    def cheap(self, dice: i64) -> i64:
        """Those of the dice that hardly count on the own card."""
        mine = requirement_of(self.state, self.one.marker)
        found: i64 = 0
        for die in range(SETS * SET):
            if dice >> die & 1 and total(self.state, 1 << die, mine) <= CHEAP:
                found |= 1 << die
        return found

    def now(self) -> float:
        """How good the round will be as the dice lie."""
        return self.mind.outlook(NONE, 0, 0)

    def to_throw(self, times: i64) -> i64:
        """The dice to throw again; what was promised is among them, F-13.14 what others ask for if it costs little."""
        if self.one.marker == NONE:
            return 0
        state, thumb, mine = self.state, self.mind.team.thumb, requirement_of(self.state, self.one.marker)
        fixed = self.picked | self.promised()
        asked = self.cheap(self.about(self.hearing.drop) & ~fixed)
        kept = self.about(self.hearing.keep) & ~fixed & ~asked
        dice = self.dice
        for die in range(SETS * SET):
            if kept >> die & 1 and thumb.hope(state, die, mine) <= float(CHEAP):
                dice &= ~(1 << die)
        able = self.one.able(Skill.GATHERER) and self.one.bars < state.terms.bar_limit  # F-11.5
        saves = able and state.stage == Stage.REROLLS
        return thumb.to_throw_beside(state, self.figure, dice, times, saves, fixed, asked)

    def thrown(self, times: i64) -> float:
        """How good the round will be with the best dice thrown again, so many times in all."""
        return self.mind.outlook(self.figure, self.to_throw(times), times)

    def promised(self) -> i64:
        """F-13.13 Dice it has said it will throw again, in its first throw of phase 3."""
        if self.state.stage != Stage.REROLLS or self.state.made[self.hand] or self.figure != self.mind.seat:
            return 0
        return self.about(self.hearing.promised)

    def times(self) -> i64:
        """How often it may still throw: in phase 3, or for a card, which in phase 2 comes before the rerolls."""
        state = self.state
        if state.stage == Stage.REROLLS:
            return rerolls_left(state, self.hand)
        left = state.in_hand().left
        if state.phase == 2:
            left += self.mind.team.thumb.throws(state, self.figure, self.one.marker)
        return left

    def consider(self) -> None:
        """Which die is next turned (and how), lent, set aside or thrown for a card, if any is."""
        state, rucksack, figure = self.state, self.mind.team.rucksack, self.figure
        self.die = NONE
        self.face = 0
        if self.one.marker == NONE or self.dice == 0:
            return
        if state.stage == Stage.TURNING:
            rucksack.turned(state, self.dice, 0)
            self.die = rucksack.die
            self.face = rucksack.face
        elif state.stage == Stage.CARABINER:
            self.die = rucksack.worst(state, figure, self.dice)
        elif state.stage == Stage.REROLLS or state.stage == Stage.CUTTING:
            self.die = rucksack.spare_die(state, figure, self.dice)
        else:
            use, before = state.card_use(), self.now()
            if state.stage == Stage.FLIPPING:
                found = rucksack.turned(state, self.dice, use.face)
            else:
                taker = use.user if use.card == Card.LIGHTER else use.target
                found = rucksack.moved(state, self.dice, figure, taker, False)
            if found > before or use.card == Card.MAP:
                self.die = rucksack.die


def handle(mind: Judgement, menu: Menu) -> i64:
    """Phase 3, and the dice of a card: what helps the team most; what does not help is declined where one may."""
    chosen = handled(mind, menu, 0, mind.seat)
    if chosen == NONE and mind.state.third:
        chosen = handled(mind, menu, 1, THIRD)
    if chosen != NONE:
        return chosen
    for action in DECLINED:
        if menu.has(action):
            return action
    return NONE


def handled(mind: Judgement, menu: Menu, third: i64, figure: i64) -> i64:
    """What one hand does: pick a die, throw, or do with one what a card or the Buddy allows; NONE if nothing."""
    picks = menu.of(PICK + third * DICE)
    cards = offered(menu, third)
    throw = menu.has(THROW + third)
    if picks == NONE and not cards and not throw:
        return NONE
    hand = Hand(mind, figure)
    if picks != NONE:
        wanted = hand.to_throw(hand.times()) & ~hand.picked
        while picks != NONE:
            if wanted >> die_of(figure, picks - PICK - third * DICE) & 1:
                return picks
            picks = menu.next(picks)
    if throw:
        return THROW + third
    if not cards:
        return NONE
    hand.consider()
    if hand.die == NONE:
        return NONE
    place = third * DICE + argument_of(figure, hand.die)
    if hand.face:
        action = TURN + place * FACES + hand.face - 1
        return action if menu.has(action) else NONE
    for kind in KINDS:
        if menu.has(kind + place):
            return kind + place
    return NONE


def offered(menu: Menu, third: i64) -> bool:
    """Is there a die to turn, to flip, to throw, to lend or to set aside?"""
    for kind in KINDS:
        if menu.of(kind + third * DICE) != NONE:
            return True
    return menu.of(TURN + third * DICE * FACES) != NONE
