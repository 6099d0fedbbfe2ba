"""A game so small that its solution is known.

A coin says who hides a stone, left or right; the other seat guesses. On the right it lies in the dark: who looks there
finds it only every second time. So both choose left in one of three games, and anyone who guesses wins one of three.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lapilli.core.box import BoxFile
from lapilli.core.coaching import Coaching
from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.players import Players
from lapilli.core.presentation import Picture, Presentation
from lapilli.core.rng import Rng
from lapilli.core.rules import Result, Rules
from lapilli.core.space import Space
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.type_parameters import View
from lapilli.words import Words

SPACE = Space(side=("left", "right"), seat=("one", "two"), luck=("missed", "found"))
HIDE = SPACE.add("hide {side}", rule="-")
GUESS = SPACE.add("guess {side}", rule="-")
TOSS = SPACE.add("{seat} hides", key="hides", rule="-")
SEARCH = SPACE.add("search {luck}", rule="-")


class Pennies(State):
    """Who hides, where the stone is, what was guessed, was it found; -1: not yet."""

    def __init__(self) -> None:
        super().__init__(2)
        self.hider = self.hidden = self.guessed = self.found = -1

    def copy(self) -> Pennies:
        twin = Pennies()
        twin.hider, twin.hidden, twin.guessed, twin.found = self.hider, self.hidden, self.guessed, self.found
        twin.adopt(self)
        return twin

    def whose_turn(self) -> int:
        if self.found >= 0:
            return NOBODY
        if self.hider < 0 or self.guessed >= 0:
            return CHANCE
        return self.hider if self.hidden < 0 else 1 - self.hider

    def list_choices(self, seat: int) -> None:
        if self.hider < 0:
            self.offer_even(TOSS, 2)
            return
        if self.guessed >= 0:
            self.offer_even(SEARCH, 2)
            return
        for side in range(2):
            self.offer((HIDE if self.hidden < 0 else GUESS) + side)

    def execute(self, seat: int, action: int) -> None:
        if action >= SEARCH:
            self.found = action - SEARCH
        elif action >= TOSS:
            self.hider = action - TOSS
        elif action >= GUESS:
            self.guessed = action - GUESS
            if self.guessed != self.hidden or self.hidden == 0:
                self.found = int(self.guessed == self.hidden)
        else:
            self.hidden = action - HIDE


class PenniesRules(Rules[Any, Any, View]):
    """Positions, options and secrets."""

    name = "pennies"
    title = "Pennies"
    version = 1
    seats = (2,)
    space = SPACE
    max_plies = 5

    def load_box(self, path: Path | None = None) -> BoxFile:
        return BoxFile("")

    def start(self, seats: int, options: Mapping[str, Any], box: Any) -> Pennies:
        state = Pennies()
        state.proceed()
        return state

    def seat_names(self, state: State) -> tuple[str, ...]:
        return ("one", "two")

    def result(self, state: Any) -> Result | None:
        if state.found < 0:
            return None
        winner = 1 - state.hider if state.found else state.hider
        names = self.seat_names(state)
        return Result({names[winner]: 1, names[1 - winner]: 0}, (names[winner],), "won")

    def position(self, state: Any) -> View:
        return {"hider": state.hider, "hidden": state.hidden, "guessed": state.guessed, "found": state.found}

    def restore(self, position: View, box: Any) -> Pennies:
        state = Pennies()
        state.hider, state.hidden = position["hider"], position["hidden"]
        state.guessed, state.found = position["guessed"], position["found"]
        state.proceed()
        return state

    def audit(self, state: State) -> list[str]:
        return []

    def observe(self, state: Any, seat: int | None) -> View:
        known = state.guessed >= 0 or seat == state.hider
        return {
            "seat": seat,
            "hider": state.hider,
            "hidden": state.hidden if known else -1,
            "is_hidden": state.hidden >= 0,
            "guessed": state.guessed,
            "found": state.found,
        }

    def imagine(self, view: View, rng: Rng) -> Pennies:
        hidden = int(rng.below(2)) if view["is_hidden"] and view["hidden"] < 0 else view["hidden"]
        return self.restore({**view, "hidden": hidden}, None)

    def public_notation(self, state: Any, seat: int, action: int, viewer: int | None) -> str:
        return SPACE.masked(action, "side") if action < GUESS and viewer != seat else SPACE.text(action)


class PenniesPresentation(Presentation[View]):
    """Boards, clicks, prompts and log lines."""

    space = SPACE
    words = Words("lapilli.words")

    def board(self, view: View, lang: str) -> Picture:
        raise NotImplementedError

    def text_board(self, view: View, lang: str) -> str:
        return str(view)


class PenniesCoaching(Coaching[Any, View]):
    """Refusals, explanations, warnings and lessons."""

    words = Words("lapilli.words")

    def why_not(self, state: Any, seat: int, action: int) -> Refusal | None:
        return None if action in state.menu(seat) else Refusal("not-now", rule="-")


GAME = Game(PenniesRules(), PenniesPresentation(), PenniesCoaching(), Players())
