"""Section 8: a viewer's knowledge as JSON, and the whole position. Compiled, since views are many."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.view_encoding import name_or_none, names_in_mask, numbers
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
from lapilli.games.fuji.knowledge.domains import said_words, show_claim
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.view_types import (
    AddressedView,
    ClaimView,
    ComparisonView,
    FigureView,
    HandlingView,
    MoveView,
    Options,
    SetupView,
    TableView,
    UseView,
    View,
)
from lapilli.games.fuji.options import decode
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.masks import zeros
from lapilli.games.fuji.rules.names import ADDRESS, CLAIM, FAMILIES
from lapilli.games.fuji.rules.parameters import RuleParameters
from lapilli.games.fuji.rules.steps import CardUse, Handling, Move, SetUp
from lapilli.games.fuji.state import Open, Position

PHASE_NAMES: Final[list[str]] = [
    *("characters", "skills", "left_out", "dealing", "burying", "scenario", "terrain", "starts", "planning", "rerolls"),
    *("gear", "turns", "bars", "walk", "token", "injury", "losing", "lending", "carabiner", "flipping", "cutting"),
    *("turning", "throwing", "rolling", "hidden", "eruption", "over"),
]
ENDINGS: Final[list[str]] = ["", "victory", "lava", "exhausted"]
REFUSALS: Final[list[str]] = [f"{card} {figure}" for card in ("lighter", "knife") for figure in FIGURE_NAMES]
DUMMY_DICE: Final[i64] = 63 << 24
ROOM: Final[i64] = 8192  # claims that are remembered


def observe(known: Known) -> View:
    """What a viewer knows, as JSON."""
    table = known.table
    return {
        **_table(table),
        "seat": known.viewer if known.viewer >= 0 else None,
        "chance": known.chance,
        "awaited": names_in_mask(FIGURE_NAMES, known.awaited),
        "decider": known.decider if known.decider >= 0 else None,
        "dice": _dice(known),
        "rolling": names_in_mask(DICE, known.rolling),
        "rolling_hands": _hands(known.rolling_hands),
        "picked": [names_in_mask(DICE, dice) for dice in known.picked],
        "made": [made if made >= 0 else None for made in known.made],
        "buddy": name_or_none(DICE, known.buddy),
        "said": [numbers(known.said[row * FAMILIES : (row + 1) * FAMILIES]) for row in range(table.seats)],
        "spoken": known.spoken,
        "handling": _handling(known.handling),
    }


def _dice(known: Known) -> dict[str, list[int]]:
    """Dice on the table: face, viewers, what is remembered."""
    table = known.table
    in_play = _in_play(table)
    found: dict[str, list[int]] = {}
    for die in range(len(DICE)):
        if in_play >> die & 1:
            found[DICE[die]] = [known.faces[die], table.known[die], known.memory[die]]
    return found


def _in_play(table: Open) -> i64:
    """The dice on the table, as bits."""
    in_play: i64 = DUMMY_DICE if table.dummy else 0
    for figure in table.figures:
        in_play |= figure.owned
    return in_play


def _hands(mask: i64) -> list[int]:
    found: list[int] = []
    for hand in range(FIGURES):
        if mask >> hand & 1:
            found.append(hand)
    return found


def _table(table: Open) -> TableView:
    """What lies open."""
    return {
        "seats": table.seats,
        "options": _options(table.parameters).copy(),
        "box": table.parameters.text or None,
        # generated: OPEN.view - table (fields.py)
        "phase": PHASE_NAMES[table.phase],
        "phase_number": table.phase_number,
        "round": table.round,
        "eruptions": table.eruptions,
        "end": ENDINGS[table.end],
        "scenario": _scenario(table),
        "terrain": terrain(table),
        "villages": _cells(table, table.villages),
        "lava": _cells(table, table.lava),
        "equipment": _cells(table, table.equipment),
        "eruption": _cells(table, table.eruption),
        "doubles": _cells(table, table.doubles),
        "pile": names_in_mask(CARD_NAMES, table.pile),
        "bottom": [CARD_NAMES[card] for card in table.bottom],
        "discards": names_in_mask(CARD_NAMES, table.discards),
        "figures": _figures(table),
        "aside": names_in_mask(DICE, table.aside),
        "left": names_in_mask(DICE, table.left),
        "ready": names_in_mask(FIGURE_NAMES, table.ready),
        "moves": [table.moves >> 8 * seat & 255 for seat in range(table.seats)],
        "chatter": [table.chatter >> 8 * seat & 255 for seat in range(table.seats)],
        "side": FIGURE_NAMES[table.side],
        "entries": [None if entry < 0 else SPACE.text(entry) for entry in table.entries],
        "stopped": _hands(table.stopped),
        "refused": names_in_mask(REFUSALS, table.refused),
        "gone": names_in_mask(FIGURE_NAMES, table.gone),
        "legs": names_in_mask(FIGURE_NAMES, table.legs),
        "claims": _claims(table.claims),
        "addressed": _addressed(table.addressed),
        "setup": _setup(table.setup),
        "use": _use(table.use),
        "move": _move(table.move),
        "comparison": _comparison(table),
        # generated: end
    }


@lru_cache(64)
def _options(parameters: RuleParameters) -> Options:
    return decode(parameters)


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


def _scenario(table: Open) -> int:
    """The number of the map, 0 before it is drawn."""
    return table.parameters.maps.index(table.map) + 1 if len(table.terrain) > 0 else 0


def terrain(table: Open) -> dict[str, str]:
    """The terrain card of each cell."""
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


def _claims(said: vec[i64]) -> list[ClaimView]:
    """F-13 What was said so far."""
    found: list[ClaimView] = []
    for row in range(0, len(said), CLAIM):
        found.append(TOLD.view(said, row))
    return found


def _addressed(rows: vec[i64]) -> list[AddressedView]:
    """F-13.15 What was said to one seat in this round."""
    return [
        {"seat": rows[row], "text": SPACE.text(rows[row + 1]), "answer": _entry(rows[row + 2])}
        for row in range(0, len(rows), ADDRESS)
    ]


def _setup(setup: SetUp | None) -> SetupView | None:
    if setup is None:
        return None
    return {
        # generated: SET_UP.view - setup (fields.py)
        "place": setup.place,
        # generated: end
    }


def _use(use: CardUse | None) -> UseView | None:
    if use is None:
        return None
    return {
        # generated: CARD_USE.view - use (fields.py)
        "user": FIGURE_NAMES[use.user],
        "wielded": CARD_NAMES[use.wielded],
        "card": CARD_NAMES[use.card],
        "target": name_or_none(FIGURE_NAMES, use.target),
        "hand": use.hand,
        "chosen": use.chosen,
        # generated: end
    }


def _move(move: Move | None) -> MoveView | None:
    if move is None:
        return None
    return {
        # generated: MOVE.view - move (fields.py)
        "figure": FIGURE_NAMES[move.figure],
        "eruptions": move.eruptions,
        "injuries": move.injuries,
        "drawing": move.drawing,
        # generated: end
    }


def _handling(handling: Handling | None) -> HandlingView | None:
    if handling is None:
        return None
    return {
        # generated: HANDLING.view - handling (fields.py)
        "left": handling.left,
        "acted": handling.acted,
        # generated: end
    }


def _comparison(table: Open) -> ComparisonView | None:
    last = table.comparison
    if last is None:
        return None
    cell = CELL_NAMES[table.map.cells[last.cell]]
    return {"figure": FIGURE_NAMES[last.figure], "cell": cell, "own": last.own, "best": last.best}


def _entry(action: i64) -> str | None:
    """F-10.10 The notation of a standing entry; None for -1."""
    return None if action < 0 else SPACE.text(action)


def _figures(table: Open) -> list[FigureView]:
    return [_figure(table, index, table.figures[index]) for index in range(len(table.figures))]


def _figure(table: Open, index: i64, figure: Figure) -> FigureView:
    return {
        "name": FIGURE_NAMES[index],
        # generated: FIGURE.view - figure (fields.py)
        "cell": _cell(table, figure.cell),
        "marker": _cell(table, figure.marker),
        "character": name_or_none(CHARACTER_NAMES, figure.character),
        "skill": name_or_none(SKILL_NAMES, figure.skill),
        "owned": names_in_mask(DICE, figure.owned),
        "dice": names_in_mask(DICE, figure.dice),
        "cards": names_in_mask(CARD_NAMES, figure.cards),
        "tapped": names_in_mask(CARD_NAMES, figure.tapped),
        "fresh": names_in_mask(CARD_NAMES, figure.fresh),
        "injuries": names_in_mask(INJURY_NAMES, figure.injuries),
        "aided": figure.aided,
        "radio": figure.radio,
        "stamina": figure.stamina,
        "bars": figure.bars,
        "rerolls": figure.rerolls,
        "flares": figure.flares,
        "bonus": figure.bonus,
        # generated: end
    }


def position(state: Position) -> dict[str, object]:
    """All there is, secrets included."""
    table = state
    return {
        **_table(state),
        "dice": _all_dice(state),
        # generated: HIDDEN.position - state (fields.py)
        "rolling": names_in_mask(DICE, state.rolling),
        "picked": [names_in_mask(DICE, dice) for dice in state.picked],
        "made": numbers(state.made),
        "buddy": name_or_none(DICE, state.buddy),
        "said": said_words(state, numbers(state.said)),
        "spoken": [state.spoken >> 16 * seat & 65535 for seat in range(table.seats)],
        "handling": _handling(state.handling),
        # generated: end
    }


def _all_dice(state: Position) -> dict[str, list[int]]:
    """Dice on the table: face, viewers who know it, memories in three bits per viewer."""
    found: dict[str, list[int]] = {}
    in_play = _in_play(state)
    for die in range(len(DICE)):
        if in_play >> die & 1:
            found[DICE[die]] = [state.value[die], state.known[die], state.memory[die]]
    return found
