"""The heuristic: spare the own sides, send lava to the leader, wall what burns, trade what lies idle.

It looks one action ahead, at the board alone, and reads only what its seat may see. Its numbers are data
(`numbers.json`), in the order of `evaluation.Number`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.rng import Rng
from lapilli.core.state import packed
from lapilli.games.eruption import actions as do
from lapilli.games.eruption.actions import BOX, FIRST, KIND, SECOND
from lapilli.games.eruption.player.evaluation import NOWHERE, Evaluator, Number
from lapilli.games.eruption.player.features import holding
from lapilli.games.eruption.rules.damage import in_contact
from lapilli.games.eruption.rules.island import (
    ALL_SIDES,
    BIT,
    BORDER_COUNT,
    BORDER_SPACE,
    BORDERS_EACH,
    FACING,
    MASK_OF,
    PLACE_COUNT,
    SIDES,
    SPACES,
    TURNS_FITTING,
    TYPE_OF,
    lowest,
)
from lapilli.games.eruption.state import MATERIALS, Position

GRAIN: Final = 1e-6  # by which equals are told apart, by lot
LOTS: Final[i64] = 1000

_CARDS = list(BOX.cards)
REINFORCE: Final[i64] = _CARDS.index("reinforce")
AFTERSHOCK: Final[i64] = _CARDS.index("aftershock")
SINKHOLE: Final[i64] = _CARDS.index("sinkhole")
BOMB: Final[i64] = _CARDS.index("bomb")
RELOCATE: Final[i64] = _CARDS.index("relocate")

FACED: Final = packed(  # the space that the flow on a place runs into, or -1
    [
        next((index // int(SIDES) for index in range(int(SPACES * SIDES)) if FACING[index] == place), -1)
        for place in range(int(PLACE_COUNT))
    ]
)


@final
class Heuristic(Evaluator):
    """Marks the actions of one moment."""

    def pick(self, state: Position, rng: Rng) -> i64:
        """The action of the menu with the highest mark; among equals one at random."""
        self.look(state, state.actor)
        best = -1e9
        choice = state.legal[0]
        for index in range(state.n_legal):
            mark = self.mark(state, state.legal[index]) + float(rng.below(LOTS)) * GRAIN
            if mark > best:
                best = mark
                choice = state.legal[index]
        return choice

    def marks(self, state: Position, seat: i64, menu: list[int]) -> list[float]:
        """What each action of a menu is worth."""
        self.look(state, seat)
        return [self.mark(state, action) for action in menu]

    # -- tiles ----------------------------------------------------------------------------------------------------

    def place(self, state: Position, space: i64, mask: i64) -> float:
        """Where the new tile does most; a resource space gives a wall, and walls in the way may hold."""
        gain = self.change(state, space, mask)
        material = state.parameters.resource[space]
        if material >= 0:
            gain += self.numbers[Number.WALL + material]
        return gain * self.passes(state, space, NOWHERE) if gain > 0.0 else gain

    def tile_mask(self, state: Position, rotation: i64) -> i64:
        """The tile in hand, turned."""
        placement = state.placement
        return 0 if placement is None else MASK_OF[placement.tile * SIDES + rotation]

    def take(self, state: Position, kind: i64) -> float:
        """What a tile can do at its best place."""
        best = -99.0
        spaces = state.frontier
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            need = state.need[space]
            fits = TURNS_FITTING[kind * 4096 + need]
            for rotation in range(SIDES):
                mask = MASK_OF[kind * SIDES + rotation]
                if fits >> rotation & 1 and mask & need & ALL_SIDES:
                    value = self.change(state, space, mask)
                    if value > best:
                        best = value
        return best

    # -- walls ----------------------------------------------------------------------------------------------------

    def wall(self, state: Position, material: i64, place: i64) -> float:
        """A wall before a burning side saves most; on a flow it pays if lava beyond would hurt me more than others."""
        hold = holding(material + 1)
        if place < BORDER_COUNT:
            if in_contact(state, place):
                return self.numbers[Number.CONTACT] * self.turns * (1.0 - 0.5 * (1.0 - hold))
            return self.numbers[Number.GUARD] * hold if state.frontier & BIT[BORDER_SPACE[place]] else -1.0
        space = FACED[place]
        held = hold
        flows = self.flows(space)
        for side in range(SIDES):
            flow = FACING[space * SIDES + side]
            if flows >> side & 1 and flow != place:
                held *= holding(state.walls[flow])
        gain = (1.0 - held) - self.passes(state, space, NOWHERE)
        return self.threat(space) * gain - 0.6 * self.numbers[Number.WALL + material]

    def bomb(self, state: Position, place: i64) -> float:
        """A rival's wall before a burning side is worth a bomb."""
        if place >= BORDER_COUNT:
            return self.threat(FACED[place]) * 0.5
        weight = self.weight[place // BORDERS_EACH]
        return weight * self.numbers[Number.CONTACT] * self.turns if weight > 0.0 and in_contact(state, place) else -5.0

    def move(self, state: Position, source: i64, goal: i64) -> float:
        """A wall that guards nothing goes where it burns."""
        needed = in_contact(state, goal) and state.walls[goal] == 0
        return 0.7 * self.numbers[Number.CONTACT] * self.turns if needed and not in_contact(state, source) else -1.0

    def burning(self, state: Position) -> i64:
        """Own sides that burn without a wall."""
        found: i64 = 0
        first = state.villages[self.me] * BORDERS_EACH
        for border in range(first, first + BORDERS_EACH):
            if in_contact(state, border) and state.walls[border] == 0:
                found += 1
        return found

    # -- cards ----------------------------------------------------------------------------------------------------

    def keep(self, card: i64) -> float:
        return self.numbers[Number.KEEP + card]

    def crowd(self, state: Position, spent: float) -> float:
        """Cards above the limit are lost anyway."""
        hand = state.hand_size(self.me)
        limit = state.parameters.hand_limit
        if hand > limit:
            return self.numbers[Number.FULL]
        return 0.0 if hand == limit else -0.5 * spent

    def trade(self, state: Position, card: i64) -> float:
        """A wall for a card: when sides burn and no wall is at hand, or the hand is too full."""
        walls: i64 = 0
        for material in range(MATERIALS):
            walls += state.stock[self.me * MATERIALS + material]
        need = self.numbers[Number.WANT] if self.burning(state) > walls else 1.5 if walls == 0 else 0.0
        wall = self.numbers[Number.WALL + state.parameters.trade[card]]
        return need + wall - self.keep(card) + self.crowd(state, 1.0) + (1.0 if state.last != 0 else 0.0)

    # -- marks ----------------------------------------------------------------------------------------------------

    def mark(self, state: Position, action: i64) -> float:
        """How good an action looks; being done counts 0."""
        kind, one, two = KIND[action], FIRST[action], SECOND[action]
        if kind == do.PLACE:
            return self.place(state, one, self.tile_mask(state, two))
        if kind == do.REPLACE:
            return self.change(state, one, self.tile_mask(state, two))
        if kind == do.ERUPT:
            return self.change(state, one, ALL_SIDES)
        if kind == do.TAKE:
            return self.take(state, state.tops[one])
        if kind == do.TILE:
            return 1.0
        if kind == do.BUILD:
            return self.wall(state, one, two)
        if kind == do.MOVE:
            return self.move(state, one, two)
        if kind == do.TRADE:
            return self.trade(state, one)
        if kind == do.BARTER:
            return 2.5 - self.keep(one) - self.keep(two) + self.crowd(state, 2.0)
        if kind == do.DISCARD:
            return -self.keep(one)
        if kind == do.GIVE_CARD:
            return -0.5 - self.keep(one) + (3.0 if state.hand_size(self.me) > state.parameters.hand_limit else 0.0)
        if kind == do.GIVE_WALL:
            return -5.0
        return self.card(state, kind, one, two)

    def card(self, state: Position, kind: i64, one: i64, two: i64) -> float:
        """An action card that is played; what it is worth for later is lost."""
        if kind == do.REINFORCE:
            return self.wall(state, one, two) - self.keep(REINFORCE)
        if kind == do.AFTERSHOCK:
            turned = MASK_OF[TYPE_OF[state.tiles[one]] * SIDES + two]
            return self.change(state, one, turned) - self.keep(AFTERSHOCK)
        if kind == do.SINKHOLE:
            return self.change(state, one, 0) - self.keep(SINKHOLE)
        if kind == do.QUAKE:
            return 6.0 * float(self.burning(state)) - 5.0
        if kind == do.LAVAFLOW:
            return 3.0
        if kind == do.RAIN:
            return 20.0 if state.temperature[self.me] >= state.parameters.rain_cools or state.last != 0 else -1.0
        if kind == do.BOMB:
            return self.bomb(state, one) - self.keep(BOMB)
        return self.move(state, one, two) - self.keep(RELOCATE) if kind == do.RELOCATE else 0.0
