"""A process that times cases on request: JSON lines in and out. `python -m lapilli.study.bench_worker`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType

from lapilli.interpreted import VARIABLE, compiled
from lapilli.study.bench_batches import BatchTrack
from lapilli.study.bench_cases import BenchCase, GameTrack, Lap, RaceTrack, TableTrack, TwinTrack
from lapilli.study.bench_rivals import PEERS


class Missing(Exception):
    """A contender that cannot run here; the words say what is missing."""


class Stopwatch:
    """A handle on such a process, compiled or interpreted; a contender keeps its place between laps."""

    def __init__(self, *, pure: bool) -> None:
        environment = {**os.environ, VARIABLE: "1" if pure else ""}
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
            start_new_session=True,  # Ctrl-C is for the parent process
        )
        assert self.process.stdout
        self.compiled: bool = json.loads(self.process.stdout.readline() or "{}").get("compiled", False)

    def lap(self, contender: str, seconds: float) -> Lap:
        """Time a contender: `game NAME`, `table NAME`, `batch NAME`, `race`, `twin`, or `peer NAME`."""
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(json.dumps([contender, seconds]) + "\n")
            self.process.stdin.flush()
            answer = json.loads(self.process.stdout.readline())
        except (OSError, json.JSONDecodeError):
            raise Missing("the process that timed it has died") from None
        if "missing" in answer:
            raise Missing(answer["missing"])
        return Lap(**answer)

    def __enter__(self) -> Stopwatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.terminate()
        self.process.communicate()


def contender(name: str, folder: Path) -> BenchCase:
    """The contender of that name, set up."""
    kind, _, rest = name.partition(" ")
    if kind == "game":
        return GameTrack(rest)
    if kind == "table":
        return TableTrack(rest)
    if kind == "batch":
        if not find_spec("numpy"):
            raise Missing("NumPy is not installed: pip install 'lapilli[study]'")
        return BatchTrack(rest)
    if kind == "race":
        return RaceTrack()
    if kind == "twin":
        compiler = shutil.which(os.environ.get("CC", "cc"))
        if compiler is None:
            raise Missing("no C compiler")
        return TwinTrack(folder, compiler)
    module, package, make = PEERS[rest]
    try:
        return make()
    except ModuleNotFoundError as error:
        raise Missing(f"{package} is not installed ({error.name or module}): pip install 'lapilli[bench]'") from None


def main() -> None:
    """Say how the kernel runs, then answer requests until the input ends; what a peer prints goes to stderr."""
    known: dict[str, BenchCase] = {}
    answers = sys.stdout
    print(json.dumps({"compiled": compiled()}), flush=True)
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(sys.stderr):
        for request in sys.stdin:
            name, seconds = json.loads(request)
            try:
                if name not in known:
                    known[name] = contender(name, Path(folder))
                lap = known[name].lap(seconds)
                answer = {"seconds": lap.seconds, "decisions": lap.decisions, "games": lap.games, "facts": lap.facts}
            except Missing as error:
                answer = {"missing": str(error)}
            except Exception as error:  # a peer of another version, a game of somebody else: the others go on
                answer = {"missing": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
