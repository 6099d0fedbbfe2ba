"""Run the .py files of an installation whose kernel is compiled: `LAPILLI_PURE=1`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "LAPILLI_PURE"


class SourceFinder:
    """Finds the source of a lapilli module that also exists compiled, and leaves everything else alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("lapilli.") or path is None:
            return None
        for folder in path:
            source = Path(folder, name.rpartition(".")[2] + ".py")
            if source.exists():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return None


def install() -> None:
    """Prefer sources for the rest of this process, if the variable asks for it."""
    if os.environ.get(VARIABLE, "") not in ("", "0") and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Is the kernel running compiled in this process?"""
    from lapilli.core import state

    return not str(state.__file__).endswith(".py")


def notice() -> str:
    """One line on how the kernel runs here."""
    if compiled():
        return "lapilli: the kernel is compiled"
    if os.environ.get(VARIABLE, "") not in ("", "0"):
        return f"lapilli: {VARIABLE} is set, the kernel runs interpreted"
    return "lapilli: WARNING: no compiled kernel (was there no C compiler?), rules run about 30 times slower"
