"""Deukalion."""

from __future__ import annotations

from typing import Any

from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, FIELDS, HEROES, HOLLOWS, SETTLEMENTS, TASKS
from lapilli.games.deukalion.knowledge.view import KINDS, PHASES, SAILINGS
from tests.adapters.expected_observations.expected import counts, hot, many, round_from, tally


def expected(view: Any, state: Any) -> dict[str, Any]:
    names = HEROES[: view["seats"]]
    around = round_from(names, view["seat"], 4)
    step, draw, reveal, fight = view["step"], view["draw"], view["reveal"] or {}, view["fight"] or {}
    sides = [*fight.get("sides", ()), {}, {}]
    told: dict[str, Any] = {
        "viewer": hot(view["seat"], HEROES),
        "seats": hot(view["seats"], (2, 3, 4)),
        "actors": many(view["actors"], around),
        "awaited": many(view["awaited"], around),
        "chance": int(state.actor == -1),
        "phase": hot(view["phase"], PHASES),
        "turn_phase": hot(view["turn_phase"], PHASES),
        "turn": min(view["turn"], 255),
        "active": hot(view["active"], around),
        "first": hot(view["first"], around),
        "stepper": hot(view["stepper"], around),
        "winner": hot(view["winner"], around),
        "hydra": hot(view["hydra"], FIELDS),
        "cities": [tally(view["cities"][city], COLOURS) for city in CITIES],
        "settlements": [hot(view["settlements"][name], around) for name in SETTLEMENTS],
        "dice": view["dice"],
        "kylix": hot(view["kylix"], HOLLOWS[:4]),
        "hand": tally(view["heroes"][view["seat"]]["hand"], CARDS) if view["seat"] else [0] * len(CARDS),
        "pile": counts(view["pile"], CARDS),
        "deck": view["deck"],
        "open": [hot(task, TASKS) for task in [*view["open_tasks"], *[None] * 8][:8]],
        "bag": view["task_bag"],
        "removed": many(view["removed"], TASKS),
        "hunters": many(view["hunters"], around),
        "sailing": hot(step["sailing"], SAILINGS),
        "done": [
            int(step[key])
            for key in ("attacked", "settled", "wind", "orpheus", "cards_done", "soldiers_done", "hydra_done")
        ],
        "sent": many(step["sent"], around),
        "waived": many(step["waived"], around),
        "draw": [*hot(draw["seat"], around), draw["left"], int(draw["hermes"])],
        "dues": [
            [*hot(seat, around), *hot(what, (*COLOURS, "card"))]
            for seat, what in [*view["dues"], *[(None, None)] * 4][:4]
        ],
        "replace": int(view["replace"]),
        "revealed": hot(reveal.get("task"), TASKS),
        "answered": many(reveal.get("answered", ()), around),
        "mine": int(reveal.get("mine") is not None),
        "water": [int(view["styx"]), int(view["boarding"])],
        "stage": hot(fight.get("stage"), PHASES),
        "kind": hot(fight.get("kind"), KINDS),
        "mover": hot(fight.get("mover"), around),
        "place": hot(fight.get("place"), CITIES + SETTLEMENTS),
        "thrower": _side(sides[0], around),
        "defender": _side(sides[1], around),
        "throw": [
            *hot(fight.get("side"), (0, 1)),
            fight.get("quiet", 0),
            int(fight.get("zeus", False)),
            int(fight.get("won", False)),
        ],
    }
    for number, name in enumerate(around):
        told |= {f"{key}{number}": value for key, value in _hero(view["heroes"].get(name)).items()}
    return told


def _side(side: Any, around: list[str | None]) -> list[int]:
    return [*hot(side.get("seat"), around), *(side.get(key, 0) for key in ("fallen", "firm", "leaning", "shields"))]


def _hero(hero: Any) -> dict[str, Any]:
    if hero is None:
        return {"ship": [0] * 63, "hero": [0] * 9, "tasks": [0] * 16, "secret": [0] * 16, "cargo": [0] * 5}
    numbers = ("aboard", "below", "points", "total", "cards", "has_secret", "pegasus", "hades", "fleece")
    return {
        "ship": hot(hero["ship"], FIELDS),
        "hero": [int(hero[key]) for key in numbers],
        "tasks": many(hero["tasks"], TASKS),
        "secret": hot(hero["secret"], TASKS),
        "cargo": tally(hero["cargo"], COLOURS),
    }
