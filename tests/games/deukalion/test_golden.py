"""The same games on every machine, compiled or interpreted."""

from __future__ import annotations

import hashlib
import json

import pytest

from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.deukalion import GAME

TRACES = {2: "5632d424f95afb58", 3: "b1c90e4a7718860c", 4: "d13246b3e66ad2c0"}


@pytest.mark.parametrize("seats", TRACES)
def test_a_random_game_leaves_its_golden_trace(seats: int) -> None:
    state = GAME.start(seats, GAME.choose_options(seats, {}), GAME.load_box())
    rng, digest = Rng(seats), hashlib.sha256()
    while state.actor != NOBODY:
        action = state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)]
        digest.update(f"{state.actor} {GAME.space.text(int(action))}\n".encode())
        state.play(action)
    digest.update(json.dumps(GAME.position(state), sort_keys=True).encode())
    assert digest.hexdigest()[:16] == TRACES[seats]
