"""From where one person looks at a table: through which seat, in which language, on which shape of screen."""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.core.presentation import Shape


@dataclass(frozen=True)
class Viewpoint:
    """What decides a frame, beside the room."""

    person: str
    viewer: int | None  # the seat whose knowledge is shown; None: a spectator's
    handover: int | None = None  # the seat that a handover screen waits for
    lang: str = "en"
    log_from: int = 0  # the client knows the log up to this ply
    base: str = ""  # address of the server, for links
    shape: Shape = ""  # of the screen
