"""A view as a picture: the island inside its burn meter, the players, and the viewer's own cards and walls below."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.core.story import Word
from lapilli.draw import Scene
from lapilli.games.eruption import island_picture, meter_picture, rail_picture
from lapilli.games.eruption.island_picture import PALETTE
from lapilli.games.eruption.names import SPACES
from lapilli.games.eruption.preview import board_of, ghosts
from lapilli.games.eruption.story import WORDS

WIDTH, ISLAND = 760.0, 768.0
HAND = 204.0  # height of the viewer's own row
GOALS = 44.0  # and of the places that cards are brought to


def board(view: View, lang: str) -> Scene:
    """The whole picture; what only the viewer sees or may do is drawn for him alone."""
    panels, end = rail_picture.players(view, ISLAND, WIDTH, lang)
    seated = view["hands"].get(view["me"]) is not None
    height = end + (HAND + GOALS if seated else 6)
    scene = Scene(WIDTH, height, WORDS.say(lang, "title"), summary(view, lang), palette=PALETTE)
    possible = ghosts(view)
    for mask in sorted({ghost.mask for ghost in possible} | set(board_of(view).values())):
        scene.define(island_picture.tile_definition(mask), island_picture.tile_picture(mask))
    for name, house in island_picture.houses(view):
        scene.define(name, house)
    scene.add(meter_picture.meter(view, lang))
    scene.add(island_picture.ground(view, lang))
    scene.add(meter_picture.on_meter(view, lang))
    scene.add(island_picture.volcano(lang))
    empty = [name for name in SPACES if name not in view["tiles"]]
    scene.add(island_picture.space(view, name, lang) for name in (*empty, *view["tiles"]))
    scene.add(island_picture.borders(view, lang))
    scene.add(island_picture.flows(view, lang))
    scene.add(island_picture.walls(view, lang))
    scene.add(island_picture.ghost(view, ghost, lang) for ghost in possible)
    scene.add(rail_picture.corners(view, lang))
    scene.add(panels)
    scene.add(rail_picture.own(view, end + 4, WIDTH, lang))
    return scene


def summary(view: View, lang: str) -> str:
    """The picture in one breath."""
    villages = ", ".join(
        WORDS.say(lang, "board-village", {"seat": Word("seat", name), "degrees": view["temperature"][name]})
        for name in view["names"]
    )
    return WORDS.say(lang, "board-summary", {"active": Word("seat", view["active"]), "villages": villages + "."})
