"""`lapilli dev new-game NAME`: a game of your own, copied from an example."""

from __future__ import annotations

import keyword
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from lapilli.core.errors import OptionError
from lapilli.core.registry import failures, list_games
from lapilli.core.resources import page_path, resource_path

MODELS = {False: "pumice", True: "stones"}  # a complete game, and one in one file
LATER = {
    False: "Then follow {page}: actions, rules, view, board, words.",
    True: "Then change its one file. lapilli.simple has the defaults of what it leaves out.",
}
LEFT_OUT = ("__pycache__", "build", "*.egg-info", "*.so", ".pytest_cache", ".mypy_cache")
TEXTS = (".py", ".toml", ".ftl", ".md", ".txt", ".cfg")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the package: lower-case letters and digits.")],
    into: Annotated[
        Path | None, typer.Option("--into", metavar="DIR", help="Folder to create.", show_default="./NAME")
    ] = None,
    minimal: Annotated[bool, typer.Option("--minimal", help="One file: no secrets, no picture, one language.")] = False,
) -> None:
    """Create a game of your own: a renamed copy of an example, ready to install.

    Example: [dim]lapilli dev new-game ember --minimal[/]
    """
    _refuse(name)
    model = MODELS[minimal]
    folder = into or Path(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise OptionError(f"{folder} exists and is not empty")
    try:
        copy(resource_path(model), folder, model, name)
    except OSError as error:
        raise OptionError(f"{folder} cannot be written: {error.strerror}") from None
    console = Console(highlight=False)
    console.print(f"[bold green]{folder}[/] is a complete game. Next:")
    for command, why in (
        (f"pip install -e {folder}", "installs it; lapilli finds it by its entry point"),
        (f"lapilli dev check {name}", "runs the conformance kit"),
        (f"lapilli terminal {name}", "plays it"),
    ):
        console.print(f"  [cyan]{command:<36}[/] [dim]# {why}[/]")
    console.print(LATER[minimal].format(page=page_path("tutorials/write-your-own-game.md")), soft_wrap=True)


def _refuse(name: str) -> None:
    """Refuse names that cannot be a package, or are taken."""
    if not (name.isascii() and name.isidentifier() and name == name.lower() and not name.startswith("_")):
        raise OptionError(f"{name!r} cannot be a package: use lower-case letters, digits and _, a letter first")
    if keyword.iskeyword(name) or name in (*MODELS.values(), "lapilli") or name in list_games() or name in failures():
        raise OptionError(f"the name {name!r} is taken")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise OptionError(f"the name {name!r} is that of a Python module, which your game would hide: choose another")


def copy(source: Path, folder: Path, model: str, name: str) -> None:
    """Copy an example, with its name replaced in contents and paths: pumice, Pumice and PUMICE alike."""
    title = name.replace("_", " ").title().replace(" ", "")

    def renamed(text: str) -> str:
        return text.replace(model, name).replace(model.title(), title).replace(model.upper(), name.upper())

    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for path in sorted(folder.rglob("*"), reverse=True):  # what lies deep first
        if path.is_file() and path.suffix in TEXTS:
            path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        if renamed(path.name) != path.name:
            path.rename(path.with_name(renamed(path.name)))
