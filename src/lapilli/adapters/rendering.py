"""Rendering of environments: the board as text, as pixels, or printed."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.state import State

MODES = ("human", "ansi", "rgb_array")  # `human` prints the text board


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode of the environments; another one is refused."""
    if mode not in (None, *MODES):
        raise OptionError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}, or None")
    return mode


def render(
    game: Game, state: State, seat: int | None, mode: str | None, scale: float
) -> str | NDArray[np.uint8] | None:
    """Return the board as a seat sees it (None: a spectator) in a mode of Gymnasium; `human` prints it."""
    if mode is None:
        return None
    view = game.rules.observe(state, seat)
    if mode == "rgb_array":
        with Image.open(io.BytesIO(game.presentation.board(view, "en").png(scale))) as picture:
            return np.asarray(picture.convert("RGB"), dtype=np.uint8)
    board = game.presentation.text_board(view, "en")
    if mode == "ansi":
        return board
    print(board)
    return None
