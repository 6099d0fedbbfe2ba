"""D-9, D-10 The action cards and when they are played: own, muster, reckoning, and out of turn."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.deukalion.actions import (
    ARG1,
    BASE,
    N_CARDS,
    PASS,
    PLAY,
    PLAY_CALL,
    PLAY_CALL_AT,
    PLAY_CHARON,
    PLAY_UNDERWORLD,
    Card,
)
from lapilli.games.deukalion.rules.chart import BIT, lowest
from lapilli.games.deukalion.rules.fights import after_play, losing
from lapilli.games.deukalion.rules.hydra import move_hydra, offer_moves
from lapilli.games.deukalion.rules.sailing import land
from lapilli.games.deukalion.rules.steps import Draw, Phase, Sailing
from lapilli.games.deukalion.rules.turn import bring_aboard
from lapilli.games.deukalion.state import Position


def offer_own_window(state: Position) -> None:
    """D-9.1, D-9.3, D-10.1 to D-10.11 What the stepping seat may play among its other choices."""
    seat = state.stepper
    offer_quiet_cards(state, seat)
    if state.step.sailing == Sailing.UNUSED:
        if state.held(seat, Card.POSEIDON) > 0:  # D-10.5
            state.offer(PLAY + Card.POSEIDON)
        if state.held(seat, Card.ORPHEUS) > 0 and not state.step.orpheus:  # D-10.11
            state.offer(PLAY + Card.ORPHEUS)
        if state.held(seat, Card.CHARON) > 0:  # D-10.10 not from that same field
            ferries = state.parameters.chart.styx & ~BIT[state.heroes[seat].ship]
            while ferries != 0:
                state.offer(PLAY_CHARON + lowest(ferries))
                ferries &= ferries - 1


def offer_quiet_cards(state: Position, seat: i64) -> None:
    """D-9.3, D-10.1 to D-10.4, D-10.8, D-10.9 What may be played whenever nobody fights, in turn and out of it."""
    for card in range(Card.UNDERWORLD):  # D-10.1 to D-10.3 lasting cards
        if state.held(seat, card) > 0:
            state.offer(PLAY + card)
    offer_return_and_sandals(state, seat)
    if state.held(seat, Card.CALL) > 0:  # D-10.9
        offer_moves(state, seat, state.parameters.amounts[Card.CALL], PLAY_CALL, PLAY_CALL_AT)


def offer_return_and_sandals(state: Position, seat: i64) -> None:
    """D-10.4, D-10.8 The two cards of the own and the muster window alike."""
    hero = state.heroes[seat]
    if state.held(seat, Card.UNDERWORLD) > 0:
        for number in range(min(state.parameters.amounts[Card.UNDERWORLD], min(hero.below, state.room(seat)))):
            state.offer(PLAY_UNDERWORLD + number)
    if state.held(seat, Card.HERMES) > 0 and enough_to_draw(state):
        state.offer(PLAY + Card.HERMES)


def enough_to_draw(state: Position) -> bool:
    """D-10.8 Bag and discard pile together hold what Hermes draws."""
    cards = state.deck_size
    for card in range(N_CARDS):
        cards += state.pile[card]
    return cards >= state.parameters.amounts[Card.HERMES]


def offer_out_of_turn(state: Position, seat: i64) -> None:
    """D-9.3 A quiet card while another seat is asked, in a muster window those of the window; or none in this turn."""
    if state.speakers() >> seat & 1:
        if state.phase == Phase.MUSTER:
            offer_return_and_sandals(state, seat)
        else:
            offer_quiet_cards(state, seat)
        state.offer(PASS)


def speak_up(state: Position, seat: i64, action: i64) -> None:
    """D-9.3 A card is played out of turn, or none until the next turn."""
    if action == PASS:
        state.waived |= 1 << seat
    else:
        play_card(state, seat, action)


def offer_muster(state: Position, seat: i64) -> None:
    """D-12.3, D-9.5, D-9.6 Reinforcements before the throw; nobody is asked in vain, unless for the poker face."""
    offer_return_and_sandals(state, seat)
    offer_pass(state, seat)


def offer_reckoning(state: Position, seat: i64) -> None:
    """D-12.5, D-9.4 One card after the throw, if it can change something."""
    fallen = state.fight.at(state.fight.side).fallen
    if fallen > 0:  # D-10.2, D-10.7
        if state.held(seat, Card.HADES) > 0:
            state.offer(PLAY + Card.HADES)
        if state.held(seat, Card.ZEUS) > 0:
            state.offer(PLAY + Card.ZEUS)
    if losing(state, state.fight.side):  # D-10.3, D-10.6, D-10.8
        if state.held(seat, Card.FLEECE) > 0:
            state.offer(PLAY + Card.FLEECE)
        if state.held(seat, Card.ATHENA) > 0:
            state.offer(PLAY + Card.ATHENA)
        if state.held(seat, Card.HERMES) > 0 and enough_to_draw(state):
            state.offer(PLAY + Card.HERMES)
    offer_pass(state, seat)


def offer_pass(state: Position, seat: i64) -> None:
    """D-9.5, D-9.6 `pass` where there is something to play, or where being asked shall tell nothing."""
    if state.n_legal > 0 or (state.parameters.poker_face and state.heroes[seat].cards > 0):
        state.offer(PASS)


def play_card(state: Position, seat: i64, action: i64) -> None:
    """D-9.2, D-0.5 The card leaves the hand: lasting ones to the table, the others to the pile, then the effect."""
    kind = BASE[action]
    card = ARG1[action]
    if kind == PLAY_UNDERWORLD:
        card = Card.UNDERWORLD
    elif kind == PLAY_CHARON:
        card = Card.CHARON
    elif kind != PLAY:
        card = Card.CALL
    state.lose_card(seat, card)
    if card > Card.FLEECE and card != Card.HERMES:
        state.pile[card] += 1
    take_effect(state, seat, card, action)
    if state.phase == Phase.RECKONING and card != Card.ZEUS:
        after_play(state)


def take_effect(state: Position, seat: i64, card: i64, action: i64) -> None:
    """D-10 What each card does."""
    hero = state.heroes[seat]
    amounts: vec[i64] = state.parameters.amounts
    if card == Card.PEGASUS:
        hero.pegasus += 1
    elif card == Card.HADES:
        hero.hades += 1
    elif card == Card.FLEECE:
        hero.fleece += 1
    elif card == Card.UNDERWORLD:
        bring_aboard(state, seat, ARG1[action] + 1)
    elif card == Card.POSEIDON:
        state.step.wind += amounts[card]
    elif card == Card.ATHENA:
        state.fight.at(state.fight.side).shields += 1
    elif card == Card.ZEUS:
        state.fight.zeus = True
        state.fight.stage = Phase.TOSS
    elif card == Card.HERMES:
        state.draw = Draw(seat, amounts[card], True)
    elif card == Card.CALL:
        move_hydra(state, seat, action)
    elif card == Card.CHARON:
        land(state, seat, ARG1[action])
    else:
        state.step.orpheus = True
