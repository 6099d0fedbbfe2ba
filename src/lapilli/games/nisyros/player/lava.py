"""Steps 8 to 10 and the end of the round: lava, flight, evacuation, new homes."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.nisyros.player.choice import Choice, Decisions, Words, best
from lapilli.games.nisyros.player.outlook import Outlook, split


def flow(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Coasts first: whoever flees from a slope afterwards does not run to a home that is lost a moment later."""
    return best(choices, lambda _, words: outlook.lava[words["zone"]])


def erupt(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Where the fewest people stand and the most ground is left between lava and village."""

    def harm(zone: str) -> float:
        lava = outlook.lava[zone]
        lives = sum(outlook.citizens[c] + outlook.workers[c] for c in outlook.people if outlook.homes[c] == zone)
        if lava == 4:
            there = lives + sum(outlook.hands(f"{zone}.{name}") for name in ("dam", "yard", "theatre"))
            return 4 + 2.0 * there
        standing: int = sum(people["workers"].get(f"{zone}.{lava + 1}", 0) for people in outlook.people.values())
        return 1.5 * standing + (0.4 * lives * (1 + lava) / 4 if zone in outlook.people else 0)

    return best(choices, lambda _, words: -harm(words["zone"]))


def flee(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """The boats of a covered coast sink anyway: the colour that needs it most jumps first; others run to safety."""

    def value(key: str, words: Words) -> float:
        need = outlook.small - outlook.saved[words["colour"]]
        if key.endswith("boat"):
            return 100 + need
        return outlook.time_left(words["zone"]) + 0.01 * need

    return best(choices, value)


def evacuate(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """All who can be spared: citizens from the shortest-lived coasts; workers when all can go or the end is near."""
    passengers = outlook.fleet if not outlook.fare else min(outlook.fleet, outlook.stock["wheat"] // outlook.fare)
    longest = max((outlook.time_left(zone) for zone in outlook.refuges), default=0.0)
    leave = passengers >= outlook.crowd or longest < 1.6

    def value(key: str, words: Words) -> float:
        if key == "evacuate-done":
            return 0.0
        colour = words["colour"]
        name = split(words["spot"])[1]
        saved = outlook.saved[colour]
        need = max(0, outlook.small - saved) + 0.1 * (10 - saved)
        hurry = max(0.0, 3.0 - outlook.time_left(outlook.homes[colour])) * 3
        harbour = 0.01 * (5 - outlook.time_left(words["zone"]))
        if name == "village":
            keep = outlook.workers[colour] < 3 and outlook.citizens[colour] < 3 and not leave
            return 10 + need + hurry + harbour if not keep else -1.0
        return 1 + need + hurry + harbour if leave else -1.0

    return best(choices, value)


def home(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """The coast that lasts longest; the own one if it is free again and lasts as long."""
    return best(choices, lambda _, words: outlook.time_left(words["zone"]) + (0.1 if words["zone"] == me else 0))


DECISIONS: Decisions = {
    "flow": flow,
    "erupt": erupt,
    "flee": flee,
    "evacuate": evacuate,
    "home": home,
}
