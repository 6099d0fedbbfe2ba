"""What is told of it: the position, who is asked, the limits in force; the same for every seat and every onlooker."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.core.state import CHANCE
from lapilli.games.nisyros.box import from_text, standard
from lapilli.games.nisyros.knowledge.knowledge import OpenIsland
from lapilli.games.nisyros.position import FACTS, count_seats, restore


def view(known: OpenIsland) -> View:
    """N-0.10 Nothing is hidden but the order of undrawn cards, which nobody knows."""
    island = known.island
    seen = FACTS.read(island)
    names, mask = seen["seats"], island.actors()
    seen["me"] = None if known.viewer < 0 else names[known.viewer]
    seen["actors"] = ["chance"] if island.actor == CHANCE else [name for i, name in enumerate(names) if mask >> i & 1]
    seen["supply"] = {"boats": island.boats_left(), "dams": island.dams_left()}
    seen["limits"] = dict(island.terms.told)
    seen["box"] = island.terms.own_box
    return seen


def known_from(seen: View) -> OpenIsland:
    """What such a view tells, as knowledge again."""
    box = standard() if seen["box"] is None else from_text(seen["box"], "box of the table")
    seats = count_seats({key: seen[key] for key in FACTS.rows})
    island = restore({key: seen[key] for key in FACTS.rows}, box.terms(seats, seen["options"]), seats)
    return OpenIsland(-1 if seen["me"] is None else seen["seats"].index(seen["me"]), island)
