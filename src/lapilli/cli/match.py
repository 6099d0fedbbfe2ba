"""`lapilli bots match`, `ladder` and `ceiling`: win rates of bots."""

from __future__ import annotations

import json as data
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lapilli.bots.own import is_own
from lapilli.cli.arguments import (
    BotName,
    GameName,
    Jobs,
    Json,
    Lang,
    LevelList,
    Options,
    Ray,
    ResumeFolder,
    Seats,
    Seed,
    pairs,
    write_text,
)
from lapilli.cli.completion import level_names, one_of
from lapilli.cli.i18n import say
from lapilli.cli.simulate import progress_bar
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.interpreted import compiled
from lapilli.study import match as study
from lapilli.study.execution import Execution
from lapilli.study.match import LADDER, Pairing
from lapilli.study.oracle_bots import DICE, HIDDEN
from lapilli.study.oracle_bots import ceiling as find_ceiling
from lapilli.study.think_time import pace

STEPS = ",".join(LADDER)
Games = Annotated[int, typer.Option("--games", "-g", min=1, help="Games per pairing.")]


def match(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT…", help="Levels or registered bots.", autocompletion=level_names)
    ],
    lang: Lang,
    games: Games = 100,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    resume: ResumeFolder = None,
    json: Json = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write one pairing per line.")] = None,
) -> None:
    """Play bots against each other: every pair, with rotated seats. In a co-operative game each bot plays as a team.

    Example: [dim]lapilli bots match eruption strong steady --games 400[/]
    """
    known = find(game)
    chosen = pairs(option, "--option")
    count = len(bots) if known.rules.cooperative else len(bots) * (len(bots) - 1) // 2
    with progress_bar() as progress:
        task = progress.add_task(game, total=games * count)
        found = study.match(
            known,
            bots,
            games,
            seats,
            chosen,
            seed,
            Execution(jobs, ray, resume),
            lambda done: progress.update(task, completed=done, refresh=True),
        )
    if csv:
        write_text(csv, study.as_csv(found))
    if not _as_json(found, json):
        _print(found, lang)


def ladder(
    game: GameName,
    lang: Lang,
    games: Games = 100,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    resume: ResumeFolder = None,
    bots: LevelList = STEPS,
    json: Json = None,
) -> None:
    """Play each level against the one below it, or as a team, and time its decisions.

    Example: [dim]lapilli bots ladder nisyros --seats 4 --option level=heracles --games 40[/]
    """
    known = find(game)
    chosen = pairs(option, "--option")
    steps = [name.strip() for name in bots.split(",")]
    rungs = (
        [[name] for name in steps] if known.rules.cooperative else [list(rung) for rung in study.ladder(known, steps)]
    )
    found: list[Pairing] = []
    with progress_bar() as progress:
        task = progress.add_task(game, total=len(rungs))
        for rung in rungs:
            found += study.match(known, rung, games, seats, chosen, seed, Execution(jobs, ray, resume))
            progress.update(task, advance=1, refresh=True)
    if not _as_json(found, json):
        _print(found, lang)
        _print_pace(known, steps, seats or min(known.seats), chosen, seed, lang)


def ceiling(
    game: GameName,
    lang: Lang,
    sees: Annotated[
        str,
        typer.Option(
            "--sees",
            help="[b]hidden[/]: the whole position; [b]dice[/]: future dice too.",
            autocompletion=one_of(HIDDEN, DICE),
        ),
    ] = HIDDEN,
    level: BotName = "strong",
    games: Games = 40,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "0",
    json: Json = None,
) -> None:
    """Measure what a bot would win if it saw hidden facts or future dice: an upper bound for fair bots.

    Example: [dim]lapilli bots ceiling eruption --sees dice --bot strong:24 --games 40[/]
    """
    known = find(game)
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)

        def report(done: int) -> None:
            progress.update(task, completed=done, refresh=True)

        found = find_ceiling(known, sees, level, games, seats, pairs(option, "--option"), seed, report)
    if not _as_json([found], json):
        _print([found], lang)
        Console().print(say(lang, "ceiling-words", sees=sees, bot=level), style="dim", highlight=False)


def _as_json(found: Sequence[Pairing], json: Path | None) -> bool:
    """Write JSON if asked to; True if it went to standard output, where nothing else may be printed."""
    text = data.dumps(study.as_data(found), indent=2) + "\n"
    if str(json) == "-":
        print(text, end="")
        return True
    if json:
        write_text(json, text)
    return False


def _print(found: Sequence[Pairing], lang: str) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, "simulate-level"), style="cyan")
    for heading in ("match-against", "simulate-won", "", "match-games", "match-fair", ""):
        table.add_column(say(lang, heading) if heading else "95 %", justify="right")
    table.columns[-1].header = "Elo"
    for one in found:
        fair = f"{100 * one.fair:.0f} %" if one.fair else ""
        elo = "" if one.elo is None else f"{one.elo:+.0f} [{one.elo_low:+.0f}, {one.elo_high:+.0f}]"
        span = f"{100 * one.low:.1f}-{100 * one.high:.1f} %"
        table.add_row(one.one, one.other, f"{100 * one.won:.1f} %", span, str(one.games), fair, elo)
    console = Console()
    console.print(table)
    for one in found:
        if one.faults:
            names = ", ".join(filter(is_own, (one.one, one.other)))
            console.print(say(lang, "simulate-faults", bot=names, n=one.faults), style="yellow", highlight=False)
    if not compiled():
        console.print(say(lang, "match-interpreted"), style="dim")


def _print_pace(game: Game, bots: Sequence[str], seats: int, options: dict[str, str], seed: str, lang: str) -> None:
    console = Console()
    for name in bots:
        timed = pace(game, name, seats, options, seed)
        words = say(lang, "match-pace", bot=name, mean=f"{1000 * timed.mean:.1f}", most=f"{1000 * timed.longest:.0f}")
        console.print(words, style="dim", highlight=False)
