"""Hints: what a strong player would do, the reason in words, and the figures behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from lapilli.bots.levels import Strong
from lapilli.bots.search_player import Seen
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.search_result import JudgedAction, SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.interpreted import compiled
from lapilli.words import Words

WORDS = Words("lapilli.bots")
IMAGINED: Final = 200  # games from here to the end, to say how a team stands
EQUAL: Final = 0.03  # a smaller difference of worth is within the error of a hint's playouts
OTHERS: Final = 2  # other choices that the figures name
FEW: Final = 40  # the same where the kernel is not compiled
# about as hard as a person waits for a hint; no clock: asked again, it says the same
EFFORT: Final = SearchBudget(playouts=160, most=5)


@dataclass(frozen=True)
class Hint:
    """A hint in one language: what to do and why, in words, and the figures for those who ask."""

    words: str
    figures: str


def hint(game: Game, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> SearchResult:
    """What a strong player would do on this seat, and why, from what the seat knows; and how a team stands."""
    thought = Strong(game, replace(EFFORT, reasons=Seen(game, seat))).think(known, seat, menu, rng)
    return replace(thought, win_probability=win_probability(game, known, rng))


def win_probability(game: Game, known: Knowledge, rng: Rng) -> float | None:
    """How likely everybody wins together from here, as far as a seat can know; None where nobody can say."""
    return game.players.win_probability(known, rng, IMAGINED if compiled() else FEW) if game.rules.cooperative else None


def say(game: Game, thought: SearchResult, label: Callable[[int], str], lang: str) -> Hint:
    """Return a hint in words; `label` names an action."""
    told, equal = [], _equal(thought)
    if not thought.judged or not thought.judged[0].playouts:
        told.append(WORDS.say(lang, "hint-plain", {"label": label(thought.action)}))
    elif equal:
        others = {"label": label(thought.action), "other": label(equal[0].action)}
        told.append(WORDS.say(lang, "hint-equal", others))
    else:
        told.append(WORDS.say(lang, "hint-choice", {"label": label(thought.action)}))
    because = thought.because
    if because is not None and not equal:
        more = "hint-more" if because.chosen > because.other else "hint-less"
        told.append(WORDS.say(lang, more, {"figure": _figure(game, because.figure, lang)}))
    if thought.plan and game.words.has(lang, "bot-plan"):
        told.append(game.words.say(lang, "bot-plan", dict(thought.plan)))
    return Hint(" ".join(told), " ".join(_figures(game, thought, label, lang)))


def _figures(game: Game, thought: SearchResult, label: Callable[[int], str], lang: str) -> Iterator[str]:
    """Yield the figures behind a hint, all on one scale: the team's chance to win, or else the expected result."""
    because = thought.because
    if because is not None and not _equal(thought):
        figure = _figure(game, because.figure, lang)
        facts = {"figure": figure, "chosen": f"{because.chosen:.1f}", "other": f"{because.other:.1f}"}
        yield WORDS.say(lang, "hint-because", facts)
    if thought.win_probability is not None:
        yield WORDS.say(lang, "hint-chance", {"chance": round(100 * thought.win_probability)})
    elif thought.judged and thought.judged[0].playouts:
        yield WORDS.say(lang, "hint-worth", {"worth": round(100 * thought.judged[0].worth)})
        less = [one for one in _others(thought) if one not in _equal(thought)][:OTHERS]
        if less:
            named = "; ".join(f"{label(one.action)} ({round(100 * one.worth)})" for one in less)
            yield WORDS.say(lang, "hint-others", {"others": named})


def _others(thought: SearchResult) -> list[JudgedAction]:
    return [one for one in thought.judged if one.action != thought.action]


def _equal(thought: SearchResult) -> list[JudgedAction]:
    """Return the choices that are as good as the one advised, as far as so many playouts can tell."""
    return [one for one in _others(thought) if one.playouts and one.worth > thought.judged[0].worth - EQUAL]


def _figure(game: Game, figure: str, lang: str) -> str:
    """Return what a figure is called, and what is counted of it where all figures of a game are of one kind."""
    known = next((key for key in (f"figure-{figure}", f"seat-{figure}") if game.words.has(lang, key)), None)
    name = game.words.say(lang, known) if known else figure
    return f"{name} ({game.words.say(lang, 'figures')})" if game.words.has(lang, "figures") else name
