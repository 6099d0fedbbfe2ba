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
from lapilli.games.fuji.knowledge.seen import ClaimView, FigureView, View
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
    handling = view["handling"]
    if handling is not None:
        world.handling = Handling(handling["left"])
        world.handling.acted = handling["acted"]
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
    read_mountain(view, table)
    table.stage = STAGE[view["phase"]]
    table.phase = view["number"]
    table.round = view["round"]
    table.eruptions = view["eruptions"]
    table.end = END[view["end"]]
    table.pile = mask(CARD, view["pile"])
    bottom = vec[i64]()
    for card in view["bottom"]:
        bottom = append(bottom, CARD[card])
    table.bottom = bottom
    table.discards = mask(CARD, view["discards"])
    for figure in view["figures"]:
        table.figures.append(read_figure(figure, table))
    table.aside = mask(DIE, view["aside"])
    table.left = mask(DIE, view["left"])
    table.ready = mask(FIGURE, view["ready"])
    moves, chatter = view["moves"], view["chatter"]
    for seat in range(table.seats):
        moved: i64 = moves[seat]
        talked: i64 = chatter[seat]
        table.moves |= moved << 8 * seat
        table.chatter |= talked << 8 * seat
    table.side = FIGURE[view["side"]]
    entries = vec[i64]()
    for entry in view["entries"]:
        entries = append(entries, NONE if entry is None else notation(entry))
    table.entries = entries
    table.stopped = hands(view["stopped"])
    table.refused = mask(REFUSAL, view["refused"])
    table.gone = mask(FIGURE, view["gone"])
    table.legs = mask(FIGURE, view["legs"])
    table.claims = read_claims(view["claims"])
    read_steps(view, table)


def read_mountain(view: View, table: Open) -> None:
    """The map first: cells are named by it."""
    scenario: i64 = view["scenario"]
    if scenario:
        table.map = table.terms.maps[scenario - 1]
        table.terrain = landscape(view["terrain"], table.map)
    table.villages = cells(table, view["villages"])
    table.lava = cells(table, view["lava"])
    table.equipment = cells(table, view["equipment"])
    table.eruption = cells(table, view["eruption"])
    table.doubles = cells(table, view["doubles"])


def cell(table: Open, name: str | None) -> i64:
    """The number of a cell on the map; NONE for null."""
    return NONE if name is None else table.map.at[CELL[name]]


def cells(table: Open, names: list[str]) -> i64:
    """The bits of some cells."""
    found: i64 = 0
    for name in names:
        found |= single(cell(table, name))
    return found


def read_figure(told: FigureView, table: Open) -> Figure:
    figure = Figure(mask(DIE, told["owned"]))
    figure.cell = cell(table, told["cell"])
    figure.marker = cell(table, told["marker"])
    figure.character = number(CHARACTER, told["character"])
    figure.skill = number(SKILL, told["skill"])
    if told["dice"] != told["owned"]:
        figure.dice = mask(DIE, told["dice"])
    figure.cards = mask(CARD, told["cards"])
    figure.tapped = mask(CARD, told["tapped"])
    figure.fresh = mask(CARD, told["fresh"])
    figure.injuries = mask(INJURY, told["injuries"])
    figure.aided = told["aided"]
    figure.radio = told["radio"]
    figure.stamina = told["stamina"]
    figure.bars = told["bars"]
    figure.rerolls = told["rerolls"]
    figure.flares = told["flares"]
    figure.bonus = told["bonus"]
    return figure


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


def read_steps(view: View, table: Open) -> None:
    """The steps under way; of the set-up alone the blank table has one."""
    setup, use, move, last = view["setup"], view["use"], view["move"], view["comparison"]
    if setup is not None:
        table.setup = SetUp(setup["place"])
    if use is not None:
        card = CardUse(FIGURE[use["user"]], CARD[use["wielded"]], CARD[use["card"]], number(FIGURE, use["target"]))
        card.hand = use["hand"]
        card.chosen = use["chosen"]
        table.use = card
    if move is not None:
        walk = Move(FIGURE[move["figure"]])
        walk.eruptions = move["eruptions"]
        walk.injuries = move["injuries"]
        walk.drawing = move["drawing"]
        table.move = walk
    if last is not None:
        table.comparison = Comparison(FIGURE[last["figure"]], cell(table, last["cell"]), last["own"], last["best"])
