"""Nisyros as the engine sees it: its facts, and where each question is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from lapilli.bots.thinking import Seen
from lapilli.bots.training import Training
from lapilli.core.carried import rules_of
from lapilli.core.errors import Refusal
from lapilli.core.game import Game, Result, Shape
from lapilli.core.game import View as Position
from lapilli.core.guide import Stage
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.odds import read_odds
from lapilli.core.option import Choices
from lapilli.core.packed import refill
from lapilli.core.rng import Rng
from lapilli.core.state import ONLOOKER, Knowledge, State
from lapilli.core.story import Line
from lapilli.core.thought import Effort, Thought
from lapilli.draw import Scene
from lapilli.games.nisyros import audit, position, result, story
from lapilli.games.nisyros.actions import RESOURCES, SPACE, ZONE_NAMES
from lapilli.games.nisyros.box import Box, load_box
from lapilli.games.nisyros.knowledge import view
from lapilli.games.nisyros.knowledge.knowledge import seat_names
from lapilli.games.nisyros.knowledge.planes import PLANES
from lapilli.games.nisyros.knowledge.recall import recall
from lapilli.games.nisyros.knowledge.seen import View
from lapilli.games.nisyros.options import OPTIONS, check_options
from lapilli.games.nisyros.picture import board, clicks, guide, text
from lapilli.games.nisyros.picture.prompt import LOOKS, WORDS, prompt
from lapilli.games.nisyros.player import advice, nudges, tuning
from lapilli.games.nisyros.refusal import why
from lapilli.games.nisyros.rules import setup
from lapilli.games.nisyros.rules.course import Course
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.words import Words

ENDS = frozenset(("ready", "call-done", "gather-done"))  # each says: I am done


class Nisyros(Game[Course, Box, View]):
    """The facts, and where each question is answered."""

    name = "nisyros"
    title = "Nisyros"
    version = 1
    vague = frozenset({"chance-only", "wrong-step"})
    asked = frozenset({"reroll-done", "search-none", "run-none"})
    first_options = ("level",)
    seats = (4, 3, 2)
    options = OPTIONS
    space = SPACE
    planes = PLANES
    rules = rules_of("nisyros")
    clauses: Mapping[str, str] = {
        "over": "N-0.1",
        "chance-first": "N-0.2",
        "not-your-turn": "N-0.2",
        "impossible-outcome": "N-0.2",
        "undo": "N-0.11",
    }
    mood = ("layout", "order")
    words = WORDS
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("lapilli.games.nisyros.lessons"))
    together = True
    minutes = 50
    bound = 12_000
    looks = LOOKS
    shapes = board.SHAPES
    text_size = (text.COLUMNS, text.LINES)
    odds = read_odds("lapilli.games.nisyros")

    # -- rules --------------------------------------------------------------------------------------------------

    def load_box(self, path: Path | None = None) -> Box:
        return load_box(path)

    def check_options(self, seats: int, options: Choices) -> None:
        check_options(seats, options)

    def start(self, seats: int, options: Choices, box: Box) -> Course:
        """N-14 The island is laid out; what chance or the seats decide is asked."""
        state = Course(seats, box.terms(seats, options))
        state.build()
        state.phase = Phase.LAY_COAST
        for zone in box.order if options["coast_order"] == "fixed" else ZONE_NAMES[:1]:
            setup.place_coast(state, ZONE_NAMES.index(zone))
        if options["layout"] == "fixed":
            refill(state.tiles, [RESOURCES.index(tile) for zone in ZONE_NAMES for tile in box.layout[zone]])
        if options["villages"] not in ("free", "neighbours", "opposite"):
            for seat, zone in enumerate(options["villages"].split(",")):
                setup.settle(state, seat, ZONE_NAMES.index(zone))
        state.proceed()
        return state

    def seat_names(self, state: Course) -> tuple[str, ...]:
        return seat_names(state)

    def result(self, state: Course) -> Result | None:
        return result.result(state)

    def why_not(self, state: Course, seat: int, action: int) -> Refusal | None:
        return why.why_not(state, seat, action)

    def why_wait(self, state: Course, seat: int) -> Refusal | None:
        return why.why_wait(state, seat)

    def position(self, state: Course) -> Position:
        return {**view.position(state)}

    def restore(self, data: Position, box: Box) -> Course:
        return position.restore(data, box)

    def audit(self, state: Course) -> list[str]:
        return audit.audit(state)

    # -- knowledge ----------------------------------------------------------------------------------------------

    def observe(self, state: Course, seat: int | None) -> View:
        return view.observe(state.know(ONLOOKER if seat is None else seat))

    def imagine(self, seen: View, rng: Rng) -> State:
        return recall(seen).redeal(rng)

    # -- people -------------------------------------------------------------------------------------------------

    def board(self, seen: View, lang: str) -> Scene:
        return board.board(seen, lang)

    def board_for(self, seen: View, lang: str, shape: Shape) -> Scene:
        return board.board_for(seen, lang, shape)

    def text_board(self, seen: View, lang: str) -> str:
        return text.text_board(seen, lang)

    def compact_board(self, seen: View, lang: str) -> str:
        return text.compact(seen, lang)

    def prompt(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt(seen, lang)

    def course(self, seen: View) -> Sequence[Stage]:
        return guide.course(seen)

    def note(self, seen: View, action: int, lang: str) -> str:
        """Of a die on the table what it shows: dice bear no numbers."""
        die = seen["dice"].get(self.space.kind(action).words(action).get("die", ""))
        return self.words.word(lang, "face", die["face"]) if die else super().note(seen, action, lang)

    def goal(self, seen: View, seat: int | None, lang: str) -> str:
        return guide.goal(seen, lang)

    def ask(self, seen: View, seat: int, clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
        return guide.ask(seen, actions, lang) if clicks else ""

    def nudge(self, seen: View, seat: int, action: int, menu: Sequence[int]) -> str:
        return nudges.nudge(seen, action, menu)

    def explain(self, seen: View, thing: str) -> Refusal | None:
        return guide.explain(seen, thing)

    def figures(self, seen: View) -> Mapping[str, float]:
        return guide.figures(seen)

    def harms(self, figure: str) -> bool:
        return figure != "kos"

    def touch(self, seen: View, seat: int, action: int) -> tuple[str, ...]:
        return clicks.touch(seen, action)

    def story(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        plain = super().story(viewer, before, actor, shown, after)
        return tuple(story.tell(before, shown or "", after, plain))

    def advise(self, seen: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.advise(self._world(seen), seat, menu)

    def effort(self, level: str, seen: View) -> Effort:
        """With two or three seats a quick strong team is far above a steady one already, and below a master."""
        effort = super().effort(level, seen)
        return replace(effort, playouts=10) if level == "strong" and len(seen["seats"]) < 4 else effort

    def chance(self, seen: View, rng: Rng, playouts: int) -> float | None:
        return advice.chance(self._world(seen), rng, playouts)

    def things(self, action: int) -> tuple[int, ...]:
        """Being ready is overlooked by nobody: he would send his workers round and round instead."""
        return () if self.space.kind(action).key in ENDS else (action,)

    def trainings(self) -> Sequence[Training]:
        return tuning.TRAININGS

    def think(
        self, seen: View, seat: int, menu: Sequence[int], rng: Rng, effort: Effort, known: Knowledge | None = None
    ) -> Thought:
        return advice.think(self._world(seen), seat, menu, rng, effort, Seen(self, seat), known)

    def _world(self, seen: View) -> Course:
        """Nothing is hidden: the position itself."""
        island = recall(seen).island
        assert isinstance(island, Course)
        return island


GAME = Nisyros()
