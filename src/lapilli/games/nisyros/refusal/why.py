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
from lapilli.games.nisyros.rules.course import Course

CHECKS: Checks = {**moving.CHECKS, **events.CHECKS, **work.CHECKS, **lava.CHECKS}


def why_not(state: Course, seat: int, action: int) -> Why:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    if kind.key not in CHECKS:
        return Refusal("chance-only", kind.rule)
    phase, check = CHECKS[kind.key]
    if phase_name(state) != phase:
        return Refusal("wrong-step", kind.rule, {"step": Word("phase", phase)})
    return check(Case(state, seat, kind.words(action), kind.rule)) if check else None


FINISHED = {"place": "N-1.10", "call": "N-6.6", "gather": "N-15.6", "home": "N-12.4"}
HOST_FIRST = {"place": "N-1.9", "call": "N-6.4"}


def why_wait(state: Course, seat: int) -> Why:
    """Why a seat may do nothing where all act at once: it is finished, or its host is not."""
    phase, case = phase_name(state), Case(state, seat, {}, "")
    if phase in FINISHED and case.finished(case.mine):
        return case.refuse("already-ready", FINISHED[phase])
    if phase in HOST_FIRST and case.host_is_busy():
        return case.refuse("host-first", HOST_FIRST[phase], zone=Word("zone", case.home(case.mine)))
    return None
