"""Explanations of drawn things: name, purpose and present effect, or why there is none, from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.core.click_answers import ClickExplainer, meaning, waiting
from lapilli.core.table import Table

MOST = 3  # actions named one by one


@dataclass(frozen=True)
class Explanation:
    """The answer: what the thing is called and for, what it does now or why it does nothing, and the clause."""

    name: str
    words: str
    now: str
    rule: str
    source: str = "live"  # it can be used now; else as in ClickAnswer
    kind: str = ""  # of the action that was most likely meant


def what(
    table: Table,
    seat: int | None,
    thing: str,
    lang: str,
    why: ClickExplainer | None = None,
    scene: object | None = None,
) -> Explanation:
    """Explain a drawn thing to a seat (to a spectator without one); `why` and `scene` were made before."""
    game, view = table.game, table.cached_view(seat)
    told = meaning(game, view, scene or game.presentation.board(view, lang), thing, lang)
    if seat is None:
        reason = waiting(table, view, thing, lang, playing=False)
        return Explanation(told.name, told.words, reason.words, reason.rule, reason.source)
    able = table.actors and table.seat_name(seat) in table.actors
    leads = [action for action in table.menu(seat) if thing in action.click_path] if able else []
    if leads:
        now = "; ".join(action.label(lang) for action in leads[:MOST]) + (" …" if len(leads) > MOST else "")
        return Explanation(told.name, told.words, now, leads[0].rule)
    _, reason = (why or ClickExplainer(table, seat)).reason([thing], (), lang)
    return Explanation(told.name, told.words, reason.words, reason.rule, reason.source, reason.kind)
