"""From a fresh clone to a board: how long `make play` takes with an empty pip cache.

`python -m tests.release.first_board` clones this repository into a temporary folder, runs `make play` there without
opening a browser, and stops the clock when the board of a table has come over HTTP.
`--compiled` waits for the kernel too and starts a second time.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.release.visit import open_table, wait_for

ROOT = Path(__file__).parents[2]
TARGET = 60  # seconds on two cores


@contextmanager
def playing(clone: Path, cache: Path) -> Iterator[tuple[str, float]]:
    """`make play` in this clone; the address it names, and the seconds until its first board. What it says is shown."""
    began = time.monotonic()
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("LAPILLI_", "PYTHON"))}
    environment = {**ours, "PIP_CACHE_DIR": str(cache), "LAPILLI_DATA": str(cache / "data")}
    process = subprocess.Popen(
        ["make", "play", "PLAY=--no-browser"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            print(f"{time.monotonic() - began:6.1f} s  {line}", end="", flush=True)
            if found := re.match(r"(http://\S+?)/?$", line.strip()):
                address = found[1]
                wait_for(address)
                open_table(address, "nisyros")
                yield address, time.monotonic() - began
                return
        raise AssertionError(f"make play ended with {process.wait()}")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)


def main(wait: bool) -> float:
    """The seconds from a fresh clone to the first board."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone, cache = Path(folder, "lapilli"), Path(folder, "cache")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        with playing(clone, cache) as (_, seconds):
            print(f"first board after {seconds:.0f} s, the machine's load being {os.getloadavg()[0]:.1f}")
            while wait and not (clone / ".venv" / "kernel-compiled").exists():
                time.sleep(1)
        if wait:
            with playing(clone, cache) as (_, again):
                print(f"the second start, compiled: {again:.0f} s")
    return seconds


if __name__ == "__main__":
    sys.exit(main("--compiled" in sys.argv) > TARGET)
