"""The decisions of the heuristic player, phase by phase; NONE where it has no preference."""

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
    PLEASE_ORDER,
    READY,
    STOP,
    TAKE,
    UNREADY,
    WALK,
    WILL_ORDER,
)
from lapilli.games.fuji.player.belief import Belief
from lapilli.games.fuji.player.hand import choose_card, choose_dice, flash, give_away
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.requests import FIRST, LAST, Requests
from lapilli.games.fuji.player.talk import last_words, reply, something_to_say
from lapilli.games.fuji.rules.gear import moves_made
from lapilli.games.fuji.rules.names import DICE, HANDLING, NONE, THIRD, Phase

MAX_MARKER_MOVES: Final[i64] = 8  # how often a marker is moved in one phase
MARGIN: Final = 0.4  # a new destination must be better by so much
FAVOUR: Final = 0.8  # what it does for somebody who asks: two margins, so that it does not go back afterwards
THANKS: Final[i64] = ANSWER + 3
ENDINGS: Final = packed([READY, DONE, DONE + 1, STOP, STOP + 1, PASS, TAKE, TAKE + 1, GO, GO + 1])
HANDS: Final[i64] = HANDLING | 1 << Phase.REROLLS | 1 << Phase.CARABINER  # phases in which a hand chooses dice


def decide(belief: Belief, menu: Menu) -> int:
    """One action of the menu."""
    choice = opinion(belief, menu)
    return int(choice if choice != NONE else default_action(menu))


def opinion(belief: Belief, menu: Menu) -> i64:
    """What the heuristic wants."""
    phase = belief.state.phase
    if phase == Phase.PLANNING or phase == Phase.GEAR:
        answer = reply(belief, menu)
        if answer != NONE:
            return answer
        if menu.has(UNREADY):
            return say_nothing(menu)
    if phase == Phase.TURNS:
        turn = choose_turn(belief, menu)
        return turn if turn != NONE else say_nothing(menu)
    if HANDS >> phase & 1:
        return choose_dice(belief, menu)
    agreed = proposed(belief, menu)
    if agreed != NONE:
        return agreed
    if phase == Phase.PLANNING:
        return plan(belief, menu)
    if phase == Phase.GEAR:
        return gear(belief, menu)
    if phase == Phase.BARS:
        return bars(belief, menu)
    if phase == Phase.WALK:
        return calmest(belief, menu)
    if phase == Phase.INJURY:
        return least(menu, INJURY, FIGURES, belief.team.injury(belief.state))
    if phase == Phase.LOSING:
        return least(menu, LOSE, DICE, belief.team.worst_die(belief.state))
    return NONE


def default_action(menu: Menu) -> i64:
    """Without an opinion: finish what can be finished, else the first."""
    for action in ENDINGS:
        if menu.has(action):
            return action
    return menu.foremost


def say_nothing(menu: Menu) -> i64:
    """A ready seat is not waited for; if it is asked all the same it says something that tells nothing."""
    return THANKS if menu.has(THANKS) else NONE


def proposed(belief: Belief, menu: Menu) -> i64:
    """F-10.10 What the other seat has entered for the third figure, if one can agree."""
    if not belief.state.third:
        return NONE
    entry = belief.state.entries[1 - belief.seat]
    return entry if entry != NONE and menu.has(entry) else NONE


# -- phases 2 and 4 --------------------------------------------------------------------------------------------


def plan(belief: Belief, menu: Menu) -> i64:
    """Say what helps, mark the best card, listen, mark again if it pays, be ready."""
    choice = something_to_say(belief, menu)
    if choice == NONE:
        choice = choose_card(belief, menu)
    if choice == NONE:
        choice = give_away(belief, menu)
    if choice == NONE:
        choice = mark(belief, menu, MARK, belief.seat)
    if choice == NONE and belief.state.third:
        choice = mark(belief, menu, MARK + CELLS, THIRD)
    if choice == NONE:
        choice = flash(belief, menu)
    if choice == NONE:
        choice = last_words(belief, menu)
    if choice == NONE and menu.has(READY):
        return READY
    return choice


def gear(belief: Belief, menu: Menu) -> i64:
    """Use what helps, be ready."""
    choice = choose_card(belief, menu)
    if choice == NONE:
        choice = give_away(belief, menu)
    if choice == NONE and menu.has(READY):
        return READY
    return choice


