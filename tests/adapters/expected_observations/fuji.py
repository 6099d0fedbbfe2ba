"""Fuji."""

from __future__ import annotations

from typing import Any

from lapilli.games.fuji.actions import (
    CARD_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    DICE,
    FIGURE_NAMES,
    INJURY_NAMES,
    SKILL_NAMES,
    TERRAIN_NAMES,
)
from lapilli.games.fuji.knowledge.view import ENDINGS, PHASE_NAMES
from tests.adapters.expected_observations.expected import hot, many, round_from

NUMBERS = ("stamina", "bars", "rerolls", "flares", "bonus", "aided", "radio")


def expected(view: Any, state: Any) -> dict[str, Any]:
    seats = view["seats"]
    me = None if view["seat"] is None else FIGURE_NAMES[view["seat"]]
    around = round_from(FIGURE_NAMES[:seats], me, 4)
    third = FIGURE_NAMES[seats : len(view["figures"])]  # of two players
    slots = [*around[:seats], *third, *[None] * (4 - seats - len(third))]
    sets = [*around[:seats], *FIGURE_NAMES[seats:], "dummy"]
    dice = [f"{holder}.{die[3:]}" for holder in sets for die in DICE[:6]]
    figures = {figure["name"]: figure for figure in view["figures"]}
    use, move, compared = view["use"] or {}, view["move"] or {}, view["comparison"] or {}
    refused = [text.split() for text in view["refused"]]

    def hand_slot(hand: int) -> str:
        return "p3" if third and hand >= 2 else FIGURE_NAMES[hand]

    claims = [
        [*hot(hand_slot(one["hand"]), slots), one["requirement"] + 1, one["least"], min(255, one["most"]), one["stale"]]
        for one in view["claims"][::-1][:12]
    ]
    told: dict[str, Any] = {
        "viewer": hot(me, FIGURE_NAMES),
        "seats": hot(seats, (2, 3, 4)),
        "awaited": many(view["awaited"], around),
        "chance": int(view["chance"]),
        "phase": hot(view["phase"], PHASE_NAMES),
        "phase_number": view["phase_number"],
        "round": view["round"],
        "eruptions": view["eruptions"],
        "end": hot(view["end"], ENDINGS),
        "terrain": [1 + TERRAIN_NAMES.index(view["terrain"][c]) if c in view["terrain"] else 0 for c in CELL_NAMES],
        **{key: many(view[key], CELL_NAMES) for key in ("villages", "lava", "equipment", "eruption", "doubles")},
        "pile": many(view["pile"], CARD_NAMES),
        "bottom": [hot(card, CARD_NAMES) for card in [*view["bottom"], *[None] * 15][:15]],
        "discards": many(view["discards"], CARD_NAMES),
        "moves": [view["moves"][FIGURE_NAMES.index(name)] if name else 0 for name in around],
        "chatter": [view["chatter"][FIGURE_NAMES.index(name)] if name else 0 for name in around],
        "claims": claims + [[0] * 8] * (12 - len(claims)),
        "aside": many(view["aside"], dice),
        "left": many(view["left"], dice),
        "stopped": many(view["stopped"], range(4)),
        "refused": [many([who for what, who in refused if what == card], slots) for card in ("lighter", "knife")],
        "setup": view["setup"]["place"] + 1 if view["setup"] else 0,
        "user": hot(use.get("user"), slots),
        "wielded": hot(use.get("wielded"), CARD_NAMES),
        "card": hot(use.get("card"), CARD_NAMES),
        "target": hot(use.get("target"), slots),
        "hand": hot(use.get("hand"), range(4)),
        "chosen": [use.get("chosen", 0) >> hand & 1 for hand in range(4)],
        "mover": hot(move.get("figure"), slots),
        "move": [move.get("eruptions", 0), move.get("injuries", 0), int(move.get("drawing", False))],
        "compared": hot(compared.get("figure"), slots),
        "about": hot(compared.get("cell"), CELL_NAMES),
        "comparison": [max(0, compared.get("own", 0)), max(0, compared.get("best", 0))],
        "owned": many(view["dice"], dice),
        "faces": [view["dice"].get(die, (0, 0, 0))[0] for die in dice],
        "remembered": [view["dice"].get(die, (0, 0, 0))[2] for die in dice],
        "rolling": many(view["rolling"], dice),
        "picked": many([die for row in view["picked"] for die in row], dice),
        "made": [0 if made is None else made + 1 for made in view["made"]],
        "buddy": hot(view["buddy"], dice),
        "said": [
            [int(bits != 0) for bits in view["said"][FIGURE_NAMES.index(name)]] if name else [0] * 57 for name in around
        ],
    }
    for slot, name in enumerate(slots):
        figure = figures.get(name or "")
        told |= {f"{key}{slot}": value for key, value in _figure(view, figure).items()}
        told[f"dice{slot}"] = many(figure["dice"] if figure else (), dice)
    return told


def _figure(view: Any, figure: Any) -> dict[str, Any]:
    if figure is None:
        return {"cell": [0] * 90, "marker": [0] * 90, "character": [0] * 4, "skill": [0] * 6} | {
            "cards": [0] * 15,
            "tapped": [0] * 15,
            "fresh": [0] * 15,
            "injuries": [0] * 4,
            "figure": [0] * 10,
        }
    return {
        "cell": hot(figure["cell"], CELL_NAMES),
        "marker": hot(figure["marker"], CELL_NAMES),
        "character": hot(figure["character"], CHARACTER_NAMES),
        "skill": hot(figure["skill"], SKILL_NAMES),
        "cards": many(figure["cards"], CARD_NAMES),
        "tapped": many(figure["tapped"], CARD_NAMES),
        "fresh": many(figure["fresh"], CARD_NAMES),
        "injuries": many(figure["injuries"], INJURY_NAMES),
        "figure": [
            *(int(figure[key]) for key in NUMBERS),
            *(int(figure["name"] in view[key]) for key in ("gone", "legs", "ready")),
        ],
    }
