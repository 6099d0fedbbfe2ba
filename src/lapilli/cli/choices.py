"""The numbered menu in the terminal, filtered by a part of a notation or label."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from lapilli.cli.i18n import say
from lapilli.core.action import Action

ROWS = 24  # entries shown at once; more are shown when asked for
LEAST = 12  # columns for a notation, however long the labels are


class Choices:
    """The entries of one decision; numbers stay the same whatever is filtered."""

    def __init__(self, menu: Sequence[Action], lang: str) -> None:
        self.menu, self.lang = tuple(menu), lang
        self.labels = {action.id: action.label(lang) for action in menu}
        self.shown = self.menu

    def pick(self, text: str) -> Action | None:
        """Return the entry with this number or notation; an empty line takes the only one shown."""
        tidy = " ".join(text.split())
        if not tidy:
            return self.shown[0] if len(self.shown) == 1 else None
        if tidy.isdecimal() and 1 <= int(tidy) <= len(self.menu):
            return self.menu[int(tidy) - 1]
        return next((action for action in self.menu if action.text == tidy), None)

    def matching(self, text: str) -> tuple[Action, ...]:
        """Return the entries whose notation or label contains all typed words."""
        pieces = text.casefold().split()
        return tuple(
            action
            for action in self.menu
            if all(piece in action.text.casefold() or piece in self.labels[action.id].casefold() for piece in pieces)
        )

    def narrow(self, text: str) -> bool:
        """Show the matching entries alone; if none matches, show all and return False."""
        found = self.matching(text)
        self.shown = found or self.menu
        return bool(found)

    def number(self, action: Action) -> int:
        return self.menu.index(action) + 1

    def show(self, console: Console, everything: bool = False) -> None:
        """Print the entries with number, label, notation and, for chance, probability."""
        entries = self.shown if everything or len(self.shown) <= ROWS + 3 else self.shown[:ROWS]
        widest = max((cell_len(self.labels[action.id]) for action in entries), default=0)
        room = max(LEAST, console.width - widest - 10)  # labels are shown whole, notations as far as there is room
        grid = Grid(box=None, pad_edge=False, show_header=False)
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True, overflow="ellipsis", max_width=room)
        for action in entries:
            odds = f"  {float(action.weight):.1%}" if action.weight is not None else ""
            label = self.labels[action.id]
            notation = action.text if action.text != label else ""
            grid.add_row(str(self.number(action)), Text(label), Text(notation + odds))
        console.print(grid)
        if len(entries) < len(self.shown):
            console.print(say(self.lang, "menu-more", count=len(self.shown) - len(entries)), style="yellow")
        if len(self.shown) < len(self.menu):
            message = "menu-only" if len(self.shown) == 1 else "menu-filtered"
            console.print(say(self.lang, message, shown=len(self.shown), all=len(self.menu)), style="yellow")
