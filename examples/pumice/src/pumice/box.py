"""The components of Pumice, typed and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
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
    text: str | None  # of an owner's box; None for the printed one


@cache
def printed_box() -> Box:
    """The box that comes with the package."""
    return _read(BoxFile(files("pumice").joinpath("box.toml").read_text(encoding="utf-8")), None)


def load_box(path: Path | None = None) -> Box:
    """The printed box, or an owner's file."""
    return printed_box() if path is None else _owners(BoxFile.read(path))


@lru_cache(16)
def box_of(text: str | None) -> Box:
    """The box that travels as this text, or as nothing."""
    return printed_box() if text is None else _owners(BoxFile(text))


def _owners(file: BoxFile) -> Box:
    return _read(file, file.text)


def _read(file: BoxFile, text: str | None) -> Box:
    """What does not add up is refused with its line."""
    copies = file.get("stones.copies", list)
    if len(copies) != len(STONES) or not all(isinstance(count, int) and count >= 0 for count in copies):
        raise file.error("stones.copies", f"{len(STONES)} counts are needed, none below 0")
    hand = file.get("hand.size", int)
    if not 1 <= hand <= sum(copies) // 4:
        raise file.error("hand.size", "a hand has at least one stone, and four hands must fit into the bag")
    faces = file.get("die.faces", list)
    if not faces or not all(isinstance(face, int) and 1 <= face <= 6 for face in faces):
        raise file.error("die.faces", "a die needs faces from 1 to 6")
    return Box(tuple(copies), hand, tuple(faces), file.fingerprint, text)
