"""Around the island: stacks, dice, and the players."""

from __future__ import annotations

import math
from collections.abc import Iterator

from lapilli.core.log_lines import Word
from lapilli.draw import (
    Element,
    HexGrid,
    Scene,
    badge,
    cached_drawing,
    cached_row,
    card_back,
    circle,
    die,
    group,
    label,
    lava_tile,
    path,
    polar,
    rect,
    seat_mark,
    symbol,
    wall,
)
from lapilli.games.eruption.box import axial, box_of
from lapilli.games.eruption.knowledge.view_types import Heap, View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import MATERIAL_NAMES, sides_of, tile_mask
from lapilli.games.eruption.picture import cards, facts
from lapilli.games.eruption.picture.island import CENTRE, GRID, place_side
from lapilli.games.eruption.picture.meter import INNER, LARGE, ZONES, vent
from lapilli.games.eruption.picture.seats import seat_of
from lapilli.words import colon

PANEL = 80.0  # height of a seat's panel


def corners(scene: Scene, view: View, lang: str, large: bool = False) -> None:
    """Tiles top left, cards top right, dice bottom left, the supply of walls bottom right."""
    letters = LARGE if large else 19.0
    scene.add(_tiles(facts.stacks(view), lang, letters))
    scene.add(_deck(view["deck"], lang, LARGE if large else 22.0))
    scene.add(scene.part(cards.pile, facts.discards(view), lang, (702.0, 92.0), letters))
    scene.add(_dice(facts.dice(view)))
    scene.add(_supply(view["supply"], lang, letters, 680.0 if large else 688.0))


@cached_drawing
def _deck(count: int, lang: str, letters: float) -> Element:
    words = f"{WORDS.say(lang, 'board-deck')}{colon(lang)}{WORDS.say(lang, 'board-cards', {'count': count})}"
    return group(
        card_back((0, 0), 54, 74),
        label(27, 56, str(count), letters, bold=True, fill="rim"),
        at=(672, 12),
        id="deck",
        label=words,
    )


@cached_row
def _supply(supply: Heap, lang: str, letters: float, x: float) -> Iterator[Element]:
    for number, material in enumerate(MATERIAL_NAMES):
        count = supply.get(material, 0)
        words = f"{WORDS.say(lang, 'board-supply')}{colon(lang)}{count} {WORDS.word(lang, 'material', material)}"
        y = 686 + number * 28
        yield group(
            bar(material, (0, 0), 40, 13),
            label(28, 0, str(count), letters, anchor="start", bold=True),
            at=(x, y),
            id=f"supply/{material}",
            label=words,
        )


@cached_row
def _dice(view: View) -> Iterator[Element]:
    """The two dice: beside the wall that they decide, or have decided in this turn; else in the corner."""
    turn = view["turn"]
    decided = turn["tested"] or turn["last_place"]
    rolling = view["phase"] in ("breach", "wall", "start")
    places = [(36.0, 722.0), (90.0, 736.0)]
    if decided:
        hexagon, side = place_side(decided)
        x, y = GRID.middle(*axial(hexagon), side, 0)
        way = math.degrees(math.atan2(y - CENTRE[1], x - CENTRE[0])) + 90
        # in the surf before the village: huts and the markers of the meter stay in sight
        places = [polar(CENTRE, INNER - 26, way + s * 4.8) for s in (-1, 1)]
    size = 40 if turn["tested"] else 32 if decided else 48 if rolling else 38
    yield die(turn["last_orange"] or None, places[0], size, body="ember", id="die/orange")
    yield die(turn["last_white"] or None, places[1], size, id="die/white")


def bar(material: str, at: tuple[float, float], length: float, thick: float) -> Element:
    return wall(material, (at[0] - length / 2, at[1]), (at[0] + length / 2, at[1]), thick)


