"""Box files: the components of a game as data in TOML, with the line of each key for error messages."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from lapilli.core.data import Data
from lapilli.core.errors import BoxError


class Box(Protocol):
    """A game's typed components; its fingerprint goes into the record."""

    @property
    def fingerprint(self) -> str: ...


class BoxFile:
    """The parsed text of one box file; a game's box.py turns it into typed components and checks that it adds up."""

    def __init__(self, text: str, source: str = "box.toml") -> None:
        self.text, self.source = text, source
        try:
            self.data: Data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            raise BoxError(str(error), int(line[1]) if line else None, source) from None

    @classmethod
    def read(cls, path: Path) -> BoxFile:
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except (OSError, UnicodeDecodeError) as error:
            raise BoxError(f"cannot be read ({error})", source=str(path)) from None

    @property
    def fingerprint(self) -> str:
        """Hash of the contents: comments, order and white space do not count."""
        canonical = json.dumps(self.data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def get(self, path: str, kind: type | tuple[type, ...] = object) -> Any:
        """The value at a dotted path, of the expected type; complaints name the line."""
        value: Any = self.data
        for key in path.split("."):
            if not isinstance(value, Mapping) or key not in value:
                raise self.error(path, f"{path!r} is missing")
            value = value[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(path, f"{path!r} has the wrong type ({type(value).__name__})")
        return value

    def error(self, path: str, reason: str) -> BoxError:
        """A complaint about the value at this path, with its line where it can be found."""
        return BoxError(reason, self.line(path), self.source)

    def line(self, path: str) -> int | None:
        """The line where the key (or the nearest table around it) stands."""
        keys, best, depth = path.split("."), None, 0
        table: list[str] = []
        for number, row in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[+([^\]]+)\]+", row)
            if header:
                table = [part.strip().strip('"') for part in header[1].split(".")]
                here = table
            elif entry := re.match(r"\s*([\w\"'.-]+)\s*=", row):
                here = table + [part.strip("\"'") for part in entry[1].split(".")]
            else:
                continue
            if keys[: len(here)] == here and len(here) > depth:
                best, depth = number, len(here)
        return best
