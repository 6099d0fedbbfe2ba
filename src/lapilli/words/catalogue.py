"""Catalogues: the messages of a game, and those that all games share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from lapilli.core.log_lines import Line, Word

SHARED = "lapilli.words"
FALLBACK = "en"  # for what no catalogue of the wanted language has
SEATS = ("seat", "figure", "hero")  # domains of those who sit at a table
BESIDE = ("hero",)  # of these the board shows the own names too: they stand beside the typed ones
Typed = tuple[tuple[str, str], ...]
_TYPED: ContextVar[Typed] = ContextVar("typed", default=())


@contextmanager
def typed_names(names: Mapping[str, str]) -> Iterator[None]:
    """Call seats by the names that people typed, in what is said meanwhile; boards are shared and drawn without."""
    token = _TYPED.set(tuple(names.items()))
    try:
        yield
    finally:
        _TYPED.reset(token)


class Words:
    """The words of one package: its `text/<language>.ftl`, then the shared ones.

    A package may have fewer languages than are spoken here: what it lacks is said in its own (English if it has that).
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def say(self, lang: str, message: str, args: Mapping[str, object] = {}) -> str:
        """A message (`id` or `id.attribute`) in a language; Words and Lines among its arguments are said first."""
        facts = tuple(args.items())
        try:
            return _said(
                self, lang, message, facts, _TYPED.get()
            )  # boards and menus say the same things again and again
        except TypeError:  # an argument that cannot be remembered
            return self._format(lang, message, args)

    def _format(self, lang: str, message: str, args: Mapping[str, object]) -> str:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles(lang):
            if bundle.has_message(name):
                entry = bundle.get_message(name)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, self._arguments(lang, args))
                    if errors:
                        raise ValueError(f"{self.package}: message {message} in {lang}: {errors[0]}")
                    return str(text)
        raise KeyError(f"{self.package} has no message {message!r}")

    def word(self, lang: str, domain: str, word: str) -> str:
        """A word of a domain: the message `domain-word`, or the word itself where nothing needs translating."""
        if domain in SEATS and (typed := dict(_TYPED.get()).get(word)):
            return f"{typed} ({self.say(lang, f'{domain}-{word}')})" if domain in BESIDE else typed
        name = f"{domain}-{word}".replace(".", "-").replace(" ", "-").replace("?", "unknown")
        return self.say(lang, name) if self.has(lang, name) else word

    def has(self, lang: str, message: str) -> bool:
        return _there(self, lang, message)

    def _has(self, lang: str, message: str) -> bool:
        name, _, attribute = message.partition(".")
        return any(
            bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)
            for bundle in self._bundles(lang)
        )

    def missing(self) -> list[str]:
        """Messages and arguments that one language has and another has not."""
        shapes = {lang: dict(_shape(_source(self.package, lang))) for lang in self.languages}
        problems = []
        for name in sorted({name for shape in shapes.values() for name in shape}):
            have = {lang: shape.get(name) for lang, shape in shapes.items()}
            lacking = [lang for lang in self.languages if have[lang] is None]
            if lacking:
                problems.append(f"{name} is missing in {', '.join(lacking)}")
            elif len({frozenset(used) for used in have.values() if used is not None}) > 1:
                problems.append(
                    f"{name} uses different arguments: { {lang: sorted(used or ()) for lang, used in have.items()} }"
                )
        return problems

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that the package has a catalogue of."""
        return languages(self.package)

    @cached_property
    def spoken(self) -> tuple[str, ...]:
        """The languages that can be asked for: the package's, and those in which its own words stand in."""
        return tuple(dict.fromkeys((*languages(), *self.languages)))

    def _bundles(self, lang: str) -> Iterator[FluentBundle]:
        chosen = lang if lang in languages() or lang in self.languages else FALLBACK
        spare = FALLBACK if FALLBACK in self.languages else self.languages[0]
        if chosen in self.languages:
            yield _bundle(self.package, chosen)
        if self.package != SHARED and chosen in languages():
            yield _bundle(SHARED, chosen)
        if chosen != spare:
            yield _bundle(self.package, spare)
        if chosen != FALLBACK:
            yield _bundle(SHARED, FALLBACK)

    def _arguments(self, lang: str, args: Mapping[str, object]) -> dict[str, object]:
        return {name: self._argument(lang, value) for name, value in args.items()}

    def _argument(self, lang: str, value: object) -> object:
        if isinstance(value, Word):
            return self.word(lang, value.domain, value.word)
        if isinstance(value, Line):  # a message inside another one
            return self.say(lang, value.message, value.args)
        if isinstance(value, tuple):  # several, as a list
            return ", ".join(str(self._argument(lang, one)) for one in value)
        return value


@lru_cache(10_000)
def _said(words: Words, lang: str, message: str, facts: tuple[tuple[str, object], ...], typed: Typed) -> str:
    return words._format(lang, message, dict(facts))


@lru_cache(10_000)
def _there(words: Words, lang: str, message: str) -> bool:
    return words._has(lang, message)


@cache
def languages(package: str = SHARED) -> tuple[str, ...]:
    """The languages of a package, found by its catalogues: English first, the others as they are named."""
    names = [path.name for path in files(package).joinpath("text").iterdir()]  # among them modules and their byte code
    found = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
    return tuple(sorted(found, key=lambda lang: (lang != FALLBACK, lang)))


def _source(package: str, lang: str) -> str:
    return files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_parse(_source(package, lang)))
    return bundle


def _parse(source: str) -> ast.Resource:
    # the place of each node in the source is of no use here and takes half of the memory
    return FluentParser(with_spans=False).parse(source)


def _shape(source: str) -> Iterator[tuple[str, set[str]]]:
    """Each message (and `message.attribute`) of a source with the arguments it uses; junk is an error."""
    for entry in _parse(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"cannot be read: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, set(_variables(entry.value))
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", set(_variables(attribute.value))


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)
    elif isinstance(node, list):
        for item in node:
            yield from _variables(item)
