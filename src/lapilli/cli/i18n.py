"""Messages of the terminal, and the language of its user."""

from __future__ import annotations

import os
import sys
from functools import cache

from lapilli import interpreted
from lapilli.words import LANGUAGES, Words

VARIABLE = "LAPILLI_LANG"


@cache
def words() -> Words:
    return Words("lapilli.cli")


def say(lang: str, message: str, **args: object) -> str:
    """Return a message of the terminal in a language."""
    return words().say(lang, message, args)


def say_form(lang: str) -> None:
    """Print a line to stderr if the kernel runs interpreted."""
    if (form := interpreted.form()) != "compiled":
        print(say(lang, f"kernel-{form}"), file=sys.stderr)


def language() -> str:
    """Return the language of the environment, or English if it has no messages."""
    for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "").lower()[:2]
        if code:
            return code if code in LANGUAGES else "en"
    return "en"
