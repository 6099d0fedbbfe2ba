"""The tables that `lapilli study simulate` prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from lapilli.cli.completion import option_text
from lapilli.cli.i18n import say
from lapilli.core.registry import find
from lapilli.study import Estimate, Summary

REASONS = 12  # more are for the files only
SHOWN_FAULTS = 3  # the JSON has more, with their positions


def print_summary(summary: Summary, lang: str, console: Console) -> None:
    """Print outcomes, wins, scores and lengths; every share and mean with its 95 % interval."""
    plan = summary.plan
    game = find(plan.game)
    title = game.words.say(lang, "title")
    usual = {option.name: option.default for option in game.options}
    options = ", ".join(f"{name}={option_text(value)}" for name, value in plan.options if value != usual[name])
    console.print(
        say(lang, "simulate-head", title=title, games=summary.games, seats=plan.seats, bots=", ".join(plan.bots)),
        style="bold",
        highlight=False,
    )
    console.print(say(lang, "simulate-seed", options=options or "-", seed=plan.seed), style="dim", highlight=False)
    _shares(console, lang, "outcomes", summary.outcomes)
    if len(summary.outcomes) < len(summary.reasons) <= REASONS:
        _shares(console, lang, "reasons", summary.reasons)
    if not game.rules.cooperative:
        _players(console, lang, "seat", summary.wins, summary.scores)
    if len(summary.levels) > 1:
        _players(console, lang, "level", summary.levels, summary.level_scores)
    if game.rules.cooperative:
        _players(console, lang, "seat", {}, summary.scores)
    fewest, quarter, half, three, most = summary.length_range
    console.print(
        say(
            lang,
            "simulate-lengths",
            mean=spread(summary.length),
            fewest=fewest,
            quarter=quarter,
            half=half,
            three=three,
            most=most,
        ),
        highlight=False,
    )
    for name, times in sorted(summary.faults.items()):
        console.print(say(lang, "simulate-faults", bot=name, n=times), style="yellow", highlight=False)
    for one in summary.first_faults[:SHOWN_FAULTS]:
        where = {"game": one.game, "decision": one.decision, "seat": one.seat + 1}
        console.print(say(lang, "simulate-fault", **where, error=one.error), style="dim", highlight=False)
    games = summary.games / summary.seconds
    pace = f"{games:,.0f}" if games >= 10 else f"{games:.2f}"
    console.print(
        say(lang, "simulate-pace", seconds=f"{summary.seconds:.1f}", jobs=summary.jobs, pace=pace),
        style="dim",
        highlight=False,
    )


def _shares(console: Console, lang: str, name: str, shares: Mapping[str, Estimate]) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, f"simulate-{name}"), style="cyan")
    table.add_column(say(lang, "simulate-share"), justify="right")
    table.add_column("95 %", justify="right", style="dim")
    for key, estimate in shares.items():
        table.add_row(key, _percent(estimate.value), _range(estimate))
    console.print(table)


def _players(
    console: Console, lang: str, name: str, wins: Mapping[Any, Estimate], scores: Mapping[Any, Estimate]
) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, f"simulate-{name}"), style="cyan")
    if wins:
        table.add_column(say(lang, "simulate-won"), justify="right")
        table.add_column("95 %", justify="right", style="dim")
    table.add_column(say(lang, "simulate-score"), justify="right")
    for key, score in scores.items():
        won = wins.get(key)
        table.add_row(str(key), *([_percent(won.value), _range(won)] if won else []), spread(score))
    console.print(table)


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _range(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} - {100 * estimate.high:.1f}"


def spread(estimate: Estimate) -> str:
    """Write a mean with half its interval, such as `3.20 ± 0.15`."""
    return f"{estimate.value:.2f} ± {(estimate.high - estimate.low) / 2:.2f}"
