"""What is told of it: the position, who is asked, the limits in force; the same for every seat and every onlooker."""

from __future__ import annotations

from functools import lru_cache

from lapilli.core.state import CHANCE
from lapilli.games.nisyros.knowledge.knowledge import Known
from lapilli.games.nisyros.knowledge.seen import Limits, View
from lapilli.games.nisyros.position import FACTS
from lapilli.games.nisyros.rules.terms import Terms


def observe(known: Known) -> View:
    """N-0.10 Nothing is hidden but the order of undrawn cards, which nobody knows."""
    island = known.island
    facts = FACTS.read(island)
    names, mask = facts["seats"], island.actors()
    return {
        "options": facts["options"],
        "seats": names,
        "order": facts["order"],
        "layout": facts["layout"],
        "round": facts["round"],
        "step": facts["step"],
        "active": facts["active"],
        "phase": facts["phase"],
        "stock": facts["stock"],
        "lava": facts["lava"],
        "boats": facts["boats"],
        "dams": facts["dams"],
        "bonus": facts["bonus"],
        "people": facts["people"],
        "cards": facts["cards"],
        "dice": facts["dice"],
        "now": facts["now"],
        "me": None if known.viewer < 0 else names[known.viewer],
        "actors": ["chance"] if island.actor == CHANCE else [name for i, name in enumerate(names) if mask >> i & 1],
        "supply": {"boats": island.boats_left(), "dams": island.dams_left()},
        "limits": _limits(island.terms).copy(),
        "box": island.terms.own_box,
    }


@lru_cache(64)
def _limits(terms: Terms) -> Limits:
    told = terms.told
    return {
        "store": told["store"],
        "figures": told["figures"],
        "eruptions": told["eruptions"],
        "most": told["most"],
        "fewer": told["fewer"],
        "fare": told["fare"],
        "crew": told["crew"],
        "small": told["small"],
        "big": told["big"],
        "spots": told["spots"],
        "yields": told["yields"],
        "amounts": told["amounts"],
        "good": told["good"],
        "workers": told["workers"],
    }
