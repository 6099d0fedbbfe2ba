"""What pyproject.toml cannot say: compile the kernel where a C compiler is at hand, and carry the docs along."""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
KERNEL_OF_A_GAME = (
    *("actions.py", "state.py", "rules/*.py"),
    *(f"knowledge/{part}.py" for part in ("knowledge", "packing", "sample_world", "encode", "view")),
    *(f"player/{part}.py" for part in ("tables", "evaluation", "plan", "heuristic", "features", "survey", "team")),
    *(f"player/{part}.py" for part in ("search_adapter", "dice_odds", "equipment", "team_planning")),
    *(f"player/{part}.py" for part in ("belief", "menu", "hand", "talk", "decisions")),
)
KERNEL = [
    "src/lapilli/core/rng.py",
    "src/lapilli/core/observation_buffer.py",
    "src/lapilli/core/state.py",
    "src/lapilli/core/knowledge.py",
    "src/lapilli/core/bag.py",
    "src/lapilli/core/packing.py",
    "src/lapilli/core/vector_env.py",
    "src/lapilli/core/view_encoding.py",
    *(f"src/lapilli/bots/{part}.py" for part in ("net", "search_adapter", "search", "learning")),
    "src/lapilli/study/solver.py",
    "src/lapilli/study/bench_dice_race.py",  # the yardstick of `lapilli dev bench`
    *(
        str(path.relative_to(ROOT))
        for part in KERNEL_OF_A_GAME
        for path in sorted(ROOT.glob(f"src/lapilli/games/*/{part}"))
    ),
]
PLACES = (("docs", "rules"), ("docs", "tutorials"), ("examples", "pumice"), ("examples", "stones"))
CARRIED = {f"{place}/{name}": f"lapilli/carried/{name}" for place, name in PLACES}

DIRECT_CALLS = ("-fno-semantic-interposition", "-fvisibility=hidden")  # inside the kernel
MODULE_BODY = re.compile(r"^char CPyDef_\w+___top_level__\(void\) \{", re.MULTILINE)
ONCE = """#if defined(__clang__)
#define ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
"""


class BuildWithDocs(build_py):
    """Copies the digests, guides and example games into the package: `lapilli rules` and `new-game` read them."""

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


class BuildOnAllCores(build_ext):
    """Compiles the files of a library side by side; setuptools alone would take them one after another."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: one_by_one([source], **options), sources)
                return [name for names in done for name in names]

        if os.name == "posix":
            self.compiler.compile = side_by_side
        super().build_extensions()


def compiler() -> str:
    """The C compiler that would be called."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def kernel() -> list[Any]:
    """The compiled kernel; an empty list, with a line that says so, where it cannot be had."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):  # names and sources are asked for; compiling comes later
        return []
    if os.environ.get("LAPILLI_INTERPRETED", "") not in ("", "0"):
        print("lapilli: LAPILLI_INTERPRETED is set, installing as pure Python", file=sys.stderr)
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
    way = os.environ.get("LAPILLI_WAY", "files")  # docs/reference/speed.md has the figures of the other choices
    extensions = mypycify(
        lenient + KERNEL,
        opt_level=os.environ.get("LAPILLI_OPT", "2"),
        debug_level="0",
        multi_file=way == "files",
        separate=way == "libraries",
        group_name=None if way == "libraries" else "lapilli.kernel",  # the library lies in the package, under that name
    )
    for extension in extensions:
        for source in extension.sources:
            spare_the_optimizer(Path(source))
        extension.optional = True  # a compiler that fails warns and leaves the sources to run
        extension.include_dirs = [*extension.include_dirs, "build/lapilli"]  # the headers of a group named with a dot
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    return extensions


def spare_the_optimizer(source: Path) -> None:
    """The body of a module, half of all the C, runs once: optimised it would cost a third of the time, for nothing."""
    text, bodies = MODULE_BODY.subn(r"ONCE \g<0>", source.read_text("utf-8"))
    if bodies:
        source.write_text(ONCE + text, "utf-8")


if __name__ == "__main__":
    setup(ext_modules=kernel(), cmdclass={"build_py": BuildWithDocs, "build_ext": BuildOnAllCores})
