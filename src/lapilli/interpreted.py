"""Run the .py files of an installation whose kernel is compiled: `LAPILLI_INTERPRETED=1`.

`make play` sets `LAPILLI_INTERPRETED=building` while the kernel is compiled: a process and its children stay with
the sources, whatever appears beside them meanwhile.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

VARIABLE = "LAPILLI_INTERPRETED"
LIBRARY = "lapilli.kernel__mypyc"  # the compiled kernel; setup.py names it


class SourceFinder:
    """Finds the source of a lapilli module that also exists compiled, and leaves everything else alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("lapilli.") or path is None:
            return None
        for folder in path:
            leaf = name.rpartition(".")[2]
            for source in (Path(folder, f"{leaf}.py"), Path(folder, leaf, "__init__.py")):
                if source.exists():
                    loader = SourceFileLoader(name, str(source))
                    below = [str(source.parent)] if source.name == "__init__.py" else None
                    return spec_from_file_location(name, source, loader=loader, submodule_search_locations=below)
        return None


def install() -> None:
    """Prefer sources for the rest of this process, if the variable asks for it; else make the library ready, if any."""
    if os.environ.get(VARIABLE, "") in ("", "0"):
        place(LIBRARY)
    elif SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def place(name: str) -> None:
    """Tell a compiled library where its modules are.

    mypyc looks for them below the folder of the library; ours does not lie above the package but inside it.
    """
    if find_spec(name) is None:
        return
    library = import_module(name)
    file = Path(str(library.__file__))
    library.__file__ = str(file.parents[name.count(".")] / file.name)


def compiled() -> bool:
    """Is the kernel running compiled in this process?"""
    from lapilli.core import state

    return not str(state.__file__).endswith(".py")


def form() -> Literal["compiled", "building", "interpreted"]:
    """How the kernel runs in this process; `building`: interpreted, and compiled from the next start on."""
    if compiled():
        return "compiled"
    return "building" if os.environ.get(VARIABLE) == "building" else "interpreted"
