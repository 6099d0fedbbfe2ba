"""Cards: name, one line of effect, and when they act; or the back that says nothing."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw.element import Element, Named, Point, group, path, rect
from lapilli.draw.symbols import symbol
from lapilli.draw.text import label, measure, paragraph

WIDTH, HEIGHT = 120.0, 168.0


def card_frame(
    width: float = WIDTH, height: float = HEIGHT, *, body: str = "panel", edge: str = "outline", round: float = 9
) -> Element:
    """An empty card with its shadow, its top left corner at the origin."""
    return group(
        rect(0, 3, width, height + 1, round, fill="shadow", fill_opacity=0.12),
        rect(1, 1.5, width - 1, height, round, fill="shadow", fill_opacity=0.16),
        rect(0, 0, width, height, round, fill=body, stroke=edge, stroke_width=1.2, kind="edge"),
    )


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
    accent_ink: str = "foam",
    corner: str = "",
    **named: Unpack[Named],
) -> Element:
    """A card face up, its top left corner at `at`: a band with the name, a sign, the effect, and when it acts."""
    unit = width / WIDTH
    band = 36 * unit
    size = 14 * unit
    room = width - (20 + (18 if corner else 0)) * unit
    two_lines = measure(name, size, True) > room
    title = (
        paragraph(
            (width - (18 * unit if corner else 0)) / 2,
            14.5 * unit,
            name,
            room,
            12.5 * unit,
            lines=2,
            fill=accent_ink,
            serif=True,
            bold=True,
        )
        if two_lines
        else label(
            (width - (18 * unit if corner else 0)) / 2, band / 2, name, size, serif=True, bold=True, fill=accent_ink
        )
    )
    foot = 22 * unit if when else 0
    picture = height * 0.26 if sign else 0
    top = band + (picture + 13 * unit if sign else 20 * unit)
    lines = max(1, int((height - foot - top) / (13 * unit * 1.28)))
    return group(
        card_frame(width, height, round=9 * unit),
        path(_band(width, band, 9 * unit), fill=accent),
        title,
        label(width - 15 * unit, band / 2, corner, 15 * unit, bold=True, fill=accent_ink) if corner else None,
        symbol(sign, (width / 2, band + picture / 2 + 4 * unit), picture * 0.84, accent) if sign else None,
        paragraph(width / 2, top + 5 * unit, effect, width - 16 * unit, 13 * unit, lines=lines) if effect else None,
        path(
            f"M{12 * unit:.2f} {height - foot:.2f} H{width - 12 * unit:.2f}",
            fill="none",
            stroke="line",
            stroke_width=unit,
        )
        if when
        else None,
        label(width / 2, height - foot / 2, when, 11.5 * unit, fill="muted") if when else None,
        at=at,
        **named,
    )


def _band(width: float, height: float, round: float) -> str:
    """The top of a card, its two upper corners rounded."""
    bend = f"A{round - 0.6:.3f} {round - 0.6:.3f} 0 0 1"
    return (
        f"M0.6 {height:.3f} V{round:.3f} {bend} {round:.3f} 0.6 H{width - round:.3f} "
        f"{bend} {width - 0.6:.3f} {round:.3f} V{height:.3f} Z"
    )


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
