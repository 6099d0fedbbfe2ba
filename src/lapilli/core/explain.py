"""Explanations of drawn things: name, meaning, clause and present effect, from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.core.click_answers import ClickExplainer, meaning, named
from lapilli.core.table import Table

MOST = 3  # actions named one by one


@dataclass(frozen=True)
class Explanation:
    """The answer: what the thing is called, what it is, what it does now, and the clause."""

    name: str
    words: str
    now: str
    rule: str


def what(table: Table, seat: int | None, thing: str, lang: str, why: ClickExplainer | None = None) -> Explanation:
    """A drawn thing, explained to a seat (to a spectator without one); `why` holds what was found out before."""
    game, view = table.game, table.cached_view(seat)
    name = named(game.presentation.board(view, lang), thing)
    words, rule = meaning(game, view, thing, name, lang)
    now = ""
    if seat is not None and table.actors:
        able = table.seat_name(seat) in table.actors
        leads = [action for action in table.menu(seat) if thing in action.click_path] if able else []
        if leads:
            now = "; ".join(action.label(lang) for action in leads[:MOST]) + (" …" if len(leads) > MOST else "")
            rule = rule or leads[0].rule
        else:
            answer = (why or ClickExplainer(table, seat)).answer([thing], (), lang)
            now, rule = ("" if answer.words == words else answer.words), rule or answer.rule
    return Explanation(name, words, now, rule)
