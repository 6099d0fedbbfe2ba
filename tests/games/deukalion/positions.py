"""The standard position of the digest (chapter 10), and short scripts of actions and of what must be true."""

from __future__ import annotations

from typing import Any

import lapilli
from lapilli.core.table import Table

HEROES = ("deukalion", "perseus", "hercules", "achilles")
ANCHORS = {"deukalion": "e2", "perseus": "d2", "hercules": "c2", "achilles": "e1"}
GARRISONS = {"ephesus": 1, "argos": 1, "salamis": 2, "lindos": 2}
CITIES = {
    "corinth": ["red"],
    "mycenae": ["green", "blue"],
    "sparta": ["red", "yellow"],
    "thera": ["white"],
    "crete": ["green", "blue"],
    "rhodes": ["yellow", "white"],
    "cyprus": ["red", "green"],
    "halicarnassus": ["blue", "yellow", "white"],
}


def position(
    *,
    seats: int = 4,
    step: tuple[str, int] | None = None,
    main: tuple[str, tuple[int, int, int, int]] | None = None,
    active: str | None = None,
    ships: dict[str, str] = {},
    aboard: dict[str, int] = {},
    below: dict[str, int] = {},
    cargo: dict[str, str] = {},
    hand: dict[str, str] = {},
    secret: dict[str, str] = {},
    table: dict[str, dict[str, int]] = {},
    points: dict[str, int] = {},
    tasks: dict[str, str] = {},
    settlements: dict[str, str] = {},
    open: str = "t14 t15",
    options: dict[str, Any] = {},
    **more: Any,
) -> dict[str, Any]:
    """A position of the digest's examples; `cargo` is written "red corinth, white thera"."""
    cities = {city: list(colours) for city, colours in CITIES.items()}
    heroes: dict[str, Any] = {}
    for name in HEROES[:seats]:
        held = sum(GARRISONS[place] for place, holder in settlements.items() if holder == name)
        dead = below.get(name, 10 - held - aboard[name] if name in aboard else 0)
        load = []
        for item in cargo.get(name, "").split(", ") if cargo.get(name) else []:
            colour, city = item.split()
            cities[city].remove(colour)
            load.append(colour)
        heroes[name] = {
            "ship": ships.get(name, ANCHORS[name]),
            "aboard": aboard.get(name, 10 - held - dead),
            "below": dead,
            "cargo": load,
            "hand": hand.get(name, "").split(),
            "secret": secret.get(name),
            "points": points.get(name, 0),
            "tasks": tasks.get(name, "").split(),
            **table.get(name, {}),
        }
    data: dict[str, Any] = {
        "seats": seats,
        "options": options,
        "heroes": heroes,
        "cities": cities,
        "settlements": settlements,
        "open_tasks": open.split(),
        "dice": [1, 1, 1, 1, 1],
    }
    if main:
        data |= {"turn_phase": "main", "active": main[0], "stepper": main[0], "kylix": "rim1"}
        data["dice"] = [*main[1], 1]
        data["step"] = {"cards_done": main[1][0] == 2}
    else:
        hero, die = step or ("perseus", 1)
        default = HEROES[(HEROES.index(hero) - 1) % seats]
        data |= {"turn_phase": "step", "active": active or default, "stepper": hero, "dice": [1, 1, 1, 1, die]}
    if "step_facts" in more:
        data["step"] = data.get("step", {}) | more.pop("step_facts")
    return data | more


def table(**changes: Any) -> Table:
    return lapilli.position("deukalion", position(**changes), seed="test")


def legal(t: Table, seat: str | None = None) -> list[str]:
    """The notations of a menu."""
    return [action.text for action in t.menu(seat)]


def run(t: Table, script: str) -> Table:
    """Play and check, line by line.

    `> sail d4` plays (`perseus> pass` names the seat); `legal: a; b`, `illegal: a; b`, `only: a; b` look at the first
    actor's menu; `pushes: hercules a4`; `asked: perseus`;
    `ship|aboard|below|points|total|cargo|hand perseus ...`; `hydra f5`; `open t14 t05`;
    `city corinth red`; `holds ephesus perseus`; `over perseus`.
    """
    for number, raw in enumerate(script.strip().splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        try:
            _line(t, line)
        except Exception as error:
            raise AssertionError(f"line {number} ({line}): {error!r}") from error
    return t


def _line(t: Table, line: str) -> None:
    seat, mark, action = line.partition(">")
    if mark:
        t.play(action.strip(), seat.strip() or None)
        return
    word, colon, rest = line.partition(":")
    parts = [part.strip() for part in rest.split(";") if part.strip()]
    if colon:
        names = word.split()
        menu = legal(t, names[0] if len(names) > 1 else None)
        match names[-1]:
            case "legal":
                assert [part for part in parts if part not in menu] == [], menu
            case "illegal":
                assert [part for part in parts if part in menu] == []
            case "only":
                assert sorted(menu) == sorted(parts)
            case "pushes":
                ends = [text.split()[2] for text in menu if text.startswith(f"push {rest.split()[0]}")]
                assert sorted(ends) == sorted(rest.split()[1:]), ends
            case "asked":
                assert list(t.awaited) == rest.split()
            case _:
                raise ValueError(f"{line!r} says nothing")
        return
    what, name, *values = line.split()
    data, hero = t.position(), t.position()["heroes"].get(name)
    match what:
        case "ship" | "aboard" | "below" | "points" | "secret":
            assert str(hero[what]) == values[0], hero[what]
        case "cargo" | "hand" | "tasks":
            assert sorted(hero[what]) == sorted(values), hero[what]
        case "total":
            assert t.view()["heroes"][name]["total"] == int(values[0]), t.view()["heroes"][name]["total"]
        case "city":
            assert sorted(data["cities"][name]) == sorted(values)
        case "holds":
            assert str(data["settlements"][name]) == values[0], data["settlements"]
        case "hydra":
            assert data["hydra"] == name
        case "open":
            assert sorted(map(str, data["open_tasks"])) == sorted([name, *values]), data["open_tasks"]
        case "over":
            assert t.result is not None, "not over"
            assert t.result.winners == (name, *values)
        case _:
            raise ValueError(f"{line!r} says nothing")
