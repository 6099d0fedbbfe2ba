"""Provenance: what made a figure. Results carry it, and results of different provenance are not mixed."""

from __future__ import annotations

import hashlib
import json
import shlex
import sys
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from lapilli.core.data import Data
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.interpreted import compiled

DIGITS = 16  # of a hash, as boxes have


@dataclass(frozen=True)
class Provenance:
    """The program that made a result: another one would have made another result from the same seed."""

    lapilli: str  # version of the package
    kernel: str  # "compiled" or "interpreted": where it is interpreted, strong bots search less
    game: str
    game_version: int
    box: str  # hash
    weights: str  # hash of the game's trained numbers; empty without any

    def as_data(self) -> Data:
        return asdict(self)


def differing(found: Data, expected: Data) -> str:
    """Return the facts in which two parts of a result differ, for an error; empty if they can be merged."""
    names = sorted(found.keys() | expected.keys())
    return "; ".join(
        f"{name} {json.dumps(found.get(name))} instead of {json.dumps(expected.get(name))}"
        for name in names
        if found.get(name) != expected.get(name)
    )


def provenance(game: Game, box: Path | str | None = None) -> Provenance:
    """Return the provenance of what this process computes about a game."""
    parts = game.rules.load_box(None if box is None else Path(box))
    kernel = "compiled" if compiled() else "interpreted"
    return Provenance(version("lapilli"), kernel, game.name, game.version, parts.fingerprint, weights_hash(game.name))


@cache
def weights_hash(game: str) -> str:
    """Return the hash of a game's trained numbers: the JSON files beside the module of its players."""
    module = sys.modules[type(find(game).players).__module__]
    files = sorted(Path(str(module.__file__)).parent.glob("*.json")) if getattr(module, "__file__", None) else []
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:DIGITS] if files else ""


def as_cells(facts: Data) -> Data:
    """Return facts as cells of one row of a table: a column for each option, lists and other tables as text."""
    cells: Data = {}
    for name, value in facts.items():
        if name == "options":
            cells.update({f"option_{key}": one for key, one in value.items()})
        else:
            cells[name] = ",".join(map(str, value)) if isinstance(value, list | dict) else value
    return cells


def command() -> str:
    """Return the command line of this process if it is the `lapilli` command, else an empty text."""
    program = Path(sys.argv[0])
    if program.name != "lapilli" and program.parts[-2:] != ("lapilli", "__main__.py"):
        return ""
    return shlex.join(["lapilli", *sys.argv[1:]])
