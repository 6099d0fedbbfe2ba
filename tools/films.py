"""Pictures of real games among bots: covers, hero and living board of the home page, the films of the README.

python tools/films.py [game ...]        (or: make films)

Everything is drawn by our own boards: a seeded game is played, and its pictures are cut and bound.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Literal

from PIL import Image, ImageOps

from lapilli.bots import bot
from lapilli.core.opening import new
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.draw import Scene
from lapilli.draw.film import bound
from lapilli.games.fuji.picture.panorama import panorama

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "lapilli" / "server" / "static"
FILMS = ROOT / "docs" / "films"
Shade = Literal["light", "dark"]
SHADES: tuple[Shade, ...] = ("light", "dark")
COVERS = {  # what of the board is shown: left, top, width; the height follows
    "nisyros": (56, 104, 600),
    "fuji": (24, 0, 690),
    "eruption": (100, 190, 560),
    "deukalion": (190, 66, 560),
}
SHAPE = 3 / 2
COVER = 720  # pixels
FRAMES = 16
WIDE = 560  # pixels of a film
HERO = (1600, 470)


def evening(name: str) -> tuple[Table, list[int]]:
    """A game among bots, and the plies at which somebody had a choice."""
    table = new(name, seats=3, seed="film")
    player, rng = bot("steady", table.game), Rng(7)
    table.settle()
    plies = [table.ply]
    while table.actors:
        seat, menu = table.state.actor, table.menu()
        chosen = player.choose(table.view(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
        plies.append(table.ply)
    return table, plies


def scene(table: Table, ply: int) -> Scene:
    """The board for a broad screen, as the first seat saw it."""
    game = table.game
    drawn = game.board_for(game.observe(table.at(ply).state, 0), "en", "wide")
    assert isinstance(drawn, Scene)
    return drawn


def image(drawn: Scene, width: float, shade: Shade) -> Image.Image:
    return Image.open(io.BytesIO(drawn.png(width / drawn.width, shade))).convert("RGB")


def cover(name: str, table: Table, ply: int) -> None:
    """A part of the board, for light and for dark."""
    left, top, width = COVERS[name]
    drawn = scene(table, ply)
    scale = COVER / width
    box = (left * scale, top * scale, (left + width) * scale, (top + width / SHAPE) * scale)
    for shade in SHADES:
        image(drawn, drawn.width * scale, shade).crop(tuple(map(round, box))).save(  # type: ignore[arg-type]
            STATIC / f"cover-{name}.{shade}.webp", "WEBP", quality=76, method=6
        )


def films(name: str, table: Table, plies: list[int]) -> None:
    """The last stretch of the game: as a GIF for the README, and smaller for the home page."""
    moments = [plies[round(len(plies) * (0.55 + 0.44 * n / (FRAMES - 1)))] for n in range(FRAMES - 1)] + [plies[-1]]
    shots = [image(scene(table, ply), WIDE, "light") for ply in dict.fromkeys(moments)]
    tall = max(shot.height for shot in shots)
    shots = [ImageOps.pad(shot, (WIDE, tall), color="#f6f1e7", centering=(0.5, 0)) for shot in shots]
    packed = []
    for shot in shots:
        stream = io.BytesIO()
        shot.save(stream, "PNG")
        packed.append(stream.getvalue())
    FILMS.mkdir(exist_ok=True)
    (FILMS / f"{name}.gif").write_bytes(bound(packed, 900))
    shots[0].save(
        STATIC / f"film-{name}.webp",
        "WEBP",
        save_all=True,
        append_images=shots[1:],
        duration=1500,
        loop=0,
        quality=55,
        method=4,
    )


def hero() -> None:
    """The mountain from the other side, without its name."""
    drawn = panorama(name=False)
    for shade in SHADES:
        whole = ImageOps.mirror(image(drawn, HERO[0], shade))
        whole.crop((0, 0, *HERO)).save(STATIC / f"hero.{shade}.webp", "WEBP", quality=72, method=6)


def main(wanted: list[str]) -> None:
    hero()
    for name in wanted or COVERS:
        table, plies = evening(name)
        cover(name, table, plies[len(plies) // 2])
        films(name, table, plies)
        made = (*STATIC.glob(f"*-{name}.*"), FILMS / f"{name}.gif")
        print(name, *(f"{one.name} {one.stat().st_size // 1000} kB" for one in made))


if __name__ == "__main__":
    main(sys.argv[1:])
