"""A box of Eruption with a third of the tiles: games are short enough to learn from in minutes.

python examples/learning/short_box.py short.toml
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from lapilli.games.eruption import box

PRINTED = Path(box.__file__).with_name("box.toml")
STACKS = 3


def short_box(path: Path) -> Path:
    """Write the box file and return its path."""
    text = PRINTED.read_text(encoding="utf-8")
    before, heading, rest = text.partition("[tiles.kinds]")
    tiles, next_heading, after = rest.partition("\n[")
    counts = [max(1, int(found) // 3) for found in re.findall(r"count = (\d+)", tiles)]
    left = iter(counts)
    tiles = re.sub(r"count = \d+", lambda _: f"count = {next(left)}", tiles)
    stacks = [sum(counts) // STACKS + (number < sum(counts) % STACKS) for number in range(STACKS)]
    before = re.sub(r"forecast = \[.*?\]", f"forecast = {stacks}", before)
    path.write_text(before + heading + tiles + next_heading + after, encoding="utf-8")
    return path


if __name__ == "__main__":
    print(short_box(Path(sys.argv[1])))
