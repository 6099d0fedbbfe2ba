"""Arguments that several commands share, and how their texts are read."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from lapilli.cli.i18n import language
from lapilli.core.registry import list_games
from lapilli.words import LANGUAGES


def game_names(incomplete: str) -> list[str]:
    return [name for name in list_games() if name.startswith(incomplete)]


def _lang(value: str) -> str:
    if value not in LANGUAGES:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(LANGUAGES)}")
    return value


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of a game (see [b]lapilli games[/]).", autocompletion=game_names)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="A table option, e.g. [b]level=zeus[/]; may be repeated."
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="Number of seats.", show_default="the game's own")]
Box = Annotated[
    Path | None, typer.Option("--box", metavar="FILE", help="Your own box file, instead of the components we carry.")
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", "-l", help=f"One of {', '.join(LANGUAGES)}.", callback=_lang, default_factory=language,
        show_default="from the surroundings",
    ),
]  # fmt: skip


def pairs(entries: Iterable[str] | None, what: str) -> dict[str, str]:
    """`NAME=VALUE` texts as a dictionary."""
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
    """The text of a file the user named (`-`: standard input); what cannot be read is a bad argument."""
    try:
        return typer.get_text_stream("stdin").read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        raise typer.BadParameter(f"{path} cannot be read: {reason}") from None


def write_text(path: Path, text: str) -> None:
    """Write what the user asked for into the file the user named."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be written: {error.strerror}") from None
