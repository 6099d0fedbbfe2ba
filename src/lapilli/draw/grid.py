"""Squares and cards in columns and rows, with names such as `e2` (column letter, row number from the top)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lapilli.draw.box import Box
from lapilli.draw.element import Point


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal cells; columns and rows are counted from 0, names from `a1` at the top left."""

    columns: int
    rows: int
    cell_width: float
    cell_height: float
    gap: float = 0
    origin: Point = (0, 0)

    @property
    def width(self) -> float:
        """The whole grid from left to right."""
        return self.columns * self.cell_width + (self.columns - 1) * self.gap

    @property
    def height(self) -> float:
        """The whole grid from top to bottom."""
        return self.rows * self.cell_height + (self.rows - 1) * self.gap

    @property
    def frame(self) -> Box:
        """The box that holds all cells."""
        return Box(self.origin[0], self.origin[1], self.width, self.height)

    def box(self, column: int, row: int) -> Box:
        """The cell as a box."""
        x = self.origin[0] + column * (self.cell_width + self.gap)
        y = self.origin[1] + row * (self.cell_height + self.gap)
        return Box(x, y, self.cell_width, self.cell_height)

    def centre(self, column: int, row: int) -> Point:
        """The middle of a cell."""
        return self.box(column, row).centre

    def name(self, column: int, row: int) -> str:
        """`e2` for column 4, row 1."""
        return f"{chr(ord('a') + column)}{row + 1}"

    def cell(self, name: str) -> tuple[int, int]:
        """Column and row of a name."""
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise ValueError(f"no cell of this grid: {name!r}")
        return column, row

    def named(self, name: str) -> Box:
        """The box of the cell called `e2`."""
        return self.box(*self.cell(name))

    def cells(self) -> Iterator[tuple[int, int]]:
        """All cells, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield column, row
