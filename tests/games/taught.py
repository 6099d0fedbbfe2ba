"""Writes docs/taught.md: the lessons of each game, how long they take to read and do, and the clauses they teach.

`python -m tests.games.taught`
"""

from __future__ import annotations

from pathlib import Path

from lapilli.core.lessons.lesson import seconds
from lapilli.core.registry import find

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
PAGE = Path(__file__).parents[2] / "docs" / "taught.md"
HEAD = """# What lessons teach

The lessons of each game, how long one takes (what is said on the way at 200 words a minute, a second for each text,
four for each thing done), and the clauses that its steps teach or that a foreseen wrong try meets.
Written by `python -m tests.games.taught`.
"""


def table(name: str) -> list[str]:
    """The rows of one game."""
    game = find(name)
    course = game.lessons
    assert course is not None
    rows, whole = [], 0.0
    for number, lesson in enumerate(course.all, 1):
        said = [
            course.words.say("en", pairs[0][1]) for step in lesson.steps for pairs in (step.say, step.reply) if pairs
        ]
        time = seconds(said) + sum(4.0 for step in lesson.steps if step.do)
        whole += time
        named = dict.fromkeys(clause for step in lesson.steps for clause in step.teaches)
        named |= dict.fromkeys(wrong.rule for step in lesson.steps for wrong in step.wrong if wrong.rule)
        length = "a whole game" if lesson.play else f"{time / 60:.1f} min"
        rows.append(f"| {number} | {course.words.say('en', lesson.title)} | {length} | {', '.join(sorted(named))} |")
    head = [f"\n## {game.title}: {whole / 60:.0f} minutes and a first game\n", "| # | lesson | time | clauses |"]
    return [*head, "|---|---|---|---|", *rows]


if __name__ == "__main__":
    PAGE.write_text("\n".join([HEAD, *(row for game in GAMES for row in table(game))]) + "\n", encoding="utf-8")
