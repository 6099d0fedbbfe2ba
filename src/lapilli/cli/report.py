"""`lapilli study report GAME`: a page of plots about a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lapilli.cli.arguments import Bots, GameName, Jobs, Lang, Options, Ray, ResumeFolder, Seats, Seed, pairs, write_text
from lapilli.cli.completion import level_list
from lapilli.cli.i18n import say
from lapilli.cli.simulate import progress_bar
from lapilli.core.registry import find
from lapilli.study import page
from lapilli.study.execution import Execution
from lapilli.study.report import LEVELS, Wish, figures


def report(
    game: GameName,
    lang: Lang,
    games: Annotated[int, typer.Option("--games", "-g", min=10, help="Games for each figure.")] = 100,
    seats: Seats = None,
    bots: Bots = "steady",
    levels: Annotated[
        str, typer.Option("--levels", help="Levels to compare, weakest first.", autocompletion=level_list)
    ] = ",".join(LEVELS),
    option: Options = None,
    seed: Seed = "0",
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="Write the page to this file.", show_default="GAME.html")
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    resume: ResumeFolder = None,
    notebook: Annotated[Path | None, typer.Option("--notebook", metavar="FILE", help="Write a notebook too.")] = None,
) -> None:
    """Play many games and write a page of plots: who wins, how long games take, what decides them.

    Example: [dim]lapilli study report nisyros --games 200 --to nisyros.html[/]
    """
    chosen = tuple(pairs(option, "--option").items())
    steps = tuple(level.strip() for level in levels.split(","))
    wish = Wish(find(game).name, games, seats, bots, chosen, seed, steps, lang)
    with progress_bar() as progress:
        task = progress.add_task(game, total=None)
        made = figures(
            wish,
            lambda done, of: progress.update(task, completed=done, total=of, refresh=True),
            Execution(jobs, ray, resume),
        )
    target = to or Path(f"{wish.game}.html")
    write_text(target, page.html(wish, made))
    if notebook:
        write_text(notebook, page.notebook(wish, made))
    print(say(lang, "report-written", count=len(made), file=str(target)))
