"""A picture of an observation array: every field by name, its numbers as cells.

from lapilli.adapters.observation_picture import to_svg
HTML(to_svg("eruption", env.observe("seat_1")["observation"]))
"""

from __future__ import annotations

from html import escape
from math import log2
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lapilli.adapters.arrays import length, observation_fields, parts
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find

CELL: Final = 14
WRAP: Final = 40  # cells of one line; longer rows go on below
LEFT: Final = 130  # width of the column of names
STYLE: Final = "text{font:10px sans-serif;fill:#222}.n{text-anchor:end}.v{font-size:8px;text-anchor:middle;fill:#fff}"


def to_svg(game: str | Game, observation: NDArray[np.generic]) -> str:
    """Return an SVG of one observation: darker cells have larger numbers, tooltips have name and meaning of a field."""
    known = find(game) if isinstance(game, str) else game
    array = np.asarray(observation)
    if array.shape != (length(known),):
        raise OptionError(f"an observation of {known.title} has {length(known)} numbers, not the shape {array.shape}")
    drawn: list[str] = []
    top = 4
    for field, values in zip(observation_fields(known), parts(known, array).values(), strict=True):
        rows = values.reshape(-1, values.shape[-1]) if values.shape[-1] <= WRAP else values.reshape(1, -1)
        title = f"<title>{escape(f'{field.name} {field.shape}: {field.meaning}')}</title>"
        drawn.append(f'<text class="n" x="{LEFT - 6}" y="{top + CELL - 4}">{escape(field.name)}{title}</text>')
        for row in rows.tolist():
            for first in range(0, len(row), WRAP):
                drawn += [_cell(place, top, int(value)) for place, value in enumerate(row[first : first + WRAP])]
                top += CELL
        top += 4
    size = f'width="{LEFT + WRAP * CELL + 4}" height="{top}"'
    background = '<rect width="100%" height="100%" fill="#fff"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><style>{STYLE}</style>{background}'
    return head + "".join(drawn) + "</svg>"


def _cell(place: int, top: int, value: int) -> str:
    x = LEFT + place * CELL
    strength = 0.0 if value <= 0 else 0.45 + 0.55 * log2(value) / 8  # 1 is visible, 255 is full
    shape = f'<rect x="{x}" y="{top}" width="{CELL - 1}" height="{CELL - 1}"'
    paint = f' fill="#a33b1f" fill-opacity="{strength:.2f}"' if value > 0 else ' fill="#eee"'
    number = f'<text class="v" x="{x + CELL / 2 - 0.5}" y="{top + CELL - 4}">{value}</text>' if value > 1 else ""
    return f"{shape}{paint}/>{number}"
