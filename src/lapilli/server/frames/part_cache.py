"""Parts of frames that a client has cached: each is sent once and referenced by number afterwards."""

from __future__ import annotations

from lapilli.core.data import Tree
from lapilli.server.wire.outgoing import Frame, MenuEntry, Packed

MOST = 6000  # parts in the cache; then it is emptied, and the next frame is whole
ALWAYS = frozenset({"type", "kind", "version", "ply", "by", "log", "log_from"})  # told in every frame
ONCE = frozenset({"chat", "things", "option_words"})  # belong to the frame that brings them, not to the next
TOLD = ALWAYS | ONCE


class PartCache:
    """The server's copy of a client's part cache. Parts are found by their content, so an old picture cannot slip in.

    Numbers go on after the cache was emptied, so no number ever means two parts.
    """

    def __init__(self) -> None:
        self._numbers: dict[object, int] = {}
        self._entries: dict[int, tuple[int, MenuEntry]] = {}  # of the last menu, by identity: most come again
        self._branches: dict[int, tuple[int, Tree]] = {}  # by identity, too: elements remember their parts
        self._next = 0
        self._new: list[object] = []
        self._last: Packed = {}

    def clear(self) -> None:
        """Another viewer looks, or it is full: nothing of what was sent counts any longer."""
        self._numbers.clear()
        self._entries = {}
        self._branches = {}
        self._last = {}

    def pack(self, frame: Frame) -> Packed:
        """Return the frame to send: what changed since the last one, with picture and menu as numbers of parts."""
        if max(len(self._numbers), len(self._branches)) > MOST:
            self.clear()
        first, self._new = self._next, []
        packed: Packed = {**frame}
        packed["picture"] = self._numbers_of(frame["picture"])
        packed["menu"] = self._menu(frame["menu"])
        last, self._last = self._last, packed
        sent = {
            name: value for name, value in packed.items() if name in TOLD or name not in last or last[name] != value
        }
        if not last:
            sent["whole"] = True
        if self._new:
            sent["new"] = [first, *self._new]
        return sent

    def _numbers_of(self, tree: list[Tree]) -> list[int]:
        known = self._numbers
        return [
            self._branch(part) if isinstance(part, list) else known[part] if part in known else self._put(part, part)
            for part in tree
        ]

    def _branch(self, tree: list[Tree]) -> int:
        """The number of a tag with what is inside it: a thing of its own, made of others."""
        known = self._branches.get(id(tree))  # it is held here, so no other can have its identity
        if known is None:
            numbers = self._numbers_of(tree)
            known = self._branches[id(tree)] = self._put(("branch", *numbers), numbers), tree
        return known[0]

    def _menu(self, menu: list[MenuEntry]) -> list[int]:
        known, self._entries = self._entries, {}
        for entry in menu:
            found = known.get(id(entry))  # the entry is held here, so no other can have its identity
            self._entries[id(entry)] = found or (self._put(_key(entry), entry), entry)
        return [self._entries[id(entry)][0] for entry in menu]

    def _put(self, key: object, thing: object) -> int:
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = self._next
            self._next += 1
            self._new.append(thing)
        return number


def _key(action: MenuEntry) -> tuple[object, ...]:
    """An action of a menu as something that can be looked up."""
    return tuple(tuple(value) if isinstance(value, list) else value for value in action.values())
