"""Section 8: a viewer's knowledge as JSON. Compiled, since views are many.

The table is told in the words of `facts.py`, which reads and checks positions; a test holds the two together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.told import marked, numbers, word
from lapilli.games.fuji.actions import (
    CARD_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    DICE,
    FIGURE_NAMES,
    FIGURES,
    INJURY_NAMES,
    SKILL_NAMES,
    SPACE,
    TERRAIN_NAMES,
)
from lapilli.games.fuji.knowledge.domains import show_claim
from lapilli.games.fuji.knowledge.facts import ENDS, REFUSALS, STAGES
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.seen import (
    ClaimView,
    ComparisonView,
    FigureView,
    HandlingView,
    MoveView,
    Options,
    TableView,
    UseView,
    View,
)
from lapilli.games.fuji.options import decode
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.names import CLAIM, FAMILIES
from lapilli.games.fuji.rules.terms import Terms
from lapilli.games.fuji.state import Open

STEPS: Final[list[str]] = list(STAGES)
ENDINGS: Final[list[str]] = list(ENDS)
DUMMY_DICE: Final[i64] = 63 << 24
ROOM: Final[i64] = 8192  # claims that are remembered


def observe(known: Known) -> View:
    """What a viewer knows, as JSON."""
    table = known.table
    return {
        **_table(table),
        "seat": known.viewer if known.viewer >= 0 else None,
        "chance": known.chance,
        "awaited": marked(FIGURE_NAMES, known.awaited),
        "decider": known.decider if known.decider >= 0 else None,
        "dice": _dice(known),
        "rolling": marked(DICE, known.rolling),
        "rolling_hands": _hands(known.rolling_hands),
        "picked": [marked(DICE, dice) for dice in known.picked],
        "made": [made if made >= 0 else None for made in known.made],
        "buddy": word(DICE, known.buddy),
        "said": [numbers(known.said[row * FAMILIES : (row + 1) * FAMILIES]) for row in range(table.seats)],
        "spoken": known.spoken,
        "handling": _handling(known),
    }


def _dice(known: Known) -> dict[str, list[int]]:
    """Dice on the table: face, viewers, what is remembered."""
    table = known.table
    in_play: i64 = DUMMY_DICE if table.dummy else 0
    for figure in table.figures:
        in_play |= figure.owned
    found: dict[str, list[int]] = {}
    for die in range(len(DICE)):
        if in_play >> die & 1:
            found[DICE[die]] = [known.faces[die], table.known[die], known.memory[die]]
    return found


def _hands(mask: i64) -> list[int]:
    found: list[int] = []
    for hand in range(FIGURES):
        if mask >> hand & 1:
            found.append(hand)
    return found


def _handling(known: Known) -> HandlingView | None:
    handling = known.handling
    return None if handling is None else {"left": handling.left, "acted": handling.acted}


def _table(table: Open) -> TableView:
    """What lies open."""
    setup = table.setup
    return {
        "seats": table.seats,
        "options": _options(table.terms).copy(),
        "box": table.terms.text or None,
        "phase": STEPS[table.stage],
        "number": table.phase,
        "round": table.round,
        "eruptions": table.eruptions,
        "end": ENDINGS[table.end],
        "scenario": table.terms.maps.index(table.map) + 1 if len(table.terrain) > 0 else 0,
        "terrain": _terrain(table),
        "villages": _cells(table, table.villages),
        "lava": _cells(table, table.lava),
        "equipment": _cells(table, table.equipment),
        "eruption": _cells(table, table.eruption),
        "doubles": _cells(table, table.doubles),
        "pile": marked(CARD_NAMES, table.pile),
        "bottom": [CARD_NAMES[card] for card in table.bottom],
        "discards": marked(CARD_NAMES, table.discards),
        "figures": [_figure(table, index, table.figures[index]) for index in range(len(table.figures))],
        "aside": marked(DICE, table.aside),
        "left": marked(DICE, table.left),
        "ready": marked(FIGURE_NAMES, table.ready),
        "moves": [table.moves >> 8 * seat & 255 for seat in range(table.seats)],
        "chatter": [table.chatter >> 8 * seat & 255 for seat in range(table.seats)],
        "side": FIGURE_NAMES[table.side],
        "entries": [None if entry < 0 else SPACE.text(entry) for entry in table.entries],
        "stopped": _hands(table.stopped),
        "refused": marked(REFUSALS, table.refused),
        "gone": marked(FIGURE_NAMES, table.gone),
        "legs": marked(FIGURE_NAMES, table.legs),
        "claims": _claims(table),
        "setup": None if setup is None else {"place": setup.place},
        "use": _use(table),
        "move": _move(table),
        "comparison": _comparison(table),
    }


@lru_cache(64)
def _options(terms: Terms) -> Options:
    return decode(terms)


def _cell(table: Open, cell: i64) -> str | None:
    return CELL_NAMES[table.map.cells[cell]] if cell >= 0 else None


def _cells(table: Open, mask: i64) -> list[str]:
    found: list[str] = []
    cell: i64 = 0
    while mask > 0:
        if mask & 1:
            found.append(CELL_NAMES[table.map.cells[cell]])
        mask >>= 1
        cell += 1
    return found


def _terrain(table: Open) -> dict[str, str]:
    found: dict[str, str] = {}
    for cell in range(len(table.terrain)):
        card = table.terrain[cell]
        if card >= 0:
            found[CELL_NAMES[table.map.cells[cell]]] = TERRAIN_NAMES[card]
    return found


@final
class Told:
    """Claims as they are told. A round has dozens and every view repeats them: views share them, nobody changes one."""

    __slots__ = ("claims", "views")

    def __init__(self) -> None:
        self.claims = zeros(ROOM * CLAIM)
        self.views: list[ClaimView | None] = [None] * int(ROOM)

    def view(self, said: vec[i64], row: i64) -> ClaimView:
        """The claim that begins at a place of an array; what was told under its number before makes room for it."""
        number: i64 = 0
        for column in range(CLAIM):
            number = (number * 31 + said[row + column]) & 0xFFFFFFFF
        place = number % ROOM
        kept = self.views[place]
        if kept is not None and self.same(place, said, row):
            return kept
        told = show_claim([said[row + column] for column in range(CLAIM)])
        for column in range(CLAIM):
            self.claims[place * CLAIM + column] = said[row + column]
        self.views[place] = told
        return told

    def same(self, place: i64, said: vec[i64], row: i64) -> bool:
        for column in range(CLAIM):
            if self.claims[place * CLAIM + column] != said[row + column]:
                return False
        return True


TOLD: Final = Told()


def _claims(table: Open) -> list[ClaimView]:
    """F-13 What was said so far."""
    found: list[ClaimView] = []
    for row in range(0, len(table.claims), CLAIM):
        found.append(TOLD.view(table.claims, row))
    return found


def _use(table: Open) -> UseView | None:
    use = table.use
    if use is None:
        return None
    return {
        "user": FIGURE_NAMES[use.user],
        "wielded": CARD_NAMES[use.wielded],
        "card": CARD_NAMES[use.card],
        "target": word(FIGURE_NAMES, use.target),
        "hand": use.hand,
        "chosen": use.chosen,
    }


def _move(table: Open) -> MoveView | None:
    move = table.move
    if move is None:
        return None
    return {
        "figure": FIGURE_NAMES[move.figure],
        "eruptions": move.eruptions,
        "injuries": move.injuries,
        "drawing": move.drawing,
    }


def _comparison(table: Open) -> ComparisonView | None:
    last = table.comparison
    if last is None:
        return None
    cell = CELL_NAMES[table.map.cells[last.cell]]
    return {"figure": FIGURE_NAMES[last.figure], "cell": cell, "own": last.own, "best": last.best}


def _figure(table: Open, index: i64, figure: Figure) -> FigureView:
    return {
        "name": FIGURE_NAMES[index],
        "cell": _cell(table, figure.cell),
        "marker": _cell(table, figure.marker),
        "character": word(CHARACTER_NAMES, figure.character),
        "skill": word(SKILL_NAMES, figure.skill),
        "owned": marked(DICE, figure.owned),
        "dice": marked(DICE, figure.dice),
        "cards": marked(CARD_NAMES, figure.cards),
        "tapped": marked(CARD_NAMES, figure.tapped),
        "fresh": marked(CARD_NAMES, figure.fresh),
        "injuries": marked(INJURY_NAMES, figure.injuries),
        "aided": figure.aided,
        "radio": figure.radio,
        "stamina": figure.stamina,
        "bars": figure.bars,
        "rerolls": figure.rerolls,
        "flares": figure.flares,
        "bonus": figure.bonus,
    }
