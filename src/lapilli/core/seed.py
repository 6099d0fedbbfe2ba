"""Seeds: the dice of a table, the hash shown at the start and its check at the end."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache

from lapilli.core.rng import Rng


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


@lru_cache(1024)
def commitment(seed: str) -> str:
    """Hash a seed: the hash is shown at the start, and anyone can check it with the seed at the end."""
    return hashlib.sha256(f"lapilli seed {seed}".encode()).hexdigest()


def generator(seed: str, *parts: object) -> Rng:
    """The generator for one purpose, such as the n-th chance action of a table: no state to keep between throws."""
    text = "\n".join(["lapilli", seed, *map(str, parts)])
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))
