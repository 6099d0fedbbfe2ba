"""F-4.6, F-12: which equipment card may be used, and on what."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.actions import CARD_NAMES, FIGURE_NAMES, INJURY_NAMES
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.refusal.facts import FLIPPED
from lapilli.games.fuji.rules.masks import bits

NEED_DICE = ("machete", "shovel", "flashlight")


class Cards(Case):
    """Using a card; `hand` says whose it is and whether a knife stands for it."""

    def use_bare(self, hand: str, bare: str) -> Refusal | None:
        """F-14.6 Cards without a target, some of which need dice; F-12.5, F-12.6 and those the face they flip."""
        refusal = self._usable(hand, bare)
        if refusal:
            return refusal
        dice = bits(self.one.dice)
        if bare in NEED_DICE and not dice:
            return Refusal("no-dice", "F-14.6")
        face = FLIPPED.get(bare)
        if face and not self.is_third and all(self.state.value[die] != face for die in dice):
            return Refusal("flip-face", "F-12.5", {"face": face})
        return None

    def use_lender(self, hand: str, lender: str, figure: str) -> Refusal | None:
        """F-12.2, F-12.4 From or to another figure; the giver must have dice."""
        refusal = self._usable(hand, lender) or self._another(figure)
        if refusal:
            return refusal
        if lender == "map":
            return None if self.one.dice else Refusal("no-dice", "F-12.4")
        return self._has_dice(figure) or self._not_refused(figure, "knife" in hand)

    def use_water(self, hand: str, target: str) -> Refusal | None:
        """F-12.15 For oneself or another; who must have dice."""
        refusal = self._usable(hand, "water")
        if refusal:
            return refusal
        if target == "self":
            return None if self.one.dice else Refusal("no-dice", "F-12.15")
        return self._another(target) or self._has_dice(target)

    def use_rope(self, hand: str, cell: str) -> Refusal | None:
        """F-12.11 An adjacent walkable card."""
        refusal = self._usable(hand, "rope")
        if refusal:
            return refusal
        goal = self.facts.cell(cell)
        if goal is None or goal not in self.facts.beside(int(self.one.cell)):
            return Refusal("not-adjacent", "F-12.11", {"cell": cell})
        return None

    def use_binoculars(self, hand: str, pair: str) -> Refusal | None:
        """F-12.1 Two face-up landscape cards without pieces."""
        refusal = self._usable(hand, "binoculars")
        if refusal:
            return refusal
        state = self.state
        for name in pair.split():
            cell = self.facts.cell(name)
            if cell is None or not (state.map.land & ~state.lava) >> cell & 1:
                return Refusal("not-landscape", "F-12.1", {"cell": name})
            taken = (state.equipment | state.eruption) >> cell & 1
            if taken or any(cell in (one.cell, one.marker) for one in self.facts.figures):
                return Refusal("not-empty", "F-12.1", {"cell": name})
        return None

    def _usable(self, hand: str, card: str) -> Refusal | None:
        """F-4.6 The own card (or a knife for any open one), in its phase, with a sound arm, not fresh."""
        if not self.facts.in_card_phase:
            return Refusal("wrong-phase", "F-4.4")
        knife = "knife" in hand
        held = "knife" if knife else card
        refusal = self._not_ready() or (self._unguarded() if self.is_third else None) or self._owns(held, "F-4.6")
        if refusal:
            return refusal
        if knife and not any(self.facts.owns(other, card) for other in range(len(self.facts.figures))):
            return Refusal("nothing-to-copy", "F-12.14", {"card": self.facts.card_word(card)})
        if self.one.injuries >> INJURY_NAMES.index("arm") & 1:
            return Refusal("arm", "F-5.22")
        if self.one.fresh >> CARD_NAMES.index(held) & 1:
            return Refusal("fresh", "F-4.6", {"card": self.facts.card_word(held)})
        if not self.state.terms.phases[CARD_NAMES.index(card)] >> self.state.phase & 1:
            return Refusal("card-phase", "F-4.6", {"card": self.facts.card_word(card)})
        return None

    def _another(self, name: str) -> Refusal | None:
        target = self.facts.figure(name)
        return Refusal("other-figure", "F-12.2") if target is None or target == self.figure else None

    def _has_dice(self, name: str) -> Refusal | None:
        dice = self.facts.figures[FIGURE_NAMES.index(name)].dice
        return None if dice else Refusal("no-dice", "F-12.2")

    def _not_refused(self, name: str, knife: bool) -> Refusal | None:
        """F-12.2 Who refused is not asked again by this card; a knife is another card."""
        target = FIGURE_NAMES.index(name)
        refused = self.state.refused >> target + (4 if knife else 0) & 1
        return Refusal("refused", "F-12.2", {"figure": self.facts.figure_word(target)}) if refused else None
