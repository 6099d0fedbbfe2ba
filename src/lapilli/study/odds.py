"""Measure how often the heuristic wins a co-operative game, by number of seats and values of options."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.odds import Odds
from lapilli.study.execution import EVERYWHERE, Execution
from lapilli.study.interval import share
from lapilli.study.provenance import provenance
from lapilli.study.simulate import simulate

BOT = "steady"


def combinations(
    game: Game, compared: Mapping[str, Sequence[object]], only: int | None = None
) -> Iterator[tuple[int, dict[str, object]]]:
    """Each number of seats (or only one) with each choice of the options, as far as the game allows them together."""
    if only is not None:
        game.rules.choose_options(only, {})  # refuses a number of seats that the game does not have
    for seats in sorted(game.seats) if only is None else (only,):
        for values in product(*compared.values()):
            given = dict(zip(compared, values, strict=True))
            try:
                chosen = game.rules.choose_options(seats, given)
            except OptionError:
                continue  # such as a variant for two players at a table of three
            yield seats, {name: chosen[name] for name in given}


def measure(
    game: Game,
    compared: Mapping[str, Sequence[object]],
    games: int,
    seed: object = 0,
    execution: Execution = EVERYWHERE,
    done: Callable[[], None] | None = None,
    only: int | None = None,
) -> list[Odds]:
    """One row per number of seats and choice of the options, all with the same seed."""
    rows = []
    for seats, options in combinations(game, compared, only):
        where = execution.of(game.name, seats, *(f"{name}={value}" for name, value in options.items()))
        summary = simulate(game, games, seats, BOT, options, seed, **where)
        won = share(summary.tally.seat_wins[0], games)  # together: one seat wins exactly if all do
        rows.append(Odds(seats, options, round(won.value, 4), round(won.low, 4), round(won.high, 4), games))
        if done:
            done()
    return rows


def as_toml(game: Game, rows: list[Odds], command: str) -> str:
    """The text of `odds.toml`, with how it was made."""
    lines = [
        f"# Measured by `{command}`: share of games won by {BOT} bots, 95 % interval.",
        *(f"# {name}: {value}" for name, value in provenance(game).as_data().items()),
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
