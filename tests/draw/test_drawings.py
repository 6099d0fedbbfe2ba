"""Drawings are plain SVG with named parts and colours, all of them are used, and what an editor saves is read."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from xml.etree import ElementTree

import drawings
import grounds
import pytest

from lapilli.draw import Element, group, path
from lapilli.draw.drawing import NAMED, PAINT, SHAPES, SVG, XLINK, Drawing, drawing, load
from lapilli.draw.memo import forget_drawings
from lapilli.draw.specimen import specimen_sheet

FILES = drawings.files()
SOURCES = drawings.ROOT / "src" / "lapilli"
RUNTIME = [file for file in FILES if "drawings" in file.parts]
SAVED = Path(__file__).with_name("saved")
ROLES = {"seat", "seat-edge", "seat-ink", "body", "body-ink", "edge", "face", "walls"}
"""What a swatch may be called besides the tokens of the palette: it is painted with the token given by the code."""
PLAIN = {*SHAPES, "svg", "g", "use", "defs", "title", "desc", "text", "linearGradient", "radialGradient", "stop"}
PAINTED = {*PLAIN, "clipPath", "filter", "feGaussianBlur"}  # what `make grounds` can paint besides
HEAVIEST = {"drawings": 12_000, "grounds": 360_000, "covers": 260_000}  # bytes of a file


def name_of(file: Path) -> str:
    return str(file.relative_to(drawings.ROOT)).removeprefix("src/lapilli/")


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_drawing_is_plain_svg_that_editors_open(file: Path) -> None:
    """No scripts, no references to other files; every part has a name, and every name is one thing."""
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"(-?[\d.]+ ){3}[\d.]+", root.get("viewBox", ""))
    assert root.find(f"{SVG}title") is not None
    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert tags <= (PLAIN if file in RUNTIME else PAINTED)
    names = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(names) == len(set(names))
    for part in root:
        if part.tag.removeprefix(SVG) in {*SHAPES, "g"}:
            assert part.get("id") or any(inside.get("id") for inside in part), "a part without a name"
    for node in root.iter():
        for name, value in node.attrib.items():
            assert name != "style", "tidy it: python tools/drawings.py tidy"
            assert not name.startswith("on")
            assert not name.endswith("href") or (name == f"{XLINK}href" and value[1:] in names)
            for referred in NAMED.findall(value):
                assert referred in names


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_colours_of_a_drawing_are_swatches_of_its_palette(file: Path) -> None:
    """Opened alone it shows the colours of the light theme."""
    palette = drawings.palette_of(file)
    for node in ElementTree.fromstring(file.read_text("utf-8")).iter():
        name = node.get("id", "")
        if name.startswith(PAINT):
            token = name.removeprefix(PAINT)
            assert palette.knows(token) or token in ROLES, f"{token} is no colour of {palette.name}"
            if palette.knows(token):
                shown = [stop.get("stop-color") for stop in node]
                assert shown == [stop.get("stop-color") for stop in grounds.stops(token, palette, "light")], token


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_drawing_is_tidy_and_light(file: Path) -> None:
    """What editors add is removed before a drawing is committed: python tools/drawings.py tidy FILE."""
    text = file.read_text("utf-8")
    assert drawings.tidy(text) == text
    assert len(text) < HEAVIEST[next(part for part in file.parts if part in HEAVIEST)]


@pytest.mark.parametrize("file", RUNTIME, ids=name_of)
def test_a_drawing_is_read_with_its_parts(file: Path) -> None:
    read = load(file)
    assert read.elements
    assert all(isinstance(part, Element) for part in read.parts.values())
    assert read.draw() == read.elements
    for name in filter(None, read.parts):
        if read.parts[name] in read.elements:
            assert len(read.draw(omit=(name,))) < len(read.elements)


def test_every_drawing_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pieces of the house on its specimen sheet; those of games, grounds and covers where they are named."""
    used: set[Path] = set()

    def noted(file: Path) -> Drawing:
        used.add(file)
        return load(file)

    monkeypatch.setattr(importlib.import_module("lapilli.draw.drawing"), "load", noted)
    drawing.cache_clear()
    forget_drawings()
    specimen_sheet()
    drawing.cache_clear()
    for game in grounds.games():
        used |= {file for ground in grounds.grounds(game) for file, _, _ in ground.sources}
    used |= {drawings.ROOT / "tools" / "covers" / f"{game}.svg" for game in ("fuji", "deukalion")}
    space = importlib.import_module("lapilli.games.fuji.actions").SPACE
    words = {*space.domains["strength"], *space.domains["threat"]}
    words |= set(importlib.import_module("lapilli.games.eruption.names").MATERIAL_NAMES)
    for file in RUNTIME:
        if "games" in file.parts:
            picture = file.parents[2 if file.parent.name == "claims" else 1]
            code = "".join(source.read_text("utf-8") for source in picture.glob("*.py"))
            if file.stem in words or f'"{file.stem}"' in code:
                used.add(file)
    assert [name_of(file) for file in FILES if file not in used] == []
    assert [str(file) for file in used if not file.exists()] == []


