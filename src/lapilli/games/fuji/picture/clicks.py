"""What a person clicks for an action: cards and cells where they are drawn, words as buttons."""

from __future__ import annotations

from functools import cache
from sys import intern

from lapilli.games.fuji.actions import SPACE

OWN = "p?"  # stands for the seat that acts


def click_path(seat: int, action: int) -> tuple[str, ...]:
    """Element ids that a person clicks."""
    clicks, own = _clicks(action)
    return tuple([target.replace(OWN, f"p{seat + 1}") for target in clicks]) if own else clicks


@cache
def _clicks(action: int) -> tuple[tuple[str, ...], bool]:
    """The same for any seat, and whether it matters which: a dead click looks through all actions of a step."""
    clicks, declared = tuple(map(intern, _targets(action))), SPACE.click_path(action)
    clicks = declared if clicks == declared else clicks  # tens of thousands: what is the same is one object
    return clicks, any(OWN in target for target in clicks)


def _targets(action: int) -> tuple[str, ...]:
    kind = SPACE.kind(action)
    words = kind.words(action)
    third = kind.key.startswith("p3-")
    if kind.key.startswith("use-"):
        return _card_path(kind.key, words)
    if kind.key.endswith("walk"):
        return (*(("figure/p3",) if third else ()), *(f"cell/{cell}" for cell in words["path"].split()))
    clicks = []
    for target in SPACE.click_path(action):
        if target.startswith("topic/") and target.split("/")[1] in SPACE.domains["cell"]:
            clicks.append(f"cell/{target.split('/')[1]}")
        elif target.startswith("die/") and third:
            name = target.split("/")[1]
            clicks.append(f"die/{name if '.' in name else 'p3.' + name}")
        elif target.startswith("die/"):
            name = target.split("/")[1]
            clicks.append(f"die/{name if '.' in name else f'{OWN}.{name}'}")
        elif target == "marker":
            clicks.append(f"marker/{'p3' if third else OWN}")
        else:
            clicks.append(target)
    return tuple(clicks)


def _card_path(key: str, words: dict[str, str]) -> tuple[str, ...]:
    card = (
        {"use-water": "water", "use-rope": "rope", "use-binoculars": "binoculars"}.get(key)
        or words.get("bare")
        or words["lender"]
    )
    clicks = ["card/knife"] if "knife" in words["hand"] else []
    clicks.append(f"card/{card}")
    if "target" in words:
        clicks.append("self" if words["target"] == "self" else f"figure/{words['target']}")
    if "figure" in words:
        clicks.append(f"figure/{words['figure']}")
    if "cell" in words:
        clicks.append(f"cell/{words['cell']}")
    if "pair" in words:
        clicks += [f"cell/{cell}" for cell in words["pair"].split()]
    return tuple(clicks)
