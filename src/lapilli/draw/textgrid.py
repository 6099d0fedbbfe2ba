"""A canvas of characters for boards in a terminal; colour is kept apart, so plain output is aligned too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Literal

from lapilli.draw.textwidth import align_text, clip, letters, width_of

Align = Literal["left", "right", "centre"]

LINES = {"thin": "┌─┐│└┘", "round": "╭─╮│╰╯", "double": "╔═╗║╚╝", "plain": "+-+|++"}
BRACKET = re.compile(r"(\\*)(\[[a-z#/@][^[]*?\])|(\\+)(?=\[)")
"""What Rich would read as a tag, or as an escaped bracket, with the backslashes before it."""


def escaped(words: str) -> str:
    """The words so that Rich prints them as they are."""

    def shielded(found: re.Match[str]) -> str:
        slashes, tag, plain = found.groups()
        return f"{slashes * 2}\\{tag}" if tag else f"{plain}\\"

    return BRACKET.sub(shielded, words)


class TextGrid:
    """Rows of cells; a wide character fills two. Rows and columns count from 0; what lies outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, row: int, column: int, words: str, style: str = "") -> TextGrid:
        """Write words, line by line when they hold line breaks, in a Rich style such as `bold red`."""
        for number, words_of_line in enumerate(words.split("\n")):
            self._put_line(row + number, column, words_of_line, style)
        return self

    def _put_line(self, row: int, column: int, words: str, style: str) -> None:
        if not 0 <= row < self.height:
            return
        for letter, wide in letters(words):
            if column >= 0 and column + wide <= self.width:
                self._clear(row, column)
                self._cells[row][column] = letter
                self._styles[row][column] = style
                if wide == 2:
                    self._clear(row, column + 1)
                    self._cells[row][column + 1] = ""
                    self._styles[row][column + 1] = style
            column += wide

    def _clear(self, row: int, column: int) -> None:
        """Before a cell is written: no half of a wide character may stay behind."""
        if self._cells[row][column] == "" and column > 0:
            self._cells[row][column - 1] = " "
        elif column + 1 < self.width and self._cells[row][column + 1] == "":
            self._cells[row][column + 1] = " "

    def field(self, row: int, column: int, words: str, width: int, align: Align = "left", style: str = "") -> TextGrid:
        """Words in a field of a given width, cut with an ellipsis when too long."""
        return self.put(row, column, align_text(clip(words, width), width, align), style)

    def box(
        self, row: int, column: int, height: int, width: int, title: str = "", style: str = "", line: str = "round"
    ) -> TextGrid:
        """A frame, its sides counted in height and width, with a title in its top line."""
        top_left, across, top_right, down, low_left, low_right = list(LINES[line])
        self.put(row, column, top_left + across * (width - 2) + top_right, style)
        for number in range(1, height - 1):
            self.put(row + number, column, down, style)
            self.put(row + number, column + width - 1, down, style)
        self.put(row + height - 1, column, low_left + across * (width - 2) + low_right, style)
        if title:
            self.put(row, column + 2, f" {clip(title, width - 6)} ", style)
        return self

    def paste(self, row: int, column: int, other: TextGrid) -> TextGrid:
        """Lay another canvas on this one, with its colours."""
        for down in range(other.height):
            for across in range(other.width):
                letter = other._cells[down][across]
                if letter:
                    self.put(row + down, column + across, letter, other._styles[down][across])
        return self

    def plain(self) -> str:
        """The canvas as text, without blanks at the ends of lines."""
        return "\n".join("".join(line).rstrip() for line in self._cells)

    def markup(self) -> str:
        """The canvas with Rich markup; brackets of the text are escaped."""
        return "\n".join(self._marked(row) for row in range(self.height))

    def _marked(self, row: int) -> str:
        """One row in markup: runs of one style, each closed before the next begins."""
        cells = zip(self._styles[row], self._cells[row], strict=True)
        runs = [(style, "".join(letter for _, letter in run)) for style, run in groupby(cells, key=itemgetter(0))]
        out = []
        for number, (style, words) in enumerate(runs):
            words = escaped(words)
            if style or number + 1 < len(runs):
                words += "\\" * (len(words) - len(words.rstrip("\\")))
            out.append(f"[{style}]{words}[/]" if style else words)
        return "".join(out).rstrip()

    def __str__(self) -> str:
        return self.plain()


def from_text(words: str, style: str = "") -> TextGrid:
    """A canvas just large enough for the words."""
    rows = words.split("\n")
    return TextGrid(max(width_of(row) for row in rows), len(rows)).put(0, 0, words, style)


def beside(*blocks: TextGrid, gap: int = 2) -> TextGrid:
    """Canvases next to each other, tops aligned."""
    width = sum(block.width for block in blocks) + gap * max(0, len(blocks) - 1)
    whole = TextGrid(width, max((block.height for block in blocks), default=0))
    column = 0
    for block in blocks:
        whole.paste(0, column, block)
        column += block.width + gap
    return whole


def below(*blocks: TextGrid, gap: int = 0) -> TextGrid:
    """Canvases under each other, left sides aligned."""
    height = sum(block.height for block in blocks) + gap * max(0, len(blocks) - 1)
    whole = TextGrid(max((block.width for block in blocks), default=0), height)
    row = 0
    for block in blocks:
        whole.paste(row, 0, block)
        row += block.height + gap
    return whole


def table(
    rows: Sequence[Sequence[str]],
    header: Sequence[str] = (),
    align: Sequence[Align] = (),
    styles: Sequence[str] = (),
    gap: int = 2,
) -> TextGrid:
    """A table: columns as wide as their widest cell; `align` and `styles` per column, left and plain by default."""
    every = [*([header] if header else []), *rows]
    count = max((len(cells) for cells in every), default=0)
    widths = [max((width_of(cells[c]) for cells in every if c < len(cells)), default=0) for c in range(count)]
    whole = TextGrid(sum(widths) + gap * max(0, count - 1), len(every) + bool(header))
    for number, cells in enumerate(every):
        row = number + (1 if header and number else 0)
        for c, words in enumerate(cells):
            side: Align = align[c] if c < len(align) else "left"
            style = "bold" if header and not number else styles[c] if c < len(styles) else ""
            whole.field(row, sum(widths[:c]) + gap * c, words, widths[c], side, style)
    if header:
        whole.put(1, 0, "─" * whole.width, "dim")
    return whole
