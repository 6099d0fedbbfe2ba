"""References to things in chat (`[cell/f2]`) and in menus, and their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.outgoing import Things

THING = re.compile(r"\[([a-z_]+/[a-z0-9_.]+)\]")
MOST = 3  # in one message


@cache
def names(game: str, lang: str) -> Mapping[str, str]:
    """Everything that can be pointed at in talk about a game, by `domain/word`, in a language."""
    played = find(game)
    return {
        f"{domain}/{word}": _called(played, lang, f"{domain}-{word}", word)
        for domain in dict.fromkeys(played.presentation.pointable.values())
        for word in played.space.domains[domain]
    }


def _called(game: Game, lang: str, message: str, otherwise: str) -> str:
    message = message.replace(".", "-")
    return game.words.say(lang, message) if game.words.has(lang, message) else otherwise


def check(game: Game, text: str) -> None:
    """Refuse what points at nothing, or at too much; where a game has nothing to point at, brackets are brackets."""
    if not game.presentation.pointable:
        return
    meant = THING.findall(text)
    unknown = [thing for thing in meant if thing not in names(game.name, "en")]
    if unknown:
        raise RequestError("thing", thing=unknown[0])
    if len(meant) > MOST:
        raise RequestError("things", most=MOST)


def spoken(game: Game, text: str, lang: str) -> dict[str, str]:
    """The things that a message points at, with their names in the reader's language."""
    known = names(game.name, lang)
    return {thing: known[thing] for thing in THING.findall(text) if thing in known}


def opening(game: Game, lang: str) -> Things:
    """What a client must know to point: which kinds of element ids mean which words, and their names."""
    return {"points": dict(game.presentation.pointable), "names": dict(names(game.name, lang))}


def undrawn(game: Game, ids: Iterable[str], lang: str) -> dict[str, str]:
    """Words for ids of a menu that no picture draws, where the game has them."""
    return {id_: words for id_ in dict.fromkeys(ids) if (words := _word(game.name, id_, lang))}


@lru_cache(maxsize=20_000)
def _word(game: str, id_: str, lang: str) -> str:
    """Message `<kind>-<word>` of the game, or `id-<kind>` with the word as `$word`; else nothing."""
    words = find(game).words
    kind, _, word = id_.partition("/")
    message = f"{kind}-{word}".replace(".", "-")
    if word and words.has(lang, message):
        return words.say(lang, message)
    return words.say(lang, f"id-{kind}", {"word": word}) if words.has(lang, f"id-{kind}") else ""