@cached_row
def _tiles(view: View, lang: str, letters: float) -> Iterator[Element]:
    """The stack (or the three of the forecast) and the tile in hand."""
    count = sum(view["stack"].values())
    grid = HexGrid(30)
    if view["options"]["forecast"]:
        for stack in range(3):
            top, hidden = view["forecast"]["tops"][stack], view["forecast"]["hidden"][stack]
            at = (34 + (stack % 2) * 56 if stack < 2 else 34, 34 + (stack % 2) * 8 if stack < 2 else 92)
            size = HexGrid(26, at)
            off, radius = (17, 9.5) if letters < LARGE else (22, 17)  # it covers as little of the tile as it can
            words = WORDS.word(lang, "tile", top) if top else WORDS.say(lang, "board-tiles", {"count": hidden})
            yield group(
                lava_tile(size, 0, 0, sides_of(tile_mask(f"{top}/0")))
                if top
                else path(size.path(0, 0), fill="charcoal", fill_opacity=0.3, kind="edge"),
                badge(hidden, (at[0] + off, at[1] + off), radius),
                id=f"stack/{stack + 1}",
                label=f"{WORDS.say(lang, 'board-stack')} {stack + 1}{colon(lang)}{words}",
            )
    else:
        yield group(
            [
                path(grid.path(0, 0), fill="charcoal", stroke="ridge", stroke_width=1.2, at=(0, -3 * n))
                for n in range(3)
            ],
            symbol("volcano", (0, -9), 26, "lava-2"),
            label(0, 13, str(count), letters, bold=True, fill="#ffffff"),
            at=(42, 44),
            id="stack",
            label=f"{WORDS.say(lang, 'board-stack')}{colon(lang)}{WORDS.say(lang, 'board-tiles', {'count': count})}",
        )
    tile = view["turn"]["tile"]
    if tile:
        yield group(
            circle(0, 0, 40, fill="glow"),
            lava_tile(HexGrid(31), 0, 0, sides_of(tile_mask(f"{tile}/0"))),
            at=(118, 44) if not view["options"]["forecast"] else (150, 34),
            id="tile",
            label=f"{WORDS.say(lang, 'board-now')}{colon(lang)}{WORDS.word(lang, 'tile', tile)}",
            kind="enlarges pinned",
        )
    for number, kind in enumerate(kind for kind, many in view["aside"].items() for _ in range(many)):
        yield group(
            lava_tile(HexGrid(15), 0, 0, sides_of(tile_mask(f"{kind}/0"))),
            at=(26 + number * 14, 130 + number * 24 if number < 3 else 178),
            opacity=0.75,
            label=f"{WORDS.word(lang, 'tile', kind)}{colon(lang)}{WORDS.say(lang, 'board-aside')}",
        )


def players(
    view: View, top: float, width: float, lang: str, columns: int = 0, scale: float = 1.0
) -> tuple[list[Element], float]:
    """A panel for each seat: temperature, cards, walls, eruption tiles; returns them and where they end."""
    names = view["names"]
    columns = columns or (len(names) if len(names) <= 3 else (len(names) + 1) // 2)
    across, height = (width - 16) / columns, PANEL * scale
    panels = []
    for number, name in enumerate(names):
        x = 8 + number % columns * across
        y = top + number // columns * (height + 6)
        panels.append(_player(facts.player(view, name), name, number, (x, y), across - 8, scale, lang))
    rows = -(-len(names) // columns)
    return panels, top + rows * (height + 6)


@cached_drawing
def _player(
    view: View, name: str, number: int, at: tuple[float, float], width: float, scale: float, lang: str
) -> Element:
    width, height = width / scale, PANEL
    degrees = view["temperature"][name]
    active = view["active"] == name and view["phase"] != "over"
    winner = name in view["winners"]
    out = view["end"]["left"][number] > 0
    zone = box_of(view["box"]).zone(degrees)
    body = ZONES[zone] if not out else "zone-burn"
    spoken = WORDS.word(lang, "seat", name)
    words = WORDS.say(lang, "board-out" if out else "board-village", {"seat": Word("seat", name), "degrees": degrees})
    cards = view["hand_sizes"][name]
    held = [number + 1 for number, place in enumerate(view["eruptions"]) if place == name]
    stock = view["stock"][name]
    edge = "live-edge" if active else "line"
    parts: list[Element] = [
        rect(0, 0, width, height, 10, fill="panel", stroke=edge, stroke_width=1.6, kind="edge"),
        rect(2, 2, width - 4, height - 4, 9, fill="none", stroke="live" if active else "none", stroke_width=3.2),
        seat_mark(seat_of(name), (25, 24), 34),
        label(47, 24, spoken, 24, anchor="start", bold=True, serif=True),
        rect(width - 78, 8, 70, 32, 15, fill=body),
        label(width - 43, 24, "✕" if out else f"{degrees}°", 24, bold=True, fill=f"on-{body}"),
        rect(16, 48, 17, 23, 3, fill="basalt", stroke="rim", stroke_width=1.2),
        label(40, 60, str(cards), 23, anchor="start", bold=True),
        *(seat_mark(seat_of(mate), (39, 38), 20) for mate in view["names"]),
    ]
    if winner:
        parts.append(symbol("star", (width - 96, 24), 28, "wheat"))
    step = (width - 74) / 3
    for place, material in enumerate(MATERIAL_NAMES):
        x = 70 + place * step
        parts.append(bar(material, (x + 14, 60), 30, 14))
        parts.append(label(x + 35, 60, str(stock.get(material, 0)), 23, anchor="start"))
    for place, tile in enumerate(held):
        words_held = WORDS.say(lang, "board-eruption-held", {"number": tile, "seat": Word("seat", name)})
        parts.append(vent((width - 98 - place * 30, 24), 30, tile, f"eruption/{tile}", words_held))
    shown = WORDS.say(lang, "board-cards", {"count": cards})
    return group(parts, at=at, scale=scale, id=f"seat/{name}", label=f"{words}, {shown}")
