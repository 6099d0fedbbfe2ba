"""Eruption."""

from __future__ import annotations

from typing import Any

from lapilli.games.eruption.names import (
    CARD_KINDS,
    ENDINGS,
    LAVA_TILES,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    PURPOSES,
    ROLLS,
    SPACES,
    VILLAGE_NAMES,
    tile_mask,
)
from tests.adapters.expected_observations.expected import counts, hot, many, round_from


def expected(view: Any, state: Any) -> dict[str, Any]:
    names, turn, end = view["names"], view["turn"], view["end"]
    me = None if view["seat"] is None else names[view["seat"]]
    around = round_from(names, me, 6)
    clans = view["options"]["clans"] and me is not None
    told: dict[str, Any] = {
        "viewer": hot(me, [*names, *[None] * (6 - len(names))]),
        "seats": hot(len(names), (2, 3, 4, 5, 6)),
        "phase": hot(view["step"], PHASES),
        "active": hot(view["active"], around),
        "mate": hot(around[len(names) // 2] if clans else None, around),
        "tiles": [_sides(view["tiles"].get(space)) for space in SPACES],
        "walls": [1 + MATERIAL_NAMES.index(view["walls"][p]) if p in view["walls"] else 0 for p in PLACE_NAMES],
        "vents": [hot(where, (*SPACES, "row", "gone")) for where in view["eruptions"]],
        "supply": counts(view["supply"], MATERIAL_NAMES),
        "discards": counts(view["discards"], CARD_KINDS),
        "deck": view["deck"],
        "stack": counts(view["stack"], LAVA_TILES),
        "aside": counts(view["aside"], LAVA_TILES),
        "discarded": counts(view["tile_discards"], LAVA_TILES),
        "gone": counts(view["gone"], LAVA_TILES),
        "tops": [hot(tile, LAVA_TILES) for tile in view["forecast"]["tops"]],
        "hidden": view["forecast"]["hidden"],
        "turn": [
            int(turn[key])
            for key in ("last_orange", "last_white", "cards_due", "reveals", "built", "used_up", "busy", "moves")
        ],
        "purpose": hot(turn["purpose"], PURPOSES) if state.placement else [0] * 5,
        "tile": hot(turn["tile"], LAVA_TILES),
        "space": hot(turn["space"], SPACES),
        "rotation": hot(turn["rotation"], range(6)),
        "closed": many(turn["closed"], SPACES),
        "roll": hot(turn["roll"], ROLLS) if state.throw else [0] * 4,
        "tested": hot(turn["tested"], PLACE_NAMES),
        "orange": turn["orange"],
        "contenders": [int(turn["contenders"] >> names.index(name) & 1) if name else 0 for name in around],
        "ending": hot(end["ending"], ENDINGS),
        "burned": many(end["burned"], around),
        "idle": end["idle"],
        "turns": min(end["turns"], 255),
    }
    for number, name in enumerate(around):
        told |= {f"{key}{number}": value for key, value in _player(view, name).items()}
    return told


def _sides(tile: str | None) -> list[int]:
    mask = tile_mask(tile) if tile else 0
    return [mask >> side & 1 for side in range(6)]


def _player(view: Any, name: str | None) -> dict[str, Any]:
    if name is None:
        none = [0] * 8
        return {"village": [0] * 6, "player": [0] * 5, "stock": [0] * 3, "vents": [0] * 3} | dict.fromkeys(
            ("hand", "given", "laid"), none
        )
    seat, end = view["names"].index(name), view["end"]
    points = max(0, view["points"][name]) if view["villages"][seat] else 0
    facts = [
        view["temperature"][name] // 10,
        points,
        view["hand_sizes"][name],
        end["left"][seat],
        int(name in end["last"]),
    ]
    return {
        "village": hot(view["villages"][seat], VILLAGE_NAMES),
        "player": facts,
        "stock": counts(view["stock"][name], MATERIAL_NAMES),
        "vents": [int(where == name) for where in view["eruptions"]],
        "hand": counts(view["hands"][name] or {}, CARD_KINDS),
        "given": counts(view["given"][name], CARD_KINDS),
        "laid": counts(view["memory"]["laid"][name], CARD_KINDS),
    }
