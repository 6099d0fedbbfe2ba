"""Make tables: a new game, a given position, a replayed record."""

from __future__ import annotations

import json
from pathlib import Path

from lapilli.core.errors import LapilliError, PositionError, RecordError
from lapilli.core.record import Record, ending, read
from lapilli.core.registry import find
from lapilli.core.seed import commitment
from lapilli.core.table import Table
from lapilli.core.type_parameters import View


def new(
    name: str, seats: int | None = None, *, seed: object = None, box: Path | str | None = None, **options: object
) -> Table:
    """Open a table: `new("nisyros", seats=3, level="zeus", seed=7)`."""
    game = find(name)
    count = game.seats[0] if seats is None else seats
    chosen = game.rules.choose_options(count, options)
    parts = game.rules.load_box(Path(box) if box is not None else None)
    return Table(
        game,
        game.rules.start(count, chosen, parts),
        options=chosen,
        box=parts,
        seed=None if seed is None else str(seed),
    )


def position(name: str, data: View, *, seed: object = None, box: Path | str | None = None) -> Table:
    """Make a table from a position; an impossible one is refused with the reason."""
    game = find(name)
    parts = game.rules.load_box(Path(box) if box is not None else None)
    try:
        state = game.rules.restore(data, parts)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise PositionError(f"the position of {game.title} cannot be read: {type(error).__name__} {error}") from error
    problems = game.rules.audit(state)
    if problems:
        raise PositionError(f"impossible position: {problems[0]}")
    return Table(game, state, options={}, box=parts, seed=None if seed is None else str(seed), origin=data)


def replay(text: str, *, box: Path | str | None = None) -> Table:
    """Replay a record and return the table at its end."""
    return play_again(read(text), box)


def play_again(record: Record, box: Path | str | None = None) -> Table:
    """Replay a whole record; an error names the line that disagrees with the rules."""
    game = find(record.game)
    if record.version != game.version:
        raise RecordError(
            f"{game.title} version {record.version} was recorded, version {game.version} is installed",
            record.head["game"][0],
        )
    seed = record.head["seed"][1] if "seed" in record.head else None
    try:
        if "position" in record.head:
            origin = json.loads(record.head["position"][1])
            played = position(record.game, origin, seed=seed, box=box)
        else:
            played = new(record.game, record.seats, seed=seed, box=box, **record.options)
    except (LapilliError, json.JSONDecodeError) as error:
        raise RecordError(str(error), record.head.get("position", record.head["game"])[0]) from error
    _check_head(record, played, seed)
    for line, seat, text in record.moves:
        try:
            played.play(text, seat)
        except LapilliError as error:
            raise RecordError(str(error), line) from error
    _check_ending(record, played)
    return played


def _check_head(record: Record, played: Table, seed: str | None) -> None:
    line, fingerprint = record.head["box"]
    if fingerprint != played.box.fingerprint:
        raise RecordError(f"it was played with another box ({fingerprint}): pass that box file", line)
    if seed is not None and "seed hash" in record.head:
        line, promised = record.head["seed hash"]
        if promised != commitment(seed):
            raise RecordError("the seed does not fit its hash", line)


def _check_ending(record: Record, played: Table) -> None:
    if not record.ending:
        return
    found = played.result
    if found is None:
        raise RecordError("the record has a result but the game is not over", record.ending["result"][0])
    for key, value in ending(found).items():
        line, said = record.ending.get(key, (record.ending["result"][0], ""))
        if said != value:
            raise RecordError(f"{key} should be {value!r}, not {said!r}", line)
