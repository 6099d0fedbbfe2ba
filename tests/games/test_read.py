"""What is written on a board can be read where it stands: letters are compared with the pixels that lie under them."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image

import lapilli.server
from lapilli.core.check.suite import everything
from lapilli.core.factory import replay
from lapilli.core.presentation import Shape
from lapilli.core.table import Table
from lapilli.draw import Element, Scene, contrast, measure, mix

GAMES = {
    "nisyros": "3_achilles_small_covered.txt",
    "fuji": "three-victory.txt",
    "eruption": "3-players-burned.txt",
    "deukalion": "three.txt",
}
Shade = Literal["light", "dark"]
Matrix = tuple[float, float, float, float, float, float]
LOOKS: list[tuple[Shade, Shape]] = [("light", "wide"), ("dark", "narrow")]
MORE: list[tuple[Shade, Shape]] = [("dark", "wide"), ("light", "narrow"), ("light", "square"), ("dark", "square")]
LETTERS, RINGS = 4.5, 3.0
SCALE = 0.6  # of the picture that is looked at
STYLES = (Path(lapilli.server.__file__).parent / "static" / "board.css").read_text()
UNDER = float(re.findall(r"\.ring\.is-live \.under \{[^}]*opacity: ([\d.]+)", STYLES)[0])  # how dense its dark line is
MOVE = re.compile(r"(translate|rotate|scale)\(([-\d.]+)(?: ([-\d.]+))?\)")


@cache
def middle(game: str) -> Table:
    """A recorded game, when it is well under way."""
    table = replay((Path(__file__).parent / game / "records" / GAMES[game]).read_text())
    return table.at(table.ply * 3 // 4)


def scene(game: str, shape: Shape) -> Scene:
    table = middle(game)
    drawn = table.picture(0, "en", shape if shape in table.game.presentation.shapes else "")
    assert isinstance(drawn, Scene)
    return drawn


def moved(matrix: Matrix, element: Element) -> Matrix:
    a, b, c, d, e, f = matrix
    for name, first, second in MOVE.findall(str(dict(element.attributes).get("transform", ""))):
        one, two = float(first), float(second or 0)
        if name == "translate":
            e, f = a * one + c * two + e, b * one + d * two + f
        elif name == "scale":
            a, b, c, d = a * one, b * one, c * one, d * one
        else:
            cos, sin = math.cos(math.radians(one)), math.sin(math.radians(one))
            a, b, c, d = a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin
    return a, b, c, d, e, f


def written(element: Element, matrix: Matrix = (1, 0, 0, 1, 0, 0)) -> Iterator[tuple[Element, Matrix]]:
    """Every line of letters, and how it lies; what is faded is not to be read."""
    matrix = moved(matrix, element)
    if float(dict(element.attributes).get("opacity", 1)) < 0.9:
        return
    if element.tag == "text" and element.words.strip():
        yield element, matrix
    for child in element.children:
        yield from written(child, matrix)


def without_letters(element: Element) -> Element:
    children = tuple(without_letters(child) for child in element.children if child.tag != "text")
    return Element(element.tag, element.attributes, children, "", None, None, element.kind)


def behind(image: Image.Image, element: Element, matrix: Matrix) -> list[tuple[int, int, int]]:
    """The pixels under a line of letters."""
    facts = dict(element.attributes)
    size, x, y = float(facts["font-size"]), float(facts["x"]), float(facts["y"])
    wide = measure(element.words, size) * 0.8
    left = x - {"middle": wide / 2, "end": wide}.get(str(facts.get("text-anchor", "start")), 0)
    a, b, c, d, e, f = matrix
    found = []
    for across in range(9):
        for down in range(4):
            px, py = left + wide * (across + 0.5) / 9, y - size * 0.72 * (down + 0.5) / 4
            spot = round(SCALE * (a * px + c * py + e)), round(SCALE * (b * px + d * py + f))
            if 0 <= spot[0] < image.width and 0 <= spot[1] < image.height:
                found.append(image.getpixel(spot))
    return found  # type: ignore[return-value]


def literal(board: Scene, token: object, shade: Shade) -> str:
    return str(token) if str(token).startswith("#") else board.palette.literal(str(token), shade)


def colour(pixel: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*pixel)


@pytest.fixture(
    scope="module", params=[(game, *look) for game in GAMES for look in LOOKS + MORE * everything()], ids=str
)
def painted(request: pytest.FixtureRequest) -> tuple[Scene, Shade, Image.Image]:
    """A board, and its picture without its letters."""
    game, shade, shape = request.param
    board = scene(game, shape)
    bare = Scene(board.width, board.height, "", palette=board.palette, background=board.background)
    bare.definitions = board.definitions
    bare.add([without_letters(element) for element in board.elements])
    return board, shade, Image.open(io.BytesIO(bare.png(SCALE, shade))).convert("RGB")


def test_letters_stand_out_from_what_lies_under_them(painted: tuple[Scene, Shade, Image.Image]) -> None:
    board, shade, image = painted
    faint = []
    for top in board.elements:
        for element, matrix in written(top):
            facts = dict(element.attributes)
            ink = literal(board, facts["fill"], shade)
            if "stroke" in facts:  # letters with a line of their own round them
                grounds = [literal(board, facts["stroke"], shade)]
            else:
                grounds = [colour(pixel) for pixel in behind(image, element, matrix)]
            seen = sorted(contrast(ink, ground) for ground in grounds)
            if seen and seen[len(seen) // 5] < LETTERS:  # a fifth may be an edge that runs through them
                faint.append((element.words, ink, matrix[4:], round(seen[len(seen) // 5], 1)))
    assert not faint


def test_rings_stand_out_from_every_colour_of_the_board(painted: tuple[Scene, Shade, Image.Image]) -> None:
    board, shade, image = painted
    bright, dark = (board.palette.literal(name, shade) for name in ("live", "live-edge"))
    found = image.quantize(64).convert("RGB").getcolors() or []
    for _, pixel in found:
        ground = colour(pixel)  # type: ignore[arg-type]
        assert max(contrast(bright, ground), contrast(mix(ground, dark, UNDER), ground)) >= RINGS, ground
