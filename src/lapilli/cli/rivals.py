"""`lapilli bots rivals GAME`: a bot against the searches of OpenSpiel."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from lapilli.bots import bot
from lapilli.cli.arguments import BotName, GameName, Lang, Options, Seats, Seed, pairs
from lapilli.cli.completion import one_of
from lapilli.cli.i18n import say
from lapilli.cli.simulate import progress_bar
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.interval import share


def rivals(
    game: GameName,
    lang: Lang,
    rival: Annotated[
        str,
        typer.Option(
            "--rival",
            help="[b]ismcts[/] (knows what its seat knows) or [b]mcts[/] (sees everything).",
            autocompletion=one_of("ismcts", "mcts"),
        ),
    ] = "ismcts",
    level: BotName = "strong",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Number of games.")] = 20,
    seconds: Annotated[float, typer.Option("--seconds", help="Thinking time of the rival per decision.")] = 1.0,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "0",
    plies: Annotated[
        int | None,
        typer.Option(
            "--plies",
            min=1,
            help="Stop a game after this many plies; nobody has won it.",
            show_default="the game's bound",
        ),
    ] = None,
) -> None:
    """Play a bot against OpenSpiel's search. In a co-operative game a team of rivals plays alone.

    Example: [dim]lapilli bots rivals eruption --rival ismcts --games 20 --seconds 1[/]
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
