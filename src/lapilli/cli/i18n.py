"""The words of the terminal, and which language somebody at the keyboard reads."""

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
    """A message of the terminal in a language."""
    return words().say(lang, message, args)


def say_form(lang: str) -> None:
    """A line on stderr if the kernel does not run compiled here."""
    if (form := interpreted.form()) != "compiled":
        print(say(lang, f"kernel-{form}"), file=sys.stderr)


def language() -> str:
    """The language of the surroundings, if it is one of ours; English otherwise."""
    for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "").lower()[:2]
        if code:
            return code if code in LANGUAGES else "en"
    return "en"
