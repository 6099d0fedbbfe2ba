"""Answers to clicks on things that cannot be used now, from what the person may have meant.

The answer is found in three steps:

1. Take the actions of this step that touch the thing and agree with the clicks so far.
2. Of these keep the nearest misses, which differ least from a legal action: their reason is about the thing.
3. Of their reasons give the most frequent one.

If no action of this step ever touches the thing, the answer says what is done in this step instead. Before the reason a
first click is told what the thing is called and for. Everything is computed in a world that the seat cannot tell from
the real one, so no answer gives a secret away.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, groupby

from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.log_lines import Word
from lapilli.core.presentation import Picture, facts
from lapilli.core.rng import Rng
from lapilli.core.table import CHANCE_SEAT, Table
from lapilli.core.type_parameters import View
from lapilli.core.worlds import world_sampler

TRIED = 240  # actions looked at for one click
PROBED = 12  # of a kind, to see whether it belongs to this step
FAR = 99  # arguments: nothing of this kind is legal
NEVER = frozenset({"not-now", "chance-first", "over", "impossible-outcome"})  # no answer to any click


@dataclass(frozen=True)
class ClickAnswer:
    """The answer to a click that does nothing: the sentence, the clause it rests on, and where it comes from."""

    words: str
    rule: str
    source: str  # `rule` of this step, `step` (what is done instead), `together` (not with what is chosen), `wait`
    message: str = ""  # the refusal behind it
    kind: str = ""  # of the action that was most likely meant


@dataclass(frozen=True)
class Meaning:
    """What a drawn thing is called, and what it is for."""

    name: str
    words: str

    def then(self, reason: str) -> str:
        """Return name, purpose and a reason, each said once."""
        told = self.words if self.name.lower() in self.words.lower() else f"{self.name}. {self.words}"
        return f"{told} {reason}".strip() if reason not in told else told


def named(scene: object, thing: str) -> str:
    """Return what a picture calls a thing."""
    label = getattr(scene, "label", None)  # a plug-in's picture may have no words
    found: str = label(thing) if label else ""
    return found.removesuffix(".") or thing.partition("/")[2].replace(".", " ") or thing


def called(scene: object, thing: str) -> str:
    """Return what a picture calls a thing, in short."""
    return re.split(r"[:,.(](?:\s|$)", named(scene, thing), maxsplit=1)[0]


def meaning(game: Game, view: View, scene: object, thing: str, lang: str) -> Meaning:
    """Return what a drawn thing is called and for: in the game's words, else from the actions that it is clicked for.

    The message `why-thing-<kind>` says what the thing is for. Its attribute `.name` is the name where the picture's
    label begins with something else.
    """
    told, words = game.coaching.explain(view, thing), game.words
    if told is None:
        return Meaning(_capital(called(scene, thing)), _derived(game, thing, lang))
    message, facts = f"why-{told.message}", {**told.args, "name": called(scene, thing)}
    name = words.say(lang, f"{message}.name", facts) if words.has(lang, f"{message}.name") else facts["name"]
    return Meaning(_capital(str(name)), words.say(lang, message, facts))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _derived(game: Game, thing: str, lang: str) -> str:
    """Say what a thing is for by the first action that it is clicked for."""
    kind = thing.partition("/")[0]
    for one in game.space.kinds:
        if any(touched.partition("/")[0] == kind for touched in one.click_path):
            for action in range(one.base, one.base + one.size):
                if thing in game.space.click_path(action):
                    return game.words.say(lang, "why-thing-for", {"action": game.presentation.label(action, lang)})
    return game.words.say(lang, "why-thing-shown")


def now(game: Game, view: View, thing: str, lang: str) -> tuple[str, str]:
    """Return what is done in the present step instead of using a thing, and the clause of the step.

    The message is `now-<phase>-<kind of thing>` or `now-<phase>`; without them the prompt.
    """
    phase = view.get("phase", "play")
    for message in (f"now-{phase}-{thing.partition('/')[0]}", f"now-{phase}"):
        if game.words.has(lang, message):
            return game.words.say(lang, message, facts(view)), game.coaching.step_clause(view)
    return game.presentation.prompt(view, None, lang), game.coaching.step_clause(view)


class ClickExplainer:
    """Answers the clicks of one seat at one moment; made once for all the clicks of that moment."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.game: Game = table.game
        self.seat = seat
        self.view = table.view(seat)
        self._scenes: dict[str, Picture] = {}  # language -> picture
        self.world = world_sampler(self.game, table.state, seat)(Rng(1))
        self.acting = table.seat_name(seat) in table.actors
        self.legal = {action.id: action.click_path for action in table.menu(seat)} if self.acting else {}

    def answer(self, clicks: Sequence[str], around: Iterable[str], lang: str) -> ClickAnswer:
        """Answer a click (the last of `clicks`) on a thing that lies on or in others (`around`, the nearest first).

        A first click is told the name of the thing and what it is for; a later one only why it does not fit.
        """
        meant, reason = self.reason(clicks, around, lang)
        if len(clicks) > 1:
            return reason
        return replace(reason, words=self.meaning(meant, lang).then(reason.words))

    def reason(self, clicks: Sequence[str], around: Iterable[str], lang: str) -> tuple[str, ClickAnswer]:
        """Return the thing that was meant, and why it cannot be used now."""
        *before, thing = clicks
        if not self.acting:
            return thing, waiting(self.table, self.view, thing, lang, playing=True)
        things = (thing, *around)
        for meant in things:
            found = self._reason(before, meant)
            if found:
                refusal, kind = found
                return meant, ClickAnswer(self._say(refusal, lang), refusal.rule, "rule", refusal.message, kind)
        for meant in things if before else ():
            if meant in self.offered:
                name = self.called(meant, lang)
                return meant, ClickAnswer(self.game.words.say(lang, "why-together", {"thing": name}), "", "together")
        words, rule = now(self.game, self.view, thing, lang)
        return thing, ClickAnswer(words, rule, "step")

    def barred(self, clicks: Sequence[str], lang: str) -> str:
        """Why the first thing that was clicked cannot be used for what it is there for, while something else can."""
        meant = [
            kind
            for kind in self.game.space.kinds
            if kind.key in self.game.coaching.explained_kinds and kind.click_path[0] == clicks[0]
        ]
        if not meant or any(self.game.space.kind(action) in meant for action in self.legal):
            return ""
        every = [kind.base + number for kind in meant for number in range(kind.size)]
        found = self._likeliest(every, clicks[0])
        return f"{self._say(found[0], lang)} {found[0].rule}".strip() if found else ""

    def refusal(self, action: int) -> Refusal | None:
        """Why an action is not legal, if that says anything about a click."""
        found = self.game.coaching.why_not(self.world, self.seat, action)
        return None if found is None or found.message in NEVER | self.game.coaching.not_for_clicks else found

    # -- what was meant -----------------------------------------------------------------------------------------

    @cached_property
    def candidate_actions(self) -> list[tuple[range, list[tuple[str, ...]], list[tuple[str, ...]]]]:
        """The actions of this step's kinds, with their clicks as they are now and as they are declared.

        Whole lists of shared tuples: a tuple for each action would start garbage collections and take megabytes.
        """
        space, click_path, view, seat = self.game.space, self.game.presentation.click_path, self.view, self.seat
        legal = {space.kind(action).key for action in self.legal}
        return [
            (
                actions,
                [click_path(view, seat, action) for action in actions],
                [space.click_path(action) for action in actions],
            )
            for kind in space.kinds
            if kind.click_path and (kind.key in legal or self._belongs(kind.base, kind.size))
            for actions in [range(kind.base, kind.base + kind.size)]
        ]

    def touching(self, thing: str) -> list[tuple[int, tuple[str, ...]]]:
        """The actions of this step's kinds that touch a thing, with their clicks as far as it.

        They are looked through for each click: to index all things would take a fifth of a second in large games.
        """
        found = []
        for actions, now, declared in self.candidate_actions:
            for action, path, other in zip(actions, now, declared, strict=True):
                if thing in path:
                    found.append((action, path[: path.index(thing) + 1]))
                elif thing in other:
                    found.append((action, other[: other.index(thing) + 1]))
        return found

    def _belongs(self, base: int, size: int) -> bool:
        """Could a kind of action be legal in this step? Some of its actions say so by their reasons."""
        step = max(1, size // PROBED)
        return any(self.refusal(base + number) for number in range(0, size, step))

    def _reason(self, before: Sequence[str], thing: str) -> tuple[Refusal, str] | None:
        """Return the reason of the likeliest actions and their kind: what comes next, then what goes with the clicks.

        Of these first the actions whose other things are on offer, then those whose other things at least are drawn:
        nobody means a card that is not there. A first click means what begins with it, or with something on offer.
        """
        meant = [(action, touch) for action, touch in self.touching(thing) if action not in self.legal]
        path = (*before, thing)
        wanted = set(before)
        orders = (
            [entry for entry in meant if entry[1] == path],
            [entry for entry in meant if wanted.issubset(entry[1]) and (before or entry[1][0] in self.first | {thing})],
        )
        halfway, unbegun = (
            (frozenset(), frozenset())
            if before
            else (self.game.coaching.after_first_click, self.game.coaching.after_choice)
        )
        for likely, silent in zip(orders, (halfway, halfway | unbegun), strict=True):
            for known in (self.offered, self.offered | self.drawn):
                near = [entry for entry in likely if known.issuperset(set(entry[1]) - {thing} - wanted)]
                found = self._likeliest([action for action, _ in near], thing, silent)
                if found:
                    return found
        return self._reason((), thing) if before and thing not in self.offered else None

    @cached_property
    def first(self) -> set[str]:
        """What is drawn and can be clicked first."""
        return {touch[0] for touch in self.legal.values() if touch} & self.drawn

    @cached_property
    def offered(self) -> set[str]:
        return {element for touch in self.legal.values() for element in touch}

    @cached_property
    def drawn(self) -> set[str]:
        return set(self.scene("en").ids())

    @cached_property
    def allowed(self) -> dict[str, list[tuple[int, tuple[int, ...], set[tuple[int, ...]]]]]:
        """Kind of action -> its arguments with some left out, the fewest first: which, and those of legal actions."""
        legal: dict[str, list[tuple[int, ...]]] = defaultdict(list)
        for action in self.legal:
            kind = self.game.space.kind(action)
            legal[kind.key].append(kind.indices(action))
        found = {}
        for key, arguments in legal.items():
            count = len(arguments[0])
            found[key] = [
                (missed, places, {tuple([one[place] for place in places]) for one in arguments})
                for missed in range(count + 1)
                for places in combinations(range(count), count - missed)
            ]
        return found

    def _missed(self, action: int) -> int:
        """In how many arguments an action differs from the nearest legal one of its kind."""
        kind = self.game.space.kind(action)
        own = kind.indices(action)
        for missed, places, known in self.allowed.get(kind.key, ()):
            if tuple([own[place] for place in places]) in known:
                return missed
        return FAR

    def _likeliest(
        self, meant: list[int], thing: str, silent: frozenset[str] = frozenset()
    ) -> tuple[Refusal, str] | None:
        """Return the reason of most of the nearest misses, and their kind; what they name differently is not named."""
        distance = {action: self._missed(action) for action in meant}
        for _, group in groupby(sorted(meant, key=distance.__getitem__), distance.__getitem__):
            misses = list(group)
            step = max(1, len(misses) // TRIED)
            found = [(refusal, action) for action in misses[::step] if (refusal := self.refusal(action))]
            counted = Counter(refusal.message for refusal, _ in found if refusal.message not in silent)
            for often, _ in counted.most_common():
                kind = next(self.game.space.kind(action).key for refusal, action in found if refusal.message == often)
                reason = self._together([refusal for refusal, _ in found if refusal.message == often], thing)
                if reason:
                    return reason, kind
        return None

    def _together(self, reasons: list[Refusal], thing: str) -> Refusal | None:
        """Return one reason for several actions, or None if each names something else than the thing.

        What they name differently is `any` where the game has words for that.
        """
        kind, _, word = thing.partition("/")
        first = reasons[0]
        differ = {name for name, value in first.args.items() if any(one.args.get(name) != value for one in reasons)}
        message = f"{first.message}-any"
        if differ and self.game.words.has("en", f"why-{message}"):
            return Refusal(message, first.rule, {**first.args, **dict.fromkeys(differ, "any")})
        named = {getattr(value, "domain", name) for name, value in first.args.items()}
        if kind not in named and not any(isinstance(first.args[name], Word) for name in differ):
            return first
        return next((one for one in reasons if any(_names(value, word) for value in one.args.values())), None)

    # -- what it is ---------------------------------------------------------------------------------------------

    def called(self, thing: str, lang: str) -> str:
        """Return what the picture calls a thing, in short."""
        return called(self.scene(lang), thing)

    def scene(self, lang: str) -> Picture:
        """Return the picture that was clicked, drawn once."""
        if lang not in self._scenes:
            self._scenes[lang] = self.game.presentation.board(self.view, lang)
        return self._scenes[lang]

    def draw(self, lang: str) -> Picture:
        """Draw all that answers need, before names that people typed are used: pictures are shared between tables."""
        self.scene("en")
        return self.scene(lang)

    def meaning(self, thing: str, lang: str) -> Meaning:
        return meaning(self.game, self.view, self.scene(lang), thing, lang)

    def _say(self, refusal: Refusal, lang: str) -> str:
        return self.game.words.say(lang, f"why-{refusal.message}", refusal.args)


def _names(value: object, word: str) -> bool:
    """Say whether an argument names the thing with this word, or the zone or seat that it belongs to."""
    said = value.word if isinstance(value, Word) else value
    return said in (word, *re.split(r"[@./]", word), word.partition("@")[2])


def waiting(table: Table, view: View, thing: str, lang: str, *, playing: bool) -> ClickAnswer:
    """Say to those who cannot act what is done now, and by whom; `playing` is False for spectators."""
    game, actors = table.game, table.actors
    if not actors:
        return ClickAnswer(game.words.say(lang, "why-over"), game.coaching.clauses.get("over", ""), "wait", "over")
    if actors == (CHANCE_SEAT,):
        clause = game.coaching.clauses.get("chance-first", "")
        return ClickAnswer(game.words.say(lang, "why-chance-first"), clause, "wait", "chance-first")
    message = "not-your-turn" if playing else "watching"
    who = game.words.say(lang, f"why-{message}", {"actors": tuple(Word("seat", name) for name in actors)})
    words, rule = now(game, view, thing, lang)
    return ClickAnswer(f"{words} {who}", rule, "wait", message)
