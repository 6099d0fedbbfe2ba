"""`lapilli replay FILE`: a recorded game as text or pictures."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from lapilli.cli.arguments import Box, Lang, read_text
from lapilli.cli.i18n import say
from lapilli.cli.render import Film
from lapilli.cli.screen import print_board, print_result
from lapilli.core.errors import OptionError, RecordError
from lapilli.core.factory import play_again
from lapilli.core.record import Record, read_all
from lapilli.core.table import Table


class Theme(StrEnum):
    """How pictures look."""

    light = "light"
    dark = "dark"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record ([b]-[/]: standard input).")],
    lang: Lang,
    seat: Annotated[
        str | None, typer.Option("--seat", help="Show what this seat saw.", show_default="what a spectator saw")
    ] = None,
    ply: Annotated[
        int | None, typer.Option("--ply", help="Only up to this ply (0: the start; -1: one before the end).")
    ] = None,
    number: Annotated[int, typer.Option("--number", min=1, help="Which record of a collection.")] = 1,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="DIR", help="Write one SVG per picture.")] = None,
    png: Annotated[Path | None, typer.Option("--png", metavar="DIR", help="Write one PNG per picture.")] = None,
    gif: Annotated[Path | None, typer.Option("--gif", metavar="FILE", help="Write an animation.")] = None,
    scale: Annotated[float, typer.Option("--scale", min=0.1, max=4, help="Size of PNG and GIF.")] = 1.0,
    delay: Annotated[int, typer.Option("--delay", min=20, help="Milliseconds per picture of a GIF.")] = 700,
    theme: Annotated[Theme, typer.Option("--theme", help="How pictures look.")] = Theme.light,
    box: Box = None,
) -> None:
    """Replay a recorded game: print its log and last board, or write pictures.

    With [b]--ply[/] and [b]--svg[/] or [b]--png[/] only the picture of that moment is written.

    Example: [dim]lapilli replay game.txt --gif game.gif[/]
    """
    whole = play_again(record_in(read_text(file), number), box)
    last = whole.ply if ply is None else ply if ply >= 0 else whole.ply + ply
    if not 0 <= last <= whole.ply:
        raise OptionError(f"the record has {whole.ply} plies, there is no ply {ply}")
    table = whole.at(last)
    viewer = whole.viewer(seat)
    console = Console(highlight=False)
    if svg or png or gif:
        film = Film(whole, viewer, lang, theme.value)
        plies = range(last + 1) if ply is None or gif else range(last, last + 1)
        written = film.write(plies, svg=svg, png=png, gif=gif, scale=scale, delay=delay, console=console)
        console.print(say(lang, "replay-written", count=written))
        return
    _tell(table, viewer, lang, console)


def record_in(text: str, number: int) -> Record:
    """One of the records in a text."""
    for count, record in enumerate(read_all(text.splitlines()), 1):
        if count == number:
            return record
    raise RecordError(f"there is no record number {number} in it")


def _tell(table: Table, viewer: int | None, lang: str, console: Console) -> None:
    """The log with its plies, the board, the result."""
    console.print(
        say(lang, "replay-head", title=table.game.words.say(lang, "title"), seats=", ".join(table.seats)), style="bold"
    )
    for line in table.lines(viewer):
        console.print(f"[dim]{line.ply + 1:>4}[/]  ", end="")
        console.print(table.game.words.say(lang, line.message, line.args), markup=False, soft_wrap=True)
    console.print()
    print_board(table, viewer, lang, console)
    print_result(table, lang, console)
