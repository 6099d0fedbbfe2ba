"""What moves on the chart, and the Kylix: black figures with a pale rim."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw import (
    Element,
    Named,
    Point,
    Scene,
    circle,
    drawing,
    group,
    label,
    lay,
    pattern,
    rect,
    seat_shape,
    use,
)
from lapilli.games.deukalion.picture.grounds import VIGNETTES
from lapilli.games.deukalion.picture.style import look

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
        drawing(__file__, "trireme").draw(seat.paints),
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
    return scene.stamp("cup", lambda: group(drawing(__file__, "kylix").draw()), at=at, scale=size / 100)
