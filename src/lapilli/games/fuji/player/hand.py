"""The dice of one hand as the rule-of-thumb player weighs them: what a throw, a turn or a loan does for the team."""

from __future__ import annotations

from lapilli.games.fuji.actions import PLAIN, SPACE
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.rules.dice import die_of, requirement_of
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import Skill, Stage
from lapilli.games.fuji.rules.odds import total
from lapilli.games.fuji.rules.phrases import topic_requirement
from lapilli.games.fuji.rules.rerolls import rerolls_left

WORTH_A_THROW = 0.1  # a throw must make the round better by so much
WORTH_A_BAR = 0.8  # F-11.5 what the Gatherer keeps by not throwing
CHEAP = 2  # a die of at most so much on the own card is given up when somebody asks
FAVOUR = 0.5  # what it may cost to throw what a neighbour asks for


class Hand:
    """The dice of one hand, what each counts for its figure's card and for the neighbours', and trials with them."""

    def __init__(self, mind: Judgement, figure: int) -> None:
        self.mind, self.figure = mind, figure
        self.state = mind.state
        self.hearing = Hearing(mind.view, mind.seat, figure)
        self.hand = mind.seat if figure == mind.seat else mind.seat + 2
        self.dice = int(self.state.hand_dice(self.hand))
        if self.state.buddy >= 0:
            self.dice &= ~(1 << self.state.buddy)
        self.picked = int(self.state.picked[self.hand])
        self.one = self.state.figures[figure]
        self.mine = int(requirement_of(self.state, self.one.marker)) if self.one.marker >= 0 else None
        near = int(self.state.neighbours(figure))
        markers = [int(one.marker) for other, one in enumerate(self.state.figures) if near >> other & 1]
        self.theirs = [int(requirement_of(self.state, marker)) for marker in markers if marker >= 0]

    def die(self, name: str) -> int:
        return int(die_of(self.figure, SPACE.domains["die"].index(name)))

    def worth(self, die: int, requirement: int | None) -> int:
        """What a die counts now."""
        return 0 if requirement is None else int(total(self.state, 1 << die, requirement))

    def hope(self, die: int, requirement: int | None) -> float:
        """What a new throw of it counts on average."""
        if requirement is None:
            return 0.0
        row = requirement * 21 + die % 6 // 2 * 7
        return sum(int(self.state.terms.worth[row + face]) for face in range(1, 7)) / 6

    def gain(self, die: int) -> float:
        """Roughly what a new throw of the die brings: more on the own card, less on the neighbours'."""
        own = self.hope(die, self.mine) - self.worth(die, self.mine)
        return own - 0.45 * sum(self.hope(die, one) - self.worth(die, one) for one in self.theirs)

    def about(self, topics: list[str]) -> int:
        """The dice that count for one of these topics."""
        found = 0
        for topic in topics:
            requirement = requirement_about(self.mind, topic)
            found |= sum(1 << die for die in bits(self.dice) if self.worth(die, requirement))
        return found

    # -- trials: how good the round will be for the team --------------------------------------------------------

    def as_it_is(self) -> float:
        return self.mind.outlook(self.figure, self.dice)

    def turned(self, faces: dict[int, int]) -> float:
        """With some dice showing other faces."""
        before = {die: int(self.state.value[die]) for die in faces}
        for die, face in faces.items():
            self.state.value[die] = face
        found = self.as_it_is()
        for die, face in before.items():
            self.state.value[die] = face
        return found

    def without(self, dice: int, receiver: int | None = None) -> float:
        """With some dice set aside, or lent to another figure."""
        other = None if receiver is None else self.state.figures[receiver]
        self.one.dice &= ~dice
        if other is not None:
            other.dice |= dice
        found = self.mind.outlook(self.figure, self.dice & ~dice)
        self.one.dice |= dice
        if other is not None:
            other.dice &= ~dice
        return found

    def borrowing(self, lender: int) -> float:
        """F-12.2 With the die of another figure that serves best, not knowing which face it shows."""
        found, other = self.as_it_is(), self.state.figures[lender]
        for die in bits(other.dice):
            other.dice &= ~(1 << die)
            self.one.dice |= 1 << die
            found = max(found, self.as_it_is())
            self.one.dice &= ~(1 << die)
            other.dice |= 1 << die
        return found

    def thrown(self, times: int) -> float:
        """With the best dice thrown again, so many times in all."""
        return self.mind.outlook(self.figure, self.dice, self.to_throw(times), times)

    # -- choices ------------------------------------------------------------------------------------------------

    def to_throw(self, times: int) -> int:
        """The best of the sets that take the most promising dice first; what was promised is among them."""
        if self.mine is None:
            return 0
        fixed = self.picked | self.promised()
        asked = self.about(self.hearing.drop)
        asked = sum(1 << die for die in bits(asked & ~fixed) if self.worth(die, self.mine) <= CHEAP)
        kept = self.about(self.hearing.keep) & ~fixed & ~asked
        free = [die for die in bits(self.dice & ~fixed) if not kept >> die & 1 or self.gain(die) > CHEAP]
        best, value = fixed, self.mind.outlook(self.figure, self.dice, fixed, times)
        if fixed == 0:
            value += WORTH_A_THROW + (WORTH_A_BAR if self._saves() else 0.0)
        chosen = fixed
        for die in sorted(free, key=lambda die: (-(asked >> die & 1), -self.gain(die))):
            chosen |= 1 << die
            found = self.mind.outlook(self.figure, self.dice, chosen, times)
            if asked and chosen & asked == asked:
                found += FAVOUR
            if found > value:
                best, value = chosen, found
        return best

    def _saves(self) -> bool:
        """F-11.5 Does a reroll that is not made become a power bar?"""
        able = bool(self.one.able(Skill.GATHERER)) and self.one.bars < self.state.terms.bar_limit
        return able and self.state.stage == Stage.REROLLS

    def promised(self) -> int:
        """F-13.13 Dice it has said it will throw again, in its first throw of phase 3."""
        if self.state.stage != Stage.REROLLS or self.state.made[self.hand] or self.figure != self.mind.seat:
            return 0
        return self.about(self.hearing.promised)

    def rerolls(self) -> int:
        return int(rerolls_left(self.state, self.hand))

    def to_reroll(self) -> tuple[float, int]:
        """F-12.3 The one die that is best thrown again, as one must be."""
        return max((self.mind.outlook(self.figure, self.dice, 1 << die, 1), die) for die in bits(self.dice))

    def to_set_aside(self) -> int | None:
        """F-11.3, F-12.7 The die whose absence helps the team most, if any does."""
        value, best = max(((self.without(1 << die), die) for die in bits(self.dice)), default=(0.0, None))
        return best if value > self.as_it_is() + WORTH_A_THROW else None

    def to_flip(self, face: int) -> dict[int, int]:
        """F-12.5, F-12.6 The dice that are better turned over, one after the other."""
        turned: dict[int, int] = {}
        value = self.as_it_is()
        for die in bits(self.dice):
            if self.state.value[die] == face:
                found = self.turned({**turned, die: 7 - face})
                if found > value:
                    turned[die], value = 7 - face, found
        return turned

    def to_turn(self) -> tuple[float, int, int]:
        """F-12.10 The best face for one die: how good, which die, which face."""
        faces = [(die, face) for die in bits(self.dice) for face in range(1, 7) if face != self.state.value[die]]
        return max((self.turned({die: face}), die, face) for die, face in faces)

    def to_lend(self, receiver: int) -> tuple[float, int]:
        """F-12.2, F-12.4 The die that is of most use to the team with another figure."""
        return max((self.without(1 << die, receiver), die) for die in bits(self.dice))


def requirement_about(mind: Judgement, topic: str) -> int:
    """F-13.4 The requirement a topic means."""
    place = SPACE.domains["topic"].index(topic)
    return int(topic_requirement(mind.state, place if place < PLAIN else PLAIN + mind.cell(topic)))
