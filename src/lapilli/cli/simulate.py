"""`lapilli study simulate GAME`: many games between bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from lapilli import study
from lapilli.cli.arguments import (
    Bots,
    Box,
    GameName,
    Jobs,
    Json,
    Lang,
    Options,
    Ray,
    Resume,
    Seats,
    Seed,
    pairs,
    write_text,
)
from lapilli.cli.sim_tables import print_summary
from lapilli.core.registry import find
from lapilli.study import dataframe
from lapilli.study.plan import Plan, Runner


def simulate(
    game: GameName,
    lang: Lang,
    games: Annotated[int, typer.Option("--games", "-g", help="Number of games.", min=1)] = 1000,
    seats: Seats = None,
    bots: Bots = "random",
    option: Options = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots one seat on after each game, for a fair comparison.")
    ] = False,
    box: Box = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write one figure per line.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep", metavar="FILE", help="Write one game per row: CSV, or Parquet if the name ends in [b].parquet[/]."
        ),
    ] = None,
    json: Json = None,
    ray: Ray = None,
    resume: Resume = None,
    record: Annotated[
        int | None, typer.Option("--record", min=0, metavar="NUMBER", help="Print the record of this game alone.")
    ] = None,
) -> None:
    """Play many games between bots and print a summary with 95 % intervals.

    Example: [dim]lapilli study simulate nisyros --games 10000 --bots steady --option level=zeus[/]
    """
    chosen = pairs(option, "--option")
    if record is not None:
        print(Runner(Plan.make(find(game), seats, bots, chosen, seed, rotate, box)).record(record), end="")
        return
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)
        summary = study.simulate(
            game,
            games,
            seats,
            bots,
            chosen,
            seed,
            jobs,
            rotate=rotate,
            keep=keep is not None,
            box=box,
            ray=ray,
            resume=resume,
            progress=lambda done: progress.update(task, completed=done, refresh=True),
        )
    if csv:
        write_text(csv, summary.csv())
    if keep:
        _write(keep, summary)
    if str(json) == "-":
        print(summary.json(), end="")
        return
    if json:
        write_text(json, summary.json())
    print_summary(summary, lang, Console())


def _write(path: Path, summary: study.Summary) -> None:
    try:
        dataframe.write(path, dataframe.columns(summary))
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be written: {error.strerror or error}") from None


def progress_bar() -> Progress:
    """Make a progress bar on stderr, without a thread of its own: worker processes are forked while it is shown."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
