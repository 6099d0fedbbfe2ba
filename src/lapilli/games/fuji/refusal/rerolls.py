"""F-3: rerolls behind the screens; F-11.3 the Buddy; F-12.7, F-12.13, F-12.15 the same where a card allows it."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.rules.names import Stage


class Rerolls(Case):
    """Picking dice, throwing them, setting them aside."""

    def pick(self, die: str) -> Refusal | None:
        """F-3.5 Counted dice, in any order, while rerolls are left; one that is picked is put back."""
        return self._reachable(die) or (self._left(die) if self.state.stage == Stage.REROLLS else self._asked())

    def _left(self, die: str) -> Refusal | None:
        """F-3.1 Rerolls are left; F-11.3 the die that the Buddy set aside is not thrown."""
        if self.facts.hand_done(self.hand) or self.one.rerolls <= self.state.made[self.hand]:
            return Refusal("no-rerolls", "F-3.1")
        buddy = self.facts.die(self.figure, die) == self.state.buddy
        return Refusal("buddy-die", "F-11.3") if buddy else None

    def throw(self) -> Refusal | None:
        """F-3.5 After at least one pick."""
        refusal = self._asked() if self.state.stage == Stage.THROWING else None
        if refusal:
            return refusal
        return None if self.state.picked[self.hand] else Refusal("pick-first", "F-3.6")

    def stop(self) -> Refusal | None:
        """F-3.7 Give up the rest; F-12.15 decline, but not what a card obliges to."""
        if self.state.stage == Stage.REROLLS:
            refusal = Refusal("no-rerolls", "F-3.7") if self.facts.hand_done(self.hand) else None
        else:
            refusal = self._asked() or self._may_decline()
        if refusal:
            return refusal
        return Refusal("throw-first", "F-3.5") if self.state.picked[self.hand] else None

    def _may_decline(self) -> Refusal | None:
        obliged = self.facts.use.target == self.facts.use.user or self.is_third
        return Refusal("must-throw", "F-12.15") if obliged and not self.facts.acted else None

    def aside(self, die: str) -> Refusal | None:
        """F-11.3 the Buddy in phase 3, F-12.7 the Machete."""
        if self.state.stage == Stage.CUTTING:
            return self._asked() or self._reachable(die)
        if not self.facts.able(self.figure, "buddy") or (self.is_third and self.state.side != self.seat):
            return Refusal("no-buddy", "F-11.3")
        if self.facts.hand_done(self.hand) or self.state.buddy >= 0:
            return Refusal("no-buddy", "F-11.3")
        if self.state.picked[self.hand]:
            return Refusal("throw-first", "F-11.3")
        return self._reachable(die)
