"""Arguments and options that several commands share; reading and writing of the files they name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from lapilli.bots import bot_names
from lapilli.cli.completion import game_names, languages, level_list, level_names, option_values
from lapilli.cli.i18n import language
from lapilli.words import LANGUAGES


def _lang(value: str) -> str:
    if value not in LANGUAGES:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(LANGUAGES)}")
    return value


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of a game (see [b]lapilli games[/]).", autocompletion=game_names)
]
GameNames = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME]…", help="Games.", show_default="all", autocompletion=game_names),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A table option, such as [b]level=zeus[/]; may be repeated.",
        autocompletion=option_values,
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="Number of seats.", show_default="of the game")]
Box = Annotated[
    Path | None,
    typer.Option("--box", metavar="FILE", help="Your own box file instead of the package's."),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        metavar="LEVELS",
        help=f"One level for all seats, or one per seat: {', '.join(bot_names())}.",
        autocompletion=level_list,
    ),
]
Seed = Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same result.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, help="Number of processes.", show_default="all processors")
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: [b]ray://host:10001[/], [b]host:6379[/], [b]auto[/], or [b]local[/] to start one.",
    ),
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Write progress to this file; the same command resumes from it."),
]
ResumeFolder = Annotated[
    Path | None,
    typer.Option("--resume", metavar="DIR", help="Write progress to this folder; the same command resumes from it."),
]
Json = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write JSON ([b]-[/]: to standard output).")]
LevelList = Annotated[
    str, typer.Option("--bots", "-b", metavar="LEVELS", help="Levels, weakest first.", autocompletion=level_list)
]
BotName = Annotated[
    str, typer.Option("--bot", "-b", metavar="LEVEL", help="The bot that is measured.", autocompletion=level_names)
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", "-l", help=f"One of {', '.join(LANGUAGES)}.", callback=_lang, default_factory=language,
        show_default="LAPILLI_LANG or LANG", autocompletion=languages,
    ),
]  # fmt: skip


def pairs(entries: Iterable[str] | None, what: str) -> dict[str, str]:
    """Read `NAME=VALUE` texts into a dictionary."""
    found: dict[str, str] = {}
    for entry in entries or ():
        name, equals, value = entry.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise typer.BadParameter(f"{entry!r} should read NAME=VALUE", param_hint=what)
        if name.strip() in found:
            raise typer.BadParameter(f"{name.strip()!r} is given twice", param_hint=what)
        found[name.strip()] = value.strip()
    return found


def read_text(path: Path) -> str:
    """Return the text of a file (`-`: standard input); a file that cannot be read is a bad argument."""
    try:
        return typer.get_text_stream("stdin").read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        raise typer.BadParameter(f"{path} cannot be read: {reason}") from None


def write_text(path: Path, text: str) -> None:
    """Write a text to the file that the user named."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be written: {error.strerror}") from None
