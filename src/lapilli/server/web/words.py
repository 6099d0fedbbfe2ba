"""Messages of the pages: one catalogue per language, for the templates and the client."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from lapilli.words import Words

WORDS = Words("lapilli.server")
SHARED = ("kernel-building",)  # words of lapilli.words that the pages say too


def say(lang: str, message: str, **args: object) -> str:
    """A message of the pages in a language."""
    return WORDS.say(lang, message, args)


@cache
def catalogue(lang: str) -> dict[str, str]:
    """Every message of the pages, its arguments left as `{name}` for the client to fill in."""
    own = {name: WORDS.say(lang, name, {used: f"{{{used}}}" for used in arguments}) for name, arguments in _shape()}
    return own | {name: WORDS.say(lang, name) for name in SHARED}


@cache
def _shape() -> tuple[tuple[str, tuple[str, ...]], ...]:
    from importlib.resources import files

    source = files("lapilli.server").joinpath("text", "en.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    return tuple(
        (entry.id.name, tuple(_names(entry.value)))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value
    )


def _names(pattern: ast.Pattern) -> list[str]:
    return [
        element.expression.id.name
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
    ]
