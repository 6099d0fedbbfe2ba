"""Positions for tests: the base position P0 of the rules digest, with changes, and a few questions to a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lapilli
from lapilli import Table
from lapilli.games.nisyros.rules.calling import calls_left
from lapilli.games.nisyros.state import Position

ZONES = ("mandraki", "pali", "emporios", "nikia")
LAYOUT = {
    "mandraki": ["stone", "wood", "wheat", "wood"],
    "pali": ["wood", "wheat", "stone", "wood"],
    "emporios": ["stone", "wood", "wheat", "wheat"],
    "nikia": ["wheat", "stone", "wood", "stone"],
}
COPIES = {str(number): 2 if number in (10, 15, 18, 19, 20) else 1 for number in range(1, 21)}
STAR_CARDS = {str(number): 1 for number in range(1, 11)}
BEGIN = {  # step -> the phase in which it is about to begin
    1: ("place", 1),
    2: ("events", 2),
    3: ("throw", 3),
    4: ("throw", 3),
    5: ("throw", 3),
    6: ("build", 5),
    7: ("call", 6),
    8: ("sick", 7),
    9: ("flow", 8),
    10: ("volcano", 9),
    "end": ("evacuate", 10),
}
IDLE_DICE = {die: {"face": "stone" if die != "d" else "wheat", "at": "unused"} for die in "abcde"}
LOST = ("plus", "plus", "plus", "minus", "stone")


def people(colour: str, *, kos: int = 0, hades: int = 0, home: str = "", idle: Mapping[str, int] = {}, **_: Any) -> Any:
    """A colour's figures; workers are given by `at`."""
    return {"kos": kos, "hades": hades, "home": home or colour, "idle": dict(idle)}


def table(
    step: int | str = 1,
    *,
    seats: tuple[str, ...] = ZONES,
    who: Mapping[str, Mapping[str, Any]] = {},
    waiting: tuple[int, ...] = (),
    drawn: tuple[int, ...] = (1, 2, 5, 7, 8),
    dice: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] = {},
    stock: Mapping[str, int] = {},
    full_deck: bool = False,
    box: Path | None = None,
    **changes: Any,
) -> Table:
    """P0 with changes. `who`: colour -> workers by place, and kos, hades, home, idle; the rest are citizens at home."""
    persons = {}
    for colour in seats:
        said = dict(who.get(colour, {f"{colour}.theatre": 2}))
        extra = {key: said.pop(key) for key in ("kos", "hades", "home", "idle") if key in said}
        row = people(colour, **extra)
        free = 10 - sum(said.values()) - row["kos"] - row["hades"]
        persons[colour] = {**row, "workers": said, "citizens": {row["home"]: free} if free else {}}
    phase, at_step = BEGIN[step]
    if dice is None:
        dice = IDLE_DICE if step in (4, 5) else {}
    position = {
        "options": {"layout": "fixed", **options},
        "seats": list(seats),
        "order": list(ZONES),
        "layout": LAYOUT,
        "round": 2,
        "step": at_step,
        "active": seats[0],
        "phase": phase,
        "stock": {"stone": 0, "wood": 0, "wheat": 3 * len(seats), **stock},
        "lava": {},
        "boats": {},
        "dams": {},
        "bonus": list(ZONES),
        "people": persons,
        "cards": _cards(drawn, waiting, full_deck),
        "dice": dict(dice),
        "now": {"done": list(seats)} if step == 7 else {},
        **changes,
    }
    for zone in position["lava"]:
        if zone in position["bonus"]:
            position["bonus"] = [other for other in position["bonus"] if other != zone]
    return lapilli.position("nisyros", position, seed="test", box=box)


def _cards(drawn: tuple[int, ...], waiting: tuple[int, ...], full: bool) -> dict[str, Any]:
    if full:
        return {"stars": STAR_CARDS, "deck": {n: c - STAR_CARDS.get(n, 0) for n, c in COPIES.items()}}
    deck = dict(COPIES)
    for number in (*drawn, *waiting):
        deck[str(number)] -= 1
    held: dict[str, int] = {}
    for number in waiting:
        held[str(number)] = held.get(str(number), 0) + 1
    return {"deck": deck, "discard": {str(number): 1 for number in drawn}, "waiting": held}


def play(table: Table, *actions: str) -> Table:
    """Play one action after the other."""
    for action in actions:
        table.play(action)
    return table


def throw(table: Table, *faces: str) -> Table:
    """The five action dice fall like this."""
    return play(table, *(f"roll {die} {face}" for die, face in zip("abcde", faces, strict=True)))


def to_step_3(table: Table) -> Table:
    """From the end of step 1 through a step 2 without effect (woodworm, no wood)."""
    return play(table, "roll red 1", "draw event 16")


def menu(table: Table, seat: str | None = None) -> list[str]:
    """What a seat (by default the first actor) may do, as notation."""
    return [action.text for action in table.menu(seat)]


def starting(table: Table, word: str, seat: str | None = None) -> list[str]:
    """The part of the menu that begins with these words."""
    return [text for text in menu(table, seat) if text.startswith(word)]


def at(table: Table, path: str) -> Any:
    """A fact of the position by its path: `stock.wood`, `people.pali.workers.pali.1` (missing counts are 0)."""
    value: Any = table.position()
    keys = path.split(".")
    while keys:
        for length in range(len(keys), 0, -1):
            key = ".".join(keys[:length])
            if isinstance(value, dict) and key in value:
                value, keys = value[key], keys[length:]
                break
        else:
            return 0
    return value


def calls(table: Table) -> dict[str, int]:
    """How many calls are left on each theatre."""
    state = table.state
    assert isinstance(state, Position)
    return {zone: left for index, zone in enumerate(ZONES) if (left := calls_left(state, index))}


def workers(table: Table, colour: str) -> dict[str, int]:
    return dict(at(table, f"people.{colour}.workers"))


def citizens(table: Table, colour: str) -> int:
    return sum(at(table, f"people.{colour}.citizens").values())
