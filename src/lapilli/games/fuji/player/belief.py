"""What a seat believes: what others asked of it, which dice fit what they said, and what destinations are worth.

`Requests` reads questions and requests (F-13.14, F-13.15) from the masks `said` of a table, where they stand until a
marker or a card changes: a bit for each topic (plain ones first, then the cells of the map), or for each card. What a
seat has agreed to counts to the end of the round: that is read from `addressed`.

`InferredKnowledge` weighs hidden dice by the words of phase 2, also by those that could have been said and were not
(F-13.17). A word is true, so dice that belie it are ruled out. A speaker who says much would have said more where more
was true, and mostly the stronger word: dice for which much was left unsaid are believed less, but never ruled out, so
nobody who says little, or the weaker word, is misunderstood permanently.

`Belief` imagines the dice of a table and values destinations by the heuristic.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget
from lapilli.core.state import Knowledge, State
from lapilli.games.fuji.actions import (
    BASE,
    CELL_NAMES,
    CELLS,
    MAYBE,
    PLAIN,
    PLEASE_GO,
    PLEASE_HOLD,
    PLEASE_ORDER,
    PLEASE_STAY,
    SAY,
    THREAT,
    TOPICS,
    WILL_GO,
    WILL_HOLD,
    WILL_ORDER,
    WILL_STAY,
    WILL_USE,
    YES,
)
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.sample_world import deal_secrets, hand_seeds
from lapilli.games.fuji.player.heuristic import Heuristic
from lapilli.games.fuji.player.search_adapter import FujiSearchAdapter
from lapilli.games.fuji.player.team_planning import Team
from lapilli.games.fuji.player.training import TUNED, USUAL, trained_adapter
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.hidden_dice import Screen, unseen
from lapilli.games.fuji.rules.masks import single
from lapilli.games.fuji.rules.names import ADDRESS, CLAIM, FAMILIES, NONE
from lapilli.games.fuji.rules.phrases import (
    ASK_FAMILY,
    HOLD_FAMILY,
    PLEASE_GIVE_FAMILY,
    PLEASE_GO_FAMILY,
    PLEASE_HOLD_FAMILY,
    PLEASE_SHORT_FAMILY,
    PLEASE_USE_FAMILY,
    SHORT_FAMILY,
    addressed_figure,
    hearer,
    phrase_bit,
    topic_requirement,
)
from lapilli.games.fuji.rules.phrases import family as family_of
from lapilli.games.fuji.rules.talk import PLAIN_MASK, card_topics
from lapilli.games.fuji.rules.word_bounds import make_up, total
from lapilli.games.fuji.state import Position

FIRST: Final[i64] = 1  # bits of the order of turns in the families of short phrases
LAST: Final[i64] = 2


@final
class Requests:
    """What others want of one figure, and what its seat has promised."""

    __slots__ = ("figure", "now", "seat", "state")

    def __init__(self, state: Position, seat: i64, figure: i64) -> None:
        self.state = state
        self.seat = seat
        self.figure = figure
        self.now: i64 = NONE  # the row of `addressed` that is being answered

    def of(self, figure: i64) -> Requests:
        """What others want of another figure that the seat plays."""
        found = Requests(self.state, self.seat, figure)
        found.now = self.now
        return found

    def heard(self, family: i64) -> i64:
        """What the others have said to the figure, of one sort."""
        found = self.granted(family + self.figure)
        for speaker in range(self.state.seats):
            if speaker != self.seat:
                found |= self.state.said[speaker * FAMILIES + family + self.figure]
        return found

    def granted(self, family: i64) -> i64:
        """What it has agreed to, or at least to think of, and what it is about to answer, of one sort to one figure."""
        found: i64 = 0
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            phrase, answer = state.addressed[row + 1], state.addressed[row + 2]
            if family_of(phrase) != family or state.addressed[row] == self.seat:
                continue
            if row == self.now or answer in (YES, MAYBE) or agrees(phrase, answer):
                found |= single(phrase_bit(state, phrase))
        return found

    @property
    def destination(self) -> i64:
        """F-13.13 Where the own seat has said that its figure goes: `will go`, or `yes` to who asked for it."""
        found: i64 = NONE
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            phrase, answer = state.addressed[row + 1], state.addressed[row + 2]
            if hearer(state, state.addressed[row], phrase) != self.seat:
                continue
            if row == self.now:
                if BASE[phrase] == THREAT or (
                    is_negative_request(phrase) and found == state.map.at[(phrase - PLEASE_GO) % CELLS]
                ):
                    found = NONE
            elif answer != NONE and BASE[answer] == WILL_GO:
                found = state.map.at[answer - WILL_GO]
            elif answer == YES and addressed_figure(phrase) == self.figure:
                if BASE[phrase] == PLEASE_STAY:
                    found = state.figures[self.figure].cell
                elif BASE[phrase] == PLEASE_GO and not is_negative_request(phrase):
                    found = state.map.at[(phrase - PLEASE_GO) % CELLS]
                elif is_negative_request(phrase) and found == state.map.at[(phrase - PLEASE_GO) % CELLS]:
                    found = NONE
        return found

    # -- questions and requests ---------------------------------------------------------------------------------

    @property
    def questions(self) -> i64:
        """F-13.15 Topics that others asked about, and that it has not answered."""
        found = self.heard(ASK_FAMILY)
        state = self.state
        for row in range(0, len(state.addressed), ADDRESS):
            if state.addressed[row + 2] != NONE and family_of(state.addressed[row + 1]) == ASK_FAMILY + self.figure:
                found &= ~single(phrase_bit(state, state.addressed[row + 1]))
        return found

    @property
    def go(self) -> i64:
        """F-13.14 Cells to which the figure is asked to go."""
        return self.heard(PLEASE_GO_FAMILY) >> PLAIN

    @property
    def avoid(self) -> i64:
        """F-13.14 Cells to which it is asked not to go."""
        return self.heard(PLEASE_GO_FAMILY + 4) >> PLAIN

    @property
    def stay(self) -> bool:
        return self.heard(PLEASE_SHORT_FAMILY) & 1 == 1

    @property
    def keep(self) -> i64:
        """F-13.14 Topics whose dice it is asked to keep in phase 3."""
        return self.heard(PLEASE_HOLD_FAMILY)

    @property
    def drop(self) -> i64:
        """F-13.14 Topics whose dice it is asked to throw again."""
        return self.heard(PLEASE_HOLD_FAMILY + 4)

    @property
    def use(self) -> i64:
        """F-13.14 Cards that it is asked to use."""
        return self.heard(PLEASE_USE_FAMILY)

    @property
    def spare(self) -> i64:
        return self.heard(PLEASE_USE_FAMILY + 4)

    @property
    def give(self) -> i64:
        """F-13.14 Cards that a manager is asked to give, a bit for each card and figure."""
        return self.heard(PLEASE_GIVE_FAMILY)

    @property
    def first(self) -> bool:
        return self.heard(PLEASE_SHORT_FAMILY) >> FIRST & 1 == 1

    @property
    def last(self) -> bool:
        return self.heard(PLEASE_SHORT_FAMILY) >> LAST & 1 == 1

    def announced(self, seat: i64, place: i64) -> bool:
        """F-13.13 Has a seat said that it means to go first or last?"""
        return self.state.said[seat * FAMILIES + SHORT_FAMILY] >> place & 1 == 1

    # -- promises -----------------------------------------------------------------------------------------------

    @property
    def promised(self) -> i64:
        """F-13.13 Topics whose dice the own seat has said it will throw again."""
        return self.state.said[self.seat * FAMILIES + HOLD_FAMILY + 1]


def agrees(phrase: i64, answer: i64) -> bool:
    """Does `will` say that one does what was asked for? Only an intention of the same sort can be the answer."""
    if answer == NONE:
        return False
    base, rest = BASE[answer], answer - BASE[answer]
    if base == WILL_GO:
        same = BASE[phrase] == PLEASE_GO and rest == (phrase - PLEASE_GO) % CELLS
        return same != is_negative_request(phrase)
    if base == WILL_HOLD:
        return rest == (phrase - PLEASE_HOLD) % (2 * TOPICS)
    if base == WILL_ORDER:
        return rest == (phrase - PLEASE_ORDER) % 2
    return base in (WILL_STAY, WILL_USE)


def is_negative_request(phrase: i64) -> bool:
    """Does a request ask somebody not to go to a card?"""
    return BASE[phrase] == PLEASE_GO and (phrase - PLEASE_GO) // CELLS % 2 == 1


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

    def __init__(self, world: GameState, hand: i64, hidden: i64) -> None:
        self.hand = hand
        self.screen = Screen(world, hand, hidden, False)
        self.throws: vec[i64] = vec[i64]()  # that are weighed; none: nothing is known but what was said
        self.sums: vec[float] = vec[float]()  # of beliefs, up to each throw
        throws = self.screen.throws
        if len(self.screen.facts) > 1 and throws.ways <= ALL and len(throws.list()) <= MOST_THROWS:
            self.throws = throws.list()
            self.weigh(world)

    def weigh(self, world: GameState) -> None:
        """How much each throw is believed."""
        speech = SpokenClaims(world, self.hand)
        found = 0.0
        for number in self.throws:
            self.screen.lay(world, number)
            found += speech.belief(world)
            self.sums = append(self.sums, found)

    def lay(self, world: GameState, rng: Rng) -> None:
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

    def __init__(self, world: GameState, hand: i64) -> None:
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

    def belief(self, world: GameState) -> float:
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
    """How likely such a speaker says this many true words and withholds this many."""
    found = 1.0
    for _word in range(told):
        found *= openness
    for _word in range(withheld):
        found *= 1.0 - openness
    return found


def unsaid(world: GameState, spoken: vec[i64]) -> vec[i64]:
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

    def __init__(self, known: Knowledge, world: GameState) -> None:
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
        assert isinstance(world, GameState)
        for heard in self.hands:
            heard.lay(world, rng)
        return world


FRANK_PHRASES: Final = 20  # dice phrases of a strong player
MASTERLY: Final = 100  # who may play this many playouts says all it can, listens closely and plans for everybody
MOST_PHRASES: Final = 40  # dice phrases of such a player


@final
class PlayStyle:
    """How much is said: who hears more knows more."""

    __slots__ = ("early", "enough", "every", "numbers", "together")

    def __init__(self, numbers: str, early: i64, enough: i64, every: bool, together: bool) -> None:
        self.numbers = numbers  # the row of the heuristic's numbers: usual, or tuned for the figures of the table
        self.early = early  # dice phrases said before markers show what matters
        self.enough = enough  # dice phrases in phase 2 of its own accord; half of it in phase 4
        self.every = every  # early phrases are about every card somebody can reach, not about plain topics alone
        self.together = together  # everybody's destinations are chosen together


BRIEF: Final = PlayStyle(USUAL, 2, 6, every=False, together=False)


def style_for(budget: SearchBudget) -> PlayStyle:
    """The manner of a strong player who may think so much."""
    together = budget.playouts >= MASTERLY
    early = MOST_PHRASES if together else FRANK_PHRASES
    return PlayStyle(TUNED, early, early + 4, every=True, together=together)


@final
class Belief:
    """What a seat thinks of destinations and of the round; it imagines dice only when needed: many words need none."""

    def __init__(self, known: Known, seat: i64, rng: Rng, style: PlayStyle = BRIEF) -> None:
        state = known.shown()
        assert isinstance(state, GameState)
        self.state: GameState = state
        self.seat = seat
        self.rng = rng
        self.style = style
        self.requests = Requests(state, seat, seat)  # what others want of the own figure
        self.known: Team | None = None

    @property
    def team(self) -> Team:
        """The heuristic, over the dice as they may lie."""
        team = self.known
        if team is None:
            team = self.imagined()
            self.known = team
        return team

    def imagined(self) -> Team:
        """F-13.17 Hidden dice lie in many ways; F-3.3 whether a Scout has thrown again is guessed."""
        state = self.state
        adapter: FujiSearchAdapter = trained_adapter(state, self.style.numbers)
        team = Team(Heuristic(adapter.heuristic.evaluator, adapter.heuristic.odds))
        deal_secrets(state, self.seat, False, Rng(hand_seeds(self.rng)[1] + 1))
        team.heuristic.plan.samples.imagine(state, self.seat, self.rng)
        team.heuristic.evaluator.look(state)
        return team

    def score(self, figure: i64, cell: i64) -> float:
        """How good a destination is."""
        return self.team.heuristic.mark(self.state, figure, cell)

    def chance(self, figure: i64, cell: i64) -> float:
        """How likely a figure gets there."""
        heuristic = self.team.heuristic
        heuristic.expect(self.state, figure, cell)
        return heuristic.plan.success.chance

    def round_value(self, figure: i64, thrown: i64, times: i64) -> float:
        """How good the round will be for all, if a figure throws these of its dice again."""
        return self.team.heuristic.plan.team(self.state, figure, thrown, times, False)

    def cell(self, name: str) -> int:
        """The number of a cell on this map."""
        return int(self.state.map.at[CELL_NAMES.index(name)])
