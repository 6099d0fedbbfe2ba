"""D-4, D-5 The turn: the roll, the steps of the others, the Kylix and its four actions."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.deukalion.actions import (
    ARG1,
    ARG2,
    DONE,
    END,
    KYLIX,
    N_CARDS,
    N_DICE,
    N_FACES,
    RECOVER,
    ROLL,
    SOLDIERS,
    TAKE_CARDS,
    Card,
)
from lapilli.games.deukalion.rules.steps import NONE, Draw, Phase, Sailing, Step
from lapilli.games.deukalion.state import Position


def begin_turn(state: Position, seat: i64) -> None:
    """D-4.8, D-3.9 A seat becomes the active one and rolls."""
    state.active = seat
    state.step = Step(NONE)
    state.turn += 1
    state.sent = 0
    state.waived = 0
    state.kylix = NONE
    for die in range(N_DICE):
        state.dice[die] = 0
    state.turn_phase = Phase.ROLL


def offer_rolls(state: Position) -> None:
    """D-4.1 The next of five dice, each face by how often it stands on the die."""
    die: i64 = 0
    while state.dice[die] != 0:
        die += 1
    for face in range(N_FACES):
        if state.parameters.faces[face] > 0:
            state.offer_chance(ROLL + die * N_FACES + face, state.parameters.faces[face])


def roll(state: Position, action: i64) -> None:
    """D-4.1, D-4.2 After the last die the left neighbour of the active seat takes its step."""
    state.dice[ARG1[action]] = ARG2[action] + 1
    if ARG1[action] == N_DICE - 1:
        begin_step(state, state.left_of(state.active))


def begin_step(state: Position, seat: i64) -> None:
    """D-4.2, D-4.3 A step begins with everything unused."""
    state.turn_phase = Phase.STEP
    state.step = Step(seat)


def offer_step(state: Position) -> None:
    """D-4.3, D-4.4 What only a non-active seat has: recovering instead of sailing, and `done`."""
    hero = state.heroes[state.stepper]
    if state.step.sailing == Sailing.UNUSED and hero.below > 0 and state.room(state.stepper) > 0:
        state.offer(RECOVER)
    state.offer(DONE)


def recover(state: Position) -> None:
    """D-4.4 Two soldiers come aboard, fewer if fewer are below or fit; it takes the place of the sailing."""
    bring_aboard(state, state.stepper, state.parameters.recover)
    state.step.sailing = Sailing.SPENT


def bring_aboard(state: Position, seat: i64, most: i64) -> None:
    """Soldiers come from the underworld, as many as are below and fit."""
    hero = state.heroes[seat]
    number = min(most, min(hero.below, state.room(seat)))
    hero.below -= number
    hero.aboard += number


def end_step(state: Position) -> None:
    """D-4.2, D-4.5 The next seat takes its step; after the last one the active seat sets the Kylix."""
    following = state.left_of(state.stepper)
    if following == state.active:
        state.turn_phase = Phase.KYLIX
        state.step = Step(NONE)
    else:
        begin_step(state, following)


def offer_settings(state: Position) -> None:
    """D-5.1 The cup may be turned; settings giving the same four values are one."""
    dice = state.dice
    period: i64 = 4
    if dice[0] == dice[2] and dice[1] == dice[3]:
        period = 2
        if dice[0] == dice[1]:
            period = 1
    for rim in range(period):
        state.offer(KYLIX + rim)


def set_kylix(state: Position, action: i64) -> None:
    """D-5.1 The rim named becomes the card die; clockwise follow soldiers, sailing, Hydra."""
    begin_step(state, state.active)
    state.turn_phase = Phase.MAIN
    state.kylix = ARG1[action]
    state.step.cards_done = not draws_any(state)


def draws_any(state: Position) -> bool:
    """D-5.3 Does the card die let anybody draw? If not, `cards` counts as done."""
    die = state.die(0)
    return die == state.parameters.others_draw or die == state.parameters.active_draws


def offer_main(state: Position) -> None:
    """D-4.6, D-5.2 to D-5.4 Each action once: cards, soldiers, and the end of the turn, which waits for the cards."""
    seat = state.stepper
    if not state.step.cards_done:
        state.offer(TAKE_CARDS)
    if not state.step.soldiers_done:
        for number in range(min(state.die(1), min(state.heroes[seat].below, state.room(seat)))):
            state.offer(SOLDIERS + number)
    if state.step.cards_done:
        state.offer(END)


def close_stop(state: Position) -> None:
    """D-5.7, D-6.8 Another action, or a push of its own ship, ends an open stop; an unused sailing stays."""
    if state.step.sailing == Sailing.STOP:
        state.step.sailing = Sailing.SPENT


def take_cards(state: Position) -> None:
    """D-5.3 One card for every other seat, from the left of the active one, or one for the active seat."""
    state.step.cards_done = True
    close_stop(state)
    if state.die(0) == state.parameters.active_draws:
        state.draw = Draw(state.active, 1, False)
    else:
        state.draw = Draw(state.left_of(state.active), state.seats - 1, False)


def take_soldiers(state: Position, action: i64) -> None:
    """D-5.4 This many own soldiers come from the underworld aboard."""
    state.step.soldiers_done = True
    close_stop(state)
    bring_aboard(state, state.stepper, ARG1[action] + 1)


def end_turn(state: Position) -> None:
    """D-4.8, D-15.5 The left neighbour becomes active, unless the agreed number of turns is over."""
    if state.turn == state.parameters.turn_limit:
        state.turn_phase = Phase.OVER
    else:
        begin_turn(state, state.left_of(state.active))


def draw(state: Position, action: i64) -> None:
    """D-5.8, D-10.8 A card comes into a hand; after the last draw a waiting Hermes reaches the pile."""
    state.gain_card(ARG1[action], ARG2[action])
    drawing = state.draw
    if drawing is not None:
        if not drawing.hermes:
            drawing.seat = state.left_of(drawing.seat)
        drawing.left -= 1
        if drawing.left == 0:
            stop_drawing(state, drawing)


def refill(state: Position) -> None:
    """D-5.8 An empty bag is filled from the discard pile; if both are empty nothing is drawn."""
    cards: i64 = 0
    for card in range(N_CARDS):
        cards += state.pile[card]
        state.deck[card] += state.pile[card]
        state.pile[card] = 0
    state.deck_size += cards
    drawing = state.draw
    if cards == 0 and drawing is not None:
        stop_drawing(state, drawing)


def stop_drawing(state: Position, drawing: Draw) -> None:
    """D-10.8 Only now is a Hermes discarded, so it can never be drawn by itself."""
    state.draw = None
    if drawing.hermes:
        state.pile[Card.HERMES] += 1
