"""Grounds: pictures that do not change during a game, for light and for dark.

An illustrator draws them as `.svg` files in `picture/grounds/` of a game; `make grounds` paints them as `.webp` files.
Boards lay those under the pieces with `lay`. A page loads them by an address that names their content, so that a
browser caches them permanently; a picture that stands alone contains them.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, Unpack

from lapilli.draw.element import Element, Options, Point, build

Shade = Literal["light", "dark"]
ADDRESS = "/static/ground/"  # where pages find them
LAID: dict[str, Ground] = {}
"""All grounds by name."""
ADDRESSES: dict[str, str] = {}
"""Where files of grounds are, by name and shade, if a page finds them elsewhere (`nisyros/island.light`)."""
Source = tuple[Path, float, float]
"""The file of a drawing, and where its top left corner is on the ground."""


@dataclass(frozen=True)
class Ground:
    """A picture of a game's ground, of this many units of the board."""

    folder: Path
    game: str
    part: str
    width: float
    height: float

    @property
    def name(self) -> str:
        """Of which game and which part of it: `nisyros/island`."""
        return f"{self.game}/{self.part}"

    @property
    def sources(self) -> tuple[Source, ...]:
        """The drawings of which it is painted."""
        return ((self.folder / f"{self.part}.svg", 0, 0),)

    def bytes(self, shade: Shade) -> bytes:
        """The file."""
        return _read(self.folder / f"{self.part}.{shade}.webp")

    def address(self, shade: Shade) -> str:
        """Where a page finds the file, under a name that changes with its content."""
        if elsewhere := ADDRESSES.get(f"{self.name}.{shade}"):
            return elsewhere
        return f"{ADDRESS}{self.name}.{shade}.{_digest(self.bytes(shade))}.webp"

    def data(self, shade: Shade) -> str:
        """The file as an address that carries it."""
        return _data(self.bytes(shade))


@dataclass(frozen=True)
class Sheet(Ground):
    """Small pictures of one size, drawn as files of their own and painted side by side, in rows of `across`."""

    names: tuple[str, ...]
    across: int

    @property
    def picture(self) -> Point:
        """How wide and how high each is."""
        return self.width / self.across, self.height / -(-len(self.names) // self.across)

    def place(self, name: str) -> Point:
        """The top left corner of a picture on the sheet."""
        row, column = divmod(self.names.index(name), self.across)
        return column * self.picture[0], row * self.picture[1]

    @property
    def sources(self) -> tuple[Source, ...]:
        return tuple((self.folder / self.part / f"{name}.svg", *self.place(name)) for name in self.names)


def ground(module: str, game: str, part: str, width: float, height: float) -> Ground:
    """A ground of a game whose files are beside `module` (`__file__`) in `grounds/`."""
    made = Ground(Path(module).parent / "grounds", game, part, width, height)
    LAID[made.name] = made
    return made


def sheet(module: str, game: str, part: str, size: Point, names: Iterable[str], across: int = 0) -> Sheet:
    """A sheet of pictures of that size, drawn in `grounds/` and the name of the sheet; all in one row or `across`."""
    names = tuple(names)
    across = across or len(names)
    width, height = size[0] * across, size[1] * -(-len(names) // across)
    made = Sheet(Path(module).parent / "grounds", game, part, width, height, names, across)
    LAID[made.name] = made
    return made


def lay(ground: Ground, x: float = 0, y: float = 0, scale_by: float = 1, **options: Unpack[Options]) -> Element:
    """Draw a ground with its top left corner at a point; it cannot be clicked."""
    options.setdefault("pointer_events", "none")
    size = {"width": ground.width * scale_by, "height": ground.height * scale_by}
    return build("image", {"x": x, "y": y, **size, "ground": ground.name}, (), "", options)


def painted(ground: Ground, x: float = 0, y: float = 0, scale_by: float = 1) -> Element:
    """A ground to paint shapes with, for `Scene.define`: what is filled with `@name` shows the part that lies under it.

    Unlike something laid and seen through a window, a shape painted so is no larger than it looks.
    """
    size = {"x": x, "y": y, "width": ground.width * scale_by, "height": ground.height * scale_by}
    return build("pattern", {"patternUnits": "userSpaceOnUse", **size}, (lay(ground, 0, 0, scale_by),), "", {})


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


@cache
def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


@cache
def _data(content: bytes) -> str:
    return f"data:image/webp;base64,{b64encode(content).decode()}"
