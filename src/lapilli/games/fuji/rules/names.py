"""The words of the rulebook as numbers: steps, skills, cards, injuries, endings; and how many there are of some."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1
THIRD: Final[i64] = 2  # the third figure of two players, and the first of the two hands that handle its dice
ALL: Final[i64] = 31  # every viewer: four seats and the spectators
SETS: Final[i64] = 5  # four figures' dice and the dummy's
DICE: Final[i64] = 30  # in all of them
FACES: Final[i64] = 6
VIEWERS: Final[i64] = 5  # four seats and the spectators
LARGEST_GAP: Final[i64] = 63  # between two movement values: whatever is more costs the same
FAMILIES: Final[i64] = 57  # sorts of phrases, each with a bit mask of what was said in it
DICE_FAMILIES: Final[i64] = 16  # the first ones speak of dice
CLAIM: Final[i64] = 7  # numbers per remembered dice phrase: hand, action, requirement, dice, least, most, stale
ADDRESS: Final[i64] = 3  # numbers per phrase said to one seat: who said it, the phrase, its answer or NONE


class Phase:
    """Where we are; the steps of one phase stand together."""

    CHARACTERS: Final[i64] = 0
    SKILLS: Final[i64] = 1
    LEFT_OUT: Final[i64] = 2
    DEALING: Final[i64] = 3
    BURYING: Final[i64] = 4
    SCENARIO: Final[i64] = 5
    TERRAIN: Final[i64] = 6
    STARTS: Final[i64] = 7
    PLANNING: Final[i64] = 8
    REROLLS: Final[i64] = 9
    GEAR: Final[i64] = 10
    TURNS: Final[i64] = 11
    BARS: Final[i64] = 12
    WALK: Final[i64] = 13
    TOKEN: Final[i64] = 14
    INJURY: Final[i64] = 15
    LOSING: Final[i64] = 16
    LENDING: Final[i64] = 17
    CARABINER: Final[i64] = 18
    FLIPPING: Final[i64] = 19
    CUTTING: Final[i64] = 20
    TURNING: Final[i64] = 21
    THROWING: Final[i64] = 22
    ROLLING: Final[i64] = 23
    HIDDEN: Final[i64] = 24
    ERUPTION: Final[i64] = 25
    OVER: Final[i64] = 26


# sets of phases, a bit each
PEOPLE_SETUP_PHASES: Final[i64] = 1 << Phase.CHARACTERS | 1 << Phase.SKILLS | 1 << Phase.LEFT_OUT | 1 << Phase.DEALING
MAP_SETUP_PHASES: Final[i64] = 1 << Phase.BURYING | 1 << Phase.SCENARIO | 1 << Phase.TERRAIN | 1 << Phase.STARTS
SETUP_PHASES: Final[i64] = PEOPLE_SETUP_PHASES | MAP_SETUP_PHASES
TOOL_PHASES: Final[i64] = 1 << Phase.FLIPPING | 1 << Phase.CUTTING | 1 << Phase.TURNING | 1 << Phase.THROWING
HANDLING_PHASES: Final[i64] = 1 << Phase.LENDING | TOOL_PHASES  # one hand handles dice for a card
QUESTION_PHASES: Final[i64] = 1 << Phase.BARS | 1 << Phase.WALK | 1 << Phase.TOKEN | 1 << Phase.INJURY
TURN_PHASES: Final[i64] = QUESTION_PHASES | 1 << Phase.LOSING  # within a turn, and the dice lost after the last one
# sets of phases, by their numbers in the rulebook
PHASE_NUMBERS_AFTER_REROLLS: Final[i64] = 1 << 4 | 1 << 5 | 1 << 6
PHASE_NUMBERS_FROM_REROLLS: Final[i64] = 1 << 3 | PHASE_NUMBERS_AFTER_REROLLS


class Skill:
    MANAGER: Final[i64] = 0
    SCOUT: Final[i64] = 1
    BUDDY: Final[i64] = 2
    SURVIVALIST: Final[i64] = 3
    GATHERER: Final[i64] = 4
    TINKERER: Final[i64] = 5


class Injury:
    LEG: Final[i64] = 0
    ARM: Final[i64] = 1
    AMNESIA: Final[i64] = 2
    EYE: Final[i64] = 3


class Mode:
    """How something of the set-up is decided."""

    RANDOM: Final[i64] = 0
    PICK: Final[i64] = 1
    OPPOSITE: Final[i64] = 2


class End:
    NOT_YET: Final[i64] = 0
    VICTORY: Final[i64] = 1
    LAVA: Final[i64] = 2
    EXHAUSTED: Final[i64] = 3
