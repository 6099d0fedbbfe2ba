"""Text environments for language models: what a seat sees as text, and an environment with the methods of TextArena."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from lapilli.adapters.match import utilities
from lapilli.core.action import Action
from lapilli.core.errors import LapilliError, OptionError
from lapilli.core.factory import new
from lapilli.core.table import Table

ROWS: Final = 60  # of the actions, unless all are asked for
BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")


def describe_actions(menu: Sequence[Action], lang: str = "en", contains: str = "", rows: int = ROWS) -> str:
    """Return the actions of a menu as numbered lines, `number. notation - label`; `contains` selects some by words."""
    pieces = contains.casefold().split()
    lines = []
    for number, action in enumerate(menu, 1):
        line = f"{number}. {action.text} - {action.label(lang)}"
        if all(piece in line.casefold() for piece in pieces):
            lines.append(line)
    if not lines:
        return f"No action contains {contains!r}." if contains else "No action."
    hidden = len(lines) - rows
    return "\n".join(lines[:rows] + [f"... and {hidden} more"] * (hidden > 0))


def describe_turn(table: Table, seat: str | int, lang: str = "en", since: int = 0, rows: int = ROWS) -> str:
    """Return all that a seat needs for its decision, as text: news, board, goal, prompt and numbered actions.

    `since` is the length of the log that the reader has seen. Nothing in it is unknown to the seat.
    """
    game, index = table.game, table.seat_index(seat)
    view = table.view(index)
    news = table.log(lang, index)[since:]
    parts = []
    if news:
        parts.append("Since your last decision:\n" + "\n".join(f"- {line}" for line in news))
    parts.append(table.text(index, lang))
    if table.result is not None:
        parts.append(describe_result(table, lang))
        return "\n\n".join(parts)
    goal = game.presentation.goal(view, index, lang)
    parts.append("\n".join(line for line in (goal, game.presentation.prompt(view, index, lang)) if line))
    menu = table.menu(index)
    if menu:
        parts.append("Your actions:\n" + describe_actions(menu, lang, rows=rows))
    return "\n\n".join(parts)


def describe_result(table: Table, lang: str = "en") -> str:
    """Return how a game ended: the outcome and each seat's score."""
    result = table.result
    if result is None:
        return "The game is not over."
    game = table.game
    rows = [
        f"- {', '.join(standing.seats)}: {standing.words}" for standing in game.presentation.standings(result, lang)
    ]
    return "\n".join([game.presentation.result_words(result, lang), *rows])


def read_action(menu: Sequence[Action], answer: str) -> Action:
    """Return the action that an answer names: a number of the menu or a notation, alone or in the last [brackets]."""
    found = BRACKETED.findall(answer)
    words = " ".join((found[-1] if found else answer).split())
    if words.isdecimal() and 1 <= int(words) <= len(menu):
        return menu[int(words) - 1]
    action = next((action for action in menu if action.text == words), None)
    if action is None:
        raise OptionError(
            f"{words[:80]!r} is not one of your {len(menu)} actions: answer with [number] or [notation] of one of them"
        )
    return action


class TextEnv:
    """One game for language models, one player per seat, with the methods of a TextArena environment.

    Chance acts by itself. An answer that names no action is refused with the reason, and the player is asked again;
    after `error_allowance` such answers in a row the game ends and its player loses.
    """

    def __init__(
        self, game: str, *, lang: str = "en", error_allowance: int = 2, rows: int = ROWS, **options: object
    ) -> None:
        self.game, self.lang, self.options = game, lang, options
        self.error_allowance, self.rows = error_allowance, rows

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game with so many seats; the same seed gives the same dice."""
        self.table = new(self.game, seats=num_players, seed=seed, box=None, **self.options)
        self.table.settle()
        self.errors, self.refusal = 0, ""
        self.lost_by: int | None = None
        self._told = [0] * num_players  # lines of the log that each player has seen

    @property
    def player(self) -> int:
        """The player who must answer; 0 once the game is over."""
        return self.table.seat_index(self.table.awaited[0]) if self.table.awaited else 0

    def get_observation(self) -> tuple[int, str]:
        """Return the player who must answer, and what that player sees."""
        player = self.player
        text = describe_turn(self.table, player, self.lang, self._told[player], self.rows)
        return player, (f"{self.refusal}\n\n{text}" if self.refusal else text)

    def step(self, action: str) -> tuple[bool, dict[str, object]]:
        """Play the answer of the player who must answer; return whether the game is over, and what was refused."""
        if self.done:
            raise OptionError("the game is over: reset the environment")
        player = self.player
        try:
            chosen = read_action(self.table.menu(player), action)
        except LapilliError as error:
            self.errors, self.refusal = self.errors + 1, str(error)
            if self.errors > self.error_allowance:
                self.lost_by = player
            return self.done, {"refused": self.refusal}
        self.errors, self.refusal = 0, ""
        self._told[player] = len(self.table.lines(player))
        self.table.play(chosen.text, player)
        self.table.settle()
        return self.done, {}

    @property
    def done(self) -> bool:
        return self.lost_by is not None or self.table.result is not None

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, object]]]:
        """Return the rewards by player (from -1 to 1), and by player how the game ended for it."""
        seats = range(len(self.table.seats))
        if self.lost_by is not None:
            together = self.table.game.rules.cooperative
            rewards = {seat: -1.0 if together or seat == self.lost_by else 0.0 for seat in seats}
            return rewards, {seat: {"reason": "illegal answers", "by": self.lost_by} for seat in seats}
        if self.table.result is None:
            raise OptionError("the game is not over")
        rewards = dict(enumerate(utilities(self.table.game, self.table.state)))
        return rewards, {seat: {"reason": describe_result(self.table, self.lang)} for seat in seats}
