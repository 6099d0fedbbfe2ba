"""Positions in the notation of the digest (section 3.10), and scripts that are played on them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import lapilli
from lapilli.games.eruption.names import seat_names
from lapilli.games.eruption.rules.ending import points

T = ("draw tile end", "place g7 0")  # the digest's two harmless actions
ZONES = (50, 120, 200)


def words(text: str) -> dict[str, str]:
    """`e5:wide/0 e4:left/0` as a mapping."""
    return dict(entry.split(":") for entry in text.split())


def at(
    tiles: str = "",
    walls: str = "",
    *,
    seats: int = 2,
    active: str = "",
    temp: Mapping[str, int] | None = None,
    hand: Mapping[str, str] | None = None,
    stock: Mapping[str, str] | None = None,
    row: str | None = None,
    holds: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> lapilli.Table:
    """A table at this position; what is not mentioned is as section 3.10 says."""
    temp, holds = temp or {}, holds or {}
    eruptions = ["row", "row", "row"]
    for seat, numbers in holds.items():
        for held in numbers.split():
            eruptions[int(held) - 1] = seat
    sources = [space for space, tile in words(tiles).items() if tile.startswith("eruption")]
    stated = set() if row is None else {int(number) for number in row.split()}
    for number in (1, 2, 3):
        if eruptions[number - 1] != "row" or number in stated:
            continue
        if sources:
            eruptions[number - 1] = sources.pop(0)
        elif row is not None or max(temp.values(), default=0) >= ZONES[number - 1]:
            eruptions[number - 1] = "gone"
    data: dict[str, Any] = {
        "seats": seats,
        "options": dict(options or {}),
        "tiles": words(tiles),
        "walls": words(walls),
        "temperature": dict(temp),
        "hands": {seat: cards.split() for seat, cards in (hand or {}).items()},
        "eruptions": eruptions,
    }
    if active:
        data["active"] = active
    if stock is not None:
        data["stock"] = {seat: materials.split() for seat, materials in stock.items()}
    for key, value in more.items():
        data[key] = value.split() if isinstance(value, str) and key in ("stack", "deck", "discards") else value
    return lapilli.position("eruption", data, seed="test")


def menu(table: lapilli.Table) -> list[str]:
    """What may be done now, in notation."""
    return [action.text for action in table.menu()]


def targets(table: lapilli.Table, first: str) -> set[str]:
    """What may follow these words in the menu."""
    return {text.removeprefix(first).strip() for text in menu(table) if text == first or text.startswith(first + " ")}


def play(table: lapilli.Table, *actions: str) -> lapilli.Table:
    """Play actions; `3/4` stands for an orange 3 and a white 4, `T` for the harmless tile."""
    for action in actions:
        if re.fullmatch(r"\d/\d", action):
            orange, white = action.split("/")
            play(table, f"roll orange {orange}", f"roll white {white}")
        elif action == "T":
            play(table, *T)
        else:
            table.play(action)
    return table


def odds(table: lapilli.Table) -> dict[str, Fraction]:
    """The chances of what may happen now."""
    return {action.text: action.weight or Fraction(0) for action in table.menu("chance")}


def number(table: lapilli.Table, path: str) -> Any:
    """A value of the position by its path, 0 or None where nothing is."""
    value: Any = table.position()
    for key in path.split("/"):
        value = value.get(key) if isinstance(value, Mapping) else value[int(key)]
        if value is None:
            return 0
    return value


def tie_break(table: lapilli.Table, seat: str) -> int:
    """Tie-break points of a seat."""
    state: Any = table.state
    return int(points(state, seat_names(state).index(seat)))
