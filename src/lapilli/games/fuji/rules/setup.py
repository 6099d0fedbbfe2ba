"""F-0: characters, skills, dice, equipment, terrain and starts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import append
from lapilli.games.fuji.actions import (
    BURY,
    CARDS,
    DEAL_CHARACTER,
    DEAL_SKILL,
    DRAW,
    LAY,
    LEAVE_OUT,
    LEFT_OUT,
    PICK_CHARACTER,
    PICK_SKILL,
    SCENARIO,
    SET,
    START,
    START_AT,
)
from lapilli.games.fuji.rules.eruption import start_round
from lapilli.games.fuji.rules.joint_decisions import offer_for
from lapilli.games.fuji.rules.masks import single, zeros
from lapilli.games.fuji.rules.names import NONE, Mode, Phase
from lapilli.games.fuji.rules.steps import SetUp
from lapilli.games.fuji.state import Position

LANDSCAPES: Final[i64] = 24


def by_chance(state: Position) -> bool:
    """Does chance decide the present step of the set-up?"""
    phase = state.phase
    if phase == Phase.CHARACTERS:
        return state.parameters.characters == Mode.RANDOM
    if phase == Phase.SKILLS:
        return state.parameters.skills == Mode.RANDOM
    if phase == Phase.LEFT_OUT:
        return state.parameters.five_dice == Mode.RANDOM
    if phase == Phase.STARTS:
        return state.parameters.starts == Mode.RANDOM
    return phase == Phase.DEALING or phase == Phase.SCENARIO or phase == Phase.TERRAIN


def taken(state: Position, skills: bool) -> i64:
    """Mask of the characters or skills that lie in front of figures."""
    mask: i64 = 0
    for figure in state.figures:
        card = figure.skill if skills else figure.character
        if card != NONE:
            mask |= 1 << card
    return mask


def skill_open(state: Position, skill: i64) -> bool:
    """F-0.3 Those left; F-10.5 the third figure of two players has a six-dice skill."""
    if taken(state, True) >> skill & 1:
        return False
    return not (state.third and state.placing().place == 2) or state.parameters.dice[skill] == SET


def offer_setup(state: Position, seat: i64) -> None:
    """What a seat may choose in the set-up."""
    phase = state.phase
    figure = state.placing().place
    if phase == Phase.CHARACTERS:
        for character in range(4):
            if not taken(state, False) >> character & 1:
                offer_for(state, seat, figure, PICK_CHARACTER, 4, character)
    elif phase == Phase.SKILLS:
        for skill in range(6):
            if skill_open(state, skill):
                offer_for(state, seat, figure, PICK_SKILL, 6, skill)
    elif phase == Phase.LEFT_OUT:
        for kind in range(3):
            state.offer(LEAVE_OUT + kind)
    elif phase == Phase.BURYING:
        for card in range(CARDS):
            if state.figures[figure].owns(card):
                offer_for(state, seat, figure, BURY, CARDS, card)
    elif phase == Phase.STARTS:
        state.offer(START)
        state.offer(START + 1)


def offer_setup_chance(state: Position) -> None:
    """F-0.2 to F-0.9 What chance can give now."""
    phase = state.phase
    figure = state.placing().place
    if phase == Phase.CHARACTERS:
        for character in range(4):
            if not taken(state, False) >> character & 1:
                state.offer_chance(DEAL_CHARACTER + figure * 4 + character, 1)
    elif phase == Phase.SKILLS:
        for skill in range(6):
            if skill_open(state, skill):
                state.offer_chance(DEAL_SKILL + figure * 6 + skill, 1)
    elif phase == Phase.LEFT_OUT:
        for kind in range(3):
            state.offer_chance(LEFT_OUT + figure * 3 + kind, 1)
    elif phase == Phase.DEALING:
        offer_draw(state, figure)
    elif phase == Phase.SCENARIO:
        for scenario in range(len(state.parameters.maps)):
            state.offer_chance(SCENARIO + scenario, 1)
    elif phase == Phase.TERRAIN:
        cell = state.map.reading[state.placing().place]
        village = state.villages >> cell & 1
        cards_laid = laid(state)
        for card in range(LANDSCAPES if village else 0, 30 if village else LANDSCAPES):
            if not cards_laid >> card & 1:
                state.offer_chance(LAY + state.map.cells[cell] * 30 + card, 1)
    elif phase == Phase.STARTS:
        for start in range(2):
            state.offer_chance(START_AT + figure * 2 + start, places_left(state, start))


def laid(state: Position) -> i64:
    """Mask of the terrain cards on the table."""
    cards: i64 = 0
    for cell in range(len(state.terrain)):
        if state.terrain[cell] != NONE:
            cards |= single(state.terrain[cell])
    return cards


def places_left(state: Position, start: i64) -> i64:
    """F-0.9 With four players two begin on white, two on grey."""
    cell = state.map.grey if start else state.map.white
    places: i64 = 2
    for figure in state.figures:
        if figure.cell == cell:
            places -= 1
    return places


def offer_draw(state: Position, figure: i64) -> None:
    """F-0.7 The unseen cards first, all equally likely; then the buried ones in their order."""
    if state.pile == 0 and len(state.bottom) > 0:
        state.offer_chance(DRAW + figure * CARDS + state.bottom[0], 1)
    for card in range(CARDS):
        if state.pile >> card & 1:
            state.offer_chance(DRAW + figure * CARDS + card, 1)


def draw(state: Position, figure: i64, card: i64) -> None:
    """F-0.5 The card lies open in front of the figure."""
    if state.pile:
        state.pile &= ~(1 << card)
    else:
        state.bottom = state.bottom[1:]
    state.figures[figure].cards |= 1 << card


def choose(state: Position, choice: i64) -> None:
    """A seat or chance has decided for the present figure; on to the next one."""
    phase = state.phase
    figure = (
        state.figures[state.placing().place] if phase != Phase.TERRAIN and phase != Phase.SCENARIO else state.figures[0]
    )
    if phase == Phase.CHARACTERS:
        figure.character = choice
    elif phase == Phase.SKILLS:
        figure.skill = choice
    elif phase == Phase.LEFT_OUT:
        figure.owned &= ~(1 << state.placing().place * SET + choice * 2 + 1)  # F-0.4 the second die of that kind
    elif phase == Phase.DEALING:
        draw(state, state.placing().place, choice)
        if cards_of(figure.cards) < state.parameters.dealt[figure.skill]:
            return
    elif phase == Phase.BURYING:
        figure.cards &= ~(1 << choice)
        state.bottom = append(state.bottom, choice)  # F-0.6
        if cards_of(figure.cards) > state.parameters.kept[figure.skill]:
            return
    elif phase == Phase.SCENARIO:
        lay_out(state, choice)
        return
    elif phase == Phase.TERRAIN:
        state.terrain[state.map.reading[state.placing().place]] = choice
    elif phase == Phase.STARTS:
        figure.cell = state.map.grey if choice else state.map.white
    state.placing().place += 1
    go_on(state)


def cards_of(cards: i64) -> i64:
    count: i64 = 0
    while cards:
        count += cards & 1
        cards >>= 1
    return count


def go_on(state: Position) -> None:
    """The next decision of the set-up; what is no decision is carried out."""
    while True:
        if state.phase == Phase.SCENARIO:
            if state.parameters.scenario == 0:  # a random scenario is drawn
                return
            lay_out(state, state.parameters.scenario - 1)
            return
        if state.phase == Phase.TERRAIN:
            while state.placing().place < len(state.map.reading):
                if (state.map.land | state.villages) >> state.map.reading[state.placing().place] & 1:
                    return
                state.placing().place += 1
        while state.phase != Phase.TERRAIN and state.placing().place < state.count:
            if not settled(state):
                return
            state.placing().place += 1
        if state.phase == Phase.STARTS:
            state.setup = None
            start_round(state)
            return
        state.phase += 1
        state.setup = SetUp(0)


def settled(state: Position) -> bool:
    """Is there nothing to decide for the present figure?"""
    figure = state.figures[state.placing().place]
    if state.phase == Phase.LEFT_OUT:
        return state.parameters.dice[figure.skill] == SET
    if state.phase == Phase.DEALING:
        return state.parameters.dealt[figure.skill] == 0
    if state.phase == Phase.BURYING:
        return cards_of(figure.cards) <= state.parameters.kept[figure.skill]
    if state.phase == Phase.STARTS:
        return set_out(state, figure.cell == NONE)
    return False


def set_out(state: Position, waiting: bool) -> bool:
    """F-0.9 Two or three meeples begin on white; four by option, the last ones where places are left (F-14.13)."""
    if not waiting:
        return True
    figure = state.figures[state.placing().place]
    if state.count < 4:
        figure.cell = state.map.white
    elif state.parameters.starts == Mode.OPPOSITE:
        figure.cell = state.map.grey if state.placing().place & 1 else state.map.white
    elif places_left(state, 0) == 0:
        figure.cell = state.map.grey
    elif places_left(state, 1) == 0:
        figure.cell = state.map.white
    return figure.cell != NONE


def lay_out(state: Position, scenario: i64) -> None:
    """F-0.8, F-0.10, F-9.1, F-9.2 Volcano, rubble and tokens of the map; the H village only with four players."""
    state.map = state.parameters.maps[scenario]
    state.villages = state.map.villages if state.count == 4 else state.map.villages & ~state.map.fourth
    state.lava = state.map.volcano
    state.equipment = state.map.equipment
    state.eruption = state.map.eruption
    state.doubles = state.map.doubles if state.parameters.thrill else 0
    state.terrain = zeros(len(state.map.cells))
    for cell in range(len(state.terrain)):
        state.terrain[cell] = NONE
    state.phase = Phase.TERRAIN
    state.setup = SetUp(0)
    go_on(state)
