"""`lapilli rules GAME [CLAUSE]`: the rules of a game, by clause."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from lapilli.cli.arguments import GameName
from lapilli.cli.completion import clauses
from lapilli.core.digest import digest
from lapilli.core.registry import failures, find


def rules(
    game: GameName,
    clause: Annotated[
        str | None,
        typer.Argument(
            metavar="[CLAUSE]",
            help="A clause ([b]N-1.4[/]), a chapter ([b]N-1[/], [b]3.8[/]) or a word of a heading.",
            autocompletion=clauses,
        ),
    ] = None,
    width: Annotated[
        int | None, typer.Option("--width", help="Columns.", min=40, show_default="the terminal's")
    ] = None,
    raw: Annotated[bool, typer.Option("--raw", help="Print the Markdown source.")] = False,
) -> None:
    """Print the rules of a game: all of them, a chapter, or one clause.

    Example: [dim]lapilli rules nisyros N-8[/]
    """
    found = digest(game if game in failures() else find(game))
    text = found.find(clause) if clause else found.text
    if raw:
        print(text)
    else:
        Console(width=width).print(Markdown(text))
