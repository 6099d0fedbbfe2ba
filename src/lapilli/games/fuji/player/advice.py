"""The heuristic player: judges its own dice and what others said (F-13.17), speaks truthfully (F-13.16)."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.rng import Rng
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.player.belief import BRIEF, Belief, PlayStyle
from lapilli.games.fuji.player.decisions import decide
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.talk import reply
from lapilli.games.fuji.rules.names import Phase


def choose_by_heuristic(known: Known, seat: int, menu: Sequence[int], rng: Rng, style: PlayStyle = BRIEF) -> int:
    """One action of the menu."""
    return menu[0] if len(menu) == 1 else decide(Belief(known, seat, rng, style), Menu(menu))


def speak_up(known: Known, seat: int, menu: Sequence[int]) -> int | None:
    """F-13.15 A seat that is ready, and so not waited for, still answers in phases 2 and 4."""
    if not menu or known.table.phase not in (Phase.PLANNING, Phase.GEAR):
        return None
    word = reply(Belief(known, seat, Rng(1)), Menu(menu))
    return int(word) if word >= 0 else None
