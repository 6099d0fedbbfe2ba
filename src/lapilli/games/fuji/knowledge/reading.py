"""The way back from a view's words to numbers. Compiled, since bots read a view for every decision.

The words are those of `view.py`; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import ONLOOKER
from lapilli.games.fuji.actions import (
    CARD_NAMES,
    CHARACTER_NAMES,
    DICE,
    FIGURE_NAMES,
    FIGURES,
    INJURY_NAMES,
    SET,
    SKILL_NAMES,
    SPACE,
)
from lapilli.games.fuji.knowledge.knowledge import Known, look
from lapilli.games.fuji.knowledge.seen import ClaimView, FigureView, HandlingView, MoveView, SetupView, UseView, View
from lapilli.games.fuji.knowledge.view import ENDINGS, REFUSALS, STEPS
from lapilli.games.fuji.rules.board import CELL, landscape, survey
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.masks import places, single, zeros
from lapilli.games.fuji.rules.names import CLAIM, FAMILIES, NONE, SETS
from lapilli.games.fuji.rules.steps import CardUse, Comparison, Handling, Move, SetUp
from lapilli.games.fuji.state import Open, Position

CARD: Final = places(CARD_NAMES)
CHARACTER: Final = places(CHARACTER_NAMES)
DIE: Final = places(DICE)
END: Final = places(list(ENDINGS))
FIGURE: Final = places(FIGURE_NAMES)
INJURY: Final = places(INJURY_NAMES)
REFUSAL: Final = places(REFUSALS)
SKILL: Final = places(SKILL_NAMES)
STAGE: Final = places(list(STEPS))
ACTION: Final[dict[str, int]] = {}  # the notations read so far


def notation(text: str) -> i64:
    """The action of a notation; a round has dozens, and every view repeats them."""
    action = ACTION.get(text)
    if action is None:
        action = SPACE.parse(text)
        ACTION[text] = action
    return action


def number(words: dict[str, int], word: str | None) -> i64:
    """The number of a word; NONE for null."""
    return NONE if word is None else words[word]


def mask(words: dict[str, int], chosen: list[str]) -> i64:
    """The bits of some words."""
    found: i64 = 0
    for word in chosen:
        place: i64 = words[word]
        found |= single(place)
    return found


def hands(chosen: list[int]) -> i64:
    """The bits of some hands."""
    found: i64 = 0
    for hand in chosen:
        found |= single(hand)
    return found


def read(view: View, blank: Position) -> Known:
    """The knowledge that a view was made from; the empty table has the terms of its options."""
    world = see(view, blank)
    seat = view["seat"]
    known = Known(look(world), ONLOOKER if seat is None else seat, blank)
    known.faces = world.value
    known.memory = zeros(SETS * SET)
    for die in range(SETS * SET):
        known.memory[die] = world.memory[die] >> 3 * known.eye & 7
    known.chance = view["chance"]
    known.awaited = mask(FIGURE, view["awaited"])
    decider = view["decider"]
    known.decider = NONE if decider is None else decider
    known.rolling = world.rolling
    known.rolling_hands = hands(view["rolling_hands"])
    known.buddy = world.buddy
    known.spoken = view["spoken"]
    known.picked = world.picked
    known.made = world.made
    for hand in range(FIGURES):
        if view["made"][hand] is None:
            known.made[hand] = NONE
    known.said = world.said
    known.handling = world.handling
    return known


def see(view: View, blank: Position) -> Position:
    """The table as a view shows it: dice that its seat does not see show nothing."""
    world = blank.fresh()
    read_table(view, world)
    if world.phase == 2:
        survey(world)
    seat = view["seat"]
    eye: i64 = 4 if seat is None else seat
    read_dice(view, world, eye)
    world.rolling = mask(DIE, view["rolling"])
    world.buddy = number(DIE, view["buddy"])
    if seat is not None:
        spoken: i64 = view["spoken"]
        world.spoken = spoken << 16 * eye
    picked, made, said = zeros(FIGURES), zeros(FIGURES), zeros(world.seats * FAMILIES)
    for hand in range(FIGURES):
        picked[hand] = mask(DIE, view["picked"][hand])
        own = view["made"][hand]
        if own is not None:
            made[hand] = own
    place: i64 = 0
    for row in view["said"]:
        for phrases in row:
            said[place] = phrases
            place += 1
    world.picked, world.made, world.said = picked, made, said
    world.handling = read_handling(view["handling"])
    return world


def read_dice(view: View, world: Position, eye: i64) -> None:
    """Faces, who sees them, and what the viewer remembers."""
    faces, known, memory = zeros(SETS * SET), zeros(SETS * SET), zeros(SETS * SET)
    for name, told in view["dice"].items():
        die: i64 = DIE[name]
        faces[die] = told[0]
        known[die] = told[1]
        remembered: i64 = told[2]
        memory[die] = remembered << 3 * eye
    world.value, world.known, world.memory = faces, known, memory


def read_table(view: View, table: Open) -> None:
    """What lies open."""
    read_map(view, table)
    # generated: OPEN.read - table view (fields.py)
    table.stage = STAGE[view["phase"]]
    table.phase = view["number"]
    table.round = view["round"]
    table.eruptions = view["eruptions"]
    table.end = END[view["end"]]
    table.villages = cells(table, view["villages"])
    table.lava = cells(table, view["lava"])
    table.equipment = cells(table, view["equipment"])
    table.eruption = cells(table, view["eruption"])
    table.doubles = cells(table, view["doubles"])
    table.pile = mask(CARD, view["pile"])
    table.bottom = card_row(view["bottom"])
    table.discards = mask(CARD, view["discards"])
    table.figures = read_figures(view["figures"], table)
    table.aside = mask(DIE, view["aside"])
    table.left = mask(DIE, view["left"])
    table.ready = mask(FIGURE, view["ready"])
    table.moves = packed_up(view["moves"], 8)
    table.chatter = packed_up(view["chatter"], 8)
    table.side = FIGURE[view["side"]]
    table.entries = read_entries(view["entries"])
    table.stopped = hands(view["stopped"])
    table.refused = mask(REFUSAL, view["refused"])
    table.gone = mask(FIGURE, view["gone"])
    table.legs = mask(FIGURE, view["legs"])
    table.claims = read_claims(view["claims"])
    table.setup = read_setup(view["setup"])
    table.use = read_use(view["use"])
    table.move = read_move(view["move"])
    # generated: end
    last = view["comparison"]
    if last is not None:
        table.comparison = Comparison(FIGURE[last["figure"]], cell(table, last["cell"]), last["own"], last["best"])


def read_map(view: View, table: Open) -> None:
    """The map first: cells are named by it."""
    scenario: i64 = view["scenario"]
    if scenario:
        table.map = table.terms.maps[scenario - 1]
        table.terrain = landscape(view["terrain"], table.map)


def card_row(names: list[str]) -> vec[i64]:
    """The numbers of some cards, in their order."""
    cards = vec[i64]()
    for name in names:
        cards = append(cards, CARD[name])
    return cards


def packed_up(numbers: list[int], width: i64) -> i64:
    """A small number of each seat, in one."""
    found: i64 = 0
    for seat in range(len(numbers)):
        number: i64 = numbers[seat]
        found |= number << width * seat
    return found


def read_entries(told: list[str | None]) -> vec[i64]:
    """F-10.10 The standing entry of each seat."""
    entries = vec[i64]()
    for entry in told:
        entries = append(entries, NONE if entry is None else notation(entry))
    return entries


def cell(table: Open, name: str | None) -> i64:
    """The number of a cell on the map; NONE for null."""
    return NONE if name is None else table.map.at[CELL[name]]


def cells(table: Open, names: list[str]) -> i64:
    """The bits of some cells."""
    found: i64 = 0
    for name in names:
        found |= single(cell(table, name))
    return found


def read_figures(told: list[FigureView], table: Open) -> list[Figure]:
    """All figures."""
    return [read_figure(figure, table) for figure in told]


def read_figure(told: FigureView, table: Open) -> Figure:
    """One figure."""
    # generated: FIGURE.make told (fields.py)
    made = Figure(mask(DIE, told["owned"]))
    made.cell = cell(table, told["cell"])
    made.marker = cell(table, told["marker"])
    made.character = number(CHARACTER, told["character"])
    made.skill = number(SKILL, told["skill"])
    made.dice = mask(DIE, told["dice"])
    made.cards = mask(CARD, told["cards"])
    made.tapped = mask(CARD, told["tapped"])
    made.fresh = mask(CARD, told["fresh"])
    made.injuries = mask(INJURY, told["injuries"])
    made.aided = told["aided"]
    made.radio = told["radio"]
    made.stamina = told["stamina"]
    made.bars = told["bars"]
    made.rerolls = told["rerolls"]
    made.flares = told["flares"]
    made.bonus = told["bonus"]
    return made
    # generated: end


def read_claims(told: list[ClaimView]) -> vec[i64]:
    """F-13 What was said so far, in the order of a claim's numbers."""
    claims = zeros(len(told) * CLAIM)
    row: i64 = 0
    names: list[str] = []  # one speaks of the same dice again and again
    dice: i64 = 0
    for claim in told:
        text, meant = claim["text"], claim["dice"]
        if meant != names:
            names = meant
            dice = mask(DIE, names)
        claims[row] = claim["hand"]
        claims[row + 1] = NONE if text is None else notation(text)
        claims[row + 2] = claim["requirement"]
        claims[row + 3] = dice
        claims[row + 4] = claim["least"]
        claims[row + 5] = claim["most"]
        claims[row + 6] = claim["stale"]
        row += CLAIM
    return claims


def read_setup(told: SetupView | None) -> SetUp | None:
    """Whose part of the set-up is next."""
    if told is None:
        return None
    # generated: SET_UP.make told (fields.py)
    return SetUp(told["place"])
    # generated: end


def read_use(told: UseView | None) -> CardUse | None:
    """The card in use."""
    if told is None:
        return None
    # generated: CARD_USE.make told (fields.py)
    made = CardUse(FIGURE[told["user"]], CARD[told["wielded"]], CARD[told["card"]], number(FIGURE, told["target"]))
    made.hand = told["hand"]
    made.chosen = told["chosen"]
    return made
    # generated: end


def read_move(told: MoveView | None) -> Move | None:
    """The figure that is walking."""
    if told is None:
        return None
    # generated: MOVE.make told (fields.py)
    made = Move(FIGURE[told["figure"]])
    made.eruptions = told["eruptions"]
    made.injuries = told["injuries"]
    made.drawing = told["drawing"]
    return made
    # generated: end


def read_handling(told: HandlingView | None) -> Handling | None:
    """What a hand may still do with the dice of a card."""
    if told is None:
        return None
    # generated: HANDLING.make told (fields.py)
    made = Handling(told["left"])
    made.acted = told["acted"]
    return made
    # generated: end
