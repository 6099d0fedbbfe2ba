"""Files that are installed with the package: the rules digests and the example games."""

from __future__ import annotations

from pathlib import Path

from lapilli.core.errors import OptionError

PACKAGE = Path(__file__).parent.parent
REPOSITORY = PACKAGE.parent.parent
PLACES = {
    "rules": REPOSITORY / "docs" / "rules",
    "pumice": REPOSITORY / "examples" / "pumice",
    "stones": REPOSITORY / "examples" / "stones",
}


def resource_path(name: str) -> Path:
    """The folder `rules`, `pumice` or `stones`, in the repository of an editable install or inside the package."""
    for folder in (PLACES[name], PACKAGE / "carried" / name):
        if folder.is_dir():
            return folder
    raise OptionError(f"this installation lacks {name!r}: install lapilli again from a complete source")


def digest_path(game: str) -> Path | None:
    """The rules digest of one of our games; None where an installation came without."""
    found = (folder / f"{game}.md" for folder in (PLACES["rules"], PACKAGE / "carried" / "rules"))
    return next((path for path in found if path.is_file()), None)
