"""Words in a picture: lines of text, how wide they run, and paragraphs that wrap."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import SERIF, Element, Options, Value, build, group
from lapilli.draw.kept import kept

NARROW = frozenset("iljtfrI.,:;'|!()[]-·‘’ ")
WIDE = frozenset("mwMWGOQ@%&—…ÆŒæœ")
LINE = 1.28
"""Distance of two lines, as a share of the letters' size."""


@kept
def text(
    x: float,
    y: float,
    words: str,
    size: float = 16,
    *,
    anchor: str = "middle",
    bold: bool = False,
    serif: bool = False,
    figures: bool = False,
    **options: Unpack[Options],
) -> Element:
    """A line of words standing on `y`; `figures` gives digits of one width."""
    own: dict[str, Value] = {"x": x, "y": y, "font-size": size}
    if anchor != "start":
        own["text-anchor"] = anchor
    if bold:
        own["font-weight"] = 700
    if serif:
        own["font-family"] = SERIF
    if figures:
        own["font-variant-numeric"] = "tabular-nums"
    if "fill" not in options:
        options["fill"] = "ink"
    return build("text", own, (), words, options)


@kept
def label(
    x: float,
    y: float,
    words: str,
    size: float = 16,
    *,
    anchor: str = "middle",
    bold: bool = False,
    serif: bool = False,
    **options: Unpack[Options],
) -> Element:
    """A line of words whose capitals and figures are centred on `y`."""
    return text(x, y + size * 0.36, words, size, anchor=anchor, bold=bold, serif=serif, **options)


@kept
def measure(words: str, size: float = 16, bold: bool = False) -> float:
    """About how wide a line runs; a little too wide rather than too narrow, for fonts differ."""
    share = 0.0
    for letter in words:
        if letter in NARROW:
            share += 0.34
        elif letter in WIDE:
            share += 0.9
        elif letter.isupper():
            share += 0.7
        else:
            share += 0.575
    return share * size * (1.06 if bold else 1.0)


def wrap(words: str, width: float, size: float = 16, lines: int | None = None) -> list[str]:
    """The words broken into lines no wider than `width`; beyond `lines` lines the rest becomes an ellipsis."""
    rows: list[str] = []
    row = ""
    for word in words.split():
        longer = f"{row} {word}" if row else word
        if row and measure(longer, size) > width:
            rows.append(row)
            row = word
        else:
            row = longer
    if row:
        rows.append(row)
    if lines is not None and len(rows) > lines:
        last = rows[lines - 1]
        while " " in last and measure(last + "…", size) > width:
            last = last.rsplit(" ", 1)[0]
        rows = [*rows[: lines - 1], last.rstrip(",.;:") + "…"]
    return rows


@kept
def paragraph(
    x: float,
    y: float,
    words: str,
    width: float,
    size: float = 14,
    *,
    lines: int | None = None,
    anchor: str = "middle",
    fill: str = "ink",
    serif: bool = False,
    bold: bool = False,
) -> Element:
    """Wrapped words, the first line standing on `y`."""
    rows = wrap(words, width, size * (1.06 if bold else 1), lines)
    return group(
        text(x, y + number * size * LINE, row, size, anchor=anchor, fill=fill, serif=serif, bold=bold)
        for number, row in enumerate(rows)
    )
