"""E-8.10-8.13, E-10.7, E-11.6-11.7: who has won, and the ranking of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lapilli.core.game import Result, Standing
from lapilli.core.packed import entries
from lapilli.games.eruption.box_names import ENDINGS, seat_names
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.state import Ending, Open, Phase
from lapilli.games.eruption.story import WORDS


def result(state: Open) -> Result | None:
    """None while the game goes on; then winners (E-8.12: all who tie), ranks, temperatures and tie-break points."""
    if state.phase != Phase.OVER:
        return None
    names, ends = seat_names(state), endings(state)
    ranks = ranking(state, ends)
    best = tuple(name for name, rank in zip(names, ranks, strict=True) if rank == 1)
    details: dict[str, object] = {
        name: facts(end, rank, names) for name, end, rank in zip(names, ends, ranks, strict=True)
    }
    details["way"] = "team" if state.terms.clans else "last" if state.ending == Ending.SURVIVOR else "coolest"
    top, alone = int(state.terms.top), len(best) == (2 if state.terms.clans else 1)
    return Result(
        scores={name: float(top - end.temperature) for name, end in zip(names, ends, strict=True)},
        winners=best,
        outcome="won" if alone else "shared",
        reason=ENDINGS[state.ending],
        details=details,
    )


class End(NamedTuple):
    """What decides the place of a seat."""

    temperature: int
    points: int
    left: int  # 1 for the first who went out, and so on; 0 if it never did
    mate: int  # with Clans the other of its team, else -1


def endings(state: Open) -> list[End]:
    """By seat."""
    heat, left = entries(state.temperature), entries(state.left)
    return [End(heat[seat], int(points(state, seat)), left[seat], int(state.mate(seat))) for seat in range(state.seats)]


def ranking(state: Open, ends: list[End]) -> list[int]:
    """E-8.12 The rank of each seat; all who tie share one."""
    keys = [key(end, ends) for end in ends]
    order = sorted(set(keys) if state.terms.clans else keys)
    return [1 + order.index(own) for own in keys]


def key(end: End, ends: list[End]) -> tuple[int, int, int]:
    """Smaller is better: still in the game, later out; lowest temperature; most points. With Clans the team's sums."""
    if end.left:  # E-8.13 players who are out come last, later leaving is better
        return len(ends) - end.left + 1, 0, 0
    if end.mate < 0:
        return 0, end.temperature, -end.points
    mate = ends[end.mate]
    return 0, end.temperature + mate.temperature, -end.points - mate.points


def winners(state: Open) -> tuple[str, ...]:
    """Who has won; nobody while the game goes on."""
    if state.phase != Phase.OVER:
        return ()
    ranks = ranking(state, endings(state))
    return tuple(name for name, rank in zip(seat_names(state), ranks, strict=True) if rank == 1)


def facts(end: End, rank: int, names: tuple[str, ...]) -> dict[str, object]:
    """What the result says of a seat."""
    found: dict[str, object] = {"temperature": end.temperature, "points": end.points, "rank": rank}
    if end.mate >= 0:
        found["mate"] = names[end.mate]
    if end.left:
        found["out"] = True
    return found


def standings(result: Result, lang: str) -> Sequence[Standing]:
    """The final table: temperatures, the coolest first; E-10.7 with Clans the average of each team above its two."""
    details: Mapping[str, Any] = result.details  # of each seat what `facts` says
    seats = sorted(result.scores, key=lambda seat: int(details[seat]["rank"]))
    rows = {seat: _standing(seat, details[seat], seat in result.winners, lang) for seat in seats}
    if details["way"] != "team":
        return list(rows.values())
    teams: list[Standing] = []
    for seat in seats:
        mate = details[seat]["mate"]
        if any(seat in team.seats for team in teams):
            continue
        average = (details[seat]["temperature"] + details[mate]["temperature"]) // 2
        words = WORDS.say(lang, "standing-team", {"degrees": average})
        members = tuple(sorted((rows[seat], rows[mate]), key=lambda row: int(details[row.seats[0]]["temperature"])))
        names = tuple(row.seats[0] for row in members)
        teams.append(Standing(names, words, rows[seat].winner, members))
    return teams


def _standing(seat: str, facts: Mapping[str, object], winner: bool, lang: str) -> Standing:
    message = "standing-out" if facts.get("out") else "standing-village"
    return Standing((seat,), WORDS.say(lang, message, {"degrees": facts["temperature"]}), winner)
