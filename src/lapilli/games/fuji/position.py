"""Whole positions in and out as readable data.

Keys: `seats`, `options`, `box` (the text of an owner's box file, null for the standard one), `phase` (the step by
name), `number` (phase 1 to 6, 0 in the set-up),
`round`, `eruptions`, `end`, `scenario`, `terrain` (cell -> card), `lava`, `equipment`, `eruption`, `doubles` (cells),
`pile`, `bottom`, `discards` (cards), `figures` (see FIGURE), `dice` (`p1.u1` -> [face, mask of viewers who know it,
memories in three bits per viewer]), `aside`, `left`, `rolling` (dice), `picked` and `made` (per hand), `buddy` (die),
`entries` (notation per seat), `said` (masks per seat), `claims`, and `course` (bookkeeping numbers, see COURSE).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from lapilli.core.errors import PositionError
from lapilli.core.game import View
from lapilli.games.fuji.actions import (
    CARD_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    DICE,
    FIGURE_NAMES,
    INJURY_NAMES,
    SKILL_NAMES,
    SPACE,
    TERRAIN_NAMES,
)
from lapilli.games.fuji.audit import audit
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.options import OPTIONS, blank, decode
from lapilli.games.fuji.rules.board import map_cells, survey
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.masks import mask, names
from lapilli.games.fuji.rules.names import CLAIM, FAMILIES
from lapilli.games.fuji.state import lay_out

STAGES = (
    *("characters", "skills", "left_out", "dealing", "burying", "scenario", "terrain", "starts", "planning", "rerolls"),
    *("gear", "turns", "bars", "walk", "token", "injury", "losing", "lending", "carabiner", "flipping", "cutting"),
    *("turning", "throwing", "rolling", "hidden", "eruption", "over"),
)
ENDS = ("", "victory", "lava", "exhausted")
COURSE = (
    *("cursor", "ready", "moves", "chatter", "spoken", "side", "done", "user", "wielded", "card", "target", "throws"),
    *("asked_hand", "refused", "gone", "mover", "own_total", "best_total", "due", "injuries_due", "legs", "drawing"),
    *("compared", "compared_cell"),
)
FIGURE = ("stamina", "bars", "rerolls", "flares", "bonus")


def cell_name(state: Course, cell: int) -> str | None:
    return None if cell < 0 else CELL_NAMES[state.map.cells[cell]]


def position(state: Course) -> View:
    """All there is, secrets included."""
    cells = map_cells(state)
    placed = len(state.terrain) > 0
    return {
        "seats": int(state.seats),
        "options": decode(state.terms),
        "box": state.terms.text or None,
        "phase": STAGES[state.stage],
        "number": int(state.phase),
        "round": int(state.round),
        "eruptions": int(state.eruptions),
        "end": ENDS[state.end],
        "scenario": state.terms.maps.index(state.map) + 1 if placed else 0,
        "terrain": {cells[cell]: TERRAIN_NAMES[card] for cell, card in enumerate(state.terrain) if card >= 0},
        "villages": names(state.villages, cells) if placed else [],
        "lava": names(state.lava, cells) if placed else [],
        "equipment": names(state.equipment, cells) if placed else [],
        "eruption": names(state.eruption, cells) if placed else [],
        "doubles": names(state.doubles, cells) if placed else [],
        "pile": names(state.pile, CARD_NAMES),
        "bottom": [CARD_NAMES[card] for card in state.bottom],
        "discards": names(state.discards, CARD_NAMES),
        "figures": [_figure(state, figure, index) for index, figure in enumerate(state.figures)],
        "dice": {
            name: [int(state.value[die]), int(state.known[die]), int(state.memory[die])]
            for die, name in enumerate(DICE)
            if in_play(state, die)
        },
        "aside": names(state.aside, DICE),
        "left": names(state.left, DICE),
        "rolling": names(state.rolling, DICE),
        "picked": [names(state.picked[hand], DICE) for hand in range(state.hands)],
        "made": [int(state.made[hand]) for hand in range(state.hands)],
        "buddy": None if state.buddy < 0 else DICE[state.buddy],
        "success": state.success,
        "entries": [None if entry < 0 else SPACE.text(entry) for entry in state.entries],
        "said": [
            [int(bits) for bits in state.said[seat * FAMILIES : (seat + 1) * FAMILIES]] for seat in range(state.seats)
        ],
        "claims": [_claim(state, row) for row in range(0, len(state.claims), CLAIM)],
        "course": {name: int(getattr(state, name)) for name in COURSE},
    }


def in_play(state: Course, die: int) -> bool:
    """Is the die on the table at all?"""
    if die >= 24:
        return state.dummy
    return die // 6 < state.count and bool(state.figures[die // 6].owned >> die & 1)


def _figure(state: Course, figure: Figure, index: int) -> View:
    entry: View = {
        "name": FIGURE_NAMES[index],
        "character": None if figure.character < 0 else CHARACTER_NAMES[figure.character],
        "skill": None if figure.skill < 0 else SKILL_NAMES[figure.skill],
        "cell": cell_name(state, figure.cell),
        "marker": cell_name(state, figure.marker),
        "owned": names(figure.owned, DICE),
        "dice": names(figure.dice, DICE),
        "cards": names(figure.cards, CARD_NAMES),
        "tapped": names(figure.tapped, CARD_NAMES),
        "fresh": names(figure.fresh, CARD_NAMES),
        "injuries": names(figure.injuries, INJURY_NAMES),
        "aided": figure.aided,
        "radio": figure.radio,
    }
    return entry | {name: int(getattr(figure, name)) for name in FIGURE}


def _claim(state: Course, row: int) -> View:
    hand, action, requirement, dice, least, most, stale = (int(state.claims[row + place]) for place in range(CLAIM))
    return {
        "hand": hand,
        "text": _phrase(action) if action >= 0 else None,
        "requirement": requirement,
        "dice": list(_dice(dice)),
        "least": least,
        "most": most,
        "stale": stale,
    }


@cache
def _phrase(action: int) -> str:
    """Notation of a dice phrase; a round has dozens, and every view repeats them."""
    return SPACE.text(action)


@cache
def _dice(mask: int) -> tuple[str, ...]:
    return tuple(names(mask, DICE))


# -- in --------------------------------------------------------------------------------------------------------


def restore(data: View, box: FujiBox) -> Course:
    """A state at rest from such data; what is impossible is refused with the reason."""
    if data["box"] != box.text:
        raise PositionError("box: the position was played with another box; pass that box file")
    state = rebuild(data, box)
    problems = audit(state)
    if problems:
        raise PositionError(problems[0])
    come_to_rest(state)
    return state


def come_to_rest(state: Course) -> None:
    """What is kept for speed is worked out, and the choices are listed."""
    if state.phase == 2:
        survey(state)
    state.proceed()


def rebuild(data: View, box: FujiBox) -> Course:
    """The state of such data, neither checked for sense nor at rest yet."""
    if data["seats"] not in (2, 3, 4):
        raise PositionError(f"Fuji is played by 2, 3 or 4, not {data['seats']}")
    if data["phase"] not in STAGES:
        raise PositionError(f"there is no phase {data['phase']!r}")
    chosen = {option.name: option.accept(data["options"][option.name], data["seats"]) for option in OPTIONS}
    state = blank(data["seats"], chosen, box)
    state.stage = STAGES.index(data["phase"])
    state.phase, state.round, state.eruptions = data["number"], data["round"], data["eruptions"]
    state.end = ENDS.index(data["end"])
    try:
        _restore_arrays(state, data)
        _restore_board(state, data)
        _restore_figures(state, data)
        _restore_dice(state, data)
    except ValueError as error:
        raise PositionError(f"the position names something that is not in the box: {error}") from None
    state.success = bool(data["success"])
    for index, text in enumerate(data["entries"]):
        state.entries[index] = -1 if text is None else SPACE.parse(text)
    if len(state.said) != state.seats * FAMILIES:
        raise PositionError("what was said needs one row per seat")
    for name in COURSE:
        setattr(state, name, data["course"][name])
    return state


def _restore_arrays(state: Course, data: View) -> None:
    terrain: list[int] = []
    if data["scenario"]:
        state.map = state.terms.maps[data["scenario"] - 1]
        laid = data["terrain"]
        terrain = [TERRAIN_NAMES.index(laid[cell]) if cell in laid else -1 for cell in map_cells(state)]
    bottom = [CARD_NAMES.index(card) for card in data["bottom"]]
    said = [bits for row in data["said"] for bits in row]
    lay_out(state, terrain, bottom, said, [number for claim in data["claims"] for number in _numbers(claim)])


def _restore_board(state: Course, data: View) -> None:
    if not data["scenario"]:
        return
    cells = map_cells(state)
    state.villages = mask(data["villages"], cells)
    state.lava, state.equipment = mask(data["lava"], cells), mask(data["equipment"], cells)
    state.eruption, state.doubles = mask(data["eruption"], cells), mask(data["doubles"], cells)


def _restore_figures(state: Course, data: View) -> None:
    state.pile = mask(data["pile"], CARD_NAMES)
    state.discards = mask(data["discards"], CARD_NAMES)
    cells = map_cells(state)
    if len(data["figures"]) != state.count:
        raise PositionError(f"there are {state.count} figures")
    for figure, entry in zip(state.figures, data["figures"], strict=True):
        figure.character = -1 if entry["character"] is None else CHARACTER_NAMES.index(entry["character"])
        figure.skill = -1 if entry["skill"] is None else SKILL_NAMES.index(entry["skill"])
        figure.cell = -1 if entry["cell"] is None else cells.index(entry["cell"])
        figure.marker = -1 if entry["marker"] is None else cells.index(entry["marker"])
        figure.owned, figure.dice = mask(entry["owned"], DICE), mask(entry["dice"], DICE)
        figure.cards, figure.tapped = mask(entry["cards"], CARD_NAMES), mask(entry["tapped"], CARD_NAMES)
        figure.fresh = mask(entry["fresh"], CARD_NAMES)
        figure.injuries = mask(entry["injuries"], INJURY_NAMES)
        figure.aided, figure.radio = bool(entry["aided"]), bool(entry["radio"])
        for name in FIGURE:
            setattr(figure, name, entry[name])


def _restore_dice(state: Course, data: View) -> None:
    for name, (value, known, memory) in data["dice"].items():
        die = DICE.index(name)
        if not 0 <= value <= 6:
            raise PositionError(f"the die {name} cannot show {value}")
        state.value[die], state.known[die], state.memory[die] = value, known, memory
    state.aside, state.left = mask(data["aside"], DICE), mask(data["left"], DICE)
    state.rolling = mask(data["rolling"], DICE)
    for hand in range(state.hands):
        state.picked[hand], state.made[hand] = mask(data["picked"][hand], DICE), data["made"][hand]
    state.buddy = -1 if data["buddy"] is None else DICE.index(data["buddy"])


def _numbers(claim: View) -> list[Any]:
    return [
        claim["hand"],
        -1 if claim["text"] is None else SPACE.parse(claim["text"]),
        claim["requirement"],
        mask(claim["dice"], DICE),
        claim["least"],
        claim["most"],
        claim["stale"],
    ]
