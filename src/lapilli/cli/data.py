"""`lapilli study data GAME`: decisions as training data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lapilli.cli.arguments import Bots, Box, GameName, Lang, Options, Seats, Seed, pairs, read_text
from lapilli.cli.i18n import say
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.plan import Plan
from lapilli.study.provenance import command, provenance


def data(
    game: GameName,
    lang: Lang,
    to: Annotated[
        Path,
        typer.Option("--to", metavar="FILE", help="A [b].parquet[/] or [b].csv[/] file, or a folder for NumPy arrays."),
    ],
    positions: Annotated[int, typer.Option("--positions", "-p", min=1, help="Number of decisions.")] = 10_000,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FILE", help="Read recorded games instead of playing games between bots."),
    ] = None,
    seats: Seats = None,
    bots: Bots = "steady",
    option: Options = None,
    seed: Seed = "0",
    box: Box = None,
) -> None:
    """Write training data: what a seat knew at each decision, what it could do, what it did, and who won.

    Example: [dim]lapilli study data nisyros --positions 10000 --to nisyros.parquet[/]
    """
    try:
        from lapilli.study import data as study
    except ModuleNotFoundError:
        raise OptionError("NumPy is not installed: pip install 'lapilli[study]'") from None
    if records is None:
        options = pairs(option, "--option")
        decisions = study.positions(game, positions, seats, bots, options, seed, box)
        facts = Plan.make(find(game), seats, bots, options, seed, box=box).facts()
    else:
        decisions = study.of_records(read_text(records).splitlines(), box)
        facts = provenance(find(game), box).as_data()
    try:
        written = study.write(to, decisions, {**facts, "command": command()})
    except OSError as error:
        raise typer.BadParameter(f"{to} cannot be written: {error.strerror or error}") from None
    print(say(lang, "data-written", count=written, file=str(to)))
