"""Knowledge from a view, for worlds that are sampled from data alone."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.packing import setting
from lapilli.core.position_fields import Mask, PositionFields
from lapilli.core.state import SPECTATOR
from lapilli.games.fuji.actions import FIGURE_NAMES
from lapilli.games.fuji.knowledge.knowledge import Known, know, look
from lapilli.games.fuji.knowledge.packing import NAME, blank_of
from lapilli.games.fuji.knowledge.position_fields import HIDDEN, OPEN
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.state import fill, prepare

POSITION_FIELDS: PositionFields[GameState] = PositionFields(
    *OPEN, *(fact for fact in HIDDEN if fact.key not in ("said", "spoken"))
)
EYE_OF_SPECTATORS = 4


def known_from_view(view: View) -> Known:
    """The knowledge that a view was made from; a PositionError names what cannot be read."""
    seat = view["seat"]
    eye = EYE_OF_SPECTATORS if seat is None else seat
    table = blank_of(setting(NAME, view["seats"], {**view["options"]}, view["box"])).fresh()
    prepare(table)
    told: Mapping[str, object] = view
    data = {key: told[key] for key in POSITION_FIELDS.rows}
    data["dice"] = {die: [face, seen, memory << 3 * eye] for die, (face, seen, memory) in view["dice"].items()}
    data["made"] = [made or 0 for made in view["made"]]
    POSITION_FIELDS.write(table, data)
    fill(table, "said", [phrases for row in view["said"] for phrases in row])
    if seat is not None:
        table.spoken = view["spoken"] << 16 * seat
    if table.phase_number == 2:
        survey(table)
    awaited = Mask(FIGURE_NAMES).take(view["awaited"], "awaited")
    decider = NONE if view["decider"] is None else view["decider"]
    known = know(table, SPECTATOR if seat is None else seat, awaited, decider, look(table), table.fresh())
    known.chance = view["chance"]
    known.rolling_hands = sum(1 << hand for hand in view["rolling_hands"])
    return known
