"""Pumice as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from lapilli.core.coaching import Coaching
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.log_lines import Line
from lapilli.core.option import Choices, Option
from lapilli.core.presentation import Presentation, Shape
from lapilli.core.rng import Rng
from lapilli.core.rules import Result, Rules
from lapilli.core.state import Knowledge
from lapilli.draw import Scene
from lapilli.words import Words
from pumice import knowledge, log_lines, picture, position, refusal
from pumice.actions import SEATS, SPACE
from pumice.box import Box, load_box
from pumice.knowledge import View
from pumice.player import PumicePlayers
from pumice.rules import GameState, Known, Phase


class PumiceRules(Rules[GameState, Box, View]):
    """Positions, options and secrets."""

    name = "pumice"
    title = "Pumice"
    version = 1
    seats = (3, 2, 4)
    options = (Option("rounds", (6, 4, 8)),)
    space = SPACE
    reveal_keys: Mapping[str, str] = {"laid": ""}
    max_plies = 400

    load_box = staticmethod(load_box)
    restore = staticmethod(position.restore)
    audit = staticmethod(position.audit)
    public_notation = staticmethod(knowledge.public_notation)
    position = staticmethod(position.position)

    def start(self, seats: int, options: Choices, box: Box) -> GameState:
        """P-1.1, P-1.2 The bag is full, the hands are empty, chance deals."""
        state = GameState(box, seats, options["rounds"])
        state.proceed()
        return state

    def seat_names(self, state: GameState) -> tuple[str, ...]:
        return SEATS[: state.seats]

    def result(self, state: GameState) -> Result | None:
        """P-6.2 Most points win; those who tie share the victory."""
        if state.phase != Phase.OVER:
            return None
        names = self.seat_names(state)
        best = max(state.points)
        winners = tuple(name for name, points in zip(names, state.points, strict=True) if points == best)
        scores = dict(zip(names, map(float, state.points), strict=True))
        return Result(scores, winners, "won" if len(winners) == 1 else "shared", f"points {best}")

    def view(self, known: Knowledge) -> View:
        assert isinstance(known, Known)
        return knowledge.observe(known)

    def imagine(self, seen: View, rng: Rng) -> GameState:
        return knowledge.known_from_view(seen).sample_world(rng)


class PumicePresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    space = SPACE
    words = picture.WORDS
    minutes = 5
    shapes: tuple[Shape, ...] = ("narrow",)

    board = staticmethod(picture.board)
    text_board = staticmethod(picture.text_board)

    def board_for(self, seen: View, lang: str, shape: Shape) -> Scene:
        return picture.narrow(seen, lang) if shape == "narrow" else self.board(seen, lang)

    def log_lines(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        told = super().log_lines(viewer, before, actor, shown, after)
        return (*told, *log_lines.consequences(before, after))


class PumiceCoaching(Coaching[GameState, View]):
    """Refusals, explanations, warnings and lessons."""

    clauses: Mapping[str, str] = {
        "over": "P-6.1",
        "chance-first": "P-3.1",
        "not-your-turn": "P-4.1",
        "impossible-outcome": "P-3.1",
        "undo": "P-2.3",
    }
    not_for_clicks = frozenset({"chance-only", "wrong-time"})
    words = picture.WORDS
    digest = Path(str(files("pumice").joinpath("rules.md")))
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("pumice.lessons"))

    why_not = staticmethod(refusal.why_not)


GAME = Game(PumiceRules(), PumicePresentation(), PumiceCoaching(), PumicePlayers())
