"""The chart for a phone: as large as on a desk, seen through a window; small beside it, the whole."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, Scene, circle, group, lay, rect, window
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture.chart import chart
from lapilli.games.deukalion.picture.grounds import AEGEAN
from lapilli.games.deukalion.picture.style import CHART, centre, look

WIDTH = 360.0
HEIGHT = 440.0  # of the window
SMALL = 0.135  # of the whole chart
MINI = (CHART[0] * SMALL, CHART[1] * SMALL)


def porthole(scene: Scene, view: View, lang: str) -> Iterator[Element]:
    """The window begins where the viewer's ship lies; `pans` and `lens` are moved by the page (porthole.js)."""
    x, y = _corner(view)
    scene.define("porthole", window(rect(0, 0, WIDTH, HEIGHT)))
    frame = rect(0, 0, WIDTH, HEIGHT, fill="slip")
    sheet = group(chart(scene, view, lang), at=(-x, -y), kind="pans")
    yield group(frame, group(sheet, clip_path="porthole"), kind="porthole")
    yield _mini(scene, view, x, y)


def _corner(view: View) -> tuple[float, float]:
    """The upper left corner of what is seen first: round the own ship, else round the one that steps."""
    name = view["seat"] or view["stepper"] or view["active"]
    ship = view["heroes"][name]["ship"] if name in view["heroes"] else None
    x, y = centre(ship or "e4")
    return min(max(x - WIDTH / 2, 0), CHART[0] - WIDTH), min(max(y - HEIGHT / 2, 0), CHART[1] - HEIGHT)


def _mini(scene: Scene, view: View, x: float, y: float) -> Element:
    """Where the window is, and where everybody sails."""
    dots = []
    for name, hero in view["heroes"].items():
        if hero["ship"]:
            across, down = centre(hero["ship"])
            spot = circle(across * SMALL, down * SMALL, 4, fill=look(name).body, stroke="rim", stroke_width=1.4)
            dots.append(spot)
    lens = rect(
        *(x * SMALL, y * SMALL, WIDTH * SMALL, HEIGHT * SMALL, 2),
        fill="none",
        stroke="live",
        stroke_width=2.4,
        kind="lens",
    )
    sheet = lay(AEGEAN, 0, 0, SMALL)
    back = rect(-4, -4, MINI[0] + 8, MINI[1] + 8, 5, fill="slip")
    return group(back, sheet, dots, lens, at=(WIDTH - MINI[0] - 8, 8), kind="mini", pointer_events="none")
