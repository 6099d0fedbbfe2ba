"""`lapilli rivals GAME`: a bot against the searches that come with OpenSpiel, with the same thinking time."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from lapilli.bots import bot
from lapilli.cli.arguments import GameName, Lang, Options, Seats, pairs
from lapilli.cli.i18n import say
from lapilli.cli.simulate import progress_bar
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.interval import share


def rivals(
    game: GameName,
    lang: Lang,
    rival: Annotated[str, typer.Option("--rival", help="ismcts (honest) or mcts (sees everything).")] = "ismcts",
    level: Annotated[str, typer.Option("--bot", "-b", help="Who plays against it.")] = "strong",
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 20,
    seconds: Annotated[float, typer.Option("--seconds", help="Thinking time of the rival for a decision.")] = 1.0,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", "-s", help="Where chance begins.")] = "0",
    plies: Annotated[
        int | None,
        typer.Option(
            "--plies",
            min=1,
            help="A game that is not over then is given up, and won by nobody.",
            show_default="as the game's bound",
        ),
    ] = None,
) -> None:
    """Let a bot play against OpenSpiel's own search; where all win together, see how often a team of rivals wins.

    [dim]lapilli rivals eruption --rival ismcts --games 20 --seconds 1[/]
    """
    try:
        from lapilli.adapters import rivals as peers
    except ImportError:
        raise OptionError("OpenSpiel is not installed: pip install open_spiel") from None
    known = find(game)
    count = seats or min(known.seats)
    chosen = {
        name: known.rules.choose_options(count, pairs(option, "--option"))[name] for name in pairs(option, "--option")
    }
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)

        def report(done: int) -> None:
            progress.update(task, completed=done, refresh=True)

        score = peers.share(known, bot(level, known), rival, count, chosen, games, seconds, seed, report, plies)
    told = {
        "won_by": rival if known.rules.cooperative else level,
        "against": "" if known.rules.cooperative else rival,
        "seats": count,
    }
    print(json.dumps({**told, **share(score.won, games).as_dict(), "unfinished": score.unfinished}))
    if known.rules.cooperative:
        typer.echo(say(lang, "rivals-team"), err=True)
