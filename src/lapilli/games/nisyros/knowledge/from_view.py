"""Knowledge from a view, for worlds that are sampled from data alone."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.state import SPECTATOR
from lapilli.games.nisyros.box import box_of
from lapilli.games.nisyros.knowledge.knowledge import Known
from lapilli.games.nisyros.knowledge.position_fields import POSITION_FIELDS
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.position import count_seats, rebuild


def known_from_view(view: View) -> Known:
    """The knowledge that a view was made from."""
    told: Mapping[str, object] = view
    facts = {key: told[key] for key in POSITION_FIELDS.rows}
    seats = count_seats(facts)
    island = rebuild(facts, box_of(view["box"]).parameters(seats, view["options"]), seats)
    return Known(SPECTATOR if view["me"] is None else view["seats"].index(view["me"]), island)
