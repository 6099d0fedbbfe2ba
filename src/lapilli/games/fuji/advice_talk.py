"""F-13.16: what the rule-of-thumb player says: the strongest true word, where it helps a neighbour most."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.games.fuji.actions import TOPIC_NAMES

Menu = dict[str, list[tuple[int, dict[str, str]]]]
STRONGEST = ("great", "awful", "good", "poor")
EARLY = 2  # dice phrases spent on plain topics, before markers show what matters


def something_to_say(view: View, seat: int, menu: Menu) -> int | None:
    """First a few plain topics, then the neighbours' marked cards; nothing at all if nothing is true."""
    spoken = view["course"]["spoken"]
    words = menu.get("say", [])
    heard = {
        (claim["text"] or "").split()[-1] for claim in view["claims"] if claim["hand"] == seat and not claim["stale"]
    }
    if spoken < EARLY:
        plain = [row for row in words if row[1]["topic"] in TOPIC_NAMES and row[1]["topic"] not in heard]
        strong = [row for row in plain if row[1]["strength"] in ("great", "awful")] or plain
        if strong:
            return min(strong, key=lambda row: (STRONGEST.index(row[1]["strength"]), row[0]))[0]
    markers = [figure["marker"] for index, figure in enumerate(view["figures"]) if figure["marker"] and index != seat]
    for marker in markers:
        if marker in heard:
            continue
        about = [row for row in words if row[1]["topic"] == marker]
        if about:
            return min(about, key=lambda row: STRONGEST.index(row[1]["strength"]))[0]
        for row in menu.get("threat", []):
            if row[1]["topic"] == marker:
                return row[0]
    return _third(view, seat, menu)


def _third(view: View, seat: int, menu: Menu) -> int | None:
    """F-13.9 The third figure's dice on the own side, for the cards of all figures."""
    markers = {figure["marker"] for figure in view["figures"] if figure["marker"]}
    heard = {
        (claim["text"] or "").split()[2] for claim in view["claims"] if claim["text"] and claim["hand"] == seat + 2
    }
    rows = [row for row in menu.get("say-third", []) if row[1]["topic"] in markers and row[1]["topic"] not in heard]
    return min(rows, key=lambda row: STRONGEST.index(row[1]["strength"]))[0] if rows else None
