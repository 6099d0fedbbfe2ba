"""The way back: knowledge from a view, for worlds that are imagined from data alone."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.facts import Facts
from lapilli.core.state import ONLOOKER
from lapilli.games.fuji.actions import DICE
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.facts import OPEN
from lapilli.games.fuji.knowledge.knowledge import Known, fill_in, look
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.options import blank
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.steps import Handling
from lapilli.games.fuji.state import Open

TABLE: Facts[Open] = Facts(*OPEN)  # what a view says of the table is checked like a position


def recall(view: View) -> Known:
    """The knowledge that a view was made from."""
    table = blank(view["seats"], view["options"], box_of(view["box"]))
    told: Mapping[str, object] = view
    TABLE.write(table, {key: told[key] for key in TABLE.rows})
    if table.phase == 2:
        survey(table)
    for name, (_, viewers, _) in view["dice"].items():
        table.known[DICE.index(name)] = viewers
    known = Known(look(table), ONLOOKER if view["seat"] is None else view["seat"], table.fresh())
    known.chance = view["chance"]
    faces, memory = [0] * len(DICE), [0] * len(DICE)
    for name, (face, _, remembered) in view["dice"].items():
        faces[DICE.index(name)], memory[DICE.index(name)] = face, remembered
    known.rolling = sum(1 << DICE.index(name) for name in view["rolling"])
    known.rolling_hands = sum(1 << hand for hand in view["rolling_hands"])
    known.buddy = -1 if view["buddy"] is None else DICE.index(view["buddy"])
    known.spoken = view["spoken"]
    if view["handling"]:
        known.handling = Handling(view["handling"]["left"])
        known.handling.acted = view["handling"]["acted"]
    picked = [sum(1 << DICE.index(name) for name in row) for row in view["picked"]]
    made = [-1 if made is None else made for made in view["made"]]
    fill_in(known, faces, memory, picked, made, [bits for row in view["said"] for bits in row])
    return known
