"""What the chart says and what its things are called, the same in every shape it is drawn in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from lapilli.core.log_lines import Line, Word
from lapilli.games.deukalion.box import Box, TaskHalf, box_of
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture.style import WORDS, said


def afloat(view: View) -> dict[str, list[str]]:
    """Field -> who is on it: the Hydra, then the ships in the order of their seats."""
    fields: dict[str, list[str]] = {view["hydra"]: ["hydra"]} if view["hydra"] else {}
    for name, hero in view["heroes"].items():
        if hero["ship"]:
            fields.setdefault(hero["ship"], []).append(name)
    return fields


def stock_ids(city: str, stock: list[str]) -> list[str]:
    """An id for each treasure of a city; those of one colour are told apart by a number."""
    return [
        f"stock/{city}/{colour}" + (f".{number}" if (number := stock[:index].count(colour)) else "")
        for index, colour in enumerate(stock)
    ]


def city_words(view: View, box: Box, city: str, lang: str) -> str:
    held = ", ".join(WORDS.word(lang, "colour", colour) for colour in view["cities"][city])
    treasures = held or WORDS.say(lang, "board-nobody")
    return said(lang, "board-city", place=("place", city), value=box.values[city], treasures=treasures)


def settlement_words(view: View, box: Box, settlement: str, lang: str) -> str:
    holder = view["settlements"][settlement]
    held = WORDS.word(lang, "seat", holder) if holder else WORDS.say(lang, "board-nobody")
    return said(lang, "board-settlement", place=("place", settlement), value=box.values[settlement], holder=held)


def hydra_words(view: View, lang: str) -> str:
    return said(lang, "board-hydra", value=box_of(view["box"]).numbers["hydra_value"])


def ship_words(view: View, name: str, lang: str) -> str:
    hero = view["heroes"][name]
    facts = {"soldiers": hero["aboard"], "treasures": len(hero["cargo"]), "total": hero["total"]}
    return said(lang, "board-ship", seat=("seat", name), field=hero["ship"], **facts)


def half_line(half: TaskHalf) -> Line:
    """What one half of a task asks for."""
    joint = "half-or" if half.kind == "any" else "half-and"
    colours = [Word("colour", colour) for colour in half.colours]
    facts: dict[str, dict[str, object]] = {
        "soldiers": {"city": Word("city", half.city), "number": half.number},
        "cards": {"city": Word("city", half.city), "number": half.number},
    }
    if colours:
        first: Word | Line = colours[0]
        listed = reduce(lambda one, two: Line(joint, {"one": one, "two": two}), colours[1:], first)
        return Line(f"half-{half.kind}", {"colours": listed})
    return Line(f"half-{half.kind}", facts.get(half.kind, {}))


def spelled(box: Box, args: Mapping[str, object]) -> dict[str, object]:
    """Arguments of a line in which tasks and their halves are not mere numbers."""
    return {name: _spelled(box, fact) for name, fact in args.items()}


def _spelled(box: Box, fact: object) -> object:
    match fact:
        case Word("task", task) if task in box.points:
            return task_line(box, task)
        case Word("half", half) if half in box.halves:
            return Line("half-named", {"half": fact, "what": half_line(box.halves[half])})
    return fact


def said_line(line: Line, lang: str) -> str:
    return WORDS.say(lang, line.message, line.args)


def task_line(box: Box, task: str) -> Line:
    """A task card by its number, with what it asks for: numbers alone tell nobody anything."""
    halves = {name: half_line(box.halves[f"{task}.{half}"]) for name, half in (("one", "a"), ("two", "b"))}
    return Line("task-named", {"task": Word("task", task), "points": box.points[task], **halves})
