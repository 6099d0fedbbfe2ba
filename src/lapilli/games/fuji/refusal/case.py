"""The facts of the table when an action is judged: board, figures, dice and cards in plain names and sets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from lapilli.core import conditions
from lapilli.games.fuji.actions import (
    CARD_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    DIE_NAMES,
    FIGURE_NAMES,
    INJURY_NAMES,
    SKILL_NAMES,
    SPACE,
)
from lapilli.games.fuji.box import Box, box_of
from lapilli.games.fuji.knowledge.view import PHASE_NAMES
from lapilli.games.fuji.rules.equipment import GUARD
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.masks import bits

FLIPPED = {"ducttape": 1, "compass": 6}  # F-12.5, F-12.6 the face that is turned over
THIRD = 2  # the figure that two seats lead together (F-10.5)
SIDE_BY_SIDE = {  # F-14.1
    name: [f"{chr(ord(name[0]) + right)}{int(name[1:]) + down}" for right, down in ((-1, 0), (0, -1), (0, 1), (1, 0))]
    for name in CELL_NAMES
}


class Case(conditions.Case[GameState]):
    """An action of a seat for one of its figures, and what lies on the table."""

    space = SPACE
    spoken = {"cell": "", "die": ""}  # noqa: RUF012

    def __init__(self, state: GameState, seat: int, action: int) -> None:
        super().__init__(state, seat, action)
        self.phase = PHASE_NAMES[state.phase]
        self.parameters = state.parameters
        self.figures: list[Figure] = state.figures
        hand = self.words.get("hand", "")
        self.third = self.kind.key.startswith("p3-") or "p3" in hand  # is it the third figure's action?
        self.number = THIRD if self.third else seat
        of_third = self.third or self.kind.key in ("pass", "say-third")  # these name no figure
        self.hand = seat + THIRD if of_third else seat  # F-10.6 each seat handles its own side of its dice
        self.knife = "knife" in hand
        named = (self.words[slot] for slot in ("card", "bare", "lender") if slot in self.words)
        self.card = next(named, self.kind.key.removeprefix("use-"))
        self.held = "knife" if self.knife else self.card  # the card in the hand

    @cached_property
    def one(self) -> Figure:
        """The figure that acts."""
        return self.figures[self.number]

    @property
    def box(self) -> Box:
        return box_of(self.parameters.text or None)

    # -- whose turn: what is not asked of a hand is not on its menu ------------------------------------------------

    def at_work(self, *keys: str) -> bool:
        """Is one of these kinds asked of this seat, for this figure?"""
        return self.asks(*(f"p3-{key}" for key in keys) if self.hand != self.seat else keys)

    @property
    def setting_up(self) -> bool:
        return self.at_work("pick-character", "pick-skill", "leave-out", "bury", "start")

    @property
    def handling(self) -> bool:
        """F-4.4 While a card is carried out only the hand concerned acts."""
        return self.at_work("lend", "pick", "throw", "stop", "aside", "flip", "turn", "done")

    @property
    def moving(self) -> bool:
        """F-5.9, F-5.13, F-5.20 Is it the figure whose turn it is?"""
        return self.at_work("walk", "take", "leave", "injury")

    @property
    def ready(self) -> bool:
        """F-2.8"""
        return bool(self.state.ready >> self.seat & 1)

    @property
    def guarded(self) -> bool:
        """F-2.10 Sixty moves are enough."""
        return bool(self.state.moves >> 8 * self.seat & 255 >= GUARD)

    @property
    def entered(self) -> bool:
        """F-10.10 Has this seat said that already, and waits for the other one?"""
        return self.third and self.state.entries[self.seat] == self.action

    # -- board -----------------------------------------------------------------------------------------------------

    @cached_property
    def cells(self) -> list[str]:
        return [CELL_NAMES[cell] for cell in self.state.map.cells]

    def named(self, mask: int) -> list[str]:
        """The cells in a mask."""
        return [self.cells[cell] for cell in bits(mask)]

    def cell_of(self, figure: Figure) -> str:
        return self.cells[figure.cell]

    def marker_of(self, figure: Figure) -> str:
        return self.cells[figure.marker] if figure.marker >= 0 else ""

    @cached_property
    def landscape(self) -> set[str]:
        return set(self.named(self.state.map.land & ~self.state.lava))

    @cached_property
    def walkable(self) -> set[str]:
        """F-14.2 Landscape and villages that are no lava."""
        return set(self.named((self.state.map.land | self.state.villages) & ~self.state.lava))

    def beside(self, cell: str) -> list[str]:
        """F-14.1 Walkable cells that share a side, in cell order."""
        return [near for near in SIDE_BY_SIDE[cell] if near in self.walkable]

    def within(self, start: str, limit: int) -> set[str]:
        """F-14.4 Walkable cards that are this many steps away or fewer."""
        seen, edge = {start}, {start}
        for _ in range(limit):
            edge = {cell for at in edge for cell in self.beside(at)} - seen
            seen |= edge
        return seen & self.walkable

    def longest_mark(self, number: int) -> int:
        """F-2.2 M: how far away a marker may lie."""
        return int(self.parameters.scout_steps if self.able(number, "scout") else self.parameters.steps)

    @property
    def limit(self) -> int:
        return self.longest_mark(self.number)

    def reach(self, number: int) -> set[str]:
        """F-2.2 Cells a figure could mark, others' markers ignored."""
        return self.within(self.cell_of(self.figures[number]), self.longest_mark(number))

    @property
    def neighbour(self) -> str:
        """F-2.3 The neighbour whose marker lies on the cell."""
        beside = (
            other for other in self.neighbours(self.number) if self.marker_of(self.figures[other]) == self["cell"]
        )
        return next((FIGURE_NAMES[other] for other in beside), "")

    @property
    def unmarked(self) -> str:
        """F-2.6 The first led figure without a marker although there is a card to put it on."""
        for number in (self.seat, THIRD) if self.state.third else (self.seat,):
            taken = {self.marker_of(self.figures[other]) for other in self.neighbours(number)}
            if not self.marker_of(self.figures[number]) and self.reach(number) - taken:
                return FIGURE_NAMES[number]
        return ""

    @property
    def closed(self) -> str:
        """The first card of the path that cannot be walked on."""
        return next((cell for cell in self["path"].split() if cell not in self.walkable), "")

    @property
    def first_of_its_kind(self) -> bool:
        """F-5.9 Walks over the same eruption tokens are of one kind; F-5.4 a Scout without rerolls goes far."""
        scout = self.able(self.number, "scout") and self.state.made[self.number] == 0
        limit = int(self.parameters.scout_steps if scout else self.parameters.steps)
        tokens = set(self.named(self.state.eruption))
        walks = self.walks([self.cell_of(self.one)], self.marker_of(self.one), limit)
        kinds: dict[frozenset[str], list[str]] = {}
        for walk in sorted(walks, key=lambda walk: (len(walk), walk)):
            kinds.setdefault(frozenset(walk) & tokens, walk)
        return self["path"].split() in kinds.values()

    def walks(self, path: list[str], goal: str, limit: int) -> Iterator[list[str]]:
        if path[-1] == goal:
            yield path[1:]
        elif len(path) <= limit:
            for cell in self.beside(path[-1]):
                if cell not in path:
                    yield from self.walks([*path, cell], goal, limit)

    @cached_property
    def unseen(self) -> tuple[str, str]:
        """F-12.1 The first of two cards that cannot be looked at, and why: no landscape, or not empty."""
        pieces = set(self.named(self.state.equipment | self.state.eruption))
        pieces |= {place for one in self.figures for place in (self.cell_of(one), self.marker_of(one))}
        for cell in self["pair"].split():
            if cell not in self.landscape:
                return "not-landscape", cell
            if cell in pieces:
                return "not-empty", cell
        return "", ""

    @property
    def unseen_cell(self) -> str:
        return self.unseen[1]

    # -- figures ---------------------------------------------------------------------------------------------------

    def figure_of(self, name: str) -> int | None:
        number = FIGURE_NAMES.index(name)
        return number if number < len(self.figures) else None

    @property
    def target(self) -> int | None:
        """The figure that the action names, if it is at the table."""
        name = self.words.get("figure") or self.words.get("target")
        return self.figure_of(name) if name else None

    @property
    def another(self) -> bool:
        return self.target not in (None, self.number)

    def neighbours(self, number: int) -> list[int]:
        """F-14.5 Left and right; of three everybody."""
        count = len(self.figures)
        return [other for other in range(count) if other != number and not (count == 4 and abs(other - number) == 2)]

    def hurt(self, number: int, injury: str) -> bool:
        return bool(self.figures[number].injuries >> INJURY_NAMES.index(injury) & 1)

    def able(self, number: int, skill: str) -> bool:
        """F-5.23 Has the skill and no amnesia."""
        return self.figures[number].skill == SKILL_NAMES.index(skill) and not self.hurt(number, "amnesia")

    @property
    def taken(self) -> bool:
        """F-0.2, F-0.3 Does a figure have this character or skill?"""
        if "skill" in self.words:
            return any(one.skill == SKILL_NAMES.index(self["skill"]) for one in self.figures)
        return any(one.character == CHARACTER_NAMES.index(self["character"]) for one in self.figures)

    @property
    def dice_of_skill(self) -> int:
        return int(self.parameters.dice[SKILL_NAMES.index(self["skill"])])

    @property
    def gatherer(self) -> int | None:
        """F-11.5 Who can spend bars."""
        able = (number for number, one in enumerate(self.figures) if one.bars and self.able(number, "gatherer"))
        return next(able, None)

    @property
    def near_the_mover(self) -> bool:
        """F-11.5 Is the named figure the one that moves, or its neighbour?"""
        mover = int(self.state.mover())
        return self.target is not None and self.target in (mover, *self.neighbours(mover))

    # -- dice ------------------------------------------------------------------------------------------------------

    @property
    def die(self) -> int | None:
        """The die that the figure calls so; own dice have no figure in their name."""
        holder, _, own = self["die"].rpartition(".")
        if holder == FIGURE_NAMES[self.number]:
            return None
        return (FIGURE_NAMES.index(holder) if holder else self.number) * len(DIE_NAMES) + DIE_NAMES.index(own)

    @property
    def shows(self) -> int:
        assert self.die is not None
        return int(self.state.value[self.die])

    def shown(self, face: int) -> bool:
        """Does a counted die of the figure show this face?"""
        return any(self.state.value[die] == face for die in bits(self.one.dice))

    def dice_in(self, hand: int) -> list[int]:
        """F-10.6 Counted dice in reach of a hand."""
        if not self.state.third or hand < THIRD:
            return bits(self.figures[hand].dice)
        return [die for die in bits(self.figures[THIRD].dice) if bool(self.state.left >> die & 1) == (hand == THIRD)]

    @property
    def reachable(self) -> bool:
        """F-14.6 A counted die of the figure, on this seat's side."""
        return self.die in self.dice_in(self.hand)

    @property
    def lost(self) -> bool:
        """F-5.21 Is it no own die that is still in the game?"""
        return "." in self["die"] or self.die is None or not self.one.owned >> self.die & 1

    @property
    def stopped(self) -> bool:
        """F-3.7 Has the hand given up its rerolls?"""
        return bool(self.state.stopped >> self.hand & 1)

    @property
    def rerolls_left(self) -> bool:
        """F-3.1"""
        return not self.stopped and self.one.rerolls > self.state.made[self.hand]

    @property
    def picked(self) -> bool:
        return self.state.picked[self.hand] != 0

    @property
    def buddy(self) -> bool:
        """F-11.3 May the hand still set a die aside?"""
        own = self.able(self.number, "buddy") and not (self.third and self.state.side != self.seat)
        return own and not self.stopped and self.state.buddy < 0

    # -- cards -----------------------------------------------------------------------------------------------------

    def owns(self, number: int, card: str) -> bool:
        return bool(self.figures[number].cards >> CARD_NAMES.index(card) & 1)

    @property
    def anybody_owns(self) -> bool:
        """F-12.14 Does the card that a knife copies lie before somebody?"""
        return any(self.owns(number, self.card) for number in range(len(self.figures)))

    @property
    def fresh(self) -> bool:
        """F-4.6 Was it drawn in this phase?"""
        return bool(self.one.fresh >> CARD_NAMES.index(self.held) & 1)

    @property
    def in_its_phase(self) -> bool:
        return bool(self.parameters.phases[CARD_NAMES.index(self.card)] >> self.state.phase_number & 1)

    @property
    def refused(self) -> bool:
        """F-12.2 Who refused is not asked again by this card; a knife is another card."""
        assert self.target is not None
        return bool(self.state.refused >> self.target + (len(FIGURE_NAMES) if self.knife else 0) & 1)

    @property
    def budget(self) -> int:
        """F-13.11 Phrases about dice in this phase; 0 is no limit."""
        return int(self.parameters.budget if self.state.phase_number == 2 else (self.parameters.budget + 1) // 2)

    @property
    def spoken_of_dice(self) -> int:
        """F-13.11 Phrases about dice that this seat has said in this phase."""
        return int(self.state.spoken >> 16 * self.seat & 0xFFFF)

    @property
    def used(self) -> str:
        """The card being carried out."""
        return CARD_NAMES[self.state.card_use().card]

    @property
    def for_oneself(self) -> bool:
        use = self.state.card_use()
        return use.target == use.user

    @property
    def acted(self) -> bool:
        """F-12.13, F-12.15 Has the hand at work done something with the card?"""
        handling, throws = self.state.in_hand(), 2 if self.used == "water" and self.for_oneself else 1
        return bool(handling.acted) or (self.phase == "throwing" and handling.left < throws)

    @property
    def face(self) -> int:
        """F-12.5, F-12.6 The face that is flipped; 0 by other cards."""
        return FLIPPED.get(self.card if self.kind.key == "use-bare" else self.used, 0)