def mark(belief: Belief, menu: Menu, kind: i64, figure: i64) -> i64:
    """The best destination, if it is better than the present one by a margin."""
    state = belief.state
    action = menu.of(kind)
    marker = state.figures[figure].marker
    max_moves = MAX_MARKER_MOVES if figure == belief.seat else 2 * MAX_MARKER_MOVES
    if action == NONE or (marker != NONE and moves_made(state, belief.seat) >= max_moves):
        return NONE
    requests = belief.requests if figure == belief.seat else belief.requests.of(figure)
    if marker != NONE and marker == requests.destination:
        return NONE
    go, avoid = requests.go, requests.avoid
    stay: i64 = state.figures[figure].cell if requests.stay else NONE
    best: i64 = NONE
    most = 0.0
    if marker != NONE:
        most = belief.score(figure, marker) + wish(marker, go, avoid, stay) + MARGIN
    while action != NONE:
        cell = state.map.at[action - kind]
        score = belief.score(figure, cell) + wish(cell, go, avoid, stay)
        if score > most or (best == NONE and marker == NONE):
            most = score
            best = action
        action = menu.next(action)
    return best


def wish(cell: i64, go: i64, avoid: i64, stay: i64) -> float:
    """F-13.14 Where others ask the figure to go, to stay or not to go: followed if it costs little."""
    if cell == stay:
        return FAVOUR
    if avoid >> cell & 1:
        return -FAVOUR
    return FAVOUR if go >> cell & 1 else 0.0


# -- phase 5 ---------------------------------------------------------------------------------------------------


def bars(belief: Belief, menu: Menu) -> i64:
    """F-11.5 Just enough bars for the mover to succeed, or none."""
    if belief.team.bars(belief.state) == 0:
        return NONE
    mover = belief.state.mover()
    action = BAR + mover
    if not menu.has(action):
        action += FIGURES
    return action if menu.has(action) else NONE


def calmest(belief: Belief, menu: Menu) -> i64:
    """The way past the fewest eruption tokens."""
    action = menu.of(WALK)
    if action == NONE:
        action = menu.of(WALK + len(PATH_CODES))
    best: i64 = NONE
    fewest: i64 = 100
    while action != NONE:
        tokens = belief.team.tokens(belief.state, PATH_CODES[(action - WALK) % len(PATH_CODES)])
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


MATTERS: Final = 0.01  # orders whose results differ by less are alike
FIRST_FAVOUR: Final = 1.0  # what going first may cost the team when somebody asks for it


def choose_turn(belief: Belief, menu: Menu) -> i64:
    """F-5.2 Go when the own place in the best order has come; otherwise let another go first, and say so."""
    go = menu.has(GO)
    third = menu.has(GO + 1)
    if not go and not third:
        return NONE
    first = belief.team.leaders(belief.state, FIRST_FAVOUR if belief.requests.first else MATTERS)
    own = go and int(belief.seat) in first
    wait = can_wait(belief, menu)
    if (own or (third and int(THIRD) in first)) and not (wait and gives_way(belief)):
        return GO if own else GO + 1
    if not wait:
        return GO if go else GO + 1
    if not own and not (third and int(THIRD) in first):
        request = ask_first(belief, menu, first)
        if request != NONE:
            return request
    return WILL_ORDER + 1


def gives_way(belief: Belief) -> bool:
    """F-13.14 Another asks it to go last, or has said that it will go first."""
    requests = belief.requests
    if requests.last and not requests.first:
        return True
    for other in range(belief.state.seats):
        if other != belief.seat and not belief.state.gone >> other & 1 and requests.announced(other, FIRST):
            return True
    return False


def can_wait(belief: Belief, menu: Menu) -> bool:
    """Can it still say `will last`, and is there somebody who has not?"""
    if not menu.has(WILL_ORDER + 1):
        return False
    awaited = belief.state.required_actors()
    for other in range(belief.state.seats):
        if other != belief.seat and awaited >> other & 1 and not belief.requests.announced(other, LAST):
            return True
    return False


def ask_first(belief: Belief, menu: Menu, first: list[int]) -> i64:
    """F-13.14 Ask the one whose turn should come first, unless somebody has."""
    for figure in first:
        if Requests(belief.state, NONE, figure).first or figure >= belief.state.seats:
            return NONE
    action = PLEASE_ORDER + 2 * i64(first[0])
    return action if menu.has(action) else NONE
