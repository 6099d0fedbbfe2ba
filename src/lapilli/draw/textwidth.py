"""How many columns of a terminal words take: wide characters two, combining marks none."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from wcwidth import wcwidth


def letter_width(letter: str) -> int:
    """The columns of one character: 0, 1 or 2; what a terminal does not print takes none."""
    return max(0, wcwidth(letter))


def letters(words: str) -> Iterator[tuple[str, int]]:
    """The characters with the marks that combine with them, each with its width."""
    whole, width = "", 0
    for letter in words:
        own = letter_width(letter)
        if own == 0:
            if whole and unicodedata.category(letter) != "Cc":
                whole += letter
            continue
        if whole:
            yield whole, width
        whole, width = letter, own
    if whole:
        yield whole, width


def width_of(words: str) -> int:
    """The columns that a line of words takes."""
    return sum(width for _, width in letters(words))


def clip(words: str, width: int) -> str:
    """The words cut to a width, ending in an ellipsis when something was cut."""
    if width_of(words) <= width:
        return words
    kept, used = "", 0
    for letter, own in letters(words):
        if used + own > width - 1:
            break
        kept += letter
        used += own
    return kept + "…" if width > 0 else ""


def align_text(words: str, width: int, align: str = "left") -> str:
    """The words filled up with blanks to a width: left, right or centre."""
    missing = max(0, width - width_of(words))
    if align == "right":
        return " " * missing + words
    if align == "centre":
        return " " * (missing // 2) + words + " " * (missing - missing // 2)
    return words + " " * missing
