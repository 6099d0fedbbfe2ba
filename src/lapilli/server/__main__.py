"""`python -m lapilli.server`: a server with the settings of the command line; `lapilli serve` is the same."""

from __future__ import annotations

import argparse
import os

from lapilli.core.errors import OptionError
from lapilli.server.serve import serve


def from_environment(parser: argparse.ArgumentParser) -> dict[str, object]:
    """Every option may come from the environment instead: `--bot-pause` is LAPILLI_BOT_PAUSE."""
    found: dict[str, object] = {}
    for option in parser._actions:
        given = os.environ.get(f"LAPILLI_{option.dest.upper()}")
        if given is not None:
            found[option.dest] = given.split() if isinstance(option, argparse._AppendAction) else given
            if option.nargs == 0:  # yes or no
                found[option.dest] = given.lower() in ("1", "true", "yes", "on")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lapilli.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="sqlite:///path or postgresql://user@host/name")
    parser.add_argument("--origin", action="append", default=[], help="allowed besides its own; may be repeated")
    parser.add_argument("--proxies", default="", help="addresses of proxies whose headers are believed")
    parser.add_argument("--rate", type=float, default=1.0, help="multiplies the rate limits; 0: none")
    parser.add_argument("--bot-processes", type=int, default=1)
    parser.add_argument("--bot-pause", type=float, default=0.0)
    parser.add_argument("--open-metrics", action="store_true")
    parser.add_argument("--expire-days", type=float, default=0.0, help="export and remove untouched tables; 0: never")
    parser.add_argument("--archive", default="", help="folder for tables that have expired")
    parser.add_argument("--invitation", default="", help="what whoever opens a table must have been told")
    parser.add_argument("--rooms-cached", type=int, default=500)
    parser.add_argument(
        "--memory", type=int, default=350, help="megabytes above which tables at rest leave; 0: no bound"
    )
    parser.add_argument("--address", default="", help="where the other processes reach this one, for rooms at home")
    parser.add_argument("--cold", action="store_true", help="draw nothing before somebody comes")
    parser.add_argument("--log", choices=("json", "plain"), default="json")
    parser.add_argument("--log-level", default="info")
    parser.set_defaults(**from_environment(parser))
    given = parser.parse_args()
    try:
        serve(
            given.host,
            given.port,
            database=given.database,
            origins=given.origin,
            proxies=given.proxies,
            rate=given.rate,
            bot_processes=given.bot_processes,
            bot_pause=given.bot_pause,
            open_metrics=given.open_metrics,
            expire_days=given.expire_days,
            archive=given.archive,
            invitation=given.invitation,
            rooms_cached=given.rooms_cached,
            memory=given.memory,
            address=given.address,
            cold=given.cold,
            log=given.log,
            log_level=given.log_level,
        )
    except OptionError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
