"""Paints the grounds of the games, drawn as `.svg` files in `picture/grounds/`, as `.webp` files beside them.

python tools/grounds.py [game ...]        (or: make grounds)

Each is painted for light and for dark, in the colours of the game's `picture/paints.py`. `drawn.json` notes the
drawing of each file, so that a test finds a file that is older than its drawing.
"""

from __future__ import annotations

import importlib
import io
import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image
from resvg_py import svg_to_bytes

from lapilli.draw import Palette
from lapilli.draw.drawing import PAINT, SVG, XLINK
from lapilli.draw.ground import LAID, Ground, Shade, Sheet

GAMES = Path(__file__).parents[1] / "src" / "lapilli" / "games"
SHADES: tuple[Shade, ...] = ("light", "dark")
ZOOM = 1.5  # pixels per unit of the drawing
ZOOMS = {"nisyros/lava": 1.0}  # it has no fine lines
QUALITY = 72
IDS = re.compile(r'( id="|url\(#|href="#)')
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
for prefix, namespace in (("", SVG), ("xlink", XLINK), ("inkscape", INKSCAPE)):
    ElementTree.register_namespace(prefix, namespace.strip("{}"))


def games() -> list[str]:
    return sorted(path.parts[-3] for path in GAMES.glob("*/picture/grounds"))


def grounds(game: str) -> list[Ground]:
    """The grounds of a game."""
    importlib.import_module(f"lapilli.games.{game}.picture.grounds")
    return [ground for ground in LAID.values() if ground.game == game]


def paints(game: str) -> Palette:
    """The palette of a game's grounds."""
    palette: Palette = importlib.import_module(f"lapilli.games.{game}.picture.paints").PAINTS
    return palette


def recoloured(file: Path, palette: Palette, shade: Shade) -> str:
    """A drawing whose swatches have the colours of a palette in a shade; roles, such as a seat, keep theirs."""
    root = ElementTree.fromstring(file.read_text("utf-8"))
    for swatch in root.iter():
        name = swatch.get("id", "")
        if name.startswith(PAINT) and palette.knows(name.removeprefix(PAINT)):
            swatch[:] = stops(name.removeprefix(PAINT), palette, shade)
    return ElementTree.tostring(root, "unicode")


def stops(token: str, palette: Palette, shade: Shade) -> Iterator[ElementTree.Element]:
    """The colours of a swatch: one, or those of a gradient."""
    gradient = palette.gradients.get(token)
    for offset, colour, opacity in gradient.stops if gradient else ((0.0, token, 1.0),):
        stop = {"offset": f"{offset:g}", "stop-color": palette.literal(colour, shade), "stop-opacity": f"{opacity:g}"}
        yield ElementTree.Element(f"{SVG}stop", stop)


def whole(ground: Ground, palette: Palette, shade: Shade) -> str:
    """A ground as one picture; the drawings of a sheet in their places, each with ids of its own."""
    if not isinstance(ground, Sheet):
        return recoloured(ground.sources[0][0], palette, shade)
    size = f'width="{ground.width:g}" height="{ground.height:g}"'
    inside = []
    for number, (file, x, y) in enumerate(ground.sources):
        drawn = IDS.sub(rf"\g<1>d{number}-", recoloured(file, palette, shade))
        inside.append(drawn.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" ', 1))
    return f'<svg xmlns="{SVG.strip("{}")}" {size}>{"".join(inside)}</svg>'


def paint(svg: str, zoom: float) -> Image.Image:
    """A picture as pixels."""
    return Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=svg, zoom=zoom))))


def digests(game: str) -> dict[str, str]:
    """The hashes of a game's drawings, by `part.shade`."""
    palette = paints(game)
    drawn = {f"{one.part}.{shade}": whole(one, palette, shade) for one in grounds(game) for shade in SHADES}
    return {key: sha256(svg.encode()).hexdigest()[:16] for key, svg in drawn.items()}


def is_painted(game: str) -> dict[str, str]:
    """The hashes of the drawings of which the present files were painted."""
    noted = GAMES / game / "picture" / "grounds" / "drawn.json"
    found: dict[str, str] = json.loads(noted.read_text()) if noted.exists() else {}
    return found


def paint_grounds(game: str) -> None:
    """Paint the files of a game whose drawings have changed."""
    folder = GAMES / game / "picture" / "grounds"
    before, after = is_painted(game), digests(game)
    for ground in grounds(game):
        for shade in SHADES:
            key, file = f"{ground.part}.{shade}", folder / f"{ground.part}.{shade}.webp"
            if after[key] != before.get(key) or not file.exists():
                image = paint(whole(ground, paints(game), shade), ZOOMS.get(ground.name, ZOOM))
                image.save(file, "WEBP", quality=QUALITY, alpha_quality=70, method=6)
            print(f"{file.relative_to(GAMES)}: {file.stat().st_size / 1000:.0f} kB")
    for file in folder.glob("*.webp"):
        if file.name.removesuffix(".webp") not in after:
            file.unlink()
    (folder / "drawn.json").write_text(json.dumps(after, indent=1) + "\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        paint_grounds(name)
