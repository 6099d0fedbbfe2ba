"""A real Chromium and a real server. Without a browser these tests are skipped with the reason; under CI they fail."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lapilli.core.registry import list_games

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--in-process-gpu",  # fewer processes to start for a page: it costs a tenth less
    "--renderer-process-limit=1",
]
PATIENCE = 120_000  # milliseconds: a machine that does other things too may stand still for a minute
NAMES = (  # the first has no windows of its own to paint: a new page costs a third
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def no_browser(reason: str) -> None:
    """Skip, and say why; a machine that promises a browser (CI=true) fails instead."""
    words = f"no browser, so nothing was clicked: {reason}"
    if os.environ.get("CI") == "true":
        pytest.fail(words)
    pytest.skip(words)


def fetch() -> None:
    """Let Playwright's installer fetch a browser; where that does not work, nothing is lost but a minute."""
    with contextlib.suppress(subprocess.SubprocessError, OSError):
        subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"], check=True, timeout=180, capture_output=True
        )


_open = contextlib.ExitStack()


@cache
def _launched() -> Any:
    """The system's Chromium, or Playwright's own, fetched if need be."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        no_browser("the package playwright is not installed (pip install playwright)")
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    with contextlib.ExitStack() as opened:
        playwright = opened.enter_context(sync_playwright())
        try:
            running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except Error:
            fetch()
            try:
                running = playwright.chromium.launch(args=FLAGS)
            except Error as error:
                lines = str(error).splitlines()
                no_browser(f"{lines[0]} (apt install chromium, or: playwright install chromium)")
        opened.callback(running.close)
        _open.push(opened.pop_all())
    return running


@pytest.fixture
def browser() -> Any:
    return _launched()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """One browser for the files of this folder; while it is open no other test of the process can run an event loop."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        _open.close()
        _launched.cache_clear()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say plainly what was not tested."""
    skipped = [one for one in terminalreporter.stats.get("skipped", []) if "tests/browser" in one.nodeid]
    if skipped:
        terminalreporter.write_line(f"{len(skipped)} tests in a real browser were skipped: {skipped[0].longrepr[2]}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own with an empty store; its address."""
    folder: Path = tmp_path_factory.mktemp("server")
    port = free_port()
    pinned = Path(__file__).with_name("fixed_seed_server.py")
    command = [sys.executable, str(pinned), "--port", str(port), "--rate", "0", "--log", "plain", "--cold"]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1)
            break
        except OSError:
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < end, (folder / "log").read_text()
            time.sleep(0.1)
    urllib.request.urlopen(address, timeout=120).read()  # the games are loaded and described once
    yield address
    process.terminate()
    process.wait(90)


class Watch:
    """What a page did that it should not have done."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.problems: list[str] = []

    def page(self, page: Any) -> None:
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)
        page.on("response", self._response)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Any) -> None:
        own = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(own):
            self.problems.append(f"asked another host: {request.url}")

    def _response(self, response: Any) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status} for {response.url}")


@pytest.fixture
def watch(server: str) -> Iterator[Watch]:
    """Fails the test if any page had an error, broke the CSP, or asked another host."""
    seen = Watch(server)
    yield seen
    assert not seen.problems, seen.problems


@pytest.fixture
def person(browser: Any, server: str, watch: Watch) -> Iterator[Callable[..., Any]]:
    """Somebody with a browser of their own: `person()` gives a page; motion is off unless asked for.

    They know the games and want no coach, unless they are a `newcomer`, and have others' turns told fast.
    """
    contexts = []
    known = {name: {"coach": False} for name in list_games()}
    knows = f"localStorage['lapilli.learned'] ??= JSON.stringify({json.dumps(known)})"

    def come(**options: Any) -> Any:
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("viewport", {"width": 1280, "height": 800})
        newcomer = options.pop("newcomer", False)
        context = browser.new_context(base_url=server, locale=options.pop("locale", "en-GB"), **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not newcomer:
            context.add_init_script(f"try {{ {knows}; localStorage['lapilli.pace'] ??= 'fast' }} catch {{}}")
        page = context.new_page()
        watch.page(page)
        return page

    yield come
    for context in contexts:
        context.close()
