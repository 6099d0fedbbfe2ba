"""Hints: what a strong player would do, the reason in words, and the figures behind it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, sqrt
from typing import Final

from lapilli.bots.levels import Strong
from lapilli.bots.search_player import Seen
from lapilli.core.game import Game
from lapilli.core.log_lines import Word
from lapilli.core.rng import Rng
from lapilli.core.search_result import JudgedAction, SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.core.type_parameters import View
from lapilli.interpreted import compiled
from lapilli.words import Words

WORDS = Words("lapilli.bots")
WIN_PLAYOUTS: Final = 200  # games from here to the end, to say how a team stands
EQUAL: Final = 0.03  # a smaller difference of worth is within the error of a hint's playouts
OTHERS: Final = 2  # other choices that the figures name
WIN_PLAYOUTS_INTERPRETED: Final = 40  # the same where the kernel is not compiled
WIN_SEED: Final = 7  # seed of those games: the same dice at each prompt, so that only the position moves the estimate
NORMAL: Final = 1.96  # standard errors either side of an estimate that hold 95 of 100
STEP: Final = 5  # to which the ends of a range are rounded
# about as hard as a person waits for a hint; no clock: asked again, it says the same
HINT_BUDGET: Final = SearchBudget(playouts=160, most=5)


QUOTED_STOP = re.compile(r"([.!?][”“’»])\.")  # a label that ends with a quoted sentence needs no second full stop


@dataclass(frozen=True)
class Hint:
    """A hint in one language: what to do and why, in words, and the figures for those who ask."""

    words: str
    figures: str


def hint(game: Game, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> SearchResult:
    """What a strong player would do on this seat, and why, from what the seat knows; and how a team stands."""
    thought = Strong(game, replace(HINT_BUDGET, reasons=Seen(game, seat))).think(known, seat, menu, rng)
    return replace(thought, win_probability=win_probability(game, known, Rng(WIN_SEED)))


def win_probability(game: Game, known: Knowledge, rng: Rng) -> float | None:
    """How likely everybody wins together from here, as far as a seat can know; None where nobody can say."""
    return (
        game.players.win_probability(known, rng, WIN_PLAYOUTS if compiled() else WIN_PLAYOUTS_INTERPRETED)
        if game.rules.cooperative
        else None
    )


def percent(chance: float) -> int:
    """Return a chance in percent; imagined games never make anything certain."""
    return min(99, max(1, round(100 * chance)))


def likely(chance: float, games: int = WIN_PLAYOUTS) -> dict[str, object]:
    """Return a word for a chance, and the range in which this many imagined games leave it (Wilson's interval)."""
    squared = NORMAL * NORMAL / games
    middle = (chance + squared / 2) / (1 + squared)
    spread = NORMAL * sqrt((chance * (1 - chance) + squared / 4) / games) / (1 + squared)
    low, high = floor(100 * (middle - spread) / STEP) * STEP, ceil(100 * (middle + spread) / STEP) * STEP
    word = next(word for limit, word in LIKELY if chance >= limit)
    return {"likely": word, "low": max(1, low), "high": min(99, high)}


LIKELY: Final = ((0.9, "sure"), (0.65, "likely"), (0.35, "even"), (0.1, "unlikely"), (0.0, "hardly"))


def say(
    game: Game,
    thought: SearchResult,
    label: Callable[[int], str],
    lang: str,
    view: View | None = None,
    seat: str = "",
) -> Hint:
    """Return a hint in words; `label` names an action, `view` and `seat` are of the one who asks."""
    told, equal = [], _equal(thought)
    reasons = list(_reasons(game, thought, lang, view, seat, bool(equal)))
    if equal and not reasons:
        others = {"label": label(thought.action), "other": label(equal[0].action)}
        told.append(WORDS.say(lang, "hint-equal", others))
    else:
        plain = not thought.judged or not thought.judged[0].playouts
        told.append(WORDS.say(lang, "hint-plain" if plain else "hint-choice", {"label": label(thought.action)}))
        told += reasons
        told += [WORDS.say(lang, "hint-also", {"other": label(equal[0].action)})] if equal else []
    if thought.plan and game.words.has(lang, "bot-plan"):
        told.append(game.words.say(lang, "bot-plan", dict(thought.plan)))
    if thought.win_probability is not None:
        told.append(WORDS.say(lang, "hint-likely", likely(thought.win_probability)))
    return Hint(QUOTED_STOP.sub(r"\1", " ".join(told)), " ".join(_figures(game, thought, label, lang)))


def _reasons(game: Game, thought: SearchResult, lang: str, view: View | None, seat: str, equal: bool) -> Iterator[str]:
    """Yield why a choice is advised: what speaks for it in the position; else what comes of it in the end, unless
    another choice is `equal`: what those differ in is chance."""
    line = game.coaching.reason(view, seat, thought.action) if view is not None else None
    if line is not None:
        yield game.words.say(lang, line.message, line.args)
        return
    because = thought.because
    if because is None or equal:
        return
    more = "more" if because.chosen > because.other else "less"
    message = f"gain-{because.figure}" if game.words.has(lang, f"gain-{because.figure}") else "gain-seat"
    if game.words.has(lang, message):
        who = "me" if because.figure == seat else "other"
        yield game.words.say(lang, message, {"who": who, "seat": Word("seat", because.figure), "more": more})
    else:
        yield WORDS.say(lang, f"hint-{more}", {"figure": _figure(game, because.figure, lang)})


def _figures(game: Game, thought: SearchResult, label: Callable[[int], str], lang: str) -> Iterator[str]:
    """Yield the figures behind a hint, on one scale: how often the team wins, or else the expected result."""
    because = thought.because
    if _equal(thought):
        yield WORDS.say(lang, "hint-close", {"error": round(100 * EQUAL)})
    elif because is not None:
        figure = _figure(game, because.figure, lang)
        facts = {"figure": figure, "chosen": f"{because.chosen:.1f}", "other": f"{because.other:.1f}"}
        yield WORDS.say(lang, "hint-because", facts)
    if thought.win_probability is not None:
        yield WORDS.say(lang, "hint-chance", likely(thought.win_probability))
    elif thought.judged and thought.judged[0].playouts:
        yield WORDS.say(lang, "hint-worth", {"worth": round(100 * thought.judged[0].worth)})
        less = [one for one in _others(thought) if one not in _equal(thought)][:OTHERS]
        if less:
            named = "; ".join(f"{label(one.action)} ({round(100 * one.worth)})" for one in less)
            yield WORDS.say(lang, "hint-others", {"others": named})


def _others(thought: SearchResult) -> list[JudgedAction]:
    return [one for one in thought.judged if one.action != thought.action]


def _equal(thought: SearchResult) -> list[JudgedAction]:
    """Return the choices that are as good as the one advised, as far as this many playouts can tell."""
    return [one for one in _others(thought) if one.playouts and one.worth > thought.judged[0].worth - EQUAL]


def _figure(game: Game, figure: str, lang: str) -> str:
    """Return what a figure is called, and what is counted of it where all figures of a game are of one kind."""
    known = next((key for key in (f"figure-{figure}", f"seat-{figure}") if game.words.has(lang, key)), None)
    name = game.words.say(lang, known) if known else figure
    return f"{name} ({game.words.say(lang, 'figures')})" if game.words.has(lang, "figures") else name
