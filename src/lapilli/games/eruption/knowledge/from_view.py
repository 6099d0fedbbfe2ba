"""Knowledge from a view, for worlds that are sampled from data alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lapilli.core.packed import refill
from lapilli.core.state import SPECTATOR
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.knowledge import Known, know
from lapilli.games.eruption.knowledge.position_fields import OPEN
from lapilli.games.eruption.knowledge.view_types import Heap, View
from lapilli.games.eruption.names import CARD_KINDS
from lapilli.games.eruption.position import rebuild
from lapilli.games.eruption.rules.parameters import RuleParameters


def known_from_view(view: View) -> Known:
    """The knowledge that a view was made from."""
    parameters = RuleParameters(box_of(view["box"]), view["seats"], dict(view["options"]))
    told: Mapping[str, object] = view
    data = {key: told[key] for key in OPEN.rows}
    remembered = view["memory"]
    data |= {"phase": view["step"], "deck": {}}
    data["memory"] = {key: remembered[key] for key in ("deck", "drawn", "laid")}
    known = know(rebuild(data, parameters), SPECTATOR if view["seat"] is None else view["seat"])
    names = view["names"]
    known.deck_size = view["deck"]
    refill(known.sizes, list(view["hand_sizes"].values()))
    refill(known.given, _flat(view["given"].values()))
    refill(known.hands, _flat(view["hands"].values()))
    old = [remembered["hands"][name] for name in names]
    refill(known.old_sizes, [hand if isinstance(hand, int) else sum(hand.values()) for hand in old])
    refill(known.old_hands, _flat({} if isinstance(hand, int) else hand for hand in old))
    return known


def _flat(hands: Iterable[Heap | None]) -> list[int]:
    return [(hand or {}).get(kind, 0) for hand in hands for kind in CARD_KINDS]
