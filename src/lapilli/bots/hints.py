"""Hints with a reason: the best few actions, their expected results, and what speaks for the first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from lapilli.bots.levels import Strong
from lapilli.bots.search_player import Seen
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchBudget, SearchResult
from lapilli.core.state import Knowledge
from lapilli.interpreted import compiled
from lapilli.words import Words

WORDS = Words("lapilli.bots")
IMAGINED: Final = 200  # games from here to the end, to say how a team stands
FEW: Final = 40  # the same where the kernel is not compiled
# about as hard as a person waits for a hint; no clock: asked again, it says the same
EFFORT: Final = SearchBudget(playouts=160, most=5)


def hint(game: Game, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> SearchResult:
    """What a strong player would do on this seat, and why, from what the seat knows; and how a team stands."""
    thought = Strong(game, replace(EFFORT, reasons=Seen(game, seat))).think(known, seat, menu, rng)
    return replace(thought, chance=chance(game, known, rng))


def chance(game: Game, known: Knowledge, rng: Rng) -> float | None:
    """How likely everybody wins together from here, as far as a seat can know; None where nobody can say."""
    return game.players.chance(known, rng, IMAGINED if compiled() else FEW) if game.rules.cooperative else None


def say(game: Game, thought: SearchResult, label: Callable[[int], str], lang: str) -> str:
    """One or two sentences; `label` names an action."""
    told = [_choice(thought, label, lang)]
    because = thought.because
    if because is not None:
        figure = _figure(game, because.figure, lang)
        facts = {"figure": figure, "chosen": f"{because.chosen:.1f}", "other": f"{because.other:.1f}"}
        told.append(WORDS.say(lang, "hint-because", facts))
    if thought.chance is not None:
        told.append(WORDS.say(lang, "hint-chance", {"chance": round(100 * thought.chance)}))
    if thought.plan and game.words.has(lang, "bot-plan"):
        told.append(game.words.say(lang, "bot-plan", dict(thought.plan)))
    return " ".join(told)


def _figure(game: Game, figure: str, lang: str) -> str:
    """What a figure is called, and what is counted of it where all figures of a game are of one kind."""
    known = next((key for key in (f"figure-{figure}", f"seat-{figure}") if game.words.has(lang, key)), None)
    name = game.words.say(lang, known) if known else figure
    return f"{name} ({game.words.say(lang, 'figures')})" if game.words.has(lang, "figures") else name


def _choice(thought: SearchResult, label: Callable[[int], str], lang: str) -> str:
    facts: dict[str, object] = {"label": label(thought.action)}
    if not thought.judged or not thought.judged[0].playouts:
        return WORDS.say(lang, "hint-plain", facts)
    facts["worth"] = round(100 * thought.judged[0].worth)
    others = [one for one in thought.judged[1:] if one.action != thought.action][:2]
    if not others:
        return WORDS.say(lang, "hint-alone", facts)
    facts["others"] = "; ".join(f"{label(one.action)} ({round(100 * one.worth)})" for one in others)
    return WORDS.say(lang, "hint-against", facts)
