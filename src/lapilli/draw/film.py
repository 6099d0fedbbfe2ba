"""Moving pictures: the boards of a game one after the other, as a GIF."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Protocol

from lapilli.draw.palette import Theme

LAST = 4  # the last picture stays so many times as long


class Still(Protocol):
    """One picture of a film."""

    def svg(self, theme: Theme = ..., embed: bool = ...) -> str: ...

    def png(self, scale: float = ..., theme: Theme = ...) -> bytes: ...


def film(pictures: Iterable[Still], scale: float, theme: Theme, delay: int) -> bytes:
    """The pictures as a GIF that runs on and on; one equal to the picture before is left out."""
    fixed: Theme = "light" if theme == "auto" else theme
    shots, before = [], ""
    for picture in pictures:
        drawn = picture.svg(fixed)
        if drawn != before:
            before = drawn
            shots.append(picture.png(scale, fixed))
    return bound(shots, delay)


def bound(shots: Iterable[bytes], delay: int) -> bytes:
    """PNG images as one GIF; needs the package pillow."""
    from PIL import Image

    frames = []
    for pixels in shots:
        image = Image.open(io.BytesIO(pixels)).convert("RGBA")
        ground = Image.new("RGBA", image.size, "white")
        ground.alpha_composite(image)
        frames.append(ground.convert("RGB").quantize(256, dither=Image.Dither.NONE))
    pauses = [delay] * (len(frames) - 1) + [LAST * delay]
    whole = io.BytesIO()
    frames[0].save(whole, "GIF", save_all=True, append_images=frames[1:], duration=pauses, loop=0, optimize=False)
    return whole.getvalue()
