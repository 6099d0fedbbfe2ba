"""Progress of a learner in a lesson. It follows from the actions so far, so nothing else is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from lapilli.core.errors import IllegalAction, LapilliError, Refusal
from lapilli.core.factory import new, position
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lesson, LessonError, Lessons, Start, Step, pick
from lapilli.core.table import CHANCE_SEAT, Table

NEXT = ""  # in a way: the learner has read what was said


@dataclass(frozen=True)
class Answer:
    """What is said to a try: `right` if it was played, `held` if it is legal but not now, else `refused`."""

    kind: str
    message: str = ""  # of the lesson's words
    refusal: Refusal | None = None  # of the engine


class LessonProgress:
    """Plays a lesson on a real table."""

    def __init__(self, game: Game, lesson: Lesson, way: Sequence[str] = ()) -> None:
        if not lesson.steps:
            raise LessonError(f"{lesson.id} is a whole game, played at its own table: it has no steps")
        self.game = game
        self.lesson = lesson
        self.index = -1
        self.last = ""  # the learner's last action
        self.answered = False  # has the learner acted, and reads the reply?
        self.touched: tuple[str, ...] = ()  # the things of the learner's last action
        self.marks: dict[str, int] = {}
        self.table = opened(game, lesson.start)
        self.stretch = 0  # how often the table was exchanged
        self.shown = 0  # the ply up to which the learner had seen everything before their last action
        self._enter()
        for text in way:
            self.go(text)

    @classmethod
    def of(cls, game: Game, name: str, way: Sequence[str] = ()) -> LessonProgress:
        return cls(game, lessons_of(game).find(name), way)

    # -- where one stands ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.index, len(self.lesson.steps) - 1)]

    @property
    def seat(self) -> str:
        return self.step.seat or self.lesson.seat

    @property
    def said(self) -> str:
        """The message that is shown: the reply to what was done, or what the step says."""
        found = pick(self.step.reply, self.last) if self.answered else pick(self.step.say, self.last)
        return found or ""

    @property
    def acts(self) -> bool:
        """Is it the learner's to act, or only to read?"""
        return bool(self.step.do) and not self.answered and not self.over

    def right(self) -> list[str]:
        """The legal actions that are right here."""
        if not self.acts:
            return []
        return [text for text in self.table.legal(self.seat) if self._judge(text) is None]

    # -- what one does ------------------------------------------------------------------------------------------

    def go(self, text: str) -> None:
        """One thing of a way: a right action, or that the learner has read on."""
        if self.over:
            raise LessonError("the lesson is over")
        self.shown = self.table.ply
        if text == NEXT:
            if self.acts:
                raise LessonError(f"step {self.index + 1} asks for an action")
            self._enter()
            return
        answer = self.attempt(text)
        if answer.kind != "right":
            raise LessonError(f"step {self.index + 1}: {text!r} is not right")

    def attempt(self, text: str, seat: str = "") -> Answer:
        """Try an action; it is played if it is right."""
        seat = seat or self.seat
        if seat not in self.table.actors or text not in self.table.legal(seat):
            return self._refused(text, seat)
        held = self._judge(text, seat)
        if held is not None:
            return Answer("held", held)
        self.shown = self.table.ply
        self.touched = next(one.click_path for one in self.table.menu(seat) if one.text == text)
        self.table.play(text, seat)
        self.last = text
        self._script(pick(self.step.then, text) or ())
        self.answered = True
        if not self.said:
            self._enter()
        return Answer("right")

    def _judge(self, text: str, seat: str = "") -> str | None:
        """Why a legal action is held back (a message, perhaps empty); None if it is right."""
        seat = seat or self.seat
        for wrong in self.step.wrong:
            if not wrong.why and (wrong.seat or self.seat) == seat and fnmatchcase(text, wrong.action):
                return wrong.say
        if self.acts and seat == self.seat and any(fnmatchcase(text, pattern) for pattern in self.step.do):
            return None
        return self.step.otherwise

    def _refused(self, text: str, seat: str) -> Answer:
        try:
            self.table.copy().play(text, seat)
        except IllegalAction as error:
            return Answer("refused", self.foreseen(text, seat, error.refusal), error.refusal)
        raise LessonError(f"{text!r} was to be refused")

    def foreseen(self, text: str, seat: str, refusal: Refusal) -> str:
        """What the lesson says to a refused try, if it foresaw it."""
        for wrong in self.step.wrong:
            if wrong.why == refusal.message and (wrong.seat or self.seat) == seat and fnmatchcase(text, wrong.action):
                return wrong.say
        return ""

    # -- going on -----------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        """On to the next step: what others and chance do before it is played."""
        self.index += 1
        self.answered = False
        if self.over:
            return
        step = self.step
        if step.position is not None:
            self._exchange(opened(self.game, Start(position=step.position, seed=self.lesson.start.seed)))
        if step.rewind:
            self._exchange(self.table.at(self.marks[step.rewind]))
        self._script(pick(step.before, self.last) or ())
        if step.mark:
            self.marks[step.mark] = self.table.ply

    def _exchange(self, table: Table) -> None:
        self.table = table
        self.stretch += 1
        self.shown = 0

    def _script(self, lines: Sequence[str]) -> None:
        for line in lines:
            seat, _, text = line.removeprefix("?").partition(": ")
            if line.startswith("?") and (seat not in self.table.actors or text not in self.table.legal(seat)):
                continue
            try:
                self.table.play(text, CHANCE_SEAT if seat == CHANCE_SEAT else seat)
            except LapilliError as error:
                raise LessonError(f"{self.lesson.id}, step {self.index + 1}: {line!r}: {error}") from error


def lessons_of(game: Game) -> Lessons:
    """The lessons of a game that has some."""
    if game.coaching.lessons is None:
        raise LessonError(f"{game.title} has no lessons")
    return game.coaching.lessons


def opened(game: Game, start: Start) -> Table:
    """The table at which something begins."""
    if start.position is not None:
        return position(game.name, start.position, seed=start.seed)
    return new(game.name, start.seats, seed=start.seed, **start.options)
