"""Nisyros."""

from __future__ import annotations

from typing import Any

from lapilli.games.nisyros.actions import (
    AREA_WORDS,
    DICE_NAMES,
    FACES,
    RESOURCES,
    SPOT_WORDS,
    WAYS,
    WORKPLACE_WORDS,
    ZONE_NAMES,
)
from lapilli.games.nisyros.rules.cards import QUESTIONS
from lapilli.games.nisyros.rules.steps import PHASES, Building, Calling, Events, Flow
from tests.adapters.expected_observations.expected import counts, hot, many, round_from

CARDS = [str(number) for number in range(1, 21)]
NUMBERS = range(1, 21)
RESTS = (*WORKPLACE_WORDS, "step 9", "unused", "hand")
ENDINGS = ("", "covered", "empty", "no-refuge")


def expected(view: Any, state: Any) -> dict[str, Any]:
    seats, people, cards, now = view["seats"], view["people"], view["cards"], view["now"]
    around = round_from(seats, view["me"], 4)
    asked = view["phase"] in QUESTIONS
    folk = [people.get(zone, {}) for zone in ZONE_NAMES]
    step = state.step
    use = step.use if isinstance(step, Events) else None
    flight = now.get("flight", {})
    return {
        "viewer": hot(view["me"], [*seats, *[None] * (4 - len(seats))]),
        "seats": hot(len(seats), (2, 3, 4)),
        "actors": many(view["actors"], around),
        "chance": int(view["actors"] == ["chance"]),
        "phase": hot("card" if asked else view["phase"], PHASES),
        "step": view["step"],
        "round": view["round"],
        "active": hot(view["active"], around),
        "ending": hot(now.get("ending") or "", ENDINGS),
        "villages": [hot(name, ZONE_NAMES) for name in around],
        "order": [hot(zone, ZONE_NAMES) for zone in [*view["order"], *[None] * (4 - len(view["order"]))]],
        "tiles": [[hot(tile, RESOURCES) for tile in view["layout"][zone]] for zone in ZONE_NAMES],
        "lava": counts(view["lava"], ZONE_NAMES),
        "dams": counts(view["dams"], AREA_WORDS),
        "boats": counts(view["boats"], ZONE_NAMES),
        "supply": [view["supply"]["boats"], view["supply"]["dams"]],
        "bonus": many(view["bonus"], ZONE_NAMES),
        "gassed": many(now.get("gassed", ()), AREA_WORDS),
        "workers": [counts(one.get("workers", {}), WORKPLACE_WORDS) for one in folk],
        "idle": [counts(one.get("idle", {}), WORKPLACE_WORDS) for one in folk],
        "citizens": [counts(one.get("citizens", {}), ZONE_NAMES) for one in folk],
        "home": [hot(one.get("home"), ZONE_NAMES) for one in folk],
        "kos": [one.get("kos", 0) for one in folk],
        "hades": [one.get("hades", 0) for one in folk],
        "stock": counts(view["stock"], RESOURCES),
        "faces": [hot(view["dice"].get(die, {}).get("face"), FACES) for die in DICE_NAMES],
        "lies": [hot(view["dice"].get(die, {}).get("at"), RESTS) for die in DICE_NAMES],
        "red": now.get("red", 0),
        "volcano": hot(now.get("volcano"), WAYS),
        "stars": counts(cards["stars"], CARDS),
        "deck": counts(cards["deck"], CARDS),
        "waiting": counts(cards["waiting"], CARDS),
        "discard": counts(cards["discard"], CARDS),
        "turned": many(cards["turned"], NUMBERS),
        "sails": now.get("sails", 0),
        "placed": [now.get("placed", {}).get(name, 0) for name in around],
        "done": many(now.get("done", ()), around),
        "card": hot(now.get("card"), NUMBERS),
        "question": hot(view["phase"] if asked else None, QUESTIONS),
        "spared": many([ZONE_NAMES[zone] for zone in range(4) if use and use.spared >> zone & 1], ZONE_NAMES),
        "left": [now.get("events", 0), now.get("left", now.get("eruptions", 0))],
        "picks": [hot(die, DICE_NAMES) for die in [*now.get("picks", ()), None, None][:2]],
        "quota": list(step.most) if isinstance(step, Building) else [0] * 8,
        "built": list(step.built) if isinstance(step, Building) else [0] * 8,
        "calls": list(step.most) if isinstance(step, Calling) else [0] * 4,
        "called": counts(now.get("called", {}), ZONE_NAMES),
        "gathered": [counts(now.get("gathered", {}).get(zone, {}), ZONE_NAMES) for zone in ZONE_NAMES],
        "flowed": [int(isinstance(step, Flow) and step.flowed >> zone & 1) for zone in range(4)],
        "flood": hot(now.get("flood"), AREA_WORDS),
        "runner": hot(flight.get("colour"), ZONE_NAMES),
        "from": hot(flight.get("from"), SPOT_WORDS),
        "to": hot(flight.get("to"), (*ZONE_NAMES, "boat")),
    }
