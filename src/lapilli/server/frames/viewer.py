"""Who looks at a table, and how."""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.core.presentation import Shape


@dataclass(frozen=True)
class Look:
    """Who looks, which seat's knowledge is shown (None: a spectator's), and in which language."""

    person: str
    viewer: int | None
    curtain: int | None = None
    lang: str = "en"
    told: int = 0  # the log is known up to this ply
    base: str = ""
    shape: Shape = ""  # of the screen
