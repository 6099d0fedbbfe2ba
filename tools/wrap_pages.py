"""Wrap the lines of Markdown pages at 100 characters: `python tools/wrap_pages.py docs/index.md ...`.

Tables, code, headings and directives stay as they are. A code span is never broken, so a line with a long one may
be longer. Only white space changes.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

WIDTH = 100
ITEM = re.compile(r"^(\s*)([-*+]|\d+\.)(\s+)")
VERBATIM = re.compile(r"^\s*(\||#+ |:::|!!!|\[[^\]]+\]: |---|>)")
BLOCK_START = re.compile(r"^([-*+>#|]|\d+\.)(\s|$)|^(```|:::)")
ATOM = re.compile(r"(?:`[^`]*`|\S)+")


def wrap(text: str) -> str:
    """Return the page with its paragraphs and list items wrapped."""
    return "\n".join(_lines(text.splitlines())) + "\n"


def too_long(text: str) -> list[str]:
    """Return the lines beyond the width that `wrap` would not leave alone."""
    lines = text.splitlines()
    return [line for line in (Counter(lines) - Counter(_lines(lines))).elements() if len(line) > WIDTH]


def _lines(lines: list[str]) -> Iterator[str]:
    paragraph: list[str] = []
    fence: str | None = None
    nested = 0  # indentation of the text of the list item we are in

    def finished() -> list[str]:
        done = _wrapped(paragraph)
        paragraph.clear()
        return done

    for line in lines:
        start = line.lstrip()
        indent = len(line) - len(start)
        if fence:
            yield line
            fence = None if start.startswith(fence) and not start.strip("`~") else fence
        elif start.startswith(("```", "~~~")):
            yield from finished()
            fence = start[:3]
            yield line
        elif not start:
            yield from finished()
            yield line
        elif item := ITEM.match(line):
            if indent >= nested + 4 and not paragraph:
                yield line  # indented code that happens to look like an item
                continue
            yield from finished()
            nested = len(item[0])
            paragraph.append(line)
        elif VERBATIM.match(line):
            yield from finished()
            yield line
        elif not paragraph and indent >= (nested if indent < 4 else 0) + 4 and indent != nested:
            yield line  # indented code
        else:
            if not indent and not paragraph:
                nested = 0
            paragraph.append(line)
    yield from finished()


def _wrapped(paragraph: list[str]) -> list[str]:
    if not paragraph:
        return []
    first = ITEM.match(paragraph[0])
    lead = first[0] if first else paragraph[0][: len(paragraph[0]) - len(paragraph[0].lstrip())]
    deeper = " " * len(lead)
    body = " ".join([paragraph[0][len(lead) :].strip(), *(line.strip() for line in paragraph[1:])])
    lines: list[list[str]] = [[]]
    for atom in ATOM.findall(body):
        if lines[-1] and len(deeper) + len(" ".join([*lines[-1], atom])) > WIDTH:
            following = [atom]
            while len(lines[-1]) > 1 and BLOCK_START.match(following[0]):  # it would begin a list, not go on
                following.insert(0, lines[-1].pop())
            lines.append(following)
        else:
            lines[-1].append(atom)
    return [(deeper if number else lead) + " ".join(line) for number, line in enumerate(lines)]


def main(paths: list[str]) -> None:
    """Wrap each page in place."""
    for path in map(Path, paths):
        before = path.read_text(encoding="utf-8")
        after = wrap(before)
        if before.split() != after.split():
            raise SystemExit(f"{path}: more than white space would change")
        path.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
