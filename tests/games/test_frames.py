"""Letters keep inside what they are written on: each line is measured against its frame, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lapilli.core.factory import replay
from lapilli.core.presentation import Shape
from lapilli.core.table import Table
from lapilli.draw import Element, Scene, measure, rect, text
from lapilli.words import LANGUAGES
from tests.games.test_read import Matrix, moved

RECORDS = {
    "nisyros": ("3_achilles_small_covered", "4_heracles_small_empty"),
    "fuji": ("two-b-victory", "four-exhausted"),
    "eruption": ("3-players-burned", "6-players-used-up"),
    "deukalion": ("two", "four"),
}
Frame = tuple[float, float, float, float]  # left, top, right, bottom
SLACK = 1.5  # what letters may be wider than their frame: about how much too wide they are measured
STILL: Matrix = (1, 0, 0, 1, 0, 0)


@cache
def recorded(game: str, name: str) -> Table:
    return replay((Path(__file__).parent / game / "records" / f"{name}.txt").read_text())


def frames(children: tuple[Element, ...], matrix: Matrix) -> Iterator[Frame]:
    """The rectangles that are seen beside each other, those of nameless groups among them."""
    for child in children:
        a, _, _, d, e, f = moved(matrix, child)
        facts = dict(child.attributes)
        if child.tag == "rect" and facts.get("fill-opacity") != 0:
            x, y, wide, high = (float(facts[name]) for name in ("x", "y", "width", "height"))
            yield a * x + e, d * y + f, a * (x + wide) + e, d * (y + high) + f
        elif child.tag == "g" and not child.id:
            yield from frames(child.children, (a, 0, 0, d, e, f))


def lines(element: Element, around: list[Frame], matrix: Matrix) -> Iterator[tuple[str, float]]:
    """Lines that stand in a frame, and by how much they are too wide; not what is turned or seen through a window."""
    facts = dict(element.attributes)
    a, b, _, d, e, f = matrix = moved(matrix, element)
    if abs(b) > 0.001 or "clip-path" in facts:
        return
    if element.tag == "text" and element.words.strip():
        size, x, y = (float(facts[name]) for name in ("font-size", "x", "y"))
        wide = a * measure(element.words, size, "font-weight" in facts, "font-family" in facts)
        left = a * x + e - wide * {"middle": 0.5, "end": 1}.get(str(facts.get("text-anchor")), 0)
        across, down = left + wide / 2, d * (y - size * 0.36) + f
        inside = [one for one in around if one[0] <= across <= one[2] and one[1] <= down <= one[3]]
        if inside:
            nearest = min(inside, key=lambda one: (one[2] - one[0]) * (one[3] - one[1]))
            yield element.words, max(nearest[0] - left, left + wide - nearest[2])
    around = [*around, *frames(element.children, matrix)]
    for child in element.children:
        yield from lines(child, around, matrix)


def too_wide(scene: Scene) -> list[tuple[str, float]]:
    whole = [(0.0, 0.0, scene.width, scene.height)]
    return [found for top in scene.elements for found in lines(top, whole, STILL) if found[1] > SLACK]


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("shape", ["", "narrow", "square", "wide"])
def test_no_letters_run_over_their_frame(game: str, shape: Shape) -> None:
    for name in RECORDS[game]:
        table = recorded(game, name)
        if shape not in ("", *table.game.presentation.shapes):
            pytest.skip("this game has no picture for that shape")
        for ply in (table.ply // 5, table.ply // 2, table.ply):
            for lang in LANGUAGES:
                drawn = table.picture(0, lang, shape, ply)
                assert isinstance(drawn, Scene)
                assert not too_wide(drawn), (name, ply, lang)


def test_letters_that_run_over_are_found() -> None:
    scene = Scene(200, 100, "")
    scene.add(rect(20, 20, 60, 30), text(50, 40, "Überlebenskünstler", 16))
    assert [words for words, _ in too_wide(scene)] == ["Überlebenskünstler"]
