"""Write docs/reference/why-not/*.md: what a click on something that cannot be used answers, game by game.

`python -m tests.games.click_answer_pages`
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import lapilli
from lapilli.core.click_answers import ClickExplainer
from lapilli.core.explain import what
from tests.games.test_dead_clicks import GAMES, moments

FOLDER = Path(__file__).parents[2] / "docs" / "reference" / "why-not"
HEAD = """# Why not? Answers of {title}

When you click something that you cannot use now, the table names it and says what it is for. Then
it gives the reason by the rules of this step, or says what is done in this step instead. This page
lists the sentences, each with one example. `python -m tests.games.click_answer_pages` writes this
page.
"""


def page(game: str) -> str:
    """Return the page of one game: what things are for, what each phase is about, and the reasons by rules."""
    purposes: dict[tuple[str, str], str] = {}
    steps: dict[str, str] = {}
    reasons: dict[tuple[str, str], list[str]] = {}
    for table, seat in moments(game, seeds=8, every=60):
        phase, why, examples = str(table.view(seat).get("phase")), ClickExplainer(table, seat), set[str]()
        for thing in sorted(why.drawn):
            told, kind = what(table, seat, thing, "en", why), thing.partition("/")[0]
            message = table.game.coaching.explain(table.view(seat), thing)
            purposes.setdefault((kind, message.message if message else ""), f"{told.name}. {told.words}")
            if told.source == "step":
                steps.setdefault(phase, f"{told.now} {told.rule}")
            elif told.source == "rule" and kind not in examples:
                examples.add(kind)
                reasons.setdefault((kind, f"{told.now} {told.rule}"), []).append(phase)
    parts = [
        HEAD.format(title=lapilli.list_games()[game].title),
        _table("What things are for", ("thing", "answer"), ((kind, purposes[kind, key]) for kind, key in purposes)),
        _table("What is done in each phase", ("phase", "answer"), sorted(steps.items())),
        _table(
            "Reasons by the rules of a step",
            ("thing", "reason", "phases"),
            ((kind, words, ", ".join(dict.fromkeys(found))) for (kind, words), found in _short(reasons)),
        ),
    ]
    return "\n".join(parts)


def _short(reasons: dict[tuple[str, str], list[str]]) -> list[tuple[tuple[str, str], list[str]]]:
    """Return the first reason of each clause for a kind of thing, sorted."""
    first: dict[tuple[str, str], tuple[tuple[str, str], list[str]]] = {}
    for (kind, words), phases in sorted(reasons.items()):
        entry = first.setdefault((kind, words.rsplit(" ", 1)[-1]), ((kind, words), []))
        entry[1].extend(phases)
    return list(first.values())


def _table(title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}", *(f"| {' | '.join(row)} |" for row in rows)]
    return f"## {title}\n\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")
