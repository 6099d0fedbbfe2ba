"""`lapilli study analyse RECORD`: luck and skill in a finished game."""

from __future__ import annotations

import json as data
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from lapilli.cli.arguments import Box, Json, Lang, Seed, read_text, write_text
from lapilli.cli.completion import level_names
from lapilli.cli.i18n import say
from lapilli.cli.replay import record_in
from lapilli.cli.simulate import progress_bar
from lapilli.core.action import Action, MenuContext
from lapilli.core.factory import play_again
from lapilli.core.table import Table
from lapilli.study.analyse import PLAYOUTS, Analysis
from lapilli.study.analyse import analyse as study
from lapilli.study.provenance import command, provenance

PARTS = ("analyse-first", "analyse-play", "analyse-others", "analyse-luck", "analyse-result", "analyse-adjusted")


def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record ([b]-[/]: standard input).")],
    lang: Lang,
    number: Annotated[int, typer.Option("--number", min=1, help="Which record of a collection.")] = 1,
    playouts: Annotated[int, typer.Option("--playouts", "-p", min=2, help="Playouts for each decision.")] = PLAYOUTS,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            help="Level of the bots in playouts.",
            show_default="the game's own player, else steady",
            autocompletion=level_names,
        ),
    ] = None,
    worst: Annotated[int, typer.Option("--worst", min=0, help="Number of costly decisions to list.")] = 5,
    seed: Seed = "0",
    json: Json = None,
    box: Box = None,
) -> None:
    """Separate luck from skill in a finished game, and list the costliest decisions.

    Example: [dim]lapilli study analyse game.txt --playouts 200[/]
    """
    table = play_again(record_in(read_text(file), number), box)
    with progress_bar() as progress:
        task = progress.add_task(table.game.title, total=None)
        found = study(
            *(table, playouts, level, seed),
            lambda done, of: progress.update(task, completed=done, total=of, refresh=True),
        )
    facts = {
        **provenance(table.game, box).as_data(),
        "options": dict(table.options),
        "playouts": playouts,
        "level": level,
        "seed": seed,
        "command": command(),
    }
    text = data.dumps({**facts, **found.as_dict()}, indent=2) + "\n"
    if str(json) == "-":
        print(text, end="")
        return
    if json:
        write_text(json, text)
    console = Console(highlight=False)
    _shares(found, table, lang, console)
    for moment in found.worst(worst):
        console.print(_sentence(found, table, moment.ply, lang), soft_wrap=True)


def _shares(found: Analysis, table: Table, lang: str, console: Console) -> None:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(say(lang, "simulate-seat"), style="cyan")
    for heading in PARTS:
        grid.add_column(say(lang, heading), justify="right")
    for share in found.shares:
        parts = (share.first, share.play, share.others, share.luck)
        ends = (f"{100 * share.result:.0f} %", f"{100 * share.adjusted:.0f} %")
        swings = [f"{100 * part:+.0f}" for part in parts[1:]]
        grid.add_row(table.seats[share.seat], f"{100 * parts[0]:.0f} %", *swings, *ends)
    console.print(grid)


def _sentence(found: Analysis, table: Table, ply: int, lang: str) -> str:
    moment = next(one for one in found.moments if one.ply == ply)
    space = table.game.space
    at = MenuContext(table.game, table.state_at(ply), moment.seat, table.names_at(ply)[moment.seat], ply)
    names = [Action(at, space.parse(text)).label(lang) for text in (moment.action, moment.best)]
    return say(
        *(lang, "analyse-worst"),
        ply=ply + 1,
        seat=table.names_at(ply)[moment.seat],
        chosen=names[0],
        better=names[1],
        now=round(100 * moment.win_probability),
        then=round(100 * moment.best_win_probability),
    )
