"""An export of the page edition on a plain static server, below a folder, and a real Chromium."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.errors import OptionError
from lapilli.core.registry import list_games
from lapilli.site.export import chosen_games, export
from tests.browser.conftest import PATIENCE, Watch, _launched, _open

OURS = sorted(chosen_games())
POLICY = (  # a host that forbids everything else: Python needs nothing but to compile WebAssembly
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: "
    "blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'"
)


def todays() -> list[str]:
    """One game a day in turn; all with LAPILLI_ALL."""
    return OURS if everything() else [OURS[sample() % len(OURS)]]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder `lapilli` with an export, written once in a run; the folder above it is what the server serves."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    folder, done, lock = shared / "www" / "lapilli", shared / "site-done", shared / "site-lock"
    try:
        lock.mkdir()
    except FileExistsError:  # another worker is at it
        end = time.monotonic() + PATIENCE / 1000 * 3
        while not done.exists():
            assert time.monotonic() < end, "the export of another worker does not end"
            time.sleep(0.3)
    else:
        try:
            export(folder, todays(), ("en", "nl"))
            done.write_text("")
        except OptionError as error:
            done.write_text(str(error))
    if reason := done.read_text():
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(f"nothing was exported: {reason}")
    return folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, with the content policy of a strict host."""

    def log_message(self, format: str, *args: object) -> None: ...

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is."""
    handler = functools.partial(Quiet, directory=site.parent)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/lapilli"
    server.shutdown()
    thread.join(10)
    server.server_close()


@pytest.fixture
def watch(address: str) -> Iterator[Watch]:
    """Fails the test if any page had an error, broke its policy, or asked another host."""
    seen = Watch(address)
    yield seen
    assert not seen.problems, seen.problems


@pytest.fixture
def browser() -> Any:
    return _launched()


@pytest.fixture
def person(browser: Any, address: str, watch: Watch) -> Iterator[Callable[..., Any]]:
    """Somebody with a browser of their own, who knows the games: `person()` gives a page."""
    contexts = []

    def come(**options: Any) -> Any:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(reduced_motion="reduce", locale="en-GB", **options)
        context.set_default_timeout(PATIENCE)
        known = ", ".join(f"{name}: {{ coach: false }}" for name in list_games())
        context.add_init_script(
            f"try {{ localStorage['lapilli.learned'] ??= JSON.stringify({{ {known} }});"
            " localStorage['lapilli.pace'] ??= 'fast' } catch {}"
        )
        contexts.append(context)
        page = context.new_page()
        watch.page(page)
        return page

    yield come
    for context in contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """One browser for the files of this folder, as in tests/browser."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        _open.close()
        _launched.cache_clear()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """An export is large, and its folder is kept for three runs otherwise."""
    if not os.environ.get("PYTEST_XDIST_WORKER"):
        base = session.config._tmp_path_factory._basetemp  # type: ignore[attr-defined]
        if base is not None:
            shutil.rmtree(base / "www", ignore_errors=True)
