"""What is drawn many times: each is defined once in a picture and used wherever it stands."""

from __future__ import annotations

from collections.abc import Iterable

from lapilli.draw import (
    HOUSE,
    Element,
    Point,
    Scene,
    Seat,
    circle,
    citizen,
    dam,
    drawing,
    ellipse,
    group,
    socket,
    symbol,
    use,
    worker,
)
from lapilli.games.nisyros.actions import RESOURCES
from lapilli.games.nisyros.picture.prompt import LOOKS

DRAWN = 20.0  # the size at which pieces are defined
SMALLEST = 16.3  # letters beside a large island: 12 pixels where the picture is 820 pixels wide
PALETTE = HOUSE.extend(
    "nisyros",
    aegean_deep=("#17536f", "#0a2331"),
    whitewash=("#fffaf0", "#25282c"),
    underworld=("#3a1f2c", "#22111c"),
    shade_of=("#cfc3d6", "#a297b4"),
    ashes=("#f3c9a8", "#f3c9a8"),
)


def seat_of(colour: str) -> Seat:
    return Seat(*LOOKS[colour])


def define(scene: Scene, colours: Iterable[str], bare: bool = False) -> None:
    """Put everything that `stand` draws into a scene; `bare` pieces bear shapes, where letters could not be read."""
    for colour in colours:
        seat = seat_of(colour).bare if bare else seat_of(colour)
        scene.define(f"worker-{colour}", worker(seat, (0, 0), DRAWN))
        scene.define(f"idle-{colour}", worker(seat, (0, 0), DRAWN, lying=True))
        scene.define(f"citizen-{colour}", citizen(seat, (0, 0), DRAWN))
        scene.define(f"saved-{colour}", citizen(seat.bare, (0, 0), DRAWN))  # too small for a letter
    scene.define("dam", dam((0, 0), DRAWN)).define("dam-socket", socket((0, 0), DRAWN, shape="dam-socket"))
    scene.define("socket", socket((0, 0), DRAWN)).define("soul", _soul()).define("free", _free())
    for kind in RESOURCES:
        scene.define(f"gives-{kind}", _gives(kind))


def stand(name: str, at: Point, size: float, turn: float = 0.0) -> Element:
    """One of them at its place."""
    return use(name, at=at, turn=turn, scale=size / DRAWN)


def _gives(kind: str) -> Element:
    """What a slope gives, on a disc that reads on any ground."""
    disc = circle(0, 0, 9.4, fill="whitewash", stroke="ink", stroke_width=0.9, fill_opacity=0.94)
    return group(disc, symbol(kind, (0, 0), 14, "ink"))


def _soul() -> Element:
    return group(drawing(__file__, "soul").draw(), scale=0.7)


def _free() -> Element:
    """A place on Kos that is still free."""
    edge = {"stroke": "seat-black-edge", "stroke_width": 1.2, "stroke_dasharray": "3 2"}
    return ellipse(0, 6.5, 7.4, 3.4, fill="rim", fill_opacity=0.55, **edge)  # type: ignore[arg-type]
