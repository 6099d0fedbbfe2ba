"""Why not? An answer to a click on what is not live, computed from what the person can have meant.

Only actions of this step count, and of them those that touch the thing and go with the clicks so far; among their
reasons the one that most of them give. Where no action of this step ever touches the thing: what it is, and when it
matters. Everything is said from a world that the seat cannot tell from the real one, so it tells no secret.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.story import Word
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.core.worlds import dealer

TRIED = 240  # actions looked at for one click
PROBED = 12  # of a kind, to see whether it belongs to this step
NEVER = frozenset({"not-now", "chance-first", "over", "impossible-outcome"})  # no answer to any click


@dataclass(frozen=True)
class Answer:
    """What the table says to a dead click: the sentence, the clause it rests on, and where it comes from."""

    words: str
    rule: str
    source: str  # `rule` of this step, `thing` (what it is), `together` (not with what is chosen), `wait`
    message: str = ""  # the refusal behind it


class Why:
    """The questions that one seat may ask at one moment; made once for all the clicks of that moment."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.game: Game = table.game
        self.seat = seat
        self.view = table.view(seat)
        self.world = dealer(self.game, table.state, seat)(Rng(1))
        self.acting = table.seat_name(seat) in table.actors
        self.legal = {action.id: action.touch for action in table.menu(seat)} if self.acting else {}

    def answer(self, clicks: Sequence[str], around: Iterable[str], lang: str) -> Answer:
        """To a click (the last of `clicks`) on a thing that lies on or in others (`around`, the nearest first)."""
        *before, thing = clicks
        if not self.acting:
            return self._wait(thing, lang)
        for meant in (thing, *around):
            refusal = self._reason(before, meant)
            if refusal:
                return Answer(self._say(refusal, lang), refusal.rule, "rule", refusal.message)
        for meant in (thing, *around):
            if before and any(meant in touch for touch in self.legal.values()):
                return Answer(
                    self.game.words.say(lang, "why-together", {"thing": self.called(meant, lang)}), "", "together"
                )
        return self._what(thing, lang)

    def refusal(self, action: int) -> Refusal | None:
        """Why an action is not legal, if that says anything about a click."""
        found = self.game.why_not(self.world, self.seat, action)
        return None if found is None or found.message in NEVER | self.game.vague else found

    # -- what was meant -----------------------------------------------------------------------------------------

    @cached_property
    def touching(self) -> dict[str, list[tuple[int, tuple[str, ...]]]]:
        """Element id -> the actions of this step's kinds that touch it, with their clicks as far as it."""
        found: dict[str, list[tuple[int, tuple[str, ...]]]] = defaultdict(list)
        legal = {self.game.space.kind(action).key for action in self.legal}
        for kind in self.game.space.kinds:
            if kind.touch and (kind.key in legal or self._belongs(kind.base, kind.size)):
                for action in range(kind.base, kind.base + kind.size):
                    touch = self.game.touch(self.view, self.seat, action)
                    declared = self.game.space.touch(action)
                    for element in dict.fromkeys((*touch, *declared)):
                        path = touch if element in touch else declared
                        found[element].append((action, path[: path.index(element) + 1]))
        return found

    def _belongs(self, base: int, size: int) -> bool:
        """Could a kind of action be legal in this step? Some of its actions say so by their reasons."""
        step = max(1, size // PROBED)
        return any(self.refusal(base + number) for number in range(0, size, step))

    def _reason(self, before: Sequence[str], thing: str) -> Refusal | None:
        """The reason of those that were most likely meant: what comes next after the clicks, then what goes with them.

        Of these first the actions whose other things are on offer, then those whose other things at least are drawn:
        nobody means a card that is not there.
        """
        meant = [(action, touch) for action, touch in self.touching.get(thing, ()) if action not in self.legal]
        path = (*before, thing)
        wanted = set(before)
        orders = (
            [entry for entry in meant if entry[1] == path],
            [entry for entry in meant if wanted.issubset(entry[1])],
            meant if wanted else [],
        )
        offered = {element for touch in self.legal.values() for element in touch}
        for likely in orders:
            for known in (offered, offered | self.drawn):
                near = [entry for entry in likely if known.issuperset(set(entry[1]) - {thing} - wanted)]
                found = self._likeliest(near)
                if found:
                    return found
        return None

    @cached_property
    def drawn(self) -> set[str]:
        return set(self.game.board(self.view, "en").ids())

    def _likeliest(self, meant: list[tuple[int, tuple[str, ...]]]) -> Refusal | None:
        """The reason that most of the actions give; where all differ, the first."""
        step = max(1, len(meant) // TRIED)
        found = [refusal for action, _ in meant[::step] if (refusal := self.refusal(action))]
        if not found:
            return None
        often = Counter(refusal.message for refusal in found).most_common(1)[0][0]
        return next(refusal for refusal in found if refusal.message == often)

    # -- what it is ---------------------------------------------------------------------------------------------

    def called(self, thing: str, lang: str) -> str:
        """What the picture calls a thing."""
        label = getattr(self.game.board(self.view, lang), "label", None)  # a plug-in's picture may have no words
        found: str = label(thing) if label else ""
        return found or thing.partition("/")[2].replace(".", " ") or thing

    def _what(self, thing: str, lang: str) -> Answer:
        refusal = self.game.explain(self.view, thing)
        if refusal:
            return Answer(self._say(refusal, lang), refusal.rule, "thing")
        return Answer(self.game.words.say(lang, "why-thing", {"thing": self.called(thing, lang)}), "", "thing")

    def _wait(self, thing: str, lang: str) -> Answer:
        """It is somebody else's turn: what the thing is, and who must act."""
        actors = self.table.actors
        refusal = Refusal("not-your-turn", args={"actors": tuple(Word("seat", name) for name in actors)})
        if not actors or actors == (CHANCE_SEAT,):
            refusal = Refusal("over" if not actors else "chance-first")
        what = self.game.explain(self.view, thing)
        told = f"{self._say(what, lang)} " if what else ""
        return Answer(told + self._say(refusal, lang), what.rule if what else "", "wait")

    def _say(self, refusal: Refusal, lang: str) -> str:
        return self.game.words.say(lang, f"why-{refusal.message}", refusal.args)
