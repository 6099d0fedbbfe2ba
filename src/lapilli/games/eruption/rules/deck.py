"""E-3.9, E-0.4: the action cards in deck, hands and discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.eruption.rules.steps import NOWHERE
from lapilli.games.eruption.state import CARDS, Position


def owe_cards(state: Position, number: i64) -> None:
    """E-0.14 Cards that the active player may draw are drawn: chance deals them before anything else happens."""
    state.cards_due += number
    replenish(state)


def replenish(state: Position) -> None:
    """E-3.9 Deck empty when a card must be drawn: the discards become the deck; both empty: no card."""
    if state.cards_due == 0 or state.deck.size > 0:
        return
    state.last_card = NOWHERE
    for card in range(CARDS):
        while state.discards[card] > 0:
            state.discards[card] -= 1
            state.deck.add(card)
    if state.deck.size == 0:
        state.cards_due = 0
    else:
        remember(state)


def remember(state: Position) -> None:
    """Everybody saw what the new deck is made of, so the rest is in the hands: players remember that."""
    state.old_deck = state.deck.counts[:]
    state.old_hands = state.hands[:]
    for seat in range(state.seats):
        state.drawn[seat] = 0
    for place in range(state.seats * CARDS):
        state.laid[place] = 0


def draw_card(state: Position, card: i64) -> None:
    """E-3.7 The active player takes the card that chance drew."""
    state.deck.draw(card)
    state.hands[state.active * CARDS + card] += 1
    state.drawn[state.active] += 1
    state.cards_due -= 1
    state.busy = True
    replenish(state)


def lay_down(state: Position, seat: i64, card: i64) -> None:
    """E-3.3 A card leaves the hand for the discard pile."""
    drop(state, seat, card)
    state.laid[seat * CARDS + card] += 1
    state.discards[card] += 1
    state.last_card = card
    state.busy = True


def drop(state: Position, seat: i64, card: i64) -> None:
    """A card leaves a hand; what the mate knew of that hand shrinks with it."""
    state.hands[seat * CARDS + card] -= 1
    if state.given[seat * CARDS + card] > 0:
        state.given[seat * CARDS + card] -= 1
