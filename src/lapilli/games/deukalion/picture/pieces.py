"""What moves on the chart, and the Kylix: black figures with a pale rim."""

from __future__ import annotations

import math
from typing import Unpack

from lapilli.draw import (
    Element,
    Named,
    Point,
    Scene,
    circle,
    ellipse,
    group,
    label,
    lay,
    path,
    pattern,
    rect,
    seat_shape,
    use,
)
from lapilli.games.deukalion.picture.brushwork import stroke
from lapilli.games.deukalion.picture.grounds import VIGNETTES
from lapilli.games.deukalion.picture.look import look

HULL = (
    "M-33 -2Q-36 -20 -25 -27Q-31 -16 -24 -8L22 -8Q28 -9 30 -15L33 -14Q31 -6 38 -1L31 2Q26 11 14 11H-16Q-28 10 -33 -2Z"
)
SAIL = "M-19 -41Q0 -45 19 -41Q22 -27 17 -15Q0 -11 -17 -15Q-22 -27 -19 -41Z"
OARS = "".join(f"M{-20 + n * 6} 4l-5 12" for n in range(8))
RIM, BLACK = "#f6e6c2", "#1b1210"


def trireme(name: str, crew: int | None, size: float) -> Element:
    """A black ship with a ram and an eye; sail and stripe are the hero's, and so is the shape on the sail."""
    seat = look(name)
    letters = max(17.0, 13.4 * 80 / size)  # two on a field are smaller, their numbers are not
    aboard = (
        (
            circle(31, -31, letters * (0.77 if crew < 10 else 0.89), fill=RIM, stroke=BLACK, stroke_width=2),
            label(31, -31, str(crew), letters, bold=True, fill=BLACK),
        )
        if crew is not None
        else ()
    )
    return group(
        ellipse(0, 13, 34, 6, fill="shadow", opacity=0.4),
        path(HULL, fill=BLACK, stroke=RIM, stroke_width=3.6, stroke_linejoin="round"),
        stroke(OARS + "M0 -8V-44", RIM, 4),
        stroke(OARS + "M0 -8V-44", BLACK, 2),
        stroke("M-27 1H29", seat.body, 3.4),
        circle(26, -3.4, 2.6, fill=RIM),
        path(SAIL, fill=RIM, stroke=BLACK, stroke_width=4.6),
        path(SAIL, fill=seat.body, stroke=seat.edge, stroke_width=1.6),
        stroke("M-20 -41H20", BLACK, 2.6),
        seat_shape(seat, (0, -27), 17, fill="rim"),
        *aboard,
        at=(-1, size * 0.2),
        scale=size / 80,
    )


def picture(scene: Scene, name: str, at: Point, width: float, height: float) -> Element:
    """A vignette of that size in its frame, its head never cut off; a card that has none yet shows the frame alone."""
    if name not in VIGNETTES.names:
        return rect(0, 0, width, height, fill="none", stroke="slip", stroke_width=1.4, at=at)
    scene.stamp("vignettes", lambda: lay(VIGNETTES))
    wide, high = VIGNETTES.picture
    scale = max(width / wide, height / high)
    left = (width - wide * scale) / 2 - VIGNETTES.place(name)[0] * scale
    seen = f"{name}-{width:.0f}x{height:.0f}"
    scene.stamp(seen, lambda: pattern(width, height, use("vignettes", at=(left, 0), scale=scale)))
    return rect(0, 0, width, height, fill=f"@{seen}", stroke="slip", stroke_width=1.4, at=at)


def swimmer(scene: Scene, at: Point, size: float, **named: Unpack[Named]) -> Element:
    """The Hydra on the chart."""
    wide, high = VIGNETTES.picture
    scene.stamp("vignettes", lambda: lay(VIGNETTES))
    scene.stamp("swims", lambda: pattern(wide, high, use("vignettes", at=(-VIGNETTES.place("hydra")[0], 0))))
    body = rect(20, 0, wide - 40, high, 14, fill="@swims", at=(-wide / 2, -high / 2))
    return group(group(body, scale=size / 74), at=at, **named)


def cup(scene: Scene, at: Point, size: float) -> Element:
    """The Kylix from above, `size` across: handles, black slip, a ring of tongues round the clay."""

    def draw() -> Element:
        handles = "".join(f"M{d * 40} -16Q{d * 75} -25 {d * 68} 0Q{d * 75} 25 {d * 40} 16" for d in (-1, 1))
        tongues = ""
        for n in range(28):
            turn = n * math.tau / 28

            def spot(radius: float, shift: float, turn: float = turn) -> str:
                return f"{radius * math.cos(turn + shift):.1f} {radius * math.sin(turn + shift):.1f}"

            tongues += f"M{spot(42, 0)}L{spot(35, -0.07)}Q{spot(32, 0)} {spot(35, 0.07)}Z"
        return group(
            ellipse(2, 6, 54, 50, fill="shade"),
            stroke(handles, "slip", 10),
            stroke(handles, "terracotta", 3.5),
            circle(0, 0, 50, fill="slip"),
            circle(0, 0, 48, fill="none", stroke="terracotta", stroke_width=1.5),
            circle(0, 0, 43, fill="terracotta"),
            path(tongues, fill="slip"),
            circle(0, 0, 30, fill="terracotta-light", stroke="slip", stroke_width=1.5),
        )

    return scene.stamp("cup", draw, at=at, scale=size / 100)
