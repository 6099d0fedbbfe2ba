"""Set-up and step 1: villages, workers and boats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lapilli.games.nisyros.player.choice import Choice, Decisions, best, named
from lapilli.games.nisyros.player.outlook import Outlook
from lapilli.games.nisyros.player.planning import Plan


def village(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Neighbours of those who have chosen: they can help each other."""
    taken = [seat for seat in outlook.seats if seat in outlook.order]
    return best(choices, lambda _, words: -sum(outlook.opposite(zone) == words["zone"] for zone in taken))


def place(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Move the own workers to the jobs of the team's plan; before, the active seat brings boats to where they help."""
    passage = sail(outlook, choices)
    if passage is not None:
        return passage
    moves = {(words["from"], words["to"]): action for action, key, words in choices if key == "place"}
    if moves:
        wanted = Plan(outlook).jobs[me]
        have = Counter(outlook.people[me]["workers"])
        for start in have - wanted:
            for end in wanted - have:
                if (start, end) in moves:
                    return moves[start, end]
    ready = named(choices, "ready")
    return ready if ready is not None else choices[0][0]


def sail(outlook: Outlook, choices: Sequence[Choice]) -> int | None:
    """Boats leave a coast that the lava will reach, beyond those that its people can use."""

    def excess(zone: str) -> int:
        here: int = sum(outlook.people[colour]["citizens"].get(zone, 0) for colour in outlook.people)
        return outlook.boats[zone] - here

    for action, key, words in choices:
        if (
            key == "sail"
            and outlook.lava[words["from"]] == 4
            and excess(words["from"]) > 0
            and outlook.lava[words["to"]] < 4
        ):
            return action
    return None


DECISIONS: Decisions = {
    "village": village,
    "place": place,
}
