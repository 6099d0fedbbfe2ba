"""The position of Fuji: board, figures, dice behind screens, what has been said, and the step we are in."""

from __future__ import annotations

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.state import State, packed
from lapilli.games.fuji.actions import CARDS, DUMMY, FIGURES, SET
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.masks import set_of, zeros
from lapilli.games.fuji.rules.names import FAMILIES, NONE, SETS, THIRD, End, Phase
from lapilli.games.fuji.rules.parameters import Map, RuleParameters
from lapilli.games.fuji.rules.steps import CardUse, Comparison, Handling, Move, SetUp


class Open(State):
    """What lies open to everybody, and the steps that everybody knows of."""

    def __init__(self, seats: i64, parameters: RuleParameters) -> None:
        super().__init__(seats)
        self.parameters = parameters  # never changed: shared by copies
        self.third = seats == 2 and parameters.third_figure  # variant B: a third figure played by both
        self.dummy = seats == 2 and not parameters.third_figure  # variant A: a third set of dice
        self.count: i64 = 3 if self.third else seats  # figures
        # generated: OPEN.start (fields.py)
        self.phase: i64 = Phase.CHARACTERS
        self.phase_number: i64 = 0  # the phase of the rulebook, 0 during the set-up
        self.round: i64 = 0
        self.eruptions: i64 = 0
        self.end: i64 = End.NOT_YET
        self.map: Map = parameters.maps[0]  # the scenario that is played
        self.terrain: vec[i64] = vec[i64]()  # cell -> terrain card
        self.villages: i64 = 0
        self.lava: i64 = 0
        self.equipment: i64 = 0  # cells with an equipment token
        self.eruption: i64 = 0  # cells with an eruption token
        self.doubles: i64 = 0
        self.pile: i64 = (1 << CARDS) - 1  # equipment nobody has seen
        self.bottom: vec[i64] = vec[i64]()  # buried cards, next one first
        self.discards: i64 = 0
        self.figures: list[Figure] = []
        self.known: vec[i64] = vec[i64]()  # die -> mask of the viewers who know its face
        self.aside: i64 = 0
        self.left: i64 = 0  # variant B: dice of p3 on the side of p1
        self.ready: i64 = 0
        self.moves: i64 = 0  # F-2.10: per seat eight bits
        self.chatter: i64 = 0  # F-2.10: phrases without dice content of this phase, eight bits per seat
        self.side: i64 = 0  # F-10.9
        self.entries: vec[i64] = vec[i64]()  # F-10.10: standing entry of each seat
        self.stopped: i64 = 0  # hands that are done in phase 3
        self.refused: i64 = 0  # figures that refused the lighter; from bit 4 on the knife
        self.gone: i64 = 0  # figures that had their turn
        self.legs: i64 = 0  # figures that lose a die at the end of phase 5
        self.claims: vec[i64] = vec[i64]()  # dice phrases of this round, CLAIM numbers each
        self.addressed: vec[i64] = vec[i64]()  # phrases said to one seat in this round, ADDRESS numbers each (F-13.15)
        self.setup: SetUp | None = None
        self.use: CardUse | None = None
        self.move: Move | None = None
        self.comparison: Comparison | None = None  # never changed, so copies share it
        # generated: end

    def adopt_open(self, other: Open) -> None:
        """What lies open, from a position of the same game."""
        # generated: OPEN.copy (fields.py)
        self.phase = other.phase
        self.phase_number = other.phase_number
        self.round = other.round
        self.eruptions = other.eruptions
        self.end = other.end
        self.map = other.map
        self.terrain = other.terrain[:]
        self.villages = other.villages
        self.lava = other.lava
        self.equipment = other.equipment
        self.eruption = other.eruption
        self.doubles = other.doubles
        self.pile = other.pile
        self.bottom = other.bottom[:]
        self.discards = other.discards
        self.figures = [one.copy() for one in other.figures]
        self.known = other.known[:]
        self.aside = other.aside
        self.left = other.left
        self.ready = other.ready
        self.moves = other.moves
        self.chatter = other.chatter
        self.side = other.side
        self.entries = other.entries[:]
        self.stopped = other.stopped
        self.refused = other.refused
        self.gone = other.gone
        self.legs = other.legs
        self.claims = other.claims[:]
        self.addressed = other.addressed[:]
        setup = other.setup
        self.setup = None if setup is None else setup.copy()
        use = other.use
        self.use = None if use is None else use.copy()
        move = other.move
        self.move = None if move is None else move.copy()
        self.comparison = other.comparison
        # generated: end

    # -- hands: who handles which dice --------------------------------------------------------------------------

    @property
    def hands(self) -> i64:
        """F-10.6 One pair of hands per figure; for the third figure of two players one on each side."""
        if self.third:
            return 4
        return self.count

    def hand_figure(self, hand: i64) -> i64:
        if self.third and hand >= THIRD:
            return THIRD
        return hand

    def hand_seat(self, hand: i64) -> i64:
        return hand - THIRD if self.third and hand >= THIRD else hand

    def hand_dice(self, hand: i64) -> i64:
        """Counted dice that this hand can reach."""
        if not self.third or hand < 2:
            return self.figures[hand].dice
        dice = self.figures[2].dice
        return dice & self.left if hand == 2 else dice & ~self.left

    def seat_mask(self, figure: i64) -> i64:
        """Seats that decide for a figure."""
        if self.third and figure == THIRD:
            return 3
        return 1 << figure

    def holder(self, die: i64) -> i64:
        """The figure that counts a die now; NONE if it is set aside or out of the game."""
        for figure in range(self.count):
            if self.figures[figure].dice >> die & 1:
                return figure
        return NONE

    def keeper(self, die: i64) -> i64:
        """The hand that can reach a die."""
        figure = self.holder(die)
        if self.third and figure == THIRD and not self.left >> die & 1:
            return THIRD + 1
        return figure

    # -- neighbours ---------------------------------------------------------------------------------------------

    def neighbours(self, figure: i64) -> i64:
        """F-14.5, F-10.4 Mask of the neighbouring figures (the dummy apart)."""
        if self.count == 4:
            return 1 << (figure + 1) % 4 | 1 << (figure + 3) % 4
        return ((1 << self.count) - 1) & ~(1 << figure)

    def open_cards(self) -> i64:
        """F-4.7 All equipment in front of figures."""
        cards: i64 = 0
        for figure in self.figures:
            cards |= figure.cards
        return cards


