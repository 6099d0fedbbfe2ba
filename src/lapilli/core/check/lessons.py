"""Lesson checks: every right choice and every foreseen wrong one is played, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lapilli.core.check.random_positions import Broken, Plan
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import ByLast, Lesson, LessonError, Wrong, count_words, pick
from lapilli.core.lessons.progress import NEXT, LessonProgress, lessons_of, opened

LIMIT = 25  # words at a time
ID = re.compile(r'data-id="([^"]*)"')
CLAUSE = re.compile(r"\*\*([A-Z]-\d+\.\d+)")


def lessons_play(game: Game, plan: Plan) -> None:
    """Every lesson can be played to its end by each right choice; what it says is true, short, and in all languages."""
    if game.coaching.lessons is None:
        return
    for lesson in lessons_of(game).all:
        _words(game, lesson)
        _clauses(game, lesson)
        try:
            table = opened(game, lesson.start)
            if lesson.seat not in table.seats:
                raise Broken(f"{lesson.id}: there is no seat {lesson.seat!r}")
            if not lesson.play:
                for way in ways(game, lesson):
                    Walk(game, lesson).follow(way)
        except LessonError as error:
            raise Broken(f"lesson {lesson.id}: {error}") from error


def ways(game: Game, lesson: Lesson) -> Iterator[list[str]]:
    """Ways through a lesson that make each right choice of each step at least once, not all of them together."""
    first = _on(game, lesson, [])
    yield first
    taken: list[str] = []
    for text in first:
        progress = LessonProgress(game, lesson, taken)
        yield from (_on(game, lesson, [*taken, other]) for other in progress.right() if other != text)
        taken.append(text)


def all_ways(game: Game, lesson: Lesson, begun: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every way through a lesson there is."""
    progress = LessonProgress(game, lesson, begun)
    if progress.over:
        yield begun
        return
    for text in progress.right() if progress.acts else [NEXT]:
        yield from all_ways(game, lesson, (*begun, text))


def _on(game: Game, lesson: Lesson, begun: list[str]) -> list[str]:
    """A way that goes on by the first right choice each time."""
    way, progress = list(begun), LessonProgress(game, lesson, begun)
    while not progress.over:
        right = progress.right()
        if progress.acts and not right:
            menu = (
                progress.table.legal(progress.seat)
                if progress.seat in progress.table.actors
                else list(progress.table.actors)
            )
            raise LessonError(
                f"step {progress.index + 1}: none of {progress.step.do} can be done; there are {menu[:20]}"
            )
        way.append(right[0] if progress.acts else NEXT)
        progress.go(way[-1])
    return way