def test_there_is_a_drawing_for_each_thing_that_a_game_names() -> None:
    space = importlib.import_module("lapilli.games.fuji.actions").SPACE
    for word in (*space.domains["strength"], *space.domains["threat"]):
        assert (SOURCES / "games" / "fuji" / "picture" / "drawings" / "claims" / f"{word}.svg").exists()


@pytest.mark.parametrize("name", ["citizen", "hydra", "symbols/wheat"])
def test_what_inkscape_saves_is_read(name: str) -> None:
    """Files as Inkscape 1.2 saved them after one change: they differ from the drawing in the changed part alone."""
    here = load(SOURCES / "draw" / "drawings" / f"{name}.svg")
    saved = load(SAVED / f"{Path(name).name}.svg")
    assert len(saved.elements) == len(here.elements)
    changed = [one for one, other in zip(here.elements, saved.elements, strict=True) if one != other]
    assert len(changed) == 1
    assert saved.places == here.places
    assert {name for name in here.parts if name} <= saved.parts.keys()


def test_a_saved_drawing_becomes_a_tidy_one() -> None:
    for file in SAVED.glob("*.svg"):
        text = drawings.tidy(file.read_text("utf-8"))
        assert drawings.tidy(text) == text
        assert len(text) < len(file.read_text("utf-8"))
        assert "sodipodi" not in text
        assert " style=" not in text


SHEET = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 10 10">
<metadata>a</metadata><inkscape:grid/><defs>
<linearGradient id="paint-sea"><stop offset="0"/></linearGradient>
<linearGradient id="linearGradient7" xlink:href="#paint-sea"/></defs>{}</svg>"""


def read(tmp_path: Path, inside: str) -> Drawing:
    file = tmp_path / f"{abs(hash(inside))}.svg"
    file.write_text(SHEET.format(inside))
    return load(file)


def test_layers_styles_copies_and_units_of_an_editor_are_understood(tmp_path: Path) -> None:
    styled = (
        '<g inkscape:groupmode="layer" style="display:inline" transform="translate(1,2)">'
        '<path id="a" d="M0 0H5" style="fill:none;stroke:url(#linearGradient7);stroke-width:2px;-inkscape-stroke:none'
        ';stroke-linecap:butt;fill-opacity:1"/>'
        '<circle id="b" cx="1" cy="1" r="2" style="fill:url(&quot;#paint-sea&quot;)"/></g>'
    )
    plain = path("M0 0H5", fill="none", stroke="sea", stroke_width="2")  # type: ignore[arg-type]
    found = read(tmp_path, styled)
    assert found.part("a") == plain
    assert dict(found.elements[0].attributes) == {"transform": "translate(1,2)"}
    assert found.part("b").tag == "circle"


def test_a_clone_is_painted_as_it_says_and_lies_where_it_says(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        '<use id="c" xlink:href="#a" fill="#ff0000" transform="scale(2)"/>'
        '<g fill="url(#paint-sea)"><path id="a" d="M0 0H5" transform="rotate(9)"/></g>',
    )
    assert dict(found.part("c").attributes) == {"d": "M0 0H5", "transform": "scale(2) rotate(9)", "fill": "#ff0000"}
    assert dict(found.part("a").attributes) == {"d": "M0 0H5", "transform": "rotate(9)", "fill": "sea"}
    assert found.data("a") == "M0 0H5"


def test_roles_are_painted_when_a_thing_is_drawn() -> None:
    drawn = drawing(specimen_sheet.__globals__["__file__"], "token").draw({"body": "wheat", "edge": "ink"})
    paints = {value for part in group(drawn).children for one in part.children for name, value in one.attributes}
    assert {"wheat", "ink"} <= paints
    assert "body" not in paints


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ('<image href="photo.png"/>', "<image> cannot be drawn"),
        ('<path id="a" d="M0 0" fill="url(#gradient5)"/>', "gradient5 is no colour of the palette"),
        ('<path id="a" d="M0 0" clip-path="url(#b)"/>', "<path> has clip-path, which is not drawn"),
        ('<use xlink:href="#nothing"/>', "a clone without its original"),
        ("<g>", "mismatched tag"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_the_file_and_the_reason(tmp_path: Path, inside: str, said: str) -> None:
    with pytest.raises(ValueError, match=rf"\d+\.svg: .*{re.escape(said)}"):
        read(tmp_path, inside)


def test_a_drawing_can_be_looked_at_and_gets_swatches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SOURCES / "draw" / "drawings" / "boat.svg"
    text = drawings.with_swatches(file.read_text("utf-8"), drawings.palette_of(file))
    assert 'id="paint-sea-deep"' in text
    assert drawings.tidy(text) == file.read_text("utf-8")
    copy = tmp_path / "boat.svg"
    copy.write_text(text)
    drawings.show(copy)
    assert copy.with_suffix(".png").stat().st_size > 1000
