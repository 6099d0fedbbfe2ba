"""Drawings: what people draw in an editor such as Inkscape, read from `.svg` files.

A file names its colours as swatches, gradients in its `<defs>` with the id `paint-` and the name of a token, so that an
editor shows and offers them; here they become tokens again. A token of the seat or thing that is drawn is a role, such
as `seat` or `body`, and is given when it is drawn. Parts are found by their id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from lapilli.draw.element import Attributes, Element, make

if TYPE_CHECKING:
    from xml.etree import ElementTree

PAINT = "paint-"  # before the name of a token, in the id of a swatch
SVG, XLINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}"
SHAPES = {  # what a drawing consists of, with its measures
    "path": ("d",),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "polygon": ("points",),
    "polyline": ("points",),
}
INITIAL = {  # how a shape is painted, and what is meant where nothing is said
    "fill": "#000000",
    "fill-opacity": "1",
    "fill-rule": "nonzero",
    "opacity": "1",
    "pointer-events": "auto",
    "stroke": "none",
    "stroke-dasharray": "none",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-opacity": "1",
    "stroke-width": "1",
}
ALONE = frozenset({"opacity", "transform", "id", "class"})  # not handed down to what is inside
IGNORED = re.compile(
    r"-inkscape|font|text|line-|letter-|word-|white-space|marker|paint-order|display|visibility|clip-rule"
    r"|stroke-(miterlimit|dashoffset)|solid-|color|mix-|isolation|overflow|enable-|shape-|stop-|direction|writing|dominant"
)
"""Properties that editors write although they change nothing here."""
NAMED = re.compile(r"url\(['\"]?#([^'\")]+)['\"]?\)")


class Place(NamedTuple):
    """Where a letter or a number is written: the middle of its line, and its size."""

    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Drawing:
    """What a file holds: its elements from the back to the front, those with a name, and the places of letters."""

    elements: tuple[Element, ...]
    parts: Mapping[str, Element]
    places: Mapping[str, Place]

    def draw(self, paints: Mapping[str, str] = {}, omit: tuple[str, ...] = ()) -> tuple[Element, ...]:
        """The whole drawing, without some of its parts; roles are painted with the tokens given for them."""
        without = [self.parts[name] for name in omit]
        return tuple(painted(one, paints) for one in self.elements if one not in without)

    def part(self, name: str, paints: Mapping[str, str] = {}) -> Element:
        """One part alone."""
        return painted(self.parts[name], paints)

    def data(self, name: str = "outline") -> str:
        """The path data of a part."""
        return str(dict(self.parts[name].attributes)["d"])


@cache
def drawing(module: str, name: str) -> Drawing:
    """The drawing of that name beside `module` (`__file__`), in its folder `drawings/`."""
    return load(Path(module).parent / "drawings" / f"{name}.svg")


def names(module: str, folder: str) -> tuple[str, ...]:
    """The drawings in a folder of `drawings/`."""
    return tuple(sorted(file.stem for file in (Path(module).parent / "drawings" / folder).glob("*.svg")))


@cache
def load(file: Path) -> Drawing:
    """Read a file, once."""
    from xml.etree import ElementTree

    try:
        return _Reader(tidied(ElementTree.fromstring(file.read_text("utf-8")))).drawing()
    except (ValueError, ElementTree.ParseError) as error:
        raise ValueError(f"{file.name}: {error}") from error


def painted(element: Element, paints: Mapping[str, str]) -> Element:
    """An element whose roles are painted with the tokens given for them."""
    if not paints:
        return element
    attributes = tuple((name, paints.get(str(value), value)) for name, value in element.attributes)
    children = tuple(painted(child, paints) for child in element.children)
    return make(element.tag, attributes, children, element.words, element.id, element.label, element.kind)


def tidied(root: ElementTree.Element) -> ElementTree.Element:
    """A file without what editors add: properties of `style` as attributes, no properties that change nothing."""
    for parent in list(root.iter()):
        for child in list(parent):
            if not child.tag.startswith(SVG) or child.tag in (f"{SVG}metadata", f"{SVG}style"):
                parent.remove(child)
    _tidy(root, {})
    return root


def _tidy(node: ElementTree.Element, around: Mapping[str, str]) -> None:
    style = dict(part.strip().split(":", 1) for part in node.attrib.pop("style", "").split(";") if ":" in part)
    found = {name: value.strip() for name, value in (*node.attrib.items(), *style.items())}
    node.attrib.clear()
    for name, value in found.items():
        if name == f"{XLINK}href":
            name = "href"
        elif ("}" in name and not name.endswith("}swatch")) or name.startswith("xml:"):
            continue
        value = NAMED.sub(r"url(#\1)", value)
        if name in INITIAL:
            value = value.removesuffix("px")
            if name != "fill" and value == INITIAL[name] and around.get(name, value) == value:
                continue
        elif IGNORED.match(name) and not name.startswith("stop-") and node.tag != f"{SVG}text":
            continue
        node.set(name, value)
    inside = {**around, **{name: value for name, value in node.attrib.items() if name in INITIAL}}
    for child in node:
        _tidy(child, {name: value for name, value in inside.items() if name not in ALONE})


class _Reader:
    """Makes elements of the nodes of a file."""

    def __init__(self, root: ElementTree.Element) -> None:
        self.root = root
        self.named = {node.get("id", ""): node for node in root.iter()}
        self.parts: dict[str, Element] = {}
        self.places: dict[str, Place] = {}

    def drawing(self) -> Drawing:
        elements = tuple(self.inside(self.root))
        return Drawing(elements, self.parts, self.places)

    def inside(self, node: ElementTree.Element) -> Iterator[Element]:
        """What stands in a group; swatches and titles are not drawn."""
        for child in node:
            tag = child.tag.removeprefix(SVG)
            if tag == "text":
                self.places[child.get("id", "")] = _place(child)
            elif tag not in ("defs", "title", "desc"):
                drawn = self.element(child, {})
                self.parts[child.get("id", "")] = drawn
                yield drawn

    def element(self, node: ElementTree.Element, outer: Mapping[str, str]) -> Element:
        """A shape or a group; `outer` is how it is painted where it says nothing."""
        tag = node.tag.removeprefix(SVG)
        own = {**outer, **node.attrib}
        if "transform" in outer and "transform" in node.attrib:
            own["transform"] = f"{outer['transform']} {node.attrib['transform']}"
        if tag == "use":
            used = self.named.get(own.pop("href", "").removeprefix("#"))
            if used is None or {"x", "y", "width", "height"} & own.keys():
                raise ValueError("a clone without its original, or with a place besides its transform")
            return self.element(used, own)
        only = node[0] if tag == "g" and len(node) == 1 and not own.keys() & {"opacity", "transform"} else None
        if only is not None and only.tag.removeprefix(SVG) in SHAPES:  # a group for one shape: to be cloned unpainted
            self.parts[only.get("id", "")] = shape = self.element(only, own)
            return shape
        if tag != "g" and tag not in SHAPES:
            raise ValueError(f"<{tag}> cannot be drawn; turn it into a path")
        children = tuple(self.inside(node)) if tag == "g" else ()
        return make(tag, tuple(self.attributes(tag, own)), children, "", None, None, own.get("class"))

    def attributes(self, tag: str, own: Mapping[str, str]) -> Attributes:
        measures = SHAPES.get(tag, ())
        strange = own.keys() - {*measures, *INITIAL, *ALONE}
        if strange:
            raise ValueError(f"<{tag}> has {', '.join(sorted(strange))}, which is not drawn")
        wanted = (*measures, "transform", *(name for name in own if name in INITIAL))
        return tuple((name, self.token(own[name])) for name in wanted if name in own)

    def token(self, value: str) -> str:
        """A colour by its name, without what marks it as a swatch; anything else as it is."""
        found = NAMED.fullmatch(value)
        if found is None:
            return value
        if found[1].startswith(PAINT):
            return found[1].removeprefix(PAINT)
        copied = self.named[found[1]].get("href") if found[1] in self.named else None  # editors paint with copies
        if copied is None:
            raise ValueError(f"{found[1]} is no colour of the palette: swatches are called {PAINT}…")
        return self.token(f"url({copied})")


def _place(node: ElementTree.Element) -> Place:
    size = float(node.get("font-size", "12").removesuffix("px"))
    return Place(float(node.get("x", "0")), float(node.get("y", "0")) - 0.36 * size, size)
