"""The command run in the test's own process."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from typer.testing import CliRunner

from lapilli.cli.app import app


@dataclass(frozen=True)
class Ran:
    """What a command did: exit code, what it printed."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def run(*arguments: str, typed: str | None = None) -> Ran:
    """Run `lapilli` with these arguments and these lines typed; a crash is a crash of the test."""
    done = CliRunner().invoke(app, list(arguments), input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", done.stdout), done.stderr)
