"""`lapilli simulate GAME`: many games between bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from lapilli import study
from lapilli.bots import levels
from lapilli.cli.arguments import Box, GameName, Lang, Options, Seats, pairs, write_text
from lapilli.cli.figures import print_summary


def simulate(
    game: GameName,
    lang: Lang,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.", min=1)] = 1000,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help=f"One level for all seats, or one per seat: {', '.join(levels())}.")
    ] = "random",
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", "-s", help="Same seed, same figures.")] = "0",
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Processes.", show_default="all processors")
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots one seat on from game to game, to compare them fairly.")
    ] = False,
    box: Box = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Every figure as a line of CSV.")] = None,
    games_csv: Annotated[
        Path | None, typer.Option("--games-csv", metavar="FILE", help="Every game as a line of CSV.")
    ] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Every figure as JSON ([b]-[/]: to standard output).")
    ] = None,
) -> None:
    """Play many games between bots and sum them up, with 95 % intervals.

    [dim]lapilli simulate nisyros --games 10000 --bots steady --option level=zeus[/]
    """
    chosen = pairs(option, "--option")
    with _progress() as progress:
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
            keep=games_csv is not None,
            box=box,
            progress=lambda done: progress.update(task, completed=done, refresh=True),
        )
    if csv:
        write_text(csv, summary.csv())
    if games_csv:
        write_text(games_csv, summary.games_csv())
    if str(json) == "-":
        print(summary.json(), end="")
        return
    if json:
        write_text(json, summary.json())
    print_summary(summary, lang, Console())


def _progress() -> Progress:
    """On stderr, without a thread of its own: worker processes are forked while it is shown."""
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
