"""F-13.17: what an attentive listener makes of words in phase 2, also of those that could have been said and were not.

A word is true, so dice that belie it are out. Who has said much would have said more where more was true, and mostly
the stronger word: dice for which much was left unsaid are believed less, but never ruled out, so nobody who says
little, or the weaker word, is misunderstood for good.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge, State
from lapilli.games.fuji.actions import BASE, PLAIN, SAY, TOPICS
from lapilli.games.fuji.rules.engine import Engine
from lapilli.games.fuji.rules.guess import Screen, unseen
from lapilli.games.fuji.rules.names import CLAIM, NONE
from lapilli.games.fuji.rules.odds import make_up, total
from lapilli.games.fuji.rules.phrases import topic_requirement
from lapilli.games.fuji.rules.talk import PLAIN_MASK, card_topics

MOST_THROWS: Final[i64] = 3000  # throws that are weighed one by one; when more fit, too little was said to weigh them
ALL: Final[i64] = 46_656  # throws of six dice
WEAKER: Final = 0.1  # how likely the weaker of two true words is said
RESERVED: Final = 0.2  # how likely a speaker says a true word: there are three sorts, all as often
OPEN: Final = 0.6
FRANK: Final = 0.95
DRAW_STEPS: Final[i64] = 1 << 24  # steps in which beliefs are drawn
GREAT: Final[i64] = 0
GOOD: Final[i64] = 1
POOR: Final[i64] = 2
AWFUL: Final[i64] = 3


@final
class InferredHand:
    """One hand behind its screen: the throws that fit what was said, and how much each is believed."""

    def __init__(self, world: Engine, hand: i64, hidden: i64) -> None:
        self.hand = hand
        self.screen = Screen(world, hand, hidden, False)
        self.throws: vec[i64] = vec[i64]()  # that are weighed; none: nothing is known but what was said
        self.sums: vec[float] = vec[float]()  # of beliefs, up to each throw
        throws = self.screen.throws
        if len(self.screen.facts) > 1 and throws.ways <= ALL and len(throws.list()) <= MOST_THROWS:
            self.throws = throws.list()
            self.weigh(world)

    def weigh(self, world: Engine) -> None:
        """How much each throw is believed."""
        speech = SpokenClaims(world, self.hand)
        found = 0.0
        for number in self.throws:
            self.screen.lay(world, number)
            found += speech.belief(world)
            self.sums = append(self.sums, found)

    def lay(self, world: Engine, rng: Rng) -> None:
        """Let the dice lie in one of these ways; always one number is drawn, so that what follows is the same."""
        drawn = float(rng.below(DRAW_STEPS)) / float(DRAW_STEPS)
        count: i64 = len(self.sums)
        if count == 0:
            return
        drawn *= self.sums[count - 1]
        low: i64 = 0
        high: i64 = count - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > drawn:
                high = middle
            else:
                low = middle + 1
        self.screen.lay(world, self.throws[low])


@final
class SpokenClaims:
    """What was said of one hand, and what was not, as requirements."""

    def __init__(self, world: Engine, hand: i64) -> None:
        self.dice: i64 = world.hand_dice(hand)
        self.bounds: vec[i64] = world.zones.words(make_up(self.dice))
        self.good: vec[i64] = vec[i64]()  # topics of the weaker words
        self.poor: vec[i64] = vec[i64]()
        spoken = vec[i64]()
        for row in range(0, len(world.claims), CLAIM):
            requirement = world.claims[row + 2]
            if world.claims[row] != hand or world.claims[row + 6] != 0 or requirement == NONE:
                continue
            if world.claims[row + 3] != self.dice:
                continue  # a die has come or gone since
            spoken = append(spoken, requirement)
            action = world.claims[row + 1]
            if BASE[action] == SAY and (action - SAY) // TOPICS == GOOD:
                self.good = append(self.good, requirement)
            if BASE[action] == SAY and (action - SAY) // TOPICS == POOR:
                self.poor = append(self.poor, requirement)
        self.count: i64 = len(spoken)
        self.unsaid: vec[i64] = unsaid(world, spoken)

    def belief(self, world: Engine) -> float:
        """How likely somebody whose dice lie so says just this."""
        found = 1.0
        for requirement in self.good:
            if total(world, self.dice, requirement) >= self.bounds[requirement * 4 + GREAT]:
                found *= WEAKER
        for requirement in self.poor:
            if total(world, self.dice, requirement) <= self.bounds[requirement * 4 + AWFUL]:
                found *= WEAKER
        withheld: i64 = 0
        for requirement in self.unsaid:
            value = total(world, self.dice, requirement)
            if value >= self.bounds[requirement * 4 + GOOD] or value <= self.bounds[requirement * 4 + POOR]:
                withheld += 1
        told = self.count
        return found * (says(RESERVED, told, withheld) + says(OPEN, told, withheld) + says(FRANK, told, withheld))


def says(openness: float, told: i64, withheld: i64) -> float:
    """How likely such a speaker says so many true words and withholds so many."""
    found = 1.0
    for _word in range(told):
        found *= openness
    for _word in range(withheld):
        found *= 1.0 - openness
    return found


def unsaid(world: Engine, spoken: vec[i64]) -> vec[i64]:
    """F-13.4 Requirements that one could speak of in phase 2, and of which nothing was said."""
    topics = PLAIN_MASK | card_topics(world) << PLAIN
    found = vec[i64]()
    bit: i64 = 0
    while topics:
        if topics & 1:
            requirement = topic_requirement(world, bit)
            said = False
            for other in spoken:
                if other == requirement:
                    said = True
            if not said:
                found = append(found, requirement)
        topics >>= 1
        bit += 1
    return found


@final
class InferredKnowledge(Knowledge):
    """What a seat knows, with others' dice as it believes them to lie."""

    def __init__(self, known: Knowledge, world: Engine) -> None:
        super().__init__(known.viewer)
        self.known = known
        self.hands: list[InferredHand] = []
        for hand in range(world.hands):
            hidden = unseen(world, world.hand_dice(hand), known.viewer)
            if hidden:
                self.hands.append(InferredHand(world, hand, hidden))

    def sample_world(self, rng: Rng) -> State:
        """The same at rest."""
        world = self.sample_world_raw(rng)
        world.proceed()
        return world

    def sample_world_raw(self, rng: Rng) -> State:
        """As any listener would deal it, then each hand by what is believed of it."""
        world = self.known.sample_world_raw(rng)
        assert isinstance(world, Engine)
        for heard in self.hands:
            heard.lay(world, rng)
        return world
