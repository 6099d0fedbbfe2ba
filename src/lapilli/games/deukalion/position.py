"""Whole positions from data: restored, checked and brought to rest."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.errors import PositionError
from lapilli.core.packed import refill
from lapilli.core.type_parameters import View
from lapilli.games.deukalion.actions import CARDS, TASKS
from lapilli.games.deukalion.audit import audit, held
from lapilli.games.deukalion.box import Box
from lapilli.games.deukalion.knowledge.position_fields import CHOSEN, POSITION_FIELDS
from lapilli.games.deukalion.options import parameters
from lapilli.games.deukalion.rules import setup
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.steps import DEALT


def restore(data: View, box: Box) -> GameState:
    """The state of such data, at rest; without `deck` or `task_bag` these hold whatever is nowhere else."""
    entries = POSITION_FIELDS.entries(data)
    seats = POSITION_FIELDS.value(data, "seats")
    state = GameState(seats, parameters(CHOSEN.choose(data, seats), seats, box))
    setup.lay_out(state)
    state.turn = 1
    POSITION_FIELDS.write(state, data)
    _count_cards(state, entries)
    problems = audit(state)
    if problems:
        unnamed = [key for key in POSITION_FIELDS.rows if key not in entries]
        left_out = f" (left out, and so as in a quiet moment: {', '.join(unnamed)})" if unnamed else ""
        raise PositionError(problems[0] + left_out)
    state.proceed()
    return state


def _count_cards(state: GameState, given: Mapping[str, object]) -> None:
    """What follows from where the cards are: the bags if not given, their sizes, what has left the game."""
    if "deck" not in given:
        counts = [
            int(state.parameters.copies[card] - held(state, card) - state.pile[card]) for card in range(len(CARDS))
        ]
        if min(counts) < 0:
            card = CARDS[counts.index(min(counts))]
            raise PositionError(f"heroes: there are more cards {card} in hands, on tables and in the pile than exist")
        refill(state.deck, counts)
    state.deck_size = sum(int(count) for count in state.deck)
    seen = sum(1 << int(task) for task in {*state.open_tasks, *state.secrets} if task >= 0)
    for hero in state.heroes:
        seen |= int(hero.tasks)
    everything = (1 << len(TASKS)) - 1
    if "task_bag" not in given:
        state.task_bag = everything & ~seen
    state.tasks_left = int(state.task_bag).bit_count()
    if state.turn_phase in DEALT:
        state.removed = everything & ~seen & ~int(state.task_bag)
