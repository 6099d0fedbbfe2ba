"""Choose the coach's warning for a risky action, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.knowledge.view_types import View as View

LEVELS = ("1", "2", "3", "4", "coast")
SPOTS = {"1": 0, "2": 1, "3": 2, "4": 2, "coast": 3}


def warning(view: View, action: int, menu: Sequence[int]) -> str:
    """The name of the coach's word, or nothing."""
    words = SPACE.text(action).split()
    match words:
        case ["ready", colour]:
            return "slope" if view["round"] > 1 and _threatened(view).keys() & view["people"][colour]["workers"] else ""
        case ["call", colour, _] if colour != "done":
            return "hunger" if _hungry(view, colour) else ""
        case ["build", "dam", area]:
            zone = area.split(".")[0]
            other = next((place for place in _threatened(view) if place.split(".")[0] == zone), area)
            return "wall" if other != area else ""
        case ["evacuate", "done"]:
            coast = any(f"{colour}.coast" in _threatened(view) for colour in view["people"])
            return "late" if coast and any(view["boats"].values()) else ""
        case ["evacuate", colour, *_]:
            saved = view["people"][colour]["kos"]
            left = [own for own in view["people"].values() if own["workers"] or own["citizens"]]
            return "weak" if any(own["kos"] <= saved - 2 for own in left) else ""
    return ""


def _threatened(view: View) -> dict[str, int]:
    """The areas that lava takes in step 8 unless a wall is completed, with the dams that stand there."""
    found = {}
    for zone, lava in view["lava"].items():
        if 0 < lava < len(LEVELS):
            area = f"{zone}.{LEVELS[lava]}"
            dams = view["dams"].get(area, 0)
            if dams < SPOTS[LEVELS[lava]]:
                found[area] = dams
    return found


def _hungry(view: View, colour: str) -> bool:
    """Would one more worker of this colour make somebody ill, or eat double?"""
    workers = {name: sum(own["workers"].values()) + (name == colour) for name, own in view["people"].items()}
    needed = sum(0 if count == 0 else 1 if count <= 5 else 2 for count in workers.values())
    return bool(workers[colour] == 6 or needed > view["stock"]["wheat"])
