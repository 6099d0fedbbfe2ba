"""Servers that start fast: one process has loaded the code, and every server is forked from it.

Reading the code takes seconds, in which a test would only wait. `python nursery.py` takes a line of JSON for each order
and answers with one: a child is started, or asked for its exit code. `Child` is the other end.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any


class Child:
    """A server in a process of its own; what is needed of `subprocess.Popen`."""

    def __init__(self, words: list[str], environment: dict[str, str], log: str) -> None:
        self.pid: int = _ask({"words": words, "environment": environment, "log": log})
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = _ask({"pid": self.pid})
        return self.returncode

    def wait(self, timeout: float = 300) -> int:
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.005)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


@cache
def _nursery() -> tuple[subprocess.Popen[str], threading.Lock]:
    nursery = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(nursery.kill)
    return nursery, threading.Lock()


def _ask(order: dict[str, object]) -> Any:
    nursery, alone = _nursery()
    assert nursery.stdin
    assert nursery.stdout
    with alone:
        print(json.dumps(order), file=nursery.stdin, flush=True)
        return json.loads(nursery.stdout.readline())


def _grow(order: dict[str, Any], main: Callable[[], None]) -> None:
    """What a child does: it is a server as any other."""
    os.environ.clear()
    os.environ.update(order["environment"])
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    if order["log"]:
        os.dup2(os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    sys.argv = ["server", *order["words"]]
    code: Any = 1
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 0 if code is None else 1)


def _tend() -> None:
    from lapilli.core.registry import find
    from lapilli.server import create_room
    from lapilli.server.__main__ import main

    vars(create_room)["fresh_seed"] = lambda: "browser"  # as fixed_seed_server.py has it
    find("pumice")  # what these tests play
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a keyboard stops the tests, and they stop us
    for line in sys.stdin:
        order = json.loads(line)
        answer: int | None
        if "words" in order:
            answer = os.fork()
            if not answer:
                signal.signal(signal.SIGINT, signal.SIG_DFL)
                _grow(order, main)
        else:
            gone, status = os.waitpid(order["pid"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if gone else None
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    _tend()
