"""Decisions as training data: what the seat knew, could do and did, and the result.

    positions = data.positions("nisyros", 10_000, bots="steady")
    data.write("nisyros.parquet", positions)
    frame = polars.read_parquet("nisyros.parquet")

Everything streams: one game is held at a time, because its outcome is known only at its end. Nothing but the knowledge
of the seat that decides goes into a row.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from lapilli.adapters.arrays import observation
from lapilli.adapters.match import utilities
from lapilli.bots import AnyBot
from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.factory import play_again
from lapilli.core.game import Game
from lapilli.core.record import read_all
from lapilli.core.registry import find
from lapilli.core.state import CHANCE, State
from lapilli.study.plan import Plan, Runner
from lapilli.study.provenance import as_cells

ROWS = 2048  # of one group of a Parquet file, or of one part of NumPy's


class Decision(NamedTuple):
    """One choice of one seat."""

    game: int
    ply: int
    seat: int
    observation: NDArray[np.uint8]
    legal: list[int]  # ascending: the ones of the mask
    action: int
    outcome: float  # what the game brought this seat: from -1 to 1


def positions(
    game: str,
    most: int,
    seats: int | None = None,
    bots: str | AnyBot | Sequence[str | AnyBot] = "steady",
    options: Mapping[str, object] = {},
    seed: object = 0,
    box: Path | str | None = None,
) -> Iterator[Decision]:
    """So many decisions of games between bots, game after game."""
    runner = Runner(Plan.make(find(game), seats, bots, options, seed, False, box))

    def played() -> Iterator[Decision]:
        for number in count():
            state = runner.start.copy()
            yield from _game(runner.game, number, state, runner.moves(state, number))

    return islice(played(), most)


def of_records(lines: Iterable[str], box: Path | str | None = None) -> Iterator[Decision]:
    """Every decision of recorded games, as far as they were played to their end."""
    for number, record in enumerate(read_all(lines)):
        table = play_again(record, box)
        if table.result is not None:
            state = table.state_at(0).copy()
            yield from _game(table.game, number, state, _again(state, [table.move(ply) for ply in range(table.ply)]))


def _again(state: State, moves: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for seat, action in moves:
        yield seat, action
        state.play_as(seat, action)


def _game(game: Game, number: int, state: State, moves: Iterator[tuple[int, int]]) -> Iterator[Decision]:
    seen: list[Decision] = []
    for ply, (seat, action) in enumerate(moves):
        if seat != CHANCE:
            known = observation(game, state, seat)
            seen.append(Decision(number, ply, seat, known, sorted(state.menu(seat)), action, 0.0))
    ends = utilities(game, state)
    for decision in seen:
        yield decision._replace(outcome=ends[decision.seat])


def masks(legal: Sequence[Sequence[int]], size: int) -> NDArray[np.int8]:
    """Lists of legal actions as masks: one row per decision, 1 for every action that might be chosen."""
    array = np.zeros((len(legal), size), np.int8)
    for row, actions in enumerate(legal):
        array[row, list(actions)] = 1
    return array


def write(path: Path | str, decisions: Iterable[Decision], facts: Data | None = None) -> int:
    """Write decisions to `x.parquet`, `x.csv` or a folder of NumPy files (`part-00000.npz`, …); return how many.

    `facts` says what made them (`Plan.facts`): in the metadata of the Parquet file, in columns of the CSV file, or in
    `made_by.json` of the folder.
    """
    target, stream, rows = Path(path), iter(decisions), 0
    if target.suffix not in WRITERS and not target.is_dir():
        raise OptionError(f"{target}: name a .parquet or .csv file, or a folder, which has no ending")
    parts = WRITERS.get(target.suffix, _Folder)(target, facts or {})
    with parts:
        while some := list(islice(stream, ROWS)):
            parts.add(some)
            rows += len(some)
    return rows


class _Writer(Protocol):
    """Writes decisions group by group."""

    def __init__(self, path: Path, facts: Data) -> None: ...

    def __enter__(self) -> object: ...

    def __exit__(self, *_: object) -> None: ...

    def add(self, some: list[Decision]) -> None: ...


class _Csv:
    """A row for each decision, a column for each byte of the observation; legal actions are separated by blanks."""

    def __init__(self, path: Path, facts: Data) -> None:
        self.path, self.facts = path, as_cells(facts)
        self.head_written = False

    def __enter__(self) -> object:
        self.file = self.path.open("w", encoding="utf-8", newline="")
        self.rows = csv.writer(self.file, lineterminator="\n")
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, some: list[Decision]) -> None:
        facts = {"game_name" if name == "game" else name: value for name, value in self.facts.items()}
        if not self.head_written:
            seen = [f"observation_{number}" for number in range(len(some[0].observation))]
            self.rows.writerow(["game", "ply", "seat", "action", "outcome", "legal", *seen, *facts])
            self.head_written = True
        for one in some:
            choice = [one.game, one.ply, one.seat, one.action, f"{one.outcome:g}", " ".join(map(str, one.legal))]
            self.rows.writerow([*choice, *one.observation.tolist(), *facts.values()])


class _Folder:
    """Parts of so many rows; the mask is packed, eight actions a byte (`numpy.unpackbits`)."""

    def __init__(self, path: Path, facts: Data) -> None:
        self.path, self.number = path, 0
        path.mkdir(parents=True, exist_ok=True)
        (path / "made_by.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")

    def __enter__(self) -> object: ...

    def __exit__(self, *_: object) -> None: ...

    def add(self, some: list[Decision]) -> None:
        size = max(max(decision.legal) for decision in some) + 1
        columns = _columns(some)
        legal = columns.pop("legal")
        packed = np.packbits(masks(legal, size).astype(np.uint8), axis=1, bitorder="little")
        np.savez_compressed(self.path / f"part-{self.number:05}.npz", mask=packed, **columns)
        self.number += 1


class _Parquet:
    """A file that grows group by group."""

    def __init__(self, path: Path, facts: Data) -> None:
        self.facts = {"lapilli": json.dumps(facts)}
        try:
            self.arrow, self.parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        except ModuleNotFoundError:
            raise OptionError("Parquet needs pyarrow: pip install 'lapilli[data]'") from None
        self.path = path
        self.writer: Any = None

    def __enter__(self) -> object: ...

    def __exit__(self, *_: object) -> None:
        if self.writer is not None:
            self.writer.close()

    def add(self, some: list[Decision]) -> None:
        arrow, columns = self.arrow, _columns(some)
        seen = columns.pop("observation")
        columns["observation"] = arrow.FixedSizeListArray.from_arrays(arrow.array(seen.ravel()), seen.shape[1])
        columns["legal"] = arrow.array(columns["legal"], arrow.list_(arrow.int32()))
        group = arrow.table(columns).replace_schema_metadata(self.facts)
        if self.writer is None:
            self.writer = self.parquet.ParquetWriter(self.path, group.schema, compression="zstd")
        self.writer.write_table(group)


WRITERS: Final[dict[str, type[_Writer]]] = {".parquet": _Parquet, ".csv": _Csv, "": _Folder}


def _columns(some: list[Decision]) -> Data:
    return {
        "game": np.array([decision.game for decision in some], np.int64),
        "ply": np.array([decision.ply for decision in some], np.int32),
        "seat": np.array([decision.seat for decision in some], np.int8),
        "action": np.array([decision.action for decision in some], np.int32),
        "outcome": np.array([decision.outcome for decision in some], np.float32),
        "observation": np.stack([decision.observation for decision in some]),
        "legal": [decision.legal for decision in some],
    }
