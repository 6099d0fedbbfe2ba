"""Measure the page edition in Chromium: first visit, later visits, clicks, memory.

python tools/measure_site.py FOLDER [GAME]      FOLDER is what `lapilli admin export-site` wrote

The server of this program sends 20 Mbit/s and compresses what hosts usually compress (pages, scripts, JSON). For the
slow processor the whole process of the page, its workers included, is stopped three quarters of the time.
"""

from __future__ import annotations

import contextlib
import functools
import gzip
import http.server
import os
import shutil
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.clicking_player import HINTS, Clicker, over, wait

BYTES_PER_SECOND = 20_000_000 / 8
CHUNK = 16_384
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
WATCH = """
  window.answers = [];
  let asked = 0;
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (typeof message === "string" && message.includes('"type":"play"')) {
      const now = performance.now(); // an action may also follow from a hint that was asked for long ago
      asked = now - (window.clicked ?? 0) < 2000 ? window.clicked : now;
    }
    return send.call(this, message, ...rest);
  };
  addEventListener("click", () => (window.clicked = performance.now()), true);
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (asked) requestAnimationFrame(() => { window.answers.push(performance.now() - asked); asked = 0; });
  }).observe(document.body, { attributes: true, attributeFilter: ["data-shown"] }));
"""
sent = {"bytes": 0}
line = threading.Lock()


class Slow(http.server.SimpleHTTPRequestHandler):
    """A static server behind a line of 20 Mbit/s."""

    def log_message(self, format: str, *args: object) -> None: ...

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        if path.suffix in COMPRESSED:
            body = gzip.compress(body, 6)
            self.send_header("content-encoding", "gzip")
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "max-age=600")
        self.end_headers()
        with contextlib.suppress(ConnectionError):
            for at in range(0, len(body), CHUNK):
                part = body[at : at + CHUNK]
                with line:  # one line for all requests
                    time.sleep(len(part) / BYTES_PER_SECOND)
                    sent["bytes"] += len(part)
                self.wfile.write(part)


def renderers() -> list[int]:
    """The processes of pages that this program started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if b"--type=renderer" in entry.read_bytes() and _is_ours(int(entry.parent.name)):
                found.append(int(entry.parent.name))
    return found


def _is_ours(pid: int) -> bool:
    """Was this process started by this program, or by one that it started?"""
    while pid > 1 and pid != os.getpid():
        pid = int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    return pid == os.getpid()


def memory() -> int:
    """Megabytes of the largest page."""
    sizes = [0]
    for pid in renderers():
        with contextlib.suppress(OSError):
            text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8")
            sizes.append(next(int(row.split()[1]) for row in text.splitlines() if row.startswith("Pss:")) // 1024)
    return max(sizes)


@contextlib.contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let the pages run 10 milliseconds out of so many times ten."""
    going = threading.Event()
    pids = renderers()

    def work() -> None:
        while not going.is_set():
            for sign, seconds in ((signal.SIGSTOP, 0.01 * (times - 1)), (signal.SIGCONT, 0.01)):
                for pid in pids:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, sign)
                time.sleep(seconds)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        going.set()
        thread.join()
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def told(name: str, found: list[float]) -> None:
    found = sorted(found)
    if found:
        p95 = found[min(len(found) - 1, int(len(found) * 0.95))]
        slowest = ", ".join(f"{one:.0f}" for one in found[-4:])
        middle = statistics.median(found)
        print(f"{name}: {len(found)} clicks, median {middle:.0f} ms, p95 {p95:.0f} ms, slowest {slowest} ms")


def clicks(page: Any, player: Clicker, count: int) -> list[float]:
    """The milliseconds from so many clicks to the picture that answers them."""
    page.evaluate("window.answers.length = 0")
    for _ in range(8 * count):
        wait(page)
        if over(page) or page.evaluate("window.answers.length") >= count:
            break
        player.step()
        page.wait_for_timeout(150)
    return [float(one) for one in page.evaluate("window.answers")]


def main(folder: str, game: str = "eruption") -> None:
    """Measure one game and print the figures."""
    from playwright.sync_api import sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Slow, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    print(f"{game}; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
        context.set_default_timeout(120_000)
        context.add_init_script(WATCH + f"localStorage['lapilli.learned'] = '{{\"{game}\":{{\"coach\":false}}}}'")
        page = context.new_page()
        began = time.perf_counter()
        page.goto(f"{address}/en/")
        page.locator(f"#game-{game} [data-way='bots']").click()
        page.locator("#open-table").click()
        page.locator("#board svg.scene").wait_for()
        seconds = time.perf_counter() - began
        print(f"first visit to first board: {seconds:.1f} s, {sent['bytes'] / 1e6:.1f} MB")
        page.locator("html[data-offline='ready']").wait_for()
        print(f"ready for offline: {sent['bytes'] / 1e6:.1f} MB in all")
        for _ in range(3):
            page.reload(wait_until="commit")
            began = time.perf_counter()
            page.locator("#board svg.scene").wait_for()
            print(f"later visit to board: {time.perf_counter() - began:.1f} s")
        player = Clicker(page, hints=HINTS.get(game, 0.0))
        clicks(page, player, 3)
        told("clicks", clicks(page, player, 40))
        with slowed(4):
            told("clicks, processor slowed four times", clicks(page, player, 12))
        player.play()
        page.wait_for_timeout(1000)
        print(f"memory of the page and its workers after a whole game: {memory()} MB")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
