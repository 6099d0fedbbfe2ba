"""F-14.11: what an action does, handed to the phase it belongs to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    ASIDE,
    BAR,
    BASE,
    BURY,
    CARDS,
    DONE,
    GIVE,
    GO,
    INJURY,
    LEAVE,
    LOSE,
    MARK,
    PASS,
    PATH_CODES,
    PICK,
    PICK_CHARACTER,
    PICK_SKILL,
    READY,
    SIDE,
    TAKE,
    THROW,
    UNMARK,
    UNREADY,
    USE_BARE,
    USE_BINOCULARS,
    VERB,
    WALK,
)
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.card_steps import (
    all_rerolled,
    choose_reroll,
    follow,
    thrown,
)
from lapilli.games.fuji.rules.dice import die_of, fall, pick, throw
from lapilli.games.fuji.rules.effects import use, use_hand
from lapilli.games.fuji.rules.equipment import count_move, give
from lapilli.games.fuji.rules.eruption import disturb, lapse, open_phase
from lapilli.games.fuji.rules.names import HANDLING_PHASES, NONE, SETUP_PHASES, Phase
from lapilli.games.fuji.rules.planning import choose_side, mark
from lapilli.games.fuji.rules.rerolls import check_hands, open_rerolls, open_turns
from lapilli.games.fuji.rules.setup import choose, draw
from lapilli.games.fuji.rules.turns import (
    compare,
    go_on,
    heal_or_hurt,
    injure,
    lose,
    loser,
    spend_bar,
    start_turn,
    take_token,
    walk,
)
from lapilli.games.fuji.state import Position

# F-10.10 kinds of decisions about the third figure that both seats take
_JOINT_KINDS = (PICK_CHARACTER, PICK_SKILL, BURY, GIVE, BAR, WALK, TAKE, LEAVE, INJURY, LOSE)
JOINT: Final = packed([int(kind in _JOINT_KINDS) for kind in range(len(VERB))])


def speaks_for_third(action: i64) -> bool:
    """Does the notation name p3 as the figure that acts?"""
    verb = VERB[action]
    if USE_BARE <= verb <= USE_BINOCULARS:
        return use_hand(action) & 1 == 1
    return BASE[action] != verb


def needs_both(state: Position, action: i64) -> bool:
    """F-10.10 Is it a joint decision?"""
    verb = VERB[action]
    if USE_BARE <= verb <= USE_BINOCULARS:
        return True
    if verb == DONE:
        return state.phase == Phase.BARS
    return JOINT[verb] == 1


def carry_out(state: Position, seat: i64, figure: i64, action: i64) -> None:
    """A seat's action for its figure, or for the third one."""
    phase = state.phase
    argument = action - BASE[action]
    if SETUP_PHASES >> phase & 1:
        choose(state, argument)
    elif phase == Phase.PLANNING or phase == Phase.GEAR:
        carry_out_open(state, seat, figure, action, argument)
    elif phase == Phase.TURNS:
        if VERB[action] == GO:
            start_turn(state, figure)
        else:
            give(state, figure, argument)
    elif phase == Phase.REROLLS:
        carry_out_reroll(state, seat if figure == seat else seat + 2, action, argument)
    elif phase == Phase.CARABINER:
        choose_reroll(state, seat + 2 if figure != seat or action == PASS else seat, action, argument)
    elif HANDLING_PHASES >> phase & 1:
        follow(state, state.card_use().hand, action, argument)
    else:
        carry_out_decision(state, action, argument)


def carry_out_open(state: Position, seat: i64, figure: i64, action: i64, argument: i64) -> None:
    """Phases 2 and 4."""
    verb = VERB[action]
    if verb == READY:
        lapse(state)
        state.ready |= 1 << seat
        if state.ready == (1 << state.seats) - 1:
            if state.phase_number == 2:
                open_rerolls(state)
            else:
                open_turns(state)
    elif verb == UNREADY:
        state.ready &= ~(1 << seat)
        count_move(state, seat)
    elif verb == MARK:
        mark(state, seat, figure, state.map.at[argument])
    elif verb == UNMARK:
        mark(state, seat, figure, NONE)
    elif verb == SIDE:
        choose_side(state, seat, argument)
    else:
        if figure != seat:
            count_move(state, seat)
        if verb == GIVE:
            give(state, figure, argument)
        else:
            use(state, figure, action)


def carry_out_reroll(state: Position, hand: i64, action: i64, argument: i64) -> None:
    """Phase 3."""
    verb = VERB[action]
    if verb == PICK:
        pick(state, hand, argument)
    elif verb == THROW:
        state.made[hand] += 1
        throw(state, hand)
    elif verb == ASIDE:
        state.buddy = die_of(state.hand_figure(hand), argument)
        check_hands(state)
    else:
        state.stopped |= 1 << hand
        check_hands(state)


def carry_out_decision(state: Position, action: i64, argument: i64) -> None:
    """Phase 5: questions within a turn, and the dice that are lost after the last one."""
    verb = VERB[action]
    if verb == BAR:
        spend_bar(state, argument)
    elif verb == DONE:
        compare(state)
    elif verb == WALK:
        walk(state, PATH_CODES[argument])
    elif verb == TAKE:
        take_token(state)
    elif verb == LEAVE:
        go_on(state)
    elif verb == INJURY:
        injure(state, argument)
        heal_or_hurt(state)
    else:
        lose(state, loser(state), argument)


def execute_chance(state: Position, action: i64) -> None:
    """F-14.10 A die falls or a card comes."""
    if state.rolling:
        fall(state, action)
        if state.rolling == 0:
            dice_have_fallen(state)
    elif state.drawing():
        move = state.on_the_move()
        figure = move.figure
        move.drawing = False
        draw(state, figure, (action - BASE[action]) % CARDS)
        state.figures[figure].fresh |= 1 << (action - BASE[action]) % CARDS  # F-5.13
        disturb(state)
        go_on(state)
    else:
        choose(state, outcome(state, action))


def outcome(state: Position, action: i64) -> i64:
    """What chance has chosen in the set-up, without the figure or cell it is for."""
    argument = action - BASE[action]
    if state.phase == Phase.CHARACTERS:
        return argument % 4
    if state.phase == Phase.SKILLS:
        return argument % 6
    if state.phase == Phase.LEFT_OUT:
        return argument % 3
    if state.phase == Phase.DEALING:
        return argument % CARDS
    if state.phase == Phase.TERRAIN:
        return argument % 30
    if state.phase == Phase.STARTS:
        return argument % 2
    return argument


def dice_have_fallen(state: Position) -> None:
    """All dice lie: on to what the throw was for."""
    if state.phase == Phase.ROLLING:
        open_phase(state, 2)
        survey(state)
        state.phase = Phase.PLANNING
    elif state.phase == Phase.REROLLS:
        check_hands(state)
    elif state.phase == Phase.CARABINER:
        all_rerolled(state)
    elif state.phase == Phase.THROWING:
        thrown(state, state.card_use().hand)
    else:
        state.phase = Phase.TURNS
