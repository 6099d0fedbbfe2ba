"""Phase 5 in the hands of the rule-of-thumb player: who goes first, and who is asked to."""

from __future__ import annotations

from lapilli.games.fuji.actions import GO
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hearing import FIRST, LAST, Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu

MATTERS = 0.01  # orders whose results differ by less are alike
FAVOUR = 1.0  # what going first may cost the team when somebody asks for it


def choose_turn(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-5.2 Go when the own place in the best order has come; otherwise let another go first, and say so."""
    rows = [row for key in ("go", "p3-go") for row in menu[key]]
    if not rows:
        return None
    hearing = Hearing(view, seat)
    going = {(2 if row[0] == GO + 1 else seat): row[0] for row in rows}
    first = mind.team.leaders(mind.state, FAVOUR if hearing.first else MATTERS)
    for figure, action in going.items():
        if figure in first and not (_gives_way(view, hearing) and _can_wait(view, seat, menu)):
            return action
    if _can_wait(view, seat, menu):
        if not set(going) & set(first):
            request = _ask_first(view, menu, first)
            if request is not None:
                return request
        return next(action for action, words in menu["will-order"] if words["order"] == "last")
    return rows[0][0]


def _gives_way(view: View, hearing: Hearing) -> bool:
    """F-13.14 Another asks it to go last, or has said that it will go first."""
    others = [seat for seat in range(view["seats"]) if seat != hearing.seat and f"p{seat + 1}" not in view["gone"]]
    return (hearing.last and not hearing.first) or any(hearing.announced(other, FIRST) for other in others)


def _can_wait(view: View, seat: int, menu: Menu) -> bool:
    """Can it still say `will last`, and is there somebody who has not?"""
    hearing = Hearing(view, seat)
    others = [other for other in range(view["seats"]) if other != seat and f"p{other + 1}" in view["awaited"]]
    able = any(words["order"] == "last" for _, words in menu["will-order"])
    return able and any(not hearing.announced(other, LAST) for other in others)


def _ask_first(view: View, menu: Menu, first: list[int]) -> int | None:
    """F-13.14 Ask the one whose turn should come first, unless somebody has."""
    for figure in first:
        if Hearing(view, -1, figure).first or figure >= view["seats"]:
            return None
    for action, words in menu["please-order"]:
        if words["order"] == "first" and words["figure"] == f"p{first[0] + 1}":
            return action
    return None
