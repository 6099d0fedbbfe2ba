"""Boards of a game one after the other: as a moving picture (GIF), or as pages to print (PDF)."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from lapilli.draw.palette import Theme
from lapilli.draw.raster import count_pixels

if TYPE_CHECKING:
    from PIL import Image

LAST = 4  # the last picture stays this many times as long
SAMPLED = 6  # pictures from which the colours are taken


class Still(Protocol):
    """One picture of a film."""

    def svg(self, theme: Theme = ..., embed: bool = ...) -> str: ...

    def png(self, scale: float = ..., theme: Theme = ...) -> bytes: ...


def film(pictures: Iterable[Still], scale: float, theme: Theme, delay: int) -> bytes:
    """The pictures as a GIF that repeats; a picture that equals the one before is left out."""
    fixed: Theme = "light" if theme == "auto" else theme
    shots, before, pixels = [], "", 0
    for picture in pictures:
        drawn = picture.svg(fixed, False)  # without the grounds, which do not change
        if drawn != before:
            before, pixels = drawn, count_pixels(drawn, scale, pixels)
            shots.append(picture.png(scale, fixed))
    return bound(shots, delay)


def bound(shots: Iterable[bytes], delay: int) -> bytes:
    """PNG images as one GIF in 256 colours that suit all of them; needs the package pillow."""
    from PIL import Image

    shots = list(shots)
    size = _largest(shots)

    def frame(shot: bytes) -> Image.Image:
        return _of_size(_opaque(shot), size)

    paints = _paints([frame(shot) for shot in shots[:: max(1, len(shots) // SAMPLED)]])
    # with the same colours in all of them, each holds only what has changed; one by one, for they are large unpacked
    packed = (frame(shot).quantize(palette=paints, dither=Image.Dither.NONE) for shot in shots)
    pauses = [delay] * (len(shots) - 1) + [LAST * delay]
    whole = io.BytesIO()
    next(packed).save(whole, "GIF", save_all=True, append_images=packed, duration=pauses, loop=0, optimize=False)
    return whole.getvalue()


def pages(pictures: Iterable[Still], scale: float, theme: Theme) -> bytes:
    """The pictures as pages of a PDF, each as large as its picture in points; needs the package pillow."""
    fixed: Theme = "light" if theme == "auto" else theme
    drawn, pixels = [], 0
    for picture in pictures:
        pixels = count_pixels(picture.svg(fixed, False), scale, pixels)
        drawn.append(_opaque(picture.png(scale, fixed)))
    first, *others = drawn
    whole = io.BytesIO()
    first.save(whole, "PDF", save_all=True, append_images=others, resolution=72 * scale, quality=88)
    return whole.getvalue()


def _opaque(pixels: bytes) -> Image.Image:
    from PIL import Image

    image = Image.open(io.BytesIO(pixels)).convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image)
    return ground.convert("RGB")


def _largest(shots: list[bytes]) -> tuple[int, int]:
    """As wide and as high as the largest of some images; only their headers are read."""
    from PIL import Image

    sizes = [Image.open(io.BytesIO(shot)).size for shot in shots]
    return max(width for width, _ in sizes), max(height for _, height in sizes)


def _of_size(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A lower picture is continued in the colour of its lower edge."""
    from PIL import Image

    if frame.size == size:
        return frame
    sheet = Image.new("RGB", size, frame.getpixel((0, frame.height - 1)))
    sheet.paste(frame, (0, 0))
    return sheet


def _paints(frames: list[Image.Image]) -> Image.Image:
    """The colours of some pictures, taken from all of them side by side."""
    from PIL import Image

    side = Image.new("RGB", (sum(frame.width for frame in frames), max(frame.height for frame in frames)), "white")
    left = 0
    for frame in frames:
        side.paste(frame, (left, 0))
        left += frame.width
    return side.quantize(256, dither=Image.Dither.NONE)
