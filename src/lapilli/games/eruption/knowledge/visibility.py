"""How an action is shown to those who look on."""

from __future__ import annotations

from lapilli.core.state import CHANCE
from lapilli.games.eruption.actions import DRAW_CARD, FIRST, GIVE_CARD, KIND, MOVE, RELOCATE, SECOND, SPACE
from lapilli.games.eruption.knowledge.knowledge import sees_hand
from lapilli.games.eruption.names import BORDER_NAMES
from lapilli.games.eruption.state import Open


def public_notation(table: Open, seat: int, action: int, viewer: int | None) -> str:
    """A drawn card is its drawer's secret, a given one that of giver and mate; others see one name for a swap."""
    kind = KIND[action]
    looker = -1 if viewer is None else viewer
    if kind == DRAW_CARD and seat == CHANCE and not sees_hand(table, looker, table.active):
        return SPACE.masked(action, "card")
    if kind == GIVE_CARD and viewer not in (seat, int(table.mate(seat))):
        return SPACE.masked(action, "card")
    if kind in (RELOCATE, MOVE) and viewer != seat and table.walls[SECOND[action]]:  # a swap is the same both ways
        first, second = sorted((int(FIRST[action]), int(SECOND[action])))
        return SPACE.text(int(kind) + first * len(BORDER_NAMES) + second)
    return SPACE.text(action)
