"""What must always hold (digest, section 11), whatever is played."""

from __future__ import annotations

from lapilli.games.fuji.actions import CARD_NAMES
from lapilli.games.fuji.rules.board import map_cells
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.masks import names
from lapilli.games.fuji.rules.names import Phase

BEFORE_DICE = (Phase.CHARACTERS, Phase.SKILLS, Phase.LEFT_OUT)  # while everybody still has all six


def audit(state: GameState) -> list[str]:
    """Invariants of section 11; empty when all is well."""
    found = [*_audit_cards(state), *_audit_dice(state), *_audit_board(state), *_audit_figures(state)]
    return found or _audit_course(state)


def _audit_course(state: GameState) -> list[str]:
    """F-14.10 While the game runs somebody is awaited, or chance is due."""
    together = (Phase.PLANNING, Phase.REROLLS, Phase.GEAR, Phase.TURNS, Phase.CARABINER)
    if state.phase in together and not state.rolling and not state.drawing() and not state.required_actors():
        return ["nobody is awaited, yet the phase is open"]
    return []


def _audit_cards(state: GameState) -> list[str]:
    """Invariant 2: every equipment card is in exactly one place."""
    places = [names(state.pile, CARD_NAMES), [CARD_NAMES[card] for card in state.bottom]]
    places += [names(state.discards, CARD_NAMES), *(names(figure.cards, CARD_NAMES) for figure in state.figures)]
    found = sorted(card for place in places for card in place)
    if found != sorted(CARD_NAMES):
        wrong = next(card for card in CARD_NAMES if found.count(card) != 1)
        return [f"the equipment card {wrong} is in {found.count(wrong)} places"]
    problems = []
    for index, figure in enumerate(state.figures):
        if (figure.tapped | figure.fresh) & ~figure.cards:
            problems.append(f"p{index + 1} has tapped or fresh cards that do not lie in front of it")
        if figure.tapped and figure.skill != 5:
            problems.append("only a Tinkerer has tapped cards")
        if figure.bars and (figure.skill != 4 or not 0 <= figure.bars <= state.parameters.bar_limit):
            problems.append("power bars lie only with the Gatherer, up to the supply")
    return problems


def _audit_dice(state: GameState) -> list[str]:
    """Invariant 1: every die of a figure is counted once or set aside."""
    problems = []
    for index, figure in enumerate(state.figures):
        if figure.owned & ~(63 << 6 * index):
            problems.append(f"p{index + 1} owns dice of another set")
        size = 6 if figure.skill < 0 or state.phase in BEFORE_DICE else state.parameters.dice[figure.skill]
        size -= 1 if figure.injuries & 1 and not state.legs >> index & 1 else 0
        if state.phase_number != 0 and int(figure.owned).bit_count() != size:
            problems.append(f"p{index + 1} has {int(figure.owned).bit_count()} dice, not {size}")
    if state.phase_number != 0:
        owned = sum(int(figure.owned) for figure in state.figures)
        counted = [int(figure.dice) for figure in state.figures] + [int(state.aside)]
        union = 0
        for dice in counted:
            union |= dice
        if sum(counted) != owned or union != owned:
            problems.append("some die is counted twice, or neither counted nor set aside")
    return problems


def _audit_board(state: GameState) -> list[str]:
    """Invariants 3, 6, 7, 8: lava, villages, tokens, markers, meeples."""
    if len(state.terrain) == 0:
        return []
    problems = []
    cells = map_cells(state)
    laid = [int(card) for card in state.terrain if card >= 0]
    if len(set(laid)) != len(laid):
        problems.append("a terrain card lies on two cells")
    ground = state.map.land | state.map.rubble | state.map.volcano
    if state.lava & ~ground or not state.lava & state.map.volcano:
        problems.append("the volcano is lava, villages never are")
    if (state.equipment | state.eruption) & state.lava:
        problems.append("a token lies on lava")
    if (
        state.equipment & ~state.map.equipment
        or state.eruption & ~state.map.eruption
        or state.doubles & ~state.eruption
    ):
        problems.append("a token lies where the map has none")
    if state.phase_number != 0 and state.eruptions < state.round - 1:
        problems.append("there were fewer eruptions than completed rounds")
    walkable = (state.map.land | state.villages) & ~state.lava
    for index, figure in enumerate(state.figures):
        if state.phase_number == 0:
            continue
        if figure.cell < 0:
            problems.append(f"the meeple of p{index + 1} is missing")
        elif not walkable >> figure.cell & 1 and state.end != 2:
            problems.append(f"the meeple of p{index + 1} stands on {cells[figure.cell]}")
        for other in range(index):
            same = figure.marker >= 0 and figure.marker == state.figures[other].marker
            if same and state.neighbours(index) >> other & 1:
                problems.append(f"neighbours' markers lie both on {cells[figure.marker]}")
        if figure.marker >= 0 and state.phase_number in (1, 6):
            problems.append("no marker lies on the board in phases 1 and 6")
    if (
        state.phase_number != 0
        and all(f.cell >= 0 and state.villages >> f.cell & 1 for f in state.figures)
        and state.end != 1
    ):
        problems.append("all meeples are safe, yet it is no victory")
    return problems


def _audit_figures(state: GameState) -> list[str]:
    """Invariant 4: injury tokens follow the tracker."""
    problems = []
    for index, figure in enumerate(state.figures):
        if not 0 <= figure.stamina <= state.parameters.spaces:
            problems.append(f"the tracker of p{index + 1} is off the board")
            continue
        if (figure.stamina == state.parameters.spaces) != (
            state.end == 3
        ) and figure.stamina == state.parameters.spaces:
            problems.append(f"p{index + 1} is exhausted, yet the game goes on")
        passed = sum(int(state.parameters.injuries) >> space & 1 for space in range(figure.stamina + 1))
        due = int(state.move.injuries) if state.move is not None and state.mover() == index else 0
        if int(figure.injuries).bit_count() + due != passed and state.end == 0:
            problems.append(f"p{index + 1} has {int(figure.injuries).bit_count()} injuries, not {passed}")
    taken = [figure.skill for figure in state.figures if figure.skill >= 0]
    if len(set(taken)) != len(taken):
        problems.append("two figures have the same skill")
    return problems
