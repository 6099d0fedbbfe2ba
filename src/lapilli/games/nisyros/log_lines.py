"""The log: what followed from an action, told from what everybody saw before and sees after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lapilli.core.log_lines import Line, Word
from lapilli.games.nisyros.actions import AREA_NAMES, DICE_NAMES, RESOURCES, ZONE_NAMES
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.result import facts_of, outcome_of
from lapilli.games.nisyros.rules.cards import WAITING_STEPS


def tell(before: View, shown: str, after: View, plain: Sequence[Line]) -> Iterator[Line]:
    """What was done (`plain`, as the action itself says it), and everything that happened without anybody deciding it.

    What chance does piece by piece is told once, when it is complete.
    """
    if shown.startswith("lay "):
        if after["phase"] not in ("lay", "lay-coast"):
            yield Line("story-laid")
    elif shown.startswith("roll ") and before["phase"] == "throw":
        yield from _dice(before, shown)
    elif before["phase"] != "events":  # the number of events says what the red die shows
        yield from _by_face(before, plain)
    yield from _events(before, shown, after)
    yield from _goods(before, shown, after)
    yield from _people_at_work(before, shown, after)
    yield from _lava(before, after)
    yield from _flights(before, shown, after)
    yield from _round(before, shown, after)


def _dice(before: View, shown: str) -> Iterator[Line]:
    """All five, once the last one has fallen."""
    _, name, face = shown.split()
    faces = {die: thrown["face"] for die, thrown in before["dice"].items()} | {name: face}
    if len(faces) == len(DICE_NAMES):
        thrown = tuple(Word("face", faces[die]) for die in DICE_NAMES)
        yield Line("story-dice", {"faces": thrown}, tuple(f"die/{die}" for die in DICE_NAMES))


def _by_face(before: View, plain: Sequence[Line]) -> Iterator[Line]:
    """People know a die by what it shows, not by its letter."""
    for line in plain:
        die = line.args.get("die")
        if isinstance(die, Word) and die.word in before["dice"]:
            yield Line(line.message, {**line.args, "die": Word("face", before["dice"][die.word]["face"])}, line.things)
        else:
            yield line


def _sum(before: View) -> str:
    """N-9.1 How many eruptions, as it is computed: base, plus, minus, and one less in round 1."""
    faces, limits = [die["face"] for die in before["dice"].values()], before["limits"]
    parameters = [str(limits["eruptions"])]
    parameters += [f"+ {count}" for count in (faces.count("plus"),) if count]
    parameters += [f"− {count}" for count in (faces.count("minus"), limits["fewer"] * (before["round"] == 1)) if count]
    return " ".join(parameters)


def _passed(before: View, after: View, step: int) -> bool:
    """Did this action carry the game into or past the beginning of a step?"""
    if before["round"] == 0:
        return False
    if before["round"] != after["round"]:
        return bool(before["step"] < step)
    return bool(before["step"] < step <= after["step"])


def _events(before: View, shown: str, after: View) -> Iterator[Line]:
    if before["phase"] == "events" and shown.startswith("roll red"):
        yield Line("story-events", {"count": int(shown[-1])})
    if shown.startswith("draw event"):
        number = int(shown.split()[-1])
        amount = after["limits"]["amounts"][number - 1]
        yield Line(f"event-{number}.text", {"amount": amount}, (f"event/{number}",))
        if number - 1 in WAITING_STEPS:
            yield Line("story-waits", {"step": WAITING_STEPS[number - 1]}, (f"event/{number}",))


def _goods(before: View, shown: str, after: View) -> Iterator[Line]:
    """Gathered in step 4, eaten in step 7, lost to rats and worms."""
    eaten = _eaten(before, shown, after) if _passed(before, after, 7) and "7" not in before["cards"]["waiting"] else 0
    for resource in RESOURCES:
        change = after["stock"][resource] - before["stock"][resource] + (eaten if resource == "wheat" else 0)
        word = Word("resource", resource)
        if change > 0 and _passed(before, after, 4):
            yield Line("story-gain", {"count": change, "resource": word}, (f"stock/{resource}",))
        if change < 0 and shown.startswith("draw event"):
            yield Line("story-lost-stock", {"count": -change, "resource": word}, (f"stock/{resource}",))
    if eaten:
        yield Line("story-eaten", {"count": eaten}, ("stock/wheat",))


def _eaten(before: View, shown: str, after: View) -> int:
    """What the workers ate: one wheat per small crew, two per big one, as far as it went."""
    crew = before["limits"]["crew"]
    need = 0
    for colour, people in before["people"].items():
        workers = sum(people["workers"].values()) + shown.startswith(f"call {colour} ")
        need += 0 if workers == 0 else 1 if workers <= crew else 2
    return need if after["stock"]["wheat"] else min(need, before["stock"]["wheat"])


def _people_at_work(before: View, shown: str, after: View) -> Iterator[Line]:
    for colour, people in after["people"].items():
        was = before["people"].get(colour, people)
        gone = sum(was["workers"].values()) - sum(people["workers"].values())
        home = sum(people["citizens"].values()) - sum(was["citizens"].values())
        if gone > 0 and home == gone and _passed(before, after, 7):
            yield Line("story-ill", {"colour": Word("seat", colour), "count": home})
    for area in set(after["now"].get("gassed", ())) - set(before["now"].get("gassed", ())):
        count = sum(
            sum(people["idle"].values()) - sum(before["people"][colour]["idle"].values())
            for colour, people in after["people"].items()
        )
        yield Line("story-idle", {"count": count, "area": Word("area", area)}, (f"area/{area}",))


def _lava(before: View, after: View) -> Iterator[Line]:
    """What was covered, what was freed, which dams held and which were lost."""
    if _passed(before, after, 8) and before["round"] > 1:
        for zone, lava in before["lava"].items():
            area = f"{zone}.{AREA_NAMES[min(lava, 4)]}"
            spots = before["limits"]["spots"][min(lava, 4)]
            if 0 < lava < 5 and spots and before["dams"].get(area, 0) >= spots:
                yield Line("story-held", {"area": Word("area", area)}, (f"area/{area}",))
    if _passed(before, after, 9):
        number = after["now"].get("eruptions", 0) if after["round"] == before["round"] else 0
        yield Line("story-eruptions", {"count": number, "sum": _sum(before)}, ("eruptions",))
    for zone in ZONE_NAMES:
        was, now = before["lava"].get(zone, 0), after["lava"].get(zone, 0)
        for level in range(was, now):
            area = f"{zone}.{AREA_NAMES[level]}"
            yield Line("story-covered", {"area": Word("area", area)}, (f"area/{area}",))
            lost = before["dams"].get(area, 0)
            if lost:
                yield Line("story-dams-lost", {"count": lost, "area": Word("area", area)})
        for level in range(now, was):
            area = f"{zone}.{AREA_NAMES[level]}"
            yield Line("story-freed", {"area": Word("area", area)}, (f"area/{area}",))


def _flights(before: View, shown: str, after: View) -> Iterator[Line]:
    """Who was saved, who died, which boats sank."""
    flight = before["now"].get("flight") if before["phase"] == "escape" else None
    for colour, people in after["people"].items():
        was = before["people"].get(colour)
        if was is None:
            continue
        name = Word("seat", colour)
        dead = people["hades"] - was["hades"]
        if flight and flight["colour"] == colour and (people["kos"] > was["kos"] or dead == 0):
            yield Line("story-safe", {"colour": name}, (f"seat/{colour}",))
        if dead > 0:
            yield Line("story-hades", {"colour": name, "count": dead}, (f"hades/{colour}",))
        if people["kos"] > was["kos"]:
            yield Line("story-kos", {"colour": name, "count": people["kos"]}, (f"seat/{colour}",))
    for zone in ZONE_NAMES:
        lost = before["boats"].get(zone, 0) - after["boats"].get(zone, 0)
        saved = bool(flight and flight["to"] == "boat" and "2" not in shown)
        if after["lava"].get(zone, 0) == 5 and lost > int(saved):
            yield Line("story-boats-lost", {"count": lost - int(saved), "zone": Word("zone", zone)})


def _round(before: View, shown: str, after: View) -> Iterator[Line]:
    for colour, people in after["people"].items():
        was = before["people"].get(colour)
        if was and was["home"] != people["home"] and not shown.startswith(f"home {colour}"):
            args = {"colour": Word("seat", colour), "zone": Word("zone", people["home"])}
            yield Line("story-home", args, (f"area/{people['home']}.coast",))
    if after["round"] != before["round"]:
        yield Line("story-round", {"round": after["round"], "active": Word("seat", after["active"])}, opens=True)
    if after["phase"] == "over":
        yield Line(f"story-{after['now']['ending']}-end")
        yield Line(f"result-{outcome_of(after)}", facts_of(after))
