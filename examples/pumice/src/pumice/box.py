"""The components of Pumice, typed and checked."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from lapilli.core.box import BoxFile
from pumice.actions import STONES


@dataclass(frozen=True)
class Box:
    copies: tuple[int, ...]  # of each weight
    hand: int
    faces: tuple[int, ...]
    fingerprint: str


def load(path: Path | None = None) -> Box:
    """The printed box, or an owner's file; what does not add up is refused with its line."""
    if path is None:
        file = BoxFile(files("pumice").joinpath("box.toml").read_text(encoding="utf-8"))
    else:
        file = BoxFile.read(path)
    copies = file.get("stones.copies", list)
    if len(copies) != len(STONES) or not all(isinstance(count, int) and count >= 0 for count in copies):
        raise file.error("stones.copies", f"{len(STONES)} counts are needed, none below 0")
    hand = file.get("hand.size", int)
    if not 1 <= hand <= sum(copies) // 4:
        raise file.error("hand.size", "a hand has at least one stone, and four hands must fit into the bag")
    faces = file.get("die.faces", list)
    if not faces or not all(isinstance(face, int) and 1 <= face <= 6 for face in faces):
        raise file.error("die.faces", "a die needs faces from 1 to 6")
    return Box(tuple(copies), hand, tuple(faces), file.fingerprint)
