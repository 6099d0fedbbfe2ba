"""Eruption as the engine sees it: the facts, and where each question is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from lapilli.core.coaching import Caution, Coaching
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.log_lines import Line, Turn
from lapilli.core.option import Choices
from lapilli.core.presentation import Presentation
from lapilli.core.resources import digest_path
from lapilli.core.rng import Rng
from lapilli.core.rules import Rules
from lapilli.core.state import Knowledge, State
from lapilli.games.eruption import log_lines, position
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.audit import audit
from lapilli.games.eruption.box import Box, load_box
from lapilli.games.eruption.knowledge import packing, view, visibility
from lapilli.games.eruption.knowledge.from_view import known_from_view
from lapilli.games.eruption.knowledge.knowledge import Known
from lapilli.games.eruption.knowledge.observation_fields import OBSERVATION_FIELDS
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import VILLAGE_NAMES, seat_names
from lapilli.games.eruption.options import OPTIONS, check_options, unused_actions
from lapilli.games.eruption.picture import board, clicks, prompt, text
from lapilli.games.eruption.picture.seats import look
from lapilli.games.eruption.player import beginner_warnings, reasons
from lapilli.games.eruption.player.players import EruptionPlayers
from lapilli.games.eruption.refusal import why
from lapilli.games.eruption.result import result, standings
from lapilli.games.eruption.rules.game_state import GameState, initial_state
from lapilli.games.eruption.rules.parameters import RuleParameters
from lapilli.words import Words

PLAYS = frozenset(kind.key for kind in SPACE.kinds if kind.key.startswith("play-"))


class EruptionRules(Rules[GameState, Box, View]):
    """Positions, options and secrets."""

    name = "eruption"
    title = "Eruption"
    version = 1
    horizons: Mapping[str, Callable[[GameState], int]] = {"turn": lambda state: int(state.active)}
    reveal_keys: Mapping[str, str] = {"discards": "end/left"}  # E-11.2 the cards of a seat that goes out
    seats = (4, 2, 3, 5, 6)
    options = OPTIONS
    space = SPACE
    observation_fields = OBSERVATION_FIELDS
    max_plies = 30_000

    load_box = staticmethod(load_box)
    unused_actions = staticmethod(unused_actions)
    seat_names = staticmethod(seat_names)
    result = staticmethod(result)
    restore = staticmethod(position.restore)
    public_notation = staticmethod(visibility.public_notation)
    position = staticmethod(view.position)

    def check_options(self, seats: int, options: Choices) -> None:
        check_options(seats, options, load_box())

    def room_options(self, people: int) -> Mapping[str, object]:
        """E-0.1 In a room players choose their villages."""
        return {"villages": "choose"}

    def start(self, seats: int, options: Choices, box: Box) -> GameState:
        return initial_state(RuleParameters(box, seats, dict(options)))

    def allies(self, state: GameState, seat: int) -> tuple[str, ...]:
        """E-10.1 With Clans the seat opposite too."""
        names, mate = self.seat_names(state), int(state.mate(seat))
        return (names[seat],) if mate < 0 else (names[seat], names[mate])

    def audit(self, state: GameState) -> list[str]:
        return list(audit(state))

    def view(self, known: Knowledge) -> View:
        assert isinstance(known, Known)
        return view.observe(known)

    def imagine(self, seen: View, rng: Rng) -> State:
        return known_from_view(seen).sample_world(rng)

    def pack(self, known: Knowledge) -> bytes:
        assert isinstance(known, Known)
        return packing.pack(known)

    def unpack(self, data: bytes) -> Known:
        return packing.unpack(data)


class EruptionPresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    confirmed_kinds = PLAYS
    first_options = ("clans",)
    space = SPACE
    stages = prompt.STAGES
    words = WORDS
    minutes = 45
    declining_kinds = frozenset({"done"})
    shapes = board.SHAPES
    text_size = (text.COLUMNS, text.LINES)
    seat_styles = MappingProxyType(
        {name: look(name) for name in (*VILLAGE_NAMES, *(f"s{number}" for number in range(1, 7)))}
    )

    standings = staticmethod(standings)
    board_for = staticmethod(board.board_for)
    text_board = staticmethod(text.text_board)
    compact_board = staticmethod(text.compact)
    board = staticmethod(board.board)

    def prompt(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt.prompt(seen, lang)

    def note(self, seen: View, action: int, lang: str) -> str:
        return prompt.note(seen, action, lang) or super().note(seen, action, lang)

    def chart_values(self, seen: View) -> Mapping[str, float]:
        """The temperatures of the villages."""
        return dict(seen["temperature"])

    def is_harmful(self, figure: str) -> bool:
        """E-10.3 The coolest village wins."""
        return True

    def goal(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt.goal(seen, lang)

    def turn(self, view: View) -> Turn:
        """While cards are dealt and villages chosen it is nobody's turn yet."""
        return Turn() if view["phase"] in prompt.SET_UP else super().turn(view)

    def next_question(self, seen: View, seat: int, clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
        return prompt.ask(clicks, actions, lang)

    def confirmation(self, seen: View, seat: int, action: int, lang: str) -> str:
        return prompt.sure(seen, action, lang) or super().confirmation(seen, seat, action, lang)

    def click_path(self, seen: View, seat: int, action: int) -> tuple[str, ...]:
        return clicks.click_path(action)

    def log_lines(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        return log_lines.tell(before, actor, shown, after)


class EruptionCoaching(Coaching[GameState, View]):
    """Refusals, explanations, warnings and lessons."""

    not_for_clicks = prompt.VAGUE
    after_first_click = frozenset({"no-card"})
    after_choice = frozenset({"no-tile", "same-rotation", "untied", "mismatch", "exit", "rock", "no-walls"})
    explained_kinds = PLAYS
    digest = digest_path("eruption")
    clauses: Mapping[str, str] = {
        "over": "E-8.7",
        "chance-first": "E-0.12",
        "not-your-turn": "E-0.12",
        "impossible-outcome": "E-0.12",
        "undo": "E-0.16",
    }
    words = WORDS
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("lapilli.games.eruption.lessons"))

    why_not = staticmethod(why.why_not)
    explain = staticmethod(prompt.explain)

    def reason(self, seen: View, seat: str, action: int) -> Line | None:
        return reasons.reason(seen, action)

    def warning(self, seen: View, seat: int, action: int, menu: Sequence[int]) -> Caution | None:
        name = beginner_warnings.warning(seen, action, menu)
        return Caution(name) if name else None


GAME = Game(EruptionRules(), EruptionPresentation(), EruptionCoaching(), EruptionPlayers())
