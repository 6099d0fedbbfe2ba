"""D-8: tasks claimed with treasures, soldiers, cards and victories."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.deukalion.actions import CITIES, COLOURS, TASKS
from lapilli.games.deukalion.box import TaskHalf
from lapilli.games.deukalion.knowledge.view import KINDS
from lapilli.games.deukalion.refusal.case import Case, refuse
from lapilli.games.deukalion.rules.steps import DUE_RADIX


class Tasks(Case):
    """What a task asks for."""

    def deliver(self, colour: str) -> Refusal | None:
        if self.box.terrain(self.here) != "anchor":
            return Refusal("not-at-anchor", "D-8.4")
        return self._has(colour, "D-8.4")

    def claim(self, half: str) -> Refusal | None:
        if self.phase == "reward":
            return self._reward(half)
        return self._claim(half, ())

    def claim_one(self, half: str, one: str) -> Refusal | None:
        return self._claim(half, (one,))

    def claim_two(self, half: str, one: str, two: str) -> Refusal | None:
        return self._claim(half, (one, two))

    def claim_three(self, half: str, one: str, two: str, three: str) -> Refusal | None:
        return self._claim(half, (one, two, three))

    def _claim(self, name: str, named: tuple[str, ...]) -> Refusal | None:
        task = TASKS.index(name[:3])
        if self.phase == "reveal":
            if self.state.reveal is None or task != self.state.reveal.task:
                return Refusal("only-revealed", "D-8.9")
        elif task not in self.state.open_tasks and task != self.state.secrets[self.seat]:
            return refuse("not-your-task", "D-8.2", task=("task", name[:3]))
        half = self.box.halves[name]
        if half.kind in ("beat", "hydra"):
            return Refusal("only-by-winning", "D-8.11")
        if half.kind in ("soldiers", "cards"):
            return Refusal("no-colours", "D-8.5") if named else self._at_city(half)
        if not self._fitting(half, named):
            return Refusal("wrong-colours", "D-8.5")
        if self.box.terrain(self.here) != "anchor":
            return Refusal("not-at-anchor", "D-8.3")
        for colour in set(named):
            if self.hero.cargo[COLOURS.index(colour)] < named.count(colour):
                return refuse("no-treasure", "D-8.3", colour=("colour", colour))
        return None

    @staticmethod
    def _fitting(half: TaskHalf, named: tuple[str, ...]) -> bool:
        """D-8.5 Are these the treasures the half asks for, in the order of the card?"""
        if half.kind == "any":
            return len(named) == 1 and named[0] in half.colours
        if half.kind == "pair":
            return len(named) == 2 and named[0] == named[1]
        return named == half.colours

    def _at_city(self, half: TaskHalf) -> Refusal | None:
        if not self.beside(half.city):
            return refuse("not-beside", "D-8.3", place=("place", half.city))
        have = self.hero.aboard if half.kind == "soldiers" else self.hero.cards
        if have >= half.number:
            return None
        message = "too-few-aboard" if half.kind == "soldiers" else "too-few-cards"
        return Refusal(message, "D-8.3", {"number": half.number})

    def _reward(self, name: str) -> Refusal | None:
        task = TASKS.index(name[:3])
        if task not in self.state.open_tasks and task != self.state.secrets[self.seat]:
            return refuse("not-your-task", "D-8.12", task=("task", name[:3]))
        wanted = "beat" if KINDS[self.state.fight.kind] == "ship" else "hydra"
        return None if self.box.halves[name].kind == wanted else Refusal("other-win", "D-8.11")

    def give_back(self, colour: str, city: str) -> Refusal | None:
        if COLOURS.index(colour) != self.state.dues[0] % DUE_RADIX:
            return Refusal("other-colour", "D-8.7")
        index = CITIES.index(city)
        full = sum(int(self.state.cities[index * 5 + other]) for other in range(5)) >= self.box.places[city]
        return refuse("city-full", "D-2.6", city=("city", city)) if full else None

    def discard(self, card: str) -> Refusal | None:
        return self._holds(card, "D-8.7")

    def pass_on(self) -> Refusal | None:
        return None
