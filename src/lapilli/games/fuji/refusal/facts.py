"""What lies on the table, in plain sets: the ground on which refusals are argued, apart from the compiled rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from lapilli.core.story import Word
from lapilli.games.fuji.actions import CARD_NAMES, CELL_NAMES, DIE_NAMES, FIGURE_NAMES, SKILL_NAMES
from lapilli.games.fuji.box import Box, box_of
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.gear import GUARD
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import Stage
from lapilli.games.fuji.rules.steps import CardUse

FLIPPED = {"ducttape": 1, "compass": 6}  # F-12.5, F-12.6 the face that is turned over


class Facts:
    """Questions about one position."""

    def __init__(self, state: Course) -> None:
        self.state = state
        self.figures: list[Figure] = state.figures
        self.box: Box = box_of(state.terms.text or None)

    # -- board --------------------------------------------------------------------------------------------------

    @cached_property
    def cell_names(self) -> list[str]:
        return [CELL_NAMES[cell] for cell in self.state.map.cells]

    def cell(self, name: str) -> int | None:
        """The map's number of a cell, None if the map has none there."""
        found = self.state.map.at[CELL_NAMES.index(name)]
        return int(found) if found >= 0 else None

    @cached_property
    def walkable(self) -> set[int]:
        """F-14.2 Landscape and villages that are no lava."""
        state = self.state
        return set(bits((state.map.land | state.villages) & ~state.lava))

    def beside(self, cell: int) -> list[int]:
        """F-14.1 Walkable cells that share a side, in cell order."""
        column, row = ord(self.cell_names[cell][0]), int(self.cell_names[cell][1:])
        found = []
        for other in sorted(self.walkable):
            name = self.cell_names[other]
            if abs(ord(name[0]) - column) + abs(int(name[1:]) - row) == 1:
                found.append(other)
        return found

    def distance(self, start: int, goal: int) -> int | None:
        """F-14.4 Steps over walkable cards."""
        seen, edge, steps = {start}, {start}, 0
        while edge:
            if goal in edge:
                return steps
            edge = {cell for at in edge for cell in self.beside(at)} - seen
            seen |= edge
            steps += 1
        return None

    def reach(self, figure: int) -> set[int]:
        """F-2.2 Cells a figure could mark, others' markers ignored."""
        limit = self.longest_mark(figure)
        seen, edge = {int(self.figures[figure].cell)}, {int(self.figures[figure].cell)}
        for _ in range(limit):
            edge = {cell for at in edge for cell in self.beside(at)} - seen
            seen |= edge
        return seen & self.walkable

    def longest_mark(self, figure: int) -> int:
        """F-2.2 M: how far away a marker may lie."""
        return int(self.state.terms.scout_steps if self.able(figure, "scout") else self.state.terms.steps)

    def longest_walk(self, figure: int) -> int:
        """F-5.4 W: a Scout goes far if it has made no reroll in phase 3."""
        scout = self.able(figure, "scout") and self.state.made[figure] == 0
        return int(self.state.terms.scout_steps if scout else self.state.terms.steps)

    def first_walks(self, figure: int) -> list[list[int]]:
        """F-5.9 The first walk of each kind."""
        state, one = self.state, self.figures[figure]
        limit = self.longest_walk(figure)
        walks = sorted(self._walks([int(one.cell)], int(one.marker), limit), key=lambda walk: (len(walk), walk))
        kinds: dict[frozenset[int], list[int]] = {}
        for walk in walks:
            kinds.setdefault(frozenset(cell for cell in walk if state.eruption >> cell & 1), walk)
        return list(kinds.values())

    def _walks(self, path: list[int], goal: int, limit: int) -> Iterator[list[int]]:
        if path[-1] == goal:
            yield path[1:]
        elif len(path) <= limit:
            for cell in self.beside(path[-1]):
                if cell not in path:
                    yield from self._walks([*path, cell], goal, limit)

    # -- figures ------------------------------------------------------------------------------------------------

    def figure(self, name: str) -> int | None:
        index = FIGURE_NAMES.index(name)
        return index if index < len(self.figures) else None

    def neighbours(self, figure: int) -> list[int]:
        """F-14.5 Left and right; of three everybody."""
        count = len(self.figures)
        return [other for other in range(count) if other != figure and not (count == 4 and abs(other - figure) == 2)]

    def able(self, figure: int, skill: str) -> bool:
        """F-5.23 Has the skill and no amnesia."""
        one = self.figures[figure]
        return one.skill == SKILL_NAMES.index(skill) and not one.injuries >> 2 & 1

    def owns(self, figure: int, card: str) -> bool:
        return bool(self.figures[figure].cards >> CARD_NAMES.index(card) & 1)

    def gatherer(self) -> int | None:
        """F-11.5 Who can spend bars."""
        able = [index for index, one in enumerate(self.figures) if one.bars and self.able(index, "gatherer")]
        return able[0] if able else None

    def is_ready(self, seat: int) -> bool:
        return bool(self.state.ready >> seat & 1)

    def guarded(self, seat: int) -> bool:
        """F-2.10 Sixty moves are enough."""
        return bool(self.state.moves >> 8 * seat & 255 >= GUARD)

    # -- dice ---------------------------------------------------------------------------------------------------

    def die(self, figure: int, name: str) -> int | None:
        """The die that a figure calls so; own dice have no figure in their name."""
        holder, _, own = name.rpartition(".")
        if holder and FIGURE_NAMES.index(holder) == figure:
            return None
        return (FIGURE_NAMES.index(holder) if holder else figure) * 6 + DIE_NAMES.index(own)

    def hand_dice(self, hand: int) -> list[int]:
        """F-10.6 Counted dice in reach of a hand."""
        if not self.state.third or hand < 2:
            return bits(self.figures[hand].dice)
        return [die for die in bits(self.figures[2].dice) if bool(self.state.left >> die & 1) == (hand == 2)]

    def hand_done(self, hand: int) -> bool:
        """F-3.7 Has a hand stopped, or F-12.3 chosen its die?"""
        use = self.state.use
        return bool((self.state.stopped if use is None else use.chosen) >> hand & 1)

    # -- cards --------------------------------------------------------------------------------------------------

    @property
    def use(self) -> CardUse:
        """The card being carried out."""
        return self.state.card_use()

    @property
    def card(self) -> str:
        return CARD_NAMES[self.use.card]

    @property
    def acted(self) -> bool:
        """Has the hand at work done something with the card?"""
        handling = self.state.in_hand()
        return bool(handling.acted) or (self.state.stage == Stage.THROWING and handling.left < self.card_throws)

    @property
    def card_throws(self) -> int:
        """F-12.13, F-12.15 Rerolls the card gives."""
        return 2 if self.card == "water" and self.use.target == self.use.user else 1

    @property
    def in_card_phase(self) -> bool:
        return self.state.stage in (Stage.PLANNING, Stage.GEAR)

    # -- words --------------------------------------------------------------------------------------------------

    @staticmethod
    def card_word(card: str) -> Word:
        return Word("card", card)

    @staticmethod
    def figure_word(figure: int) -> Word:
        return Word("figure", FIGURE_NAMES[figure])
