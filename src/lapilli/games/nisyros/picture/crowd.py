"""Where people stand on a place, and how many a piece stands for."""

from __future__ import annotations

from lapilli.draw import Element, Point, Sector, badge
from lapilli.games.nisyros.picture.relief import CENTRE


def counted(number: int, at: Point, large: bool) -> Element:
    """How many a piece stands for; `large` is legible on a phone."""
    away, radii = (11, (12, 14.2)) if large else (9, (8.4, 9.8))
    return badge(number, (at[0] + away, at[1] - away), radii[number > 9])


def front(sector: Sector, near: float = 7, far: float = 12) -> Sector:
    """Where people stand on a place of the coast: between the dams and the sign at the shore."""
    return Sector(sector.inner + near, sector.outer - far, sector.start, sector.end, CENTRE)


def middle(sector: Sector) -> Sector:
    """Where people stand on a slope: away from the signs at its beginning and the dams on its upper edge."""
    turn = sector.end - sector.start
    begin = 0.3 if sector.inner > 60 else 0.36
    return Sector(sector.inner + 8, sector.outer - 1, sector.start + turn * begin, sector.end - turn * 0.04, CENTRE)
