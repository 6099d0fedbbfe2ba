"""F-1, F-3.5, F-14.6 to F-14.8 and section 8: throwing dice, who knows a face, movement values."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.fuji.actions import DUMMY, PLAIN, ROLL, SET
from lapilli.games.fuji.rules.masks import set_of, single
from lapilli.games.fuji.rules.names import ALL, CLAIM, DICE, DICE_FAMILIES, FACES, FAMILIES, NONE, SETS, VIEWERS
from lapilli.games.fuji.rules.word_bounds import total
from lapilli.games.fuji.state import Position


def die_of(figure: i64, argument: i64) -> i64:
    """The die meant by `u1` (own) or `p2.u1` (borrowed) of a figure."""
    return figure * SET + argument if argument < SET else argument - SET


def argument_of(figure: i64, die: i64) -> i64:
    """How a die is named from a figure's side; also its place in the order of dice (section 3.2)."""
    return die - figure * SET if die // SET == figure else SET + die


def requirement_of(state: Position, cell: i64) -> i64:
    """The requirement of the terrain card on a cell, as a row of the parameters."""
    return PLAIN + state.terrain[cell]


def movement_value(state: Position, figure: i64, requirement: i64) -> i64:
    """F-14.8 Valid counted dice, plus the bonuses that hold in this turn: power bars, own flare guns (F-12.12)."""
    one = state.figures[figure]
    value = total(state, one.dice, requirement) + one.bonus
    return value + 3 * one.flares if figure == state.mover() else value


def best_rival(state: Position, figure: i64, requirement: i64) -> i64:
    """F-14.9, F-10.4, F-10.3 The higher of the neighbours' values; the dummy counts with two players A."""
    best: i64 = 0
    neighbours = state.neighbours(figure)
    for other in range(state.count):
        if neighbours >> other & 1:
            value = movement_value(state, other, requirement)
            if value > best:
                best = value
    if state.dummy:
        value = total(state, state.dummy_dice(), requirement)
        if value > best:
            best = value
    return best


# -- chance ----------------------------------------------------------------------------------------------------


def next_die(state: Position) -> i64:
    """F-1.1, F-12.3 The die thrown next: figure by figure, own dice first, then borrowed ones, at last the dummy's."""
    for figure in range(state.count):
        dice = state.rolling & state.figures[figure].dice
        own = dice & set_of(figure)
        if own or dice:
            return lowest(own if own else dice)
    return lowest(state.rolling)


def lowest(dice: i64) -> i64:
    die: i64 = 0
    while not dice >> die & 1:
        die += 1
    return die


def offer_faces(state: Position) -> None:
    """F-1.1 Each face is as likely as any other."""
    die = next_die(state)
    holder = state.holder(die) if die < DUMMY * SET else DUMMY
    base = ROLL + (holder * DICE + argument_of(holder, die)) * FACES
    state.offer_even(base, FACES)


def fall(state: Position, action: i64) -> None:
    """F-1.2 A die falls behind its screen: only those behind it know the new face (F-12.8: all, if it is down)."""
    die = next_die(state)
    face = (action - ROLL) % FACES + 1
    state.rolling &= ~(1 << die)
    if die >= DUMMY * SET:
        state.value[die] = face
        state.known[die] = ALL
    else:
        change(state, die, face)


# -- knowledge -------------------------------------------------------------------------------------------------


def spectators(state: Position, die: i64) -> i64:
    """Who can look at a die where it lies: its seat; everybody while the screen is down."""
    if state.figures[state.holder(die)].radio:
        return ALL
    return 1 << state.hand_seat(state.keeper(die))


def change(state: Position, die: i64, face: i64) -> None:
    """A die gets a new face; anyone who cannot look at it only remembers the old one."""
    forget(state, die, spectators(state, die))
    state.value[die] = face
    state.known[die] = spectators(state, die)


def forget(state: Position, die: i64, keep: i64) -> None:
    """Viewers outside `keep` no longer know what a die shows, but remember what it showed."""
    lost = state.known[die] & ~keep
    for viewer in range(VIEWERS):
        if lost >> viewer & 1:
            state.memory[die] = state.memory[die] & ~(7 << 3 * viewer) | state.value[die] << 3 * viewer
    state.known[die] &= keep


def veil(state: Position, hand: i64) -> None:
    """Something happens to some dice of a hand behind the screen: nobody else knows to which."""
    dice = state.hand_dice(hand)
    for die in range(SETS * SET):
        if dice >> die & 1:
            forget(state, die, spectators(state, die))


def show(state: Position, dice: i64, viewers: i64) -> None:
    """These viewers see these dice."""
    for die in range(SETS * SET):
        if dice >> die & 1:
            state.known[die] |= viewers


def unsettle(state: Position, hand: i64, stale: i64) -> None:
    """Dice of a hand may have changed: what was said about them is out of date (2: perhaps, while phase 3 lasts)."""
    for row in range(0, len(state.claims), CLAIM):
        if state.claims[row] == hand and state.claims[row + 6] == 0:
            state.claims[row + 6] = stale


def reset_phrases(state: Position, hand: i64) -> None:
    """F-13.11 Dice of a seat were changed by a card: its said-list and its budget start again."""
    seat = state.hand_seat(hand)
    for family in range(DICE_FAMILIES):
        state.said[seat * FAMILIES + family] = 0
    state.spoken &= ~(0xFFFF * single(16 * seat))
    unsettle(state, hand, 1)


def note_faces(state: Position, hand: i64, face: i64) -> None:
    """F-12.5, F-12.6 Everybody knows that a taped or compassed set now shows at least one such face."""
    note_claim(state, hand, NONE, NONE, face, face)


def note_claim(state: Position, hand: i64, action: i64, requirement: i64, least: i64, most: i64) -> None:
    """One more row of CLAIM numbers: what is now known of the dice of a hand."""
    claims = append(state.claims, hand)
    claims = append(claims, action)
    claims = append(claims, requirement)
    claims = append(claims, state.hand_dice(hand))
    claims = append(claims, least)
    claims = append(claims, most)
    state.claims = append(claims, 0)


# -- throwing --------------------------------------------------------------------------------------------------


def offer_picks(state: Position, hand: i64, action: i64) -> None:
    """F-3.5 Any counted dice, in any order; a die that is picked may be put back."""
    figure = state.hand_figure(hand)
    dice = state.hand_dice(hand)
    if state.buddy != NONE:
        dice &= ~(1 << state.buddy)
    for argument in range(DICE):
        die = die_of(figure, argument)
        if dice >> die & 1 and argument_of(figure, die) == argument:
            state.offer(action + argument)


def pick(state: Position, hand: i64, argument: i64) -> None:
    """F-3.5 Take a die up for the next throw, or put it back."""
    state.picked[hand] ^= 1 << die_of(state.hand_figure(hand), argument)


def throw(state: Position, hand: i64) -> None:
    """F-3.5 All picked dice are thrown together."""
    state.rolling = state.picked[hand]
    state.picked[hand] = 0
