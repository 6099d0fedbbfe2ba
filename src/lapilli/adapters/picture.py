"""A board as an array of pixels."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from lapilli.core.game import Game
from lapilli.core.type_parameters import View


def pixels(game: Game, view: View, scale: float) -> NDArray[np.uint8]:
    """Height x width x 3, as `render_mode="rgb_array"` wants it."""
    with Image.open(io.BytesIO(game.presentation.board(view, "en").png(scale))) as picture:
        return np.asarray(picture.convert("RGB"), dtype=np.uint8)
