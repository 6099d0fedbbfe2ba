"""The strip of a turn's steps: whatever interrupts a step belongs to it."""

from __future__ import annotations

from lapilli.core.factory import new
from lapilli.core.rng import Rng

SEATED = ("anchor", "over")  # before and after all turns


def test_in_every_decision_of_a_turn_its_step_is_marked() -> None:
    met: set[str] = set()
    for seed in range(6):
        table, rng = new("deukalion", seats=4, seed=seed), Rng(seed)
        table.settle()
        for _ in range(250):
            if not table.actors:
                break
            view = table.view(table.actors[0])
            marked = [stage.message for stage in table.game.presentation.turn_stages(view) if stage.now]
            if view["phase"] not in SEATED:
                met.add(view["phase"])
                assert len(marked) == 1, (view["phase"], view["turn_phase"])
            menu = table.menu()
            table.play(menu[rng.below(len(menu))])
            table.settle()
    assert {"step", "kylix", "main", "muster", "reckoning"} <= met
