"""Each kind of decision of each game, met in games among bots; and sheets of pictures of them, to look at.

python -m tests.browser.decision_sheets [game ...]

writes `docs/pictures/<game>-decisions.webp`: a row for each kind, on a desktop, a tablet and a phone. With
LAPILLI_PICTURES=folder each single picture is kept there as well.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image

from lapilli.bots import bot
from lapilli.core.factory import new
from lapilli.core.registry import list_games
from lapilli.core.rng import Rng
from tests.browser.clicking_player import visit
from tests.browser.take_pictures import DESKTOP, FOLDER, PHONE, TABLET, person, running, save, sheet, shot

SEEDS = 24  # games that are looked through
PATIENCE = 400  # decisions of one game
OTHER: dict[str, list[dict[str, Any]]] = {  # tables at which there is more to decide
    "eruption": [{"seats": 4, "clans": True}, {"seats": 3, "forecast": True}, {"seats": 3, "annihilation": True}],
    "fuji": [{"seats": 2, "two_player": "b"}, {"seats": 4, "starts": "pick", "characters": "pick", "skills": "pick"}],
    "nisyros": [{"seats": 3, "villages": "free"}],
    "deukalion": [{"seats": 4, "ship_stop": "choice"}],
}


@cache
def decisions(game: str, seeds: int = SEEDS) -> dict[str, str]:
    """Phase -> the record of a table at which somebody has a choice in it; the first that was met."""
    found: dict[str, str] = {}
    for seed in range(seeds):
        others = [{"seats": max(list_games()[game].seats)}, *OTHER.get(game, [])]
        table = new(game, seed=seed, **others[seed % len(others)])
        level = "casual" if game == "fuji" or seed % 2 else "random"  # at random nobody gets out of Fuji's planning
        player, rng = bot(level, table.game), Rng(seed)
        table.settle()
        for _ in range(PATIENCE):
            if not table.actors:
                break
            seat = table.seat_index((table.awaited or table.actors)[0])
            menu, view = table.menu(seat), table.view(seat)
            if len(menu) > 1:
                found.setdefault(str(view.get("phase")), table.record())
            chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
            table.play(next(action for action in menu if action.id == chosen))
            table.settle()
    return found


def look(page: Any, game: str, size: str) -> list[Image.Image]:
    """A picture of each kind of decision."""
    taken = []
    page.goto("/")
    for phase, record in sorted(decisions(game).items()):
        visit(page, record)
        taken.append(shot(page))
        if folder := os.environ.get("LAPILLI_PICTURES"):
            taken[-1].save(Path(folder) / f"{game}-{phase}-{size}.png")
    return taken


def main(wanted: list[str]) -> None:
    sizes = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
    with running() as (browser, address):
        for game in wanted or sorted(list_games()):
            columns = []
            for size, (width, height) in sizes.items():
                page = person(browser, address, (width, height), "light", touch=size != "desktop")
                columns.append(look(page, game, size))
                page.context.close()
            rows = [list(row) for row in zip(*columns, strict=True)]
            print(game, len(rows), save(sheet(rows, 280), FOLDER / f"{game}-decisions.webp"))


if __name__ == "__main__":
    main(sys.argv[1:])
