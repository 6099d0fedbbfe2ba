"""Files that are installed with the package: rules digests, pages of the documentation, and the example games."""

from __future__ import annotations

from pathlib import Path

from lapilli.core.errors import OptionError

PACKAGE = Path(__file__).parent.parent
REPOSITORY = PACKAGE.parent.parent
PLACES = {
    "tutorials": REPOSITORY / "docs" / "tutorials",
    "rules": REPOSITORY / "docs" / "rules",
    "pumice": REPOSITORY / "examples" / "pumice",
    "stones": REPOSITORY / "examples" / "stones",
}


def resource_path(name: str) -> Path:
    """The folder `rules`, `tutorials`, `pumice` or `stones`, in the repository (editable install) or the package."""
    for folder in (PLACES[name], PACKAGE / "carried" / name):
        if folder.is_dir():
            return folder
    raise OptionError(f"this installation lacks {name!r}: install lapilli again from a complete source")


def page_path(page: str) -> Path:
    """The file of a page of the documentation, such as `tutorials/first-game.md`."""
    folder, _, name = page.partition("/")
    return resource_path(folder) / name


def digest_path(game: str) -> Path | None:
    """The rules digest of one of our games; None where an installation came without."""
    found = (folder / f"{game}.md" for folder in (PLACES["rules"], PACKAGE / "carried" / "rules"))
    return next((path for path in found if path.is_file()), None)
