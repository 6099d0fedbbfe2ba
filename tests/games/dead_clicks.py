"""Writes docs/why-not.md: every drawn kind of thing, and what a dead click on it answers in each phase.

`python -m tests.games.dead_clicks`
"""

from __future__ import annotations

from pathlib import Path

import lapilli
from tests.games.test_dead_clicks import GAMES, MANY, dead, judged, moments

PAGE = Path(__file__).parents[2] / "docs" / "why-not.md"
HEAD = """# Why not?

What a click on something that is not live answers: an example for each kind of thing in each phase that the walk of
`tests/games/test_dead_clicks.py` came to. *rule*: an action of this step touches it, and this is why it does not go.
*thing*: none does, so the table says what it is. Written by `python -m tests.games.dead_clicks`.

How right it is: a test clicks every dead thing, alone and after each of three first clicks; answers that were read and
found wrong are listed in `tests/games/judged.toml`. Right were
"""


def measured() -> str:
    """How many answers are right in each game, counted anew."""
    rows = []
    for game in GAMES:
        good, total = judged(game, *MANY)
        rows.append(f"{100 * good / total:.1f} % of {total:,} in {lapilli.games()[game].title}")
    return ", ".join(rows) + ".\n"


def table(game: str) -> list[str]:
    """The rows of one game."""
    found: dict[tuple[str, str, str], str] = {}
    for seen, seat in moments(game, seeds=8, every=60):
        phase = str(seen.view(seat).get("phase"))
        for thing, answer in sorted(dead(seen, seat)):
            found.setdefault((thing.partition("/")[0], phase, answer.source), f"{answer.words} {answer.rule}".strip())
    rows = [f"| {kind} | {phase} | {source} | {words} |" for (kind, phase, source), words in sorted(found.items())]
    return [f"\n## {lapilli.games()[game].title}\n", "| thing | phase | from | answer |", "|---|---|---|---|", *rows]


if __name__ == "__main__":
    PAGE.write_text(
        "\n".join([HEAD + measured(), *(row for game in GAMES for row in table(game))]) + "\n", encoding="utf-8"
    )
