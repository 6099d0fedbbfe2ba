"""D-3 to D-5: setting out, turning the Kylix, cards and soldiers."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.deukalion.refusal.case import Case, refuse


class Turn(Case):
    """Set-up and turn."""

    def anchor(self, field: str) -> Refusal | None:
        if self.box.terrain(field) != "anchor":
            return refuse("no-anchor-field", "D-3.8", field=("field", field))
        return Refusal("anchor-taken", "D-3.8") if self.ships_at(field) else None

    def kylix(self, rim: str) -> Refusal | None:
        rims = [int(die) for die in self.state.dice][:4]
        turn = int(rim[-1]) - 1
        before = [rims[other:] + rims[:other] for other in range(turn)]
        return Refusal("same-setting", "D-5.1") if rims[turn:] + rims[:turn] in before else None

    def cards(self) -> Refusal | None:
        return Refusal("cards-done", "D-5.3") if self.state.step.cards_done else None

    def soldiers(self, few: str) -> Refusal | None:
        if self.state.step.soldiers_done:
            return Refusal("soldiers-done", "D-5.4")
        if not self.hero.below or not self.room:
            return self._bring(1, "D-5.4")
        rims = [int(die) for die in self.state.dice][:4]
        if int(few) > rims[(int(self.state.kylix) + 1) % 4]:
            return Refusal("die-too-small", "D-5.4")
        return self._bring(int(few), "D-5.4")

    def recover(self) -> Refusal | None:
        return self._sailing_unused("D-4.4") or self._bring(1, "D-4.4")

    def done(self) -> Refusal | None:
        return None

    def end(self) -> Refusal | None:
        return None if self.state.step.cards_done else Refusal("cards-first", "D-5.3")
