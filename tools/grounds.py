"""Print the backgrounds of the boards (`picture/ground.py`) as files into `picture/grounds/`.

python tools/grounds.py [game ...]        (or: make grounds)

A drawing has a name and a size; each is printed for light and for dark. `drawn.json` notes of which drawing a file is,
so that a test finds a file that is older than its drawing.
"""

from __future__ import annotations

import importlib
import io
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from PIL import Image

GAMES = Path(__file__).parents[1] / "src" / "lapilli" / "games"
SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ZOOM = 1.5  # pixels per unit of the sheet, unless `ZOOMS` says otherwise
QUALITY = 72


def module(game: str) -> Any:
    return importlib.import_module(f"lapilli.games.{game}.picture.ground")


def drawings(game: str) -> dict[str, Any]:
    """The drawings of a game by name: `GROUNDS` of its picture/ground.py, functions that give a Scene."""
    found: dict[str, Any] = module(game).GROUNDS
    return found


def games() -> list[str]:
    return sorted(path.parts[-3] for path in GAMES.glob("*/picture/ground.py"))


def digest(svg: str) -> str:
    return sha256(svg.encode()).hexdigest()[:16]


def is_drawn(game: str) -> dict[str, str]:
    """Of which drawings the files are, by `part.shade`."""
    noted = GAMES / game / "picture" / "grounds" / "drawn.json"
    found: dict[str, str] = json.loads(noted.read_text()) if noted.exists() else {}
    return found


def print_grounds(game: str) -> None:
    """The files of one game; what is printed already stays."""
    folder = GAMES / game / "picture" / "grounds"
    folder.mkdir(exist_ok=True)
    before, after = is_drawn(game), {}
    zooms = getattr(module(game), "ZOOMS", {})
    for part, draw in drawings(game).items():
        scene = draw()
        for shade in SHADES:
            key, file = f"{part}.{shade}", folder / f"{part}.{shade}.webp"
            after[key] = digest(scene.svg(shade))
            if after[key] != before.get(key) or not file.exists():
                image = Image.open(io.BytesIO(scene.png(zooms.get(part, ZOOM), shade)))
                image.save(file, "WEBP", quality=QUALITY, alpha_quality=70, method=6)
            print(f"{file.relative_to(GAMES)}: {file.stat().st_size / 1000:.0f} kB")
    for file in folder.glob("*.webp"):
        if file.name.removesuffix(".webp") not in after:
            file.unlink()
    (folder / "drawn.json").write_text(json.dumps(after, indent=1) + "\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        print_grounds(name)
