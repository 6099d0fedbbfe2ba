"""Takes the pictures of `docs/pictures`: start, middle and end of every game; desktop, tablet, phone; light and dark.

python -m tests.browser.pictures [game ...]

With LAPILLI_PICTURES=folder each single picture is kept there as well, to look at.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from lapilli.core.registry import games
from tests.browser.conftest import FLAGS, NAMES, free_port
from tests.browser.hands import evening, visit

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (360, 740)
HEIGHT = 560  # of a row of the sheet
HEAVIEST = 450_000  # bytes of a sheet


def shot(page: Any) -> Image.Image:
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def moments(game: str) -> list[str]:
    """A game among bots as records: at its start, in its middle and at its end."""
    table, plies = evening(game, min(3, max(games()[game].seats)), "pictures")
    return [table.at(ply).record() for ply in (plies[0], plies[len(plies) // 2], plies[-1])]


def person(browser: Any, address: str, size: tuple[int, int], shade: str, touch: bool = False) -> Any:
    """A page of somebody who knows the games: nobody is told what is new."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme=shade,
        reduced_motion="reduce",
        has_touch=touch,
        device_scale_factor=2 if size == PHONE else 1,
    )
    known = json.dumps({game: {"coach": False} for game in games()})
    context.add_init_script(f"localStorage.setItem('lapilli.learned', {json.dumps(known)})")
    return context.new_page()


def session(browser: Any, address: str, records: list[str], size: tuple[int, int], shade: str) -> list[Image.Image]:
    """The table at those moments."""
    page = person(browser, address, size, shade)
    page.goto("/")
    taken = []
    for record in records:
        visit(page, record)
        taken.append(shot(page))
    page.context.close()
    return taken


def sheet(rows: list[list[Image.Image]], high: int = HEIGHT) -> Image.Image:
    """Pictures in rows of the same height."""
    lines = []
    for row in rows:
        scaled = [picture.resize((round(picture.width * high / picture.height), high)) for picture in row]
        line = Image.new("RGB", (sum(one.width + 12 for one in scaled) - 12, high), "#857d70")
        left = 0
        for one in scaled:
            line.paste(one, (left, 0))
            left += one.width + 12
        lines.append(line)
    whole = Image.new("RGB", (max(line.width for line in lines), (high + 12) * len(lines) - 12), "#857d70")
    for number, line in enumerate(lines):
        whole.paste(line, (0, number * (high + 12)))
    return whole


def keep(game: str, rows: list[list[Image.Image]]) -> None:
    """Each picture in a file of its own, where somebody wants to look."""
    if folder := os.environ.get("LAPILLI_PICTURES"):
        for number, row in enumerate(rows):
            for place, one in enumerate(row):
                one.save(Path(folder) / f"{game}-{('desktop', 'night', 'tablet', 'phone')[number]}-{place}.png")


def save(picture: Image.Image, path: Path) -> int:
    """As good as fits; returns the bytes."""
    for quality in range(74, 20, -6):
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size < HEAVIEST:
            break
    return path.stat().st_size


@contextmanager
def running() -> Iterator[tuple[Any, str]]:
    """A browser, and the address of a server with an empty store."""
    from playwright.sync_api import sync_playwright

    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "lapilli.server", "--port", str(port), "--rate", "0"]
        process = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.db"], stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=1)
                break
            except OSError:
                time.sleep(0.1)
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser, address
        browser.close()
        process.terminate()
        process.wait(90)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with running() as (browser, address):
        for game in wanted or sorted(games()):
            records = moments(game)
            shades = ("light", "dark")
            rows = [session(browser, address, records, DESKTOP, shade) for shade in shades]
            for size in (TABLET, PHONE):
                rows.append([one for shade in shades for one in session(browser, address, records, size, shade)])
            keep(game, rows)
            print(game, save(sheet(rows), FOLDER / f"{game}.webp"))


if __name__ == "__main__":
    main(sys.argv[1:])
