"""E-8.10-8.13, E-10.7, E-11.6-11.7: who has won, and the ranking of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lapilli.core.game import Result, Standing
from lapilli.games.eruption.box_names import ENDINGS, seat_names
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.state import Ending, Open, Phase
from lapilli.games.eruption.story import WORDS


def result(state: Open) -> Result | None:
    """None while the game goes on; then winners (E-8.12: all who tie), ranks, temperatures and tie-break points."""
    if state.phase != Phase.OVER:
        return None
    names = seat_names(state)
    ranks, best = ranking(state), winners(state)
    details: dict[str, object] = {name: facts(state, seat, ranks[name]) for seat, name in enumerate(names)}
    details["way"] = "team" if state.terms.clans else "last" if state.ending == Ending.SURVIVOR else "coolest"
    alone = len(best) == (2 if state.terms.clans else 1)
    return Result(
        scores={name: float(state.terms.top - state.temperature[seat]) for seat, name in enumerate(names)},
        winners=best,
        outcome="won" if alone else "shared",
        reason=ENDINGS[state.ending],
        details=details,
    )


def ranking(state: Open) -> dict[str, int]:
    """E-8.12 Seat -> rank; all who tie share one."""
    names = seat_names(state)
    keys = {name: key(state, seat) for seat, name in enumerate(names)}
    others = list(set(keys.values()) if state.terms.clans else keys.values())
    return {name: 1 + sum(other < keys[name] for other in others) for name in names}


def winners(state: Open) -> tuple[str, ...]:
    """Who has won; nobody while the game goes on."""
    if state.phase != Phase.OVER:
        return ()
    return tuple(name for name, rank in ranking(state).items() if rank == 1)


def facts(state: Open, seat: int, rank: int) -> dict[str, object]:
    """What the result says of a seat."""
    found: dict[str, object] = {
        "temperature": int(state.temperature[seat]),
        "points": int(points(state, seat)),
        "rank": rank,
    }
    if state.terms.clans:
        found["mate"] = seat_names(state)[state.mate(seat)]
    if state.is_out(seat):
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


def key(state: Open, seat: int) -> tuple[int, int, int]:
    """Smaller is better: still in the game, later out; lowest temperature; most points. With Clans the team's sums."""
    members = [seat] if not state.terms.clans else [seat, int(state.mate(seat))]
    out = int(state.left[seat])
    heat = sum(int(state.temperature[member]) for member in members)
    score = sum(int(points(state, member)) for member in members)
    if out:  # E-8.13 players who are out come last, later leaving is better
        return int(state.seats) - out + 1, 0, 0
    return 0, heat, -score
