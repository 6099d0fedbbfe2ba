"""A game as it is registered under `lapilli.games`: rules, presentation, coaching and players."""

from __future__ import annotations

from typing import Generic

from lapilli.core.coaching import Coaching
from lapilli.core.players import Players
from lapilli.core.presentation import Presentation
from lapilli.core.rules import Rules
from lapilli.core.type_parameters import B, S, V


class Game(Generic[S, B, V]):
    """One game in four parts. `lapilli.simple.game` makes the last three from the rules alone."""

    def __init__(
        self, rules: Rules[S, B, V], presentation: Presentation[V], coaching: Coaching[S, V], players: Players
    ) -> None:
        self.rules = rules
        self.presentation = presentation
        self.coaching = coaching
        self.players = players
        self.name = rules.name
        self.title = rules.title
        self.version = rules.version
        self.seats = rules.seats
        self.options = rules.options
        self.space = rules.space
        self.words = presentation.words

    def __repr__(self) -> str:
        return f"<{self.title} {self.version} for {', '.join(map(str, sorted(self.seats)))}>"
