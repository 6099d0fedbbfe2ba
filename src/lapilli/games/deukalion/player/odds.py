"""Odds of thrown soldiers and distances over water, for advice and reports."""

from __future__ import annotations

from functools import cache

from lapilli.games.deukalion.actions import FIELDS
from lapilli.games.deukalion.box import Box, neighbours

Shares = tuple[int, int, int]  # fallen, firm, leaning
FAR = 99


@cache
def strengths(soldiers: int, shares: Shares) -> tuple[float, ...]:
    """D-12.4 The chance of each strength, in half points, of a throw of so many soldiers."""
    whole = sum(shares)
    odds = [1.0]
    for _ in range(soldiers):
        longer = [0.0] * (len(odds) + 2)
        for halves, chance in enumerate(odds):
            longer[halves] += chance * shares[0] / whole
            longer[halves + 2] += chance * shares[1] / whole
            longer[halves + 1] += chance * shares[2] / whole
        odds = longer
    return tuple(odds)


def reaches(soldiers: int, halves: int, shares: Shares) -> float:
    """The chance that a throw has at least this strength."""
    return sum(strengths(soldiers, shares)[max(halves, 0) :])


@cache
def beats(attackers: int, defenders: int, edge: int, shares: Shares) -> float:
    """D-12.7 The chance that an attacking ship wins; `edge` is its bonus less the defender's, in half points."""
    return sum(
        chance * reaches(attackers, halves + 1 - edge, shares)
        for halves, chance in enumerate(strengths(defenders, shares))
    )


_DISTANCES: dict[str, dict[str, dict[str, int]]] = {}


def distances(box: Box) -> dict[str, dict[str, int]]:
    """Steps between all water fields; the Styx is an end, never on the way."""
    if box.fingerprint not in _DISTANCES:
        water = box.fields("sea", "anchor", "styx")
        styx = set(box.fields("styx"))
        _DISTANCES[box.fingerprint] = {start: _spread(start, set(water), styx) for start in water}
    return _DISTANCES[box.fingerprint]


def _spread(start: str, water: set[str], styx: set[str]) -> dict[str, int]:
    steps = {start: 0}
    front = [start]
    while front:
        fresh = []
        for field in front:
            if field in styx and field != start:
                continue
            for near in neighbours(field):
                if near in water and near not in steps:
                    steps[near] = steps[field] + 1
                    fresh.append(near)
        front = fresh
    return {field: steps.get(field, FAR) for field in FIELDS}
