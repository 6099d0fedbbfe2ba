"""What a release is tried with: wheel and sdist built from a copy of the sources, and empty virtual environments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.conftest import free_port

ROOT = Path(__file__).parents[2]
VISIT = Path(__file__).with_name("visit.py")
PYTHONS = ("3.11", "3.12", "3.13")
NO_COMPILER = {"CC": "no-such-compiler"}


def clean() -> dict[str, str]:
    """The surroundings without anything that points at this repository."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("LAPILLI_", "PYTHON", "VIRTUAL"))}


def run(*command: str | Path, cwd: Path, **surroundings: str) -> str:
    """What a command prints; its whole output if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env={**clean(), **surroundings}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def python(version: str) -> str | None:
    """The interpreter of that version, if this machine has one: on the PATH or among those of pyenv."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    kept = sorted(
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions").glob(f"{version}.*/bin/python")
    )
    found = str(kept[-1]) if kept else shutil.which(f"python{version}")
    return found if found and subprocess.run([found, "-c", "import venv"], check=False).returncode == 0 else None


def build(kind: str, out: Path, sdist: Path | None = None) -> Path:
    """Build `wheel` or `sdist` of the sources as they lie here, or of an sdist, as `python -m build` does; the file."""
    source = out / "source"
    if sdist is not None:
        with tarfile.open(sdist) as archive:
            archive.extractall(out / "unpacked", filter="data")
        source = next((out / "unpacked").iterdir())
    else:
        listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT).splitlines()
        for name in listed:
            if (ROOT / name).is_file():
                (source / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, source / name)
    run(sys.executable, "-m", "build", f"--{kind}", "--outdir", out / kind, source, cwd=out)
    return next((out / kind).iterdir())


class Installation:
    """An empty virtual environment of one Python, and what is installed into it."""

    def __init__(self, folder: Path, interpreter: str) -> None:
        self.folder, self.python = folder, folder / "bin" / "python"
        run(interpreter, "-m", "venv", folder, cwd=folder.parent)

    def install(self, file: Path, extra: str = "[play]", **surroundings: str) -> None:
        wanted = f"{file}{extra}"
        run(self.python, "-m", "pip", "install", "--no-cache-dir", wanted, cwd=self.folder, **surroundings)

    @property
    def size(self) -> float:
        """Megabytes of what was installed, without byte code."""
        theirs = ("pip", "setuptools", "pkg_resources", "_distutils_hack")  # the environment came with these
        ours = (top for top in self.site.iterdir() if not top.name.startswith(theirs))
        found = (path for top in ours for path in (top, *top.rglob("*")) if path.suffix != ".pyc" and path.is_file())
        return sum(path.stat().st_size for path in found) / 1e6

    @property
    def site(self) -> Path:
        return next(self.folder.glob("lib/python*/site-packages"))

    @property
    def version(self) -> str:
        return run(self.folder / "bin" / "lapilli", "--version", cwd=self.folder).strip()

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`lapilli play`, as somebody would who has just installed it; its address."""
        port = str(free_port())
        data = {"LAPILLI_DATA": str(self.folder / "data")}
        with (self.folder / "log").open("w") as log:
            command = [str(self.folder / "bin" / "lapilli"), "play", "--no-browser", "--port", port]
            server = subprocess.Popen(command, cwd=self.folder, env={**clean(), **data}, stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(60)

    def visit(self) -> str:
        """Open a table of every game over HTTP and play one; what the visitor tells."""
        with self.serving() as address:
            return run(self.python, VISIT, address, cwd=self.folder)
