"""The squares of the chart by name."""

from __future__ import annotations


def neighbours(field: str) -> list[str]:
    """D-2.2 The squares that share an edge."""
    if not field:
        return []
    column, row = ord(field[0]), int(field[1])
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [f"{chr(x)}{y}" for x, y in around if "a" <= chr(x) <= "i" and 1 <= y <= 7]
