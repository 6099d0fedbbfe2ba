"""`lapilli learn`: lessons at the keyboard."""

from __future__ import annotations

import pytest

from lapilli.core.lessons.progress import NEXT, LessonProgress
from lapilli.core.registry import find
from tests.cli.run_command import run


def typed(game: str, lesson: str) -> str:
    """The lines of somebody who does the first right thing each time."""
    progress, lines = LessonProgress.of(find(game), lesson), []
    while not progress.over:
        lines.append(progress.right()[0] if progress.acts else NEXT)
        progress.go(lines[-1])
    return "\n".join([*lines, "quit", ""])


@pytest.mark.parametrize("game", ["nisyros", "fuji", "eruption", "deukalion"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_lesson_is_played_at_the_keyboard(game: str, lang: str) -> None:
    lessons = find(game).coaching.lessons
    assert lessons is not None
    first = lessons.all[0]
    done = run("learn", game, "--lang", lang, typed=typed(game, first.id))
    assert done.code == 0
    words = " ".join(done.out.split())
    for step in first.steps:
        assert any(lessons.words.say(lang, message) in words for _, message in step.say)


def test_a_wrong_try_is_answered_and_the_lesson_waits() -> None:
    done = run("learn", "nisyros", "1", "--lang", "en", typed="erupt pali\nquit\n")
    assert "Today the die shows only Mandraki and Emporios. (N-9.2)" in done.out


def test_a_lesson_that_does_not_exist_is_named() -> None:
    done = run("learn", "nisyros", "chess")
    assert done.code == 2
    assert "there is no lesson 'chess'" in done.err


def test_the_menu_of_a_lesson_has_what_the_step_is_about() -> None:
    """Moves without hundreds of phrases; where something is to be said, what speaks of the lit things comes first."""
    moves = run("learn", "fuji", "1", "--lang", "en", typed="\n\n\nquit\n")
    assert "Mark g2" in moves.out
    assert "I am very strong" not in moves.out
    words = run("learn", "fuji", "3", "--lang", "en", typed="quit\n")
    assert " 1  “Player 2, on f1 I am a danger to you.”" in words.out
