"""The rule of thumb: call up a crew, hold the lava with dams, turn wood into boats, and bring the weakest out first."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.rng import Rng
from lapilli.games.nisyros.knowledge.view import IslandView
from lapilli.games.nisyros.player import events, lava, moving, work
from lapilli.games.nisyros.player.choice import Decisions, read
from lapilli.games.nisyros.player.outlook import Outlook

DECISIONS: Decisions = {**moving.DECISIONS, **events.DECISIONS, **work.DECISIONS, **lava.DECISIONS}


def advise(view: IslandView, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """One action of the menu, from the view alone."""
    decide = DECISIONS.get(view["phase"])
    if decide is None:
        return menu[rng.below(len(menu))]
    return decide(Outlook(view), view["seats"][seat], [read(action) for action in menu])
