"""The `lapilli` command."""

from lapilli.cli.app import main

__all__ = ["main"]
