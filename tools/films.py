"""Draw the covers and animations of the home page and the README from games between bots.

python tools/films.py [game ...]        (or: make films)

Everything is drawn by our own boards: a game among bots, kept in `tools/sample_records`, whose pictures are
cut and bound. Where its record is deleted another one is played. `drawn.json` notes of which drawings the files are,
so that a test finds files that no longer show the boards of today.
"""

from __future__ import annotations

import io
import json
import re
import sys
from hashlib import sha256
from pathlib import Path

import covers
from PIL import Image, ImageOps

from lapilli.bots import bot
from lapilli.core.factory import new, replay
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.draw.film import bound
from lapilli.draw.ground import Shade

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "lapilli" / "server" / "static"
FILMS = ROOT / "docs" / "films"
EVENINGS = Path(__file__).with_name("sample_records")
DRAWN = EVENINGS / "drawn.json"
SHADES: tuple[Shade, ...] = ("light", "dark")
COVERS = ("nisyros", "fuji", "eruption", "deukalion")
UNSEEN = re.compile(r' aria-label="[^"]*"|<title>[^<]*</title>|<desc>[^<]*</desc>')
COVER = 720  # pixels
FRAMES = 16
WIDE = 560  # pixels of a film
HEAD = (1600, 470)


def play(name: str) -> str:
    """The record of a game among bots."""
    table = new(name, seats=3, seed="film")
    player, rng = bot("steady", table.game), Rng(7)
    table.settle()
    while table.actors:
        seat, menu = table.state.actor, table.menu()
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
    return table.record()


def evening(name: str) -> Table:
    """The game that is shown; it is played where there is no record of it."""
    kept = EVENINGS / f"{name}.txt"
    if not kept.exists():
        EVENINGS.mkdir(exist_ok=True)
        kept.write_text(play(name))
    return replay(kept.read_text())


def in_film(table: Table) -> list[int]:
    """The moments of the film: the last stretch of the game."""
    return [round(table.ply * (0.55 + 0.45 * number / (FRAMES - 1))) for number in range(FRAMES)]


def digest(*drawn: str) -> str:
    """Of what is seen, and of which grounds; words that are only spoken do not matter."""
    return sha256("".join(UNSEEN.sub("", one) for one in drawn).encode()).hexdigest()[:16]


def digests(name: str, table: Table) -> dict[str, str]:
    """Of the pictures of a game."""
    shown = [covers.board(table).svg(embed=False)] if name in covers.CUTS else [covers.drawing(name, s) for s in SHADES]
    return {
        f"cover-{name}": digest(*shown),
        f"film-{name}": digest(*(covers.scene(table, ply).svg(embed=False) for ply in in_film(table))),
    }


def cover(name: str, table: Table) -> None:
    """For light and for dark."""
    for shade in SHADES:
        shown = covers.cut(table, COVER, shade) if name in covers.CUTS else covers.paint(name, COVER, shade)
        shown.save(STATIC / f"cover-{name}.{shade}.webp", "WEBP", quality=76, method=6)


def films(name: str, table: Table) -> None:
    """A GIF for the README, and smaller for the home page."""
    shots = [covers.scene(table, ply) for ply in in_film(table)]
    packed = [shot.png(WIDE / shot.width, "light") for shot in shots]
    FILMS.mkdir(exist_ok=True)
    (FILMS / f"{name}.gif").write_bytes(bound(packed, 900))
    images = [Image.open(io.BytesIO(pixels)).convert("RGB") for pixels in packed]
    tall = max(image.height for image in images)
    images = [ImageOps.pad(image, (WIDE, tall), color="#f6f1e7", centering=(0.5, 0)) for image in images]
    images[0].save(
        STATIC / f"film-{name}.webp",
        "WEBP",
        save_all=True,
        append_images=images[1:],
        duration=1500,
        loop=0,
        quality=55,
        method=4,
    )


def head() -> None:
    """The cover of Fuji stands at the head of the home page, too: seen from the other side, the peak in the middle."""
    for shade in SHADES:
        whole = ImageOps.mirror(covers.paint("fuji", HEAD[0], shade))
        whole.crop((0, 0, *HEAD)).save(STATIC / f"cover-fuji.{shade}.webp", "WEBP", quality=72, method=6)


def main(wanted: list[str]) -> None:
    noted = json.loads(DRAWN.read_text()) if DRAWN.exists() else {}
    for name in wanted or COVERS:
        table = evening(name)
        head() if name == "fuji" else cover(name, table)
        films(name, table)
        noted |= digests(name, table)
        made = (*STATIC.glob(f"*-{name}.*"), FILMS / f"{name}.gif")
        print(name, *(f"{one.name} {one.stat().st_size // 1000} kB" for one in made))
    DRAWN.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
