"""Steps 3 to 6: dice, building, calling, and the drizzle."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.nisyros.player.choice import PRICE, Choice, Decisions, Words, best, named
from lapilli.games.nisyros.player.events import usefulness
from lapilli.games.nisyros.player.outlook import Outlook, slope_level, split
from lapilli.games.nisyros.player.planning import CREW, LAST_CALL


def reroll(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Dice d and e bear no plus: throw them again when they show nothing useful."""
    dice = outlook.view["dice"]
    for action, key, words in choices:
        if key == "reroll" and words["die"] in ("d", "e") and dice[words["die"]]["face"] in ("dam", "stone", "theatre"):
            return action
    done = named(choices, "reroll-done")
    return choices[0][0] if done is None else done


def doubling(outlook: Outlook, target: str) -> float:
    """What a die on this workplace brings."""
    zone, name = split(target)
    there = outlook.hands(target)
    level = slope_level(name)
    if level:
        resource = outlook.resource(zone, level)
        room = outlook.store - outlook.stock[resource]
        return min(room, there * outlook.yields[level - 1]) * PRICE[resource]
    if name == "yard":
        needed = outlook.crowd - outlook.fleet
        return 1.1 * min(there, needed) if outlook.stock["wood"] > there else 0.4 * there
    if name == "dam":
        return 1.5 if outlook.missing_dams(zone) > there and outlook.stock["stone"] > there else 0.0
    callers = [c for c in outlook.people if outlook.homes[c] == zone and outlook.citizens[c] > 1]
    wanted = any(outlook.workers[colour] + 1 < CREW for colour in callers)
    return 2.5 if there == 1 and wanted and outlook.view["round"] <= LAST_CALL else 0.0


def put_die(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """The die that doubles most; Hermes only where no other die would do."""
    faces = {name: die["face"] for name, die in outlook.view["dice"].items()}

    def value(key: str, words: Words) -> float:
        if key == "dice-done":
            return 0.01
        return doubling(outlook, words["place"]) - (0.005 if faces[words["die"]] == "hermes" else 0)

    return best(choices, value)


def run(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """One more pair of hands where a die lies, taken from where they are needed least."""
    dice = {die["at"] for die in outlook.view["dice"].values()}

    def value(key: str, words: Words) -> float:
        if key == "run-none":
            return 0.5
        gain = usefulness(outlook, words["colour"], words["to"]) * (2 if words["to"] in dice else 1)
        loss = usefulness(outlook, words["colour"], words["from"]) * (2 if words["from"] in dice else 1)
        level = slope_level(split(words["to"])[1])
        danger = 1.0 if level and level == outlook.lava[split(words["to"])[0]] + 1 else 0.0
        return gain - loss - danger

    return best(choices, value)


def build(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Dams that will be complete before the flow, then boats while anybody is without one."""
    quota = outlook.view["now"].get("quota", {})

    def value(key: str, words: Words) -> float:
        if key == "build-done":
            return 0.0
        if key == "build-boat":
            return 1.0 + 0.01 * outlook.time_left(words["zone"]) if outlook.fleet < outlook.crowd else -1.0
        zone, name = split(words["area"])
        level = 5 if name == "coast" else int(name)
        missing = outlook.missing_dams(zone)
        if level == outlook.lava[zone] + 1 and missing:
            enough = min(quota.get(f"dams {zone}", 0), outlook.stock["stone"]) >= missing
            return 3.0 - 0.1 * missing if enough else -1.0
        ahead = level == outlook.lava[zone] + 2 and outlook.stock["stone"] > 6
        return 0.5 if ahead else -1.0

    return best(choices, value)


def call(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Call while the crew is small and the game young."""
    wanted = outlook.workers[me] < CREW and outlook.view["round"] <= LAST_CALL
    action = named(choices, "call" if wanted else "call-done")
    return choices[0][0] if action is None else action


def gather(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Workers go home to their own theatre."""
    home = outlook.homes[me]
    for action, key, words in choices:
        if key == "gather" and split(words["to"])[0] == home:
            return action
    done = named(choices, "gather-done")
    return choices[0][0] if done is None else done


DECISIONS: Decisions = {
    "reroll": reroll,
    "dice": put_die,
    "run": run,
    "build": build,
    "call": call,
    "gather": gather,
}
