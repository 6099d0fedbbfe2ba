"""D-6, D-11: sailing, attacking, founding settlements; D-7: the Styx."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.deukalion.actions import CITIES, SETTLEMENTS, TASKS
from lapilli.games.deukalion.box import TaskHalf
from lapilli.games.deukalion.knowledge.view import SAILINGS
from lapilli.games.deukalion.refusal.case import Case, refuse


class Sailing(Case):
    """On the water and beside the coast."""

    def sail(self, field: str) -> Refusal | None:
        refusal = self._reaches(field)
        if refusal:
            return refusal
        if field == self.hydra_field:
            return self._may_hunt()
        others = self.others_at(field)
        if self.safe(field) or not others or self.state.terms.ship_choice:
            return None
        if len(others) > 1:
            return Refusal("name-ship", "D-6.5")
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.5")

    def sail_at(self, field: str, hero: str) -> Refusal | None:
        refusal = self._reaches(field)
        if refusal:
            return refusal
        others = self.others_at(field)
        if self.state.terms.ship_choice or self.safe(field) or field == self.hydra_field or len(others) < 2:
            return Refusal("name-no-ship", "D-6.5")
        if hero not in others:
            return refuse("ship-not-there", "D-6.5", hero=("hero", hero))
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.5")

    def _reaches(self, field: str) -> Refusal | None:
        refusal = self._sailing_unused("D-6.8")
        if refusal:
            return refusal
        if not self.water(field):
            return refuse("not-water", "D-2.1", field=("field", field))
        if field == self.here:
            return Refusal("already-there", "D-6.1")
        state = self.state
        rims = [int(die) for die in state.dice]
        die = rims[(int(state.kylix) + 2) % 4] if self.phase == "main" else rims[4]
        steps = die + int(self.hero.pegasus) * self.box.amounts["pegasus"] + int(state.step.wind)
        if self.steps_to(self.here, field, self.water, self._may_pass) > steps:
            return Refusal("out-of-reach", "D-6.2", {"steps": steps})
        return None

    def _may_pass(self, field: str) -> bool:
        if self.box.terrain(field) == "styx":
            return False
        if self.state.step.orpheus:
            return True
        if field == self.hydra_field:
            return False
        if self.box.terrain(field) == "anchor" and not self.state.terms.anchor_stop:
            return True
        return not self.others_at(field)

    def _may_hunt(self) -> Refusal | None:
        cards = [task for task in (*self.state.open_tasks, self.state.secrets[self.seat]) if task >= 0]
        if not any(half.kind == "hydra" for task in cards for half in self._halves(TASKS[task])):
            return Refusal("no-hydra-task", "D-6.7")
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.7")

    def _halves(self, task: str) -> tuple[TaskHalf, TaskHalf]:
        return self.box.halves[f"{task}.a"], self.box.halves[f"{task}.b"]

    def attack(self, place: str) -> Refusal | None:
        if SAILINGS[self.state.step.sailing] == "spent":
            return Refusal("stop-over", "D-6.8")
        if self.state.step.attacked:
            return Refusal("one-attack", "D-6.8")
        if not self.beside(place):
            return refuse("not-beside", "D-6.11", place=("place", place))
        if not self.hero.aboard:
            return Refusal("no-soldier", "D-6.11")
        if place in CITIES:
            index = CITIES.index(place)
            empty = not any(self.state.cities[index * 5 + colour] for colour in range(5))
            return Refusal("empty-city", "D-12.11") if empty else None
        holder = self.state.settlements[SETTLEMENTS.index(place)]
        if holder in (-1, self.seat):
            return Refusal("not-held", "D-11.5")
        return Refusal("one-settlement", "D-11.6") if self.state.step.settled else None

    def attack_ship(self, hero: str) -> Refusal | None:
        if hero not in self.others_at(self.here):
            return refuse("ship-not-there", "D-6.9", hero=("hero", hero))
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.9")

    def hold(self) -> Refusal | None:
        return None

    def found(self, settlement: str) -> Refusal | None:
        if SAILINGS[self.state.step.sailing] == "spent":
            return Refusal("stop-over", "D-6.8")
        if self.state.step.settled:
            return Refusal("one-settlement", "D-11.6")
        if not self.beside(settlement):
            return refuse("not-beside", "D-11.1", place=("settlement", settlement))
        if self.state.settlements[SETTLEMENTS.index(settlement)] >= 0:
            return Refusal("settlement-taken", "D-11.5")
        enough = self.hero.aboard >= self.box.values[settlement]
        return None if enough else Refusal("too-few-aboard", "D-11.1", {"number": self.box.values[settlement]})

    def styx_take(self) -> Refusal | None:
        return None if self.room else Refusal("no-room", "D-7.3")

    def styx_pass(self) -> Refusal | None:
        return None

    def unload(self, colour: str) -> Refusal | None:
        if self.hero.below <= self.room:
            return Refusal("all-fit", "D-7.4")
        return self._has(colour, "D-7.4")
