"""Positions for tests: scenario 1, three players at level 2 unless said otherwise."""

from __future__ import annotations

from typing import Any, cast

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.games.fuji.actions import CARD_NAMES
from lapilli.games.fuji.game import GAME
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.rules.board import spread

PLAIN = "2 2 2 2 2 2"


def data(
    seats: int = 3,
    *,
    dice: dict[str, str] | None = None,
    terrain: dict[str, str] | None = None,
    at: dict[str, str] | None = None,
    marks: dict[str, str] | None = None,
    skills: tuple[str, ...] = ("buddy", "manager", "gatherer", "scout"),
    cards: dict[str, list[str]] | None = None,
    lava: int = 0,
    phase: str = "planning",
    figures: dict[str, dict[str, Any]] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """A whole position as data, in planning, phase 4 (`gear`) or between turns (`turns`)."""
    chosen = GAME.rules.choose_options(seats, {"level": 2, **options})
    state = GAME.rules.start(seats, chosen, GAME.rules.load_box(None))
    rng = Rng(5)
    while state.phase != 8:
        state.play(state.sample(rng) if state.actor == -1 else state.legal[0])
    whole = GAME.rules.position(state)
    number = {"planning": 2, "gear": 4, "turns": 5, "rerolls": 3}[phase]
    whole.update(phase=phase, phase_number=number, bottom=[], discards=[], claims=[])
    burnt = int(state.map.volcano)
    for _ in range(lava):
        burnt = int(spread(state, burnt, state.map.land | state.map.rubble))
    from lapilli.games.fuji.rules.board import map_cells
    from lapilli.games.fuji.rules.masks import names

    whole["lava"] = names(burnt, map_cells(state))
    whole["eruptions"], whole["round"] = lava, lava + 1
    whole["equipment"] = [cell for cell in whole["equipment"] if cell not in whole["lava"]]
    whole["eruption"] = [cell for cell in whole["eruption"] if cell not in whole["lava"]]
    whole["doubles"] = [cell for cell in whole["doubles"] if cell not in whole["lava"]]
    for cell, card in (terrain or {}).items():
        other = next((name for name, lying in whole["terrain"].items() if lying == card), None)
        if other is not None:
            whole["terrain"][other] = whole["terrain"][cell]
        whole["terrain"][cell] = card
    held = {card for row in (cards or {}).values() for card in row}
    whole["pile"] = [card for card in CARD_NAMES if card not in held]
    whole["dice"] = {name: entry for name, entry in whole["dice"].items() if name.startswith("dummy")}
    for index, figure in enumerate(whole["figures"]):
        name = figure["name"]
        figure["skill"] = skills[index]
        size = 5 if skills[index] in ("scout", "survivalist", "tinkerer") else 6
        figure["owned"] = [f"{name}.{die}" for die in ("u1", "u2", "v1", "v2", "w1", "w2")[:size]]
        figure["dice"] = list(figure["owned"])
        figure["cell"] = (at or {}).get(name, figure["cell"])
        figure["marker"] = (marks or {}).get(name)
        figure["cards"] = (cards or {}).get(name, [])
        figure.update((figures or {}).get(name, {}))
        values = (dice or {}).get(name, PLAIN).split()
        sees = 31 if number == 5 else 1 << index
        for die, value in zip(figure["owned"], values, strict=False):
            if seats == 2 and options.get("two_player") == "b" and index == 2 and number != 5:
                sees = 1 << (int(die[-1]) - 1)
            whole["dice"][die] = [int(value), sees, 0]
    return whole


def scene(seats: int = 3, **wanted: Any) -> Table:
    """A table that begins with such a position."""
    return lapilli.position("fuji", data(seats, **wanted), seed="scene")


def texts(table: Table, seat: str, start: str = "") -> list[str]:
    """Notation of a seat's menu, as far as it begins so."""
    return [action.text for action in table.menu(seat) if action.text.startswith(start)]


def figure(table: Table, name: str) -> dict[str, Any]:
    """One figure of the whole position."""
    return next(entry for entry in table.position()["figures"] if entry["name"] == name)


def known(table: Table, seat: str | int = 0) -> Known:
    """What a seat of a table knows."""
    return cast(Known, table.know(seat))


def play(table: Table, *moves: str) -> Table:
    """Moves such as `p1: mark f2` or `chance: roll p1 u1 4`."""
    for move in moves:
        seat, _, text = move.partition(": ")
        table.play(text, seat)
    return table


def close_planning(table: Table) -> Table:
    for seat in table.seats:
        table.play("ready", seat)
    return table
