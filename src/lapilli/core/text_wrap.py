"""Wrapping of long lines at spaces, with indented continuation lines."""

from __future__ import annotations

import textwrap

DEFAULT_SIZE = (80, 40)  # columns and lines that every text board fits into
CONTINUATION_INDENT = 4  # blanks before what continues a line, beyond those of the line itself


def wrap(text: str, columns: int = DEFAULT_SIZE[0]) -> str:
    """The text with every line within this many columns, as far as its words are."""
    return "\n".join(part for line in text.splitlines() for part in _folded(line, columns))


def _folded(line: str, columns: int) -> list[str]:
    if len(line) <= columns:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + CONTINUATION_INDENT)
    return textwrap.wrap(
        line, columns, subsequent_indent=indent, drop_whitespace=True, break_long_words=False, replace_whitespace=False
    )
