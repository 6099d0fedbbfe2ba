"""Section 8: what a viewer knows, named field by field. What is not named here, nobody is told."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, Knowledge, State, packed
from lapilli.games.fuji.knowledge.encode import encode_dice, encode_own, encode_table
from lapilli.games.fuji.knowledge.sample_world import (
    Screens,
    deal_dice,
    deal_secrets,
    deal_throw,
    hand_seeds,
    handled_unseen,
)
from lapilli.games.fuji.rules.names import DICE_FAMILIES, FAMILIES, NONE, Phase
from lapilli.games.fuji.rules.steps import Handling
from lapilli.games.fuji.state import Open, Position

NO_DICE: Final = packed([0] * 30)  # arrays to begin with: what may be known is then written in
NO_HANDS: Final = packed([0] * 4)
NOT_TOLD: Final = packed([-1] * 4)
NO_TALK: Final = packed([0] * (4 * 57))


def look(state: Open) -> Open:
    """What lies open, in an object that has no place for anything else."""
    table = Open(state.seats, state.parameters)
    table.adopt_open(state)
    return table


@final
class Known(Knowledge):
    """One viewer's knowledge of a table of Fuji."""

    def __init__(self, table: Open, viewer: i64, blank: Position) -> None:
        super().__init__(viewer)
        self.table = table
        self.blank = blank  # an empty table of the same parameters, to deal worlds on
        self.eye: i64 = viewer if viewer >= 0 else 4
        # generated: KNOWN.start (fields.py)
        self.chance = False  # does chance act now?
        self.awaited: i64 = 0
        self.decider: i64 = NONE  # the figure whose decision it is within phase 5
        self.faces: vec[i64] = vec[i64]()  # die -> its face, 0 where this viewer does not see it
        self.memory: vec[i64] = vec[i64]()  # die -> the face that the viewer remembers
        self.rolling: i64 = 0  # dice that the viewer knows to be thrown
        self.rolling_hands: i64 = 0  # hands that the viewer knows to throw
        self.picked: vec[i64] = vec[i64]()  # hand -> own dice picked
        self.made: vec[i64] = vec[i64]()  # hand -> own rerolls made; NONE of others
        self.buddy: i64 = NONE
        self.said: vec[i64] = vec[i64]()  # all phrases of the own seat, those without dice of the others
        self.spoken: i64 = 0  # dice phrases of the own seat
        self.handling: Handling | None = None
        # generated: end
        self.screens = Screens()  # made ready for the first world, kept for the next

    def put_back(self) -> Known:
        """The same before any die was picked up for the next throw."""
        twin = Known(self.table, self.viewer, self.blank)
        twin.adopt(self)
        twin.picked = NO_HANDS[:]
        return twin

    def adopt(self, other: Known) -> None:
        """Take over what is known beside the table."""
        # generated: KNOWN.copy (fields.py)
        self.chance = other.chance
        self.awaited = other.awaited
        self.decider = other.decider
        self.faces = other.faces[:]
        self.memory = other.memory[:]
        self.rolling = other.rolling
        self.rolling_hands = other.rolling_hands
        self.picked = other.picked[:]
        self.made = other.made[:]
        self.buddy = other.buddy
        self.said = other.said[:]
        self.spoken = other.spoken
        handling = other.handling
        self.handling = None if handling is None else handling.copy()
        # generated: end

    def own(self, hand: i64) -> bool:
        """Does a hand belong to this viewer?"""
        return self.table.hand_seat(hand) == self.viewer

    def encode(self, sheet: ObservationBuffer) -> None:
        encode_table(self.table, self.viewer, self.chance, self.awaited, sheet)
        encode_dice(self.table, self.viewer, self.faces, self.memory, self.rolling, sheet)
        encode_own(self.table, self.viewer, self.picked, self.made, self.buddy, self.said, sheet)

    def sample_world(self, rng: Rng) -> State:
        """A world this viewer cannot tell from the real one."""
        world = self.sample_world_raw(rng)
        world.proceed()
        return world

    def shown(self) -> Position:
        """The table as this viewer sees it: dice that they do not see show nothing."""
        world = self.blank.fresh()
        world.adopt_open(self.table)
        world.value = self.faces[:]
        world.memory = vec[i64]()
        for face in self.memory:
            world.memory = append(world.memory, face << 3 * self.eye)
        world.rolling = self.rolling
        world.picked = self.picked[:]
        world.made = vec[i64]()
        for made in self.made:
            world.made = append(world.made, made if made > 0 else 0)
        world.buddy = self.buddy
        world.said = self.said[:]
        world.spoken = self.spoken << 16 * self.viewer if self.viewer >= 0 else 0
        handling = self.handling
        world.handling = None if handling is None else handling.copy()
        return world

    def sample_world_raw(self, rng: Rng) -> State:
        """Hidden dice are thrown again, within what was said."""
        world = self.shown()
        seeds = hand_seeds(rng)
        for hand in range(world.hands):
            deal_dice(world, hand, self.eye, self.screens, Rng(seeds[hand]))
        if self.chance:
            deal_throw(world, self.viewer, self.rolling_hands, Rng(seeds[0] + 1))
        deal_secrets(world, self.viewer, self.chance, Rng(seeds[1] + 1))
        return world


def know(state: Position, viewer: i64, awaited: i64, decider: i64, table: Open, blank: Position) -> Known:
    """Everything open, the own dice, and what this viewer remembers of others'."""
    known = Known(table, viewer, blank)
    known.chance = state.actor == CHANCE
    known.awaited = awaited
    known.decider = decider
    own: i64 = 0
    for hand in range(state.hands):
        mine = known.own(hand)
        if mine:
            own |= state.hand_dice(hand)
        if state.rolling & state.hand_dice(hand) and (mine or state.phase != Phase.REROLLS):
            known.rolling_hands |= 1 << hand
    open_throw = state.phase == Phase.ROLLING or state.phase == Phase.HIDDEN  # F-1.1, F-10.2
    if open_throw:
        known.rolling_hands = 0
    known.rolling = state.rolling if open_throw else state.rolling & own
    faces, memory = NO_DICE[:], NO_DICE[:]
    for die in range(len(state.value)):
        if state.known[die] >> known.eye & 1:
            faces[die] = state.value[die]
        memory[die] = state.memory[die] >> 3 * known.eye & 7
    known.faces, known.memory = faces, memory
    picked, made = NO_HANDS[:], NOT_TOLD[:]
    for hand in range(state.hands):
        if known.own(hand):
            picked[hand] = state.picked[hand]
            made[hand] = state.made[hand]
    known.picked, known.made = picked, made
    if state.buddy != NONE and own >> state.buddy & 1:
        known.buddy = state.buddy
    said = NO_TALK[: len(state.said)]
    for seat in range(state.seats):
        first = seat * FAMILIES
        for row in range(first if seat == viewer else first + DICE_FAMILIES, first + FAMILIES):
            said[row] = state.said[row]
    known.said = said
    if viewer >= 0:
        known.spoken = state.spoken >> 16 * viewer & 0xFFFF
    handling = state.handling
    if handling is not None and (not handled_unseen(state) or known.own(state.card_use().hand)):
        known.handling = handling.copy()
    return known
