"""Looks at drawings, and tidies what an editor has saved. See docs/how-to/change-a-drawing.md.

python tools/drawings.py show FILE ...     paint each in light and in dark, side by side, as FILE.png
python tools/drawings.py swatches FILE ... add a swatch for each colour that the drawing may use
python tools/drawings.py tidy [FILE ...]   keep only what is drawn, in few bytes; all drawings if none is named
"""

from __future__ import annotations

import argparse
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import grounds
from PIL import Image

from lapilli.draw import HOUSE, Palette
from lapilli.draw.drawing import NAMED, PAINT, SVG, XLINK, tidied
from lapilli.draw.markup import number, rounded

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/lapilli/draw/drawings", "src/lapilli/games/*/picture/drawings", "src/lapilli/games/*/picture/grounds")
SWATCH = f"{grounds.INKSCAPE}swatch"
AUTOMATIC = re.compile(r"[A-Za-z]+[0-9]+(-[0-9]+)*")  # names that editors give
MEASURE = re.compile(r"-?[0-9]*\.?[0-9]+(e-?[0-9]+)?")
SIZE = 400  # pixels of a picture to look at


def files() -> list[Path]:
    """All drawings of the tree."""
    folders = [folder for pattern in FOLDERS for folder in ROOT.glob(pattern)]
    return sorted(file for folder in (*folders, ROOT / "tools" / "covers") for file in folder.rglob("*.svg"))


def palette_of(file: Path) -> Palette:
    """The palette of a drawing: that of a game's boards, or of its grounds and cover."""
    file = file.resolve()
    if file.parent.name == "covers":
        return grounds.paints(file.stem)
    if "games" not in file.parts:
        return HOUSE
    game = file.parts[file.parts.index("games") + 1]
    if "grounds" in file.parts:
        return grounds.paints(game)
    palette: Palette = importlib.import_module(f"lapilli.games.{game}.picture.board").PALETTE
    return palette


def tidy(text: str) -> str:
    """A drawing as it is kept: what is drawn, its names and its swatches, numbers with two decimals."""
    root = tidied(ElementTree.fromstring(text))
    _place_texts(root)
    used = set(re.findall(r"#([\w.-]+)", " ".join(value for node in root.iter() for value in node.attrib.values())))
    for parent in root.iter():
        for child in list(parent):
            name = child.get("id", "")
            if name.startswith(PAINT) and name not in used:
                parent.remove(child)
    for node in root.iter():
        node.text = (node.text or "").strip() or None
        node.tail = None
        named = dict(node.attrib)
        node.attrib.clear()
        for name, value in named.items():
            if name == "id" and AUTOMATIC.fullmatch(value) and value not in used:
                continue
            node.set(f"{XLINK}href" if name == "href" else name, _shortened(name, value))
        if node.tag == f"{SVG}linearGradient" and node.get("id", "").startswith(PAINT) and len(node) == 1:
            node.set(SWATCH, "solid")
    root.attrib.pop("version", None)
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, "unicode").replace(" />", "/>") + "\n"


def _place_texts(root: ElementTree.Element) -> None:
    """A letter stands directly in its text, without the spans of an editor."""
    for text in root.iter(f"{SVG}text"):
        words = "".join(text.itertext()).strip()
        text[:] = []
        text.text = words


def _shortened(name: str, value: str) -> str:
    if name in ("d", "points", "transform"):
        return rounded(value)
    return number(float(value)) if MEASURE.fullmatch(value) else value


def with_swatches(text: str, palette: Palette) -> str:
    """A drawing that offers all colours of its palette; those it does not use are removed when it is tidied."""
    root = ElementTree.fromstring(text)
    there = {node.get("id") for node in root.iter()}
    defs = root.find(f"{SVG}defs")
    if defs is None:
        defs = ElementTree.Element(f"{SVG}defs")
        root.insert(0, defs)
    for token in palette.tokens:
        if PAINT + token not in there:
            swatch = {"id": PAINT + token, "gradientUnits": "userSpaceOnUse", SWATCH: "solid"}
            ElementTree.SubElement(defs, f"{SVG}linearGradient", swatch).extend(grounds.stops(token, palette, "light"))
    return ElementTree.tostring(root, "unicode")


def unnamed(text: str) -> Iterator[str]:
    """The paints of a drawing that are no swatches: they are the same in light and in dark."""
    root = tidied(ElementTree.fromstring(text))
    for node in root.iter():
        for name in ("fill", "stroke"):
            if (value := node.get(name, "none")) != "none" and not NAMED.fullmatch(value):
                yield value


def show(file: Path) -> None:
    """Paint a drawing in light and in dark, side by side."""
    palette, sides = palette_of(file), []
    for shade in grounds.SHADES:
        drawn = grounds.recoloured(file, palette, shade)
        width = float(drawn.split(' width="', 1)[1].split('"', 1)[0])
        image = grounds.paint(drawn, SIZE / width)
        ground = Image.new("RGBA", image.size, palette.literal("ground", shade))
        ground.alpha_composite(image.convert("RGBA"))
        sides.append(ground)
    both = Image.new("RGB", (2 * sides[0].width, sides[0].height))
    for number_, side in enumerate(sides):
        both.paste(side, (number_ * side.width, 0))
    both.save(file.with_suffix(".png"))
    literal = sorted(set(unnamed(file.read_text("utf-8"))))
    print(f"{file.with_suffix('.png')}" + (f"; the same in light and dark: {', '.join(literal)}" if literal else ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["show", "swatches", "tidy"])
    parser.add_argument("files", nargs="*", type=Path)
    given = parser.parse_args()
    for file in given.files or (files() if given.command == "tidy" else []):
        if given.command == "show":
            show(file)
            continue
        text = file.read_text("utf-8")
        file.write_text(tidy(text) if given.command == "tidy" else with_swatches(text, palette_of(file)), "utf-8")


if __name__ == "__main__":
    main()
