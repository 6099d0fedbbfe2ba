"""Write docs/reference/why-not/*.md: what a click on something that cannot be used answers, game by game.

`python -m tests.games.dead_clicks`
"""

from __future__ import annotations

from pathlib import Path

import lapilli
from tests.games.test_dead_clicks import GAMES, dead, moments

FOLDER = Path(__file__).parents[2] / "docs" / "reference" / "why-not"
HEAD = """# Why not? Answers of {title}

When you click something that you cannot use now, the table says why, or what the thing is for.
This page lists the answers, with one example of each, and the phases in which they were seen.
`python -m tests.games.dead_clicks` writes this page.

| thing | answer | phases |
|---|---|---|
"""


def page(game: str) -> str:
    """Return the page of one game: a row for each thing and answer, with the phases in which it is given."""
    examples: dict[tuple[str, str, str], str] = {}
    for table, seat in moments(game, seeds=8, every=60):
        phase = str(table.view(seat).get("phase"))
        for thing, answer in sorted(dead(table, seat)):
            words = f"{answer.words} {answer.rule}".strip()
            examples.setdefault((thing.partition("/")[0], phase, answer.source), words)
    phases: dict[tuple[str, str], list[str]] = {}
    for (kind, phase, _), words in sorted(examples.items()):
        phases.setdefault((kind, words), []).append(phase)
    rows = (f"| {kind} | {words} | {', '.join(dict.fromkeys(found))} |\n" for (kind, words), found in phases.items())
    return HEAD.format(title=lapilli.list_games()[game].title) + "".join(rows)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")
