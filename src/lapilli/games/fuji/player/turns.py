"""Phase 5 in the hands of the rule-of-thumb player: all dice lie open, so every order of turns can be tried."""

from __future__ import annotations

from itertools import permutations

from lapilli.games.fuji.actions import BAR, DONE, GO, LEAVE, PATH_CODES, VERB, WALK
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hearing import FIRST, LAST, Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.land import Land
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.board import walk_kinds, walk_limit
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.dice import best_rival, movement_value, requirement_of
from lapilli.games.fuji.rules.names import End, Stage
from lapilli.games.fuji.rules.turns import attainable, gatherer

VICTORY = 1000.0
MATTERS = 0.01  # orders whose results differ by less are alike
FAVOUR = 1.0  # what going first may cost the team when somebody asks for it


def choose_turn(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-5.2 Go when the own place in the best order has come; otherwise let another go first, and say so."""
    rows = [row for key in ("go", "p3-go") for row in menu.get(key, [])]
    if not rows:
        return None
    hearing = Hearing(view, seat)
    going = {(2 if row[0] == GO + 1 else seat): row[0] for row in rows}
    first = leaders(mind.state, FAVOUR if hearing.first else MATTERS)
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
    able = any(words["order"] == "last" for _, words in menu.get("will-order", []))
    return able and any(not hearing.announced(other, LAST) for other in others)


def _ask_first(view: View, menu: Menu, first: list[int]) -> int | None:
    """F-13.14 Ask the one whose turn should come first, unless somebody has."""
    for figure in first:
        if Hearing(view, -1, figure).first or figure >= view["seats"]:
            return None
    for action, words in menu.get("please-order", []):
        if words["order"] == "first" and words["figure"] == f"p{first[0] + 1}":
            return action
    return None


# -- trying orders ---------------------------------------------------------------------------------------------


def leaders(state: Course, margin: float = MATTERS) -> list[int]:
    """The figures that begin one of the best orders, or one that is hardly worse; in figure order."""
    waiting = [figure for figure in range(state.count) if not state.gone >> figure & 1]
    if len(waiting) < 2 or not order_matters(state, waiting):
        return waiting
    values = {order: worth_of(state, order) for order in permutations(waiting)}
    best = max(values.values()) - margin
    return sorted({order[0] for order, value in values.items() if value >= best})


def order_matters(state: Course, waiting: list[int]) -> bool:
    """Can a turn change another's? By winning, by an eruption, by a power bar, or by killing before the others win."""
    if gatherer(state) >= 0:
        return True
    outside = [one for one in state.figures if not state.villages >> one.cell & 1]
    if all(one.marker >= 0 and state.villages >> one.marker & 1 for one in outside):
        return True
    return any(_triggers(state, figure) for figure in waiting)


def _triggers(state: Course, figure: int) -> bool:
    """F-5.15 Can the walk of a figure pass an eruption token?"""
    if not state.eruption or not attainable(state, figure):
        return False
    land = Land(state)
    return any(land.passes(code) for code in walk_kinds(state, figure, walk_limit(state, figure)))


def worth_of(state: Course, order: tuple[int, ...]) -> float:
    """How the round ends if the figures go in this order."""
    trial = state.copy()
    for figure in order:
        if trial.stage != Stage.TURNS or trial.phase != 5:
            break
        seat = 0 if trial.third and figure == 2 else figure
        trial.play_as(seat, int(GO) + (1 if seat != figure else 0))
        while trial.phase == 5 and trial.stage not in (Stage.TURNS, Stage.OVER) and trial.actor >= 0:
            trial.play_as(trial.actor, usual(trial, [int(action) for action in trial.menu(trial.actor)]))
    if trial.end == End.VICTORY:
        return VICTORY - int(trial.gone).bit_count()  # whose success wins goes first
    if trial.end != End.NOT_YET:
        return -VICTORY
    land = Land(trial)
    return sum(
        land.worth(one.cell) - land.stamina(figure) * int(one.stamina) + 0.3 * int(one.bars)
        for figure, one in enumerate(trial.figures)
    )


def usual(state: Course, menu: list[int]) -> int:
    """What a player does within a turn, near enough: bars if they suffice, the way past the fewest tokens."""
    verb = int(VERB[menu[0]])
    if verb in (BAR, DONE):
        return spend(state, menu)
    if verb == WALK:
        land = Land(state)
        return min(menu, key=lambda action: land.passes(int(PATH_CODES[(action - WALK) % len(PATH_CODES)])))
    return next((action for action in menu if VERB[action] == LEAVE), menu[-1])


def spend(state: Course, menu: list[int]) -> int:
    """F-11.5 A bar for the mover if the bars are just enough for its success; otherwise none."""
    mover = int(state.mover())
    requirement = requirement_of(state, state.figures[mover].marker)
    short = best_rival(state, mover, requirement) - movement_value(state, mover, requirement) + 1
    held = int(state.figures[gatherer(state)].bars)
    for action in menu:
        if VERB[action] == BAR and (action - BAR) % 4 == mover and 0 < short <= held:
            return action
    return next(action for action in menu if VERB[action] == DONE)
