"""Dice of a table: rolled by the server from the room's seed, or typed by people who rolled real dice."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.core.table import Table
from lapilli.core.worlds import world_sampler

WORLDS: Final = 6


def typists(table: Table, dice: str, people: Collection[int]) -> tuple[int, ...]:
    """The seats whose people type the next outcome in; none where the server draws.

    Anybody types real dice that all may see; those who see dice behind a screen (`Rules.hidden_rolls`) type them. The
    server draws from a deck, and from a bag whose contents not everybody knows: a list of outcomes would tell what
    the others hold.
    """
    state, game = table.state, table.game
    if dice != "typed" or state.actor != CHANCE:
        return ()
    menu = sorted(state.menu(CHANCE))
    seeing: list[int] = []
    for viewer in (None, *range(state.seats)):
        if viewer is not None and all(
            game.rules.public_notation(state, CHANCE, action, viewer) == game.space.text(action) for action in menu
        ):
            seeing.append(viewer)
        deal = world_sampler(game, state, viewer)
        for number in range(WORLDS):
            world = deal(Rng(number + 1))
            if world.actor != CHANCE or sorted(world.menu(CHANCE)) != menu:
                return ()
    if len(seeing) < state.seats and not all(game.space.kind(action).key in game.rules.hidden_rolls for action in menu):
        return ()
    return tuple(seat for seat in seeing if seat in people)


def deal(table: Table, dice: str, people: Collection[int] = ()) -> int:
    """Chance plays until somebody is asked; returns how many throws that took."""
    throws = 0
    while table.state.actor == CHANCE and not typists(table, dice, people):
        table.step_chance()
        throws += 1
    return throws


def check(table: Table, hands: list[str]) -> tuple[int, bool]:
    """How many throws the server made, and whether each is the one its seed had promised."""
    thrown = served = 0
    holds = True
    for ply, (seat, text) in enumerate(table.moves()):
        if seat != "chance":
            continue
        if hands[ply] == "server":
            before = table.at(ply).state
            served += 1
            holds &= table.game.space.text(int(before.sample(generator(table.seed, thrown)))) == text
        thrown += 1
    return served, holds
