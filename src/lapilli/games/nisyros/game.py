"""Nisyros as the engine sees it: its facts, and where each question is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lapilli.core.coaching import Caution, Coaching
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.log_lines import Line, Word
from lapilli.core.odds import read_odds
from lapilli.core.option import Choices
from lapilli.core.packed import refill
from lapilli.core.presentation import Presentation
from lapilli.core.resources import digest_path
from lapilli.core.rng import Rng
from lapilli.core.rules import Rules
from lapilli.core.state import Knowledge, State
from lapilli.core.type_parameters import View as Position
from lapilli.games.nisyros import audit, log_lines, position, result
from lapilli.games.nisyros.actions import RESOURCES, SPACE, ZONE_NAMES
from lapilli.games.nisyros.box import Box, load_box
from lapilli.games.nisyros.knowledge import packing, view
from lapilli.games.nisyros.knowledge.from_view import known_from_view
from lapilli.games.nisyros.knowledge.knowledge import Known, seat_names
from lapilli.games.nisyros.knowledge.observation_fields import OBSERVATION_FIELDS
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.options import OPTIONS, check_options, unused_actions
from lapilli.games.nisyros.picture import board, clicks, guide, text
from lapilli.games.nisyros.picture.prompt import LOOKS, WORDS, prompt
from lapilli.games.nisyros.player import beginner_warnings, reasons
from lapilli.games.nisyros.player.players import NisyrosPlayers
from lapilli.games.nisyros.refusal import why
from lapilli.games.nisyros.rules import setup
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.words import Words


class NisyrosRules(Rules[GameState, Box, View]):
    """Positions, options and secrets."""

    name = "nisyros"
    title = "Nisyros"
    version = 1
    horizons: Mapping[str, Callable[[GameState], int]] = {"round": lambda state: int(state.round)}
    seats = (4, 3, 2)
    options = OPTIONS
    space = SPACE
    observation_fields = OBSERVATION_FIELDS
    cooperative = True
    max_plies = 12_000

    load_box = staticmethod(load_box)
    unused_actions = staticmethod(unused_actions)
    seat_names = staticmethod(seat_names)
    result = staticmethod(result.result)
    restore = staticmethod(position.restore)
    audit = staticmethod(audit.audit)

    def check_options(self, seats: int, options: Choices) -> None:
        check_options(seats, options)

    def start(self, seats: int, options: Choices, box: Box) -> GameState:
        """N-14 The island is laid out; what chance or the seats decide is asked."""
        state = GameState(seats, box.parameters(seats, options))
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

    def position(self, state: GameState) -> Position:
        return {**view.position(state)}

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


class NisyrosPresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    confirmed_kinds = frozenset({"search-none", "run-none"})  # chances that are given up
    first_options = ("level",)
    space = SPACE
    words = WORDS
    minutes = 50
    seat_styles = LOOKS
    declining_kinds = frozenset(
        f"{deed}-done" for deed in ("build", "call", "dice", "evacuate", "gather", "reroll")
    ) | {"run-none", "search-none"}
    shapes = board.SHAPES
    text_size = (text.COLUMNS, text.LINES)

    board_for = staticmethod(board.board_for)
    text_board = staticmethod(text.text_board)
    compact_board = staticmethod(text.compact)
    turn_stages = staticmethod(guide.course)
    chart_values = staticmethod(guide.figures)
    board = staticmethod(board.board)

    def prompt(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt(seen, lang)

    def label(self, action: int, lang: str) -> str:
        """Of who crosses to Kos only what is not plain: people elsewhere than at home, and a boat of another coast."""
        kind = self.space.kind(action)
        words = kind.words(action)
        if kind.key != "evacuate" or not words["spot"].startswith(f"{words['colour']}."):
            return super().label(action, lang)
        message = "act-evacuate-own" if words["zone"] == words["colour"] else "act-evacuate-lent"
        return self.words.say(lang, message, {"spot": Word("spot", words["spot"]), "zone": Word("zone", words["zone"])})

    def note(self, seen: View, action: int, lang: str) -> str:
        """Of a die on the table what it shows: dice bear no numbers."""
        die = seen["dice"].get(self.space.kind(action).words(action).get("die", ""))
        return self.words.word(lang, "face", die["face"]) if die else super().note(seen, action, lang)

    def goal(self, seen: View, seat: int | None, lang: str) -> str:
        return guide.goal(seen, lang)

    def next_question(self, seen: View, seat: int, clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
        return guide.ask(seen, actions, lang) if clicks else ""

    def is_harmful(self, figure: str) -> bool:
        return figure != "kos"

    def click_path(self, seen: View, seat: int, action: int) -> tuple[str, ...]:
        return clicks.click_path(seen, action)

    def log_lines(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        plain = super().log_lines(viewer, before, actor, shown, after)
        return tuple(log_lines.tell(before, shown or "", after, plain))


class NisyrosCoaching(Coaching[GameState, View]):
    """Refusals, explanations, warnings and lessons."""

    not_for_clicks = frozenset({"chance-only", "wrong-step"})
    digest = digest_path("nisyros")
    clauses: Mapping[str, str] = {
        "over": "N-0.1",
        "chance-first": "N-0.2",
        "not-your-turn": "N-0.2",
        "impossible-outcome": "N-0.2",
        "undo": "N-0.11",
    }
    words = WORDS
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("lapilli.games.nisyros.lessons"))
    odds = read_odds("lapilli.games.nisyros")

    why_not = staticmethod(why.why_not)
    why_wait = staticmethod(why.why_wait)
    explain = staticmethod(guide.explain)

    def reason(self, seen: View, seat: str, action: int) -> Line | None:
        return reasons.reason(seen, action)

    def warning(self, seen: View, seat: int, action: int, menu: Sequence[int]) -> Caution | None:
        name = beginner_warnings.warning(seen, action, menu)
        return Caution(name) if name else None


GAME = Game(NisyrosRules(), NisyrosPresentation(), NisyrosCoaching(), NisyrosPlayers())
