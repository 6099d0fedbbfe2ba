"""`lapilli bots timing`: how long each level thinks about a decision."""

from __future__ import annotations

import json as data
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lapilli.cli.arguments import GameNames, Lang, LevelList, Seed
from lapilli.cli.i18n import say
from lapilli.core.registry import find, list_games
from lapilli.study.provenance import command, provenance
from lapilli.study.think_time import paces

USUAL = "random,gentle,casual,steady,strong,master"


def timing(
    lang: Lang,
    game: GameNames = None,
    bots: LevelList = USUAL,
    decisions: Annotated[int, typer.Option("--decisions", "-d", min=1, help="Decisions, spread over one game.")] = 20,
    seed: Seed = "0",
    json: Annotated[bool, typer.Option("--json", help="Print JSON, in seconds.")] = False,
) -> None:
    """Time every level on the same decisions: mean and longest, in milliseconds of processor time.

    Example: [dim]lapilli bots timing eruption deukalion --bots steady,strong --decisions 40[/]
    """
    names = [name.strip() for name in bots.split(",")]
    known = [find(name) for name in game or list_games()]
    rows = {one.name: paces(one, names, one.seats[0], {}, seed, decisions) for one in known}
    if json:
        found = [
            {
                **provenance(find(one)).as_data(),
                "bot": timed.name,
                "decisions": timed.decisions,
                "mean": timed.mean,
                "longest": timed.longest,
                "seed": seed,
                "command": command(),
            }
            for one, row in rows.items()
            for timed in row
        ]
        print(data.dumps(found, indent=2))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, "timing-game"), style="cyan")
    for name in names:
        table.add_column(name, justify="right")
    for one in known:
        cells = [f"{1000 * timed.mean:.1f} / {1000 * timed.longest:.0f}" for timed in rows[one.name]]
        table.add_row(f"{one.title}, {one.seats[0]}", *cells)
    console = Console()
    console.print(table)
    console.print(say(lang, "timing-words", n=decisions), style="dim", highlight=False)
