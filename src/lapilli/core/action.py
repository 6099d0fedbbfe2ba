"""One entry of a menu, as people and programs see it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from lapilli.core.game import Game


@dataclass(frozen=True)
class Action:
    """A legal action at a certain moment (`ply`) of a table."""

    game: Game
    id: int
    seat: str
    ply: int
    touch: tuple[str, ...] = ()
    weight: Fraction | None = None  # the probability, for chance

    @property
    def text(self) -> str:
        """The notation."""
        return self.game.space.text(self.id)

    @property
    def rule(self) -> str:
        """The clause that allows it."""
        return self.game.space.kind(self.id).rule

    @property
    def confirm(self) -> bool:
        """Should a person be asked once more? It reveals something or ends a turn."""
        return self.game.space.kind(self.id).confirm

    def label(self, lang: str = "en") -> str:
        """What it is called on a button."""
        return self.game.label(self.id, lang)

    def __str__(self) -> str:
        return self.text
