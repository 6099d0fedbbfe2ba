"""The clicks of an action: mostly the templates of the action space, with people named by where they are."""

from __future__ import annotations

from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.knowledge.view_types import View


def click_path(view: View, action: int) -> tuple[str, ...]:
    """The element ids a person clicks for an action; fleeing and leaving people are found on the board."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    if kind.key == "evacuate":
        figure = "citizen" if words["spot"].endswith("village") else "worker"
        return (f"{figure}/{words['colour']}@{words['spot']}", f"boats/{words['zone']}")
    if kind.key.startswith("flee") and "flood" in view["now"]:
        where = _where(view, words["colour"], "citizen" in kind.key)
        return (
            where,
            f"boats/{view['now']['flood'].split('.')[0]}" if "zone" not in words else f"area/{words['zone']}.coast",
        )
    return tuple(_target(target) for target in SPACE.click_path(action))


def _target(target: str) -> str:
    """A slope is one thing, whether as a workplace or as an area."""
    return f"area/{target[6:]}" if target.startswith("place/") and target[-1].isdigit() else target


def _where(view: View, colour: str, citizen: bool) -> str:
    zone, name = view["now"]["flood"].split(".")
    if citizen:
        return f"citizen/{colour}@{zone}.village"
    people = view["people"].get(colour)  # a click may mean a village that nobody plays
    workers = people["workers"] if people else {}
    for spot in (name, "dam", "yard", "theatre"):
        if workers.get(f"{zone}.{spot}"):
            return f"worker/{colour}@{zone}.{spot}"
    return f"worker/{colour}@{zone}.{name}"
