"""The way back: knowledge from a view, for worlds that are imagined from data alone."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.reading import read, see
from lapilli.games.fuji.knowledge.seen import Options, View
from lapilli.games.fuji.options import encode
from lapilli.games.fuji.rules.course import Course, course_of
from lapilli.games.fuji.state import Position

NAMES = tuple(Options.__annotations__)
_chosen = itemgetter(*NAMES)


def recall(view: View) -> Known:
    """The knowledge that a view was made from."""
    return read(view, _blank(view["seats"], view["box"], _chosen(view["options"])))


def shown(view: View) -> Position:
    """The table as a view shows it: dice that its seat does not see show nothing."""
    return see(view, _blank(view["seats"], view["box"], _chosen(view["options"])))


@lru_cache(64)
def _blank(seats: int, box: str | None, chosen: tuple[object, ...]) -> Course:
    """An empty table of these terms: worlds are dealt on copies of it."""
    found = box_of(box)
    return course_of(seats, found.terms, encode(dict(zip(NAMES, chosen, strict=True))), found.zones)
