"""Deukalion as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lapilli.core.coaching import Caution, Coaching
from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.log_lines import Line, Turn
from lapilli.core.option import Choices
from lapilli.core.presentation import Presentation, Stage
from lapilli.core.resources import digest_path
from lapilli.core.rng import Rng
from lapilli.core.rules import Rules
from lapilli.core.state import Knowledge, State
from lapilli.games.deukalion import audit, log_lines, position, result
from lapilli.games.deukalion.actions import HEROES, SPACE
from lapilli.games.deukalion.box import Box, load_box
from lapilli.games.deukalion.knowledge import packing, view, visibility
from lapilli.games.deukalion.knowledge.from_view import known_from_view
from lapilli.games.deukalion.knowledge.knowledge import Known
from lapilli.games.deukalion.knowledge.observation_fields import OBSERVATION_FIELDS
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.options import OPTIONS, parameters, unused_actions
from lapilli.games.deukalion.picture import board, clicks, prompt, text
from lapilli.games.deukalion.player import beginner_warnings, reasons
from lapilli.games.deukalion.player.players import DeukalionPlayers
from lapilli.games.deukalion.refusal import why
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.setup import lay_out
from lapilli.words import Words


class DeukalionRules(Rules[GameState, Box, View]):
    """Positions, options and secrets."""

    name = "deukalion"
    title = "Deukalion"
    version = 1
    horizons: Mapping[str, Callable[[GameState], int]] = {"turn": lambda state: int(state.turn)}
    reveal_keys: Mapping[str, str] = {"secrets": "", "pile": "", "tells": ""}  # D-8.13, D-8.7, D-9.5
    reveal_scope: Mapping[str, tuple[str, ...]] = {"tells": ("hand", "deck")}  # D-9.5 never of a secret task (D-8.14)
    seats = (2, 3, 4)
    options = OPTIONS
    space = SPACE
    observation_fields = OBSERVATION_FIELDS
    max_plies = 8_000  # random games: 3,616 plies and 220 turns at most in 9,600
    auto_pass: Mapping[str, str] = {"muster": "pass", "reckoning": "pass"}

    load_box = staticmethod(load_box)
    unused_actions = staticmethod(unused_actions)
    result = staticmethod(result.result)
    restore = staticmethod(position.restore)
    audit = staticmethod(audit.audit)
    public_notation = staticmethod(visibility.public_notation)
    position = staticmethod(view.position)

    def start(self, seats: int, options: Choices, box: Box) -> GameState:
        """D-3 Everything lies ready; chance begins."""
        state = GameState(seats, parameters(options, seats, box))
        lay_out(state)
        state.proceed()
        return state

    def room_options(self, people: int) -> Mapping[str, object]:
        """D-9.6 Among people a poker face is kept, unless they agree otherwise."""
        return {"poker_face": True} if people > 1 else {}

    def seat_names(self, state: GameState) -> tuple[str, ...]:
        return HEROES[: state.seats]

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


class DeukalionPresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    confirmed_kinds = frozenset(  # treasures, cards and soldiers that are spent, and a sailing that is given up
        {"recover", "found", "unload", "deliver", "discard"}
        | {kind.key for kind in SPACE.kinds if kind.key.partition("-")[0] in ("claim", "play")}
    )
    stages: Mapping[str, tuple[str, ...]] = {"steps": ("step",), "kylix": ("kylix",), "main": ("main",)}
    space = SPACE
    words = Words("lapilli.games.deukalion")
    minutes = 50
    declining_kinds = frozenset({"done", "end", "hold", "styx-pass", "pass", "leave"})
    shapes = board.SHAPES
    text_size = (text.COLUMNS, text.LINES)
    seat_styles: Mapping[str, tuple[str, str]] = board.LOOKS

    click_path = staticmethod(clicks.click_path)
    board_for = staticmethod(board.board_for)
    text_board = staticmethod(text.text_board)
    compact_board = staticmethod(text.compact)
    board = staticmethod(board.board)

    def prompt(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt.prompt(seen, lang)

    def turn_stages(self, seen: View) -> Sequence[Stage]:
        """What interrupts a step, such as a fight, belongs to it."""
        return [Stage(f"stage-{name}", seen["turn_phase"] in phases) for name, phases in self.stages.items()]

    def goal(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt.goal(seen, lang)

    def note(self, seen: View, action: int, lang: str) -> str:
        return prompt.note(seen, action, lang) or super().note(seen, action, lang)

    def chart_values(self, seen: View) -> Mapping[str, float]:
        """The points of the heroes."""
        return {name: hero["total"] for name, hero in seen["heroes"].items()}

    def turn(self, seen: View) -> Turn:
        return Turn(seen["turn"] or None, seen["stepper"] or seen["active"])

    def log_lines(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        told = super().log_lines(viewer, before, actor, shown, after) if log_lines.tells_itself(shown) else ()
        return (*(log_lines.spelled_out(line, after) for line in told), *log_lines.consequences(before, shown, after))


class DeukalionCoaching(Coaching[GameState, View]):
    """Refusals, explanations, warnings and lessons."""

    not_for_clicks = frozenset(
        {"chance-only", "wrong-time", "cards-only", "name-ship", "name-no-ship", "say-more", "no-colours"}
    )
    after_first_click = frozenset({"wrong-colours"})
    after_choice = frozenset({"hydra-out-of-reach", "hydra-open-sea", "hydra-there", "hydra-done", "not-styx"})
    digest = digest_path("deukalion")
    clauses: Mapping[str, str] = {
        "over": "D-15.1",
        "chance-first": "D-0.3",
        "not-your-turn": "D-0.4",
        "impossible-outcome": "D-0.3",
        "undo": "D-0.6",
    }
    words = Words("lapilli.games.deukalion")
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("lapilli.games.deukalion.lessons"))

    why_not = staticmethod(why.why_not)

    def explain(self, seen: View, thing: str) -> Refusal | None:
        told = super().explain(seen, thing)
        return told and Refusal(told.message, told.rule, {**told.args, **clicks.thing_facts(thing)})

    def reason(self, seen: View, seat: str, action: int) -> Line | None:
        return reasons.reason(seen, action)

    def warning(self, seen: View, seat: int, action: int, menu: Sequence[int]) -> Caution | None:
        name = beginner_warnings.warning(seen, action, menu)
        return Caution(name) if name else None


GAME = Game(DeukalionRules(), DeukalionPresentation(), DeukalionCoaching(), DeukalionPlayers())
