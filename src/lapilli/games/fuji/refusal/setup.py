"""F-0: characters, skills, dice left out, buried cards and starts."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.actions import CHARACTER_NAMES, SKILL_NAMES
from lapilli.games.fuji.refusal.case import Case


class Setup(Case):
    """Before the first round, one figure after the other."""

    def pick_character(self, character: str) -> Refusal | None:
        """F-0.2 Among those left."""
        index = CHARACTER_NAMES.index(character)
        if any(one.character == index for one in self.facts.figures):
            return Refusal("taken", "F-0.2")
        return self._in_order()

    def pick_skill(self, skill: str) -> Refusal | None:
        """F-0.3 Among those left; F-10.5 six dice for the third figure."""
        index = SKILL_NAMES.index(skill)
        if any(one.skill == index for one in self.facts.figures):
            return Refusal("taken", "F-0.3")
        if self.is_third and self.state.terms.dice[index] != 6:
            return Refusal("six-dice", "F-10.5")
        return self._in_order()

    def leave_out(self, kind: str) -> Refusal | None:
        return self._in_order()

    def bury(self, card: str) -> Refusal | None:
        """F-0.6 One of the dealt cards."""
        return self._owns(card, "F-0.6") or self._in_order()

    def start(self, start: str) -> Refusal | None:
        return self._in_order()

    def _in_order(self) -> Refusal | None:
        return None if self.state.placing().place == self.figure else Refusal("not-yours", "F-14.10")
