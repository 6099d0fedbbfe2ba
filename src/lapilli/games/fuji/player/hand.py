"""One hand: which dice it throws again, turns, lends or sets aside, and which equipment it uses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    ASIDE,
    BARE,
    CARDS,
    CELLS,
    DONE,
    FIGURES,
    FLIP,
    GIVE,
    LEND,
    MARK,
    PASS,
    PICK,
    REFUSE,
    REROLL,
    SET,
    STOP,
    THROW,
    TURN,
    USE_BARE,
    USE_BINOCULARS,
    USE_LENDER,
    USE_ROPE,
    USE_WATER,
    Card,
)
from lapilli.games.fuji.player.belief import Belief
from lapilli.games.fuji.player.evaluation import Number
from lapilli.games.fuji.player.features import bits_of
from lapilli.games.fuji.player.heuristic import NEVER, misses
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.dice import argument_of, die_of, requirement_of
from lapilli.games.fuji.rules.equipment import PAIRS, pair_index
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import DICE, FACES, NONE, SETS, THIRD, Injury, Phase, Skill
from lapilli.games.fuji.rules.phrases import topic_requirement
from lapilli.games.fuji.rules.rerolls import loose_dice, rerolls_left
from lapilli.games.fuji.rules.word_bounds import total

KINDS: Final = packed([FLIP, REROLL, LEND, ASIDE])  # what is done with one die
DECLINED: Final = packed([REFUSE, DONE, DONE + 1, STOP, STOP + 1, PASS])
CHEAP: Final[i64] = 2  # a die of at most so much on the own card is given up when somebody asks


@final
class Hand:
    """The dice of one hand, and what others want of them."""

    def __init__(self, belief: Belief, figure: i64) -> None:
        self.belief = belief
        self.figure = figure
        self.state = belief.state
        self.requests = belief.requests.of(figure)
        self.hand: i64 = belief.seat if figure == belief.seat else belief.seat + THIRD
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
        return self.belief.round_value(NONE, 0, 0)

    def to_throw(self, times: i64) -> i64:
        """The dice to throw again; what was promised is among them, F-13.14 what others ask for if it costs little."""
        if self.one.marker == NONE:
            return 0
        state, heuristic, mine = self.state, self.belief.team.heuristic, requirement_of(self.state, self.one.marker)
        fixed = self.picked | self.promised()
        asked = self.cheap(self.about(self.requests.drop) & ~fixed)
        kept = self.about(self.requests.keep) & ~fixed & ~asked
        dice = self.dice
        for die in range(SETS * SET):
            if kept >> die & 1 and heuristic.hope(state, die, mine) <= float(CHEAP):
                dice &= ~(1 << die)
        able = self.one.able(Skill.GATHERER) and self.one.bars < state.parameters.bar_limit  # F-11.5
        saves = able and state.phase == Phase.REROLLS
        return heuristic.to_throw_beside(state, self.figure, dice, times, saves, fixed, asked)

    def thrown(self, times: i64) -> float:
        """How good the round will be with the best dice thrown again, this many times in all."""
        return self.belief.round_value(self.figure, self.to_throw(times), times)

    def promised(self) -> i64:
        """F-13.13 Dice it has said it will throw again, in its first throw of phase 3."""
        if self.state.phase != Phase.REROLLS or self.state.made[self.hand] or self.figure != self.belief.seat:
            return 0
        return self.about(self.requests.promised)

    def times(self) -> i64:
        """How often it may still throw: in phase 3, or for a card, which in phase 2 comes before the rerolls."""
        state = self.state
        if state.phase == Phase.REROLLS:
            return rerolls_left(state, self.hand)
        left = state.in_hand().left
        if state.phase_number == 2:
            left += self.belief.team.heuristic.throws(state, self.figure, self.one.marker)
        return left

    def consider(self) -> None:
        """Which die is next turned (and how), lent, set aside or thrown for a card, if any is."""
        state, equipment, figure = self.state, self.belief.team.equipment, self.figure
        self.die = NONE
        self.face = 0
        if self.one.marker == NONE or self.dice == 0:
            return
        if state.phase == Phase.TURNING:
            equipment.turned(state, self.dice, 0)
            self.die = equipment.die
            self.face = equipment.face
        elif state.phase == Phase.CARABINER:
            self.die = equipment.worst(state, figure, self.dice)
        elif state.phase == Phase.REROLLS or state.phase == Phase.CUTTING:
            self.die = equipment.spare_die(state, figure, self.dice)
        else:
            use, before = state.card_use(), self.now()
            if state.phase == Phase.FLIPPING:
                found = equipment.turned(state, self.dice, use.face)
            else:
                taker = use.user if use.card == Card.LIGHTER else use.target
                found = equipment.moved(state, self.dice, figure, taker, False)
            if found > before or use.card == Card.MAP:
                self.die = equipment.die


def choose_dice(belief: Belief, menu: Menu) -> i64:
    """Phase 3, and the dice of a card: what helps the team most; what does not help is declined where one may."""
    chosen = choose_for_hand(belief, menu, 0, belief.seat)
    if chosen == NONE and belief.state.third:
        chosen = choose_for_hand(belief, menu, 1, THIRD)
    if chosen != NONE:
        return chosen
    for action in DECLINED:
        if menu.has(action):
            return action
    return NONE


def choose_for_hand(belief: Belief, menu: Menu, third: i64, figure: i64) -> i64:
    """What one hand does: pick a die, throw, or do with one what a card or the Buddy allows; NONE if nothing."""
    picks = menu.of(PICK + third * DICE)
    cards = offered(menu, third)
    throw = menu.has(THROW + third)
    if picks == NONE and not cards and not throw:
        return NONE
    hand = Hand(belief, figure)
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


GOALS: Final[i64] = 4  # destinations for which it thinks of another card
LOST: Final = 0.15  # with a smaller chance to walk there the rope is better
OWN: Final = packed([0, 2])  # hands of a menu: the own card, or a knife that copies one


def choose_card(belief: Belief, menu: Menu) -> i64:
    """The card that pays most now; F-13.14 one that others ask for pays sooner, one to be spared is kept."""
    if menu.among(USE_BARE, PICK) == NONE:
        return NONE
    if belief.state.phase_number == 2:
        found = bare(belief, menu, Card.RADIO)
        if found == NONE:
            found = rope(belief, menu)
        return found if found != NONE else swap(belief, menu)
    marker = belief.state.figures[belief.seat].marker
    if marker == NONE:
        return NONE
    best = Trials(belief, menu).best
    if best == NONE and menu.of(USE_ROPE) != NONE and belief.chance(belief.seat, marker) < LOST:
        return rope(belief, menu)
    return best


def needed(belief: Belief, card: i64) -> float:
    """By how much a card must make the round better to be used."""
    return 0.0 if belief.requests.use >> card & 1 else belief.team.heuristic.numbers[Number.CARD]


@final
class Trials:
    """Each own card that can be used is tried: the best action, and how good the round will be with it."""

    def __init__(self, belief: Belief, menu: Menu) -> None:
        self.belief = belief
        self.menu = menu
        self.hand = Hand(belief, belief.seat)
        self.best: i64 = NONE
        self.value: float = self.hand.now()
        for hand in OWN:
            for place in range(len(BARE)):
                self.on_own_dice(USE_BARE + hand * len(BARE) + place, BARE[place])
        for hand in OWN:
            self.on_own_dice(USE_WATER + hand * (1 + FIGURES), Card.WATER)
        for hand in OWN:
            for other in range(FIGURES):
                self.on_two(USE_LENDER + 2 * hand * FIGURES + other, Card.LIGHTER, other, belief.seat)
            for other in range(FIGURES):
                self.on_two(USE_LENDER + (2 * hand + 1) * FIGURES + other, Card.MAP, belief.seat, other)

    def on_own_dice(self, action: i64, card: i64) -> None:
        if not self.menu.has(action):
            return
        belief, hand, equipment = self.belief, self.hand, self.belief.team.equipment
        if card != Card.CARABINER:
            self.weigh(action, card, equipment.trial(belief.state, belief.seat, card))
        elif hand.dice:
            die = equipment.worst(belief.state, belief.seat, hand.dice)
            self.weigh(action, card, belief.round_value(belief.seat, 1 << die, 1))

    def on_two(self, action: i64, card: i64, giver: i64, taker: i64) -> None:
        if self.menu.has(action):
            state = self.belief.state
            dice = state.figures[giver].dice
            self.weigh(action, card, self.belief.team.equipment.moved(state, dice, giver, taker, False))

    def weigh(self, action: i64, card: i64, found: float) -> None:
        """Keep it if it is the best so far."""
        worth = found - needed(self.belief, card)
        if not self.belief.requests.spare >> card & 1 and worth > self.value:
            self.best = action
            self.value = worth


def bare(belief: Belief, menu: Menu, card: i64) -> i64:
    """The own card of that name, or a knife that copies it."""
    if belief.requests.spare >> card & 1:
        return NONE
    for hand in OWN:
        for place in range(len(BARE)):
            action = USE_BARE + hand * len(BARE) + place
            if BARE[place] == card and menu.has(action):
                return action
    return NONE


def flash(belief: Belief, menu: Menu) -> i64:
    """F-12.13 One more throw of the own dice, when the destination is settled and it pays."""
    action = bare(belief, menu, Card.FLASHLIGHT)
    marker = belief.state.figures[belief.seat].marker
    if action == NONE or marker == NONE:
        return NONE
    hand, times = Hand(belief, belief.seat), belief.team.heuristic.throws(belief.state, belief.seat, marker)
    pays = hand.thrown(times + 1) > hand.thrown(times) + needed(belief, Card.FLASHLIGHT)
    return action if pays else NONE


def rope(belief: Belief, menu: Menu) -> i64:
    """F-12.11 A step towards the village when the lava is near, or the step that wins."""
    if menu.of(USE_ROPE) == NONE:
        return NONE
    cell = belief.team.equipment.step(belief.state, belief.seat)
    if cell == NONE:
        return NONE
    for hand in OWN:
        action = USE_ROPE + hand * CELLS + belief.state.map.cells[cell]
        if menu.has(action):
            return action
    return NONE


def swap(belief: Belief, menu: Menu) -> i64:
    """F-12.1 Before it marks: the two cards to swap so that a good place to go becomes one it can reach."""
    state, seat = belief.state, belief.seat
    if state.figures[seat].marker != NONE or belief.requests.spare >> Card.BINOCULARS & 1:
        return NONE
    if menu.of(MARK) == NONE or menu.of(USE_BINOCULARS) == NONE:
        return NONE
    best: i64 = NONE
    value = NEVER
    cells: i64 = 0
    action = menu.of(MARK)
    while action != NONE:
        cell = state.map.at[action - MARK]
        cells |= single(cell)
        value = max(value, belief.score(seat, cell))
        action = menu.next(action)
    value += needed(belief, Card.BINOCULARS)
    goals = most_wanted(belief, cells)
    terrain, names = state.terrain, state.map.cells
    for hand in OWN:
        for first in range(len(names)):
            for second in range(first + 1, len(names)):
                wanted = goals & (single(first) | single(second))
                if wanted == 0:
                    continue
                action = USE_BINOCULARS + hand * PAIRS + pair_index(names[first], names[second])
                if not menu.has(action):
                    continue
                terrain[first], terrain[second] = terrain[second], terrain[first]
                found = belief.score(seat, first) if wanted >> first & 1 else NEVER
                if wanted >> second & 1:
                    found = max(found, belief.score(seat, second))
                terrain[first], terrain[second] = terrain[second], terrain[first]
                if found > value:
                    best = action
                    value = found
    return best


def most_wanted(belief: Belief, cells: i64) -> i64:
    """The few of these cells where the figure would best stand."""
    state, evaluator = belief.state, belief.team.heuristic.evaluator
    found: i64 = 0
    for _goal in range(GOALS):
        best: i64 = NONE
        most = NEVER
        for cell in range(len(state.map.cells)):
            if cells >> cell & 1:
                worth = evaluator.worth(state, belief.seat, cell)
                if worth >= most:
                    most = worth
                    best = cell
        if best != NONE:
            found |= single(best)
            cells &= ~single(best)
    return found


def give_away(belief: Belief, menu: Menu) -> i64:
    """F-11.1, F-13.14 A manager gives what is asked for, if another card is left or a broken arm makes it useless."""
    wanted = belief.requests.give
    one = belief.state.figures[belief.seat]
    if wanted == 0 or (bits_of(one.cards, CARDS) < 2 and not one.hurt(Injury.ARM)):
        return NONE
    action = menu.of(GIVE)
    while action != NONE:
        if wanted >> action - GIVE & 1:
            return action
        action = menu.next(action)
    return NONE
