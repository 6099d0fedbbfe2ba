"""Undo: an action can be taken back while nobody has learned anything from it, as computed from all views."""

from __future__ import annotations

from typing import Final

from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.core.type_parameters import View
from lapilli.core.worlds import world_sampler

WORLDS: Final = 16  # dealt worlds per viewer; one that the action rules out is enough


def learner(game: Game, before: State, seat: int, action: int, after: State) -> str | None:
    """Who learned something from the action: a seat's name, `spectators`, or None.

    A viewer has learned something if a world that was possible for them before is ruled out by what they were shown
    and see now. A public move over open pieces rules out nothing; a card laid open from a hidden hand does.
    """
    names = game.rules.seat_names(before)
    for viewer in (*range(before.seats), None):
        seen, sees = game.rules.observe(before, viewer), game.rules.observe(after, viewer)
        if seen == sees:
            continue
        shown = game.rules.public_notation(before, seat, action, viewer)
        deal = world_sampler(game, before, viewer)
        for world in (deal(Rng(number + 1)) for number in range(WORLDS)):
            if not _possible(game, world, seat, action, shown, viewer, sees):
                return "spectators" if viewer is None else names[viewer]
    return None


def _possible(
    game: Game, world: State, seat: int, action: int, shown: str | None, viewer: int | None, sees: View
) -> bool:
    """Could the viewer, in this world, have been shown the same and see the same now?"""
    menu = world.menu(seat)
    likely_first = [action, *(other for other in menu if other != action)] if action in menu else menu
    for candidate in likely_first:
        if game.rules.public_notation(world, seat, candidate, viewer) == shown:
            trial = world.copy()
            trial.play_as(seat, candidate)
            if game.rules.observe(trial, viewer) == sees:
                return True
    return False
