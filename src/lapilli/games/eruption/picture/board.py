"""A view as a picture: the island inside its burn meter, the players, and the viewer's own cards and walls below."""

from __future__ import annotations

from lapilli.core.log_lines import Word
from lapilli.core.presentation import Shape
from lapilli.draw import Scene, group, only
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.picture import beside_island, cards, facts, island, meter, narrow, own_area, walls
from lapilli.games.eruption.picture.island import PALETTE

SHAPES: tuple[Shape, ...] = ("narrow", "wide", "square")
WIDTH, ISLAND = 760.0, 768.0
HAND = 204.0  # height of the viewer's own row
GOALS = 44.0  # and of the places that cards are brought to
RIGHT = 280.0  # width of what stands beside the island on a broad screen: the island is to be as large as can be
SMALLER = 0.7  # there the panels of more than four seats, for the hand must find room below them


def board(view: View, lang: str) -> Scene:
    """The whole picture; what only the viewer sees or may do is drawn for them alone."""
    panels, end = beside_island.players(view, ISLAND, WIDTH, lang)
    scene = _sheet(view, lang, WIDTH, end + (HAND + GOALS if own_area.seated(view) else 6))
    _island(scene, view, lang)
    return scene.add(panels, own_area.below(view, end + 4, WIDTH, lang))


def board_for(view: View, lang: str, shape: Shape) -> Scene:
    """Larger letters for a phone, and the cards as rows; for a broad screen everybody beside the island."""
    if shape == "narrow":
        panels, end = narrow.players(view, ISLAND, WIDTH, lang)
        mine, bottom = narrow.own(view, end + 4, WIDTH, lang)
        scene = _sheet(view, lang, WIDTH, bottom + 6)
        _island(scene, view, lang, large=True)
        return scene.add(panels, mine)
    if shape in ("wide", "square"):
        square = shape == "square"  # there is room below: nothing is made smaller, and cards are rows in large letters
        panels, end = beside_island.players(
            view, 8, RIGHT, lang, 1, SMALLER if len(view["names"]) > 4 and not square else 1.0
        )
        mine, bottom = own_area.beside(view, end + 4, RIGHT, ISLAND, lang, rows=square)
        scene = _sheet(view, lang, WIDTH + RIGHT, max(ISLAND, bottom))
        _island(scene, view, lang)
        seen = None if own_area.seated(view) else cards.listed(view["discards"], lang)  # for people without cards
        return scene.add(group(panels, mine, group(seen, at=(8, end + 14)), at=(WIDTH, 0)))
    return board(view, lang)


def _sheet(view: View, lang: str, width: float, height: float) -> Scene:
    return Scene(width, height, WORDS.say(lang, "title"), summary(view, lang), palette=PALETTE)


def _island(scene: Scene, view: View, lang: str, large: bool = False) -> None:
    """The island inside its burn meter, and what lies in the corners."""
    cards.define(scene, view)
    scene.add(scene.part(island.ground, facts.villages(view), lang, large))
    scene.add(meter.meter(view, lang, large))
    scene.add(meter.on_meter(facts.meter(view), lang, large))
    scene.add(island.volcano(lang))
    scene.add(scene.part(island.spaces, facts.spaces(view), lang, large))
    scene.add(walls.borders(view["names"], lang))
    if walls.building(view):
        scene.add(walls.flows(only(view, "tiles", "walls"), lang))
    scene.add(walls.walls(view["walls"], view["turn"]["tested"] or view["turn"]["last_place"], lang))
    if view["me"] == view["active"]:
        scene.add(scene.part(island.ghosts, facts.ghosts(view), lang))
    beside_island.corners(scene, view, lang, large)


def summary(view: View, lang: str) -> str:
    """The picture in one breath."""
    villages = ", ".join(
        WORDS.say(lang, "board-village", {"seat": Word("seat", name), "degrees": view["temperature"][name]})
        for name in view["names"]
    )
    return WORDS.say(lang, "board-summary", {"active": Word("seat", view["active"]), "villages": villages + "."})
