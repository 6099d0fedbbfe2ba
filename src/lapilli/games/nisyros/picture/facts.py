"""What the parts of the picture show: narrowed views, which `only` makes."""

from __future__ import annotations

from lapilli.draw import only
from lapilli.games.nisyros.knowledge.view_types import Folk, View
from lapilli.games.nisyros.rules.cards import WAITING_STEPS

FLOW = 8  # the step in which lava runs against dams
LAND = ("workers", "yields", "spots")  # the limits that are drawn on the island


def dealt(view: View) -> View:
    """How the slopes were dealt, and where nobody lives."""
    return only(view, order=view["order"], layout=view["layout"], people=list(view["people"]), dice={}, now={})


def zone_of(view: View, zone: str) -> View:
    """A quarter of the island without those who are there."""
    return only(
        view,
        order=view["order"],
        layout={zone: view["layout"][zone]} if zone in view["layout"] else {},
        lava={zone: view["lava"].get(zone, 0)},
        people=[zone] if zone in view["people"] else [],
        bonus=[zone] if zone in view["bonus"] else [],
        dams={area: count for area, count in view["dams"].items() if area.startswith(f"{zone}.")},
        limits={name: view["limits"][name] for name in LAND},  # type: ignore[literal-required]
        now={"gassed": [area for area in view["now"].get("gassed", ()) if area.startswith(f"{zone}.")]},
        dice={},
    )


def people_of(view: View, zone: str) -> View:
    """Everybody and everything that stands on a quarter of the island; who flees by boat is aboard already."""
    flight = view["now"].get("flight")
    aboard = flight if flight and flight["to"] == "boat" and flight["from"].startswith(f"{zone}.") else None
    dams = {area: count for area, count in view["dams"].items() if area.startswith(f"{zone}.")}
    return only(
        view,
        order=view["order"],
        step=FLOW if dams and view["step"] == FLOW else 0,
        lava={zone: view["lava"].get(zone, 0)},
        people={
            colour: _there(folk, zone, aboard["from"] if aboard and aboard["colour"] == colour else "")
            for colour, folk in view["people"].items()
        },
        dams=dams,
        boats={zone: view["boats"].get(zone, 0)},
        limits={name: view["limits"][name] for name in LAND},  # type: ignore[literal-required]
        dice={name: die for name, die in view["dice"].items() if die["at"].startswith(f"{zone}.")},
        now={"flight": aboard} if aboard else {},
    )


def _there(folk: Folk, zone: str, left: str) -> dict[str, dict[str, int]]:
    """Those of a village in a zone; one has `left` a place there."""
    start = f"{zone}."
    workers = {place: count - (place == left) for place, count in folk["workers"].items() if place.startswith(start)}
    return {
        "citizens": {zone: folk["citizens"].get(zone, 0) - left.endswith(".village")},
        "workers": workers,
        "idle": {place: min(count, workers[place]) for place, count in folk["idle"].items() if place.startswith(start)},
    }


def shore(view: View) -> View:
    """The saved and the lost."""
    return only(
        view,
        seats=view["seats"],
        active=view["active"],
        limits={name: view["limits"][name] for name in ("figures", "small", "big")},
        people={
            colour: {name: folk[name] for name in ("kos", "hades", "home")} for colour, folk in view["people"].items()
        },
    )


def event_state(view: View, number: int) -> str:
    """N-2.3 Say whether an event card of this round `waits`, `acts` in this step or has `acted`."""
    step = WAITING_STEPS.get(number - 1, 2)
    if step > view["step"]:
        return "waits"
    acting = number == view["now"].get("card") or str(number) in view["cards"]["waiting"]
    return "acts" if acting and step == view["step"] else "acted"
