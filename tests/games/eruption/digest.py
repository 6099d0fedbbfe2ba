"""The tables of the rules digest, read from its text: a source of truth that shares nothing with the code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

DIGEST = Path(__file__).parents[3] / "docs" / "rules" / "eruption.md"
SIDES = ("n", "ne", "se", "s", "sw", "nw")


@cache
def text() -> str:
    return DIGEST.read_text(encoding="utf-8")


@cache
def spaces() -> dict[str, list[str]]:
    """Table 3.2: what lies beyond the six sides; exits by the name of their flow."""
    found = {}
    for row in re.findall(r"^\| ([a-k]\d+) \| -?\d+ \| -?\d+ \| \d \| (.+) \|$", text(), re.M):
        found[row[0]] = [re.sub(r"\*\*exit\*\* ", "", cell.strip()) for cell in row[1].split("|")][:6]
    return found


@cache
def coordinates() -> dict[str, tuple[int, int, int]]:
    """Table 3.2: q, r and ring of each space."""
    rows = re.findall(r"^\| ([a-k]\d+) \| (-?\d+) \| (-?\d+) \| (\d) \|", text(), re.M)
    return {name: (int(q), int(r), int(ring)) for name, q, r, ring in rows}


@cache
def resources() -> dict[str, str]:
    """Table 3.2, last column."""
    rows = re.findall(r"^\| ([a-k]\d+) \| -?\d+ .* \| (straw|wood|stone) \|$", text(), re.M)
    return dict(rows)


@cache
def exits() -> dict[str, str]:
    """Table 3.3: flow -> `space.side` it leads into."""
    rows = re.findall(r"^\| `([a-k]\d+\.[nsew]+)` \| ([a-k]\d+) \| ([nsew]+) \|", text(), re.M)
    return {flow: f"{space}.{side}" for flow, space, side in rows}


@cache
def villages() -> dict[str, list[str]]:
    """Table 3.4: village -> `space.side` of its sides 1 to 7."""
    rows = re.findall(r"^\| `(\w+)` \| \w+ \| \w+ \| [a-k]\d+, [a-k]\d+, [a-k]\d+ \| (.+) \|$", text(), re.M)
    return {name: [cell.strip() for cell in cells.split("|")] for name, cells in rows}


@cache
def tiles() -> dict[str, tuple[int, list[frozenset[str]]]]:
    """Table 3.6: type -> number of tiles, and its lava sides by rotation."""
    found = {}
    for name, count, turns in re.findall(r"^\| `(\w+)` \| [^|]+ \| (\d+) \| \d \| \d \| (0: .+) \|$", text(), re.M):
        found[name] = (int(count), [frozenset(part.split(":")[1].split()) for part in turns.split(";")])
    return found


@cache
def cards() -> dict[str, tuple[int, str]]:
    """Table 3.8: card -> number, trade value."""
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| (\d+) \| (straw|wood|stone) \|", text(), re.M)
    return {name: (int(count), value) for name, count, value in rows}


@cache
def walls() -> dict[str, tuple[int, int, int, int]]:
    """Table 3.9: material -> walls, bonus, holding throws of 36, points."""
    rows = re.findall(r"^\| (straw|wood|stone) \| (\d+) \| \+?(\d) \| (\d+)/36 \| (\d) \|$", text(), re.M)
    return {row[0]: (int(row[1]), int(row[2]), int(row[3]), int(row[4])) for row in rows}
