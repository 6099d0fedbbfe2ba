"""Fuji as the engine knows it: facts, options, and the modules it delegates to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lapilli.core.coaching import Coaching
from lapilli.core.errors import OptionError, Refusal
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.log_lines import Line, Word
from lapilli.core.odds import read_odds
from lapilli.core.option import Choices
from lapilli.core.presentation import Presentation, Shape
from lapilli.core.resources import digest_path
from lapilli.core.rng import Rng
from lapilli.core.rules import Result, Rules
from lapilli.core.state import Knowledge, State
from lapilli.draw import Scene
from lapilli.games.fuji import log_lines, position, result
from lapilli.games.fuji.actions import FIGURE_NAMES, SPACE
from lapilli.games.fuji.audit import audit
from lapilli.games.fuji.box import Box, load_box
from lapilli.games.fuji.knowledge import packing, view, visibility
from lapilli.games.fuji.knowledge.from_view import known_from_view
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.observation_fields import OBSERVATION_FIELDS
from lapilli.games.fuji.knowledge.view_types import AddressedView, View
from lapilli.games.fuji.options import OPTIONS, begin, unused_actions
from lapilli.games.fuji.picture import board, clicks, ending, narrow, prompt, square, summary, text
from lapilli.games.fuji.player import beginner_warnings, reasons
from lapilli.games.fuji.player.players import FujiPlayers
from lapilli.games.fuji.refusal import chat, why
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.text import WORDS
from lapilli.words import Words


class FujiRules(Rules[GameState, Box, View]):
    """Positions, options and secrets."""

    name = "fuji"
    title = "Fuji"
    version = 1
    horizons: Mapping[str, Callable[[GameState], int]] = {"round": lambda state: int(state.round)}
    seats = (3, 2, 4)
    options = OPTIONS
    space = SPACE
    observation_fields = OBSERVATION_FIELDS
    reveal_keys: Mapping[str, str] = {"dice": ""}
    cooperative = True
    max_plies = 60_000
    hidden_rolls = ("roll",)

    load_box = staticmethod(load_box)
    unused_actions = staticmethod(unused_actions)
    start = staticmethod(begin)
    result = staticmethod(result.result)
    restore = staticmethod(position.restore)
    audit = staticmethod(audit)
    public_notation = staticmethod(visibility.public_notation)
    position = staticmethod(view.position)

    def seat_names(self, state: GameState) -> tuple[str, ...]:
        return tuple(FIGURE_NAMES[: state.seats])

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

    def undo_locked(self, seen: View) -> bool:
        """F-3.8 In phase 3 everybody acts unseen."""
        return bool(seen["phase_number"] == 3)

    def chat_refusal(self, seen: View, seat: int, text: str) -> Refusal | None:
        """F-13.2, F-13.18 Why this may not be said now; an empty text asks whether talk is open."""
        if seen["options"]["talk"] == "phrases":
            return Refusal("chat-off", "F-13.1")
        blocked = chat.check(seen["phase"], text)
        if blocked is None:
            return None
        if not blocked.phrase:
            return Refusal(blocked.reason, "F-13.2")
        if blocked.phrase.startswith("["):
            kind, _, name = blocked.phrase.strip("[]").partition("/")
            return Refusal("chat-point", "F-13.25", {"word": blocked.word, "kind": kind, "name": name})
        _, strength, topic = blocked.phrase.split()
        args = {"word": blocked.word, "strength": Word("strength", strength), "topic": Word("topic", topic)}
        return Refusal(blocked.reason, "F-13.18", {} if blocked.reason == "chat-objects" else args)

    def canonical_moves(self, moves: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """F-3.5 However dice were picked and put back, a record has each die of a throw once, in die order."""
        return log_lines.tidy(moves)

    def check_options(self, seats: int, options: Choices) -> None:
        """Section 4: variant B needs two players, starts are chosen by four."""
        if options["two_player"] == "b" and seats != 2:
            raise OptionError("the third figure (two_player b) is only for two players", Refusal("third-two", "F-10.5"))
        if options["starts"] != "opposite" and seats != 4:
            raise OptionError("only four players choose or draw their starts", Refusal("starts-four", "F-0.9"))


class FujiPresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    grace_kinds = frozenset({"ready", "stop", "p3-stop"})  # the last to say so closes the phase
    declining_kinds = frozenset({"refuse", "pass"}) | {
        f"{hand}{deed}" for hand in ("", "p3-") for deed in ("stop", "done", "leave")
    }
    confirmed_kinds = frozenset(  # cards and bars that are given or spent
        f"{hand}{deed}" for hand in ("", "p3-") for deed in ("give", "aside", "bar")
    ) | {"use-lender", "use-water", "use-binoculars"}
    stages: Mapping[str, tuple[str, ...]] = {
        "rolling": ("rolling",),
        "planning": ("planning",),
        "rerolls": ("rerolls",),
        "gear": ("gear", "lending", "carabiner", "flipping", "cutting", "turning", "throwing"),
        "turns": ("turns", "bars", "walk", "token", "injury", "losing"),
        "eruption": ("eruption",),
    }
    first_options = ("level",)
    space = SPACE
    words = WORDS
    minutes = 45
    shapes: tuple[Shape, ...] = ("narrow", "square", "wide")
    text_size = (text.COLUMNS, text.LINES)
    seat_styles = {"p1": ("blue", "1"), "p2": ("orange", "2"), "p3": ("green", "3"), "p4": ("purple", "4")}  # noqa: RUF012
    # F-13.25 what can be named in chat by clicking it
    pointable: Mapping[str, str] = {
        "cell": "cell",
        "token": "cell",
        "card": "card",
        "figure": "figure",
        "meeple": "figure",
    }

    board = staticmethod(board.board)
    text_board = staticmethod(text.text_board)
    compact_board = staticmethod(text.compact)
    talk_rule = staticmethod(prompt.talk_rule)
    prompt = staticmethod(prompt.prompt)

    def board_for(self, seen: View, lang: str, shape: Shape) -> Scene:
        draw = {"narrow": narrow.board, "square": square.board, "wide": board.broad_board}.get(shape, board.board)
        return draw(seen, lang)

    def goal(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt.goal(seen, lang)

    def is_talk(self, action: int) -> bool:
        """F-13 Phrases are talk."""
        return SPACE.kind(action).rule.startswith("F-13")

    def chart_values(self, seen: View) -> Mapping[str, float]:
        """The stamina that each has lost."""
        return {figure["name"]: figure["stamina"] for figure in seen["figures"]}

    def reason_words(self, result: Result, lang: str) -> str:
        """Whom the lava caught and where, or who collapsed (digest, section 9)."""
        end, *words = result.reason.split()
        if end not in ("lava", "exhausted"):
            return super().reason_words(result, lang)
        where: dict[str, list[str]] = {}
        cell = ""
        for word in words:
            if word in FIGURE_NAMES:
                where.setdefault(cell, []).append(word)
            else:
                cell = word
        told = ending.fate(end, where, words[0])
        return " ".join(self.words.say(lang, line.message, line.args) for line in told)

    def is_harmful(self, figure: str) -> bool:
        return True

    def note(self, seen: View, action: int, lang: str) -> str:
        return super().note(seen, action, lang) or prompt.note(action, lang)

    def click_path(self, seen: View, seat: int, action: int) -> tuple[str, ...]:
        return clicks.click_path(seat, action)

    def log_lines(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        told: Sequence[Line] = ()
        if log_lines.tells_itself(shown, after):
            answer = log_lines.answer(before, actor, shown, after)
            told = (answer,) if answer else super().log_lines(viewer, before, actor, shown, after)
        return (*told, *log_lines.consequences(before, after))


class FujiCoaching(Coaching[GameState, View]):
    """Refusals, explanations, warnings and lessons."""

    not_for_clicks = frozenset(
        {"chance-only", "wrong-phase", "no-third", "card-phase", "talk-off", "talk-phase", "silence", "no-die"}
    )
    after_first_click = frozenset({"no-card", "not-manager", "other-figure", "talk-card", "talk-self", "not-adjacent"})
    digest = digest_path("fuji")
    clauses: Mapping[str, str] = {
        "over": "F-14.12",
        "chance-first": "F-14.10",
        "not-your-turn": "F-14.10",
        "impossible-outcome": "F-14.10",
        "undo": "F-14.14",
    }
    words = WORDS
    lessons = Lessons(Path(__file__).with_name("lessons"), Words("lapilli.games.fuji.lessons"))
    odds = read_odds("lapilli.games.fuji")

    why_not = staticmethod(why.why_not)
    explain = staticmethod(summary.explain)
    warning = staticmethod(beginner_warnings.warning)

    def reason(self, seen: View, seat: str, action: int) -> Line | None:
        return reasons.reason(seen, seat, action)

    def replies(self, seen: View, seat: str, menu: Sequence[int]) -> Sequence[int]:
        """F-13.15 What answers the first phrase that waits for this seat's answer."""
        asked = next((one["text"] for one in seen["addressed"] if one["answer"] is None and _hears(one, seat)), "")
        if not asked:
            return ()
        asks, topic = SPACE.unmask(asked)[0].key, asked.split()[-1]
        words = ANSWERS_TO.get(asks, ("yes", "no", "later"))
        kinds = [(action, SPACE.kind(action)) for action in menu]
        return [
            action
            for action, kind in kinds
            if (kind.key == "answer" and kind.words(action)["answer"] in words)
            or (asks == "ask" and kind.key == "say" and kind.words(action)["topic"] == topic)
        ]


ANSWERS_TO = {"ask": ("later", "sorry"), "threat": ("thanks",)}  # requests: yes, no, or not yet


def _hears(said: AddressedView, seat: str) -> bool:
    """Is this seat asked to answer? Of two players the other one answers for the third figure."""
    figure = SPACE.unmask(said["text"])[1]["figure"]
    return figure == seat or (figure == "p3" and seat in ("p1", "p2") and FIGURE_NAMES[said["seat"]] != seat)


GAME = Game(FujiRules(), FujiPresentation(), FujiCoaching(), FujiPlayers())
