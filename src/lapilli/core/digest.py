"""A game's rules digest, split into headings and clauses."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field

from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.resources import resource_path

HEADING = re.compile(r"^(#+)\s+(.*)$")
CLAUSE = re.compile(r"\*\*([A-Z]-\d+\.\d+)(?: ([^*]+))?\*\*")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s|^\||^#")


@dataclass
class Digest:
    """A digest: its text, its sections by heading, its clauses by name (`N-1.4`)."""

    text: str
    sections: dict[str, str] = field(default_factory=dict)  # heading -> everything up to the next of its rank
    clauses: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        lines = self.text.splitlines()
        for number, line in enumerate(lines):
            if heading := HEADING.match(line):
                rank = len(heading[1])
                below = (
                    later
                    for later in range(number + 1, len(lines))
                    if (other := HEADING.match(lines[later])) and len(other[1]) <= rank
                )
                self.sections[heading[2]] = "\n".join(lines[number : next(below, len(lines))]).strip()
        for block in _blocks(lines):
            marks = list(CLAUSE.finditer(block))
            ends = [mark.start() for mark in marks[1:]] + [len(block)]
            for mark, end in zip(marks, ends, strict=False):
                self.clauses.setdefault(mark[1], " ".join(block[mark.start() : end].split()))

    def find(self, wanted: str) -> str:
        """Find a clause or a chapter (`N-1`, `3.8`, a word of its heading); an error names the nearest clauses."""
        name = wanted.strip().upper()
        letter = next(iter(self.clauses), "?")[0]
        if name in self.clauses or (f"{letter}-{name}" in self.clauses and not self._headed(name)):
            return self.clauses.get(name) or self.clauses[f"{letter}-{name}"]
        if section := self._headed(name) or self._headed(f"{letter}-{name}"):
            return section
        chapter = [text for key, text in self.clauses.items() if key.startswith(name + ".")]
        if chapter:
            return "\n".join(f"- {text}" for text in chapter)
        for heading, text in self.sections.items():
            if wanted.strip().lower() in heading.lower():
                return text
        near = difflib.get_close_matches(name, self.clauses, n=3, cutoff=0.4)
        hint = f"; the nearest are {', '.join(near)}" if near else ""
        raise OptionError(f"there is no clause or chapter {wanted!r}{hint}")

    def _headed(self, number: str) -> str | None:
        """Return the section whose heading begins with this number."""
        for heading, text in self.sections.items():
            if heading.split()[0].rstrip(".:").upper() == number:
                return text
        return None


def _blocks(lines: list[str]) -> list[str]:
    """Split into list items, table rows and paragraphs, each with its continuation lines."""
    blocks: list[str] = []
    fresh = True
    for line in lines:
        if not line.strip():
            fresh = True
        elif fresh or ITEM.match(line):
            blocks.append(line)
            fresh = False
        else:
            blocks[-1] += "\n" + line
    return blocks


def digest(game: Game | str) -> Digest:
    """Load the digest of a game: the file it names, or that of the package, even if the game does not load."""
    path = None if isinstance(game, str) else game.coaching.digest
    name = game if isinstance(game, str) else game.name
    path = path or resource_path("rules") / f"{name}.md"
    try:
        return Digest(path.read_text(encoding="utf-8"))
    except OSError:
        raise OptionError(f"the rules of {name} are not installed ({path.name})") from None
