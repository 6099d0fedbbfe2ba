"""F-5, F-11.5: who goes, power bars, walks, tokens and injuries."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.actions import INJURY_NAMES
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.rules.masks import bits


class Turns(Case):
    """Phase 5."""

    def go(self) -> Refusal | None:
        """F-5.2 Each figure has one turn."""
        return Refusal("gone", "F-5.2") if self.state.gone >> self.figure & 1 else None

    def bar(self, figure: str) -> Refusal | None:
        """F-11.5 For the mover or a neighbour of it."""
        if self.facts.gatherer() != self.figure:
            return Refusal("not-yours", "F-11.5")
        target, mover = self.facts.figure(figure), self.state.mover()
        if target is None or (target != mover and target not in self.facts.neighbours(mover)):
            return Refusal("bar-target", "F-11.5")
        return None

    def walk(self, path: str) -> Refusal | None:
        """F-5.9 The first of its kind: fewest steps, then cell order."""
        refusal = self._moving("F-5.9")
        if refusal:
            return refusal
        cells = [self.facts.cell(name) for name in path.split()]
        closed = [name for name, cell in zip(path.split(), cells, strict=True) if cell not in self.facts.walkable]
        if closed:
            return Refusal("not-walkable", "F-14.2", {"cell": closed[0]})
        return None if cells in self.facts.first_walks(self.figure) else Refusal("walk-kind", "F-5.9")

    def take(self) -> Refusal | None:
        """F-5.13 The figure that has arrived."""
        return self._moving(self.rule)

    def leave(self) -> Refusal | None:
        """F-5.13 The figure that has arrived."""
        return self._moving(self.rule)

    def injury(self, injury: str) -> Refusal | None:
        """F-5.20 A space not yet covered."""
        refusal = self._moving("F-5.20")
        if refusal:
            return refusal
        hurt = self.one.injuries >> INJURY_NAMES.index(injury) & 1
        return Refusal("injured-there", "F-5.20") if hurt else None

    def lose(self, die: str) -> Refusal | None:
        """F-5.21 An own die still in the game, first figure first."""
        waiting = bits(self.state.legs)
        if waiting[:1] != [self.figure]:
            return Refusal("not-yours", "F-5.21")
        index = self.facts.die(self.figure, die)
        if "." in die or index is None or not self.one.owned >> index & 1:
            return Refusal("no-die", "F-5.21", {"die": die})
        return None

    def _moving(self, rule: str) -> Refusal | None:
        return None if self.state.mover() == self.figure else Refusal("not-yours", rule)
