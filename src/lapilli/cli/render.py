"""Pictures of a recorded game: SVG or PNG files, or one animated GIF."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import track

from lapilli.core.errors import OptionError
from lapilli.core.presentation import Picture, Theme
from lapilli.core.table import Table
from lapilli.draw.film import bound
from lapilli.draw.raster import count_pixels


class Film:
    """The pictures of a table's history as one viewer saw them."""

    def __init__(self, table: Table, viewer: int | None, lang: str, theme: Theme) -> None:
        self.table, self.viewer, self.lang, self.theme = table, viewer, lang, theme

    def picture(self, ply: int) -> Picture:
        return self.table.picture(self.viewer, self.lang, ply=ply)

    def write(
        self,
        plies: Iterable[int],
        *,
        svg: Path | None,
        png: Path | None,
        gif: Path | None,
        scale: float,
        delay: int,
        console: Console,
    ) -> int:
        """Write what is asked for; a picture equal to the one before is left out. Returns how many there were."""
        written, before, frames, pixels = 0, "", [], 0
        try:
            for folder in filter(None, (svg, png)):
                folder.mkdir(parents=True, exist_ok=True)
            for ply in track(
                list(plies), "", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
            ):
                picture = self.picture(ply)
                drawn = picture.svg(self.theme)
                if drawn == before:
                    continue
                before, written = drawn, written + 1
                if svg:
                    (svg / f"{ply:04d}.svg").write_text(drawn, encoding="utf-8")
                if gif:
                    pixels = count_pixels(drawn, scale, pixels)
                if png or gif:
                    painted = picture.png(scale, self.theme)
                    if png:
                        (png / f"{ply:04d}.png").write_bytes(painted)
                    if gif:
                        frames.append(painted)
            if gif:
                gif.write_bytes(bound(frames, delay))
        except OSError as error:
            raise OptionError(f"{error.filename or gif} cannot be written: {error.strerror or error}") from None
        return written
