"""The tiny game for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import resvg_py

from lapilli.core.box import BoxFile
from lapilli.core.coaching import Coaching
from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.option import Option
from lapilli.core.players import Players
from lapilli.core.position_fields import READ_ONLY, ListOf, PositionField, PositionFields, Whole
from lapilli.core.presentation import Presentation, Theme
from lapilli.core.rng import Rng
from lapilli.core.rules import Result, Rules
from lapilli.core.state import Knowledge
from lapilli.core.type_parameters import View
from lapilli.words import Words
from tiny.state import DEAL, LEAVE, ROLL, SEATS, SHOW, SPACE, Tiny

POSITION_FIELDS: PositionFields[Any] = PositionFields(
    PositionField("seats", Whole(2, 3), write=READ_ONLY),
    PositionField("goal", Whole(1, 99), write=READ_ONLY),
    PositionField("turn", lambda state: Whole(0, state.seats - 1)),
    PositionField("die", Whole(0, 3)),
    PositionField("cards", lambda state: ListOf(Whole(-1, 5), length=state.seats)),
    PositionField("points", lambda state: ListOf(Whole(0, 99), length=state.seats)),
)


class Picture:
    def __init__(self, view: View) -> None:
        self.view = view

    def ids(self) -> list[str]:
        return ["die"]

    def label(self, id: str) -> str:
        return id

    def png(self, scale: float = 1, theme: Theme = "light") -> bytes:
        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg(theme), zoom=scale))

    def parts(self) -> list[Any]:
        return [self.svg()]

    def svg(self, theme: Theme = "auto", embed: bool = False) -> str:
        wide = 10 + 10 * max(self.view["points"])
        ground = "#222" if theme == "dark" else "#eee"
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40">'
            f'<rect width="200" height="40" fill="{ground}"/><rect width="{wide}" height="20" fill="#c33"/></svg>'
        )


class TinyRules(Rules[Any, Any, View]):
    """Positions, options and secrets."""

    name = "tiny"
    title = "Tiny"
    version = 1
    seats = (2, 3)
    space = SPACE
    options = (Option("goal", (9, 15)), Option("mild", (False, True)))
    max_plies = 2000

    position = staticmethod(POSITION_FIELDS.read)

    def load_box(self, path: Path | None = None) -> BoxFile:
        return BoxFile.read(path or Path(__file__).with_name("box.toml"))

    def start(self, seats: int, options: Mapping[str, Any], box: Any) -> Tiny:
        state = Tiny(seats, options["goal"])
        state.proceed()
        return state

    def seat_names(self, state: Any) -> tuple[str, ...]:
        return SEATS[: state.seats]

    def result(self, state: Any) -> Result | None:
        if max(state.points) < state.goal:
            return None
        names = self.seat_names(state)
        winner = names[state.points.index(max(state.points))]
        return Result(dict(zip(names, map(float, state.points), strict=True)), (winner,), "won", "goal")

    def restore(self, position: View, box: Any) -> Tiny:
        state = Tiny(POSITION_FIELDS.value(position, "seats"), POSITION_FIELDS.value(position, "goal"))
        POSITION_FIELDS.write(state, position)
        state.proceed()
        return state

    def audit(self, state: Any) -> list[str]:
        return []

    def observe(self, state: Any, seat: int | None) -> View:
        over = max(state.points) >= state.goal
        return {
            "phase": "over" if over else "play",
            "seat": seat,
            "seats": state.seats,
            "goal": state.goal,
            "turn": state.turn,
            "die": state.die,
            "points": list(state.points),
            "cards": [card if owner == seat or card <= 0 else 1 for owner, card in enumerate(state.cards)],
        }

    def imagine(self, view: View, rng: Rng) -> Tiny:
        state = Tiny(view["seats"], view["goal"])
        state.turn, state.die, state.points = view["turn"], view["die"], list(view["points"])
        state.cards = [4 + rng.below(2) if card == 1 else card for card in view["cards"]]
        state.proceed()
        return state

    def public_notation(self, state: Any, seat: int, action: int, viewer: int | None) -> str | None:
        hidden = action >= DEAL and (action - DEAL) // 2 != viewer
        return SPACE.masked(action, "card") if hidden else SPACE.text(action)


class TinyPresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    space = SPACE
    words = Words("tiny")

    def board(self, view: View, lang: str) -> Picture:
        return Picture(view)

    def text_board(self, view: View, lang: str) -> str:
        cards = " ".join({-1: "gone", 0: "none", 1: "hidden"}.get(card, str(card)) for card in view["cards"])
        return f"die {view['die'] or '-'}  points {view['points']} of {view['goal']}  cards {cards}"


class TinyCoaching(Coaching[Any, View]):
    """Refusals, explanations, warnings and lessons."""

    clauses: Mapping[str, str] = {
        "over": "T-1.3",
        "chance-first": "T-1.1",
        "not-your-turn": "T-1.1",
        "impossible-outcome": "T-1.1",
        "undo": "T-1.1",
    }
    words = Words("tiny")
    digest = Path(__file__).with_name("rules.md")

    def why_not(self, state: Any, seat: int, action: int) -> Refusal | None:
        if action >= ROLL:
            return Refusal("not-now", "T-1.1")
        if action >= SHOW:
            return None if state.cards[seat] == action - SHOW + 4 else Refusal("card", "T-2.1")
        return None if action == LEAVE or action == state.die - 1 else Refusal("die", "T-1.2")


class TinyPlayers(Players[Knowledge]):
    """What the bots of this game know."""

    def choose_by_heuristic(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return max(menu, key=lambda action: action if action != LEAVE else -1)


GAME = Game(TinyRules(), TinyPresentation(), TinyCoaching(), TinyPlayers())
