"""The heuristic player: judges its own dice and what others said (F-13.17), speaks truthfully (F-13.16)."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.rng import Rng
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.player.belief import BRIEF, Belief, PlayStyle
from lapilli.games.fuji.player.decisions import answer, decide
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.names import NONE


def choose_by_heuristic(known: Known, seat: int, menu: Sequence[int], rng: Rng, style: PlayStyle = BRIEF) -> int:
    """One action of the menu."""
    return menu[0] if len(menu) == 1 else decide(Belief(known, seat, rng, style), Menu(menu))


def speak_up(known: Known, seat: int, menu: Sequence[int]) -> int | None:
    """F-13.15 The answer to who has addressed the seat, or what it does to keep its word; asked before it decides."""
    word = answer(known, seat, Menu(menu)) if menu else NONE
    return int(word) if word != NONE else None
