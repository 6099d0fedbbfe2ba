"""Box files and records of people: checked for size and form, then parsed in a worker."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lapilli.core import record
from lapilli.core.errors import BoxError, LapilliError, RecordError
from lapilli.core.factory import new, play_again
from lapilli.core.registry import find
from lapilli.server.rooms.initial_table import boxed

LINE = 4_000  # characters of a line
PARTS = 8  # of a dotted key
DEPTH = 12  # lists and tables inside each other
DOTTED = re.compile(rf"(?:[^\s.=,\[\]{{}}]+\s*\.\s*){{{PARTS}}}")
STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*')  # in which nothing has a meaning


def look_over(text: str) -> None:
    """Refuse what no box file is: a reader of TOML may take for ever over a long key, or fall over its own depth."""
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE:
            raise BoxError(f"the line is longer than {LINE} characters", number)
        meant = STRING.sub("s", line)
        if DOTTED.search(meant):
            raise BoxError(f"a name has more than {PARTS} parts", number)
        for sign in meant:
            depth += (sign in "[{") - (sign in "]}")
            if depth > DEPTH:
                raise BoxError(f"lists and tables are nested more than {DEPTH} deep", number)
        depth = max(depth, 0)


@dataclass(frozen=True)
class Unreadable:
    """Why a box or record was refused, as it comes back from a worker."""

    code: str
    reason: str
    line: int | None = None

    def error(self) -> LapilliError:
        if self.code == "record":
            return RecordError(self.reason, self.line or 0)
        return BoxError(self.reason, self.line)


@dataclass(frozen=True)
class ReplayedRecord:
    """The contents of a record that was replayed: enough to open its room."""

    game: str
    seats: int
    options: dict[str, object]
    origin: dict[str, object] | None
    seed: str | None
    moves: list[tuple[str, str]]


def try_box(game: str, seats: int, options: dict[str, object], box: str) -> Unreadable | None:
    """Can a table be laid with this box? Runs in a worker."""
    try:
        with boxed(box) as path:
            new(game, seats, box=path, seed="try", **options)
    except LapilliError as error:
        return _told(error)
    except RecursionError:
        return Unreadable("box", "lists and tables are nested too deep")
    return None


def read_record(text: str, box: str | None) -> ReplayedRecord | Unreadable:
    """A record, played again. Runs in a worker."""
    try:
        read = record.read(text)
        if len(read.moves) > find(read.game).rules.max_plies:
            raise RecordError("it is longer than any game can be")
        with boxed(box) as path:
            played = play_again(read, path)
    except LapilliError as error:
        return _told(error)
    except RecursionError:
        return Unreadable("record", "lists and tables are nested too deep")
    seed = read.head["seed"][1][:80] if "seed" in read.head else None
    moves = [(seat, words) for _, seat, words in read.moves]
    return ReplayedRecord(read.game, len(played.seats), dict(played.options), played.origin, seed, moves)


def _told(error: LapilliError) -> Unreadable:
    return Unreadable(error.code, getattr(error, "reason", str(error)), getattr(error, "line", None))
