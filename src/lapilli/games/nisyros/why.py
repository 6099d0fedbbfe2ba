"""Why not? Every refusal names its clause: legality said a second time, in `refusal/`, apart from `rules/`.

The conformance kit holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.nisyros.actions import SPACE
from lapilli.games.nisyros.refusal import events, lava, moving, work
from lapilli.games.nisyros.refusal.case import Case, Why
from lapilli.games.nisyros.rules.course import Nisyros
from lapilli.games.nisyros.state import PHASES

PHASE_OF = {
    "village": "village",
    "place": "place",
    "sail": "place",
    "ready": "place",
    "siesta": "siesta",
    "gas": "gas",
    "search": "search",
    "search-none": "search",
    "wash": "wash",
    "crevice": "crevice",
    "tremor": "tremor",
    "undam": "undam",
    "wreck": "wreck",
    "panic": "panic",
    "panic-idle": "panic",
    "reroll": "reroll",
    "reroll-done": "reroll",
    "die": "dice",
    "dice-done": "dice",
    "run": "run",
    "run-none": "run",
    "build-dam": "build",
    "build-boat": "build",
    "build-done": "build",
    "call": "call",
    "call-done": "call",
    "gather": "gather",
    "gather-done": "gather",
    "sick": "sick",
    "flow": "flow",
    "erupt": "erupt",
    "flee-citizen-boat": "flee",
    "flee-worker-boat": "flee",
    "flee-citizen": "flee",
    "flee-worker": "flee",
    "evacuate": "evacuate",
    "evacuate-done": "evacuate",
    "home": "home",
}


def why_not(state: Nisyros, seat: int, action: int) -> Why:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    if kind.key not in PHASE_OF:
        return Refusal("chance-only", kind.rule)
    if PHASES[state.phase] != PHASE_OF[kind.key]:
        return Refusal("wrong-step", kind.rule, {"step": Word("phase", PHASE_OF[kind.key])})
    check = CHECKS.get(kind.key)
    return check(Case(state, seat, kind.words(action), kind.rule)) if check else None


CHECKS: dict[str, Callable[[Case], Why]] = {
    "village": moving.village,
    "place": moving.place,
    "sail": moving.sail,
    "ready": moving.ready,
    "siesta": events.siesta,
    "gas": events.gas,
    "search": events.search,
    "wash": events.refuge_only,
    "crevice": events.crevice,
    "tremor": events.tremor,
    "undam": events.undam,
    "wreck": events.wreck,
    "panic": events.panic,
    "panic-idle": events.panic_idle,
    "reroll": work.reroll,
    "die": work.die,
    "run": work.run,
    "build-dam": work.build_dam,
    "build-boat": work.build_boat,
    "call": work.call,
    "call-done": work.call_done,
    "gather": work.gather,
    "gather-done": work.gather_done,
    "sick": work.sick,
    "flow": lava.flow,
    "erupt": lava.erupt,
    "flee-citizen-boat": lambda case: lava.by_boat(case, True),
    "flee-worker-boat": lambda case: lava.by_boat(case, False),
    "flee-citizen": lambda case: lava.overland(case, True),
    "flee-worker": lambda case: lava.overland(case, False),
    "evacuate": lava.evacuate,
    "home": lava.home,
}
