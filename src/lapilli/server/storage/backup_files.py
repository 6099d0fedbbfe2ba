"""Files of backups. They contain secrets: only their owner may read them."""

from __future__ import annotations

import gzip
import io
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from lapilli.core.errors import OptionError

PACKED = b"\x1f\x8b"  # how a compressed file begins
DAMAGED = (json.JSONDecodeError, UnicodeDecodeError, EOFError, zlib.error, KeyError, TypeError)


@contextmanager
def written(file: Path) -> Iterator[IO[str]]:
    """A file that appears when it is complete, compressed where its name says so."""
    unfinished = file.with_name(f"{file.name}.{os.getpid()}.part")  # two servers may put the same room away
    try:
        with open(unfinished, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as raw:
            packed = gzip.GzipFile(fileobj=raw, mode="wb") if file.suffix == ".gz" else None
            with io.TextIOWrapper(packed or raw, encoding="utf-8") as out:
                yield out
        unfinished.replace(file)
    except OSError as error:
        raise OptionError(f"{file} cannot be written: {error.strerror or error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def read(file: Path) -> Iterator[str]:
    """The lines of a copy, compressed or not."""
    try:
        with file.open("rb") as raw:
            packed = raw.read(len(PACKED)) == PACKED
        with gzip.open(file, "rt", encoding="utf-8") if packed else file.open(encoding="utf-8") as lines:
            yield from lines
    except OSError as error:
        raise OptionError(f"{file} cannot be read: {error.strerror or error}") from error
