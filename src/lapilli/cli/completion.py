"""Shell completion of games, levels, options, seats, languages and clauses. Shells complete files themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableMapping

import typer

import lapilli
from lapilli.bots import bot_names
from lapilli.bots.training import Training
from lapilli.core.errors import LapilliError
from lapilli.core.game import Game
from lapilli.core.registry import find, list_games
from lapilli.words import LANGUAGES

SHELL = "_LAPILLI_COMPLETE"  # set by the completion script of a shell
WORDS, POSITION = "COMP_WORDS", "COMP_CWORD"  # set by that of bash


_before_equals = ""  # what bash split from the word that is completed, such as `level=`


def join_bash_words(environment: MutableMapping[str, str]) -> None:
    """Join the words that bash splits at `=`, so that `--option level=zeus` is two words and not four.

    bash replaces what follows the `=` alone, so the beginning of the last word is set apart.
    """
    global _before_equals
    if environment.get(SHELL) != "complete_bash" or WORDS not in environment:
        return
    words, position = environment[WORDS].split("\n"), int(environment[POSITION])
    joined: list[str] = []
    at = position
    for number, word in enumerate(words):
        if joined and not joined[-1].startswith("-") and (word == "=" or joined[-1].endswith("=")):
            joined[-1] += word
        else:
            joined.append(word)
        if number == position:
            at = len(joined) - 1
    if at < len(joined):
        name, equals, value = joined[at].rpartition("=")
        _before_equals, joined[at] = name + equals, value
    environment[WORDS], environment[POSITION] = "\n".join(joined), str(at)


def _completed_pairs(
    incomplete: str, names: Callable[[], Iterable[str]], values: Callable[[str], Iterable[str]]
) -> list[str]:
    """Complete `NAME=VALUE`: the name first, then its value."""
    name, equals, value = (_before_equals + incomplete).partition("=")
    if not equals:
        return _starting(name, (f"{one}=" for one in names()))
    prefix = "" if _before_equals else f"{name}="
    return [prefix + one for one in values(name) if one.startswith(value)]


def _starting(incomplete: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


def game_names(incomplete: str) -> list[str]:
    return _starting(incomplete, list_games())


def languages(incomplete: str) -> list[str]:
    return _starting(incomplete, LANGUAGES)


def level_names(incomplete: str) -> list[str]:
    return _starting(incomplete, bot_names())


def player_names(incomplete: str) -> list[str]:
    return _starting(incomplete, ("human", *bot_names()))


def level_list(incomplete: str) -> list[str]:
    """Complete the last name of a list such as `steady,strong`."""
    done, comma, last = incomplete.rpartition(",")
    return [done + comma + name for name in level_names(last)]


def one_of(*words: str) -> Callable[[str], list[str]]:
    """Return a completion of fixed words."""
    return lambda incomplete: _starting(incomplete, words)


def option_values(context: typer.Context, incomplete: str) -> list[str]:
    """Complete a table option and its value."""
    game = _chosen_game(context)
    options = {option.name: option.values for option in game.options} if game else {}
    return _completed_pairs(incomplete, lambda: options, lambda name: map(option_text, options.get(name, ())))


def seat_players(context: typer.Context, incomplete: str) -> list[str]:
    """Complete a seat and its player."""
    game = _chosen_game(context)

    def seats() -> Iterable[str]:
        return lapilli.new(game.name, context.params.get("seats")).seats if game else ()

    return _completed_pairs(incomplete, seats, lambda name: player_names(""))


def clauses(context: typer.Context, incomplete: str) -> list[str]:
    """Complete a clause of the rules: its chapter first."""
    from lapilli.core.digest import digest

    game = _chosen_game(context)
    names: Iterable[str] = digest(game).clauses if game else ()
    if "." not in incomplete:
        names = dict.fromkeys(name.partition(".")[0] for name in names)
    return _starting(incomplete, names)


def lesson_names(context: typer.Context, incomplete: str) -> list[str]:
    from lapilli.core.lessons.progress import lessons_of

    game = _chosen_game(context)
    return _starting(incomplete, (lesson.id for lesson in lessons_of(game).all)) if game else []


def training_names(context: typer.Context, incomplete: str) -> list[str]:
    game = _chosen_game(context)
    trainings = game.players.trainings() if game else ()
    return _starting(incomplete, (one.name for one in trainings if isinstance(one, Training)))


def check_names(incomplete: str) -> list[str]:
    from lapilli.core.check import CHECKS

    return _starting(incomplete, (name.replace("_", "-") for name in CHECKS))


def _chosen_game(context: typer.Context) -> Game | None:
    """The game named earlier on the line; None without one, or if it does not load."""
    named = [str(context.params.get("game")), *context.args]  # while an option lacks its value, nothing is parsed
    try:
        return next((find(name) for name in named if name in list_games()), None)
    except LapilliError:
        return None


def option_text(value: object) -> str:
    """Return an option's value as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