class Walk:
    """Follows one way and looks at everything on it."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.progress = LessonProgress(game, lesson)

    def follow(self, way: list[str] | tuple[str, ...]) -> None:
        progress = self.progress
        self._arrive()
        for text in way:
            index, step = progress.index, progress.step
            progress.go(text)
            if text != NEXT:
                if step.reply and pick(step.reply, text) is None:
                    raise self._broken(f"nothing is said to {text!r}", index)
                self._facts((("*", step.after),) if step.after else (), index)
                told = progress.table.log("en", progress.lesson.seat)
                for words in step.hears:
                    if not any(words in line for line in told):
                        raise self._broken(f"the log does not say {words!r} but {told[-5:]}", index)
            if progress.index != index and not progress.over:
                self._arrive()

    def _arrive(self) -> None:
        progress, step = self.progress, self.progress.step
        if not progress.said:
            raise self._broken(f"nothing is said after {progress.last!r}")
        self._facts(step.facts)
        self._spots()
        for wrong in step.wrong:
            self._wrong(wrong)
        for pattern in step.do:
            if "*" not in pattern and pattern not in progress.table.legal(progress.seat):
                raise self._broken(f"{pattern!r} cannot be done: {progress.table.legal(progress.seat)[:20]}")

    def _spots(self) -> None:
        """What is lit is drawn in every shape, or is a button."""
        progress, game = self.progress, self.game
        view = progress.table.view(progress.seat)
        buttons: set[str] = set()
        if progress.seat in progress.table.actors:
            buttons = {thing for action in progress.table.menu(progress.seat) for thing in action.click_path}
        for shape in ("", *game.presentation.shapes):
            drawn = (
                set(
                    game.presentation.board_for(view, "en", shape).ids()
                    if shape
                    else game.presentation.board(view, "en").ids()
                )
                | buttons
            )
            for spot in progress.step.spot:
                if not drawn & set(spot.split("|")):
                    raise self._broken(f"{spot!r} is not drawn {f'in the {shape} picture' if shape else ''}")

    def _facts(self, facts: ByLast, index: int | None = None) -> None:
        progress = self.progress
        wanted: dict[str, object] = pick(facts, progress.last) or {}
        for path, value in wanted.items():
            found = _look_up(_facts(progress), path)
            if found != value:
                raise self._broken(f"{path} is {found!r}, not {value!r}", index)

    def _wrong(self, wrong: Wrong) -> None:
        """A foreseen try is answered as it says: held back though legal, or refused for that reason."""
        progress = self.progress
        seat = wrong.seat or progress.seat
        if wrong.action.startswith("chat: "):
            no = self.game.rules.chat_refusal(
                progress.table.view(seat), progress.table.seat_index(seat), wrong.action[6:]
            )
            if no is None or (no.message, no.rule) != (wrong.why, wrong.rule):
                raise self._broken(f"{wrong.action!r} is answered with {no}")
            return
        trial = LessonProgress(self.game, progress.lesson)
        trial.__dict__.update(progress.__dict__, table=progress.table.copy())
        legal = progress.table.legal(seat) if seat in progress.table.actors else []
        tried = [text for text in legal if _fits(text, wrong.action)] if not wrong.why else [wrong.action]
        if not tried:
            raise self._broken(f"{wrong.action!r} is held back but not even legal: {legal[:20]}")
        answer = trial.attempt(tried[0], seat)
        if answer.kind == "right" or answer.message != wrong.say:
            raise self._broken(f"{tried[0]!r} is answered with {answer}")
        if answer.refusal is not None and answer.refusal.rule != wrong.rule:
            raise self._broken(f"{tried[0]!r} is refused by {answer.refusal.rule}, not {wrong.rule}")

    def _broken(self, words: str, index: int | None = None) -> LessonError:
        return LessonError(f"step {(self.progress.index if index is None else index) + 1}: {words}")


def _fits(text: str, pattern: str) -> bool:
    return pick(((pattern, True),), text) is not None


def _facts(progress: LessonProgress) -> dict[str, object]:
    """The position, who acts, how it ended, and what the learner sees."""
    table, ended = progress.table, progress.table.result
    result = {} if ended is None else {"outcome": ended.outcome, "winners": list(ended.winners), **ended.details}
    seen = {"actors": list(table.actors), "result": result, "view": table.view(progress.lesson.seat)}
    return {**table.position(), **seen}


def _look_up(data: Any, path: str) -> Any:
    """A fact by its path; what is not there counts as nothing."""
    for key in path.split("/"):
        try:
            data = data[int(key)] if isinstance(data, list | tuple) else data[key]
        except (KeyError, IndexError):
            return 0
    return 0 if data is None else data


def _words(game: Game, lesson: Lesson) -> None:
    """Everything it says exists in every language of the lessons, in at most 25 words."""
    words = lessons_of(game).words
    problems = words.missing()
    if problems:
        raise Broken(f"the lessons' words: {problems[0]}")
    for lang in words.languages:
        for message in lesson.messages():
            if not words.has(lang, message):
                raise Broken(f"lesson {lesson.id}: the message {message!r} is missing in {lang}")
            text = words.say(lang, message)
            if count_words(text) > LIMIT:
                raise Broken(f"lesson {lesson.id}: {count_words(text)} words in {lang}: {text}")


def _clauses(game: Game, lesson: Lesson) -> None:
    """The clauses that it names stand in the digest, where the game has one."""
    if game.coaching.digest is None or not game.coaching.digest.exists():
        return
    known = set(CLAUSE.findall(game.coaching.digest.read_text(encoding="utf-8")))
    named = {clause for step in lesson.steps for clause in step.teaches}
    named |= {wrong.rule for step in lesson.steps for wrong in step.wrong if wrong.rule}
    if strange := sorted(named - known) if known else []:
        raise Broken(f"lesson {lesson.id}: there is no clause {strange[0]}")
