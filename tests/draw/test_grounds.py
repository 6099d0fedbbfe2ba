"""Grounds are files of their own: loaded by pages, carried by pictures that stand alone, of the present drawing."""

import io
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from pathlib import Path

import grounds
import pytest
from PIL import Image

from lapilli.draw import Scene, ground, group, lay, painted, rect, window
from lapilli.draw.ground import LAID, Ground
from lapilli.draw.raster import sizes

COLOURS = {"light": (250, 0, 0), "dark": (0, 0, 250)}


@pytest.fixture
def meadow(tmp_path: Path) -> Iterator[Ground]:
    """A red ground by day, a blue one by night."""
    (tmp_path / "grounds").mkdir()
    for shade, colour in COLOURS.items():
        Image.new("RGB", (8, 6), colour).save(tmp_path / "grounds" / f"meadow.{shade}.webp", lossless=True)
    yield ground(str(tmp_path / "board.py"), "test", "meadow", 40, 30)
    del LAID["test/meadow"]


def scene(meadow: Ground) -> Scene:
    return Scene(40, 30, "t").add(lay(meadow), rect(0, 0, 5, 5, fill="#00ff00", id="thing"))


def test_a_page_is_told_where_both_are(meadow: Ground) -> None:
    svg = scene(meadow).svg(embed=False)
    assert f'href="{meadow.address("light")}" data-dark="{meadow.address("dark")}"' in svg
    assert "data:" not in svg
    assert meadow.address("light") in "".join(part for part in scene(meadow).parts() if isinstance(part, str))


def test_an_address_changes_with_the_content(meadow: Ground) -> None:
    assert meadow.address("light") != meadow.address("dark")
    assert meadow.address("light").startswith("/static/ground/test/meadow.light.")


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_picture_that_stands_alone_carries_the_one_of_its_theme(meadow: Ground, shade: str) -> None:
    image = Image.open(io.BytesIO(scene(meadow).png(1, shade)))  # type: ignore[arg-type]
    assert image.convert("RGB").getpixel((20, 20)) == COLOURS[shade]


def test_one_for_light_and_dark_carries_both_and_shows_one(meadow: Ground) -> None:
    svg = scene(meadow).svg("auto")
    xml.fromstring(svg)
    assert meadow.data("light") in svg
    assert meadow.data("dark") in svg
    assert ".by-night{display:none}" in svg


def test_a_ground_is_seen_through_a_shape(meadow: Ground) -> None:
    drawn = Scene(40, 30, "t").define("hole", window(rect(0, 0, 10, 10))).add(lay(meadow, clip_path="hole"))
    image = Image.open(io.BytesIO(drawn.png(1, "light"))).convert("RGB")
    assert image.getpixel((5, 5)) == COLOURS["light"]
    assert image.getpixel((20, 20)) != COLOURS["light"]
    with pytest.raises(ValueError, match="used but not defined: hole"):
        Scene(40, 30, "t").add(lay(meadow, clip_path="hole")).svg()


def test_a_shape_is_painted_with_the_part_that_lies_under_it(meadow: Ground) -> None:
    drawn = Scene(40, 30, "t").define("grass", painted(meadow)).add(rect(10, 10, 10, 10, fill="@grass", id="field"))
    image = Image.open(io.BytesIO(drawn.png(1, "dark"))).convert("RGB")
    assert image.getpixel((15, 15)) == COLOURS["dark"]
    assert image.getpixel((25, 25)) != COLOURS["dark"]
    assert 'fill="url(#house-grass-auto)"' in drawn.svg(embed=False)
    with pytest.raises(ValueError, match="used but not defined: grass"):
        Scene(40, 30, "t").add(rect(10, 10, 10, 10, fill="@grass")).svg()


def test_a_ground_is_painted_in_the_size_in_which_it_is_shown(meadow: Ground) -> None:
    """Also inside what is drawn larger; what is defined may be shown in any size, so it is sampled well."""
    drawn = Scene(80, 60, "t").define("grass", painted(meadow))
    drawn.add(group(group(lay(meadow, scale_by=0.5), scale=3), scale=1.5))
    assert sizes(drawn.elements, ()) == {"test/meadow": {90.0}}
    assert sizes(drawn.elements, drawn.definitions.values()) == {"test/meadow": {0.0, 40.0, 90.0}}
    printed, shown = drawn.to_paint("light")
    assert "data:" not in printed
    assert shown == sizes(drawn.elements, drawn.definitions.values())
    image = Image.open(io.BytesIO(drawn.png(1, "dark"))).convert("RGB")
    assert image.getpixel((70, 50)) == COLOURS["dark"]


@pytest.mark.parametrize("game", grounds.games())
def test_every_file_is_of_the_present_drawing(game: str) -> None:
    """A changed drawing is painted again: `make grounds`."""
    assert grounds.digests(game) == grounds.is_painted(game)


@pytest.mark.parametrize("game", grounds.games())
def test_every_file_is_light(game: str) -> None:
    """A page loads a handful of them once; none is heavier than a photograph."""
    for file in (grounds.GAMES / game / "picture" / "grounds").glob("*.webp"):
        assert file.stat().st_size < 220_000, file.name
