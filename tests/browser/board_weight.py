"""What boards weigh: live elements and kilobytes of a picture, without the grounds that a page loads once.

python tests/browser/board_weight.py        (also with PYTHONPATH set to the sources of an older version, to compare)

The mean of three games after sixty moves at random, for a broad screen and for a phone.
"""

from __future__ import annotations

import random
from statistics import mean

import lapilli

MOVES, GAMES = 60, range(3)
BOARDS = [
    (game, seats)
    for game, most in (("nisyros", 4), ("fuji", 4), ("eruption", 6), ("deukalion", 4))
    for seats in (2, 3, most)
]


def weight(name: str, seats: int, shape: str) -> tuple[float, float]:
    """Elements and kilobytes of a board, as the seat that acts sees it."""
    found = [_weight(name, seats, shape, seed) for seed in GAMES]
    return mean(elements for elements, _ in found), mean(size for _, size in found) / 1000


def _weight(name: str, seats: int, shape: str, seed: int) -> tuple[int, int]:
    table, rng = lapilli.new(name, seats=seats, seed=str(seed)), random.Random(seed)
    table.settle()
    for _ in range(MOVES):
        if not table.actors:
            break
        table.play(rng.choice(table.menu()))
        table.settle()
    game = table.game
    view = table.view(table.actors[0] if table.actors else None)
    drawn = (
        game.presentation.board_for(view, "en", shape)
        if shape in game.presentation.shapes
        else game.presentation.board(view, "en")
    )
    printed = drawn.svg("auto", embed=False)
    return printed.count("<") - printed.count("</"), len(printed.encode())


if __name__ == "__main__":
    print(lapilli.__file__)
    for name, seats in BOARDS:
        for shape in ("wide", "narrow"):
            elements, size = weight(name, seats, shape)
            print(f"{name:10} {seats} {shape:7} {elements:6.0f} elements {size:6.1f} kB")
