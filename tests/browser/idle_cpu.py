"""What a waiting table takes of a core: Chromium's own account of its tasks, while nobody does anything.

python -m tests.browser.idle_cpu [SOURCES ...]        (such as ../older/src, to compare with an older version)

A table of three on a broad screen, once everything has come to rest.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from tests.browser.clicking_player import open_table
from tests.browser.take_pictures import at_table, running

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
REST, TIME = 12_000, 10_000  # milliseconds: until what breathes stands still, and those that are counted


def share(page: Any, game: str) -> float:
    """The part of a core that the page takes."""
    open_table(page, game, [{"who": "me"}] * 3)
    if page.locator("#handover:not([hidden])").count():
        page.locator("#handover-ready").click()
    page.wait_for_timeout(REST)
    told = page.context.new_cdp_session(page)
    told.send("Performance.enable")

    def spent() -> float:
        metrics = told.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = spent()
    page.wait_for_timeout(TIME)
    return (spent() - before) / TIME * 1000


def main(trees: list[str]) -> None:
    for tree in ["", *trees]:
        if tree:
            os.environ["PYTHONPATH"] = tree
        with running() as (browser, address):
            for game in GAMES:
                with at_table(browser, address, "desktop", "light", motion="no-preference") as page:
                    print(f"{tree or 'here'} {game}: {share(page, game):.1%} of a core", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
