"""`lapilli terminal GAME`: play at the keyboard, against bots or with other people."""

from __future__ import annotations

import signal
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import lapilli
from lapilli.bots import bot_names
from lapilli.bots.own import is_own
from lapilli.cli.arguments import Box, Lang, Options, Seats, pairs
from lapilli.cli.codes import INTERRUPTED
from lapilli.cli.completion import game_names, player_names, seat_players
from lapilli.cli.i18n import say, say_form
from lapilli.cli.save_game import Save, fresh_path, resume
from lapilli.cli.seats import seating
from lapilli.cli.session import Session
from lapilli.core.errors import OptionError
from lapilli.core.table import Table


class Dice(StrEnum):
    """Where random outcomes come from."""

    seed = "seed"
    typed = "typed"


def terminal(
    lang: Lang,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Name of a game (see [b]lapilli games[/]).", autocompletion=game_names),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="SEAT=PLAYER",
            help=f"Who plays a seat: human, {', '.join(bot_names())}; may be repeated.",
            autocompletion=seat_players,
        ),
    ] = None,
    others: Annotated[
        str | None,
        typer.Option(
            "--others",
            metavar="PLAYER",
            help="Who plays the other seats.",
            show_default="steady bots, if a human was named",
            autocompletion=player_names,
        ),
    ] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed and choices give the same game.")] = None,
    dice: Annotated[
        Dice, typer.Option("--dice", help="[b]typed[/]: you roll real dice and type the result.")
    ] = Dice.seed,
    box: Box = None,
    resume_file: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game ([b]last[/]: the latest).")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Save the game to this file.", show_default="a new file"),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Never ask for confirmation.")] = False,
) -> None:
    """Play in the terminal: alone against bots, or several people at one keyboard.

    Example: [dim]lapilli terminal nisyros --seats 3 --option level=zeus[/]

    Continue the last game: [dim]lapilli terminal --resume last[/]
    """
    if resume_file is not None:
        kept, table = resume(resume_file, box)
        if game not in (None, table.game.name):
            raise OptionError(f"{resume_file} is a game of {table.game.name}, not of {game}")
        kept.path = save or kept.path
        _refuse_unnamed_programs(kept, {*pairs(seat, "--seat").values(), others})
    elif game is None:
        raise OptionError("which game? lapilli games lists them")
    else:
        table = lapilli.new(game, seats, seed=seed, box=box, **pairs(option, "--option"))
        players = seating(table, pairs(seat, "--seat"), others)
        kept = Save(save or fresh_path(game), players, dice is Dice.typed, box)
    kept.write(table)
    say_form(lang)
    raise typer.Exit(_play(Session(table, kept, lang, Console(highlight=False), yes), kept, table))


def _refuse_unnamed_programs(kept: Save, named: set[str | None]) -> None:
    """Refuse to run a bot because a file says so: saved games come from other people too."""
    for who in kept.players:
        if is_own(who) and who not in named:
            raise OptionError(f"{who!r} plays in this saved game: to run it, name it too: --others {who!r}")


def _play(session: Session, kept: Save, table: Table) -> int:
    """Run the session, and print how to resume it after `quit` or Ctrl-C."""
    before = signal.signal(signal.SIGTERM, _as_interrupt)
    try:
        finished = session.run()
        code = 0
    except KeyboardInterrupt:
        print()
        finished, code = table.result is not None, INTERRUPTED
    except Exception:  # a bug stays loud, but the game is not lost
        print(say(session.lang, "kept-bug", path=str(kept.path)), file=sys.stderr)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
    message = "kept-whole" if finished else "kept-half"
    path = str(kept.path)
    command = "lapilli replay" if finished else "lapilli terminal --resume"
    print(say(session.lang, message, path=path, command=f"{command} {path}"), file=sys.stderr if code else sys.stdout)
    return code


def _as_interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt
