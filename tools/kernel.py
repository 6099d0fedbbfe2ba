"""Compile the kernel of this clone: `python tools/kernel.py` and wait, `--behind` in a process of its own, `--check`.

`make play` shows a board at once, from the sources, and has this done behind it at low priority; the next start uses
it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from setup import KERNEL, compiler  # noqa: E402

HERE = Path(sys.prefix)  # the virtual environment this runs in
DONE, LOG, LOCK = HERE / "kernel-compiled", HERE / "kernel.log", HERE / "kernel.lock"
IDLE = 19  # the lowest priority


def fresh() -> bool:
    """Was the kernel compiled since its sources, or the way it is compiled, last changed?"""
    if not DONE.exists():
        return False
    sources = [ROOT / name for name in (*KERNEL, "setup.py", "pyproject.toml")]
    return DONE.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def build() -> int:
    """Fetch the compiler of Python and compile, unless another process has just done it; its exit code."""
    with alone():
        if fresh():
            return 0
        wanted = [need for need in requirements() if not need.startswith("wheel")]
        code = run("-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off", *wanted)
        code = code or run("setup.py", "--quiet", "build_ext", "--inplace")
        if code == 0:
            DONE.touch()
        return code


def requirements() -> list[str]:
    """What compiling needs, as pip would be told."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["build-system"]["requires"])


def run(*arguments: str) -> int:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode


def behind() -> None:
    """Begin to compile in a session of its own: Ctrl-C at the table does not stop it."""
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--quietly"],
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One compilation at a time; who comes second waits and finds it done."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(wish: str = "") -> int:
    if wish == "--check":  # 0: compiled, or never will be; 1: worth compiling
        return int(not fresh() and shutil.which(compiler()) is not None)
    if wish == "--behind":
        behind()
        return 0
    if wish == "--quietly":
        os.nice(IDLE)
    return build()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
