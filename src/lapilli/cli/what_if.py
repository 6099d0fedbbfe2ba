"""`lapilli study what-if GAME`: several boxes or options compared with the same dice."""

from __future__ import annotations

import json as data
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lapilli.cli.arguments import Bots, GameName, Jobs, Json, Lang, Ray, Seats, Seed, pairs, write_text
from lapilli.cli.i18n import say
from lapilli.cli.sim_tables import spread
from lapilli.cli.simulate import progress_bar
from lapilli.study.what_if import Case, Difference
from lapilli.study.what_if import what_if as compare


def what_if(
    game: GameName,
    lang: Lang,
    case: Annotated[
        list[str],
        typer.Option(
            "--case",
            "-c",
            metavar="NAME:OPTION=VALUE,…",
            help="A case to compare with the first; [b]box=FILE[/] is a box of your own. May be repeated.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-g", help="Games of each case.", min=2)] = 1000,
    seats: Seats = None,
    bots: Bots = "steady",
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    json: Json = None,
) -> None:
    """Compare options or boxes: play games with the same dice in several cases, and print how they differ.

    Example: [dim]lapilli study what-if nisyros --case usual --case harder:level=zeus --case mine:box=my-box.toml[/]
    """
    cases = [_case(text) for text in case]
    with progress_bar() as progress:
        task = progress.add_task(game, total=games * len(cases))
        found = compare(
            *(game, cases, games, seats, bots, seed, jobs, ray),
            lambda done: progress.update(task, completed=done, refresh=True),
        )
    text = data.dumps([one.as_dict() for one in found], indent=2) + "\n"
    if str(json) == "-":
        print(text, end="")
        return
    if json:
        write_text(json, text)
    _print(found, lang)


def _case(text: str) -> Case:
    name, _, rest = text.partition(":")
    options = pairs([part for part in rest.split(",") if part], "--case")
    return Case(name, options, options.pop("box", None))


def _print(found: list[Difference], lang: str) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("whatif-case", "whatif-figure", "whatif-value", "whatif-more"):
        table.add_column(say(lang, heading), justify="left" if heading != "whatif-more" else "right")
    for one in found:
        table.add_row(one.case, one.figure, spread(one.value), "" if one.more is None else spread(one.more))
    console = Console()
    console.print(table)
    console.print(say(lang, "whatif-same"), style="dim", highlight=False)
