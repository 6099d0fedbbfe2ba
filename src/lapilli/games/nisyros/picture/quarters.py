"""The island in parts, each drawn once for the same facts: the ground, and quarter by quarter what is on it."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, Scene, circle
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture import facts
from lapilli.games.nisyros.picture.grounds import ISLAND, LAVA, lay_round, painted_round
from lapilli.games.nisyros.picture.island import IslandPicture
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.games.nisyros.picture.relief import CENTRE, RADII


def draw_island(scene: Scene, view: View, lang: str, large: bool = False, edge: float = 2.0) -> Iterator[Element]:
    """The ground as it was dealt, areas and places, lava, then pieces on top."""
    order = IslandPicture(view, lang).order
    yield lay_round(ISLAND)
    yield from scene.part(_ground, facts.dealt(view))
    if any(view["lava"].values()):
        scene.define("lava-ground", painted_round(LAVA))
    for zone in order:
        yield from scene.part(_zone, facts.zone_of(view, zone), zone, lang, large, edge)
    yield circle(*CENTRE, RADII[0] + 16, fill="glow", opacity=0.5, pointer_events="none", kind="source")
    crater = WORDS.say(lang, "ui-volcano")
    yield circle(*CENTRE, RADII[0] - 3, fill="transparent", id="volcano", label=crater)  # painted; it answers clicks
    for zone in order:
        yield from scene.part(_people, facts.people_of(view, zone), zone, lang, large, edge)


def _ground(scene: Scene, view: View) -> Iterator[Element]:
    return IslandPicture(view, "").ground(scene)


def _zone(scene: Scene, view: View, zone: str, lang: str, large: bool, edge: float) -> Iterator[Element]:
    return IslandPicture(view, lang, large, edge).zone(zone)


def _people(scene: Scene, view: View, zone: str, lang: str, large: bool, edge: float) -> Iterator[Element]:
    return IslandPicture(view, lang, large, edge).people(zone)
