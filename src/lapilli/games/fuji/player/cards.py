"""Equipment in the hands of the rule-of-thumb player: each card is tried out, the best one that pays is used."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    BARE,
    CARDS,
    CELLS,
    FIGURES,
    GIVE,
    MARK,
    PICK,
    USE_BARE,
    USE_BINOCULARS,
    USE_LENDER,
    USE_ROPE,
    USE_WATER,
    Card,
)
from lapilli.games.fuji.player.evaluation import Number
from lapilli.games.fuji.player.features import bits_of
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.heuristic import NEVER
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.gear import PAIRS, pair_index
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import NONE, Injury

GOALS: Final[i64] = 4  # destinations for which it thinks of another card
LOST: Final = 0.15  # with a smaller chance to walk there the rope is better
OWN: Final = packed([0, 2])  # hands of a menu: the own card, or a knife that copies one


def choose_card(mind: Judgement, menu: Menu) -> i64:
    """The card that pays most now; F-13.14 one that others ask for pays sooner, one to be spared is kept."""
    if menu.among(USE_BARE, PICK) == NONE:
        return NONE
    if mind.state.phase == 2:
        found = bare(mind, menu, Card.RADIO)
        if found == NONE:
            found = rope(mind, menu)
        return found if found != NONE else swap(mind, menu)
    marker = mind.state.figures[mind.seat].marker
    if marker == NONE:
        return NONE
    best = Trials(mind, menu).best
    if best == NONE and menu.of(USE_ROPE) != NONE and mind.chance(mind.seat, marker) < LOST:
        return rope(mind, menu)
    return best


def needed(mind: Judgement, card: i64) -> float:
    """By how much a card must make the round better to be used."""
    return 0.0 if mind.hearing.use >> card & 1 else mind.team.thumb.numbers[Number.CARD]


@final
class Trials:
    """Each own card that can be used is tried: the best action, and how good the round will be with it."""

    def __init__(self, mind: Judgement, menu: Menu) -> None:
        self.mind = mind
        self.menu = menu
        self.hand = Hand(mind, mind.seat)
        self.best: i64 = NONE
        self.value: float = self.hand.now()
        for hand in OWN:
            for place in range(len(BARE)):
                self.on_own_dice(USE_BARE + hand * len(BARE) + place, BARE[place])
        for hand in OWN:
            self.on_own_dice(USE_WATER + hand * (1 + FIGURES), Card.WATER)
        for hand in OWN:
            for other in range(FIGURES):
                self.on_two(USE_LENDER + 2 * hand * FIGURES + other, Card.LIGHTER, other, mind.seat)
            for other in range(FIGURES):
                self.on_two(USE_LENDER + (2 * hand + 1) * FIGURES + other, Card.MAP, mind.seat, other)

    def on_own_dice(self, action: i64, card: i64) -> None:
        if not self.menu.has(action):
            return
        mind, hand, rucksack = self.mind, self.hand, self.mind.team.rucksack
        if card != Card.CARABINER:
            self.weigh(action, card, rucksack.trial(mind.state, mind.seat, card))
        elif hand.dice:
            die = rucksack.worst(mind.state, mind.seat, hand.dice)
            self.weigh(action, card, mind.outlook(mind.seat, 1 << die, 1))

    def on_two(self, action: i64, card: i64, giver: i64, taker: i64) -> None:
        if self.menu.has(action):
            state = self.mind.state
            dice = state.figures[giver].dice
            self.weigh(action, card, self.mind.team.rucksack.moved(state, dice, giver, taker, False))

    def weigh(self, action: i64, card: i64, found: float) -> None:
        """Keep it if it is the best so far."""
        worth = found - needed(self.mind, card)
        if not self.mind.hearing.spare >> card & 1 and worth > self.value:
            self.best = action
            self.value = worth


def bare(mind: Judgement, menu: Menu, card: i64) -> i64:
    """The own card of that name, or a knife that copies it."""
    if mind.hearing.spare >> card & 1:
        return NONE
    for hand in OWN:
        for place in range(len(BARE)):
            action = USE_BARE + hand * len(BARE) + place
            if BARE[place] == card and menu.has(action):
                return action
    return NONE


def flash(mind: Judgement, menu: Menu) -> i64:
    """F-12.13 One more throw of the own dice, when the destination is settled and it pays."""
    action = bare(mind, menu, Card.FLASHLIGHT)
    marker = mind.state.figures[mind.seat].marker
    if action == NONE or marker == NONE:
        return NONE
    hand, times = Hand(mind, mind.seat), mind.team.thumb.throws(mind.state, mind.seat, marker)
    pays = hand.thrown(times + 1) > hand.thrown(times) + needed(mind, Card.FLASHLIGHT)
    return action if pays else NONE


def rope(mind: Judgement, menu: Menu) -> i64:
    """F-12.11 A step towards the village when the lava is near, or the step that wins."""
    if menu.of(USE_ROPE) == NONE:
        return NONE
    cell = mind.team.rucksack.step(mind.state, mind.seat)
    if cell == NONE:
        return NONE
    for hand in OWN:
        action = USE_ROPE + hand * CELLS + mind.state.map.cells[cell]
        if menu.has(action):
            return action
    return NONE


def swap(mind: Judgement, menu: Menu) -> i64:
    """F-12.1 Before it marks: the two cards to swap so that a good place to go becomes one it can reach."""
    state, seat = mind.state, mind.seat
    if state.figures[seat].marker != NONE or mind.hearing.spare >> Card.BINOCULARS & 1:
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
        value = max(value, mind.score(seat, cell))
        action = menu.next(action)
    value += needed(mind, Card.BINOCULARS)
    goals = most_wanted(mind, cells)
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
                found = mind.score(seat, first) if wanted >> first & 1 else NEVER
                if wanted >> second & 1:
                    found = max(found, mind.score(seat, second))
                terrain[first], terrain[second] = terrain[second], terrain[first]
                if found > value:
                    best = action
                    value = found
    return best


def most_wanted(mind: Judgement, cells: i64) -> i64:
    """The few of these cells where the figure would best stand."""
    state, outlook = mind.state, mind.team.thumb.outlook
    found: i64 = 0
    for _goal in range(GOALS):
        best: i64 = NONE
        most = NEVER
        for cell in range(len(state.map.cells)):
            if cells >> cell & 1:
                worth = outlook.worth(state, mind.seat, cell)
                if worth >= most:
                    most = worth
                    best = cell
        if best != NONE:
            found |= single(best)
            cells &= ~single(best)
    return found


def give_away(mind: Judgement, menu: Menu) -> i64:
    """F-11.1, F-13.14 A manager gives what is asked for, if another card is left or a broken arm makes it useless."""
    wanted = mind.hearing.give
    one = mind.state.figures[mind.seat]
    if wanted == 0 or (bits_of(one.cards, CARDS) < 2 and not one.hurt(Injury.ARM)):
        return NONE
    action = menu.of(GIVE)
    while action != NONE:
        if wanted >> action - GIVE & 1:
            return action
        action = menu.next(action)
    return NONE
