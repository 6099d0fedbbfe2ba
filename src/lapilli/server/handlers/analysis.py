"""Luck and play of a finished game, for the chart beside its replay."""

from __future__ import annotations

from lapilli.core.action import Action
from lapilli.core.action import MenuContext as Asked
from lapilli.core.table import Table
from lapilli.server.frames.seats import seat_words
from lapilli.server.requester import Requester
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.responses import Analysed, Decision, SeatsWay, Share
from lapilli.study.analyse import DecisionPoint


async def analysis(me: Requester, room: str, seat: str = "", lang: str | None = None) -> Analysed:
    """The chance of winning after every decision, luck and play, and what would have been better; once it is over."""
    me.limit("analysis")
    found = await me.registry.room(room)
    me.may_enter(found)
    table = found.table
    if not found.over or table.result is None:
        raise RequestError("early")
    if seat and seat not in table.seats:
        raise RequestError("seat")
    made = await me.registry.analyst.analysis(found.id, table, me.address)
    sight = found.visibility[table.seat_index(seat) if seat else None]
    spoken = lang or me.lang
    places = {moment.ply: place for place, moment in enumerate(made.moments)}
    words = [seat_words(found, number, me.person, spoken) for number in range(len(table.seats))]
    ways = [
        SeatsWay(
            name=table.seats[share.seat],
            label=words[share.seat]["label"],
            colour=words[share.seat]["colour"],
            first=_percent(share.first),
            play=_percent(share.play),
            others=_percent(share.others),
            luck=_percent(share.luck),
            result=_percent(share.result),
            adjusted=_percent(share.adjusted),
        )
        for share in made.shares
    ]
    points = [
        _point(table, moment, sight.ply(moment.ply), found.visibility[moment.seat].ply(moment.ply), spoken)
        for moment in made.moments
    ]
    worst = [places[moment.ply] for moment in made.worst()]
    return Analysed(
        together=made.together,
        seats=ways,
        points=points,
        worst=worst,
        decisions=made.decisions,
        partial=made.partial,
    )


async def share(me: Requester, room: str) -> Share:
    """How much of the analysis that was asked for is done, in percent."""
    found = await me.registry.room(room)
    me.may_enter(found)
    return Share(percent=_percent(me.registry.analyst.share(found.id)))


def _percent(part: float) -> float:
    return round(100 * part, 1)


def _point(table: Table, moment: DecisionPoint, ply: int, own: int, lang: str) -> Decision:
    """Only where something else was clearly better it is named: every name needs a view."""
    costly = -moment.play > moment.error
    chosen = better = reason = ""
    click_path: tuple[str, ...] = ()
    if costly:
        name = table.names_at(moment.ply)[moment.seat]
        asked = Asked(table.game, table.state_at(moment.ply), moment.seat, name, moment.ply)
        taken, other = (Action(asked, table.game.space.parse(text)) for text in (moment.action, moment.best))
        chosen, better, click_path = taken.label(lang), other.label(lang), other.click_path
        view = table.game.rules.observe(table.state_at(moment.ply), moment.seat)
        line = table.game.coaching.reason(view, name, other.id)
        reason = table.game.words.say(lang, line.message, line.args) if line else ""
    return Decision(
        ply=ply,
        own=own,
        seat=table.seats[moment.seat],
        win_probability=_percent(moment.win_probability),
        error=_percent(moment.error),
        play=_percent(moment.play),
        luck=_percent(moment.luck),
        chosen=chosen,
        better=better,
        reason=reason,
        better_win_probability=_percent(moment.best_win_probability),
        click_path=list(click_path),
    )
