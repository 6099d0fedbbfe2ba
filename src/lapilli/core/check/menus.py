"""Menu checks: complete, without duplicates; every listed action plays and no unlisted one does."""

from __future__ import annotations

import contextlib
import re
from functools import cache
from pathlib import Path

from lapilli.core.check.random_positions import Broken, Plan, sampled, start, walk
from lapilli.core.coaching import COMMON_REFUSALS
from lapilli.core.errors import IllegalAction
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.table import Table


def actors_have_menus(game: Game, plan: Plan) -> None:
    """Who may act has actions, who may not has none; no action is listed twice or lies outside the space."""
    for state, _, _ in sampled(game, plan):
        mask = state.actors()
        if state.actor >= 0 and not mask >> state.actor & 1:
            raise Broken(f"the first actor {state.actor} is not among the actors {mask:b}")
        if state.required_actors() & ~mask:
            raise Broken("somebody is awaited who may not act")
        for seat in (CHANCE, *range(state.seats)):
            menu = state.menu(seat)
            may_act = seat == state.actor or (seat >= 0 and bool(mask >> seat & 1))
            if may_act != bool(menu):
                raise Broken(f"seat {seat} {'may' if may_act else 'may not'} act and has {len(menu)} actions")
            if len(set(menu)) != len(menu):
                twice = next(action for action in menu if menu.count(action) > 1)
                raise Broken(f"{game.space.text(twice)!r} is listed twice")
            if any(not 0 <= action < game.space.size for action in menu):
                raise Broken("an action outside the space is listed")


def menus_agree_with_why_not(game: Game, plan: Plan) -> None:
    """An action is listed exactly if `why_not` has nothing against it: the rules said twice must agree."""
    rng = Rng(plan.seed)
    for state, _, _ in sampled(game, plan):
        agree(game, state, plan, rng)


def agree(game: Game, state: State, plan: Plan, rng: Rng) -> None:
    """The same for one position."""
    for seat in range(state.seats):
        if not state.actors() >> seat & 1:
            continue
        menu = set(state.menu(seat))
        for action in _probe(game, menu, plan, rng):
            refusal = game.coaching.why_not(state, seat, action)
            if refusal is None and action not in menu:
                raise Broken(f"the menu misses {game.space.text(action)!r}: no rule forbids it")
            if refusal is not None and action in menu:
                raise Broken(f"{game.space.text(action)!r} is listed although {refusal.message} ({refusal.rule})")


def _probe(game: Game, menu: set[int], plan: Plan, rng: Rng) -> set[int]:
    """The menu, and of a large space a fair share: every kind some, neighbours of listed actions all."""
    if game.space.size <= plan.samples:
        return set(range(game.space.size))
    probe = set(menu)
    for action in list(menu)[:50]:
        probe.update(near for near in range(action - 3, action + 4) if 0 <= near < game.space.size)
    for kind in game.space.kinds:
        probe.update(kind.base + int(rng.below(kind.size)) for _ in range(min(kind.size, 8)))
    while len(probe) < plan.samples:
        probe.add(int(rng.below(game.space.size)))
    return probe


def every_listed_action_plays(game: Game, plan: Plan) -> None:
    """After any listed action the position is at rest: somebody has a choice, chance is due, or it is over."""
    for state, _, _ in sampled(game, plan):
        for seat in (CHANCE, *range(state.seats)):
            menu = state.menu(seat)
            for action in menu[:: max(1, len(menu) // 25)]:
                trial = state.copy()
                trial.play_as(seat, action)
                if trial.actor != NOBODY and trial.n_legal == 0:
                    raise Broken(f"nobody can go on and the game is not over (after {game.space.text(action)!r})")


def no_unlisted_action_plays(game: Game, plan: Plan) -> None:
    """The border refuses what is not listed, with words in every language, and nothing changes."""
    rng = Rng(plan.seed)
    for state, _, _ in sampled(game, plan):
        table = Table(game, state.copy(), options={}, box=game.rules.load_box(), seed="check")
        before = game.rules.position(state)
        for seat in range(state.seats):
            menu = set(state.menu(seat))
            for _ in range(5):
                action = int(rng.below(game.space.size))
                if action not in menu:
                    _refuse(table, state, seat, action)
        if game.rules.position(table.state) != before:
            raise Broken("a refused action changed the position")


def _refuse(table: Table, state: State, seat: int, action: int) -> None:
    with contextlib.suppress(IllegalAction):
        try:
            table.play(table.game.space.text(action), seat)
        except IllegalAction as error:
            for lang in table.game.words.languages:
                if not error.say(lang):
                    raise Broken(f"a refusal without words in {lang}") from None
            raise
        raise Broken(f"{table.game.space.text(action)!r} was played although it is not listed")


def refusals_name_a_clause(game: Game, plan: Plan) -> None:
    """Every refusal names a clause that the rules have, also "not your turn", "over" and what cannot be taken back."""
    for message in COMMON_REFUSALS:
        _name_a_clause(game, message, game.coaching.clauses.get(message, ""))
    for kind in game.space.kinds:
        _name_a_clause(game, "not-now", kind.rule or game.coaching.clauses.get("not-now", ""))
    rng = Rng(plan.seed)
    finished = start(game, *plan.setups(game)[0])
    for _ in walk(game, finished, Rng(plan.seed)):
        pass
    for state in (*(state for state, _, _ in sampled(game, plan)), finished):
        table = Table(game, state, options={}, box=game.rules.load_box(), seed="check")
        for seat in (CHANCE, *range(state.seats)):
            menu = set(state.menu(seat))
            for kind in game.space.kinds:
                action = kind.base + int(rng.below(kind.size))
                if action not in menu:
                    refusal = table.why_not(action, seat)
                    _name_a_clause(game, refusal.message, refusal.rule)
            if undo := table.why_no_undo(seat if seat >= 0 else None):
                _name_a_clause(game, undo.message, undo.rule)


def _name_a_clause(game: Game, message: str, clause: str) -> None:
    if not clause:
        raise Broken(f"the refusal {message!r} names no clause")
    if (
        game.coaching.digest is not None
        and game.coaching.digest.is_file()
        and clause not in _written(game.coaching.digest)
    ):
        raise Broken(f"the refusal {message!r} names {clause}, which the rules do not have")


@cache
def _written(rules: Path) -> frozenset[str]:
    """The clauses of a digest: the numbers in bold, such as **N-1.4**."""
    return frozenset(re.findall(r"\*\*([A-Z]-\d+\.\d+)\b", rules.read_text(encoding="utf-8")))
