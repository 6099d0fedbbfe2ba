"""`lapilli bots train GAME`: train the strong bots of a game."""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from lapilli.bots.training import Point, Training
from lapilli.cli.arguments import GameName, Lang
from lapilli.cli.completion import training_names
from lapilli.cli.i18n import say
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.interpreted import compiled


def train(
    game: GameName,
    lang: Lang,
    part: Annotated[
        str | None,
        typer.Option("--part", help="Train this part alone.", show_default="all", autocompletion=training_names),
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", "-m", help="Processor time for all parts together.")] = 14.0,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the training games.")] = 3,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="PATH", help="Folder for the trained files.", show_default="the current folder"
        ),
    ] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Replace the installed files; the old ones are kept beside them.")
    ] = False,
) -> None:
    """Train the strong bots of a game. Installed bots do not change unless you give --install.

    Example: [dim]lapilli bots train eruption --part two --minutes 5 --output trained[/]
    """
    if install and output is not None:
        raise OptionError("--install and --output exclude each other")
    known = find(game)
    trainings = [one for one in known.players.trainings() if isinstance(one, Training)]
    parts = [one for one in trainings if part in (None, one.name)]
    if not parts:
        names = ", ".join(one.name for one in trainings) or "-"
        raise OptionError(f"{known.title} has no part {part or ''!r}; it has {names}")
    places = {one.name: one.path if install else (output or Path()) / one.path.name for one in parts}
    kept = {place: _make_room(place, install) for place in set(places.values())}  # before minutes of training
    console = Console()
    if not compiled():
        console.print(say(lang, "train-interpreted"), style="yellow")
    for one in parts:
        console.print(say(lang, "train-part", part=one.name), style="bold", highlight=False)

        def show(point: Point) -> None:
            facts = {"seconds": round(point.seconds), "games": point.games}
            shares = {"start": f"{100 * point.start:.0f}", "elder": f"{100 * point.elder:.0f}"}
            console.print(say(lang, "train-point", **facts, **shares), highlight=False)

        one.learn(known, 60 * minutes / len(parts), seed, show, places[one.name])
    for place, old in sorted(kept.items()):
        told = [say(lang, "train-written", file=str(place))]
        if old is not None:
            told.append(say(lang, "train-kept", file=str(old)))
        console.print(" ".join(told), highlight=False)


def _make_room(place: Path, install: bool) -> Path | None:
    """Check that a file can be written. If it replaces one of the package, copy the old one and return the copy."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        if install:
            numbered = (place.with_name(f"{place.name}.{number}") for number in itertools.count(1))
            kept = next(one for one in numbered if not one.exists())
            shutil.copy2(place, kept)
            return kept
        if place.exists() and not _trained(place):
            raise OptionError(f"{place} exists and was not written by a training: choose another folder (--output)")
        with place.open("a"):
            pass
        if not place.stat().st_size:
            place.unlink()
    except OSError as error:
        raise OptionError(f"{place} cannot be written: {error.strerror or error}") from error
    return None


def _trained(place: Path) -> bool:
    """Say whether a training wrote this file."""
    try:
        found = json.loads(place.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(found, dict) and "made" in found
