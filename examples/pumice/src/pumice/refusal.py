"""Why not? What forbids each action, in the order of the rules; the kit holds it against the menus."""

from __future__ import annotations

from lapilli.core import conditions
from lapilli.core.conditions import first_broken
from lapilli.core.errors import Refusal
from pumice.actions import SEATS, SPACE, STONES
from pumice.rules import NOTHING, GameState, Phase


class Case(conditions.Case[GameState]):
    """One action of one seat, and what lies on the table."""

    space = SPACE

    @property
    def held(self) -> bool:
        return self.state.hands[self.seat][STONES.index(self["stone"])] > 0

    @property
    def won(self) -> bool:
        """P-3.2 Does this seat choose what happens to the prize?"""
        return self.state.phase in (Phase.PRIZE, Phase.AIM) and self.state.winner == self.seat

    @property
    def aims(self) -> bool:
        return self.state.phase == Phase.AIM

    @property
    def rival(self) -> bool:
        """P-4.2 Another seat that has something to lose."""
        rival = SEATS.index(self["seat"])
        return rival < self.state.seats and rival != self.seat and self.state.points[rival] > 0


Condition = conditions.Condition[Case]

NO_PRIZE = Condition("no-prize", "P-3.2", lambda it: not it.won)
NAME_RIVAL = Condition("name-rival", "P-4.2", lambda it: it.aims)

CONDITIONS: conditions.Table[Case] = {
    "lay": (
        Condition("wrong-time", "P-2.1", lambda it: it.state.phase != Phase.LAY),
        Condition("no-laying", "P-2.1", lambda it: it.state.laid[it.seat] != NOTHING),
        Condition("not-in-hand", "P-2.1", lambda it: not it.held, "stone"),
    ),
    "keep": (NO_PRIZE, NAME_RIVAL),
    "splash": (NO_PRIZE, NAME_RIVAL, Condition("no-splash", "P-4.3", lambda it: not it.state.can_splash())),
    "target": (
        NO_PRIZE,
        Condition("splash-first", "P-4.2", lambda it: not it.aims),
        Condition("no-rival", "P-4.2", lambda it: not it.rival, "seat"),
    ),
}
CHANCE = (Condition("chance-only", "P-3.1", lambda it: True),)


def why_not(state: GameState, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    case = Case(state, seat, action)
    return first_broken(CONDITIONS.get(case.kind.key, CHANCE), case)
