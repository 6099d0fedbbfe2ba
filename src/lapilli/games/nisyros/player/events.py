"""Event cards, and who falls ill."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.nisyros.player.choice import PRICE, Choice, Decisions, best
from lapilli.games.nisyros.player.outlook import Outlook, slope_level, split
from lapilli.games.nisyros.player.planning import CREW, LAST_CALL


def usefulness(outlook: Outlook, colour: str, place: str) -> float:
    """What a worker does for the team where he stands."""
    zone, name = split(place)
    level = slope_level(name)
    if level:
        return outlook.yields[level - 1] * PRICE[outlook.resource(zone, level)]
    if name == "yard":
        return 1.5 if outlook.stock["wood"] else 0.6
    if name == "dam":
        return 2.0 if outlook.missing_dams(zone) and outlook.stock["stone"] else 0.3
    calls = outlook.view["round"] <= LAST_CALL and outlook.workers[colour] < CREW
    return 2.0 if calls else 0.1


def least_useful(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Siesta, panic and hunger hit those who do least; big crews first."""
    return best(
        choices,
        lambda _, words: (
            -usefulness(outlook, words["colour"], words["place"]) + 0.05 * outlook.workers[words["colour"]]
        ),
    )


def gas(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Where the fumes silence the fewest workers."""

    def silenced(zone: str) -> int:
        for names in (["1"], ["2"], ["3"], ["4"], ["dam", "yard", "theatre"]):
            there: int = sum(
                people["workers"].get(f"{zone}.{name}", 0) for people in outlook.people.values() for name in names
            )
            if there:
                return there
        return 0

    return best(choices, lambda _, words: -silenced(words["zone"]))


def search(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Bring back one of the colour that has lost most."""
    return best(choices, lambda key, words: outlook.people[words["colour"]]["hades"] if words else -1)


def safest(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """The coast that lasts longest."""
    return best(choices, lambda _, words: outlook.time_left(words["zone"]))


def crevice(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Where a coast with people is closest to being lost, but not lost yet."""

    def value(zone: str) -> float:
        lava = outlook.lava[zone]
        lives = sum(outlook.homes[c] == zone and outlook.workers[c] + outlook.citizens[c] > 0 for c in outlook.people)
        return (lava if lava < 5 else 0.5) + 5 * lives

    return best(choices, lambda _, words: value(words["zone"]))


def lose_dam(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """A dam that holds nothing at the moment."""

    def holds(area: str) -> float:
        zone, name = split(area)
        level = 5 if name == "coast" else int(name)
        threatened = level == outlook.lava[zone] + 1
        return (2.0 if threatened and not outlook.missing_dams(zone) else 0.0) + 0.1 * (5 - level)

    return best(choices, lambda _, words: -holds(words["area"] if "area" in words else f"{words['zone']}.1"))


def wreck(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    return best(choices, lambda _, words: -outlook.time_left(words["zone"]))


DECISIONS: Decisions = {
    "siesta": least_useful,
    "panic": least_useful,
    "sick": least_useful,
    "gas": gas,
    "search": search,
    "wash": safest,
    "crevice": crevice,
    "tremor": lose_dam,
    "undam": lose_dam,
    "wreck": wreck,
}
