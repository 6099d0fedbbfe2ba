"""The position of Fuji: board, figures, dice behind screens, what has been said, and the step we are in."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import State, packed
from lapilli.games.fuji.actions import DUMMY, FIGURES, SET

NONE: Final[i64] = -1
ALL: Final[i64] = 31  # every viewer: four seats and the onlookers
SETS: Final[i64] = 5  # four figures' dice and the dummy's
FAMILIES: Final[i64] = 57  # sorts of phrases, each with a bit mask of what was said in it
DICE_FAMILIES: Final[i64] = 16  # the first ones speak of dice
CLAIM: Final[i64] = 7  # numbers per remembered dice phrase: hand, action, requirement, dice, least, most, stale


BITS: Final = packed([1 << place for place in range(62)])


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


class Skill:
    MANAGER: Final[i64] = 0
    SCOUT: Final[i64] = 1
    BUDDY: Final[i64] = 2
    SURVIVALIST: Final[i64] = 3
    GATHERER: Final[i64] = 4
    TINKERER: Final[i64] = 5


class Card:
    BINOCULARS: Final[i64] = 0
    LIGHTER: Final[i64] = 1
    CARABINER: Final[i64] = 2
    MAP: Final[i64] = 3
    DUCTTAPE: Final[i64] = 4
    COMPASS: Final[i64] = 5
    MACHETE: Final[i64] = 6
    RADIO: Final[i64] = 7
    SHOVEL: Final[i64] = 8
    ROPE: Final[i64] = 9
    FLAREGUN: Final[i64] = 10
    FLASHLIGHT: Final[i64] = 11
    KNIFE: Final[i64] = 12
    WATER: Final[i64] = 13
    FIRSTAID: Final[i64] = 14


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


@final
class Map:
    """One scenario: cells are numbered in cell order (column, then row) and kept as bits of masks."""

    __slots__ = (
        *("at", "cells", "doubles", "equipment", "eruption", "fourth", "grey", "land", "near", "reading", "rubble"),
        *("villages", "volcano", "white"),
    )

    def __init__(self, cells: vec[i64], at: vec[i64], near: vec[i64], reading: vec[i64], masks: vec[i64]) -> None:
        self.cells = cells  # cell -> place on the grid
        self.at = at  # place on the grid -> cell, or NONE
        self.near = near  # cell -> mask of the cells that share a side (F-14.1)
        self.reading = reading  # landscape and village cells row by row, landscape first
        self.volcano: i64 = masks[0]
        self.rubble: i64 = masks[1]
        self.land: i64 = masks[2]
        self.villages: i64 = masks[3]  # with the one for four players
        self.fourth: i64 = masks[4]  # the village for four players only
        self.equipment: i64 = masks[5]
        self.eruption: i64 = masks[6]
        self.doubles: i64 = masks[7]  # the token with two symbols of the variant extra thrill
        self.white: i64 = masks[8]  # cells, not masks
        self.grey: i64 = masks[9]


@final
class Sheet:
    """The printed numbers in the form the rules use."""

    __slots__ = (
        *(
            "bar_limit",
            "dealt",
            "dice",
            "figure_points",
            "fingerprint",
            "injuries",
            "kept",
            "loss",
            "maps",
            "phases",
            "rerolls",
        ),
        *("scout_steps", "spaces", "steps", "symbols", "worth"),
    )

    def __init__(
        self,
        fingerprint: str,
        maps: list[Map],
        worth: vec[i64],
        symbols: vec[i64],
        loss: vec[i64],
        phases: vec[i64],
        skills: vec[i64],
        rerolls: vec[i64],
        injuries: i64,
        numbers: vec[i64],
    ) -> None:
        self.fingerprint = fingerprint
        self.maps = maps
        self.worth = worth  # (requirement * 3 + kind of die) * 7 + face -> what the die counts
        self.symbols = symbols  # terrain -> 1 with the extra-reroll symbol
        self.loss = loss  # level * 64 + difference; difference 0 is failure
        self.phases = phases  # card -> bit mask of its phases
        self.dice = skills[:6]
        self.dealt = skills[6:12]
        self.kept = skills[12:18]
        self.rerolls = rerolls  # by distance
        self.injuries = injuries  # mask of the injury spaces
        self.spaces: i64 = numbers[0]
        self.steps: i64 = numbers[1]
        self.scout_steps: i64 = numbers[2]
        self.bar_limit: i64 = numbers[3]
        self.figure_points: i64 = numbers[4]


@final
class Figure:
    """One meeple with its dice, skill, cards and tracker."""

    __slots__ = (
        *("aided", "bars", "bonus", "cards", "cell", "character", "dice", "flares", "fresh", "injuries", "marker"),
        *("owned", "radio", "reach", "rerolls", "skill", "stamina", "tapped"),
    )

    def __init__(self, owned: i64) -> None:
        self.character: i64 = NONE
        self.skill: i64 = NONE
        self.cell: i64 = NONE
        self.marker: i64 = NONE
        self.owned = owned  # own dice in the game
        self.dice = owned  # counted dice: minus lent, minus set aside, plus borrowed (F-14.6)
        self.cards: i64 = 0
        self.tapped: i64 = 0  # used once by a Tinkerer
        self.fresh: i64 = 0  # drawn this round
        self.stamina: i64 = 0
        self.injuries: i64 = 0
        self.bars: i64 = 0
        self.reach: i64 = 0  # cells it could mark in this phase 2 (kept, as every menu asks for it)
        self.rerolls: i64 = 0  # allowed in phase 3
        self.flares: i64 = 0
        self.bonus: i64 = 0  # power bars in this turn
        self.aided = False
        self.radio = False  # screen down

    def copy(self) -> Figure:
        twin = Figure(self.owned)
        twin.character = self.character
        twin.skill = self.skill
        twin.cell = self.cell
        twin.marker = self.marker
        twin.dice = self.dice
        twin.cards = self.cards
        twin.tapped = self.tapped
        twin.fresh = self.fresh
        twin.stamina = self.stamina
        twin.injuries = self.injuries
        twin.bars = self.bars
        twin.reach = self.reach
        twin.rerolls = self.rerolls
        twin.flares = self.flares
        twin.bonus = self.bonus
        twin.aided = self.aided
        twin.radio = self.radio
        return twin

    def hurt(self, injury: i64) -> bool:
        return self.injuries >> injury & 1 == 1

    def able(self, skill: i64) -> bool:
        """F-5.23 A skill works until amnesia."""
        return self.skill == skill and not self.hurt(Injury.AMNESIA)

    def owns(self, card: i64) -> bool:
        return self.cards >> card & 1 == 1


class Position(State):
    """All that lies on the table and behind the screens; the rules modules work on it."""

    def __init__(self, seats: i64, sheet: Sheet, options: vec[i64]) -> None:
        super().__init__(seats)
        self.sheet = sheet
        self.options = options  # never changed: shared by copies
        self.third = seats == 2 and options[8] == 1  # variant B: a third figure played by both
        self.dummy = seats == 2 and options[8] == 0  # variant A: a third set of dice
        self.count: i64 = 3 if self.third else seats  # figures
        self.map: Map = sheet.maps[0]
        self.figures: list[Figure] = []
        self.stage: i64 = Stage.CHARACTERS
        self.cursor: i64 = 0  # how far the present step has come
        self.phase: i64 = 0
        self.round: i64 = 0
        self.eruptions: i64 = 0
        self.end: i64 = End.NOT_YET
        self.terrain: vec[i64] = vec[i64]()  # cell -> terrain card
        self.villages: i64 = 0
        self.lava: i64 = 0
        self.equipment: i64 = 0  # cells with an equipment token
        self.eruption: i64 = 0  # cells with an eruption token
        self.doubles: i64 = 0
        self.pile: i64 = 0x7FFF  # equipment nobody has seen
        self.bottom: vec[i64] = vec[i64]()  # buried cards, next one first
        self.discards: i64 = 0
        self.value: vec[i64] = vec[i64]()  # die -> upper face, 0 = not thrown yet
        self.known: vec[i64] = vec[i64]()  # die -> mask of the viewers who know its face
        self.memory: vec[i64] = vec[i64]()  # die -> three bits per viewer: the face it was last seen to show
        self.aside: i64 = 0
        self.left: i64 = 0  # variant B: dice of p3 on the side of p1
        self.rolling: i64 = 0  # dice that chance must throw now
        self.drawing: i64 = NONE  # figure for which chance draws a card
        self.ready: i64 = 0
        self.moves: i64 = 0  # F-2.10: per seat eight bits
        self.side: i64 = 0  # F-10.9
        self.entries: vec[i64] = vec[i64]()  # F-10.10: standing entry of each seat
        self.picked: vec[i64] = vec[i64]()  # hand -> dice picked for the next throw
        self.made: vec[i64] = vec[i64]()  # hand -> rerolls made in phase 3
        self.done: i64 = 0  # hands that are done
        self.buddy: i64 = NONE  # die the Buddy sets aside when phase 3 closes
        self.user: i64 = NONE  # figure whose card is being carried out
        self.wielded: i64 = NONE  # the card in its hand: itself or a knife
        self.card: i64 = NONE  # the card whose effect it has
        self.target: i64 = NONE  # figure named with the card
        self.throws: i64 = 0  # rerolls left of a card
        self.asked_hand: i64 = NONE  # hand that answers for the card
        self.refused: i64 = 0  # figures that refused the lighter; from bit 4 on the knife
        self.gone: i64 = 0  # figures that had their turn
        self.mover: i64 = NONE
        self.compared: i64 = NONE  # figure that compared last in this round, and the card it was about
        self.compared_cell: i64 = NONE
        self.own_total: i64 = 0  # as compared in step A
        self.best_total: i64 = 0
        self.success = False
        self.due: i64 = 0  # eruptions still to come in this turn
        self.injuries_due: i64 = 0
        self.legs: i64 = 0  # figures that lose a die at the end of phase 5
        self.said: vec[i64] = vec[i64]()  # seat * FAMILIES + family -> mask
        self.chatter: i64 = 0  # F-2.10: phrases without dice content of this phase, eight bits per seat
        self.spoken: i64 = 0  # dice phrases used up, sixteen bits per seat
        self.claims: vec[i64] = vec[i64]()  # dice phrases of this round, CLAIM numbers each

    def adopt_position(self, other: Position) -> None:
        """Everything but the fixed facts, from a position of the same game."""
        self.map = other.map
        for figure in other.figures:
            self.figures.append(figure.copy())
        self.stage = other.stage
        self.cursor = other.cursor
        self.phase = other.phase
        self.round = other.round
        self.eruptions = other.eruptions
        self.end = other.end
        self.terrain = other.terrain[:]
        self.villages = other.villages
        self.lava = other.lava
        self.equipment = other.equipment
        self.eruption = other.eruption
        self.doubles = other.doubles
        self.pile = other.pile
        self.bottom = other.bottom[:]
        self.discards = other.discards
        self.value = other.value[:]
        self.known = other.known[:]
        self.memory = other.memory[:]
        self.aside = other.aside
        self.left = other.left
        self.rolling = other.rolling
        self.drawing = other.drawing
        self.ready = other.ready
        self.moves = other.moves
        self.side = other.side
        self.entries = other.entries[:]
        self.picked = other.picked[:]
        self.made = other.made[:]
        self.done = other.done
        self.buddy = other.buddy
        self.user = other.user
        self.wielded = other.wielded
        self.card = other.card
        self.target = other.target
        self.throws = other.throws
        self.asked_hand = other.asked_hand
        self.refused = other.refused
        self.gone = other.gone
        self.mover = other.mover
        self.compared = other.compared
        self.compared_cell = other.compared_cell
        self.own_total = other.own_total
        self.best_total = other.best_total
        self.success = other.success
        self.due = other.due
        self.injuries_due = other.injuries_due
        self.legs = other.legs
        self.said = other.said[:]
        self.chatter = other.chatter
        self.spoken = other.spoken
        self.claims = other.claims[:]
        self.adopt(other)

    # -- options ------------------------------------------------------------------------------------------------

    @property
    def level(self) -> i64:
        return self.options[0]

    @property
    def thrill(self) -> bool:
        return self.options[1] == 1

    @property
    def phrases(self) -> bool:
        """F-13.1 Are phrases spoken at this table?"""
        return self.options[2] == 1

    @property
    def checked(self) -> bool:
        """F-13.10 Are only true dice phrases offered?"""
        return self.options[3] == 1

    @property
    def budget(self) -> i64:
        return self.options[4]

    # -- hands: who handles which dice --------------------------------------------------------------------------

    @property
    def hands(self) -> i64:
        """F-10.6 One pair of hands per figure; for the third figure of two players one on each side."""
        return 4 if self.third else self.count

    def hand_figure(self, hand: i64) -> i64:
        return 2 if self.third and hand >= 2 else hand

    def hand_seat(self, hand: i64) -> i64:
        return hand - 2 if self.third and hand >= 2 else hand

    def hand_dice(self, hand: i64) -> i64:
        """Counted dice that this hand can reach."""
        if not self.third or hand < 2:
            return self.figures[hand].dice
        dice = self.figures[2].dice
        return dice & self.left if hand == 2 else dice & ~self.left

    def seat_mask(self, figure: i64) -> i64:
        """Seats that decide for a figure."""
        return 3 if self.third and figure == 2 else 1 << figure

    def holder(self, die: i64) -> i64:
        """The figure that counts a die now; NONE if it is set aside or out of the game."""
        for figure in range(self.count):
            if self.figures[figure].dice >> die & 1:
                return figure
        return NONE

    def keeper(self, die: i64) -> i64:
        """The hand that can reach a die."""
        figure = self.holder(die)
        if self.third and figure == 2:
            return 2 if self.left >> die & 1 else 3
        return figure

    # -- neighbours ---------------------------------------------------------------------------------------------

    def neighbours(self, figure: i64) -> i64:
        """F-14.5, F-10.4 Mask of the neighbouring figures (the dummy apart)."""
        if self.count == 4:
            return 1 << (figure + 1) % 4 | 1 << (figure + 3) % 4
        return ((1 << self.count) - 1) & ~(1 << figure)

    def dummy_dice(self) -> i64:
        """Dice of the third set that have been thrown."""
        dice: i64 = 0
        if self.dummy:
            for die in range(DUMMY * SET, SETS * SET):
                if self.value[die] > 0:
                    dice |= 1 << die
        return dice

    def open_cards(self) -> i64:
        """F-4.7 All equipment in front of figures."""
        cards: i64 = 0
        for figure in self.figures:
            cards |= figure.cards
        return cards


def lay_out(state: Position, terrain: list[int], bottom: list[int], said: list[int], claims: list[int]) -> None:
    """The arrays of a position, from outside: an array that interpreted code sets would never be freed (mypyc 2.4)."""
    state.terrain = packed(terrain)
    state.bottom = packed(bottom)
    state.said = packed(said)
    state.claims = packed(claims)


def zeros(length: i64) -> vec[i64]:
    """A packed array of noughts."""
    array = vec[i64]()
    for _ in range(length):
        array = append(array, 0)
    return array


def single(place: i64) -> i64:
    """A mask with one bit; a shifted literal is only 32 bits wide when compiled, and maps have more cells than that."""
    return BITS[place]


def set_of(figure: i64) -> i64:
    """Mask of the six dice of a set."""
    return 63 << figure * SET


def prepare(state: Position) -> None:
    """F-0.11 Everything taken out of the box, before the first card is dealt."""
    for figure in range(state.count):
        state.figures.append(Figure(set_of(figure)))
    state.value = zeros(SETS * SET)
    state.known = zeros(SETS * SET)
    state.memory = zeros(SETS * SET)
    state.picked = zeros(FIGURES)
    state.made = zeros(FIGURES)
    state.said = zeros(state.seats * FAMILIES)
    state.entries = vec[i64]()
    for _ in range(state.seats):
        state.entries = append(state.entries, NONE)
