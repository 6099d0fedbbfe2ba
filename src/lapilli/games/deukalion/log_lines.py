"""The log: what came of an action, from what one viewer saw before and sees after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lapilli.core.log_lines import Line, Word
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.view_types import FightView, View
from lapilli.games.deukalion.picture.fight import number
from lapilli.games.deukalion.picture.prompt import dice
from lapilli.games.deukalion.picture.words import spelled, task_line

OPENINGS = {"ship": "story-fight-ship", "hydra": "story-fight-hydra", "hydra-attacks": "story-fight-hydra-attacks"}
THROWING = ("muster", "toss", "reckoning")


def tells_itself(shown: str | None) -> bool:
    """Is an action worth a line? The treasures of the set-up and the dice of the Kylix are summed up."""
    return (shown or "").partition(" ")[0] not in ("stock", "roll", "kylix")


def spelled_out(line: Line, after: View) -> Line:
    """The line of an action with what its task asks for."""
    return replace(line, args=spelled(box_of(after["box"]), line.args))


def consequences(before: View, shown: str | None, after: View) -> Iterator[Line]:
    """What followed without anybody deciding it, in the order in which it happened."""
    if (shown or "").startswith("stock") and after["phase"] != before["phase"]:
        yield Line("story-stocked")
    if (shown or "").startswith("roll") and all(after["dice"]):
        *rim, middle = after["dice"]
        yield Line("story-thrown", {"rim": tuple(rim), "middle": middle}, ("kylix",))
    if after["kylix"] and not before["kylix"]:
        yield Line("story-setting", {"seat": Word("seat", after["active"]), **(dice(after) or {})}, ("kylix",))
    yield from _opening(before, after)
    yield from _outcome(before, after)
    yield from _soldiers(before, after)
    yield from _settlements(before, shown, after)
    yield from _tasks(before, after)
    for name, hero in after["heroes"].items():
        if hero["total"] != before["heroes"][name]["total"]:
            facts = {"seat": Word("seat", name), "total": hero["total"], "target": after["target"]}
            yield Line("story-total", facts, (f"seat/{name}",))
    if sum(after["pile"].values()) < sum(before["pile"].values()):
        yield Line("story-refill")
    if after["phase"] == "over" and before["phase"] != "over":
        yield _end(after)
    elif after["turn"] != before["turn"]:
        yield Line("story-turn", {"turn": after["turn"], "seat": Word("seat", after["active"])}, ("kylix",), opens=True)


def _opening(before: View, after: View) -> Iterator[Line]:
    """Entering a field, or the Hydra, began a fight; attacks on land tell themselves."""
    fight = after["fight"]
    if fight and not before["fight"] and fight["kind"] in OPENINGS:
        facts: dict[str, object] = {"seat": Word("seat", fight["sides"][0]["seat"])}
        if fight["kind"] == "ship":
            facts["other"] = Word("seat", fight["sides"][1]["seat"])
        yield Line(OPENINGS[fight["kind"]], facts, ("fight",))


def _outcome(before: View, after: View) -> Iterator[Line]:
    """A fight was decided: it is past its windows, or gone."""
    fight, now = before["fight"], after["fight"]
    if not fight or fight["stage"] not in THROWING or (now and now["stage"] in THROWING):
        return
    seats = [side["seat"] for side in fight["sides"]]
    if now:
        won = now["won"]
    elif fight["kind"] == "settlement" and fight["place"]:
        won = before["settlements"][fight["place"]] != after["settlements"][fight["place"]]
    else:
        won = False  # a city that held out leaves nothing to decide
    facts: dict[str, object] = {"seat": Word("seat", seats[0 if won or len(seats) == 1 else 1])}
    told = "story-wins" if won or len(seats) == 2 else "story-loses"
    # where the last throw ended the fight at once, nobody's view has its sum
    yield Line(f"{told}-by", {**facts, **_sum(now, won)}, ("fight",)) if now else Line(told, facts, ("fight",))


def _sum(fight: FightView, won: bool) -> dict[str, object]:
    """D-12.6 Strength against strength, of the one who is told of first."""
    first, *others = (side["strength"] for side in fight["sides"])
    other = others[0] if others else fight["needed"] or 0
    own, against = (first, other) if won or not others else (other, first)
    return {"own": number(own), "against": number(against)}


def _soldiers(before: View, after: View) -> Iterator[Line]:
    """Down to the underworld and back."""
    for name, hero in after["heroes"].items():
        change = hero["below"] - before["heroes"][name]["below"]
        if change:
            facts = {"seat": Word("seat", name), "number": abs(change)}
            yield Line("story-falls" if change > 0 else "story-returns", facts, ("underworld",))


def _settlements(before: View, shown: str | None, after: View) -> Iterator[Line]:
    """A settlement was conquered or left empty; founding tells itself."""
    for place, holder in after["settlements"].items():
        if holder == before["settlements"][place] or (shown or "").startswith("found"):
            continue
        where = {"place": Word("place", place)}
        if holder is None:
            yield Line("story-empty", where, (f"place/{place}",))
        else:
            yield Line("story-conquered", where | {"seat": Word("seat", holder)}, (f"place/{place}",))


def _tasks(before: View, after: View) -> Iterator[Line]:
    """Cards laid down, or gone because several claimed them."""
    box = box_of(after["box"])
    for name, hero in after["heroes"].items():
        for task in hero["tasks"]:
            if task not in before["heroes"][name]["tasks"]:
                facts = {"seat": Word("seat", name), "task": task_line(box, task)}
                yield Line("story-task", facts, (f"seat/{name}",))
    for task in after["removed"]:
        if task not in before["removed"]:
            yield Line("story-removed", {"task": task_line(box, task)})


def _end(after: View) -> Line:
    winner = after["winner"]
    if winner is None:
        return Line("story-limit")
    facts = {"seat": Word("seat", winner), "total": after["heroes"][winner]["total"]}
    return Line("story-wins-game", facts, (f"seat/{winner}",))
