"""`lapilli dev bench`: how fast the engine is, compiled and interpreted, and beside other libraries."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from lapilli.cli.arguments import GameNames, write_text
from lapilli.study import bench as study


def bench(
    games: GameNames = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Time batches and other libraries too (extra [b]bench[/]).")
    ] = False,
    interpreted: Annotated[bool, typer.Option(help="Time the interpreted sources too.")] = True,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help="Repetitions; medians are shown.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="Least time per case and round.")] = 0.2,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write JSON ([b]-[/]: to standard output).")
    ] = None,
) -> None:
    """Time random playouts on one core: decisions, plies and games per second, and the cost of a copy.

    Example: [dim]lapilli dev bench nisyros --rounds 9[/]
    """
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=None)
        result = study.bench(
            games or (),
            peers=peers,
            interpreted=interpreted,
            rounds=rounds,
            seconds=seconds,
            progress=lambda done, all_, name: progress.update(task, completed=done, total=all_, description=name),
        )
    text = json.dumps(result.as_dict(), indent=2) + "\n"
    if str(as_json) == "-":
        print(text, end="")
        return
    if as_json:
        write_text(as_json, text)
    show(result, Console(highlight=False))


def show(result: study.Bench, console: Console) -> None:
    """Ratios first: a noisy machine shakes both sides of them alike."""
    for table in (_ratios(result), _figures(result), _peers(result)):
        if table.rows:
            console.print(table)
    ratio = result.ratio(study.RACE, study.TWIN)
    if ratio is not None:
        verdict = "reached" if ratio >= study.SHARE_OF_C else "missed"
        console.print(
            f"dice race: {ratio:.2f} of its twin in C ({_k(result.pace(study.RACE))} against "
            f"{_k(result.pace(study.TWIN))} decisions/s; the target {study.SHARE_OF_C} is {verdict})"
        )
    for name, reason in result.missing.items():
        console.print(
            f"not timed: {name.removeprefix('peer ').removeprefix('game ')}: {reason}", style="yellow", markup=False
        )


def _ratios(result: study.Bench) -> Table:
    table = Table(title="times as fast as", title_justify="left", box=None, pad_edge=False)
    table.add_column("", style="cyan")
    for name in result.tracks:
        table.add_column(name.removeprefix("game "), justify="right")
    for peer in result.peers:
        table.add_row(peer.removeprefix("peer "), *(_times(result.ratio(name, peer)) for name in result.tracks))
    alone = [result.ratio(name, name, other_mode=study.INTERPRETED) for name in result.tracks]
    if any(alone):
        table.add_row("itself interpreted", *map(_times, alone))
    return table


def _times(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:,.2f}" if ratio < 10 else f"{ratio:,.1f}"


def _figures(result: study.Bench) -> Table:
    table = Table(title="per second, one core", title_justify="left", box=None, pad_edge=False)
    for heading in ("game", "kernel", "decisions", "plies", "games", "copy us"):
        table.add_column(heading, justify="left" if heading in ("game", "kernel") else "right")
    for name in result.tracks:
        for mode in (study.COMPILED, study.INTERPRETED):
            if (name, mode) in result.laps:
                copy = result.fact(name, "copy_us", mode) or 0.0
                paces = (result.pace(name, mode), result.fact(name, "plies", mode), result.games(name, mode))
                table.add_row(name.removeprefix("game "), mode, *map(_k, paces), f"{copy:.2f}")
    return table


def _peers(result: study.Bench) -> Table:
    chess = "peer python-chess"  # the peer that is played the same way, from Python
    table = Table(title="and peers, per second", title_justify="left", box=None, pad_edge=False)
    table.add_column("", style="cyan")
    for heading in ("decisions", "games", *(["times python-chess"] if chess in result.peers else [])):
        table.add_column(heading, justify="right")
    for name in (*result.tables, *result.batches, *result.peers):
        ratio = [_times(result.ratio(name, chess))] if chess in result.peers else []
        table.add_row(name.removeprefix("peer "), _k(result.pace(name)), _k(result.games(name)), *ratio)
    return table


def _k(pace: float | None) -> str:
    if pace is None:
        return "-"
    return f"{pace / 1e6:.2f} M" if pace >= 1e6 else f"{pace / 1e3:.1f} k" if pace >= 1e3 else f"{pace:.1f}"
