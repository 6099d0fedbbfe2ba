"""Takes the pictures of `docs/pictures`: start, middle and end of every game; desktop, tablet, phone; light and dark.

python -m tests.browser.take_pictures [home | game | game:seats | record.txt ...] [--keep DIR] [--beside DIR] [--blind]

`--keep` keeps each single picture as well, to look at; `--beside` puts our board beside the pictures of another folder
(`fuji-light.png`, `fuji-dark.png`) into one file; `--blind` shows the middle of each game as those see it who see
colours otherwise. With a number of seats, or with a record, nothing in `docs/pictures` is touched.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from lapilli.core.factory import replay
from lapilli.core.registry import list_games
from tests.browser.clicking_player import evening, visit
from tests.browser.conftest import FLAGS, NAMES, free_port

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
EVENINGS = Path(__file__).parents[2] / "tools" / "sample_records"  # games that were recorded for pictures
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
SHADES = ("light", "dark")
BLIND = ("protanopia", "deuteranopia", "tritanopia")
HEIGHT = 560  # of a row of the sheet
HEAVIEST = 450_000  # bytes of a sheet
HOME = "home"
WAYS = {"fuji": {"two_player": "b"}}  # how two play what is made for more


def shot(page: Any) -> Image.Image:
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def moments(wish: str) -> tuple[str, list[str]]:
    """A game among bots, or a recorded one: its name, and records of its start, its middle and its end."""
    kept = Path(wish) if wish.endswith(".txt") else EVENINGS / f"{wish}.txt"
    if kept.exists():
        table = replay(kept.read_text())
        asked = [next(ply for ply in range(part, table.ply) if table.at(ply).actors) for part in (0, table.ply // 2)]
        return table.game.name, [table.at(ply).record() for ply in (*asked, table.ply)]
    game, _, number = wish.partition(":")
    seats = int(number or min(3, max(list_games()[game].seats)))
    table, plies = evening(game, seats, "pictures", **(WAYS.get(game, {}) if seats == 2 else {}))
    return game, [table.at(ply).record() for ply in (plies[0], plies[len(plies) // 2], plies[-1])]


def person(
    browser: Any, address: str, size: tuple[int, int], shade: str, touch: bool = False, motion: str = "reduce"
) -> Any:
    """A page of somebody who knows the games: nobody is told what is new."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme=shade,
        reduced_motion=motion,
        has_touch=touch,
        device_scale_factor=2 if size == PHONE else 1,
    )
    known = json.dumps({game: {"coach": False} for game in list_games()})
    context.add_init_script(f"localStorage.setItem('lapilli.learned', {json.dumps(known)})")
    return context.new_page()


@contextlib.contextmanager
def at_table(browser: Any, address: str, size: str, shade: str, motion: str = "reduce") -> Iterator[Any]:
    """The home page on such a screen, from where tables are visited."""
    page = person(browser, address, SIZES[size], shade, motion=motion)
    page.goto("/")
    yield page
    page.context.close()


def session(browser: Any, address: str, records: list[str], size: str, shade: str) -> list[Image.Image]:
    """The table at those moments."""
    with at_table(browser, address, size, shade) as page:
        taken = []
        for record in records:
            visit(page, record)
            taken.append(shot(page))
        return taken


def homes(browser: Any, address: str) -> list[list[Image.Image]]:
    """The home page of somebody who is new, and of somebody who has a game under way."""
    rows: list[list[Image.Image]] = []
    for size in SIZES:
        rows.append([])
        for shade in SHADES:
            with at_table(browser, address, size, shade) as page:
                page.wait_for_timeout(600)
                rows[-1].append(shot(page))
                visit(page, moments("pumice")[1][1])
                page.goto("/")
                page.locator("#running li").first.wait_for()
                page.wait_for_timeout(600)
                rows[-1].append(shot(page))
    return rows


def otherwise(browser: Any, address: str, record: str) -> list[Image.Image]:
    """The table as people see it who confuse colours."""
    with at_table(browser, address, "desktop", "light") as page:
        visit(page, record)
        eyes = page.context.new_cdp_session(page)
        taken = []
        for kind in BLIND:
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            taken.append(shot(page))
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


def save(picture: Image.Image, path: Path) -> int:
    """As good as fits, and smaller where that is not enough; returns the bytes."""
    while True:
        for quality in range(74, 44, -6):
            picture.save(path, quality=quality, method=6)
            if path.stat().st_size < HEAVIEST:
                return path.stat().st_size
        picture = picture.resize((picture.width * 9 // 10, picture.height * 9 // 10))


@contextlib.contextmanager
def running() -> Iterator[tuple[Any, str]]:
    """A browser, and the address of a server with an empty store."""
    from playwright.sync_api import sync_playwright

    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "lapilli.server", "--port", str(port), "--rate", "0"]
        process = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.db"], stderr=subprocess.DEVNULL)
        for _ in range(600):  # a busy machine
            try:
                urllib.request.urlopen(f"{address}/health", timeout=1)
                break
            except OSError:
                time.sleep(0.1)
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            yield browser, address
            browser.close()
        finally:  # no server stays behind
            process.terminate()
            process.wait(90)


def take(browser: Any, address: str, wish: str, asked: argparse.Namespace) -> None:
    """All pictures of one game, or of the home page."""
    if wish == HOME:
        whole = sheet(homes(browser, address))
        print(wish, save(whole, FOLDER / f"{wish}.webp"))
        if asked.keep:
            whole.save(asked.keep / f"{wish}.png")
        return
    game, records = moments(wish)
    name = Path(wish).stem if wish.endswith(".txt") else wish.replace(":", "")
    if name != wish:
        name = f"{game}-{name.removeprefix(game)}"
    taken = {(size, shade): session(browser, address, records, size, shade) for size in SIZES for shade in SHADES}
    rows = [taken["desktop", shade] for shade in SHADES]
    rows += [[one for shade in SHADES for one in taken[size, shade]] for size in ("tablet", "phone")]
    if name == game:
        print(game, save(sheet(rows), FOLDER / f"{game}.webp"))
    for (size, shade), pictures in taken.items() if asked.keep else ():
        for moment, one in zip(("start", "middle", "end"), pictures, strict=True):
            one.save(asked.keep / f"{name}-{size}-{shade}-{moment}.png")
    if asked.beside:
        for shade in SHADES:
            theirs = asked.beside / f"{game}-{shade}.png"
            if theirs.exists():
                pair = [taken["desktop", shade][1], Image.open(theirs).convert("RGB")]
                sheet([pair]).save((asked.keep or Path()) / f"{name}-beside-{shade}.png")
    if asked.blind:
        sheet([otherwise(browser, address, records[1])]).save((asked.keep or Path()) / f"{name}-blind.png")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wishes", nargs="*", metavar="game[:seats]")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--blind", action="store_true")
    asked = parser.parse_args(words)
    FOLDER.mkdir(exist_ok=True)
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
    with running() as (browser, address):
        for wish in asked.wishes or [HOME, *sorted(list_games())]:
            take(browser, address, wish, asked)


if __name__ == "__main__":
    main(sys.argv[1:])
