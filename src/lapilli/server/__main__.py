"""`python -m lapilli.server`: a server with the settings of the command line; `lapilli serve` is the same."""

from __future__ import annotations

import argparse
import os
from dataclasses import MISSING, Field, fields
from typing import Any

from lapilli.core.errors import OptionError
from lapilli.server.serve import serve
from lapilli.server.settings import Settings


def add_option(parser: argparse.ArgumentParser, setting: Field[Any]) -> None:
    """Offer a setting as an option, with the value of the environment as its default."""
    default, about = setting.default, setting.metadata
    assert default is not MISSING
    option = about.get("option", setting.name)
    given = os.environ.get(f"LAPILLI_{option.upper()}")
    named: dict[str, Any] = {"dest": setting.name, "help": about["help"]}
    named["default"] = default if given is None else given
    if isinstance(default, bool):
        named |= {"action": "store_true", "default": (given or "").lower() in ("1", "true", "yes", "on")}
    elif isinstance(default, tuple):
        named |= {"action": "append", "default": (given or "").split(), "metavar": about.get("metavar")}
    else:
        named |= {"type": type(default), "choices": about.get("choices"), "metavar": about.get("metavar")}
    parser.add_argument(f"--{option.replace('_', '-')}", **named)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lapilli.server")
    for setting in fields(Settings):
        if not setting.metadata.get("hidden"):
            add_option(parser, setting)
    try:
        serve(Settings(**vars(parser.parse_args())))
    except OptionError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
