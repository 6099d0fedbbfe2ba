"""Where the games of a study are played, and where its progress is kept: the same choice for every command."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypedDict

SAFE: Final = re.compile(r"[^\w.+-]+")


class Arguments(TypedDict):
    """The arguments of `simulate` that say where games are played."""

    jobs: int | None
    ray: str | None
    resume: Path | None


class Interrupted(KeyboardInterrupt):
    """Ctrl-C during a simulation: `kept` is the file from which the same call goes on, None if nothing is kept."""

    def __init__(self, kept: Path | None, games: int) -> None:
        super().__init__()
        self.kept, self.games = kept, games


@dataclass(frozen=True)
class Execution:
    """Processes here, or a Ray cluster; and a folder with a file of progress for each simulation of the study.

    The figures do not depend on it.
    """

    jobs: int | None = None  # by default as many as there are processors and work for
    ray: str | None = None  # the address of a cluster; `local` starts one here
    resume: Path | None = None

    def of(self, *names: object) -> Arguments:
        """Return the arguments of one simulation, which these names tell from the others of its study."""
        name = SAFE.sub("_", "-".join(map(str, names)))
        file = None if self.resume is None else self.resume / f"{name}.jsonl"
        return {"jobs": self.jobs, "ray": self.ray, "resume": file}


ALONE: Final = Execution(jobs=1)
EVERYWHERE: Final = Execution()
