"""The `lapilli` command."""

import sys

from lapilli.cli.codes import INTERRUPTED


def main() -> None:
    """Entry point of the `lapilli` script; Ctrl-C is no traceback, not even while the command is still loading."""
    try:
        from lapilli.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
