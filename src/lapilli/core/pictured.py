"""The pictures of a table: what a seat sees, now or as a moving picture of the whole game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from lapilli.core.game import Filmed, Game, Picture, Shape, Theme, View

Seat = str | int | None
MOMENTS = 40  # of a film of a whole game: enough to follow it, and made in seconds


class Pictured(ABC):
    """Draws itself as SVG, PNG, GIF, PDF and text; in a notebook it shows itself."""

    game: Game

    @abstractmethod
    def viewer(self, seat: Seat) -> int | None:
        """The viewer a name stands for: a seat's number, or None for an onlooker."""

    @abstractmethod
    def seen(self, viewer: int | None, ply: int | None = None) -> View:
        """What a viewer saw at a moment, or sees now."""

    @property
    @abstractmethod
    def ply(self) -> int:
        """How many actions have been played, chance included."""

    def picture(self, seat: Seat = None, lang: str = "en", shape: Shape = "", ply: int | None = None) -> Picture:
        """The board as a seat sees it, or saw it at an earlier moment."""
        view = self.seen(self.viewer(seat), ply)
        return self.game.board_for(view, lang, shape) if shape else self.game.board(view, lang)

    def svg(self, seat: Seat = None, lang: str = "en", theme: Theme = "auto", shape: Shape = "") -> str:
        """The board as that seat sees it; `shape` where the game draws it in a way of its own for such a screen."""
        return self.picture(seat, lang, shape).svg(theme)

    def png(
        self, seat: Seat = None, lang: str = "en", theme: Theme = "light", shape: Shape = "", scale: float = 1.0
    ) -> bytes:
        """The same as an image; `scale` 2 has twice as many pixels in each direction."""
        return self.picture(seat, lang, shape).png(scale, theme)

    def gif(
        self,
        seat: Seat = None,
        lang: str = "en",
        theme: Theme = "light",
        shape: Shape = "",
        scale: float = 0.5,
        delay: int = 400,
        plies: Sequence[int] | None = None,
    ) -> bytes:
        """The whole game, or the moments named, as one moving picture; `delay` in thousandths of a second.

        Of a long game it shows `MOMENTS`, the last among them: `plies=range(table.ply + 1)` asks for all.
        """
        pictures = self._filmed(seat, lang, shape, spread(self.ply) if plies is None else plies)
        return next(pictures).film(pictures, scale, theme, delay)

    def pdf(
        self,
        seat: Seat = None,
        lang: str = "en",
        theme: Theme = "light",
        shape: Shape = "",
        scale: float = 2.0,
        plies: Sequence[int] | None = None,
    ) -> bytes:
        """The board to print, or the moments named, a page each."""
        pictures = self._filmed(seat, lang, shape, [self.ply] if plies is None else plies)
        return next(pictures).pdf(pictures, scale, theme)

    def _filmed(self, seat: Seat, lang: str, shape: Shape, plies: Sequence[int]) -> Iterator[Filmed]:
        """The moments, drawn one after the other."""
        for ply in plies:
            picture = self.picture(seat, lang, shape, ply)
            if not isinstance(picture, Filmed):
                raise TypeError(f"the pictures of {self.game.title} cannot be bound together")
            yield picture

    def text(self, seat: Seat = None, lang: str = "en") -> str:
        """The board for a terminal, as that seat sees it."""
        return self.game.text_board(self.seen(self.viewer(seat)), lang)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return self.svg(theme="light")


def spread(last: int) -> list[int]:
    """Moments of a game that follow each other as evenly as can be, from the first to the last."""
    count = min(last, MOMENTS - 1)
    return [round(last * number / count) for number in range(count + 1)] if count else [0]
