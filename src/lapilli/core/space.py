"""The action space of a game: ids, notation, parser and masks from one declaration."""

from __future__ import annotations

import difflib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from sys import intern

from lapilli.core.errors import NotationError

UNKNOWN = "?"  # stands for a word that the reader may not know


@dataclass(frozen=True)
class Slot:
    """A place in the notation that is filled from a domain: `{from:place}`."""

    name: str
    domain: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """One sort of action: `place {colour} {from:place} to {to:place}` with its clause and its clicks."""

    key: str
    parts: tuple[str | Slot, ...]
    base: int
    rule: str
    click_path: tuple[str, ...]
    confirm: bool = False  # it spends, reveals or gives up something: ask a person to confirm

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(part for part in self.parts if isinstance(part, Slot))

    @cached_property
    def size(self) -> int:
        return prod(len(slot.words) for slot in self.slots)

    def indices(self, action: int) -> tuple[int, ...]:
        """Position of each argument in its domain, first slot slowest."""
        rest, found = action - self.base, []
        for slot in reversed(self.slots):
            rest, index = divmod(rest, len(slot.words))
            found.append(index)
        return tuple(reversed(found))

    def words(self, action: int) -> dict[str, str]:
        """Argument name -> word."""
        return {slot.name: slot.words[index] for slot, index in zip(self.slots, self.indices(action), strict=True)}

    def text(self, words: dict[str, str]) -> str:
        return " ".join(words[part.name] if isinstance(part, Slot) else part for part in self.parts)


