"""Numbers that look like chance and are always the same: what makes coasts ragged and hatching uneven."""

from __future__ import annotations

import math

MASK = 0xFFFFFFFF


def _grain(column: int, row: int, seed: int) -> float:
    """The number of one point of the lattice, 0 to 1."""
    value = (column * 374761393 + row * 668265263 + seed * 2147483647) & MASK
    value = ((value ^ (value >> 13)) * 1274126177) & MASK
    return ((value ^ (value >> 16)) & 0xFFFF) / 65535


def noise(x: float, y: float = 0.0, seed: int = 1) -> float:
    """Value noise, 0 to 1: about one hill per unit."""
    column, row = math.floor(x), math.floor(y)
    across, down = x - column, y - row
    across, down = across * across * (3 - 2 * across), down * down * (3 - 2 * down)
    upper = _grain(column, row, seed) * (1 - across) + _grain(column + 1, row, seed) * across
    lower = _grain(column, row + 1, seed) * (1 - across) + _grain(column + 1, row + 1, seed) * across
    return upper * (1 - down) + lower * down


def rough(x: float, y: float = 0.0, seed: int = 1, octaves: int = 4) -> float:
    """Noise with ever finer noise on top, 0 to 1."""
    total = sum(0.5**octave * noise(x * 2**octave, y * 2**octave, seed + octave) for octave in range(octaves))
    return total / sum(0.5**octave for octave in range(octaves))
