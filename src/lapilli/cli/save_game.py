"""Saved games: a record with its seed and, in comments, the players, so that a game can be resumed."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from lapilli.cli.arguments import read_text
from lapilli.core.errors import OptionError
from lapilli.core.factory import replay
from lapilli.core.table import Table

DATA = "LAPILLI_DATA"  # the folder of a person's own data, shared with the server
LAST = "last"  # `--resume last`: the game saved most recently
FACT = re.compile(r"^# (players|dice|box): (.*)$")


@dataclass
class Save:
    """The file in which a game is saved."""

    path: Path
    players: tuple[str, ...]
    typed: bool = False  # do people type every chance outcome?
    box: Path | None = None

    def write(self, table: Table, path: Path | None = None) -> Path:
        """Write the game to a new file and rename it: an interrupted write leaves the old file intact."""
        target = path or self.path
        facts = [f"# players: {', '.join(self.players)}", f"# dice: {'typed' if self.typed else 'seed'}"]
        if self.box:
            facts.append(f"# box: {self.box.resolve()}")
        text = "\n".join([*facts, table.record(seed=True)])
        if target.exists() and not target.is_file():  # it would be replaced, and be a device no more
            raise OptionError(f"{target} cannot be written: it is not a file")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            beside = target.with_name(target.name + ".part")
            beside.write_text(text, encoding="utf-8")
            beside.replace(target)
        except OSError as error:
            raise OptionError(f"{target} cannot be written: {error.strerror}") from None
        return target


def home() -> Path:
    """Return the folder of saved games."""
    if folder := os.environ.get(DATA):
        data = Path(folder)
    elif sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "lapilli"
    elif sys.platform == "darwin":
        data = Path.home() / "Library" / "Application Support" / "lapilli"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "lapilli"
    return data / "terminal"


def fresh_path(game: str) -> Path:
    """Return a file for a new game, named after the game and the time."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    paths = (home() / f"{name}{suffix}.txt" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def resume(given: Path, box: Path | None) -> tuple[Save, Table]:
    """Load a saved game and its players; all seats are human if the file does not say."""
    path = _last() if str(given) == LAST else given
    text = read_text(path)
    facts = {match[1]: match[2] for line in text.splitlines() if (match := FACT.match(line))}
    box = box or (Path(facts["box"]) if "box" in facts else None)
    table = replay(text, box=box)
    players = tuple(part.strip() for part in facts["players"].split(",")) if "players" in facts else ()
    if len(players) != len(table.seats):
        players = ("human",) * len(table.seats)
    return Save(path, players, facts.get("dice") == "typed", box), table


def _last() -> Path:
    saved = sorted(home().glob("*.txt"), key=lambda path: path.stat().st_mtime)
    if not saved:
        raise OptionError(f"no game has been saved in {home()}")
    return saved[-1]