class Space:
    """All actions of a game, chance included, numbered without gaps in the order of declaration."""

    def __init__(self, **domains: Iterable[str]) -> None:
        self.domains = {name: tuple(words) for name, words in domains.items()}
        self.kinds: list[Kind] = []
        self._bases: list[int] = []
        self._written: dict[int, str] = {}  # id -> notation, of those that were asked for
        self._click_paths: dict[int, tuple[str, ...]] = {}  # id -> clicks, of those that were asked for
        self._ids: dict[str, dict[str, int]] = {}  # first word -> text -> id, made when first asked for
        self.size = 0

    def add(self, template: str, *, key: str = "", rule: str = "", click_path: str = "", confirm: bool = False) -> int:
        """Declare a kind and return its base: the id of an action is base + mixed radix of its argument indices.

        `template` is the notation with slots `{domain}` or `{name:domain}`; `click_path` lists, separated by blanks,
        the element ids a person clicks, with the same slot names. `key` (default: the fixed words) names its messages;
        `confirm` marks what reveals something or ends a turn.
        """
        parts: list[str | Slot] = []
        for token in template.split():
            if not token.startswith("{"):
                parts.append(token)
                continue
            name, _, domain = token.strip("{}").partition(":")
            parts.append(Slot(name, domain or name, self.domains[domain or name]))
        names = [part.name for part in parts if isinstance(part, Slot)]
        if len(set(names)) != len(names):
            raise TypeError(f"two slots of {template!r} share a name")
        key = key or "-".join(part for part in parts if isinstance(part, str))
        if any(kind.key == key for kind in self.kinds):
            raise TypeError(f"two kinds of action share the key {key!r}")
        kind = Kind(key, tuple(parts), self.size, rule, tuple(click_path.split()), confirm)
        self.kinds.append(kind)
        self._bases.append(kind.base)
        self._ids.clear()
        self.size += kind.size
        return kind.base

    def kind(self, action: int) -> Kind:
        if not 0 <= action < self.size:
            raise NotationError(f"there is no action {action}")
        return self.kinds[bisect_right(self._bases, action) - 1]

    def text(self, action: int) -> str:
        """Return the notation of an action."""
        text = self._written.get(action)
        if text is None:
            kind = self.kind(action)
            text = self._written[action] = kind.text(kind.words(action))
        return text

    def masked(self, action: int, *hidden: str) -> str:
        """Return the notation with `?` for the named arguments, for viewers who may not know them."""
        kind = self.kind(action)
        return kind.text({name: UNKNOWN if name in hidden else word for name, word in kind.words(action).items()})

    def unmask(self, text: str) -> tuple[Kind, dict[str, str]]:
        """Parse a notation in which words may be `?`; return its kind and arguments."""
        kind, words = _unmask(self, text)
        return kind, dict(words)

    def click_path(self, action: int) -> tuple[str, ...]:
        """Return the element ids that a person clicks for an action."""
        path = self._click_paths.get(action)
        if path is None:
            kind = self.kind(action)
            words = kind.words(action)
            path = self._click_paths[action] = tuple([intern(target.format(**words)) for target in kind.click_path])
        return path

    def parse(self, text: str, legal: Sequence[int] = ()) -> int:
        """Parse a notation to an id. An error names the nearest legal actions."""
        tidy = " ".join(text.split())
        first = tidy.split(" ", 1)[0]
        action = self._texts(first).get(tidy)
        if action is not None:
            return action
        raise NotationError(self._complaint(tidy), self.nearest(tidy, legal))

    def nearest(self, text: str, legal: Sequence[int]) -> list[str]:
        """Return up to four legal notations most like a text: first those that contain it."""
        texts = [self.text(action) for action in legal]
        starts = [other for other in texts if text and other.startswith(text)]
        parts = [
            other for other in texts if other not in starts and all(word in other.split() for word in text.split())
        ]
        alike = difflib.get_close_matches(text, [other for other in texts if other not in starts + parts], n=4)
        return (starts + (parts if text else []) + alike)[:4]

    def bases(self) -> list[int]:
        """Return for every action the base of its kind, on which rules dispatch."""
        return [kind.base for kind in self.kinds for _ in range(kind.size)]

    def column(self, position: int) -> list[int]:
        """Return for every action the index of its argument number `position` (-1 if its kind has fewer)."""
        column: list[int] = []
        for kind in self.kinds:
            count = len(kind.slots)
            for action in range(kind.base, kind.base + kind.size):
                column.append(kind.indices(action)[position] if position < count else -1)
        return column

    def signature(self) -> Iterator[str]:
        """Return one line per kind. Ids and notation are stable as long as these lines are."""
        for kind in self.kinds:
            yield f"{kind.base} " + " ".join(
                part if isinstance(part, str) else "{" + "|".join(part.words) + "}" for part in kind.parts
            )

    def _texts(self, first: str) -> dict[str, int]:
        if first not in self._ids:
            self._ids[first] = {
                self.text(action): action
                for kind in self.kinds
                if _begins(kind, first)
                for action in range(kind.base, kind.base + kind.size)
            }
        return self._ids[first]

    def _complaint(self, text: str) -> str:
        if not text:
            return "no action was named"
        known = {word for words in self.domains.values() for entry in words for word in entry.split()}
        known |= {part for kind in self.kinds for part in kind.parts if isinstance(part, str)}
        strange = [word for word in text.split() if word not in known]
        if strange:
            return f"{text!r} cannot be read: {strange[0]!r} is no word of this game"
        return f"{text!r} cannot be read: the words are known but do not make an action"


def _begins(kind: Kind, first: str) -> bool:
    head = kind.parts[0]
    return first == head if isinstance(head, str) else any(word.split()[0] == first for word in head.words)


def _match(parts: tuple[str | Slot, ...], tokens: list[str]) -> dict[str, str] | None:
    """Match tokens with a template; `?` matches every slot. Words of a domain may have several tokens."""
    if not parts:
        return None if tokens else {}
    head, rest = parts[0], parts[1:]
    if isinstance(head, str):
        return _match(rest, tokens[1:]) if tokens and tokens[0] == head else None
    for word in (UNKNOWN, *head.words):
        length = len(word.split())
        if tokens[:length] == word.split():
            found = _match(rest, tokens[length:])
            if found is not None:
                return {head.name: word, **found}
    return None


@lru_cache(4096)
def _unmask(space: Space, text: str) -> tuple[Kind, dict[str, str]]:
    """Once for all who are shown the same."""
    if UNKNOWN not in text:
        action = space.parse(text)
        kind = space.kind(action)
        return kind, kind.words(action)
    tokens = text.split()
    for kind in space.kinds:
        words = _match(kind.parts, tokens)
        if words is not None:
            return kind, words
    raise NotationError(f"{text!r} is no action of this game")
