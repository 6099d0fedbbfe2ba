"""Bots on seats of a table: they answer who addresses them, and decide when the table waits for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext

from lapilli.bots.levels import Bot, TalkingBot
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.core.table import Table


class SeatedBots:
    """The bots of a table, by seat. Their random choices follow from the seed of the table.

    `whole` guards each action, so that a caller can keep it from being interrupted halfway.
    """

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        whole: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self.table, self.bots, self.whole = table, dict(bots), whole

    def talk(self) -> bool:
        """Let one bot speak that nobody waits for; return whether one did."""
        table, state = self.table, self.table.state
        for seat, bot in self.bots.items():
            if (
                (state.required_actors() >> seat & 1 and not table.game.players.converses)
                or not state.actors() >> seat & 1
                or not isinstance(bot, TalkingBot)
            ):
                continue
            said = bot.speak_up(table.know(seat), seat, [action.id for action in table.menu(seat)])
            if said is not None:
                self._play(said, seat)
                return True
        return False

    def due(self) -> list[int]:
        """Return the seats that the table waits for (all that may act, where it waits for none), bots first."""
        state = self.table.state
        mask = int(state.required_actors()) or int(state.actors())
        seats = [seat for seat in range(state.seats) if mask >> seat & 1]
        return sorted(seats, key=lambda seat: seat not in self.bots)

    def decide(self, seat: int) -> None:
        """Let the bot of a seat choose and play."""
        table = self.table
        menu = [action.id for action in table.menu(seat)]
        chosen = self.bots[seat].decide(table.know(seat), seat, menu, generator(table.seed, "bot", table.ply))
        self._play(chosen, seat)

    def _play(self, action: int, seat: int) -> None:
        with self.whole():
            self.table.play(self.table.game.space.text(action), seat)

    def step(self) -> bool:
        """Let chance or one bot act once; return False when only people can go on, or the game is over."""
        if self.table.state.actor == CHANCE:
            with self.whole():
                self.table.step_chance()
            return True
        if self.talk():
            return True
        seat = next(iter(self.due()), None)
        if seat is None or seat not in self.bots:
            return False
        self.decide(seat)
        return True
