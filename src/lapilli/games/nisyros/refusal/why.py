"""Why not? Every refusal names its clause: legality said a second time, in `refusal/`, apart from `rules/`.

The conformance kit holds the two against each other.
"""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.refusal import events, lava, moving, work
from lapilli.games.nisyros.refusal.case import Case, Checks, Why
from lapilli.games.nisyros.rules.cards import phase_name
from lapilli.games.nisyros.rules.course import Nisyros

CHECKS: Checks = {**moving.CHECKS, **events.CHECKS, **work.CHECKS, **lava.CHECKS}


def why_not(state: Nisyros, seat: int, action: int) -> Why:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    if kind.key not in CHECKS:
        return Refusal("chance-only", kind.rule)
    phase, check = CHECKS[kind.key]
    if phase_name(state) != phase:
        return Refusal("wrong-step", kind.rule, {"step": Word("phase", phase)})
    return check(Case(state, seat, kind.words(action), kind.rule)) if check else None
