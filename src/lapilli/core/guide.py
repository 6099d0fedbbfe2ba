"""How a game explains itself to people: the steps of a turn, the goal, what is asked next, what a thing is.

Everything here has a default made from the game's words alone; a game overrides what it can say better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic

from lapilli.core.errors import Refusal
from lapilli.core.parameters import V
from lapilli.core.space import Kind, Space
from lapilli.core.speaker import GameWords
from lapilli.core.story import Turn, Word


@dataclass(frozen=True)
class Stage:
    """One step of a turn or a round, as the strip shows it: a message and its arguments."""

    message: str
    now: bool = False
    args: Mapping[str, object] = field(default_factory=dict)


class Guide(Generic[V]):
    """The part of a game that speaks to people who do not know it yet."""

    space: Space
    words: GameWords
    stages: Mapping[str, tuple[str, ...]] = {}  # of a turn, in order: name -> the phases that belong to it
    first_options: tuple[str, ...] = ()  # what everybody chooses when a table is opened; the rest are house rules
    vague: frozenset[str] = frozenset()  # refusals that answer no click: they speak of another step, or of notation
    asked: frozenset[str] = frozenset()  # kinds of action that give, spend or end something: they are asked for once
    purpose: frozenset[str] = frozenset()  # kinds of action that a thing is there for: where one cannot be, it says why
    halfway: frozenset[str] = frozenset()  # refusals that answer a click only after another: alone nobody meant that
    unbegun: frozenset[str] = frozenset()  # what something else would do with a thing: no answer until that was chosen

    def course(self, view: V) -> Sequence[Stage]:
        """The steps of a turn, the present one marked; empty where the game has none."""
        phase = view.get("phase")
        return [Stage(f"stage-{name}", phase in phases) for name, phases in self.stages.items()]

    def goal(self, view: V, seat: int | None, lang: str) -> str:
        """What this viewer plays for, in one line, and how far it is: message `goal` with the view's facts."""
        return self.words.say(lang, "goal", facts(view)) if self.words.has(lang, "goal") else ""

    def ask(self, view: V, seat: int, clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
        """What is asked after these clicks, while these actions are still possible; empty: the table asks plainly.

        Where all the actions are of one kind: message `ask-<key>-<argument>` of the first argument that is open, or
        `ask-<key>`, with those arguments on which they agree.
        """
        kinds = {kind.key: kind for kind in map(self.space.kind, actions)}
        if len(kinds) != 1:
            return ""
        kind = next(iter(kinds.values()))
        agreed = _agreed(kind, actions)
        messages = [*[f"ask-{kind.key}-{name}" for name, word in agreed.items() if not word][:1], f"ask-{kind.key}"]
        message = next((one for one in messages if self.words.has(lang, one)), "")
        return self.words.say(lang, message, {**facts(view), **agreed, "count": len(actions)}) if message else ""

    def sure(self, view: V, seat: int, action: int, lang: str) -> str:
        """The question before an action that gives, spends, reveals or ends something; empty: it is not asked.

        A kind declared with `confirm` (it reveals something), or named in `asked`, is asked for with `act-<key>.sure`,
        or with its label and its note where there is none.
        """
        if not self.asks_first(action):
            return ""
        kind = self.space.kind(action)
        message = f"act-{kind.key}.sure"
        if self.words.has(lang, message):
            return self.words.say(lang, message, {**facts(view), **_agreed(kind, [action])})
        label, note = self.label(action, lang), self.note(view, action, lang).rstrip(".")
        return self.words.say(lang, "sure", {"action": f"{label} ({note})" if note else label})

    def asks_first(self, action: int) -> bool:
        """Is a person asked once more before this action?"""
        kind = self.space.kind(action)
        return kind.confirm or kind.key in self.asked

    def label(self, action: int, lang: str) -> str:
        """What an action is called on a button: the message `act-<key>`."""
        kind = self.space.kind(action)
        return self.words.say(lang, f"act-{kind.key}", _agreed(kind, [action]))

    def explain(self, view: V, thing: str) -> Refusal | None:
        """What a drawn thing is and when it matters: message `why-thing-<kind>`; None where the game has none.

        Besides these facts the message knows what the picture calls the thing: `$name`.
        """
        kind, _, word = thing.partition("/")
        message = f"thing-{kind}"
        if not self.words.has("en", f"why-{message}"):
            return None
        return Refusal(message, args={**facts(view), "word": Word(kind, word)})

    def note(self, view: V, action: int, lang: str) -> str:
        """What an action brings, where its name says little: message `<domain>-help-<word>` of an argument."""
        return _argument_help(self, action, lang)

    def nudge(self, view: V, seat: int, action: int, menu: Sequence[int]) -> str:
        """Before an action that newcomers regret: the name of the coach's word (`nudge-<name>`); empty: none."""
        return ""

    def turn(self, view: V) -> Turn:
        """To which round and whose turn this moment belongs."""
        number, seat = view.get("round"), view.get("active")
        return Turn(number if isinstance(number, int) else None, seat if isinstance(seat, str) else None)

    def speaks(self, action: int) -> bool:
        """Is an action nothing but words? Its lines belong to the conversation at the table too."""
        return False

    def talk_rule(self, view: V, seat: int | None, lang: str) -> str:
        """What may be said now, in a sentence: message `talk-<phase>`; empty where everything may."""
        message = f"talk-{view.get('phase', 'play')}"
        return self.words.say(lang, message) if self.words.has(lang, message) else ""

    def replies(self, heard: Sequence[tuple[str, str]], seat: str, menu: Sequence[int]) -> Sequence[int]:
        """The actions of a menu that answer a question put to this seat, from what it heard: (who, notation)."""
        return ()

    def figures(self, view: V) -> Mapping[str, float]:
        """What a chart of the whole game follows: a number per line, message `figure-<name>` or a seat's name."""
        return {}

    def harms(self, figure: str) -> bool:
        """Is it bad when this figure of `figures` grows, as lava and temperatures are, and lost people?"""
        return False


def facts(view: Mapping[str, object]) -> dict[str, object]:
    """The plain entries of a view, for messages."""
    return {name: value for name, value in view.items() if isinstance(value, str | int) and name.isidentifier()}


def _agreed(kind: Kind, actions: Sequence[int]) -> dict[str, object]:
    """The arguments on which actions of one kind agree, to be translated; what is open is empty."""
    rows = [kind.words(action) for action in actions]
    return {
        slot.name: Word(slot.domain, rows[0][slot.name]) if len({row[slot.name] for row in rows}) == 1 else ""
        for slot in kind.slots
    }


@lru_cache(8_000)  # a menu of Fuji has more than a hundred actions, and every frame asks for all of them
def _argument_help(guide: Guide, action: int, lang: str) -> str:
    kind = guide.space.kind(action)
    words = kind.words(action)
    messages = (f"{slot.domain}-help-{words[slot.name]}" for slot in kind.slots)
    return next((guide.words.say(lang, one) for one in messages if guide.words.has(lang, one)), "")
