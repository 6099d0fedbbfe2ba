"""Digest 8 What one viewer knows of a position, and sampling what it does not know."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.knowledge import Knowledge, draw_one
from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State, packed
from lapilli.games.deukalion.actions import N_CARDS, N_TASKS, Card
from lapilli.games.deukalion.knowledge.encode import encode
from lapilli.games.deukalion.rules.parameters import Half
from lapilli.games.deukalion.rules.reveal import offer_reveal
from lapilli.games.deukalion.rules.steps import NONE, Phase
from lapilli.games.deukalion.rules.tasks import has_half
from lapilli.games.deukalion.state import Open, Position

TRIES: Final[i64] = 24
NO_HANDS: Final = packed([0] * (4 * N_CARDS))


@final
class Known(Knowledge):
    """What lies open, and beyond it: the own hand, the secret tasks one may know, the own answer."""

    def __init__(self, viewer: i64, open_part: Open, empty: Position) -> None:
        super().__init__(viewer)
        self.open = open_part
        self.empty = empty  # of which new positions are made
        # generated: KNOWN.start (fields.py)
        self.hand: vec[i64] = vec[i64]()  # of the viewer, by kind; empty for a spectator
        self.secrets: vec[i64] = vec[i64]()  # of each seat: its secret task where the viewer knows it
        self.answer: i64 = NONE  # of the viewer at a reveal moment
        # generated: end

    def encode(self, sheet: ObservationBuffer) -> None:
        encode(self.open, self.viewer, self.hand, self.secrets, self.answer, sheet)

    # -- what is nowhere to be seen --------------------------------------------------------------------------------

    def unseen_cards(self) -> vec[i64]:
        """Action cards in the bag and in other hands, by kind."""
        seen = self.open
        counts = seen.parameters.copies[:]
        for card in range(N_CARDS):
            counts[card] -= seen.pile[card]
            if self.viewer >= 0:
                counts[card] -= self.hand[card]
        for seat in range(seen.seats):
            hero = seen.heroes[seat]
            counts[Card.PEGASUS] -= hero.pegasus
            counts[Card.HADES] -= hero.hades
            counts[Card.FLEECE] -= hero.fleece
        if seen.draw is not None and seen.draw.hermes:
            counts[Card.HERMES] -= 1
        return counts

    def unseen_tasks(self) -> i64:
        """Task cards in the bag and in other hands, as bits."""
        seen = self.open
        tasks = ((1 << N_TASKS) - 1) & ~seen.removed
        for index in range(len(seen.open_tasks)):
            if seen.open_tasks[index] != NONE:
                tasks &= ~(1 << seen.open_tasks[index])
        for seat in range(seen.seats):
            tasks &= ~seen.heroes[seat].tasks
            if self.secrets[seat] != NONE:
                tasks &= ~(1 << self.secrets[seat])
        return tasks

    # -- sampling it -------------------------------------------------------------------------------------------

    def sample_world(self, rng: Rng) -> State:
        """A world at rest that the viewer cannot tell from the real one.

        Without a poker face being asked can tell something about a hand (D-9.5): worlds in which the seat would not be
        asked are dealt again; if that does not help it is given a card, or else a task, that may explain it.
        """
        for _time in range(TRIES):
            state = self.deal(rng, NONE, NONE)
            if self.fits(state):
                return state
        if self.open.actor < 0:
            raise AssertionError("no world fits this view")
        first = rng.below(N_CARDS)
        for turn in range(N_CARDS):
            card = (first + turn) % N_CARDS
            if self.unseen_cards()[card] > 0:
                state = self.deal(rng, card, NONE)
                if self.fits(state):
                    return state
        first = rng.below(N_TASKS)
        for turn in range(N_TASKS):
            task = (first + turn) % N_TASKS
            if self.unseen_tasks() >> task & 1:
                state = self.deal(rng, NONE, task)
                if self.fits(state):
                    return state
        raise AssertionError("no world fits this view")

    def deal(self, rng: Rng, card: i64, task: i64) -> Position:
        """One world; the seat that is asked may be given a certain card or secret task."""
        state = self.empty.fresh()
        state.adopt_open(self.open)
        self.deal_cards(state, rng, card)
        self.deal_tasks(state, rng, task)
        self.deal_answers(state, rng)
        return state

    def deal_cards(self, state: Position, rng: Rng, card: i64) -> None:
        counts = self.unseen_cards()
        left: i64 = 0
        for kind in range(N_CARDS):
            left += counts[kind]
        if card != NONE and state.heroes[state.actor].cards > 0 and state.actor != self.viewer:
            counts[card] -= 1
            left -= 1
        else:
            card = NONE
        state.hands = NO_HANDS[: state.seats * N_CARDS]
        for seat in range(state.seats):
            first = seat * N_CARDS
            if seat == self.viewer:
                for kind in range(N_CARDS):
                    state.hands[first + kind] = self.hand[kind]
                continue
            number = state.heroes[seat].cards
            if card != NONE and seat == state.actor:
                state.hands[first + card] = 1
                number -= 1
            for _time in range(number):
                state.hands[first + draw_one(counts, left, rng)] += 1
                left -= 1
        state.deck = counts

    def deal_tasks(self, state: Position, rng: Rng, task: i64) -> None:
        """Secret tasks, of the Hydra for those known to hunt it."""
        state.secrets = self.secrets[:]
        unseen = self.unseen_tasks()
        if task != NONE and state.heroes[state.actor].has_secret and self.secrets[state.actor] == NONE:
            state.secrets[state.actor] = task
            unseen &= ~(1 << task)
        for hunting in range(2):
            for seat in range(state.seats):
                if state.heroes[seat].has_secret and state.secrets[seat] == NONE:
                    hunts = state.hunters >> seat & 1
                    if hunts == 1 - hunting:
                        drawn = any_task(state, unseen, hunts == 1, rng)
                        state.secrets[seat] = drawn
                        unseen &= ~(1 << drawn)
        state.task_bag = unseen

    def deal_answers(self, state: Position, rng: Rng) -> None:
        """D-8.9 Answers that are in but hidden: any that the seat could have given."""
        for _time in range(state.seats):
            state.answers = append(state.answers, NONE)
        reveal = state.reveal
        if reveal is None:
            return
        for seat in range(state.seats):
            if reveal.answered >> seat & 1:
                if seat == self.viewer:
                    state.answers[seat] = self.answer
                else:
                    waiting = reveal.waiting
                    reveal.waiting = 1 << seat
                    state.n_legal = 0
                    offer_reveal(state, seat)
                    state.answers[seat] = state.legal[rng.below(state.n_legal)]
                    reveal.waiting = waiting

    def fits(self, state: Position) -> bool:
        """Would the same seat be asked in this world? It is brought to rest by looking."""
        asked = self.open.actor
        state.actor = state.whose_turn()
        state.n_legal = 0
        state.weight_sum = 0
        if state.actor != asked:
            return False
        if asked == NOBODY:
            return True
        state.list_choices(asked)
        return state.n_legal > (1 if asked != CHANCE and not state.asks_even_if_forced(asked) else 0)


def any_task(state: Position, unseen: i64, hunts: bool, rng: Rng) -> i64:
    """One of these tasks; of those that ask for the Hydra if it must be one (and there is one)."""
    pool = vec[i64]()
    for task in range(N_TASKS):
        if unseen >> task & 1 and (not hunts or has_half(state, task, Half.HYDRA)):
            pool = append(pool, task)
    if len(pool) == 0:
        return any_task(state, unseen, False, rng)
    return pool[rng.below(len(pool))]


def know(state: Position, viewer: i64) -> Known:
    """D-8.13 What lies open, copied, and what is known beyond it."""
    open_part = Open(state.seats, state.parameters)
    open_part.adopt_open(state)
    return know_beside(open_part, state, viewer, state.fresh())


def know_beside(open_part: Open, state: Position, viewer: i64, empty: Position) -> Known:
    """D-8.13 Built by naming: what lies open, the own cards and answer; secret tasks of all once the game is over."""
    known = Known(viewer, open_part, empty)
    if viewer >= 0:
        known.hand = state.hands[viewer * N_CARDS : viewer * N_CARDS + N_CARDS]
        if state.reveal is not None:  # later it is no news
            known.answer = state.answers[viewer]
    for seat in range(state.seats):
        told = seat == viewer or state.turn_phase == Phase.OVER
        known.secrets = append(known.secrets, state.secrets[seat] if told else NONE)
    return known


def fill_in(known: Known, hand: list[int], secrets: list[int], answer: int) -> None:
    """Fill in, from a view, what is known beyond what lies open."""
    for count in hand:
        known.hand = append(known.hand, i64(count))
    for task in secrets:
        known.secrets = append(known.secrets, i64(task))
    known.answer = answer
