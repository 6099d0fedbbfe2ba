"""Reading lines from the keyboard."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console


class Leave(Exception):
    """Somebody wants to stop here: `quit`, or the end of the input."""


class Keyboard:
    """Reads lines; with history and editing where the terminal can do that."""

    def __init__(self, console: Console) -> None:
        self.console = console
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # `input` uses it once it is there

    def line(self, prompt: str) -> str:
        """One line without surrounding blanks; the end of the input means leaving."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def agrees(self, question: str) -> bool:
        """Yes unless the answer begins with n (the letter of no, nee, nein and non)."""
        return not self.line(question).lower().startswith("n")
