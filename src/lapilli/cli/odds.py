"""`lapilli study odds GAME`: win rates of a co-operative game, which the home page shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from lapilli.cli.arguments import GameName, Jobs, Ray, ResumeFolder, Seed, write_text
from lapilli.cli.completion import option_values
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.study.execution import Execution
from lapilli.study.odds import as_toml, combinations, measure


def odds(
    game: GameName,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            metavar="NAME[=VALUE,…]",
            help="An option whose values are compared, or some of them; may be repeated.",
            autocompletion=option_values,
            show_default="level",
        ),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", "-n", help="Measure this number of seats alone.", show_default="each in turn"),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games for each figure.")] = 1000,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    resume: ResumeFolder = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write TOML to this file.")] = None,
) -> None:
    """Measure how often a team of steady bots wins, for each number of seats and value of some options.

    Example: [dim]lapilli study odds fuji -o level -o scenario=1,2,3 -g 100[/]
    """
    known = find(game)
    compared = _compared(known, option or ["level"])
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task(game, total=sum(1 for _ in combinations(known, compared, seats)))
        step = partial(progress.update, task, advance=1, refresh=True)
        rows = measure(known, compared, games, seed, Execution(jobs, ray, resume), step, seats)
    asked = " ".join(
        [*(f"--option {entry}" for entry in option or ["level"]), *([f"--seats {seats}"] if seats else [])]
    )
    text = as_toml(known, rows, f"lapilli study odds {game} {asked} --games {games} --seed {seed}")
    if out:
        write_text(out, text)
    else:
        print(text, end="")


def _compared(game: Game, entries: list[str]) -> dict[str, Sequence[object]]:
    """The values to compare, by option: those named, or all of them."""
    known = {option.name: option for option in game.options}
    found: dict[str, Sequence[object]] = {}
    for entry in entries:
        name, _, values = entry.partition("=")
        if not game.rules.cooperative or name not in known:
            raise OptionError(f"{game.title} is not co-operative, or has no option {name!r}")
        seats = game.seats[0]
        found[name] = (
            [known[name].accept(value, seats) for value in values.split(",")] if values else known[name].values
        )
    return found
