"""The door of a table in a frame, for its host."""

from __future__ import annotations

from typing_extensions import TypedDict


class Newcomer(TypedDict):
    """Somebody who asks to come in."""

    number: int
    name: str


class DoorWords(TypedDict):
    to: str  # open, password, ask or closed
    asking: list[Newcomer]
