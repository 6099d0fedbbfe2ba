"""The `lapilli` command: its groups, its errors (one line and an exit code), its shell completion."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

import lapilli
from lapilli.cli import (
    admin,
    analyse,
    bench,
    challenge,
    check,
    completion,
    data,
    doctor,
    export_site,
    games,
    learn,
    match,
    mcp,
    new_game,
    odds,
    play,
    replay,
    report,
    rivals,
    rules,
    simulate,
    solve,
    terminal,
    timing,
    train,
    what_if,
)
from lapilli.cli.codes import INTERRUPTED
from lapilli.cli.i18n import language, say
from lapilli.cli.unknown_command import explain_unknown
from lapilli.core.errors import LapilliError, OptionError
from lapilli.study.execution import Interrupted

USAGE = 2  # the exit code of a bad argument


class PlainFlags:
    """Shows flags by their names alone, because they take no value."""

    def get_params(self, ctx: object) -> Any:
        params = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if getattr(param, "is_flag", False):
                param.metavar = ""
        return params


class Command(PlainFlags, TyperCommand):
    """A command without commands of its own."""


class Group(PlainFlags, TyperGroup):
    """A command with commands of its own, which answers a name it does not know with the right one."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            raise OptionError(explain_unknown(ctx.info_name if ctx.parent else "", name, paths()))
        return super().resolve_command(ctx, args)


class Root(Group):
    """The whole command: errors are one line instead of a traceback, and Ctrl-C exits with 130."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Interrupted as stopped:
            message = "interrupted-nothing" if stopped.kept is None else "interrupted-kept"
            print(say(language(), message, file=str(stopped.kept), n=stopped.games), file=sys.stderr)
            raise

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        completion.join_bash_words(os.environ)
        try:
            code = super().main(args, prog_name or "lapilli", complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            reason = error.format_message()  # none where the help was shown instead
            code = _complain(f"{_command(error)}: {reason}") if reason else USAGE
        except LapilliError as error:
            code = _complain(f"lapilli: {error}")
        except ModuleNotFoundError as error:  # the packages of the other extras are asked for where they are used
            if (error.name or "lapilli").startswith("lapilli"):
                raise
            code = _complain(f"lapilli: this command needs {error.name}: pip install 'lapilli[play]'")
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
    cls=Root,
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
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Board games with volcanoes: play them, read their rules, study them, write your own.

    Example: [dim]lapilli play[/]
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


PLAY, HOST, STUDY = "Play and read", "Host", "Study and develop"


class Section(NamedTuple):
    """A group of commands, with the panel of the help that lists it."""

    panel: str
    help: str
    commands: dict[str, Callable[..., None]]


TOP_LEVEL: dict[str, tuple[str, Callable[..., None]]] = {
    "play": (PLAY, play.play),
    "terminal": (PLAY, terminal.terminal),
    "learn": (PLAY, learn.learn),
    "games": (PLAY, games.games),
    "rules": (PLAY, rules.rules),
    "replay": (PLAY, replay.replay),
    "serve": (HOST, play.serve),
    "mcp": (HOST, mcp.mcp),
}
SECTIONS: dict[str, Section] = {
    "admin": Section(
        HOST,
        "Administer a server: its tables, bans, secrets, backups.\n\nExample: [dim]lapilli admin doctor[/]",
        {
            "doctor": doctor.doctor,
            "backup": admin.backup,
            "restore": admin.restore,
            "list": admin.list_tables,
            "show": admin.show,
            "close": admin.close,
            "export": admin.export,
            "import": admin.import_table,
            "delete": admin.delete,
            "expire": admin.expire,
            "ban": admin.ban,
            "bans": admin.bans,
            "rotate": admin.rotate,
            "export-site": export_site.export_site,
        },
    ),
    "study": Section(
        STUDY,
        "Study a game: simulations, reports, analysis of finished games, data.\n\n"
        "Example: [dim]lapilli study simulate nisyros[/]",
        {
            "simulate": simulate.simulate,
            "report": report.report,
            "analyse": analyse.analyse,
            "solve": solve.solve,
            "what-if": what_if.what_if,
            "data": data.data,
            "odds": odds.odds,
            "challenge": challenge.challenge,
        },
    ),
    "bots": Section(
        STUDY,
        "Measure and train bots.\n\nExample: [dim]lapilli bots match eruption strong steady[/]",
        {
            "match": match.match,
            "ladder": match.ladder,
            "train": train.train,
            "timing": timing.timing,
            "ceiling": match.ceiling,
            "rivals": rivals.rivals,
        },
    ),
    "dev": Section(
        STUDY,
        "Write a game of your own, test it and time it.\n\nExample: [dim]lapilli dev new-game ember[/]",
        {
            "new-game": new_game.new_game,
            "check": check.check,
            "bench": bench.bench,
        },
    ),
}


def paths() -> list[str]:
    """List every command with the group it is in, such as `study simulate`."""
    return [*TOP_LEVEL, *(f"{group} {name}" for group, section in SECTIONS.items() for name in section.commands)]


for name, (panel, command) in TOP_LEVEL.items():
    app.command(name, cls=Command, rich_help_panel=panel)(command)
for group, section in SECTIONS.items():
    typer_group = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode="rich")
    for name, command in section.commands.items():
        typer_group.command(name, cls=Command)(command)
    app.add_typer(typer_group, name=group, help=section.help, rich_help_panel=section.panel)
