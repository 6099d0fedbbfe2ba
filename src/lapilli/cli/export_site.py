"""The command `lapilli admin export-site`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer


def export_site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or an older export.")],
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    lang: Annotated[list[str] | None, typer.Option(help="Only this language; may be repeated.")] = None,
) -> None:
    """Write all of Lapilli as static files that any web host serves: pages, rules, lessons, bots, no server.

    Python for browsers and a few packages are fetched from npm and PyPI, once.

    Example: [dim]lapilli admin export-site build/site[/]
    """
    from lapilli.site.export import export

    count = export(folder, game or (), lang or (), lambda step: print(f"{step} ...", file=sys.stderr))
    print(f"{count} files in {folder}")
