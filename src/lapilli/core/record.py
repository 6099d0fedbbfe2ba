"""Records: one readable text per game, from which it can be replayed to the last die.

::

    lapilli record 1
    game: pebbles 1
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
from pathlib import Path
from typing import TYPE_CHECKING

from lapilli.core.errors import LapilliError, RecordError
from lapilli.core.game import Result
from lapilli.core.registry import find
from lapilli.core.seed import commitment

if TYPE_CHECKING:
    from lapilli.core.table import Table

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

    def replay(self, box: Path | str | None = None) -> Table:
        """Play it all again; every disagreement with the rules is named with its line."""
        from lapilli.core import table  # a record is written by a table and makes one again

        game = find(self.game)
        if self.version not in (game.version, *game.replays):
            raise RecordError(
                f"{game.title} version {self.version} was recorded, version {game.version} is installed",
                self.head["game"][0],
            )
        seed = self.head["seed"][1] if "seed" in self.head else None
        try:
            if "position" in self.head:
                origin = game.position_of(self.version, json.loads(self.head["position"][1]))
                played = table.position(self.game, origin, seed=seed, box=box)
            else:
                options = {**game.former.get(self.version, {}), **self.options}
                played = table.new(self.game, self.seats, seed=seed, box=box, **options)
        except (LapilliError, json.JSONDecodeError) as error:
            raise RecordError(str(error), self.head.get("position", self.head["game"])[0]) from error
        self._check_head(played, seed)
        for line, seat, text in self.moves:
            try:
                played.play(text, seat)
            except LapilliError as error:
                raise RecordError(str(error), line) from error
        self._check_ending(played)
        return played

    def _check_head(self, played: Table, seed: str | None) -> None:
        line, fingerprint = self.head["box"]
        if fingerprint != played.box.fingerprint:
            raise RecordError(f"it was played with another box ({fingerprint}): pass that box file", line)
        if seed is not None and "seed hash" in self.head:
            line, promised = self.head["seed hash"]
            if promised != commitment(seed):
                raise RecordError("the seed does not fit its hash", line)

    def _check_ending(self, played: Table) -> None:
        if not self.ending:
            return
        found = played.result
        if found is None:
            raise RecordError("the record has a result but the game is not over", self.ending["result"][0])
        for key, value in _ending(found).items():
            line, said = self.ending.get(key, (self.ending["result"][0], ""))
            if said != value:
                raise RecordError(f"{key} should be {value!r}, not {said!r}", line)


def write(played: Table, *, reveal: bool) -> str:
    """The text of a table's game so far."""
    game = played.game
    lines = [HEAD, f"game: {game.name} {game.version}", f"box: {played.box.fingerprint}", f"seats: {len(played.seats)}"]
    for name, value in played.options.items():
        lines.append(f"option {name}: {('on' if value else 'off') if isinstance(value, bool) else value}")
    lines.append(f"seed hash: {played.promise}")
    if reveal:
        lines.append(f"seed: {played.seed}")
    if played.origin is not None:
        lines.append(f"position: {json.dumps(played.origin, ensure_ascii=False)}")
    lines.append("")
    lines += [f"{seat}: {text}" for seat, text in game.tidy(played.moves())]
    if played.result:
        lines += ["", *(f"{key}: {value}" for key, value in _ending(played.result).items())]
    return "\n".join(lines) + "\n"


def _ending(result: Result) -> dict[str, str]:
    return {
        "result": result.outcome,
        "reason": result.reason,
        "winners": ", ".join(result.winners),
        "scores": ", ".join(f"{seat} {score:g}" for seat, score in result.scores.items()),
    }


def read(text: str) -> Record:
    """One record; anything that does not fit is refused with its line."""
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
        raise RecordError(f"{key!r} stands here a second time", number)
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


def replay(text: str, *, box: Path | str | None = None) -> Table:
    """The table at the end of a recorded game."""
    return read(text).replay(box)
