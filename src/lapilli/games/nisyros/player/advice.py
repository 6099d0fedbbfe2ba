"""The rule of thumb: call up a crew, hold the lava with dams, turn wood into boats, and bring the weakest out first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.player.outlook import Outlook, slope_level, split
from lapilli.games.nisyros.player.planning import CREW, LAST_CALL, Plan

Words = dict[str, str]
Choice = tuple[int, str, Words]  # action, key of its kind, its words
PRICE = {"stone": 0.8, "wood": 1.0, "wheat": 0.7}


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """One action of the menu, from the view alone."""
    choices = [read(action) for action in menu]
    outlook = Outlook(view)
    decide = DECISIONS.get(view["phase"])
    if decide is None:
        return menu[rng.below(len(menu))]
    return decide(outlook, view["seats"][seat], choices)


@cache
def read(action: int) -> Choice:
    kind = SPACE.kind(action)
    return action, kind.key, kind.words(action)


def best(choices: Sequence[Choice], value: Callable[[str, Words], float]) -> int:
    """The choice with the highest value; the first of equals."""
    return max(choices, key=lambda choice: value(choice[1], choice[2]))[0]


def named(choices: Sequence[Choice], key: str) -> int | None:
    return next((action for action, name, _ in choices if name == key), None)


# -- set-up and step 1 ----------------------------------------------------------------------------------------------


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


# -- step 2: events -------------------------------------------------------------------------------------------------


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


# -- step 3: dice ---------------------------------------------------------------------------------------------------


def reroll(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Dice d and e bear no plus: throw them again when they show nothing useful."""
    dice = outlook.view["dice"]
    for action, key, words in choices:
        if key == "reroll" and words["die"] in ("d", "e") and dice[words["die"]]["face"] in ("dam", "stone", "theatre"):
            return action
    done = named(choices, "reroll-done")
    return choices[0][0] if done is None else done


def hands(outlook: Outlook, place: str) -> int:
    return sum(people["workers"].get(place, 0) - people["idle"].get(place, 0) for people in outlook.people.values())


def doubling(outlook: Outlook, target: str) -> float:
    """What a die on this workplace brings."""
    zone, name = split(target)
    there = hands(outlook, target)
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


# -- steps 5 to 7 ---------------------------------------------------------------------------------------------------


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


# -- steps 8 to 10 --------------------------------------------------------------------------------------------------


def flow(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Coasts first: whoever flees from a slope afterwards does not run to a home that is lost a moment later."""
    return best(choices, lambda _, words: outlook.lava[words["zone"]])


def erupt(outlook: Outlook, me: str, choices: Sequence[Choice]) -> int:
    """Where the fewest people stand and the most ground is left between lava and village."""

    def harm(zone: str) -> float:
        lava = outlook.lava[zone]
        lives = sum(outlook.citizens[c] + outlook.workers[c] for c in outlook.people if outlook.homes[c] == zone)
        if lava == 4:
            there = lives + sum(hands(outlook, f"{zone}.{name}") for name in ("dam", "yard", "theatre"))
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


DECISIONS: dict[str, Callable[[Outlook, str, Sequence[Choice]], int]] = {
    "village": village,
    "place": place,
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
    "reroll": reroll,
    "dice": put_die,
    "run": run,
    "build": build,
    "call": call,
    "gather": gather,
    "flow": flow,
    "erupt": erupt,
    "flee": flee,
    "evacuate": evacuate,
    "home": home,
}
