"""A seat, one of its figures, and the facts on the table."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.refusal.facts import Facts


class Case:
    """One figure's question at one moment: what several chapters ask for."""

    def __init__(self, facts: Facts, seat: int, figure: int, rule: str) -> None:
        self.facts = facts
        self.state = facts.state
        self.seat = seat
        self.figure = figure  # the seat's own, or the third one that both seats lead (F-10.5)
        self.one = facts.figures[figure]
        self.rule = rule  # the clause of this kind of action

    @property
    def is_third(self) -> bool:
        return self.state.third and self.figure == 2

    @property
    def hand(self) -> int:
        """F-10.6 Each seat handles its own side of the third figure's dice."""
        return self.seat + 2 if self.is_third else self.seat

    # -- what more than one chapter forbids ------------------------------------------------------------------------

    def _asked(self) -> Refusal | None:
        """F-4.4 While a card is carried out only the hand concerned acts."""
        use = self.state.use
        return None if use is not None and use.hand == self.hand else Refusal("not-yours", "F-4.4")

    def _reachable(self, name: str) -> Refusal | None:
        """F-14.6, F-10.6 A counted die of the figure, on this seat's side."""
        die = self.facts.die(self.figure, name)
        if die is None or die not in self.facts.hand_dice(self.hand):
            return Refusal("no-die", "F-14.6", {"die": name})
        return None

    def _owns(self, card: str, rule: str) -> Refusal | None:
        held = self.facts.owns(self.figure, card)
        return None if held else Refusal("no-card", rule, {"card": self.facts.card_word(card)})

    def _unguarded(self) -> Refusal | None:
        return Refusal("guard", "F-2.10") if self.facts.guarded(self.seat) else None

    def _not_ready(self) -> Refusal | None:
        return Refusal("ready", "F-2.8") if self.facts.is_ready(self.seat) else None
