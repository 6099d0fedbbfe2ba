"""Checkpoints: a file to which every finished chunk is added, from which an interrupted run resumes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.study.counts import Counts
from lapilli.study.plan import Plan
from lapilli.study.provenance import differing
from lapilli.study.workers import Chunk, Done


class Checkpoint:
    """Lines of JSON: first what is simulated, then one line per chunk. A line that was cut off is not counted."""

    def __init__(self, path: Path, plan: Plan, keep: bool) -> None:
        self.path = path
        self.done: list[Chunk] = []
        self.tally = Counts()
        head = {**plan.facts(), "rows": keep}
        whole = self._read(head) if path.exists() and path.stat().st_size else [json.dumps(head, sort_keys=True)]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")
        self._file: IO[str] = path.open("a", encoding="utf-8")

    def add(self, done: Done) -> None:
        """One more chunk, safe on the disk before it counts."""
        chunk, tally = done
        self._file.write(json.dumps([*chunk, tally.as_data()]) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def left(self, games: int) -> Iterator[Chunk]:
        """The stretches of games that are still to be played."""
        first = 0
        for chunk in sorted(self.done):
            if chunk.last > games:
                raise OptionError(f"{self.path} has games up to {chunk.last}: more than {games}")
            if chunk.first > first:
                yield Chunk(first, chunk.first)
            first = chunk.last
        if first < games:
            yield Chunk(first, games)

    def _read(self, head: Data) -> list[str]:
        lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]
        try:
            found = json.loads(lines[0])
        except (IndexError, ValueError):
            found = None
        if not isinstance(found, dict):
            raise OptionError(f"{self.path} is no file of a simulation that can be resumed")
        if differences := differing(found, head):
            raise OptionError(f"{self.path} cannot be resumed here, it has {differences}")
        for line in lines[1:]:
            first, last, data = json.loads(line)
            self.done.append(Chunk(first, last))
            self.tally.add(Counts.of_data(data))
        return lines
