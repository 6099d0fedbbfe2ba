"""`lapilli study solve RECORD`: the exact value of every action at a moment of a recorded game."""

from __future__ import annotations

import json as data
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from lapilli.cli.arguments import Box, Json, Lang, read_text, write_text
from lapilli.cli.i18n import say
from lapilli.cli.replay import record_in
from lapilli.core.action import Action
from lapilli.core.errors import OptionError
from lapilli.core.factory import play_again
from lapilli.study.provenance import command, provenance
from lapilli.study.solve import GAME, NODES, WIN, Goal
from lapilli.study.solve import solve as action_values


def solve(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record ([b]-[/]: standard input).")],
    lang: Lang,
    ply: Annotated[int, typer.Option("--ply", min=0, help="How many actions have been played at that moment.")],
    seat: Annotated[str | None, typer.Option("--seat", help="Whose actions.", show_default="who must act")] = None,
    goal: Annotated[
        str, typer.Option("--goal", help="[b]win[/], or a figure of the chart, such as [b]kos[/] in Nisyros.")
    ] = WIN,
    until: Annotated[
        str, typer.Option("--until", help="Horizon: [b]game[/], or where the game has it [b]round[/] or [b]turn[/].")
    ] = GAME,
    least: Annotated[float | None, typer.Option("--least", help="The figure must be at least this.")] = None,
    most: Annotated[float | None, typer.Option("--most", help="The figure must be at most this.")] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Positions to look at, at most.")] = NODES,
    number: Annotated[int, typer.Option("--number", min=1, help="Which record of a collection.")] = 1,
    json: Json = None,
    box: Box = None,
) -> None:
    """Compute the exact value of every action at a moment of a recorded game, by full enumeration.

    Example: [dim]lapilli study solve game.txt --ply 120 --goal kos --until round[/]
    """
    whole = play_again(record_in(read_text(file), number), box)
    if ply > whole.ply:
        raise OptionError(f"the record has the plies 0 to {whole.ply}, not {ply}")
    table = whole.at(ply)
    found = action_values(table, seat, Goal(goal, until, least, most), nodes=nodes)
    if json:
        facts = {
            **provenance(table.game, box).as_data(),
            "ply": ply,
            "goal": {"figure": goal, "until": until, "least": least, "most": most},
            "nodes": found.nodes,
            "values": {text: str(value) for text, value in found.values.items()},
            "command": command(),
        }
        text = data.dumps(facts, indent=2) + "\n"
        if str(json) == "-":
            print(text, end="")
            return
        write_text(json, text)
    console = Console(highlight=False)
    labels: dict[str, Action] = {one.text: one for name in table.actors for one in table.menu(name)}
    grid = Grid(box=None, pad_edge=False)
    for heading in ("solve-value", "solve-exact", "solve-action"):
        grid.add_column(say(lang, heading), justify="left" if heading == "solve-action" else "right")
    for text, value in found.values.items():
        shown = f"{float(100 * value):.2f} %" if found.goal.is_share else f"{float(value):.3f}"
        exact = str(value) if value.denominator < 10_000 else "…"
        style = "bold green" if text in found.best else ""
        grid.add_row(shown, exact, f"{labels[text].label(lang)}  [dim]{text}[/]", style=style)
    console.print(grid)
    console.print(say(lang, "solve-nodes", nodes=found.nodes), style="dim")
