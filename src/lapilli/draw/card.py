"""Cards: name, one line of effect, and when they act; or the back that says nothing."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, circle, group, path, rect
from lapilli.draw.memo import cached_drawing
from lapilli.draw.symbols import symbol
from lapilli.draw.text import LINE, label, measure, paragraph, wrap

WIDTH, HEIGHT = 120.0, 168.0


@cached_drawing
def card_frame(
    width: float = WIDTH, height: float = HEIGHT, *, body: str = "panel", edge: str = "outline", round: float = 9
) -> Element:
    """An empty card with its shadow, its top left corner at the origin."""
    return group(
        rect(0, 3, width, height + 1, round, fill="shadow", fill_opacity=0.12),
        rect(1, 1.5, width - 1, height, round, fill="shadow", fill_opacity=0.16),
        rect(0, 0, width, height, round, fill=body, stroke=edge, stroke_width=1.2, kind="edge"),
    )


@cached_drawing
def card(
    name: str,
    effect: str = "",
    when: str = "",
    at: Point = (0, 0),
    width: float = WIDTH,
    height: float = HEIGHT,
    *,
    sign: str = "",
    accent: str = "sea",
    accent_ink: str = "",
    corner: str = "",
    **named: Unpack[Named],
) -> Element:
    """A card face up, its top left corner at `at`: a band with the name, a sign, the effect, and when it acts."""
    unit = width / WIDTH
    band = 36 * unit
    ink = accent_ink or f"on-{accent}"
    foot = _foot(when, width, height, unit)
    foot_height = 0 if foot is None else (24 if len(_foot_lines(when, width, unit)) == 1 else 38) * unit
    picture = height * 0.27 if sign else 0
    top = band + (picture + 22 * unit if sign else 22 * unit)
    lines = max(1, int((height - foot_height - top + 10 * unit) / (13 * unit * LINE)))
    return group(
        card_frame(width, height, round=9 * unit),
        path(_band(width, band, 9 * unit), fill=accent),
        _title(name, width - (20 * unit if corner else 0), band, unit, ink),
        label(width - 15 * unit, band / 2, corner, 15 * unit, bold=True, fill=ink) if corner else None,
        _picture(sign, (width / 2, band + picture / 2 + 7 * unit), picture, accent) if sign else None,
        paragraph(width / 2, top, effect, width - 14 * unit, 13 * unit, lines=lines) if effect else None,
        foot,
        at=at,
        **named,
    )


def _title(name: str, width: float, band: float, unit: float, ink: str) -> Element:
    """The name in one line, or smaller in two."""
    room = width - 14 * unit
    if measure(name, 14 * unit, True, True) <= room:
        return label(width / 2, band / 2, name, 14 * unit, serif=True, bold=True, fill=ink)
    size = 13 * unit
    return paragraph(width / 2, band / 2 - 2.5 * unit, name, room, size, lines=2, fill=ink, serif=True, bold=True)


def _picture(sign: str, at: Point, size: float, accent: str) -> Element:
    """The sign on a disc of the card's colour, so that it reads on light and dark alike."""
    return group(circle(*at, size / 2, fill=accent), symbol(sign, at, size * 0.64, f"on-{accent}"))


def _foot_lines(when: str, width: float, unit: float) -> list[str]:
    return wrap(when, width - 14 * unit, 12 * unit, 2)


def _foot(when: str, width: float, height: float, unit: float) -> Element | None:
    """When the card acts, under a thin line, in one or two lines."""
    if not when:
        return None
    rows = _foot_lines(when, width, unit)
    top = height - (24 if len(rows) == 1 else 38) * unit
    rule = f"M{12 * unit:.3f} {top:.3f} H{width - 12 * unit:.3f}"
    return group(
        path(rule, fill="none", stroke="line", stroke_width=unit),
        paragraph(width / 2, top + 15.5 * unit, when, width - 14 * unit, 12 * unit, lines=2, fill="muted"),
    )


def _band(width: float, height: float, round: float) -> str:
    """The top of a card, its two upper corners rounded."""
    bend = f"A{round - 0.6:.3f} {round - 0.6:.3f} 0 0 1"
    return (
        f"M0.6 {height:.3f} V{round:.3f} {bend} {round:.3f} 0.6 H{width - round:.3f} "
        f"{bend} {width - 0.6:.3f} {round:.3f} V{height:.3f} Z"
    )


@cached_drawing
def card_back(
    at: Point = (0, 0),
    width: float = WIDTH,
    height: float = HEIGHT,
    *,
    body: str = "basalt",
    sign: str = "volcano",
    number: int | None = None,
    **named: Unpack[Named],
) -> Element:
    """A card face down; `number` counts a pile."""
    unit = width / WIDTH
    return group(
        card_frame(width, height, body=body, edge="rim", round=9 * unit),
        rect(
            7 * unit,
            7 * unit,
            width - 14 * unit,
            height - 14 * unit,
            5 * unit,
            fill="none",
            stroke="rim",
            stroke_opacity=0.4,
            stroke_width=1.2 * unit,
        ),
        symbol(sign, (width / 2, height / 2), 46 * unit, "lava-2"),
        label(width / 2, height - 24 * unit, str(number), 17 * unit, bold=True, fill="rim")
        if number is not None
        else None,
        at=at,
        **named,
    )
