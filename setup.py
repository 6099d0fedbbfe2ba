"""What pyproject.toml cannot say: compile the kernel where a C compiler is at hand, and carry the docs along."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
KERNEL_OF_A_GAME = ("actions.py", "state.py", "rules/*.py", "knowledge/knowledge.py", "knowledge/redeal.py")
KERNEL = [
    "src/lapilli/core/rng.py",
    "src/lapilli/core/state.py",
    "src/lapilli/core/knowledge.py",
    "src/lapilli/core/bag.py",
    "src/lapilli/study/race.py",  # the yardstick of `lapilli bench`
    *(
        str(path.relative_to(ROOT))
        for part in KERNEL_OF_A_GAME
        for path in sorted(ROOT.glob(f"src/lapilli/games/*/{part}"))
    ),
]
PLACES = (("docs", "rules"), ("examples", "pumice"), ("examples", "stones"))
CARRIED = {f"{place}/{name}": f"lapilli/carried/{name}" for place, name in PLACES}


class BuildWithDocs(build_py):
    """Copies the rules digests and the example game into the package: `lapilli rules` and `new-game` read them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for source, target in CARRIED.items():
            shutil.copytree(
                ROOT / source,
                Path(self.build_lib, target),
                dirs_exist_ok=True,
                ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "*.so"),
            )


def compiler() -> str:
    """The C compiler that would be called."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def kernel() -> list[Any]:
    """The compiled kernel; an empty list, with a line that says so, where it cannot be had."""
    if {"egg_info", "dist_info"} & set(sys.argv):  # pip only asks for names; compiling comes later
        return []
    if os.environ.get("LAPILLI_PURE", "") not in ("", "0"):
        print("lapilli: LAPILLI_PURE is set, installing as pure Python", file=sys.stderr)
        return []
    if os.name == "posix" and shutil.which(compiler()) is None:
        print(
            f"lapilli: WARNING: no C compiler ({compiler()}), installing as pure Python (about 30 times slower)",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(ROOT / "src")
    # the build needs the kernel's types only; strictness is the business of `make lint`
    lenient = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    separate = os.environ.get("LAPILLI_SEPARATE", "") == "1"
    extensions = mypycify(
        lenient + KERNEL,
        opt_level=os.environ.get("LAPILLI_OPT", "2"),  # docs/bench.md has the figures of the other choices
        separate=separate,
        group_name=None if separate else "lapilli.kernel",  # the library lies in the package, under that name
    )
    for extension in extensions:
        extension.optional = True  # a compiler that fails warns and leaves the sources to run
        if os.name == "posix":
            extension.extra_compile_args.append("-fno-semantic-interposition")  # calls inside the kernel are direct
    return extensions


if __name__ == "__main__":
    setup(ext_modules=kernel(), cmdclass={"build_py": BuildWithDocs})
