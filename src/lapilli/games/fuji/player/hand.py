"""The dice of one hand as the rule-of-thumb player weighs them: what it throws again, turns, lends or sets aside."""

from __future__ import annotations

from lapilli.games.fuji.actions import PLAIN, SPACE, Card
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.thumb import misses
from lapilli.games.fuji.rules.dice import die_of, requirement_of
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import NONE, Skill, Stage
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.phrases import topic_requirement
from lapilli.games.fuji.rules.rerolls import loose_dice, rerolls_left

CHEAP = 2  # a die of at most so much on the own card is given up when somebody asks


class Hand:
    """The dice of one hand, and what others want of them."""

    def __init__(self, mind: Judgement, figure: int) -> None:
        self.mind, self.figure = mind, figure
        self.state = mind.state
        self.hearing = Hearing(mind.view, mind.seat, figure)
        self.hand = mind.seat if figure == mind.seat else mind.seat + 2
        self.dice = int(loose_dice(self.state, self.hand))
        self.picked = int(self.state.picked[self.hand])
        self.one = self.state.figures[figure]

    def die(self, name: str) -> int:
        return int(die_of(self.figure, SPACE.domains["die"].index(name)))

    def about(self, topics: list[str]) -> int:
        """F-13.4 The dice that count for one of these topics."""
        found = 0
        for topic in topics:
            place = SPACE.domains["topic"].index(topic)
            requirement = topic_requirement(self.state, place if place < PLAIN else PLAIN + self.mind.cell(topic))
            found |= self.dice & ~int(misses(self.state, self.dice, requirement))
        return found

    def cheap(self, dice: int) -> int:
        """Those of the dice that hardly count on the own card."""
        mine = requirement_of(self.state, self.one.marker)
        return sum(1 << die for die in bits(dice) if total(self.state, 1 << die, mine) <= CHEAP)

    def now(self) -> float:
        """How good the round will be as the dice lie."""
        return self.mind.outlook(int(NONE))

    def to_throw(self, times: int) -> int:
        """The dice to throw again; what was promised is among them, F-13.14 what others ask for if it costs little."""
        if self.one.marker < 0:
            return 0
        state, thumb, mine = self.state, self.mind.team.thumb, requirement_of(self.state, self.one.marker)
        fixed = self.picked | self.promised()
        asked = self.cheap(self.about(self.hearing.drop) & ~fixed)
        kept = self.about(self.hearing.keep) & ~fixed & ~asked
        free = [die for die in bits(self.dice) if not kept >> die & 1 or thumb.hope(state, die, mine) > CHEAP]
        able = self.one.able(Skill.GATHERER) and self.one.bars < state.terms.bar_limit  # F-11.5
        saves = bool(able) and state.stage == Stage.REROLLS
        dice = sum(1 << die for die in free)
        return int(thumb.to_throw_beside(state, self.figure, dice, times, saves, fixed, asked))

    def thrown(self, times: int) -> float:
        """How good the round will be with the best dice thrown again, so many times in all."""
        return self.mind.outlook(self.figure, self.to_throw(times), times)

    def promised(self) -> int:
        """F-13.13 Dice it has said it will throw again, in its first throw of phase 3."""
        if self.state.stage != Stage.REROLLS or self.state.made[self.hand] or self.figure != self.mind.seat:
            return 0
        return self.about(self.hearing.promised)

    def to_handle(self) -> tuple[int, int]:
        """The die that is next turned, lent, set aside or thrown for a card, and the face it is turned to; or none."""
        state, rucksack, figure = self.state, self.mind.team.rucksack, self.figure
        if self.one.marker < 0 or not self.dice:
            return int(NONE), 0
        if state.stage == Stage.TURNING:
            rucksack.turned(state, self.dice, 0)
            return int(rucksack.die), int(rucksack.face)
        if state.stage == Stage.CARABINER:
            return int(rucksack.worst(state, figure, self.dice)), 0
        if state.stage in (Stage.REROLLS, Stage.CUTTING):
            return int(rucksack.spare_die(state, figure, self.dice)), 0
        use, before = state.card_use(), self.now()
        if state.stage == Stage.FLIPPING:
            found = rucksack.turned(state, self.dice, use.face)
        else:
            taker = use.user if use.card == Card.LIGHTER else use.target
            found = rucksack.moved(state, self.dice, figure, taker, False)
        return (int(rucksack.die) if found > before or use.card == Card.MAP else int(NONE)), 0

    def times(self) -> int:
        """How often it may still throw: in phase 3, or for a card, which in phase 2 comes before the rerolls."""
        if self.state.stage == Stage.REROLLS:
            return int(rerolls_left(self.state, self.hand))
        later = self.mind.team.thumb.throws(self.state, self.figure, self.one.marker) if self.state.phase == 2 else 0
        return int(self.state.in_hand().left) + int(later)


def handle(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """Phase 3, and the dice of a card: what helps the team most; what does not help is declined where one may."""
    for prefix, figure in (("", seat), ("p3-", 2)):
        keys = [prefix + key for key in ("turn", "flip", "reroll", "lend", "aside") if prefix + key in menu]
        if not keys and not any(prefix + key in menu for key in ("pick", "throw")):
            continue
        hand = Hand(mind, figure)
        wanted = hand.to_throw(hand.times()) & ~hand.picked if prefix + "pick" in menu else 0
        for action, words in menu[prefix + "pick"]:
            if wanted >> hand.die(words["die"]) & 1:
                return action
        if prefix + "throw" in menu:
            return menu[prefix + "throw"][0][0]
        chosen = hand.to_handle() if keys else None
        for action, words in (row for key in keys for row in menu[key]):
            if (hand.die(words["die"]), int(words.get("face", 0))) == chosen:
                return action
    for key in ("refuse", "done", "p3-done", "stop", "p3-stop", "pass"):
        if key in menu:
            return menu[key][0][0]
    return None
