"""A bot that sits down at a table of a Lapilli server and plays: `python tablebot.py https://play.example.org/s/TOKEN`.

It needs the package `websockets` and nothing of Lapilli; docs/reference/protocol.md has the rest. Improve `choose`.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 50  # refusals in a game, before something else must be wrong


def sit_down(link: str) -> tuple[str, str, str]:
    """Take the seat of a link; returns the server, the room, and the cookie that proves who we are."""
    parts = urlsplit(link)
    server = f"{parts.scheme}://{parts.netloc}"
    token = parts.path.rsplit("/", 1)[1]
    body = json.dumps({"name": "Tablebot"}).encode()
    request = urllib.request.Request(f"{server}/api/seats/{token}", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        cookie = SimpleCookie(answer.headers["Set-Cookie"])["lapilli"].value
        return server, json.load(answer)["room"], cookie


def choose(frame: dict[str, Any]) -> str:
    """One action of the menu; `frame` holds the picture, the log and everything else this seat may know."""
    return str(random.choice(frame["menu"])["text"])


def play(server: str, room: str, cookie: str) -> dict[str, Any]:
    """Play until the game is over, coming back whenever the line breaks; returns the result."""
    version = refused = 0
    while True:
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{room}/live?version={version}"
        try:
            with connect(url, additional_headers={"Cookie": f"lapilli={cookie}"}, max_size=None) as socket:
                move = ""
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "error" and message["code"] == "rate":
                        time.sleep(1)  # faster than people: the others go first
                        socket.send(move)
                    elif message["type"] == "error" and message["code"] != "stale":
                        version, refused = 0, refused + 1
                        if refused > PATIENCE:
                            raise SystemExit(message["reason"])
                        break  # where several act at once another was faster: look at the whole table again
                    if message["type"] != "frame":
                        continue
                    version = message["version"]
                    if message["over"]:
                        return dict(message["result"])
                    if message["menu"]:
                        chosen = {"seat": message["asks"], "text": choose(message), "ply": message["ply"]}
                        move = json.dumps({"type": "play", "version": version, **chosen})
                        socket.send(move)
        except (ConnectionClosed, OSError):
            continue


if __name__ == "__main__":
    print(play(*sit_down(sys.argv[1])))
