"""What the parts of the picture show: narrowed views, which `only` makes."""

from __future__ import annotations

from lapilli.draw import only
from lapilli.games.eruption.knowledge.view_types import View

MARKED = ("settle", "over")  # phases in which villages and panels look different


def villages(view: View) -> View:
    """Who lives where, and who is on."""
    return only(view, "names", "active", "seats", "temperature", "box", phase=_marked(view))


def meter(view: View) -> View:
    """What stands on the burn meter."""
    return only(view, "names", "temperature", "eruptions", "box")


def spaces(view: View) -> View:
    """What lies on the island."""
    return only(view, "tiles", "box", turn={"closed": view["turn"]["closed"]})


def ghosts(view: View) -> View:
    """What the tiles do that the viewer could lay or turn now."""
    hand = view["hands"][view["me"]] or {}
    shocks = {"aftershock": hand.get("aftershock", 0)}
    turn = {"tile": view["turn"]["tile"], "closed": view["turn"]["closed"]}
    return only(view, "me", "active", "names", "phase", "tiles", "walls", "box", turn=turn, hands={view["me"]: shocks})


def stacks(view: View) -> View:
    """The tiles beside the island."""
    turn, options = {"tile": view["turn"]["tile"]}, {"forecast": view["options"]["forecast"]}
    return only(view, "stack", "forecast", "aside", turn=turn, options=options)


def discards(view: View) -> View:
    """The pile of cards, and the one on top."""
    return only(view, "discards", "box", turn={"last_card": view["turn"]["last_card"]})


def dice(view: View) -> View:
    """The two dice, and where they are thrown for."""
    turn = view["turn"]
    thrown = {name: turn[name] for name in ("tested", "last_orange", "last_white", "last_place")}
    return only(view, "phase", turn=thrown)


def player(view: View, name: str) -> View:
    """One seat's panel."""
    return only(
        view,
        "eruptions",
        "box",
        phase=_marked(view),
        active=name if view["active"] == name else "",
        temperature={name: view["temperature"][name]},
        hand_sizes={name: view["hand_sizes"][name]},
        stock={name: view["stock"][name]},
        winners=[name] if name in view["winners"] else [],
        end={"left": view["end"]["left"]},
        names=[mate(view, name)] if view["options"]["clans"] else [],  # of the team, besides this one
    )


def mate(view: View, name: str) -> str:
    """E-10.1 With clans: who sits opposite."""
    names: list[str] = view["names"]
    return names[(names.index(name) + len(names) // 2) % len(names)]


def own(view: View) -> View:
    """The viewer's cards and walls, and whether they are played now."""
    me = view["me"]
    return only(
        view,
        "me",
        "box",
        phase="cards" if view["phase"] == "cards" else "",
        active=me if view["active"] == me else "",
        hands={me: view["hands"][me]},
        stock={me: view["stock"][me]},
        options={"clans": view["options"]["clans"]},
    )


def _marked(view: View) -> str:
    return view["phase"] if view["phase"] in MARKED else ""
