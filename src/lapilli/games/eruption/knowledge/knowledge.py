"""What one viewer knows (section 8 of the digest), and the cards that they do not know sampled again.

When the deck is renewed (E-3.9) everybody sees what it is made of; whatever is not in it lies in the hands. From then
on there are two pools of unseen cards: old ones, which can only be in hands, and those of the renewed deck.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.knowledge import Knowledge, draw_one
from lapilli.core.observation_buffer import ZERO, ObservationBuffer
from lapilli.core.packed import vec
from lapilli.core.rng import Rng
from lapilli.core.state import State, packed
from lapilli.games.eruption.knowledge.encode import encode
from lapilli.games.eruption.state import CARDS, Open, Position

TRIES: Final[i64] = 200  # deals of old cards, until one fits what was laid down since
NO_CARDS: Final = packed([0] * 8)
NO_HANDS: Final = packed([0] * 48)


@final
class Known(Knowledge):
    """The open table, the hands this viewer may see, and the numbers of cards in all others."""

    def __init__(self, viewer: i64, table: Open, empty: Position) -> None:
        super().__init__(viewer)
        self.table = table
        self.empty = empty  # of which dealt positions are made
        # generated: KNOWN.start (fields.py)
        self.deck_size: i64 = 0
        self.seen: i64 = 0  # seats whose hands are seen
        self.sizes: vec[i64] = NO_HANDS[: table.seats]
        self.old_sizes: vec[i64] = NO_HANDS[: table.seats]  # when the deck was last renewed
        self.hands: vec[i64] = NO_HANDS[: table.seats * CARDS]  # of the seats that are seen
        self.old_hands: vec[i64] = NO_HANDS[: table.seats * CARDS]
        self.given: vec[i64] = NO_HANDS[: table.seats * CARDS]  # cards that this viewer gave away and are still there
        # generated: end

    def encode(self, sheet: ObservationBuffer) -> None:
        encode(self.table, self.viewer, self.deck_size, self.seen, self.sizes, self.hands, self.given, sheet)

    def sample_world(self, rng: Rng) -> State:
        """A world that this viewer cannot tell from the real one."""
        world = self.empty.blank()
        world.adopt_open(self.table)
        world.given = self.given[:]
        parameters = self.table.parameters
        dealt = False
        if parameters.mates_see_hands or not parameters.clans:
            dealt = self.deal_from_two_pools(world, rng)
        if not dealt:
            self.deal_from_one_pool(world, rng)
        world.proceed()
        return world

    def deal_from_one_pool(self, world: Position, rng: Rng) -> None:
        """All unseen cards are alike; only cards that were given are known to be where they went."""
        table = self.table
        pool = table.parameters.card_counts[:]
        hands = self.hands[:]
        for card in range(CARDS):
            pool[card] -= table.discards[card]
        for seat in range(table.seats):
            for card in range(CARDS):
                place = seat * CARDS + card
                if not self.seen >> seat & 1:
                    hands[place] = self.given[place]
                pool[card] -= hands[place]
        for seat in range(table.seats):
            if not self.seen >> seat & 1:
                deal(pool, hands, seat, self.sizes[seat] - count(hands, seat), rng)
        world.hands = hands
        world.deck = Bag(pool)
        world.old_hands = self.deal_old_hands(rng)

    def deal_old_hands(self, rng: Rng) -> vec[i64]:
        """Hands of the moment when the deck was last renewed, by their numbers alone."""
        table = self.table
        pool = table.parameters.card_counts[:]
        hands = self.old_hands[:]
        for card in range(CARDS):
            pool[card] -= table.old_deck[card]
            for seat in range(table.seats):
                pool[card] -= hands[seat * CARDS + card]
        for seat in range(table.seats):
            if not self.seen >> seat & 1:
                deal(pool, hands, seat, self.old_sizes[seat], rng)
        return hands

    def deal_from_two_pools(self, world: Position, rng: Rng) -> bool:
        """Once the deck was renewed: deals until one fits what was laid down since; False if none does."""
        if count(self.table.old_deck, 0) == 0:
            return False
        for _time in range(TRIES):
            then = self.deal_old_hands(rng)
            if self.play_back(world, then, rng):
                world.old_hands = then
                return True
        return False

    def play_back(self, world: Position, then: vec[i64], rng: Rng) -> bool:
        """From the hands of then: what was laid down since is gone, and the rest comes from the renewed deck."""
        table = self.table
        fresh = table.old_deck[:]
        hands = self.hands[:]
        for card in range(CARDS):
            known: i64 = 0
            for seat in range(table.seats):
                if self.seen >> seat & 1:
                    place = seat * CARDS + card
                    known += self.hands[place] + table.laid[place] - then[place]
            if known > 0:
                fresh[card] -= known
        for seat in range(table.seats):
            mate = table.mate(seat)
            if self.seen >> seat & 1 or (0 <= mate < seat):
                continue  # with Clans the two of a team are dealt together, for cards may pass between them
            if not self.fill(hands, fresh, then, seat, mate, rng):
                return False
        world.hands = hands
        world.deck = Bag(fresh)
        return True

    def fill(self, hands: vec[i64], fresh: vec[i64], then: vec[i64], seat: i64, mate: i64, rng: Rng) -> bool:
        """The hands of one seat, or of a team: False if so much was not drawn, or is not in the renewed deck."""
        table = self.table
        heap = NO_CARDS[:]
        drawn = table.drawn[seat] + (table.drawn[mate] if mate >= 0 else ZERO)
        for card in range(CARDS):
            place, other = seat * CARDS + card, mate * CARDS + card
            old = then[place] + (then[other] if mate >= 0 else ZERO)
            laid = table.laid[place] + (table.laid[other] if mate >= 0 else ZERO)
            new = max(laid - old, 0)  # laid down and not there before: it must have been drawn since
            fresh[card] -= new
            drawn -= new
            if fresh[card] < 0:
                return False
            heap[card] = old + new - laid
        if drawn < 0 or drawn > count(fresh, 0):
            return False
        deal(fresh, heap, 0, drawn, rng)
        deal(heap, hands, seat, self.sizes[seat], rng)
        if mate >= 0:
            deal(heap, hands, mate, self.sizes[mate], rng)
        return True


def know(state: Position, viewer: i64) -> Known:
    """The open table, copied, and what is known beyond it."""
    table = Open(state.parameters)
    table.adopt_open(state)
    return know_beside(table, state, viewer, state.blank())


def know_beside(table: Open, state: Position, viewer: i64, empty: Position) -> Known:
    """Built by naming: what lies open, how many cards there are, and the hands that this viewer sees."""
    known = Known(viewer, table, empty)
    known.deck_size = state.deck.size
    for seat in range(state.seats):
        seen = sees_hand(table, viewer, seat)
        gave = viewer >= 0 and table.mate(seat) == viewer
        if seen:
            known.seen |= 1 << seat
        for place in range(seat * CARDS, seat * CARDS + CARDS):
            known.sizes[seat] += state.hands[place]
            known.old_sizes[seat] += state.old_hands[place]
            if seen:
                known.hands[place] = state.hands[place]
                known.old_hands[place] = state.old_hands[place]
            if gave:
                known.given[place] = state.given[place]
    return known


def sees_hand(table: Open, viewer: i64, seat: i64) -> bool:
    """E-10.8 One's own hand, and with Clans the mate's, unless the option says otherwise."""
    if viewer < 0:
        return False
    return viewer == seat or (table.parameters.mates_see_hands and table.mate(seat) == viewer)


def count(hands: vec[i64], seat: i64) -> i64:
    """How many cards this seat has; of a heap: how many there are (as if it were the hand of seat 0)."""
    number: i64 = 0
    for place in range(seat * CARDS, seat * CARDS + CARDS):
        number += hands[place]
    return number


def deal(pool: vec[i64], hands: vec[i64], seat: i64, number: i64, rng: Rng) -> None:
    """This many random cards go from a pool into a hand."""
    left = count(pool, 0)
    for _time in range(number):
        hands[seat * CARDS + draw_one(pool, left, rng)] += 1
        left -= 1
