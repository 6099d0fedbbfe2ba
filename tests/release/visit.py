"""A visitor to a running server: opens a table of every game, looks at its board, and plays one game to its end.

Run by the Python of the installation that is tried: `python visit.py http://127.0.0.1:8765`. It needs `websockets`,
which comes with Lapilli, and nothing else.
"""

from __future__ import annotations

import json
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "tablebot"))

PLAYED = "nisyros"  # to the end; of the others the first board is looked at


def ask(address: str, wish: dict[str, Any] | None = None) -> Any:
    """What the server answers, read as JSON."""
    body = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def wait_for(address: str, patience: float = 120) -> None:
    """Come back until somebody opens the door."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            ask(f"{address}/health")
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def open_table(address: str, game: str) -> dict[str, Any]:
    """A table with a seat for anyone who has the link, the others for bots; and its first board."""
    seats = [{"who": "link"}, {"who": "bot", "level": "steady"}]
    table: dict[str, Any] = ask(f"{address}/api/tables", {"game": game, "seats": seats})
    frame = ask(f"{address}/api/tables/{table['room']}/frame")
    assert "<svg" in frame["svg"], f"{game} shows no board"
    return table


def main(address: str) -> None:
    import tablebot

    address = address.rstrip("/")
    wait_for(address)
    games = [entry["name"] for entry in ask(f"{address}/api/games")["games"]]
    assert {"nisyros", "fuji", "eruption", "deukalion"} <= set(games), games
    for game in games:
        table = open_table(address, game)
        print(f"{game}: a board", flush=True)
        if game == PLAYED:
            link = table["links"][0]["url"]
            result = tablebot.play(*tablebot.sit_down(link))
            print(f"{game}: played to the end, {result['outcome']}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
