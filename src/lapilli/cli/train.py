"""`lapilli train GAME`: learn what the strong bots know, on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from lapilli.bots.training import Point
from lapilli.cli.arguments import GameName, Lang
from lapilli.cli.speech import say
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.pure import compiled


def train(
    game: GameName,
    lang: Lang,
    part: Annotated[str | None, typer.Option("--part", help="Only this one.", show_default="all")] = None,
    minutes: Annotated[float, typer.Option("--minutes", "-m", help="Processor time for all of them together.")] = 14.0,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Where chance begins.")] = 3,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where to write.", show_default="into the package itself"),
    ] = None,
) -> None:
    """Repeat the training of a game's strong bots, with its curve.

    [dim]lapilli train eruption --part two --minutes 5 --out .[/]
    """
    known = find(game)
    parts = [one for one in known.trainings() if part in (None, one.name)]
    if not parts:
        names = ", ".join(one.name for one in known.trainings()) or "-"
        raise OptionError(f"{known.title} has no part {part or ''!r}; it has {names}")
    console = Console()
    if not compiled():
        console.print(say(lang, "train-interpreted"), style="yellow")
    for one in parts:
        console.print(say(lang, "train-part", part=one.name), style="bold", highlight=False)

        def show(point: Point) -> None:
            facts = {"seconds": round(point.seconds), "games": point.games}
            shares = {"start": f"{100 * point.start:.0f}", "elder": f"{100 * point.elder:.0f}"}
            console.print(say(lang, "train-point", **facts, **shares), highlight=False)

        where = None if out is None else out / Path(one.path).name
        one.learn(known, 60 * minutes / len(parts), seed, show, where)
