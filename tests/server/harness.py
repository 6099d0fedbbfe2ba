"""Helpers of the server tests: a running server, people with cookies, and their connections to a table."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
import wire
from fork_server import Child
from httpx._transports import default
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lapilli.core.check.suite import everything
from lapilli.server import create_room
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.serve import server
from lapilli.server.settings import Settings

Message = dict[str, Any]
GAME = "pumice"
PATIENCE = 300.0  # seconds that anything may take on a machine with much else to do: no test is about speed
vars(default)["create_ssl_context"] = cache(vars(default)["create_ssl_context"])  # 30 ms for every person
REGISTRIES: dict[str, RoomRegistry] = {}  # of the servers in this process, by address


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(**settings: Any) -> Iterator[str]:
    """A server in a thread of this process; yields its address."""
    settings.setdefault("port", free_port())
    settings.setdefault("bot_processes", 0)
    settings.setdefault("rate", 0.0)
    settings.setdefault("cold", True)
    web = server(Settings(**settings))
    thread = threading.Thread(target=web.run, daemon=True)
    thread.start()
    for _ in range(400):
        if web.started:
            break
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.02)
    base = f"http://127.0.0.1:{settings['port']}"
    REGISTRIES[base] = web.config.app.state.registry  # type: ignore[union-attr]
    try:
        yield base
    finally:
        web.should_exit = True
        thread.join(20)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, port: int | None = None, **options: object) -> None:
        self.database = database
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.options = {"rate": 0, "bot_processes": 0, "log_level": "warning", **options}
        self.process: subprocess.Popen[bytes] | Child | None = None
        self.log = ""
        self.environment: dict[str, str] = {}  # besides that of the tests
        self.program: list[str] = []  # another one than usual

    def start(self) -> Process:
        words = ["--port", str(self.port), "--database", self.database]
        for name, value in self.options.items():
            words += [f"--{name.replace('_', '-')}", str(value)]
        env = {"LAPILLI_COLD": "1", **os.environ, **self.environment}
        if self.program:
            self.process = subprocess.Popen([sys.executable, *self.program, *words], env=env)
        else:
            self.process = Child(words, env, self.log)
        return self

    def ready(self, patience: float = PATIENCE) -> Process:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if httpx.get(self.base + "/health", timeout=5).status_code == 200:
                    return self
            except httpx.HTTPError:
                assert self.process is not None
                assert self.process.poll() is None, "the server did not start"
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """A polite stop; returns the exit code."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Process:
        return self.start().ready()

    def __exit__(self, *_: object) -> None:
        self.kill()


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, base: str, **headers: str) -> None:
        self.base = base
        self.web = httpx.Client(base_url=base, timeout=PATIENCE, headers=headers)

    @property
    def cookie(self) -> str:
        return self.web.cookies.get("lapilli") or ""

    def open(self, *seats: str, **wish: Any) -> Message:
        """`open("me", "bot:steady", "link")`."""
        holders = [dict(zip(("who", "level"), seat.split(":"), strict=False)) for seat in seats]
        answer = self.web.post("/api/tables", json={"game": GAME, "seats": holders, **wish})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, link: str) -> Message:
        answer = self.web.post("/api/seats/" + link.rsplit("/", 1)[1], json={})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def live(self, room: str, version: int | None = None, **query: object) -> Line:
        return Line(self, room, version, "", **query)


class Line:
    """A live socket that remembers the last frame and everything it was sent."""

    def __init__(
        self, person: Person, room: str, version: int | None = None, forwarded: str = "", **query: object
    ) -> None:
        asked = {"version": version, **query} if version is not None else query
        url = f"{person.base.replace('http', 'ws', 1)}/api/tables/{room}/live?" + "&".join(
            f"{key}={value}" for key, value in asked.items()
        )
        headers = {"Cookie": f"lapilli={person.cookie}"} if person.cookie else {}
        if forwarded:  # the address that a proxy says it comes from
            headers["X-Forwarded-For"] = forwarded
        # whatever was not read does not keep it from being closed
        opening = connect(url, additional_headers=headers, max_size=None, max_queue=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = opening.__enter__()
        self.frame: Message = {}
        self.heard: list[str] = []

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def next(self, patience: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        wire.check(message)
        if message["type"] == "frame":
            self.frame = message
        return message

    def until(self, wanted: str | Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        """The first message of a type, or that a question accepts."""
        test = (lambda message: message["type"] == wanted) if isinstance(wanted, str) else wanted
        end = time.monotonic() + patience
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if test(message):
                return message

    def quiet(self, patience: float = 0.3) -> bool:
        """Does nothing come?"""
        try:
            self.next(patience)
        except TimeoutError:
            return True
        return False

    def play(self, text: str | None = None, **fields: Any) -> None:
        """Play this action, or the first of the menu."""
        frame = self.frame
        wish = {"seat": frame["asks"], "text": text or frame["menu"][0]["text"], "ply": frame["ply"]}
        self.send("play", **{**wish, **fields})

    def play_on(self, rng: random.Random, patience: float = PATIENCE) -> Message:
        """Play at random until the game is over; returns the last frame."""
        end = time.monotonic() + patience
        asked = -1
        while not self.frame.get("over"):
            if self.frame.get("handover"):
                self.send("ready_handover", seat=self.frame["handover"])
            elif self.frame.get("asks") and asked != self.frame["version"]:
                asked = self.frame["version"]
                self.play(rng.choice(self.frame["menu"])["text"])
            elif self.frame.get("may_act") and not self.frame["asks"]:
                self.send("switch_seat", seat=self.frame["may_act"][0])
            self.until("frame", max(0.01, end - time.monotonic()))
        return self.frame


@contextmanager
def begun(seed: str, moves: list[tuple[str, str]]) -> Iterator[None]:
    """Rooms opened meanwhile have this seed and begin with these moves."""
    opened = create_room._open
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(create_room, "fresh_seed", lambda: seed)
        patch.setattr(
            create_room,
            "_open",
            lambda registry, setup, holders, **more: opened(registry, setup, holders, moves, **more),
        )
        yield


def level(*lines: Line, patience: float = 60) -> None:
    """Until all lines show the newest version: nothing is on its way to any of them."""
    end = time.monotonic() + patience
    while True:
        newest = set()
        for line in lines:
            line.send("ping")
            newest.add(line.until("pong")["version"])
        if newest == {line.frame["version"] for line in lines}:
            return
        assert time.monotonic() < end, f"they do not become level: {newest}"
        time.sleep(0.02)


def closed(line: Line) -> bool:
    """Has the server closed this line?"""
    try:
        while True:
            line.next()
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def scaled(ordinary: int, full: int) -> int:
    """How often: `LAPILLI_ALL=1` asks for the whole measure."""
    return full if everything() else ordinary
