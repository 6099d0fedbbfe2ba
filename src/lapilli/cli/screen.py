"""Printing a table in the terminal: the board, the log, the result."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from lapilli.cli.i18n import say
from lapilli.core.table import Table


def seat_name(table: Table, index: int, lang: str) -> str:
    """Return the name of a seat in a language, or its identifier."""
    name = table.seat_name(index)
    message = f"seat-{name}"
    return table.game.words.say(lang, message) if table.game.words.has(lang, message) else name


def print_board(table: Table, viewer: int | None, lang: str, console: Console) -> None:
    """Print the text board as this viewer sees it, unwrapped, with the game's colours."""
    size = console.size
    board = Text.from_ansi(table.game.presentation.text_board_for(table.view(viewer), lang, size.width, size.height))
    console.print(board, soft_wrap=True)


def print_lines(table: Table, viewer: int | None, lang: str, console: Console, first: int = 0) -> int:
    """Print the log from line `first` on, as this viewer knows it; return its length."""
    lines = table.lines(viewer)
    for line in lines[first:]:
        console.print(table.game.words.say(lang, line.message, line.args), style="dim", markup=False, soft_wrap=True)
    return len(lines)


def print_result(table: Table, lang: str, console: Console) -> None:
    """Print how the game ended, if it has: outcome, winners, scores."""
    result = table.result
    if result is None:
        return
    console.print(table.game.presentation.result_words(result, lang), style="bold", markup=False)
    if not table.game.rules.cooperative:
        winners = ", ".join(seat_name(table, table.seats.index(name), lang) for name in result.winners)
        console.print(say(lang, "result-winners", winners=winners or "-"), style="bold green")
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for row in table.game.presentation.standings(result, lang):
        for standing, margin in ((row, ""), *((member, "  ") for member in row.members)):
            names = ", ".join(seat_name(table, table.seats.index(name), lang) for name in standing.seats)
            grid.add_row(margin + names, margin + standing.words, style="bold" if standing.winner else "")
    console.print(grid)
