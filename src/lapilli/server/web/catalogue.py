"""The list of games with their texts, for the home page and other clients."""

from __future__ import annotations

from functools import cache

from lapilli.bots import bot_names
from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.factory import new
from lapilli.core.game import Game
from lapilli.core.option import Choices, Option
from lapilli.core.registry import list_games
from lapilli.server.answers import WORDS
from lapilli.server.frames.words import option_label, option_value, say, seat_label
from lapilli.server.web import assets


def describe(lang: str) -> Data:
    """All games in a language."""
    return _described(lang, tuple(list_games()))


@cache
def _described(lang: str, names: tuple[str, ...]) -> Data:
    """The same, kept while the same games are installed."""
    return {"games": [_game(game, lang) for game in list_games().values()], "levels": list(bot_names())}


def _game(game: Game, lang: str) -> dict[str, object]:
    return {
        "name": game.name,
        "title": say(game, lang, "title", game.title),
        "about": say(game, lang, "about", ""),
        "seats": sorted(game.seats),
        "minutes": game.presentation.minutes,
        "lessons": len(game.coaching.lessons.all) if game.coaching.lessons else 0,
        "example": not type(game.rules).__module__.startswith("lapilli.games."),
        "cover": {shade: cover(game.name, shade) for shade in ("light", "dark")},
        "film": assets.address(f"film-{game.name}.webp"),
        "together": game.rules.cooperative,
        "seat_names": {str(count): _seats(game, count, lang) for count in sorted(game.seats)},
        "options": [_option(game, option, lang) for option in game.options],
        "room_options": {str(people): dict(game.rules.room_options(people)) for people in range(max(game.seats) + 1)},
        "levels": [{"name": level, "label": _level(level, lang)} for level in bot_names()],
        "odds": odds(game, lang),
    }


def cover(name: str, shade: str) -> str:
    """The picture on the box: cut from a game among bots (tools/films.py), else the opening position."""
    return assets.address(f"cover-{name}.{shade}.webp") or f"/static/pictures/{name}.svg?theme={shade}"


def _level(level: str, lang: str) -> str:
    return WORDS.say(lang, f"level-{level}") if WORDS.has(lang, f"level-{level}") else level


def _seats(game: Game, count: int, lang: str) -> list[dict[str, str]]:
    shown = []
    usual: Choices = game.rules.room_options(count)  # the seats of a room that keeps to what is usual
    for index, name in enumerate(new(game.name, count, **usual).seats):
        colour, letter = game.presentation.seat_style(name, index)
        shown.append({"name": name, "label": seat_label(game, name, lang), "colour": colour, "letter": letter})
    return shown


def _option(game: Game, option: Option, lang: str) -> dict[str, object]:
    return {
        "name": option.name,
        "label": option_label(game, option.name, lang),
        "help": say(game, lang, f"option-{option.name}.help", ""),
        "values": [
            {
                "value": value,
                "label": option_value(game, option.name, value, lang),
                "seats": [count for count in sorted(game.seats) if _possible(game, count, option.name, value)],
            }
            for value in option.values
        ],
        "open": option.check is not None,
        "first": option.name in game.presentation.first_options,
    }


@cache
def _possible(game: Game, seats: int, option: str, value: object) -> bool:
    """Can this be chosen with so many players?"""
    try:
        game.rules.choose_options(seats, {option: value})
    except OptionError:
        return False
    return True


def odds(game: Game, lang: str) -> list[dict[str, object]] | None:
    """Measured odds of a co-operative game by level and number of seats, where its package carries them."""
    return [
        {
            "option": name,
            "value": value,
            "label": option_value(game, name, value, lang),
            "seats": row.seats,
            "level": "steady",
            "won": row.won,
            "low": row.low,
            "high": row.high,
            "games": row.games,
        }
        for row in game.coaching.odds
        for name, value in row.options.items()
    ] or None
