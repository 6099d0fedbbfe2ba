"""Plots as SVG in the colours of their page: light and dark, on screens and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from lapilli.study.interval import Estimate

WIDE, HIGH, LEFT, BOTTOM, TOP, RIGHT = 640, 280, 56, 40, 14, 14
ROW = 26  # of a list of bars
LETTER = 7  # the width of one, on average
COLOURS = 6


def lines(series: Sequence[tuple[str, Sequence[Estimate]]], xs: Sequence[float], x_name: str, y_name: str) -> str:
    """Lines with bands of uncertainty, and a legend."""
    every = [point for _, points in series for point in points]
    low, high = _range([point.low for point in every] + [point.high for point in every])
    plot = _Plot(min(xs), max(xs), low, high)
    parts = plot.axes(x_name, y_name)
    for number, (name, points) in enumerate(series):
        upper = [plot.at(x, point.high) for x, point in zip(xs, points, strict=True)]
        lower = [plot.at(x, point.low) for x, point in zip(xs, points, strict=True)]
        way = [plot.at(x, point.value) for x, point in zip(xs, points, strict=True)]
        colour = number % COLOURS
        parts.append(f'<polygon class="band c{colour}" points="{" ".join([*upper, *reversed(lower)])}"/>')
        title = f"<title>{escape(name)}</title>"
        parts.append(f'<polyline class="line c{colour}" points="{" ".join(way)}">{title}</polyline>')
    return _svg(HIGH, parts) + _legend([name for name, _ in series])


def histogram(groups: Sequence[tuple[str, dict[float, int]]], x_name: str, y_name: str, bins: int = 24) -> str:
    """How often each value came, several groups side by side in each bin."""
    values = [value for _, counts in groups for value in counts]
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    width = max(1.0 if whole else 1e-9, (high - low) / bins)
    width = float(ceil(width)) if whole else width
    count = int((high - low) // width) + 1
    bars = []
    for _, counts in groups:
        total, heights = sum(counts.values()), [0.0] * count
        for value, times in counts.items():
            heights[min(count - 1, int((value - low) // width))] += times / total
        bars.append(heights)
    plot = _Plot(low, low + count * width, 0.0, max(max(heights) for heights in bars) * 1.05)
    parts = plot.axes(x_name, y_name, percent=True)
    each = width / len(groups)
    for number, (heights, (name, _)) in enumerate(zip(bars, groups, strict=True)):
        for place, height in enumerate(heights):
            if height:
                x, y = plot.x(low + place * width + number * each), plot.y(height)
                wide = max(1.0, plot.x(low + each) - plot.x(low) - 1)
                shape = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{plot.y(0) - y:.1f}"'
                title = f"<title>{escape(name)}: {height:.1%}</title>"
                parts.append(f'<rect class="bar c{number % COLOURS}" {shape}>{title}</rect>')
    return _svg(HIGH, parts) + (_legend([name for name, _ in groups]) if len(groups) > 1 else "")


def bars(rows: Sequence[tuple[str, Estimate]], usual: float | None = None, most: float = 1.0) -> str:
    """One bar to a row with its 95 % interval; a line where the usual lies."""
    left, high = 16 + LETTER * max(len(_short(name)) for name, _ in rows), 2 * 8 + ROW * len(rows) + 24
    span = WIDE - left - 70

    def x(value: float) -> float:
        return left + span * min(value, most) / most

    parts = [f'<path class="axis" d="M{left} 8V{high - 24}"/>']
    for tenth in range(0, 11, 5):
        at, words = x(most * tenth / 10), _number(10 * most * tenth, most * 100) + " %"
        parts.append(f'<path class="grid" d="M{at:.1f} 8V{high - 24}"/>')
        parts.append(f'<text class="tick" x="{at:.1f}" y="{high - 8}">{words}</text>')
    if usual is not None:
        parts.append(f'<path class="usual" d="M{x(usual):.1f} 4V{high - 20}"/>')
    for number, (name, point) in enumerate(rows):
        y = 8 + ROW * number
        ends = f"{x(point.low):.1f} {y + ROW / 2}H{x(point.high):.1f}"
        wide, title = max(0.5, x(point.value) - left), f"<title>{escape(name)}</title>"
        parts += [
            f'<text class="name" x="{left - 8}" y="{y + 17}">{escape(_short(name))}{title}</text>',
            f'<rect class="bar c0" x="{left}" y="{y + 5}" width="{wide:.1f}" height="{ROW - 10}"/>',
            f'<path class="whisker" d="M{ends}"/>',
            f'<text class="value" x="{WIDE - 62}" y="{y + 17}">{point.value:.1%}</text>',
        ]
    return _svg(high, parts)


def _short(name: str) -> str:
    return name if len(name) <= 36 else name[:35] + "…"


class _Plot:
    """From values to places of the picture."""

    def __init__(self, x_low: float, x_high: float, y_low: float, y_high: float) -> None:
        self.x_low, self.x_high = x_low, x_high if x_high > x_low else x_low + 1
        self.y_low, self.y_high = y_low, y_high if y_high > y_low else y_low + 1

    def x(self, value: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (value - self.x_low) / (self.x_high - self.x_low)

    def y(self, value: float) -> float:
        return HIGH - BOTTOM - (HIGH - BOTTOM - TOP) * (value - self.y_low) / (self.y_high - self.y_low)

    def at(self, x: float, y: float) -> str:
        return f"{self.x(x):.1f},{self.y(y):.1f}"

    def axes(self, x_name: str, y_name: str, percent: bool = False) -> list[str]:
        floor_y = HIGH - BOTTOM
        parts = []
        for value in ticks(self.y_low, self.y_high):
            words = f"{value:.0%}" if percent else _number(value, self.y_high - self.y_low)
            parts.append(f'<path class="grid" d="M{LEFT} {self.y(value):.1f}H{WIDE - RIGHT}"/>')
            parts.append(f'<text class="tick end" x="{LEFT - 6}" y="{self.y(value) + 4:.1f}">{words}</text>')
        for value in ticks(self.x_low, self.x_high):
            words = _number(value, self.x_high - self.x_low)
            parts.append(f'<text class="tick" x="{self.x(value):.1f}" y="{floor_y + 16}">{words}</text>')
        parts.append(f'<path class="axis" d="M{LEFT} {TOP}V{floor_y}H{WIDE - RIGHT}"/>')
        parts.append(f'<text class="tick" x="{(LEFT + WIDE - RIGHT) / 2}" y="{HIGH - 6}">{escape(x_name)}</text>')
        turn = f'transform="translate(13 {(TOP + floor_y) / 2}) rotate(-90)"'
        parts.append(f'<text class="tick" {turn}>{escape(y_name)}</text>')
        return parts


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two values."""
    raw = (high - low) / about
    size = 10.0 ** floor(log10(raw))
    step = next(size * part for part in (1, 2, 5, 10) if size * part >= raw * 0.999)
    first = ceil(low / step - 1e-9)
    return [number * step for number in range(first, floor(high / step + 1e-9) + 1)]


def _number(value: float, span: float) -> str:
    return f"{value:.0f}" if span >= 4 else f"{value:.1f}" if span >= 0.4 else f"{value:.2f}"


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    return (0.0 if 0 <= low < high / 2 else low), (high if high > low else low + 1)


def _svg(high: float, parts: Sequence[str]) -> str:
    space = 'xmlns="http://www.w3.org/2000/svg"'
    return f'<svg class="plot" viewBox="0 0 {WIDE} {high:.0f}" role="img" {space}>{"".join(parts)}</svg>'


def _legend(names: Sequence[str]) -> str:
    entries = (f'<li class="c{number % COLOURS}">{escape(name)}</li>' for number, name in enumerate(names))
    return f'<ul class="legend">{"".join(entries)}</ul>'
