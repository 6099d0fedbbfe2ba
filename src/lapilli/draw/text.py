"""Words in a picture: lines of text, how wide they run, and paragraphs that wrap."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import SERIF, Element, Options, Value, build, group
from lapilli.draw.memo import cached_drawing

WIDTHS = {  # of letters, as shares of their size: those of DejaVu Sans, which runs wider than most
    0.28: "'ijlîï",
    0.32: " ,.·IJÎ‘’",
    0.36: "/:;\\f|",
    0.4: "()-[]t",
    0.42: "!r",
    0.5: "*_°–",
    0.53: 'sz"“”„',
    0.55: "cç?",
    0.6: "FLTkvxy",
    0.62: "aeopàâäèéêë",
    0.7: "ABCKPRVXÀÄ",
    0.76: "DGHNOQUÜ&",
    0.84: "w+=<>~±×→−#^",
    0.88: "M",
    0.96: "%",
    1.0: "@Wm…œæ—",
    1.08: "ŒÆ",
}
OTHER = 0.64  # figures, and most letters
LETTERS = {letter: width for width, letters in WIDTHS.items() for letter in letters}
FACES = {(False, False): 1.0, (True, False): 1.15, (False, True): 1.045, (True, True): 1.165}
"""How much wider than that bold and serif letters run."""
LINE = 1.28
"""Distance of two lines, as a share of the letters' size."""


class Lettering(Options, total=False):
    """How words are set, besides what every element has."""

    anchor: str  # where `x` is: start, middle (unless said otherwise) or end
    bold: bool
    serif: bool
    figures: bool  # digits of one width


@cached_drawing
def text(x: float, y: float, words: str, size: float = 16, **options: Unpack[Lettering]) -> Element:
    """A line of words standing on `y`."""
    own: dict[str, Value] = {"x": x, "y": y, "font-size": size}
    anchor = options.pop("anchor", "middle")
    if anchor != "start":
        own["text-anchor"] = anchor
    if options.pop("bold", False):
        own["font-weight"] = 700
    if options.pop("serif", False):
        own["font-family"] = SERIF
    if options.pop("figures", False):
        own["font-variant-numeric"] = "tabular-nums"
    if "fill" not in options:
        options["fill"] = "ink"
    return build("text", own, (), words, options)


@cached_drawing
def label(x: float, y: float, words: str, size: float = 16, **options: Unpack[Lettering]) -> Element:
    """A line of words whose capitals and figures are centred on `y`."""
    return text(x, y + size * 0.36, words, size, **options)


@cached_drawing
def measure(words: str, size: float = 16, bold: bool = False, serif: bool = False) -> float:
    """About how wide a line runs; a little too wide rather than too narrow, for fonts differ."""
    return sum([LETTERS.get(letter, OTHER) for letter in words]) * size * FACES[bold, serif]


def wrap(
    words: str, width: float, size: float = 16, lines: int | None = None, bold: bool = False, serif: bool = False
) -> list[str]:
    """The words broken into lines no wider than `width`; beyond `lines` lines the rest becomes an ellipsis."""
    rows: list[str] = []
    row = ""
    for word in words.split():
        longer = f"{row} {word}" if row else word
        if row and measure(longer, size, bold, serif) > width:
            rows.append(row)
            row = word
        else:
            row = longer
    if row:
        rows.append(row)
    if lines is not None and len(rows) > lines:
        last = rows[lines - 1]
        while " " in last and measure(last + "…", size, bold, serif) > width:
            last = last.rsplit(" ", 1)[0]
        rows = [*rows[: lines - 1], last.rstrip(",.;:") + "…"]
    return rows


def fitting(words: str, width: float, size: float, least: float = 0, bold: bool = False, serif: bool = False) -> float:
    """The size in which a line keeps inside a width: `size`, or as much smaller as it must, but not below `least`."""
    wide = measure(words, size, bold, serif)
    return size if wide <= width else max(least, size * width / wide)


@cached_drawing
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
    rows = wrap(words, width, size, lines, bold, serif)
    return group(
        text(x, y + number * size * LINE, row, size, anchor=anchor, fill=fill, serif=serif, bold=bold)
        for number, row in enumerate(rows)
    )
