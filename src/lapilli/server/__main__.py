"""`python -m lapilli.server`: a server with the settings of the command line; `lapilli serve` is the same."""

from __future__ import annotations

import argparse
import os
from functools import partial

from lapilli.core.errors import OptionError
from lapilli.server.serve import serve
from lapilli.server.settings import Option, Settings


def add_option(parser: argparse.ArgumentParser, name: str, default: object, option: Option) -> None:
    """Offer a setting as an option, with the value of the environment as its default."""
    flag = option.name or name
    add = partial(parser.add_argument, f"--{flag.replace('_', '-')}", dest=name, help=option.help)
    given = os.environ.get(f"LAPILLI_{flag.upper()}")
    if isinstance(default, bool):
        add(action="store_true", default=(given or "").lower() in ("1", "true", "yes", "on"))
    elif isinstance(default, tuple):
        add(action="append", default=(given or "").split(), metavar=option.metavar)
    else:
        chosen = default if given is None else given
        add(type=type(default), default=chosen, choices=option.choices or None, metavar=option.metavar)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lapilli.server")
    for name, default, option in Settings.options():
        add_option(parser, name, default, option)
    try:
        serve(Settings(**vars(parser.parse_args())))
    except OptionError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
