"""Section 8: a viewer's knowledge as JSON."""

from __future__ import annotations

from functools import lru_cache

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
from lapilli.games.fuji.knowledge.domains import show_claim
from lapilli.games.fuji.knowledge.facts import ENDS, REFUSALS, STAGES
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.seen import ClaimView, FigureView, Options, TableView, View
from lapilli.games.fuji.options import decode
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.names import CLAIM, FAMILIES
from lapilli.games.fuji.rules.terms import Map, Terms
from lapilli.games.fuji.state import Open

WORDS = {"dice": DICE, "cards": CARD_NAMES, "figures": FIGURE_NAMES, "injuries": INJURY_NAMES, "refusals": REFUSALS}


@lru_cache(20_000)
def _named(sort: str, mask: int) -> tuple[str, ...]:
    words = WORDS[sort]
    return tuple(words[place] for place in range(mask.bit_length()) if mask >> place & 1)


def names(sort: str, mask: int) -> list[str]:
    """The words whose bits are set."""
    return list(_named(sort, int(mask)))


@lru_cache(20_000)
def _cells(grid: tuple[int, ...], mask: int) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for place, cell in enumerate(grid) if mask >> place & 1)


@lru_cache(256)
def _terrain(grid: tuple[int, ...], cards: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    laid = zip(grid, cards, strict=False)
    return tuple((CELL_NAMES[cell], TERRAIN_NAMES[card]) for cell, card in laid if card >= 0)


def _in_play(table: Open) -> tuple[int, ...]:
    """Dice on the table; the same ones round after round."""
    return _dice_of(tuple(int(figure.owned) for figure in table.figures), bool(table.dummy))


@lru_cache(1000)
def _dice_of(owned: tuple[int, ...], dummy: bool) -> tuple[int, ...]:
    mask = sum(owned) | (63 << 24 if dummy else 0)
    return tuple(die for die in range(len(DICE)) if mask >> die & 1)


@lru_cache(8)
def _grid(map_: Map) -> tuple[int, ...]:
    return tuple(int(cell) for cell in map_.cells)


@lru_cache(128)
def _claims(claims: tuple[int, ...]) -> tuple[ClaimView, ...]:
    """What was said so far: a round has dozens, and every view repeats them. Views share them; nobody changes one."""
    size = int(CLAIM)
    return tuple(show_claim(claims[row : row + size]) for row in range(0, len(claims), size))


@lru_cache(64)
def _options(terms: Terms) -> Options:
    return decode(terms)


def observe(known: Known) -> View:
    """What a viewer knows, as JSON."""
    table, viewer = known.table, int(known.viewer)
    grid = _grid(table.map)
    faces, viewers, memory, said = list(known.faces), list(table.known), list(known.memory), list(known.said)
    size = int(FAMILIES)
    return {
        **_table(table, grid),
        "seat": viewer if viewer >= 0 else None,
        "chance": known.chance,
        "awaited": names("figures", known.awaited),
        "decider": int(known.decider) if known.decider >= 0 else None,
        "dice": {DICE[die]: [faces[die], viewers[die], memory[die]] for die in _in_play(table)},
        "rolling": names("dice", known.rolling),
        "rolling_hands": [hand for hand in range(4) if known.rolling_hands >> hand & 1],
        "picked": [names("dice", dice) for dice in known.picked],
        "made": [int(made) if made >= 0 else None for made in known.made],
        "buddy": DICE[known.buddy] if known.buddy >= 0 else None,
        "said": [said[row * size : (row + 1) * size] for row in range(table.seats)],
        "spoken": int(known.spoken),
        "handling": known.handling and {"left": int(known.handling.left), "acted": int(known.handling.acted)},
    }


def _table(table: Open, grid: tuple[int, ...]) -> TableView:
    """What lies open."""
    placed = len(table.terrain) > 0
    seats = int(table.seats)
    setup, use, move, last = table.setup, table.use, table.move, table.comparison
    return {
        "seats": seats,
        "options": _options(table.terms).copy(),
        "box": table.terms.text or None,
        "phase": STAGES[table.stage],
        "number": int(table.phase),
        "round": int(table.round),
        "eruptions": int(table.eruptions),
        "end": ENDS[table.end],
        "scenario": table.terms.maps.index(table.map) + 1 if placed else 0,
        "terrain": dict(_terrain(grid, tuple(table.terrain))),
        "villages": list(_cells(grid, int(table.villages))),
        "lava": list(_cells(grid, int(table.lava))),
        "equipment": list(_cells(grid, int(table.equipment))),
        "eruption": list(_cells(grid, int(table.eruption))),
        "doubles": list(_cells(grid, int(table.doubles))),
        "pile": names("cards", table.pile),
        "bottom": [CARD_NAMES[card] for card in table.bottom],
        "discards": names("cards", table.discards),
        "figures": [_figure(figure, index, grid) for index, figure in enumerate(table.figures)],
        "aside": names("dice", table.aside),
        "left": names("dice", table.left),
        "ready": names("figures", table.ready),
        "moves": [int(table.moves) >> 8 * seat & 255 for seat in range(seats)],
        "chatter": [int(table.chatter) >> 8 * seat & 255 for seat in range(seats)],
        "side": FIGURE_NAMES[table.side],
        "entries": [None if entry < 0 else SPACE.text(entry) for entry in table.entries],
        "stopped": [hand for hand in range(4) if table.stopped >> hand & 1],
        "refused": names("refusals", table.refused),
        "gone": names("figures", table.gone),
        "legs": names("figures", table.legs),
        "claims": list(_claims(tuple(table.claims))),
        "setup": setup and {"place": int(setup.place)},
        "use": use
        and {
            "user": FIGURE_NAMES[use.user],
            "wielded": CARD_NAMES[use.wielded],
            "card": CARD_NAMES[use.card],
            "target": FIGURE_NAMES[use.target] if use.target >= 0 else None,
            "hand": int(use.hand),
            "chosen": int(use.chosen),
        },
        "move": move
        and {
            "figure": FIGURE_NAMES[move.figure],
            "eruptions": int(move.eruptions),
            "injuries": int(move.injuries),
            "drawing": bool(move.drawing),
        },
        "comparison": last
        and {
            "figure": FIGURE_NAMES[last.figure],
            "cell": CELL_NAMES[grid[last.cell]],
            "own": int(last.own),
            "best": int(last.best),
        },
    }


def _figure(figure: Figure, index: int, grid: tuple[int, ...]) -> FigureView:
    return {
        "name": FIGURE_NAMES[index],
        "cell": CELL_NAMES[grid[figure.cell]] if figure.cell >= 0 else None,
        "marker": CELL_NAMES[grid[figure.marker]] if figure.marker >= 0 else None,
        "character": CHARACTER_NAMES[figure.character] if figure.character >= 0 else None,
        "skill": SKILL_NAMES[figure.skill] if figure.skill >= 0 else None,
        "owned": names("dice", figure.owned),
        "dice": names("dice", figure.dice),
        "cards": names("cards", figure.cards),
        "tapped": names("cards", figure.tapped),
        "fresh": names("cards", figure.fresh),
        "injuries": names("injuries", figure.injuries),
        "aided": bool(figure.aided),
        "radio": bool(figure.radio),
        "stamina": int(figure.stamina),
        "bars": int(figure.bars),
        "rerolls": int(figure.rerolls),
        "flares": int(figure.flares),
        "bonus": int(figure.bonus),
    }
