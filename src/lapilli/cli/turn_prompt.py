"""One decision at the keyboard: the board, the menu, and a line that is a choice, a filter or a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console

from lapilli.cli.choices import Choices
from lapilli.cli.i18n import say
from lapilli.cli.keyboard import Keyboard
from lapilli.cli.save_game import Save
from lapilli.cli.screen import print_board, seat_name
from lapilli.core.action import Action
from lapilli.core.errors import IllegalAction, LapilliError, NotationError
from lapilli.core.state import CHANCE
from lapilli.core.table import Table


class TurnPrompt:
    """Asks one seat for its decision. `seat` is CHANCE where people type the dice; they see what spectators see."""

    def __init__(
        self,
        table: Table,
        save: Save,
        lang: str,
        console: Console,
        keyboard: Keyboard,
        sure: bool,
        commands: Mapping[str, Callable[[TurnPrompt, str], None]],
    ) -> None:
        self.commands = commands  # what may be typed instead of a choice
        self.table, self.save, self.lang = table, save, lang
        self.console, self.keyboard, self.sure = console, keyboard, sure
        self.seat = CHANCE
        self.choices = Choices((), lang)
        self.wish: int | None = None  # the seat somebody asked to act next

    @property
    def viewer(self) -> int | None:
        return None if self.seat == CHANCE else self.seat

    def decide(self, seat: int) -> Action:
        """Ask until the person at this seat has chosen an entry; a command may raise `Turned`."""
        self.seat = seat
        self.choices = Choices(self.table.menu(seat), self.lang)
        print_board(self.table, self.viewer, self.lang, self.console)
        prompt = self.table.game.presentation.prompt(self.table.view(self.viewer), self.viewer, self.lang)
        self.console.print(prompt, style="bold", markup=False)
        self.choices.show(self.console)
        while True:
            line = self.keyboard.line(f"{seat_name(self.table, seat, self.lang)}> ")
            try:
                action = self.choices.pick(line)
                if action is None:
                    self._other(line)
                elif self._confirmed(action):
                    return action
            except LapilliError as error:
                self.console.print(self._said(error), style="red", markup=False)

    def _confirmed(self, action: Action) -> bool:
        label = self.choices.labels[action.id]
        return self.sure or not action.confirm or self.keyboard.agrees(say(self.lang, "confirm", label=label) + " ")

    def _other(self, line: str) -> None:
        """Run a command, or filter the menu; a leading / means that it is no command."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        if word in self.commands:
            self.commands[word](self, rest.strip())
        elif not line:
            self.choices.shown = self.choices.menu
            self.choices.show(self.console)
        elif self.choices.narrow(line.removeprefix("/")):
            self.choices.show(self.console)
        else:  # a known action gets its reason, anything else the nearest entries
            action = self.table.game.space.parse(line, [entry.id for entry in self.choices.menu])
            raise IllegalAction(self.table.why_not(action, self.seat), self.table.game.words)

    def _said(self, error: LapilliError) -> str:
        """Return an error in the language of this prompt, if there is a message for it."""
        if isinstance(error, IllegalAction):
            return error.say(self.lang) + (f" ({error.rule})" if error.rule else "")
        if isinstance(error, NotationError) and error.nearest:
            return say(self.lang, "nearest", nearest=" | ".join(error.nearest))
        return say(self.lang, "no-entry") if isinstance(error, NotationError) else str(error)

    def entry(self, text: str) -> Action:
        """Find an entry by its number, its notation, or a part of either."""
        found = self.choices.pick(text) or next(iter(self.choices.matching(text)), None)
        if found is None:
            nearest = self.table.game.space.nearest(text, [action.id for action in self.choices.menu])
            raise NotationError(text, nearest)
        return found
