"""Where the stepping ship could sail, from what lies open: lit on the board, listed in the terminal."""

from __future__ import annotations

from lapilli.draw import cached_drawing
from lapilli.games.deukalion.box import box_of, neighbours
from lapilli.games.deukalion.knowledge.view_types import View, stepping
from lapilli.games.deukalion.picture.prompt import sail_range


@cached_drawing
def reachable(view: View) -> tuple[str, ...]:
    """D-6.2, D-6.3 Fields in range that nothing open forbids; secret tasks are nobody's business here."""
    if view["phase"] not in ("step", "main") or view["step"]["sailing"] != "unused":
        return ()
    box = box_of(view["box"])
    ship = stepping(view)
    start = ship["ship"] or ""
    others = {hero["ship"] for name, hero in view["heroes"].items() if name != view["stepper"] and hero["ship"]}
    halves = [box.halves[f"{task}.{half}"].kind for task in view["open_tasks"] if task for half in "ab"]
    water = set(box.fields("sea", "anchor", "styx"))
    ends: set[str] = set()
    front = {start}
    for _ in range(sail_range(view)):
        fresh = {near for field in front for near in neighbours(field)} & water
        fresh -= ends | {start}
        ends |= fresh
        front = {field for field in fresh if _passable(view, box.terrain(field), field, others)}
    armed = ship["aboard"] > 0
    barred = set() if armed else {field for field in others if box.terrain(field) == "sea"}
    if view["hydra"] and (not armed or "hydra" not in halves):
        barred.add(view["hydra"])
    return tuple(sorted(ends - barred))


def _passable(view: View, terrain: str, field: str, others: set[str]) -> bool:
    if terrain == "styx":
        return False
    if view["step"]["orpheus"]:
        return True
    if field == view["hydra"]:
        return False
    return field not in others or (terrain == "anchor" and not view["options"]["anchor_stop"])
