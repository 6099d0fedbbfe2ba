"""Pumice as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from lapilli.core.errors import Refusal
from lapilli.core.game import Game, Option, Result, Shape
from lapilli.core.game import View as Position
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.option import Choices
from lapilli.core.rng import Rng
from lapilli.core.state import ONLOOKER
from lapilli.core.story import Line
from lapilli.draw import Scene
from lapilli.words import Words
from pumice import knowledge, picture, player, position, refusal, story
from pumice.actions import SEATS, SPACE
from pumice.box import Box, load_box
from pumice.knowledge import View
from pumice.rules import Course, Phase


class Pumice(Game[Course, Box, View]):
    """The facts, and where each question is answered."""

    name = "pumice"
    title = "Pumice"
    version = 1
    seats = (3, 2, 4)
    options = (Option("rounds", (6, 4, 8)),)
    space = SPACE
    clauses: Mapping[str, str] = {
        "over": "P-6.1",
        "chance-first": "P-3.1",
        "not-your-turn": "P-4.1",
        "impossible-outcome": "P-3.1",
        "undo": "P-2.3",
    }
    turned_up: Mapping[str, str] = {"laid": ""}
    words = picture.WORDS
    minutes = 5
    bound = 400
    shapes: tuple[Shape, ...] = ("narrow",)
    rules = Path(str(files("pumice").joinpath("rules.md")))
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("pumice.lessons"))

    def load_box(self, path: Path | None = None) -> Box:
        return load_box(path)

    def start(self, seats: int, options: Choices, box: Box) -> Course:
        """P-1.1, P-1.2 The bag is full, the hands are empty, chance deals."""
        state = Course(box, seats, options["rounds"])
        state.proceed()
        return state

    def seat_names(self, state: Course) -> tuple[str, ...]:
        return SEATS[: state.seats]

    def result(self, state: Course) -> Result | None:
        """P-6.2 Most points win; those who tie share the victory."""
        if state.phase != Phase.OVER:
            return None
        names = self.seat_names(state)
        best = max(state.points)
        winners = tuple(name for name, points in zip(names, state.points, strict=True) if points == best)
        scores = dict(zip(names, map(float, state.points), strict=True))
        return Result(scores, winners, "won" if len(winners) == 1 else "shared", f"points {best}")

    def why_not(self, state: Course, seat: int, action: int) -> Refusal | None:
        return refusal.why_not(state, seat, action)

    def position(self, state: Course) -> Position:
        return position.position(state)

    def restore(self, data: Position, box: Box) -> Course:
        return position.restore(data, box)

    def audit(self, state: Course) -> list[str]:
        return position.audit(state)

    def observe(self, state: Course, seat: int | None) -> View:
        return knowledge.observe(state.know(ONLOOKER if seat is None else seat))

    def imagine(self, seen: View, rng: Rng) -> Course:
        return knowledge.recall(seen).redeal(rng)

    def witness(self, state: Course, seat: int, action: int, viewer: int | None) -> str:
        return knowledge.witness(state, seat, action, viewer)

    def board(self, seen: View, lang: str) -> Scene:
        return picture.board(seen, lang)

    def board_for(self, seen: View, lang: str, shape: Shape) -> Scene:
        return picture.narrow(seen, lang) if shape == "narrow" else self.board(seen, lang)

    def text_board(self, seen: View, lang: str) -> str:
        return picture.text_board(seen, lang)

    def story(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        told = super().story(viewer, before, actor, shown, after)
        return (*told, *story.consequences(before, after))

    def advise(self, seen: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return player.advise(seen, seat, menu, rng)


GAME = Pumice()
