"""`lapilli study challenge GAME`: bots in a protocol that can be cited."""

from __future__ import annotations

import json as data
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lapilli.cli.arguments import Jobs, Json, Lang, LevelList, Ray, ResumeFolder, write_text
from lapilli.cli.completion import one_of
from lapilli.cli.i18n import say
from lapilli.cli.sim_tables import spread
from lapilli.cli.simulate import progress_bar
from lapilli.core.errors import OptionError
from lapilli.interpreted import compiled
from lapilli.study.challenge import AD_HOC, CHALLENGES, CROSS, SELF, Challenge, Score, as_data, run
from lapilli.study.execution import Execution

HEADINGS = {SELF: "challenge-self-play", CROSS: "challenge-cross-play", AD_HOC: "challenge-ad-hoc"}


def challenge(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=f"One of {', '.join(CHALLENGES)}.", autocompletion=one_of(*CHALLENGES))
    ],
    lang: Lang,
    bots: LevelList = "random,gentle,casual,steady",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games of each bot in each way.")] = 1000,
    json: Json = None,
    jobs: Jobs = None,
    ray: Ray = None,
    resume: ResumeFolder = None,
) -> None:
    """Compare bots by a fixed protocol: with copies of themselves, with each other, with partners they never met.

    Example: [dim]lapilli study challenge fuji --bots steady,my_bot.py:Mine --games 200[/]
    """
    chosen = CHALLENGES.get(game)
    if chosen is None:
        raise OptionError(f"there is no challenge {game!r}; there are {', '.join(CHALLENGES)}")
    with progress_bar() as progress:
        task = progress.add_task(game, total=None)
        names = [name.strip() for name in bots.split(",")]
        scores = run(
            chosen,
            names,
            games,
            Execution(jobs, ray, resume),
            lambda done, of: progress.update(task, completed=done, total=of, refresh=True),
        )
    text = data.dumps(as_data(chosen, scores), indent=2, ensure_ascii=False) + "\n"
    if str(json) == "-":
        print(text, end="")
        return
    if json:
        write_text(json, text)
    _print(chosen, scores, lang)


def _print(chosen: Challenge, scores: Sequence[Score], lang: str) -> None:
    """Print a row for each bot and way of playing: the share of games won, and the mean score."""
    console = Console()
    facts = {"game": chosen.game, "version": chosen.version, "seats": chosen.seats}
    options = ", ".join(f"{name}={value}" for name, value in chosen.options.items()) or "-"
    console.print(say(lang, "challenge-head", **facts, options=options), style="bold", highlight=False)
    partners = say(lang, "challenge-partners", partners=", ".join(chosen.partners))
    console.print(partners, style="dim", highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, "simulate-level"), style="cyan")
    table.add_column(say(lang, "challenge-way"))
    for heading in (say(lang, "simulate-won"), "95 %", say(lang, "match-games"), say(lang, "simulate-score")):
        table.add_column(heading, justify="right")
    for score in scores:
        won, points = score.won, score.score
        share = (f"{100 * won.value:.1f} %", f"{100 * won.low:.1f}-{100 * won.high:.1f} %", str(won.games))
        table.add_row(score.bot, say(lang, HEADINGS[score.mode]), *share, spread(points))
    console.print(table)
    for score in scores:
        if score.faults:
            console.print(say(lang, "simulate-faults", bot=score.bot, n=score.faults), style="yellow", highlight=False)
    if not compiled():
        console.print(say(lang, "match-interpreted"), style="dim")
