"""The command and its subcommands; what goes wrong becomes one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import lapilli
from lapilli.cli import INTERRUPTED, bench, check, games, new_game, odds, play, replay, rules, simulate, terminal
from lapilli.core.errors import LapilliError

USAGE = 2  # the exit code of a bad argument


class OneLine(TyperGroup):
    """Complaints in one clear line instead of a traceback or a box; Ctrl-C leaves with 130."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name or "lapilli", complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            code = _complain(f"{_command(error)}: {error.format_message()}")
        except LapilliError as error:
            code = _complain(f"lapilli: {error}")
        except (KeyboardInterrupt, typer.Abort):
            print(file=sys.stderr)
            code = INTERRUPTED
        except BrokenPipeError:  # `lapilli rules nisyros | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 0
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _complain(text: str) -> int:
    print(" ".join(text.split()), file=sys.stderr)
    return USAGE


def _command(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return str(context.command_path) if context else "lapilli"


app = typer.Typer(
    cls=OneLine,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        form = "compiled" if lapilli.pure.compiled() else "interpreted"
        print(f"lapilli {lapilli.__version__} ({form} kernel)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def lapilli_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Board games with volcanoes: play, read the rules, simulate, replay, write your own.

    [dim]lapilli play[/] opens a table in the browser, [dim]lapilli terminal nisyros[/] one right here.
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


PLAY, READ, STUDY, MAKE = "Play", "Read", "Study", "Make"
app.command("play", rich_help_panel=PLAY)(play.play)
app.command("terminal", rich_help_panel=PLAY)(terminal.terminal)
app.command("serve", rich_help_panel=PLAY)(play.serve)
app.command("games", rich_help_panel=READ)(games.games)
app.command("rules", rich_help_panel=READ)(rules.rules)
app.command("replay", rich_help_panel=READ)(replay.replay)
app.command("simulate", rich_help_panel=STUDY)(simulate.simulate)
app.command("odds", rich_help_panel=STUDY)(odds.odds)
app.command("bench", rich_help_panel=STUDY)(bench.bench)
app.command("check", rich_help_panel=MAKE)(check.check)
app.command("new-game", rich_help_panel=MAKE)(new_game.new_game)
