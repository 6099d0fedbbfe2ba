"""The shape of the island: rings that are not quite round, for its ground and for the areas drawn upon it."""

from __future__ import annotations

import math
from functools import cache

from lapilli.draw import Point, Sector, noise, polar, rough

WIDTH, HEIGHT = 420.0, 400.0
CENTRE: Point = (WIDTH / 2, HEIGHT / 2)
RADII = (25.0, 57.0, 90.0, 120.0, 150.0, 193.0)  # crater, levels 1 to 4, coast
COAST = 5  # the level of the coast
STEP = 15.0  # units between two points of a line
BEND = 0.17


@cache
def edge(level: int, angle: float) -> float:
    """How far from the middle a level ends in a direction."""
    x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    base = RADII[level]
    swing = 10.0 if level == COAST else 5.0
    return base + swing * (rough(x * base / 40 + level * 7 + 20, y * base / 40 + 20, 3, 3) - 0.5)


def start_of(place: int) -> float:
    """Where the zone at a place of the island begins: 0 is the upper left one, then clockwise."""
    return 270.0 + 90 * place


def line(level: int, start: float, end: float, out: float = 0.0) -> list[Point]:
    """The points of a level's lower edge between two directions, moved outwards."""
    count = max(3, round(math.radians(end - start) * RADII[level] / STEP))
    angles = [start + (end - start) * number / count for number in range(count + 1)]
    return [polar(CENTRE, edge(level, angle % 360) + out, angle) for angle in angles]


def _short(points: list[Point]) -> str:
    """Draw a smooth line through points (Catmull-Rom) in few letters, because browsers get these."""
    data = f"{points[0][0]:.1f} {points[0][1]:.1f}"
    here = (round(points[0][0], 1), round(points[0][1], 1))
    for number in range(1, len(points)):
        end, after = points[number], points[min(number + 1, len(points) - 1)]
        before = points[number - 1]
        hold = (end[0] - (after[0] - before[0]) * BEND, end[1] - (after[1] - before[1]) * BEND)
        shifts = [point[axis] - here[axis] for point in (hold, end) for axis in (0, 1)]
        steps = [
            f"{round(shift, 1) or 0.0:.1f}" for shift in shifts
        ]  # never -0.0, which would be printed without a sign
        data += "s" + steps[0] + "".join(step if step.startswith("-") else f" {step}" for step in steps[1:])
        here = (round(here[0] + float(steps[2]), 1), round(here[1] + float(steps[3]), 1))
    return data


def _between(outer: list[Point], inner: list[Point]) -> str:
    return "M" + _short(outer) + "L" + _short(inner[::-1]) + "Z"


@cache
def area(place: int, level: int) -> str:
    """The outline of an area as path data: level 1 to 4, or 5 for the coast."""
    start = start_of(place)
    return _between(line(level, start, start + 90), line(level - 1, start, start + 90))


@cache
def spot(place: int, number: int) -> str:
    """The outline of one of the four places on a coast."""
    start = start_of(place) + 22.5 * number
    return _between(line(COAST, start + 0.5, start + 22, -3), line(COAST - 1, start + 0.5, start + 22, 2))


@cache
def flow(place: int, level: int) -> tuple[str, str]:
    """An area under lava: its outline with a front in lobes, and the front alone."""
    start = start_of(place)
    count = 6 + 4 * level
    front = []
    for number in range(count + 1):
        angle = start + 1 + 88 * number / count
        lobe = 3.4 * abs(math.sin(number * 0.93 + level + place)) + 2.6 * noise(number * 1.2, level + place, 6) - 2.4
        front.append(polar(CENTRE, edge(level, angle % 360) + lobe, angle))
    return _between(front, line(level - 1, start + 1, start + 89, -3)), "M" + _short(front)


def sector(place: int, level: int) -> Sector:
    """The round shape of an area, by which pieces are placed."""
    start = start_of(place)
    return Sector(RADII[level - 1], RADII[level], start, start + 90, CENTRE).inset(1.1)
