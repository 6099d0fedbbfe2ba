"""How a game teaches: refusals with their reasons, explanations of things, warnings and lessons."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic

from lapilli.core.errors import Refusal
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.log_lines import Line, Word
from lapilli.core.odds import Odds
from lapilli.core.presentation import facts
from lapilli.core.translator import GameTranslator
from lapilli.core.type_parameters import S, V

CLAUSE = re.compile(r"\b[A-Z]-\d+(?:\.\d+)?")
COMMON_REFUSALS = ("over", "chance-first", "not-your-turn", "impossible-outcome", "undo")  # undo: of all `undo-…`


@dataclass(frozen=True)
class Caution:
    """A warning of the coach: the message `warning-<name>`, and what to do instead (`better-<name>` on its button)."""

    name: str
    args: Mapping[str, object] = field(default_factory=dict)  # Words and Lines in the words of the game
    better: int | None = None  # an action of the menu


class Coaching(ABC, Generic[S, V]):
    """The part of a game that teaches people."""

    words: GameTranslator
    # clauses of the refusals that all games share (COMMON_REFUSALS), where a game's rules have one
    clauses: Mapping[str, str] = {}
    # refusals that never answer a click, such as those of another step or of notation
    not_for_clicks: frozenset[str] = frozenset()
    # kinds of action that a thing is for: if none of them is possible now, a click on the thing answers why
    explained_kinds: frozenset[str] = frozenset()
    # refusals that answer a click only if it follows another one; nobody means them by the first click
    after_first_click: frozenset[str] = frozenset()
    # refusals about what another thing would do here: they answer a click only after that thing was chosen
    after_choice: frozenset[str] = frozenset()
    digest: Path | None = None  # the rules in our own words, for `lapilli rules`
    lessons: Lessons | None = None  # how the game is learned by playing
    odds: tuple[Odds, ...] = ()  # measured, where everybody wins or loses together

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """Return why this seat may not play this action now; None if it may.

        Written from the rules, independently of `list_choices`: the conformance kit holds the two against each other.
        """

    def why_wait(self, state: S, seat: int) -> Refusal | None:
        """Return why a seat may not act at all now, if the rules say more than that it is not its turn."""
        return None

    def help(self, view: V, lang: str) -> str:
        """Return the rule of the present step, with its clause: message `help-<phase>`."""
        return self.words.say(lang, f"help-{view.get('phase', 'play')}")

    def step_clause(self, view: V) -> str:
        """Return the clause of the present step: the first that the message `help-<phase>` cites."""
        return next(iter(self.step_clauses(view)), "")

    def step_clauses(self, view: V) -> list[str]:
        """Return all clauses that the rule of the present step cites."""
        lang = self.words.languages[0]
        phase = view.get("phase", "play")
        return CLAUSE.findall(self.words.say(lang, f"help-{phase}")) if self.words.has(lang, f"help-{phase}") else []

    def explain(self, view: V, thing: str) -> Refusal | None:
        """Return what a drawn thing is for: message `why-thing-<kind>`; None without one.

        Besides these facts the message knows what the picture calls the thing: `$name`.
        """
        kind, _, word = thing.partition("/")
        message = f"thing-{kind}"
        if not self.words.has("en", f"why-{message}"):
            return None
        return Refusal(message, args={**facts(view), "word": Word(kind, word)})

    def warning(self, view: V, seat: int, action: int, menu: Sequence[int]) -> Caution | None:
        """Choose the coach's warning before a risky action; None: there is none."""
        return None

    def reason(self, view: V, seat: str, action: int) -> Line | None:
        """Return what speaks for an action in this position, for a hint (`because-…`); None: what comes of it."""
        return None

    def replies(self, seen: V, seat: str, menu: Sequence[int]) -> Sequence[int]:
        """Return the actions of a menu that answer what was last said to this seat."""
        return ()
