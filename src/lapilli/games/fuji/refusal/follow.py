"""F-12, F-10.11: the steps that follow a card: lending, refusing, passing, rerolling, flipping, turning dice."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.refusal.facts import FLIPPED
from lapilli.games.fuji.rules.names import Stage


class Follow(Case):
    """While a card is carried out."""

    def lend(self, die: str) -> Refusal | None:
        """F-12.2, F-12.4 One counted die of the giver."""
        return self._asked() or self._reachable(die)

    def refuse(self) -> Refusal | None:
        """F-12.2 Only the Lighter may be refused."""
        if self.facts.card != "lighter":
            return Refusal("cannot-refuse", "F-12.4")
        return self._asked()

    def pass_on(self) -> Refusal | None:
        """F-10.11 Only for the dice of the third figure, before anything was done with them."""
        state = self.state
        if not state.third:
            return Refusal("no-third", "F-10.11")
        if state.stage == Stage.CARABINER:
            if self.seat != 0 or self.facts.hand_done(2):
                return Refusal("not-yours", "F-10.11")
            return None if self.facts.hand_dice(3) else Refusal("must-reroll", "F-10.11")
        hand = self.seat + 2  # the notation names no figure, so the case is about the seat's own
        if self.facts.use.hand != hand:
            return Refusal("not-yours", "F-10.11")
        return Refusal("already-begun", "F-10.11") if self.facts.acted or state.picked[hand] else None

    def reroll(self, die: str) -> Refusal | None:
        """F-12.3 Exactly one die; on p2's side of p3 only if p1 passed."""
        waits = self.is_third and self.seat == 1 and not self.facts.hand_done(2)
        if waits or self.facts.hand_done(self.hand):
            return Refusal("not-yours", "F-12.3")
        return self._reachable(die)

    def flip(self, die: str) -> Refusal | None:
        """F-12.5, F-12.6 A die showing the face."""
        refusal = self._asked() or self._reachable(die)
        if refusal:
            return refusal
        index = self.facts.die(self.figure, die)
        assert index is not None
        face = FLIPPED[self.facts.card]
        return None if self.state.value[index] == face else Refusal("flip-face", "F-12.5", {"face": face})

    def done(self) -> Refusal | None:
        """F-12.5, F-12.7 After at least one die; F-11.5 no more bars."""
        if self.state.stage == Stage.BARS:
            return None if self.facts.gatherer() == self.figure else Refusal("not-yours", "F-11.5")
        refusal = self._asked()
        if refusal:
            return refusal
        rule = "F-12.7" if self.state.stage == Stage.CUTTING else "F-12.5"
        return None if self.facts.acted else Refusal("at-least-one", rule)

    def turn(self, die: str, face: str) -> Refusal | None:
        """F-12.10 Any other face."""
        refusal = self._asked() or self._reachable(die)
        if refusal:
            return refusal
        index = self.facts.die(self.figure, die)
        assert index is not None
        return Refusal("same-face", "F-12.10") if self.state.value[index] == int(face) else None
