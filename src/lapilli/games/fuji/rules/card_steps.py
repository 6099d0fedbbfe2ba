"""F-12, F-10.11: the steps that follow a card: lending, rerolling, turning and setting aside dice."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.actions import (
    ASIDE,
    DONE,
    DUMMY,
    FLIP,
    LEND,
    PASS,
    PICK,
    REFUSE,
    REROLL,
    SET,
    STOP,
    THROW,
    TURN,
    VERB,
    Card,
)
from lapilli.games.fuji.rules.dice import (
    argument_of,
    change,
    die_of,
    offer_picks,
    pick,
    reset_phrases,
    show,
    spectators,
    throw,
)
from lapilli.games.fuji.rules.effects import end_card, full_throws
from lapilli.games.fuji.rules.names import ALL, DICE, Phase
from lapilli.games.fuji.rules.steps import Handling
from lapilli.games.fuji.state import Position


def is_third(state: Position, hand: i64) -> bool:
    return state.third and hand >= 2


def offer_follow(state: Position, hand: i64) -> None:
    """What the hand concerned may do; in B a hand that handles p3's dice may pass (F-10.11)."""
    phase = state.phase
    third: i64 = 1 if is_third(state, hand) else 0
    if phase == Phase.THROWING:
        offer_throwing(state, hand, third)
        return
    if phase == Phase.LENDING:
        offer_dice(state, hand, LEND + third * 30)
        if state.card_use().card == Card.LIGHTER and not third:
            state.offer(REFUSE)
    elif phase == Phase.CUTTING:
        offer_dice(state, hand, ASIDE + third * 30)
        if state.in_hand().acted:
            state.offer(DONE + third)
    elif phase == Phase.FLIPPING:
        offer_flips(state, hand, third)
        if state.in_hand().acted:
            state.offer(DONE + third)
    elif phase == Phase.TURNING:
        offer_turns(state, hand, third)
    if third and not state.in_hand().acted:
        state.offer(PASS)


def offer_dice(state: Position, hand: i64, base: i64) -> None:
    """Each counted die of the hand."""
    figure = state.hand_figure(hand)
    dice = state.hand_dice(hand)
    for die in range(DUMMY * SET):
        if dice >> die & 1:
            state.offer(base + argument_of(figure, die))


def offer_flips(state: Position, hand: i64, third: i64) -> None:
    """F-12.5, F-12.6 Dice that show a 1 (compass: a 6)."""
    figure = state.hand_figure(hand)
    face = state.card_use().face
    dice = state.hand_dice(hand)
    for argument in range(DICE):
        die = die_of(figure, argument)
        if dice >> die & 1 and argument_of(figure, die) == argument and state.value[die] == face:
            state.offer(FLIP + third * 30 + argument)


def offer_turns(state: Position, hand: i64, third: i64) -> None:
    """F-12.10 One counted die, any other face."""
    figure = state.hand_figure(hand)
    dice = state.hand_dice(hand)
    for die in range(DUMMY * SET):
        if dice >> die & 1:
            for face in range(1, 7):
                if face != state.value[die]:
                    state.offer(TURN + third * 180 + argument_of(figure, die) * 6 + face - 1)


def offer_throwing(state: Position, hand: i64, third: i64) -> None:
    """F-12.13, F-12.15 Picks and a throw; a second reroll of Water, or one given by another, may be declined."""
    offer_picks(state, hand, PICK + third * 30)
    use = state.card_use()
    untouched = state.in_hand().left == full_throws(use)
    if state.picked[hand]:
        state.offer(THROW + third)
    elif third and untouched:
        state.offer(PASS)
    elif not untouched or use.target != use.user:
        state.offer(STOP + third)


