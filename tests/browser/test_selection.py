"""The selection on its own: random events against a model, and the three faults that it must not have again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.clicking_player import workshop

MODEL = Path(__file__).with_name("selection_model.js").read_text()
STATIC = Path(__file__).parents[2] / "src/lapilli/server/static"
RUNS, STEPS = 60, 400

FAULTS = {
    "a repetition goes on after Back": (
        "selection.js",
        ("const quiet = { ...now, repeat: null, later: [] };", "const quiet = { ...now, later: [] };"),
    ),
    "an old question stays where a hint waits": (
        "question.js",
        (
            "  if (!question) return showTakeback(now.frame, socket);",
            "  if (!question) return showTakeback(now.frame, socket);\n"
            '  if (question.kind === "hint" && before.selection.hint === now.selection.hint) return;',
        ),
    ),
    "what cannot be clicked begins a sentence": (
        "selection.js",
        (
            'if (!clicked) return same({ ...now, asked: true }, [{ type: "why", id, around }]);',
            'if (!clicked) return extendPhrase(now, event) ?? same(now, [{ type: "why", id, around }]);',
        ),
    ),
    "a click is refused while its question is open": (
        "selection.js",
        (
            "if (now.question) return same(now, ATTEND);\n  if (isBusy",
            'if (now.question) return same(now, [{ type: "why", id, around }]);\n  if (isBusy',
        ),
    ),
}


def first_fault(page: Any, runs: int) -> str | None:
    found = (page.evaluate(MODEL, {"seed": seed, "steps": STEPS}) for seed in range(1, runs + 1))
    return next((words for words in found if words), None)


def test_random_events_lose_and_invent_no_choice(person: Callable[..., Any]) -> None:
    """Nothing is played that nobody chose, a question is answered, and a hint comes or is refused."""
    assert first_fault(workshop(person()), RUNS) is None


@pytest.mark.parametrize("fault", FAULTS)
def test_the_model_finds_each_known_fault(person: Callable[..., Any], fault: str) -> None:
    """Each fault is put back into a copy of the script that the page loads."""
    script, (right, wrong) = FAULTS[fault]
    source = (STATIC / script).read_text()
    assert source.count(right) == 1
    page = workshop(person())
    page.route(
        f"**/static/{script}",
        lambda route: route.fulfill(content_type="text/javascript", body=source.replace(right, wrong)),
    )
    assert first_fault(page, RUNS)
