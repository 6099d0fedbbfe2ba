"""Observations: what a viewer knows as numbers, in the order of `observation_fields.py`.

Figures and sets of dice stand in slots: the viewer's own first, then those of the next seats clockwise, the third
figure of two players in slot 2, the dice of nobody's figure in slot 4. Cells are those of the grid, whatever the map.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.observation_buffer import ZERO, ObservationBuffer, seat_of
from lapilli.core.packed import vec
from lapilli.games.fuji.actions import CARDS, CELLS, DUMMY, FIGURES, SET
from lapilli.games.fuji.rules.names import CLAIM, FAMILIES, NONE, SETS, Phase
from lapilli.games.fuji.state import Open

CLAIMS: Final[i64] = 12  # the latest ones
SKILLS: Final[i64] = 6
PHASES: Final[i64] = Phase.OVER + 1
FIGURE: Final[i64] = 2 * 90 + 4 + 6 + 3 * 15 + 4 + 10  # numbers of one figure


def figure_at(table: Open, viewer: i64, slot: i64) -> i64:
    """The figure that stands in a slot, or NONE."""
    if slot < table.seats:
        return (seat_of(viewer) + slot) % table.seats
    return slot if slot < table.count else NONE


def slot_of(table: Open, viewer: i64, figure: i64) -> i64:
    """Where a figure stands."""
    if figure < 0 or figure >= table.seats:
        return figure
    return (figure - seat_of(viewer) + table.seats) % table.seats


def set_at(table: Open, viewer: i64, slot: i64) -> i64:
    """Whose dice lie in a slot; each set has one, also where nobody plays it."""
    return (seat_of(viewer) + slot) % table.seats if slot < table.seats else slot


def slots(table: Open, viewer: i64, figures: i64, sheet: ObservationBuffer) -> None:
    """Figures given as bits."""
    for slot in range(FIGURES):
        figure = figure_at(table, viewer, slot)
        sheet.flag(figure >= 0 and figures >> figure & 1 == 1)


def dice(table: Open, viewer: i64, mask: i64, sheet: ObservationBuffer) -> None:
    """Dice given as bits, set by set."""
    for slot in range(SETS):
        sheet.bits(mask >> SET * set_at(table, viewer, slot) & 63, SET)


def faces(table: Open, viewer: i64, row: vec[i64], sheet: ObservationBuffer) -> None:
    """A number of each die, set by set."""
    for slot in range(SETS):
        sheet.counts(row, SET * set_at(table, viewer, slot), SET)


def encode_table(table: Open, viewer: i64, chance: bool, awaited: i64, sheet: ObservationBuffer) -> None:
    """What lies open."""
    seats = table.seats
    sheet.choice(viewer, FIGURES)
    sheet.choice(seats - 2, 3)
    sheet.seats(awaited, seats, viewer, FIGURES)
    sheet.flag(chance)
    sheet.choice(table.phase, PHASES)
    sheet.choice(table.end, 4)
    mountain(table, sheet)
    for slot in range(FIGURES):
        figure(table, figure_at(table, viewer, slot), sheet)
    for place in range(CARDS):
        sheet.choice(table.bottom[place] if place < len(table.bottom) else NONE, CARDS)
    talk(table, viewer, sheet)
    under_way(table, viewer, sheet)
    # generated: OPEN.encode table (fields.py)
    sheet.number(table.phase_number)
    sheet.number(table.round)
    sheet.number(table.eruptions)
    sheet.bits(table.pile, CARDS)
    sheet.bits(table.discards, CARDS)
    dice(table, viewer, table.aside, sheet)
    dice(table, viewer, table.left, sheet)
    sheet.bits(table.stopped, FIGURES)
    # generated: end


def mountain(table: Open, sheet: ObservationBuffer) -> None:
    """Masks of cells, each spread over the grid."""
    grid = table.map.cells
    laid = len(table.terrain) > 0
    first = sheet.at
    for cell in range(len(grid)):
        place = first + grid[cell]
        if laid and table.terrain[cell] >= 0:
            sheet.put(place, table.terrain[cell] + 1)
        if table.villages >> cell & 1:
            sheet.put(place + CELLS, 1)
        if table.lava >> cell & 1:
            sheet.put(place + 2 * CELLS, 1)
        if table.equipment >> cell & 1:
            sheet.put(place + 3 * CELLS, 1)
        if table.eruption >> cell & 1:
            sheet.put(place + 4 * CELLS, 1)
        if table.doubles >> cell & 1:
            sheet.put(place + 5 * CELLS, 1)
    sheet.skip(6 * CELLS)


def figure(table: Open, number: i64, sheet: ObservationBuffer) -> None:
    if number < 0:
        sheet.skip(FIGURE)
        return
    figure, grid = table.figures[number], table.map.cells
    sheet.choice(grid[figure.cell] if figure.cell >= 0 else NONE, CELLS)
    sheet.choice(grid[figure.marker] if figure.marker >= 0 else NONE, CELLS)
    sheet.choice(figure.character, 4)
    sheet.choice(figure.skill, SKILLS)
    sheet.bits(figure.cards, CARDS)
    sheet.bits(figure.tapped, CARDS)
    sheet.bits(figure.fresh, CARDS)
    sheet.bits(figure.injuries, 4)
    sheet.number(figure.stamina)
    sheet.number(figure.bars)
    sheet.number(figure.rerolls)
    sheet.number(figure.flares)
    sheet.number(figure.bonus)
    sheet.flag(figure.aided)
    sheet.flag(figure.radio)
    sheet.flag(table.gone >> number & 1 == 1)
    sheet.flag(table.legs >> number & 1 == 1)
    sheet.flag(table.ready >> number & 1 == 1)


def talk(table: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    """F-13 How much was said, and the latest phrases about dice."""
    first = seat_of(viewer)
    for turn in range(FIGURES):
        seat = (first + turn) % table.seats
        sheet.number(table.moves >> 8 * seat & 255 if turn < table.seats else ZERO)
    for turn in range(FIGURES):
        seat = (first + turn) % table.seats
        sheet.number(table.chatter >> 8 * seat & 255 if turn < table.seats else ZERO)
    count = len(table.claims)
    for place in range(CLAIMS):
        row = count - CLAIM * (place + 1)
        if row < 0:
            sheet.skip(FIGURES + 4)
            continue
        sheet.choice(slot_of(table, viewer, table.hand_figure(table.claims[row])), FIGURES)
        sheet.number(table.claims[row + 2] + 1)
        sheet.number(table.claims[row + 4])
        sheet.number(table.claims[row + 5])
        sheet.number(table.claims[row + 6])


def under_way(table: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    """The steps that everybody knows of."""
    setup, use, move, comparison = table.setup, table.use, table.move, table.comparison
    slots(table, viewer, table.refused & 15, sheet)
    slots(table, viewer, table.refused >> 4, sheet)
    sheet.number(setup.place + 1 if setup is not None else ZERO)
    sheet.choice(slot_of(table, viewer, use.user) if use is not None else NONE, FIGURES)
    sheet.choice(use.wielded if use is not None else NONE, CARDS)
    sheet.choice(use.card if use is not None else NONE, CARDS)
    sheet.choice(slot_of(table, viewer, use.target) if use is not None else NONE, FIGURES)
    sheet.choice(use.hand if use is not None else NONE, FIGURES)
    sheet.bits(use.chosen if use is not None else ZERO, FIGURES)
    sheet.choice(slot_of(table, viewer, move.figure) if move is not None else NONE, FIGURES)
    sheet.number(move.eruptions if move is not None else ZERO)
    sheet.number(move.injuries if move is not None else ZERO)
    sheet.flag(move is not None and move.drawing)
    sheet.choice(slot_of(table, viewer, comparison.figure) if comparison is not None else NONE, FIGURES)
    sheet.choice(table.map.cells[comparison.cell] if comparison is not None else NONE, CELLS)
    sheet.number(comparison.own if comparison is not None else ZERO)
    sheet.number(comparison.best if comparison is not None else ZERO)


def encode_dice(
    table: Open, viewer: i64, seen: vec[i64], memory: vec[i64], rolling: i64, sheet: ObservationBuffer
) -> None:
    """Dice as this viewer knows them: whose they are, who counts them, what they show."""
    owned: i64 = 63 << SET * DUMMY if table.dummy else ZERO
    for figure in table.figures:
        owned |= figure.owned
    dice(table, viewer, owned, sheet)
    for slot in range(FIGURES):
        number = figure_at(table, viewer, slot)
        dice(table, viewer, table.figures[number].dice if number >= 0 else ZERO, sheet)
    faces(table, viewer, seen, sheet)
    faces(table, viewer, memory, sheet)
    dice(table, viewer, rolling, sheet)


def encode_own(
    table: Open, viewer: i64, picked: vec[i64], made: vec[i64], buddy: i64, said: vec[i64], sheet: ObservationBuffer
) -> None:
    """What only the viewer knows of itself, and what it has heard."""
    chosen: i64 = 0
    for hand in range(len(picked)):
        chosen |= picked[hand]
    dice(table, viewer, chosen, sheet)
    for hand in range(FIGURES):
        sheet.number(made[hand] + 1)
    dice(table, viewer, 1 << buddy if buddy >= 0 else ZERO, sheet)
    for turn in range(table.seats):
        first = (seat_of(viewer) + turn) % table.seats * FAMILIES
        for family in range(FAMILIES):
            if said[first + family] != 0:
                sheet.put(sheet.at + family, 1)
        sheet.skip(FAMILIES)
    sheet.skip((FIGURES - table.seats) * FAMILIES)
