"""E-8.10-8.13, E-10.7, E-11.6-11.7: who has won, and the ranking of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lapilli.core.packed import entries
from lapilli.core.presentation import Standing
from lapilli.core.rules import Result
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import ENDINGS, seat_names
from lapilli.games.eruption.rules.ending import points, rank
from lapilli.games.eruption.state import Ending, Open, Phase


def result(state: Open) -> Result | None:
    """None while the game goes on; then winners (E-8.12: all who tie), ranks, temperatures and tie-break points."""
    if state.phase != Phase.OVER:
        return None
    names, parameters = seat_names(state), state.parameters
    heat, left = entries(state.temperature), entries(state.left)
    ranks = [int(rank(state, seat)) for seat in range(len(names))]
    details: dict[str, object] = {}
    for seat, name in enumerate(names):
        found: dict[str, object] = {
            "temperature": heat[seat],
            "points": int(points(state, seat)),
            "rank": ranks[seat],
        }
        if parameters.clans:
            found["mate"] = names[state.mate(seat)]
        if left[seat]:
            found["out"] = True
        details[name] = found
    details["way"] = "team" if parameters.clans else "last" if state.ending == Ending.SURVIVOR else "coolest"
    best = tuple(name for name, place in zip(names, ranks, strict=True) if place == 1)
    return Result(
        scores={name: float(parameters.top - degrees) for name, degrees in zip(names, heat, strict=True)},
        winners=best,
        outcome="won" if len(best) == (2 if parameters.clans else 1) else "shared",
        reason=ENDINGS[state.ending],
        details=details,
    )


def winners(state: Open) -> tuple[str, ...]:
    """Who has won; nobody while the game goes on."""
    if state.phase != Phase.OVER:
        return ()
    return tuple(name for seat, name in enumerate(seat_names(state)) if rank(state, seat) == 1)


def standings(result: Result, lang: str) -> Sequence[Standing]:
    """The final table: temperatures, the coolest first; E-10.7 with Clans the average of each team above its two."""
    details: Mapping[str, Any] = result.details  # of each seat what `result` says
    seats = sorted(result.scores, key=lambda seat: int(details[seat]["rank"]))
    heats = [details[seat]["temperature"] for seat in seats]
    tied = heats.count(min(heats)) > 1 and details["way"] == "coolest"  # E-8.11 then the points of walls decide
    coolest = min(heats) if tied else None
    rows = {seat: _standing(seat, details[seat], seat in result.winners, coolest, lang) for seat in seats}
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


def _standing(seat: str, facts: Mapping[str, object], winner: bool, tied: int | None, lang: str) -> Standing:
    degrees = facts["temperature"]
    message = "standing-out" if facts.get("out") else "standing-tied" if degrees == tied else "standing-village"
    return Standing((seat,), WORDS.say(lang, message, {"degrees": degrees, "points": facts["points"]}), winner)
