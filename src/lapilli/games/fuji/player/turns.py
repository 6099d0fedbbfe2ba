"""Phase 5 in the hands of the rule-of-thumb player: who goes first, and who is asked to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.games.fuji.actions import GO, PLEASE_ORDER, WILL_ORDER
from lapilli.games.fuji.player.hearing import FIRST, LAST, Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.names import NONE, THIRD

MATTERS: Final = 0.01  # orders whose results differ by less are alike
FAVOUR: Final = 1.0  # what going first may cost the team when somebody asks for it


def choose_turn(mind: Judgement, menu: Menu) -> i64:
    """F-5.2 Go when the own place in the best order has come; otherwise let another go first, and say so."""
    go = menu.has(GO)
    third = menu.has(GO + 1)
    if not go and not third:
        return NONE
    first = mind.team.leaders(mind.state, FAVOUR if mind.hearing.first else MATTERS)
    own = go and int(mind.seat) in first
    wait = can_wait(mind, menu)
    if (own or (third and int(THIRD) in first)) and not (wait and gives_way(mind)):
        return GO if own else GO + 1
    if not wait:
        return GO if go else GO + 1
    if not own and not (third and int(THIRD) in first):
        request = ask_first(mind, menu, first)
        if request != NONE:
            return request
    return WILL_ORDER + 1


def gives_way(mind: Judgement) -> bool:
    """F-13.14 Another asks it to go last, or has said that it will go first."""
    hearing = mind.hearing
    if hearing.last and not hearing.first:
        return True
    for other in range(mind.state.seats):
        if other != mind.seat and not mind.state.gone >> other & 1 and hearing.announced(other, FIRST):
            return True
    return False


def can_wait(mind: Judgement, menu: Menu) -> bool:
    """Can it still say `will last`, and is there somebody who has not?"""
    if not menu.has(WILL_ORDER + 1):
        return False
    awaited = mind.state.required_actors()
    for other in range(mind.state.seats):
        if other != mind.seat and awaited >> other & 1 and not mind.hearing.announced(other, LAST):
            return True
    return False


def ask_first(mind: Judgement, menu: Menu, first: list[int]) -> i64:
    """F-13.14 Ask the one whose turn should come first, unless somebody has."""
    for figure in first:
        if Hearing(mind.state, NONE, figure).first or figure >= mind.state.seats:
            return NONE
    action = PLEASE_ORDER + 2 * i64(first[0])
    return action if menu.has(action) else NONE
