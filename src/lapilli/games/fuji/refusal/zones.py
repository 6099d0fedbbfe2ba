"""F-13.7, F-13.8: the totals of which a word may be said, computed from the public make-up of the dice."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from lapilli.games.fuji.box import Requirement

Roll = tuple[tuple[int, int], ...]  # (total, number of rolls), rising


@cache
def rolls(dice: tuple[tuple[str, ...], ...], requirement: Requirement) -> Roll:
    """How many rolls of these dice (the colours of their faces) give each total."""
    counts = {0: 1}
    for colours in dice:
        wider: dict[int, int] = {}
        for total, number in counts.items():
            for value in range(1, 7):
                valid = requirement.valid(colours[value - 1], value)
                wider[total + (value if valid else 0)] = wider.get(total + (value if valid else 0), 0) + number
        counts = wider
    return tuple(sorted(counts.items()))


@cache
def strength_zone(own: Roll, word: str) -> frozenset[int]:
    """F-13.7 The totals of which a word may be said."""
    totals = [total for total, _ in own]
    everything = sum(number for _, number in own)
    below = [sum(number for total, number in own if total <= limit) for limit in totals]
    above = [sum(number for total, number in own if total >= limit) for limit in totals]
    places = range(len(totals))
    poor = next((j for j in places if j >= 1 and 5 * below[j] >= 2 * everything), None)
    if poor is None:
        return frozenset()
    awful = next(i for i in places if i >= 1 and 5 * below[i] >= everything)
    good = next((m for m in places if m >= poor + 2 and 5 * above[m] <= 2 * everything), None)
    good = good if good is not None and len(totals) - good >= 2 else None
    great = None if good is None else next((n for n in places if n >= good + 1 and 5 * above[n] <= everything), None)
    great = great if great is not None and len(totals) - great >= 2 else None
    zones: dict[str, list[int]] = {
        "poor": totals[: poor + 1],
        "awful": totals[: awful + 1] if awful < poor else [],
        "good": [] if good is None else totals[good:],
        "great": [] if great is None else totals[great:],
    }
    assert all(first < second for first, second in pairwise(totals))
    return frozenset(zones[word])


@cache
def threat_zone(own: Roll, hearer: Roll, word: str) -> frozenset[int]:
    """F-13.8 Totals that the hearer beats three times in five, or does not."""
    everything = sum(number for _, number in hearer)
    totals = [total for total, _ in own]

    def beaten(total: int) -> int:
        return sum(number for theirs, number in hearer if theirs > total)

    safe = [total for total in totals if 5 * beaten(total) >= 3 * everything]
    if len(safe) < 2:
        safe = totals[:2] if len(totals) > 1 else []
    if word == "safe":
        return frozenset(safe)
    danger = [total for total in totals if total not in safe and 5 * (everything - beaten(total)) >= 3 * everything]
    return frozenset(danger if len(danger) >= 2 else [])
