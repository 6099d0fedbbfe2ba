"""The inputs of the judge: what a seat knows of the table at the beginning of a turn.

They are the inputs of the net for choices, where everything stands, and what the heuristic would aim for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.games.deukalion.actions import N_CITIES, N_COLOURS, N_FIELDS, N_SETTLEMENTS, N_TASKS
from lapilli.games.deukalion.player.evaluation import Evaluator
from lapilli.games.deukalion.player.features import INPUTS, read, rival
from lapilli.games.deukalion.player.tables import CREW
from lapilli.games.deukalion.state import Position

LEFT: Final[i64] = 17  # points still to win that are told apart
STANDING: Final[i64] = 63 + 11 + 18 + 4  # inputs for where a hero stands: field, soldiers aboard, points, settlements
GOALS: Final[i64] = 4
SURVEYED: Final[i64] = 142 + 2 * 96 + 2 * 16 + 8 * 5 + 63 + 2 * 4


def survey(state: Position, evaluator: Evaluator, me: i64, y: vec[float]) -> None:
    """Fill the inputs."""
    read(state, evaluator.tables, me, y)
    other = rival(state, me)
    place = INPUTS
    standing(state, me, y, place)
    standing(state, other, y, place + STANDING)
    place += 2 * STANDING
    for index in range(len(state.open_tasks)):
        task = state.open_tasks[index]
        if task >= 0:
            y[place + task] = 1.0
    place += N_TASKS
    if state.secrets[me] >= 0:
        y[place + state.secrets[me]] = 1.0
    place += N_TASKS
    for index in range(N_CITIES * N_COLOURS):
        y[place + index] = 0.5 * float(state.cities[index])
    place += N_CITIES * N_COLOURS
    if state.hydra >= 0:
        y[place + state.hydra] = 1.0
    place += N_FIELDS
    if state.heroes[me].ship >= 0:
        evaluator.look(state, me)
        goals(state, evaluator, y, place)
    if state.heroes[other].ship >= 0:
        evaluator.look(state, other, secrets=False)
        goals(state, evaluator, y, place + GOALS)


def standing(state: Position, seat: i64, y: vec[float], base: i64) -> None:
    """Where a hero stands, one input for each possibility."""
    hero = state.heroes[seat]
    if hero.ship >= 0:
        y[base + hero.ship] = 1.0
    base += N_FIELDS
    y[base + min(hero.aboard, CREW)] = 1.0
    base += CREW + 1
    y[base + min(max(state.parameters.target - state.total(seat), 0), LEFT)] = 1.0
    base += LEFT + 1
    for place in range(N_SETTLEMENTS):
        if state.settlements[place] == seat:
            y[base + place] = 1.0


def goals(state: Position, evaluator: Evaluator, y: vec[float], base: i64) -> None:
    """What the best three goals promise from where the ship is, and how much of the way to victory the first is."""
    seat = evaluator.me
    evaluator.field_value(state, state.heroes[seat].ship)
    left = float(state.parameters.target - state.total(seat))
    y[base] = evaluator.best / 3.0
    y[base + 1] = evaluator.second / 3.0
    y[base + 2] = evaluator.third / 3.0
    y[base + 3] = evaluator.best / left if evaluator.best < left else 1.0
