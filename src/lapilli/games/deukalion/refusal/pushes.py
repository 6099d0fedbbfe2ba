"""D-12 to D-14: the Hydra moves, spoils are taken, the beaten are pushed away."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.games.deukalion.actions import COLOURS, FIELDS, HEROES
from lapilli.games.deukalion.box import neighbours
from lapilli.games.deukalion.refusal.case import Case, refuse


class Pushes(Case):
    """After a fight, and the Hydra."""

    def hydra(self, field: str) -> Refusal | None:
        return self._hydra_die(field, None)

    def hydra_at(self, field: str, hero: str) -> Refusal | None:
        return self._hydra_die(field, hero)

    def _hydra_die(self, field: str, hero: str | None) -> Refusal | None:
        if self.state.step.hydra_done:
            return Refusal("hydra-done", "D-5.6")
        rims = [int(die) for die in self.state.dice][:4]
        return self._moves(field, rims[(int(self.state.kylix) + 3) % 4], hero)

    def take(self, colour: str) -> Refusal | None:
        fight = self.state.fight
        if self.phase == "plunder":
            have = self.state.cities[fight.place * 5 + COLOURS.index(colour)]
        else:
            loser = fight.defender if fight.thrower.seat == self.seat else fight.thrower
            have = self.state.heroes[loser.seat].cargo[COLOURS.index(colour)]
        if not have:
            return refuse("none-to-take", "D-12.13", colour=("colour", colour))
        return None if self.room or self.hero.aboard else Refusal("no-space", "D-12.13")

    def leave(self) -> Refusal | None:
        return None

    def push(self, hero: str, field: str) -> Refusal | None:
        fight = self.state.fight
        lone = self.phase == "push-ship"
        loser = fight.thrower if lone or fight.defender.seat == self.seat else fight.defender
        if hero != HEROES[loser.seat]:
            return refuse("push-other", "D-14.1", hero=("hero", HEROES[loser.seat]))
        start = FIELDS[self.state.heroes[loser.seat].ship]
        return self._pushed(start, field, self.water, "D-14.1")

    def push_hydra(self, field: str) -> Refusal | None:
        return self._pushed(self.hydra_field, field, lambda step: self.box.terrain(step) == "sea", "D-14.3")

    def _pushed(self, start: str, field: str, water: Callable[[str], bool], rule: str) -> Refusal | None:
        def free(step: str) -> bool:
            return water(step) and not self.ships_at(step) and step != self.hydra_field

        ends = {way[-1] for way in self._ways([start], water) if free(way[-1])}
        if not ends:
            distances = {step: self.steps_to(start, step, water, lambda _: True) for step in FIELDS if free(step)}
            ends = {step for step, steps in distances.items() if steps == min(distances.values())}
        return None if field in ends else refuse("push-three", rule, field=("field", field))

    def _ways(self, way: list[str], water: Callable[[str], bool]) -> list[list[str]]:
        """D-14.1 Ways of three steps that tread no square twice."""
        if len(way) == int(self.state.terms.chart.push_fields) + 1:
            return [way]
        longer = [[*way, step] for step in neighbours(way[-1]) if water(step) and step not in way]
        return [full for part in longer for full in self._ways(part, water)]