class Position(Open):
    """The whole position: with what somebody may not know."""

    def __init__(self, seats: i64, parameters: RuleParameters) -> None:
        super().__init__(seats, parameters)
        # generated: HIDDEN.start (fields.py)
        self.value: vec[i64] = vec[i64]()  # die -> upper face, 0 = not thrown yet
        self.memory: vec[i64] = vec[i64]()  # die -> three bits per viewer: the face it was last seen to show
        self.rolling: i64 = 0  # dice that chance must throw now
        self.picked: vec[i64] = vec[i64]()  # hand -> dice picked for the next throw
        self.made: vec[i64] = vec[i64]()  # hand -> rerolls made in phase 3
        self.buddy: i64 = NONE  # die the Buddy sets aside when phase 3 closes
        self.said: vec[i64] = vec[i64]()  # seat * FAMILIES + family -> mask
        self.spoken: i64 = 0  # dice phrases used up, sixteen bits per seat
        self.handling: Handling | None = None
        # generated: end

    def adopt_position(self, other: Position) -> None:
        """Everything but the fixed facts, from a position of the same game."""
        self.adopt_open(other)
        # generated: HIDDEN.copy (fields.py)
        self.value = other.value[:]
        self.memory = other.memory[:]
        self.rolling = other.rolling
        self.picked = other.picked[:]
        self.made = other.made[:]
        self.buddy = other.buddy
        self.said = other.said[:]
        self.spoken = other.spoken
        handling = other.handling
        self.handling = None if handling is None else handling.copy()
        # generated: end
        self.adopt(other)

    def fresh(self) -> Position:
        """An empty table of the same parameters."""
        raise NotImplementedError

    # -- the steps under way: asked for only where there is one --------------------------------------------------

    def card_use(self) -> CardUse:
        use = self.use
        assert use is not None
        return use

    def on_the_move(self) -> Move:
        move = self.move
        assert move is not None
        return move

    def in_hand(self) -> Handling:
        handling = self.handling
        assert handling is not None
        return handling

    def placing(self) -> SetUp:
        setup = self.setup
        assert setup is not None
        return setup

    def mover(self) -> i64:
        """The figure whose turn or rope it is, or NONE."""
        move = self.move
        return NONE if move is None else move.figure

    def drawing(self) -> bool:
        """F-5.13 Is chance to draw a card?"""
        move = self.move
        return move is not None and move.drawing

    def dummy_dice(self) -> i64:
        """Dice of the third set that have been thrown."""
        dice: i64 = 0
        if self.dummy:
            for die in range(DUMMY * SET, SETS * SET):
                if self.value[die] > 0:
                    dice |= 1 << die
        return dice


def fill(state: Open, name: str, numbers: list[int]) -> None:
    """An array of a position, from outside: an array that interpreted code sets would never be freed (mypyc 2.4)."""
    if name == "terrain":
        state.terrain = packed(numbers)
    elif name == "bottom":
        state.bottom = packed(numbers)
    elif name == "claims":
        state.claims = packed(numbers)
    elif name == "addressed":
        state.addressed = packed(numbers)
    elif isinstance(state, Position):
        state.said = packed(numbers)


def prepare(state: Position) -> None:
    """F-0.11 Everything taken out of the box, before the first card is dealt."""
    for figure in range(state.count):
        state.figures.append(Figure(set_of(figure)))
    state.setup = SetUp(0)
    state.value = zeros(SETS * SET)
    state.known = zeros(SETS * SET)
    state.memory = zeros(SETS * SET)
    state.picked = zeros(FIGURES)
    state.made = zeros(FIGURES)
    state.said = zeros(state.seats * FAMILIES)
    state.entries = vec[i64]()
    for _time in range(state.seats):
        state.entries = append(state.entries, NONE)
