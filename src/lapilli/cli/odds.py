"""`lapilli odds GAME`: measure what the home page tells people about the levels of a co-operative game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from lapilli.cli.arguments import GameName, write_text
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.odds import as_toml, measure


def odds(
    game: GameName,
    option: Annotated[str, typer.Option("--option", "-o", help="The option whose values are compared.")] = "level",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games for each figure.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="Same seed, same figures.")] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Processes.")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the figures there as TOML.")] = None,
) -> None:
    """Measure how often a team of steady bots wins, for each number of seats and value of an option."""
    known = find(game)
    values = {entry.name: entry.values for entry in known.options}.get(option)
    if not known.together or values is None:
        raise OptionError(f"{known.title} is not won together, or has no option {option!r}")
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task(game, total=len(known.seats) * len(values))
        rows = measure(known, option, games, seed, jobs, lambda: progress.update(task, advance=1, refresh=True))
    text = as_toml(known, rows, f"lapilli odds {game} --option {option} --games {games} --seed {seed}")
    if out:
        write_text(out, text)
    else:
        print(text, end="")
