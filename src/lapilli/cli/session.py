"""A game in the terminal, from the first roll to the result."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console

from lapilli.bots import Bot
from lapilli.bots.guard import GuardedBot
from lapilli.bots.own import is_own, load_bot
from lapilli.bots.seated import SeatedBots
from lapilli.cli.commands import COMMANDS, Turned
from lapilli.cli.i18n import say
from lapilli.cli.keyboard import Keyboard, Leave
from lapilli.cli.save_game import Save
from lapilli.cli.screen import print_board, print_lines, print_result, seat_name
from lapilli.cli.seats import HUMAN
from lapilli.cli.turn_prompt import TurnPrompt
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.table import Table

NEWS: Final = 30  # lines of the log shown at once


class Session:
    """Plays a table and saves it after every choice of a person."""

    def __init__(self, table: Table, save: Save, lang: str, console: Console, sure: bool = False) -> None:
        self.table, self.save, self.console = table, save, console
        self.keyboard = Keyboard(console)
        self.desk = TurnPrompt(table, save, lang, console, self.keyboard, sure, COMMANDS)
        self.humans = [seat for seat, who in enumerate(save.players) if who == HUMAN]
        players = {who: self._player(who) for who in save.players if who != HUMAN}
        seated = {seat: players[who] for seat, who in enumerate(save.players) if who != HUMAN}
        self.bots = SeatedBots(table, seated, deferred_interrupt)
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None  # whose eyes see the screen
        self.told: dict[int | None, int] = {}  # log lines already shown to each viewer

    def _player(self, who: str) -> Bot:
        """Make a bot; if one that is not ours fails, say so, and a random action is played."""
        player = load_bot(who, self.table.game)
        if not is_own(who):
            return player

        def report(seat: int, error: str) -> None:
            self.console.print(say(self.lang, "bot-failed", bot=who, error=error), style="yellow")

        return GuardedBot(player, report)

    @property
    def lang(self) -> str:
        return self.desk.lang

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False); either way it is saved."""
        self._greet()
        try:
            while self.table.state.actor != NOBODY:
                self._step()
        except Leave:
            return False
        finally:
            with deferred_interrupt():
                self.save.write(self.table)
        self._news()
        print_board(self.table, self.looking, self.lang, self.console)
        print_result(self.table, self.lang, self.console)
        return True

    def _greet(self) -> None:
        words = self.table.game.words
        self.console.rule(words.say(self.lang, "title"))
        if self.table.ply == 0:
            self.console.print(words.say(self.lang, "about"), markup=False)
        else:
            self.told = {viewer: len(self.table.lines(viewer)) for viewer in (None, *range(len(self.table.seats)))}
        for seat, who in enumerate(self.save.players):
            player = say(self.lang, "player", seat=seat_name(self.table, seat, self.lang), who=who)
            self.console.print(player, style="dim", markup=False)
        self.console.print(say(self.lang, "greeting"), style="dim", markup=False)

    def _step(self) -> None:
        """Let the next player act once."""
        table = self.table
        if table.state.actor == CHANCE and not self.save.typed:
            with deferred_interrupt():
                table.step_chance()
            return
        if self.bots.talk():
            return
        seat = self._next()
        if seat in self.bots.bots:
            self.bots.decide(seat)
            if not self.humans:
                self._news()
            return
        if seat != CHANCE:
            self._curtain(seat)
        self._news()
        with contextlib.suppress(Turned):
            action = self.desk.decide(seat)
            with deferred_interrupt():
                table.play(action)
        self.save.write(table)

    def _next(self) -> int:
        """Return the next seat: awaited bots first, then the person at the keyboard, then the others in order."""
        state = self.table.state
        if state.actor == CHANCE:
            return CHANCE
        if self.desk.wish is not None and int(state.actors()) >> self.desk.wish & 1:
            return self.desk.wish
        self.desk.wish = None
        due = self.bots.due()
        if due[0] in self.bots.bots:
            return due[0]
        return self.looking if self.looking is not None and self.looking in due else due[0]

    def _curtain(self, seat: int) -> None:
        """Clear the screen between two people with secret hands."""
        if self.looking == seat:
            return
        others = [self.looking] if self.looking is not None else [human for human in self.humans if human != seat]
        if any(self._has_secrets(viewer) for viewer in (seat, *others)):
            self.console.clear()
            name = seat_name(self.table, seat, self.lang)
            self.console.print("\n" * (self.console.height if self.console.is_terminal else 1))
            self.console.rule(say(self.lang, "handover", name=name))
            self.keyboard.line(say(self.lang, "handover-enter", name=name) + " ")
            self.console.clear()
        self.looking = seat

    def _has_secrets(self, seat: int) -> bool:
        """Say whether this seat sees more than a spectator does."""
        mine, open_ = self.table.view(seat), self.table.view(None)
        return any(not _is_place(mine.get(key), seat) and mine.get(key) != open_.get(key) for key in {*mine, *open_})

    def _news(self) -> None:
        """Print what happened since this viewer last looked; of many lines the last ones."""
        first, count = self.told.get(self.looking, 0), len(self.table.lines(self.looking))
        if self.humans and count - first > NEWS:
            self.console.print(say(self.lang, "news-earlier", count=count - first - NEWS), style="dim")
            first = count - NEWS
        self.told[self.looking] = print_lines(self.table, self.looking, self.lang, self.console, first)


def _is_place(value: Any, seat: int) -> bool:
    return type(value) is int and value == seat


@contextlib.contextmanager
def deferred_interrupt() -> Iterator[None]:
    """Delay Ctrl-C until a move is complete, so that a saved game is never half a move."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
