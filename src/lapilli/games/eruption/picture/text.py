"""A view for a terminal: the island in hexagonal rows, then villages, hand and stockpile as tables."""

from __future__ import annotations

from lapilli.core.text_wrap import wrap
from lapilli.draw import TextGrid, below, from_text, table
from lapilli.games.eruption.box import SIDES, VOLCANO, axial, box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import MATERIAL_NAMES, SPACES, tile_mask
from lapilli.games.eruption.picture.island import VILLAGE_HEXES, place_side
from lapilli.games.eruption.picture.prompt import prompt
from lapilli.games.eruption.picture.seats import look
from lapilli.words import colon

SMALL = 7  # one step to the next column in the compact form
WIDE, HIGH, TOP = 8, 4, 18  # one step to the next column, one down the column, the row of the volcano
SPOTS = {"n": (-1, 0), "ne": (-1, 2), "se": (1, 2), "s": (1, 0), "sw": (1, -2), "nw": (-1, -2)}
STROKES = {"n": "|", "ne": "/", "se": "\\", "s": "|", "sw": "/", "nw": "\\"}
LETTERS = {"straw": "s", "wood": "w", "stone": "t"}  # a wall on its side, by material
COLUMNS, LINES = 90, 50  # that the large form needs


def text_board(view: View, lang: str) -> str:
    """Island, legend of the villages, and what the viewer holds."""
    lines = [prompt(view, lang), ""]
    return below(from_text("\n".join(lines)), _island(view), _villages(view, lang), _own(view, lang)).plain()


def compact(view: View, lang: str) -> str:
    """The same in 80 columns and 40 lines: a tile is its six sides in two lines, walls are told in words."""
    parts = [from_text(prompt(view, lang)), _small_island(view), _villages(view, lang), _own(view, lang)]
    return wrap("\n".join([below(*parts).plain(), *_told_walls(view, lang)]))


def _small_island(view: View) -> TextGrid:
    grid = TextGrid(11 * SMALL + 2, 21)
    for name in (*SPACES, *VOLCANO, *(hexagon for hexes in VILLAGE_HEXES.values() for hexagon in hexes)):
        q, r = axial(name)
        row, column = 10 + 2 * r + q, 5 * SMALL + q * SMALL + 3
        tile = view["tiles"].get(name)
        if name in VOLCANO:
            grid.put(row, column - 1, "^^^", "red")
        elif name not in SPACES:
            _roof(grid, view, name, row, column)
        elif tile is None:
            material = box_of(view["box"]).resources.get(name)
            grid.put(row, column - 1, name, "dim")
            grid.put(row + 1, column - 1, material[:3] if material else "", "dim")
        else:
            mask = tile_mask(tile)
            for line, sides in enumerate((("nw", "n", "ne"), ("sw", "s", "se"))):
                strokes = "".join(STROKES[side] if mask >> SIDES.index(side) & 1 else "." for side in sides)
                grid.put(row + line, column - 1, strokes, "bold red")
    return grid


def _told_walls(view: View, lang: str) -> list[str]:
    """Each material with the places where it stands."""
    return [
        f"{WORDS.word(lang, 'material', material)}{colon(lang)}{' '.join(places)}"
        for material in MATERIAL_NAMES
        if (places := [place for place, built in view["walls"].items() if built == material])
    ]


def _island(view: View) -> TextGrid:
    grid = TextGrid(11 * WIDE + 2, 38)
    for name in (*SPACES, *VOLCANO, *(hexagon for hexes in VILLAGE_HEXES.values() for hexagon in hexes)):
        q, r = axial(name)
        row, column = TOP + HIGH * r + HIGH * q // 2, 5 * WIDE + q * WIDE + 4
        if name in VOLCANO:
            grid.put(row, column - 1, "^^^", "red")
        elif name not in SPACES:
            _roof(grid, view, name, row, column)
        else:
            _space(grid, view, name, row, column)
    _walls(grid, view)
    return grid


def _roof(grid: TextGrid, view: View, name: str, row: int, column: int) -> None:
    village = next(village for village, hexes in VILLAGE_HEXES.items() if name in hexes)
    free = view["phase"] == "settle" and village in box_of(view["box"]).seating[view["seats"]]
    mark = village[0].upper() if village in view["names"] else village[0] if free else "-"
    grid.put(row, column - 1, f"[{mark}]", "bold")


def _space(grid: TextGrid, view: View, name: str, row: int, column: int) -> None:
    tile = view["tiles"].get(name)
    if tile is None:
        material = box_of(view["box"]).resources.get(name)
        grid.put(row, column - 1, name, "dim")
        if material:
            grid.put(row + 1, column - 2, material, "dim")
        return
    mask = tile_mask(tile)
    grid.put(row, column, "@" if mask == 63 else "*", "bold red")
    for side, spot in SPOTS.items():
        if mask >> SIDES.index(side) & 1:
            grid.put(row + spot[0], column + spot[1], STROKES[side], "red")


def _walls(grid: TextGrid, view: View) -> None:
    for place, material in view["walls"].items():
        hexagon, side = place_side(place)
        q, r = axial(hexagon)
        down, across = SPOTS[side]
        row, column = TOP + HIGH * r + HIGH * q // 2 + down * 2, 5 * WIDE + q * WIDE + 4 + across * 2
        if side not in ("n", "s"):
            row -= down
        grid.put(row, column, LETTERS[material], "bold yellow")


def _villages(view: View, lang: str) -> TextGrid:
    rows = []
    for name in view["names"]:
        stock = view["stock"][name]
        rows.append(
            [
                ">" if view["active"] == name else " ",
                f"{look(name)[1]} {WORDS.word(lang, 'seat', name)}",
                f"{view['temperature'][name]}°",
                WORDS.say(lang, "board-cards", {"count": view["hand_sizes"][name]}),
                "  ".join(
                    f"{WORDS.word(lang, 'material', material)} {stock.get(material, 0)}" for material in MATERIAL_NAMES
                ),
                " ".join(str(number + 1) for number, place in enumerate(view["eruptions"]) if place == name),
            ]
        )
    tiles = f"{WORDS.say(lang, 'board-stack')}{colon(lang)}{sum(view['stack'].values())}"
    if view["options"]["forecast"]:
        tops = [WORDS.word(lang, "tile", top) if top else "-" for top in view["forecast"]["tops"]]
        tiles += f"   1: {tops[0]}   2: {tops[1]}   3: {tops[2]}"
    tile = view["turn"]["tile"]
    if tile:
        sides = [side for side in SIDES if tile_mask(f"{tile}/0") >> SIDES.index(side) & 1]
        tiles += f"   {WORDS.say(lang, 'board-now')}{colon(lang)}{WORDS.word(lang, 'tile', tile)} ({' '.join(sides)})"
    walls = f"{WORDS.say(lang, 'board-supply')}{colon(lang)}" + "  ".join(
        f"{WORDS.word(lang, 'material', material)} {view['supply'].get(material, 0)}" for material in MATERIAL_NAMES
    )
    return below(table(rows, align=("left", "left", "right")), from_text(f"{tiles}\n{walls}"), gap=1)


def _own(view: View, lang: str) -> TextGrid:
    hand = view["hands"].get(view["me"])
    if hand is None:
        return from_text(" ")
    cards = [f"{WORDS.word(lang, 'card', kind)}{f' ×{count}' if count > 1 else ''}" for kind, count in hand.items()]
    return from_text(f"{WORDS.say(lang, 'board-hand')}{colon(lang)}{', '.join(cards) or '-'}")
