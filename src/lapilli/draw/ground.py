"""Grounds: what never changes in a game, drawn once by our own code and kept as pictures, for light and for dark.

A game draws its grounds in `picture/ground.py`; `make grounds` prints them as files into `picture/grounds/`. Boards lay
them under the pieces with `lay`. A page loads them by an address that names their content, so a browser keeps them
for good; a picture that stands alone carries them inside.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, Unpack

from lapilli.draw.element import Element, Options, build

Shade = Literal["light", "dark"]
ADDRESS = "/static/ground/"  # where pages find them
LAID: dict[str, Ground] = {}
"""All grounds by name."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A picture of a game's ground, of so many units of the board; its files are made by `make grounds`."""

    folder: Path
    game: str
    part: str
    width: float
    height: float

    @property
    def name(self) -> str:
        """Of which game and which part of it: `nisyros/island`."""
        return f"{self.game}/{self.part}"

    def bytes(self, shade: Shade) -> bytes:
        """The file."""
        return _read(self.folder / f"{self.part}.{shade}.webp")

    def address(self, shade: Shade) -> str:
        """Where a page finds the file, under a name that changes with its content."""
        return f"{ADDRESS}{self.name}.{shade}.{_digest(self.bytes(shade))}.webp"

    def data(self, shade: Shade) -> str:
        """The file as an address that carries it."""
        return _data(self.bytes(shade))


def ground(module: str, game: str, part: str, width: float, height: float) -> Ground:
    """A ground of a game whose files stand beside `module` (`__file__`) in `grounds/`."""
    made = Ground(Path(module).parent / "grounds", game, part, width, height)
    LAID[made.name] = made
    return made


def lay(ground: Ground, x: float = 0, y: float = 0, scale_by: float = 1, **options: Unpack[Options]) -> Element:
    """A ground with its top left corner at a point; nothing on it is ever clicked."""
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
