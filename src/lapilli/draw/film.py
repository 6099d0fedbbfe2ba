"""Boards of a game one after the other: as a moving picture (GIF), or as pages to print (PDF)."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from lapilli.draw.palette import Theme

if TYPE_CHECKING:
    from PIL import Image

LAST = 4  # the last picture stays so many times as long
SAMPLED = 6  # pictures from which the colours are taken


class Still(Protocol):
    """One picture of a film."""

    def svg(self, theme: Theme = ..., embed: bool = ...) -> str: ...

    def png(self, scale: float = ..., theme: Theme = ...) -> bytes: ...


def film(pictures: Iterable[Still], scale: float, theme: Theme, delay: int) -> bytes:
    """The pictures as a GIF that runs on and on; one equal to the picture before is left out."""
    fixed: Theme = "light" if theme == "auto" else theme
    shots, before = [], ""
    for picture in pictures:
        drawn = picture.svg(fixed, False)  # without the grounds, which do not change
        if drawn != before:
            before = drawn
            shots.append(picture.png(scale, fixed))
    return bound(shots, delay)


def bound(shots: Iterable[bytes], delay: int) -> bytes:
    """PNG images as one GIF in 256 colours that suit all of them; needs the package pillow."""
    from PIL import Image

    frames = _of_one_size([_opaque(pixels) for pixels in shots])
    paints = _paints(frames[:: max(1, len(frames) // SAMPLED)])
    # with the same colours in all of them, each holds only what has changed
    packed = [frame.quantize(palette=paints, dither=Image.Dither.NONE) for frame in frames]
    pauses = [delay] * (len(packed) - 1) + [LAST * delay]
    whole = io.BytesIO()
    packed[0].save(whole, "GIF", save_all=True, append_images=packed[1:], duration=pauses, loop=0, optimize=False)
    return whole.getvalue()


def pages(pictures: Iterable[Still], scale: float, theme: Theme) -> bytes:
    """The pictures as pages of a PDF, each as large as its picture in points; needs the package pillow."""
    fixed: Theme = "light" if theme == "auto" else theme
    first, *others = [_opaque(picture.png(scale, fixed)) for picture in pictures]
    whole = io.BytesIO()
    first.save(whole, "PDF", save_all=True, append_images=others, resolution=72 * scale, quality=88)
    return whole.getvalue()


def _opaque(pixels: bytes) -> Image.Image:
    from PIL import Image

    image = Image.open(io.BytesIO(pixels)).convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image)
    return ground.convert("RGB")


def _of_one_size(frames: list[Image.Image]) -> list[Image.Image]:
    """A lower picture is continued in the colour of its lower edge."""
    from PIL import Image

    size = max(frame.width for frame in frames), max(frame.height for frame in frames)
    whole = []
    for frame in frames:
        if frame.size != size:
            sheet = Image.new("RGB", size, frame.getpixel((0, frame.height - 1)))
            sheet.paste(frame, (0, 0))
            frame = sheet
        whole.append(frame)
    return whole


def _paints(frames: list[Image.Image]) -> Image.Image:
    """The colours of some pictures, taken from all of them side by side."""
    from PIL import Image

    side = Image.new("RGB", (sum(frame.width for frame in frames), max(frame.height for frame in frames)), "white")
    left = 0
    for frame in frames:
        side.paste(frame, (left, 0))
        left += frame.width
    return side.quantize(256, dither=Image.Dither.NONE)
