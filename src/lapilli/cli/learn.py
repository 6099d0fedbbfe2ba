"""`lapilli learn GAME [LESSON]`: the lessons of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from lapilli.cli.arguments import GameName, Lang
from lapilli.cli.choices import Choices
from lapilli.cli.completion import lesson_names
from lapilli.cli.i18n import say
from lapilli.cli.keyboard import Keyboard, Leave
from lapilli.cli.screen import print_board, print_lines
from lapilli.core.action import Action
from lapilli.core.errors import NotationError
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lesson
from lapilli.core.lessons.progress import NEXT, Answer, LessonProgress, lessons_of, opened
from lapilli.core.registry import find


def learn(
    game: GameName,
    lang: Lang,
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar="[LESSON]",
            help="Number or name of a lesson.",
            show_default="the first",
            autocompletion=lesson_names,
        ),
    ] = None,
) -> None:
    """Learn a game by playing short lessons, one idea at a time.

    Example: [dim]lapilli learn fuji[/]
    """
    found = find(game)
    course = lessons_of(found)
    console = Console(highlight=False)
    for number, one in enumerate(course.all, 1):
        console.print(f"{number}  {course.words.say(lang, one.title)}", markup=False, style="dim")
    first = course.all.index(course.find(lesson or "1"))
    runner = LessonRunner(found, lang, console)
    try:
        for one in course.all[first:]:
            runner.teach(one)
    except Leave:
        return


class LessonRunner:
    """Runs lessons in the terminal."""

    def __init__(self, game: Game, lang: str, console: Console) -> None:
        self.game, self.lang, self.console = game, lang, console
        self.keyboard = Keyboard(console)
        self.words = lessons_of(game).words

    def teach(self, lesson: Lesson) -> None:
        """Run one lesson."""
        self.console.rule(self.words.say(self.lang, lesson.title))
        self.console.print(self.words.say(self.lang, lesson.goal), style="dim", markup=False)
        if lesson.play:
            options = " ".join(f"-o {name}={value}" for name, value in lesson.start.options.items())
            seats = f"-n {lesson.start.seats} " if lesson.start.seats else ""
            table = opened(self.game, lesson.start)
            mine = lesson.mine or (lesson.seat,)
            bots = " ".join(f"-s {name}={lesson.play}" for name in table.seats if name not in mine)
            command = " ".join(f"lapilli terminal {self.game.name} {seats}{options} {bots}".split())
            self.console.print(say(self.lang, "learn-game", command=command), markup=False)
            return
        progress, told = LessonProgress(self.game, lesson), 0
        while not progress.over:
            viewer = progress.table.seat_index(progress.seat)
            told = print_lines(
                progress.table, viewer, self.lang, self.console, min(told, len(progress.table.lines(viewer)))
            )
            if progress.acts:
                print_board(progress.table, viewer, self.lang, self.console)
            self.console.print(self.words.say(self.lang, progress.said), style="bold", markup=False)
            if progress.acts:
                self._ask(progress)
            else:
                self._line(say(self.lang, "learn-next") + " ")
                progress.go(NEXT)
        self.console.print(say(self.lang, "learn-done"), style="green", markup=False)

    def _line(self, prompt: str) -> str:
        line = self.keyboard.line(prompt)
        if line in ("quit", "q"):
            raise Leave
        return line

    def _ask(self, progress: LessonProgress) -> None:
        """Ask until the learner has chosen the right action; answer all others."""
        choices = Choices(self._offered(progress), self.lang)
        choices.show(self.console)
        while True:
            line = self._line("> ")
            try:
                action = choices.pick(line)
                if action is None and choices.narrow(line):
                    choices.show(self.console)
                    continue
                answer = progress.attempt(action.text if action else line)
            except NotationError as error:
                self.console.print(say(self.lang, "nearest", nearest=" | ".join(error.nearest)), style="red")
                continue
            if answer.kind == "right":
                return
            self.console.print(self._said(answer), style="yellow", markup=False)

    def _offered(self, progress: LessonProgress) -> list[Action]:
        """List the actions to show: moves, or phrases with those first about the highlighted things."""
        menu, right = progress.table.menu(progress.seat), progress.right()
        talks = any(self.game.presentation.is_talk(one.id) for one in menu if one.text in right)
        lit = {one for spot in progress.step.spot for one in spot.split("|")}
        fitting = [one for one in menu if self.game.presentation.is_talk(one.id) == talks]
        return sorted(fitting, key=lambda one: -len(lit & set(one.click_path))) if talks else fitting

    def _said(self, answer: Answer) -> str:
        clause = f" ({answer.refusal.rule})" if answer.refusal and answer.refusal.rule else ""
        if answer.message:
            return self.words.say(self.lang, answer.message) + clause
        if answer.refusal:
            return self.game.words.say(self.lang, f"why-{answer.refusal.message}", answer.refusal.args) + clause
        return say(self.lang, "learn-else")
