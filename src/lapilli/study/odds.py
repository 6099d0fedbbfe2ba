"""Measure how often the rule of thumb wins a co-operative game, for each number of seats and value of an option."""

from __future__ import annotations

import json
from collections.abc import Callable

from lapilli.core.game import Game
from lapilli.core.odds import Odds
from lapilli.study.interval import share
from lapilli.study.simulate import simulate

BOT = "steady"


def measure(
    game: Game,
    option: str,
    games: int,
    seed: object = 0,
    jobs: int | None = None,
    done: Callable[[], None] | None = None,
) -> list[Odds]:
    """One row per number of seats and value of the option, all with the same seed."""
    values = next(known.values for known in game.options if known.name == option)
    rows = []
    for seats in sorted(game.seats):
        for value in values:
            summary = simulate(game, games, seats, BOT, {option: value}, seed, jobs)
            won = share(summary.tally.seat_wins[0], games)  # together: one seat wins exactly if all do
            rows.append(Odds(seats, {option: value}, round(won.value, 4), round(won.low, 4), round(won.high, 4), games))
            if done:
                done()
    return rows


def as_toml(game: Game, rows: list[Odds], command: str) -> str:
    """The text of `odds.toml`, with how it was made."""
    lines = [
        f"# Measured with version {game.version} by `{command}`: share of games won by {BOT} bots, 95 % interval.",
        "",
    ]
    for row in rows:
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in row.options.items())
        lines += [
            "[[odds]]",
            f"seats = {row.seats}",
            f"options = {{ {options} }}",
            f"won = {row.won}",
            f"low = {row.low}",
            f"high = {row.high}",
            f"games = {row.games}",
            "",
        ]
    return "\n".join(lines)
