"""What a person clicks for an action."""

from __future__ import annotations

from lapilli.games.eruption.actions import SPACE


def click_path(action: int) -> tuple[str, ...]:
    """A tile that is drawn as a ghost on its space is chosen there at once, without a click on the space first."""
    path = SPACE.click_path(action)
    ghosts = any(element.startswith("turn/") for element in path)
    return tuple(element for element in path if not ghosts or not element.startswith("space/"))
