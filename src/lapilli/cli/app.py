"""The command and its subcommands; what goes wrong becomes one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import lapilli
from lapilli.cli import (
    admin,
    analyse,
    bench,
    check,
    data,
    doctor,
    games,
    learn,
    match,
    new_game,
    odds,
    play,
    replay,
    report,
    rivals,
    rules,
    simulate,
    terminal,
    think_time,
    train,
    what_if,
)
from lapilli.cli.codes import INTERRUPTED
from lapilli.core.errors import LapilliError

USAGE = 2  # the exit code of a bad argument


class PlainFlags:
    """Flags are shown by their names alone: there is no value to give."""

    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if getattr(param, "is_flag", False):
                param.metavar = ""
        return params


class Plain(PlainFlags, TyperCommand):
    """A subcommand."""


class OneLine(PlainFlags, TyperGroup):
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
            reason = error.format_message()  # none where the help was shown instead
            code = _complain(f"{_command(error)}: {reason}") if reason else USAGE
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
        form = "compiled" if lapilli.interpreted.compiled() else "interpreted"
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


PLAY, READ, STUDY, MAKE, HOST = "Play", "Read", "Study", "Make", "Host"
COMMANDS: tuple[tuple[str, str, Callable[..., None]], ...] = (
    ("play", PLAY, play.play),
    ("terminal", PLAY, terminal.terminal),
    ("learn", PLAY, learn.learn),
    ("serve", PLAY, play.serve),
    ("games", READ, games.games),
    ("rules", READ, rules.rules),
    ("replay", READ, replay.replay),
    ("simulate", STUDY, simulate.simulate),
    ("report", STUDY, report.report),
    ("analyse", STUDY, analyse.analyse),
    ("what-if", STUDY, what_if.what_if),
    ("data", STUDY, data.data),
    ("match", STUDY, match.match),
    ("ladder", STUDY, match.ladder),
    ("ceiling", STUDY, match.ceiling),
    ("rivals", STUDY, rivals.rivals),
    ("pace", STUDY, think_time.pace),
    ("odds", STUDY, odds.odds),
    ("train", STUDY, train.train),
    ("bench", STUDY, bench.bench),
    ("check", MAKE, check.check),
    ("new-game", MAKE, new_game.new_game),
    ("doctor", HOST, doctor.doctor),
    ("backup", HOST, admin.backup),
    ("restore", HOST, admin.restore),
)
for name, panel, command in COMMANDS:
    app.command(name, cls=Plain, rich_help_panel=panel)(command)
app.add_typer(admin.app, name="admin", rich_help_panel=HOST)
