"""Records: one readable text per game, from which it can be replayed.

::

    lapilli record 1
    game: nisyros 1
    box: 0f3a...
    seats: 3
    option level: zeus
    seed hash: 9c1d...
    seed: 7                      (once the game is over)

    chance: roll red 2
    pali: place pali pali.theatre to nikia.2

    result: lost
    reason: ...
    winners: ...
    scores: mandraki 7, pali 3
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from lapilli.core.box import Box
from lapilli.core.errors import RecordError
from lapilli.core.game import Game
from lapilli.core.option import Choices
from lapilli.core.rules import Result
from lapilli.core.type_parameters import View

HEAD = "lapilli record 1"
ENDING = ("result", "reason", "winners", "scores")


@dataclass
class Record:
    """What a text says, before it is replayed; every entry with its line."""

    game: str = ""
    version: int = 0
    seats: int = 0
    head: dict[str, tuple[int, str]] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)  # line, seat, notation
    ending: dict[str, tuple[int, str]] = field(default_factory=dict)


class Played(Protocol):
    """What a record tells of a table."""

    game: Game
    options: Choices
    box: Box
    seed: str
    origin: View | None

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def seed_commitment(self) -> str: ...

    @property
    def result(self) -> Result | None: ...

    def moves(self) -> list[tuple[str, str]]: ...


def write(played: Played, *, reveal: bool) -> str:
    """The text of a table's game so far."""
    game = played.game
    lines = [HEAD, f"game: {game.name} {game.version}", f"box: {played.box.fingerprint}", f"seats: {len(played.seats)}"]
    for name, value in played.options.items():
        lines.append(f"option {name}: {('on' if value else 'off') if isinstance(value, bool) else value}")
    lines.append(f"seed hash: {played.seed_commitment}")
    if reveal:
        lines.append(f"seed: {played.seed}")
    if played.origin is not None:
        lines.append(f"position: {json.dumps(played.origin, ensure_ascii=False)}")
    lines.append("")
    lines += [f"{seat}: {text}" for seat, text in game.rules.canonical_moves(played.moves())]
    if played.result:
        lines += ["", *(f"{key}: {value}" for key, value in ending(played.result).items())]
    return "\n".join(lines) + "\n"


def ending(result: Result) -> dict[str, str]:
    """The last lines of a record."""
    return {
        "result": result.outcome,
        "reason": result.reason,
        "winners": ", ".join(result.winners),
        "scores": ", ".join(f"{seat} {score:g}" for seat, score in result.scores.items()),
    }


def read(text: str) -> Record:
    """One record; anything that does not fit is refused with its line."""
    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not {text!r}")
    records = list(read_all(text.splitlines()))
    if len(records) != 1:
        raise RecordError(f"one record was expected, there are {len(records)}")
    return records[0]


def read_all(lines: Iterable[str]) -> Iterator[Record]:
    """Every record of a large collection, one after the other, never all in memory."""
    record: Record | None = None
    for number, raw in enumerate(lines, 1):
        row = raw.rstrip("\n").rstrip()
        if row == HEAD:
            if record is not None:
                yield _complete(record, number)
            record = Record()
        elif record is None:
            if row and not row.startswith("#"):
                raise RecordError(f"a record begins with {HEAD!r}", number)
        elif row and not row.startswith("#"):
            _take(record, row, number)
    if record is not None:
        yield _complete(record, 0)


def _take(record: Record, row: str, number: int) -> None:
    key, colon, value = row.partition(":")
    key, value = key.strip(), value.strip()
    if not colon:
        raise RecordError(f"{row!r} is no line of a record: a colon is missing", number)
    if key in ENDING:
        _set(record.ending, key, value, number)
    elif record.ending:
        raise RecordError("nothing but the result may follow the result", number)
    elif key in ("game", "box", "seats", "seed hash", "seed", "position") and not record.moves:
        _set(record.head, key, value, number)
        _head(record, key, value, number)
    elif key.startswith("option ") and not record.moves:
        record.options[key.removeprefix("option ")] = value
    elif "seats" not in record.head:
        raise RecordError(f"{key!r} is no heading of a record", number)
    else:
        record.moves.append((number, key, value))


def _set(entries: dict[str, tuple[int, str]], key: str, value: str, number: int) -> None:
    if key in entries:
        raise RecordError(f"{key!r} is given twice", number)
    entries[key] = (number, value)


def _head(record: Record, key: str, value: str, number: int) -> None:
    if key == "game":
        name, _, version = value.partition(" ")
        if not version.isdecimal():
            raise RecordError("the game's version is missing", number)
        record.game, record.version = name, int(version)
    elif key == "seats":
        if not value.isdecimal():
            raise RecordError(f"{value!r} is no number of seats", number)
        record.seats = int(value)


def _complete(record: Record, number: int) -> Record:
    for key in ("game", "box", "seats"):
        if key not in record.head:
            raise RecordError(f"the record has no {key!r} line", number)
    if record.ending and "result" not in record.ending:
        raise RecordError("the ending has no 'result' line", number)
    return record
