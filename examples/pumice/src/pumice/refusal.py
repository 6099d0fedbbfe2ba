"""Why not? Legality said a second time, from the rules, for clear refusals; the kit holds it against the menus."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from pumice.actions import DRAW, KEEP, LAY, SEATS, SPLASH, STONES, TARGET
from pumice.rules import NOTHING, Course, Phase


def why_not(state: Course, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    if action >= DRAW:
        return Refusal("chance-only", "P-3.1")
    if LAY <= action < KEEP:
        return _why_not_lay(state, seat, action - LAY)
    if state.phase not in (Phase.PRIZE, Phase.AIM) or state.winner != seat:
        return Refusal("no-prize", "P-3.2")
    if action >= TARGET:
        return _why_not_target(state, seat, action - TARGET)
    if state.phase == Phase.AIM:
        return Refusal("name-rival", "P-4.2")
    if action == SPLASH and not state.can_splash():
        return Refusal("no-splash", "P-4.3")
    return None


def _why_not_lay(state: Course, seat: int, weight: int) -> Refusal | None:
    if state.phase != Phase.LAY or state.laid[seat] != NOTHING:
        return Refusal("no-laying", "P-2.1")
    if state.hands[seat][weight] == 0:
        return Refusal("not-in-hand", "P-2.1", {"stone": Word("stone", STONES[weight])})
    return None


def _why_not_target(state: Course, seat: int, rival: int) -> Refusal | None:
    if state.phase != Phase.AIM:
        return Refusal("splash-first", "P-4.2")
    if rival >= state.seats or rival == seat or state.points[rival] == 0:
        return Refusal("no-rival", "P-4.2", {"seat": Word("seat", SEATS[rival])})
    return None
