"""The second worker: carries out pickled work for the first."""

from __future__ import annotations

import pickle

from lapilli.server.bots import pool  # what it is asked for most: loaded before it is asked
from lapilli.site.bridge import Buffer


def warm() -> int:
    """Load the modules that the first choice of a bot needs."""
    return len(pool.__name__)


def work(payload: Buffer) -> bytes:
    """Return whether the work came to its end, and its result or error."""
    try:
        wanted, facts = pickle.loads(payload.to_bytes())
        return pickle.dumps((True, wanted(*facts)))
    except Exception as error:  # it is raised again where the work was asked for
        return pickle.dumps((False, error))