def follow(state: Position, hand: i64, action: i64, argument: i64) -> None:
    """Carry out one step of the card."""
    verb = VERB[action]
    figure = state.hand_figure(hand)
    if verb == PICK:
        pick(state, hand, argument)
    elif verb == THROW:
        state.in_hand().left -= 1
        throw(state, hand)
    elif verb == LEND:
        lend(state, hand, die_of(figure, argument))
        end_card(state, True)
    elif verb == REFUSE:
        refuse(state)
    elif verb == ASIDE:
        set_aside(state, hand, die_of(figure, argument))
    elif verb == FLIP:
        die = die_of(figure, argument)
        change(state, die, 7 - state.value[die])
        state.in_hand().acted += 1
    elif verb == TURN:
        change(state, die_of(figure, argument // 6), argument % 6 + 1)
        reset_phrases(state, hand)
        end_card(state, True)
    else:  # pass, done, stop
        next_hand(state, hand)


def next_hand(state: Position, hand: i64) -> None:
    """F-10.11 For the third figure p2 follows p1; otherwise, and then, the card is finished."""
    use = state.card_use()
    if is_third(state, hand) and hand == 2:
        use.hand = 3
        left = full_throws(use) if state.phase == Phase.THROWING else state.in_hand().left
        state.handling = Handling(left)  # each side has a card's full number of rerolls, dice are cut together
    elif state.phase == Phase.LENDING and use.card == Card.LIGHTER:
        refuse(state)
    else:
        end_card(state, True)


def refuse(state: Position) -> None:
    """F-12.2 Refused: the card is kept, and that figure is not asked again by it in this phase."""
    use = state.card_use()
    shift: i64 = 4 if use.wielded == Card.KNIFE else 0
    state.refused |= 1 << shift + use.target
    end_card(state, False)


def thrown(state: Position, hand: i64) -> None:
    """The dice of a card have fallen: another reroll, the other side, or the end of the card."""
    reset_phrases(state, hand)
    if state.in_hand().left == 0:
        next_hand(state, hand)


def lend(state: Position, hand: i64, die: i64) -> None:
    """F-12.2, F-12.4, F-10.12 The die keeps its face; giver and receiver know it."""
    use = state.card_use()
    receiver = use.user if use.card == Card.LIGHTER else use.target
    bit: i64 = 1 << die
    state.figures[state.hand_figure(hand)].dice &= ~bit
    state.figures[receiver].dice |= bit
    reset_phrases(state, hand)
    if state.third and receiver == 2:
        seat = state.hand_seat(hand)
        state.left = state.left | bit if seat == 0 else state.left & ~bit
        reset_phrases(state, 2 + seat)
    else:
        reset_phrases(state, receiver)
    show(state, bit, spectators(state, die))


def set_aside(state: Position, hand: i64, die: i64) -> None:
    """F-12.7 One or two dice leave the count, visible to all at once."""
    state.figures[state.hand_figure(hand)].dice &= ~(1 << die)
    state.aside |= 1 << die
    show(state, 1 << die, ALL)
    reset_phrases(state, hand)
    handling = state.in_hand()
    handling.acted += 1
    handling.left -= 1
    if handling.left == 0:
        end_card(state, True)


# -- carabiner -------------------------------------------------------------------------------------------------


def must_reroll(state: Position, hand: i64) -> bool:
    """F-12.3, F-10.11 Is this hand still to choose? On p3's far side only once the near one has passed."""
    chosen = state.card_use().chosen
    if chosen >> hand & 1:
        return False
    return not (state.third and hand == 3) or chosen >> 2 & 1 == 1


def offer_rerolls(state: Position, hand: i64) -> None:
    """F-12.3 Exactly one counted die; p1 may leave p3's to p2 if there is one on that side."""
    third: i64 = 1 if is_third(state, hand) else 0
    offer_dice(state, hand, REROLL + third * 30)
    if hand == 2 and third and state.hand_dice(3):
        state.offer(PASS)


def choose_reroll(state: Position, hand: i64, action: i64, argument: i64) -> None:
    """F-12.3 All choose before the first die falls."""
    use = state.card_use()
    use.chosen |= 1 << hand
    if action != PASS:
        state.picked[hand] = 1 << die_of(state.hand_figure(hand), argument)
        if is_third(state, hand):
            use.chosen |= 12
    if use.chosen == (1 << state.hands) - 1:
        for index in range(state.hands):
            state.rolling |= state.picked[index]
            state.picked[index] = 0


def all_rerolled(state: Position) -> None:
    """F-12.3 Every die has fallen."""
    for hand in range(state.hands):
        reset_phrases(state, hand)
    end_card(state, True)
