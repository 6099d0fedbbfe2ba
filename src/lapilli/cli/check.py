"""`lapilli dev check GAME`: run the conformance kit on a game."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from lapilli.cli.arguments import GameName
from lapilli.cli.completion import check_names
from lapilli.core.check import CHECKS, Broken, Plan
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find


def check(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Random games per configuration.")] = 1,
    stride: Annotated[int, typer.Option("--stride", min=1, help="Run slow checks on every n-th position.")] = 23,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the random games.")] = 1,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only",
            metavar="CHECK",
            help="Run checks with this in their name; may be repeated.",
            autocompletion=check_names,
        ),
    ] = None,
) -> None:
    """Run the conformance kit on a game: menus, copies, notation, records, odds, secrets, words, pictures.

    The exit code is 1 if a check fails.

    Example: [dim]lapilli dev check nisyros --only nothing-leaks[/]
    """
    found = find(game)
    chosen = [name for name in CHECKS if not only or any(part.replace("-", "_") in name for part in only)]
    if not chosen:
        raise OptionError(f"no check has {' or '.join(only or ())} in its name; there are {', '.join(CHECKS)}")
    plan = Plan(games=games, stride=stride, seed=seed)
    console = Console(highlight=False)
    broken = 0
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for number, name in enumerate(chosen, 1):
            said = name.replace("_", " ")
            task = progress.add_task(f"{number}/{len(chosen)} {said}")
            began = perf_counter()
            complaint = _run(name, found, plan)
            progress.remove_task(task)
            mark = "[green]ok    [/]" if complaint is None else "[red]FAILED[/]"
            console.print(f"{mark} {said} [dim]{perf_counter() - began:.1f} s[/]")
            if complaint is not None:
                broken += 1
                console.print(f"       {complaint}", style="red", markup=False)
    if broken:
        console.print(f"{found.title}: {broken} of {len(chosen)} checks fail", style="bold red", markup=False)
        raise typer.Exit(1)
    console.print(f"{found.title} passes {len(chosen)} checks", style="bold green", markup=False)


def _run(name: str, game: Game, plan: Plan) -> str | None:
    """Return what fails, or None. An exception in the game's code counts as a failure."""
    try:
        CHECKS[name](game, plan)
    except Broken as broken:
        return str(broken)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None
