"""F-3: rerolls behind the screens, in silence; F-11.3 the Buddy; F-11.5 what the Gatherer earns."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.fuji.actions import ASIDE, DUMMY, PICK, SET, STOP, THROW
from lapilli.games.fuji.rules.dice import argument_of, offer_picks, show, unsettle, veil
from lapilli.games.fuji.rules.equipment import phase_needed
from lapilli.games.fuji.rules.eruption import open_phase
from lapilli.games.fuji.rules.names import ALL, CLAIM, NONE, SETS, VIEWERS, Phase, Skill
from lapilli.games.fuji.rules.planning import rerolls_allowed
from lapilli.games.fuji.state import Position


def open_rerolls(state: Position) -> None:
    """F-2.9 Planning closes: markers are binding, screens up, the number of rerolls is fixed."""
    for figure in range(state.count):
        state.figures[figure].rerolls = rerolls_allowed(state, figure)
    open_phase(state, 3)
    state.phase = Phase.REROLLS
    state.stopped = 0
    for hand in range(state.hands):
        state.made[hand] = 0
        state.picked[hand] = 0
        if state.figures[state.hand_figure(hand)].rerolls > 0 and state.hand_dice(hand):
            veil(state, hand)
            unsettle(state, hand, 2)
    check_hands(state)


def rerolls_left(state: Position, hand: i64) -> i64:
    """F-3.1, F-10.8 Each side may spend the full number on its own dice of p3."""
    return state.figures[state.hand_figure(hand)].rerolls - state.made[hand]


def loose_dice(state: Position, hand: i64) -> i64:
    """Dice that can still be rerolled: not the one the Buddy set aside."""
    dice = state.hand_dice(hand)
    return dice if state.buddy == NONE else dice & ~(1 << state.buddy)


def buddy_asked(state: Position, hand: i64) -> bool:
    """F-11.3, F-10.9 Is the Buddy's decision still open in this hand?"""
    figure = state.hand_figure(hand)
    if state.buddy != NONE or not state.figures[figure].able(Skill.BUDDY):
        return False
    return state.hand_dice(hand) != 0 and (hand < 2 or not state.third or hand == 2 + state.side)


def hand_open(state: Position, hand: i64) -> bool:
    """F-3.7 Has this hand something to decide?"""
    if state.stopped >> hand & 1:
        return False
    return buddy_asked(state, hand) or (rerolls_left(state, hand) > 0 and loose_dice(state, hand) != 0)


def offer_hand(state: Position, hand: i64) -> None:
    """F-3.5, F-3.7, F-11.3 Pick, throw, set one aside, stop; after a pick only picks and the throw."""
    third: i64 = 1 if state.third and hand >= 2 else 0
    if not hand_open(state, hand):
        return
    if rerolls_left(state, hand) > 0:
        offer_picks(state, hand, PICK + third * 30)
    if state.picked[hand]:
        state.offer(THROW + third)
        return
    if buddy_asked(state, hand):
        figure = state.hand_figure(hand)
        dice = state.hand_dice(hand)
        for die in range(DUMMY * SET):
            if dice >> die & 1:
                state.offer(ASIDE + third * 30 + argument_of(figure, die))
    state.offer(STOP + third)


def check_hands(state: Position) -> None:
    """F-3.7, F-3.9 Who has nothing to decide is done; when all are, the phase closes."""
    for hand in range(state.hands):
        if not hand_open(state, hand):
            state.stopped |= 1 << hand
    if state.stopped == (1 << state.hands) - 1:
        close_rerolls(state)


def close_rerolls(state: Position) -> None:
    """F-3.9 The Buddy's die is shown, the Gatherer takes bars; then phase 4, or phase 5 at once (F-4.2)."""
    for figure in range(state.count):
        earned = earn_bars(state, figure)
        unchanged = earned > 0 and earned == state.figures[figure].rerolls
        settle_claims(state, figure, unchanged)
    if state.buddy != NONE:
        for one in state.figures:
            one.dice &= ~(1 << state.buddy)
        state.aside |= 1 << state.buddy
        show(state, state.aside, ALL)
        state.buddy = NONE
    state.stopped = 0
    if phase_needed(state):
        open_phase(state, 4)
        state.phase = Phase.GEAR
    else:
        open_turns(state)


def earn_bars(state: Position, figure: i64) -> i64:
    """F-11.5, F-10.8 One power bar per allowed but unused reroll, up to the limit."""
    one = state.figures[figure]
    if not one.able(Skill.GATHERER):
        return 0
    made = state.made[figure]
    if state.third and figure == 2 and state.made[3] > made:
        made = state.made[3]
    earned = one.rerolls - made
    if one.bars + earned > state.parameters.bar_limit:
        earned = state.parameters.bar_limit - one.bars
    one.bars += earned
    return earned


def settle_claims(state: Position, figure: i64, unchanged: bool) -> None:
    """What was said before the rerolls is out of date, unless the bars show that there were none."""
    for row in range(0, len(state.claims), CLAIM):
        if state.hand_figure(state.claims[row]) == figure and state.claims[row + 6] == 2:
            state.claims[row + 6] = 1
            if unchanged:
                state.claims[row + 6] = 0
    if unchanged:
        for die in range(SETS * SET):
            if state.figures[figure].dice >> die & 1:
                for viewer in range(VIEWERS):
                    if state.memory[die] >> 3 * viewer & 7 == state.value[die]:
                        state.known[die] |= 1 << viewer


def open_turns(state: Position) -> None:
    """F-5.1, F-10.2 Screens away; with two players A the dummy's hidden dice are thrown now."""
    open_phase(state, 5)
    state.gone = 0
    for figure in state.figures:
        show(state, figure.dice, ALL)
    if state.dummy:
        state.phase = Phase.HIDDEN
        state.rolling = 0b101010 << DUMMY * SET
    else:
        state.phase = Phase.TURNS
