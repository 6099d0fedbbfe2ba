"""Rewards of an environment: the result, the difference in score, or the change of the game's own figures."""

from __future__ import annotations

from typing import Final, Literal, get_args

from lapilli.adapters.match import Match
from lapilli.core.errors import OptionError

Reward = Literal["result", "score", "shaped"]
WEIGHT: Final = 0.01  # of one point of a figure beside the result, where rewards are shaped


class Rewards:
    """What one seat gets for each step.

    - `result`: at the end from -1 to 1 (adapters/match.py, `utilities`), else 0
    - `score`: at the end the seat's score above the mean of the others, or the team's score; else 0
    - `shaped`: `result`, and at each step the change of the seat's figures times `WEIGHT`. The figures are those of the
      chart at the end of a game (`Presentation.chart_values`). Their sum is a potential, so the best policy stays the
      same but for the discount.
    """

    def __init__(self, kind: str, seat: int) -> None:
        if kind not in get_args(Reward):
            raise OptionError(f"there is no reward {kind!r}; there are {', '.join(get_args(Reward))}")
        self.kind, self.seat = kind, seat
        self._before = 0.0

    def reset(self, match: Match) -> None:
        """Begin a game."""
        self._before = potential(match, self.seat) if self.kind == "shaped" else 0.0

    def step(self, match: Match) -> float:
        """Return the reward since the last call."""
        if self.kind == "score":
            return score_difference(match, self.seat) if match.over else 0.0
        result = match.utilities()[self.seat]
        if self.kind == "result":
            return result
        before, self._before = self._before, potential(match, self.seat)
        return result + WEIGHT * (self._before - before)


def score_difference(match: Match, seat: int) -> float:
    """Return a seat's score at the end above the mean of the others; of a team its mean score."""
    game = match.setting.game
    result = game.rules.result(match.state)
    if result is None:
        return 0.0
    scores = [float(result.scores.get(name, 0)) for name in game.rules.seat_names(match.state)]
    if game.rules.cooperative:
        return sum(scores) / len(scores)
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def potential(match: Match, seat: int) -> float:
    """Return the sum of a seat's figures, as that seat sees them; harmful ones count against it."""
    game = match.setting.game
    shown, names = game.presentation, game.rules.seat_names(match.state)
    values = shown.chart_values(game.rules.observe(match.state, seat))
    signed = {name: -value if shown.is_harmful(name) else value for name, value in values.items()}
    others = [value for name, value in signed.items() if name in names and name != names[seat]]
    if names[seat] in signed and others:
        return signed[names[seat]] - sum(others) / len(others)
    return sum(signed.values())
