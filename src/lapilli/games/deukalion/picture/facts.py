"""What the parts of the picture show: narrowed views, which `only` makes."""

from __future__ import annotations

from lapilli.draw import only
from lapilli.games.deukalion.knowledge.view_types import View

COURSE = ("ship", "aboard", "pegasus")  # what decides how far a ship sails
FLOATING = ("ship", "aboard", "cargo", "total")
PLANNED = (
    *("aboard", "points", "tasks", "pegasus", "hades", "fleece", "cargo", "total", "cards", "has_secret"),
)  # everything but what only its owner sees
USED = ("sailing", "cards_done", "soldiers_done", "hydra_done")


def _heroes(view: View, names: tuple[str, ...], *only_these: str) -> dict[str, dict[str, object]]:
    return {
        name: {key: hero[key] for key in names}  # type: ignore[literal-required]
        for name, hero in view["heroes"].items()
        if not only_these or name in only_these
    }


def header(view: View) -> View:
    """How far the game is."""
    return only(view, "turn", "target", "deck", "task_bag")


def underworld(view: View) -> View:
    """The fallen."""
    return only(view, heroes=_heroes(view, ("below",)))


def voyage(view: View) -> View:
    """What decides where the stepping ship could sail."""
    step = {name: view["step"][name] for name in ("sailing", "orpheus", "wind")}
    names = ("box", "phase", "stepper", "hydra", "open_tasks", "kylix", "dice")
    options = {"anchor_stop": view["options"]["anchor_stop"]}
    return only(view, *names, step=step, heroes=_heroes(view, COURSE), options=options)


def city(view: View, name: str) -> View:
    """One city and its treasures."""
    return only(view, "box", cities={name: view["cities"][name]})


def settlement(view: View, name: str) -> View:
    """One settlement and its garrison."""
    return only(view, "box", settlements={name: view["settlements"][name]})


def afloat(view: View) -> View:
    """The ships and the Hydra."""
    return only(view, "box", "hydra", "stepper", heroes=_heroes(view, FLOATING))


def plan(view: View, name: str) -> View:
    """One seat's ship and belongings, the same for everybody."""
    fight = view["fight"]
    return only(
        view,
        "box",
        "target",
        active=name if view["active"] == name else "",
        awaited=[name] if name in view["awaited"] else [],
        heroes=_heroes(view, PLANNED, name),
        fight=None if fight is None else {"sides": [{"seat": side["seat"]} for side in fight["sides"]]},
    )


def tasks(view: View) -> View:
    """The open tasks and the own secret one."""
    seat = view["seat"]
    return only(view, "box", "seat", "open_tasks", heroes=_heroes(view, ("secret",), seat) if seat else {})


def dice(view: View) -> View:
    """The Kylix and its dice, and what has been used of them."""
    used = {name: view["step"][name] for name in USED}  # type: ignore[literal-required]
    return only(view, "kylix", "dice", step=used)


def fight(view: View) -> View:
    """Both crews, and how many are left of them."""
    return only(view, "fight", heroes=_heroes(view, ("aboard",)))


def holds_cards(view: View) -> bool:
    """Does the viewer hold action cards?"""
    return bool(view["seat"] and view["heroes"][view["seat"]]["hand"])


def hand(view: View) -> View:
    """The own cards."""
    seat = view["seat"]
    return only(view, "box", "seat", heroes=_heroes(view, ("hand",), seat) if seat else {})
