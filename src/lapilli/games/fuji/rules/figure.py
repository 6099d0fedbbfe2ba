"""A meeple and all that belongs to it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.games.fuji.rules.names import NONE, Injury


@final
class Figure:
    """One meeple with its dice, skill, cards and tracker."""

    # generated: FIGURE.class (fields.py)
    __slots__ = (
        "aided",
        "bars",
        "bonus",
        "cards",
        "cell",
        "character",
        "dice",
        "flares",
        "fresh",
        "injuries",
        "marker",
        "owned",
        "radio",
        "reach",
        "rerolls",
        "skill",
        "stamina",
        "tapped",
    )

    def __init__(self, owned: i64) -> None:
        self.cell: i64 = NONE
        self.marker: i64 = NONE
        self.character: i64 = NONE
        self.skill: i64 = NONE
        self.owned = owned  # own dice in the game
        self.dice: i64 = owned  # counted dice: minus lent, minus set aside, plus borrowed (F-14.6)
        self.cards: i64 = 0
        self.tapped: i64 = 0  # used once by a Tinkerer
        self.fresh: i64 = 0  # drawn this round
        self.injuries: i64 = 0
        self.aided = False
        self.radio = False  # screen down
        self.stamina: i64 = 0
        self.bars: i64 = 0
        self.rerolls: i64 = 0  # allowed in phase 3
        self.flares: i64 = 0
        self.bonus: i64 = 0  # power bars in this turn
        self.reach: i64 = 0  # cells it could mark, in phase 2 (kept, as every menu asks for it)

    def copy(self) -> Figure:
        twin = Figure(self.owned)
        twin.cell = self.cell
        twin.marker = self.marker
        twin.character = self.character
        twin.skill = self.skill
        twin.dice = self.dice
        twin.cards = self.cards
        twin.tapped = self.tapped
        twin.fresh = self.fresh
        twin.injuries = self.injuries
        twin.aided = self.aided
        twin.radio = self.radio
        twin.stamina = self.stamina
        twin.bars = self.bars
        twin.rerolls = self.rerolls
        twin.flares = self.flares
        twin.bonus = self.bonus
        twin.reach = self.reach
        return twin

    # generated: end

    def hurt(self, injury: i64) -> bool:
        return self.injuries >> injury & 1 == 1

    def able(self, skill: i64) -> bool:
        """F-5.23 A skill works until amnesia."""
        return self.skill == skill and not self.hurt(Injury.AMNESIA)

    def owns(self, card: i64) -> bool:
        return self.cards >> card & 1 == 1
