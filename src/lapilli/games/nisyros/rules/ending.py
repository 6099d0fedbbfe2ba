"""N-13: when the game is over, and how it ended."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.games.nisyros.actions import PLACES, ZONES
from lapilli.games.nisyros.rules.geography import refuges
from lapilli.games.nisyros.rules.steps import Phase
from lapilli.games.nisyros.state import COVERED, EMPTY, NO_REFUGE, Position


def check(state: Position) -> bool:
    """N-13.2 N-13.3 Island covered, nobody left, or no refuge coast: then it is over at once."""
    covered = True
    people: i64 = 0
    for zone in range(ZONES):
        covered = covered and state.lava[zone] >= 5
        people += state.on_island(zone)
    if covered:
        state.ending = COVERED
    elif people == 0:
        state.ending = EMPTY
    elif refuges(state) == 0:
        state.ending = NO_REFUGE
        for colour in range(ZONES):
            for place in range(PLACES):
                state.hades[colour] += state.workers[colour * PLACES + place]
                state.workers[colour * PLACES + place] = 0
    else:
        return False
    state.phase = Phase.OVER
    return True


def lowest(state: Position) -> i64:
    """N-13.4 The fewest saved of any colour in play."""
    fewest = state.parameters.figures
    for seat in range(state.seats):
        fewest = min(fewest, state.kos[state.colours[seat]])
    return fewest
