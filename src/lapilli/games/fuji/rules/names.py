"""The words of the rulebook as numbers: steps, skills, cards, injuries, endings; and how many there are of some."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1
ALL: Final[i64] = 31  # every viewer: four seats and the onlookers
SETS: Final[i64] = 5  # four figures' dice and the dummy's
FAMILIES: Final[i64] = 57  # sorts of phrases, each with a bit mask of what was said in it
DICE_FAMILIES: Final[i64] = 16  # the first ones speak of dice
CLAIM: Final[i64] = 7  # numbers per remembered dice phrase: hand, action, requirement, dice, least, most, stale


class Stage:
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


SET_UP: Final[i64] = 0b11111111  # stages of the set-up, as bits
HANDLING: Final[i64] = 1 << 17 | 1 << 19 | 1 << 20 | 1 << 21 | 1 << 22  # one hand handles dice for a card
IN_TURN: Final[i64] = 0b11111 << 12  # questions within a turn, and the dice lost after the last one


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
