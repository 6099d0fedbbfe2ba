"""The burn meter round the island, with its danger zones, eruption spaces and markers."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from lapilli.core.log_lines import Word
from lapilli.draw import (
    Element,
    HexGrid,
    Sector,
    cached_row,
    circle,
    group,
    label,
    lava_tile,
    lay,
    marker,
    path,
    symbol,
)
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import sides_of
from lapilli.games.eruption.picture.grounds import METER
from lapilli.games.eruption.picture.island import CENTRE, LEAST
from lapilli.games.eruption.picture.seats import seat_of

INNER, OUTER = 311.0, 366.0
ZONES = ("zone-none", "zone-one", "zone-two", "zone-three")


PRINTED = (box_of(None).top, box_of(None).step, box_of(None).zones)  # the meter that the stones are carved for
LARGE = 28.0  # letters that are read on a phone


def zone_of(degrees: int, top: int, zones: tuple[int, ...]) -> str:
    """The colour of a part of the meter."""
    return "zone-burn" if degrees == top else ZONES[sum(degrees >= zone for zone in zones)]


def meter(view: View, lang: str, large: bool = False) -> Element:
    """The burn meter round the island with its danger zones."""
    box = box_of(view["box"])
    return _ring(box.top, box.step, box.zones, lang, large)


@cache
def _ring(top: int, step: int, zones: tuple[int, ...], lang: str, large: bool) -> Element:
    carved = (top, step, zones) == PRINTED
    parts: list[Element] = [lay(METER)] if carved else []
    for number, sector in enumerate(_sectors(top, step)):
        degrees = number * step
        body = zone_of(degrees, top, zones)
        # large letters run across the plates at both sides: there they stand a little further in
        side = abs(math.sin(math.radians(sector.direction)))
        x, y = sector.point(0.5, 0.62 - 0.1 * side if large else 0.64)
        if not carved:
            parts.append(path(sector.path(), fill=body, stroke="ground", stroke_width=1.6))
        if degrees == top:
            parts.append(symbol("flame", (x, y), 26, "lava-1"))
            continue
        size = LARGE if large else 18
        parts.append(label(x, y, str(degrees), size, bold=True, serif=True, fill=f"on-{body}"))
    touched = circle(
        *CENTRE,
        (INNER + OUTER) / 2,
        fill="none",
        stroke="rim",
        stroke_width=OUTER - INNER,
        stroke_opacity=0,
        pointer_events="stroke",
    )
    return group(touched, parts, id="meter", label=WORDS.say(lang, "board-meter"))


def _sectors(top: int, step: int) -> list[Sector]:
    """The cells of the meter, 0 degrees in the north."""
    cells = top // step + 1
    turn = 360 / cells
    return [Sector(INNER, OUTER, (cell - 0.5) * turn, (cell + 0.5) * turn, CENTRE) for cell in range(cells)]


@cached_row
def on_meter(view: View, lang: str, large: bool = False) -> Iterator[Element]:
    """What stands on the meter: eruption tiles nobody has claimed, and a marker for each village."""
    box = box_of(view["box"])
    step, zones = box.step, box.zones
    sectors = _sectors(box.top, step)
    for number, (place, zone) in enumerate(zip(view["eruptions"], zones, strict=True), 1):
        if place == "row":
            x, y = sectors[zone // step].point(0.5, -0.4 if large else -0.08)
            words = WORDS.say(lang, "board-eruption-row", {"number": number, "degrees": zone})
            yield vent((x, y), 52 if large else 26, number, f"eruption/{number}", words)
    yield from _markers(view, sectors, step, lang, large)


def vent(at: tuple[float, float], size: float, number: int, id: str, words: str) -> Element:
    """An eruption tile with its number."""
    scale = size / 40
    letters = LARGE if size > 40 else LEAST
    return group(
        group(lava_tile(HexGrid(22), 0, 0, sides_of(63), source=True), scale=scale),
        circle(0, 0, letters * 0.7, fill="charcoal", stroke="rim", stroke_width=1.2),
        label(0, 0, str(number), letters, bold=True, fill="#ffffff"),
        at=at,
        id=id,
        label=words,
        kind="enlarges",
    )


def _markers(view: View, sectors: list[Sector], step: int, lang: str, large: bool) -> Iterator[Element]:
    stacks: dict[int, list[str]] = {}
    for name in view["names"]:
        stacks.setdefault(view["temperature"][name], []).append(name)
    for degrees, names in stacks.items():
        for number, name in enumerate(names):
            sector = sectors[degrees // step]
            across = min(3, len(names))
            along = 0.5 + (number % 3 - (across - 1) / 2) * 0.31
            out = (0.06 if len(names) <= 3 else -0.12) + 0.4 * (number // 3) - (0.3 if large else 0)
            words = WORDS.say(lang, "board-village", {"seat": Word("seat", name), "degrees": degrees})
            yield marker(
                seat_of(name).bare if large else seat_of(name),
                sector.point(along, out),
                44 if large and len(names) == 1 else 32 if large or len(names) == 1 else 24 if len(names) == 2 else 20,
                id=f"marker/{name}",
                label=words,
            )
