"""Games as a table of columns: for pandas or Polars, as CSV or as Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from lapilli.core.errors import OptionError
from lapilli.core.table import Table
from lapilli.study.provenance import as_cells, command
from lapilli.study.summary import Summary

Columns = dict[str, list[object]]
Library = Literal["pandas", "polars"]
LIBRARIES: tuple[Library, ...] = ("pandas", "polars")


def to_dataframe(games: Summary | Table | Iterable[Table], library: Library | None = None) -> Any:
    """Make a DataFrame of pandas or Polars, whichever is installed (pandas first) unless `library` names one.

    Of a simulation made with `keep=True`: one row per game. Of a table, or of several: one row per move.
    """
    return import_module(_library(library)).DataFrame(columns(games))


def columns(games: Summary | Table | Iterable[Table]) -> Columns:
    """Return the columns as lists, by name."""
    if isinstance(games, Summary):
        return _of_summary(games)
    if isinstance(games, str | Path):
        raise OptionError(f"to_dataframe takes a simulation or tables; read {games} with pandas or Polars")
    return _of_tables([games] if isinstance(games, Table) else games)


def write(path: Path, made: Columns) -> None:
    """Write a file: Parquet if its name ends so (needs Polars, or pandas with pyarrow), CSV otherwise."""
    if path.suffix == ".parquet":
        data = frame_of(made)
        (data.write_parquet if hasattr(data, "write_parquet") else data.to_parquet)(path)
    else:
        path.write_text(as_csv(made), encoding="utf-8")


def frame_of(made: Columns) -> Any:
    """A DataFrame that can write Parquet."""
    usable = [name for name in LIBRARIES if find_spec(name) and (name == "polars" or find_spec("pyarrow"))]
    if not usable:
        raise OptionError("Parquet needs Polars, or pandas with pyarrow: pip install 'lapilli[data]'")
    return import_module(usable[0]).DataFrame(made)


def as_csv(made: Mapping[str, list[object]]) -> str:
    """Return CSV with a header; whole numbers without a point."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(made)
    for row in zip(*made.values(), strict=True):
        writer.writerow([f"{cell:g}" if isinstance(cell, float) else cell for cell in row])
    return out.getvalue()


def _library(wanted: Library | None) -> str:
    if wanted is not None and wanted not in LIBRARIES:
        raise OptionError(f"to_dataframe uses {' or '.join(LIBRARIES)}, not {wanted}")
    for name in LIBRARIES if wanted is None else (wanted,):
        if find_spec(name):
            return name
    missing = f"{wanted} is not" if wanted else "neither pandas nor Polars is"
    raise OptionError(f"{missing} installed: pip install 'lapilli[data]'")


def _of_summary(summary: Summary) -> Columns:
    """Return one row per game; seats are counted from 1."""
    rows = summary.tally.rows
    if not rows:
        raise OptionError("the games were not kept: use simulate(..., keep=True)")
    made: Columns = {
        "game": [row.number for row in rows],
        "outcome": [row.outcome for row in rows],
        "reason": [row.reason for row in rows],
        "winners": [" ".join(str(seat + 1) for seat in row.winners) for row in rows],
        "decisions": [row.decisions for row in rows],
        "began": [row.began + 1 for row in rows],
    }
    for seat in range(summary.plan.seats):
        made[f"score_{seat + 1}"] = [row.scores[seat] for row in rows]
    for seat in range(summary.plan.seats):
        made[f"bot_{seat + 1}"] = [row.bots[seat] for row in rows]
    facts = as_cells({**summary.plan.facts(), "command": command()})
    return made | {"game_name" if name == "game" else name: [value] * len(rows) for name, value in facts.items()}


def _of_tables(tables: Iterable[Table]) -> Columns:
    """Return one row per move, chance included: game, ply, seat, notation, and the result of the game if any."""
    made: Columns = {name: [] for name in ("game", "ply", "seat", "action", "outcome")}
    for number, table in enumerate(tables):
        outcome = table.result.outcome if table.result else None
        for ply, (seat, action) in enumerate(table.moves()):
            for name, value in zip(made, (number, ply, seat, action, outcome), strict=True):
                made[name].append(value)
    return made
