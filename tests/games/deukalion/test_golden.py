"""The same games on every machine, compiled or interpreted."""

from __future__ import annotations

import hashlib
import json

import pytest

from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.deukalion import GAME

TRACES = {  # of the moves, and with the last position
    2: ("110f9085d435d205", "02594a7e5323868d"),
    3: ("d6908b520d2e6a9a", "1c1ef9c5f812c376"),
    4: ("2e2a06464f5673f8", "568ed83f94a3bef2"),
}


def trace(seats: int, **options: object) -> tuple[str, str]:
    """Fingerprints of a random game: of its moves, and with the last position."""
    state = GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box())
    rng, digest = Rng(seats), hashlib.sha256()
    while state.actor != NOBODY:
        action = state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)]
        digest.update(f"{state.actor} {GAME.space.text(int(action))}\n".encode())
        state.play(action)
    moves = digest.hexdigest()[:16]
    digest.update(json.dumps(GAME.rules.position(state), sort_keys=True).encode())
    return moves, digest.hexdigest()[:16]


@pytest.mark.parametrize("seats", TRACES)
def test_a_random_game_leaves_its_golden_trace(seats: int) -> None:
    assert trace(seats) == TRACES[seats]
