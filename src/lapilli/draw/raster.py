"""A picture as pixels. Grounds are resized to the size in which they are shown, and cached.

Decoding and resampling a ground takes longer than painting all pieces; a film would do both for every picture.
"""

from __future__ import annotations

import io
import math
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from lapilli.core.errors import OptionError
from lapilli.draw.element import Element
from lapilli.draw.ground import LAID, Shade

NAMED = "ground:"  # a print for `paint` names its grounds instead of carrying them
KEPT = 16  # grounds in a size
SMALL = 0.6
PIXELS = 50_000_000  # of one picture: 200 MB while it is painted
FILM_PIXELS = 400_000_000  # of all pictures of a film, or of the pages of a document, together
BOX = re.compile(r'<svg [^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)"')
SCALED = re.compile(r"scale\(([\d.]+)\)")


def paint(svg: str, sizes: Mapping[str, set[float]], scale: float, shade: Shade) -> bytes:
    """The print as PNG bytes; needs the packages resvg-py and pillow."""
    count_pixels(svg, scale)
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise RuntimeError("PNG pictures need the package resvg-py: pip install resvg-py") from missing
    for name, shown in sizes.items():
        # shown in one size, a point of the picture is a point of the ground; in a small picture nobody sees more
        exact = len(shown) == 1 or scale <= SMALL
        data = _pixels(name, shade, max(1, round(max(shown) * scale)))
        svg = svg.replace(
            f'href="{NAMED}{name}"', f'href="{data}"' + (' image-rendering="optimizeSpeed"' if exact else "")
        )
    return bytes(svg_to_bytes(svg_string=svg, zoom=scale))


def count_pixels(svg: str, scale: float, before: int = 0) -> int:
    """How many pixels a print has at this scale, with those of the pictures `before` it; refused if too many.

    Nothing has been allocated then: a picture that does not fit into memory would end the process.
    """
    if not isinstance(scale, int | float) or not (math.isfinite(scale) and scale > 0):
        raise OptionError(f"a picture needs a scale above 0, not {scale!r}")
    box = BOX.match(svg)
    if box is None:
        return before
    width, height = (max(1, round(float(side) * scale)) for side in box.groups())
    if width * height > PIXELS:
        most = math.sqrt(PIXELS / (float(box[1]) * float(box[2])))
        raise OptionError(
            f"scale {scale:g} makes {width:,} x {height:,} pixels; a picture has at most {PIXELS:,}: "
            f"scale {math.floor(10 * most) / 10:g} for this one"
        )
    if before + width * height > FILM_PIXELS:
        raise OptionError(
            f"so many pictures of {width:,} x {height:,} pixels are too large together; they have at most "
            f"{FILM_PIXELS:,} pixels: take a smaller scale or fewer moments"
        )
    return before + width * height


def sizes(drawn: Iterable[Element], defined: Iterable[Element]) -> dict[str, set[float]]:
    """How wide each ground is shown; of what is defined that is not known, so it has a second size."""
    found: dict[str, set[float]] = {}
    for name, wide in _laid(drawn, 1.0):
        found.setdefault(name, set()).add(round(wide, 2))
    for name, wide in _laid(defined, 1.0):
        found.setdefault(name, set()).update((0.0, round(wide, 2)))
    return found


def _laid(elements: Iterable[Element], scale: float) -> Iterator[tuple[str, float]]:
    for element in elements:
        if element.tag == "image":
            facts = dict(element.attributes)
            yield str(facts["ground"]), float(facts["width"]) * scale
        elif element.children:
            moved = next((str(value) for name, value in element.attributes if name == "transform"), "")
            grown = SCALED.search(moved)
            yield from _laid(element.children, scale * float(grown[1]) if grown else scale)


@lru_cache(KEPT)
def _pixels(name: str, shade: Shade, width: int) -> str:
    """A ground this many pixels wide, as a data URL; hardly compressed, because it is decoded at once."""
    from PIL import Image

    image = Image.open(io.BytesIO(LAID[name].bytes(shade)))
    height = max(1, round(image.height * width / image.width))
    packed = io.BytesIO()
    image.resize((width, height), Image.Resampling.LANCZOS).save(packed, "PNG", compress_level=1)
    return f"data:image/png;base64,{b64encode(packed.getvalue()).decode()}"
