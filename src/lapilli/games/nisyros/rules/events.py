"""N-2: the red die says how many events happen; each card acts at once or waits beside its step."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import CARDS, DRAW, RED
from lapilli.games.nisyros.rules.cards import events_of, happen
from lapilli.games.nisyros.rules.steps import Events, Phase
from lapilli.games.nisyros.state import Position


def begin(state: Position) -> None:
    """N-2.1 The step begins with a throw of the red die."""
    state.at_step = 2
    state.phase = Phase.EVENTS
    state.step = Events()
    state.turned = 0


def list_red(state: Position) -> None:
    """N-2.1 N-11.1 Chance throws the red die."""
    for number in range(len(state.parameters.red)):
        if state.parameters.red[number] > 0:
            state.offer_chance(RED + number, state.parameters.red[number])


def throw(state: Position, number: i64) -> None:
    """N-2.1 Its number is how many events happen."""
    state.red = number + 1
    events_of(state).left = number + 1
    next_card(state)


def next_card(state: Position) -> None:
    """N-2.2 N-2.5 The card is handled before the next is drawn; an empty bag is filled with all discarded cards."""
    state.phase = Phase.DRAW
    step = events_of(state)
    step.use = None
    if step.left > 0 and state.stars.size == 0 and state.deck.size == 0:
        for card in range(CARDS):
            while state.discard[card] > 0:
                state.discard[card] -= 1
                state.deck.add(card)


def list_draws(state: Position) -> None:
    """N-14.8 N-2.2 The first five cards come from the stars, all later ones from the common bag."""
    if events_of(state).left == 0:
        return
    if state.stars.size > 0:
        state.stars.offer_draws(state, DRAW)
    else:
        state.deck.offer_draws(state, DRAW)


def draw(state: Position, card: i64) -> None:
    """N-2.2 N-2.3 A card is drawn: it waits beside its step, or is carried out now and discarded."""
    if state.stars.size > 0:
        state.stars.draw(card)
        drawn: i64 = 0
        for number in range(CARDS):
            drawn += state.parameters.stars[number] - state.stars.counts[number]
        if drawn == state.parameters.ahead:
            for number in range(CARDS):
                while state.stars.counts[number] > 0:
                    state.stars.draw(number)
                    state.deck.add(number)
    else:
        state.deck.draw(card)
    events_of(state).left -= 1
    state.turned |= 1 << card
    if state.parameters.waits[card] == 1:
        state.waiting[card] += 1
    else:
        state.discard[card] += 1
        happen(state, card)
    if state.phase == Phase.DRAW:
        next_card(state)


def drop(state: Position, card: i64) -> None:
    """N-2.3 Waiting cards of this number have acted: they are discarded."""
    state.discard[card] += state.waiting[card]
    state.waiting[card] = 0
