"""Write docs/reference/lesson-contents.md: the lessons of each game, how long they take, and what they teach.

`python -m tests.games.lesson_contents`
"""

from __future__ import annotations

import re
from pathlib import Path

from lapilli.core.registry import find
from lapilli.server.learning.lesson_time import seconds

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "lesson-contents.md"
HEAD = """# Lessons

Each game has short lessons, which you play on a real table: **Learn** on the home page, or
`lapilli learn GAME`. The times assume that you read 130 words a minute and need four seconds for
each click. The second table of a game says which lessons teach each chapter of its rules. Setup,
options and variants are not taught. `python -m tests.games.lesson_contents` writes this page.
"""


CORE = {
    "nisyros": tuple(f"N-{n}" for n in range(1, 14)),
    "fuji": ("F-2", "F-3", "F-4", "F-5", "F-6", "F-7", "F-8", "F-12", "F-13", "F-14"),
    "eruption": tuple(f"E-{n}" for n in range(1, 10)),
    "deukalion": tuple(f"D-{n}" for n in range(1, 16) if n != 3),
}
HEADING = re.compile(r"^#+ (?:([A-Z]-\d+)(?: \(continued\))? (.*)|\d+\. (.*) \(([A-Z]-\d+)\))$", re.M)


def taught(name: str) -> dict[str, list[int]]:
    """The chapters that steps of lessons teach, each with the numbers of those lessons."""
    lessons = find(name).coaching.lessons
    assert lessons is not None
    found: dict[str, list[int]] = {}
    for number, lesson in enumerate(lessons.all, 1):
        for chapter in dict.fromkeys(clause.split(".")[0] for step in lesson.steps for clause in step.teaches):
            found.setdefault(chapter, []).append(number)
    return found


def chapters(name: str) -> list[str]:
    """The core chapters by name, and where each is taught."""
    rules = find(name).coaching.digest
    assert rules is not None
    titles = {one or four: two or three for one, two, three, four in HEADING.findall(rules.read_text(encoding="utf-8"))}
    known = taught(name)
    rows = [f"| {one} | {titles.get(one, '')} | {', '.join(map(str, known[one]))} |" for one in CORE[name]]
    return ["", "| chapter | title | lessons |", "|---|---|---|", *rows]


def table(name: str) -> list[str]:
    """The rows of one game."""
    game = find(name)
    lessons = game.coaching.lessons
    assert lessons is not None
    rows, whole = [], 0.0
    for number, lesson in enumerate(lessons.all, 1):
        time = 0.0 if lesson.play else seconds(name, lesson.id, "en")
        whole += time
        length = "a whole game" if lesson.play else f"{time / 60:.1f} min"
        rows.append(f"| {number} | {lessons.words.say('en', lesson.title)} | {length} |")
    head = [f"\n## {game.title}: {whole / 60:.0f} minutes and a first game\n", "| # | lesson | time |"]
    return [*head, "|---|---|---|", *rows, *chapters(name)]


if __name__ == "__main__":
    PAGE.write_text("\n".join([HEAD, *(row for game in GAMES for row in table(game))]) + "\n", encoding="utf-8")
