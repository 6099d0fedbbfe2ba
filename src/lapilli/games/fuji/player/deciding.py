"""The decisions of the rule-of-thumb player, phase by phase, as actions of its menu; NONE where it has no opinion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.state import packed
from lapilli.games.fuji.actions import (
    ANSWER,
    BAR,
    CELLS,
    DONE,
    FIGURES,
    GO,
    INJURY,
    LOSE,
    MARK,
    PASS,
    PATH_CODES,
    READY,
    STOP,
    TAKE,
    UNREADY,
    WALK,
)
from lapilli.games.fuji.player.cards import choose_card, flash, give_away
from lapilli.games.fuji.player.hand import handle
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.talk import last_words, reply, something_to_say
from lapilli.games.fuji.player.turns import choose_turn
from lapilli.games.fuji.rules.gear import moves_made
from lapilli.games.fuji.rules.names import DICE, HANDLING, NONE, THIRD, Stage

PATIENCE: Final[i64] = 8  # how often a marker is moved in one phase
MARGIN: Final = 0.4  # a new destination must be better by so much
FAVOUR: Final = 0.8  # what it does for somebody who asks: two margins, so that it does not go back afterwards
THANKS: Final[i64] = ANSWER + 3
ENDINGS: Final = packed([READY, DONE, DONE + 1, STOP, STOP + 1, PASS, TAKE, TAKE + 1, GO, GO + 1])
HANDS: Final[i64] = HANDLING | 1 << Stage.REROLLS | 1 << Stage.CARABINER  # stages in which dice are handled


def decide(mind: Judgement, menu: Menu) -> int:
    """One action of the menu."""
    choice = opinion(mind, menu)
    return int(choice if choice != NONE else whatever(menu))


def opinion(mind: Judgement, menu: Menu) -> i64:
    """What the rule of thumb wants."""
    stage = mind.state.stage
    if stage == Stage.PLANNING or stage == Stage.GEAR:
        answer = reply(mind, menu)
        if answer != NONE:
            return answer
        if menu.has(UNREADY):
            return nothing(menu)
    if stage == Stage.TURNS:
        turn = choose_turn(mind, menu)
        return turn if turn != NONE else nothing(menu)
    if HANDS >> stage & 1:
        return handle(mind, menu)
    agreed = proposed(mind, menu)
    if agreed != NONE:
        return agreed
    if stage == Stage.PLANNING:
        return plan(mind, menu)
    if stage == Stage.GEAR:
        return gear(mind, menu)
    if stage == Stage.BARS:
        return bars(mind, menu)
    if stage == Stage.WALK:
        return calmest(mind, menu)
    if stage == Stage.INJURY:
        return least(menu, INJURY, FIGURES, mind.team.injury(mind.state))
    if stage == Stage.LOSING:
        return least(menu, LOSE, DICE, mind.team.worst_die(mind.state))
    return NONE


def whatever(menu: Menu) -> i64:
    """Without an opinion: finish what can be finished, else the first."""
    for action in ENDINGS:
        if menu.has(action):
            return action
    return menu.foremost


def nothing(menu: Menu) -> i64:
    """A ready seat is not waited for; if it is asked all the same it says something that tells nothing."""
    return THANKS if menu.has(THANKS) else NONE


def proposed(mind: Judgement, menu: Menu) -> i64:
    """F-10.10 What the other seat has entered for the third figure, if one can agree."""
    if not mind.state.third:
        return NONE
    entry = mind.state.entries[1 - mind.seat]
    return entry if entry != NONE and menu.has(entry) else NONE


# -- phases 2 and 4 --------------------------------------------------------------------------------------------


def plan(mind: Judgement, menu: Menu) -> i64:
    """Say what helps, mark the best card, listen, mark again if it pays, be ready."""
    choice = something_to_say(mind, menu)
    if choice == NONE:
        choice = choose_card(mind, menu)
    if choice == NONE:
        choice = give_away(mind, menu)
    if choice == NONE:
        choice = mark(mind, menu, MARK, mind.seat)
    if choice == NONE and mind.state.third:
        choice = mark(mind, menu, MARK + CELLS, THIRD)
    if choice == NONE:
        choice = flash(mind, menu)
    if choice == NONE:
        choice = last_words(mind, menu)
    if choice == NONE and menu.has(READY):
        return READY
    return choice


def gear(mind: Judgement, menu: Menu) -> i64:
    """Use what helps, be ready."""
    choice = choose_card(mind, menu)
    if choice == NONE:
        choice = give_away(mind, menu)
    if choice == NONE and menu.has(READY):
        return READY
    return choice


def mark(mind: Judgement, menu: Menu, kind: i64, figure: i64) -> i64:
    """The best destination, if it is better than the present one by a margin."""
    state = mind.state
    action = menu.of(kind)
    marker = state.figures[figure].marker
    patience = PATIENCE if figure == mind.seat else 2 * PATIENCE
    if action == NONE or (marker != NONE and moves_made(state, mind.seat) >= patience):
        return NONE
    hearing = Hearing(state, mind.seat, figure)
    go, avoid = hearing.go, hearing.avoid
    stay: i64 = state.figures[figure].cell if hearing.stay else NONE
    best: i64 = NONE
    most = 0.0
    if marker != NONE:
        most = mind.score(figure, marker) + wish(marker, go, avoid, stay) + MARGIN
    while action != NONE:
        cell = state.map.at[action - kind]
        score = mind.score(figure, cell) + wish(cell, go, avoid, stay)
        if score > most or (best == NONE and marker == NONE):
            most = score
            best = action
        action = menu.next(action)
    return best


def wish(cell: i64, go: i64, avoid: i64, stay: i64) -> float:
    """F-13.14 Where others ask the figure to go, to stay or not to go: heeded if it costs little."""
    if cell == stay:
        return FAVOUR
    if avoid >> cell & 1:
        return -FAVOUR
    return FAVOUR if go >> cell & 1 else 0.0


# -- phase 5 ---------------------------------------------------------------------------------------------------


def bars(mind: Judgement, menu: Menu) -> i64:
    """F-11.5 Just enough bars for the mover to succeed, or none."""
    if mind.team.bars(mind.state) == 0:
        return NONE
    mover = mind.state.mover()
    action = BAR + mover
    if not menu.has(action):
        action += FIGURES
    return action if menu.has(action) else NONE


def calmest(mind: Judgement, menu: Menu) -> i64:
    """The way past the fewest eruption tokens."""
    action = menu.of(WALK)
    if action == NONE:
        action = menu.of(WALK + len(PATH_CODES))
    best: i64 = NONE
    fewest: i64 = 100
    while action != NONE:
        tokens = mind.team.tokens(mind.state, PATH_CODES[(action - WALK) % len(PATH_CODES)])
        if tokens < fewest:
            fewest = tokens
            best = action
        action = menu.next(action)
    return best


def least(menu: Menu, kind: i64, size: i64, wanted: i64) -> i64:
    """What is wanted, of the own figure or the third one; else the first."""
    first = menu.of(kind)
    if first == NONE:
        kind += size
        first = menu.of(kind)
    return kind + wanted if menu.has(kind + wanted) else first
