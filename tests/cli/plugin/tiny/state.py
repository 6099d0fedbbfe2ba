"""Positions and rules of the tiny game."""

from __future__ import annotations

from lapilli.core.space import Space
from lapilli.core.state import CHANCE, NOBODY, State

SEATS = ("ann", "bob", "cyd")
SPACE = Space(pips=("1", "2", "3"), seat=SEATS, card=("4", "5"))
TAKE = SPACE.add("take {pips}", rule="T-1.2", click_path="die")
LEAVE = SPACE.add("leave", rule="T-1.3")
SHOW = SPACE.add("show {card}", rule="T-2.1", confirm=True)
ROLL = SPACE.add("roll {pips}", rule="T-1.1")
DEAL = SPACE.add("deal {seat} {card}", rule="T-0.1")


class Tiny(State):
    """Cards are 0 while undealt, then 4 or 5; a shown card becomes -1."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__(seats)
        self.goal, self.turn, self.die = goal, 0, 0
        self.cards, self.points = [0] * seats, [0] * seats

    def copy(self) -> Tiny:
        twin = Tiny(self.seats, self.goal)
        twin.turn, twin.die = self.turn, self.die
        twin.cards, twin.points = self.cards[:], self.points[:]
        twin.adopt(self)
        return twin

    def whose_turn(self) -> int:
        if max(self.points) >= self.goal:
            return NOBODY
        return CHANCE if 0 in self.cards or self.die == 0 else self.turn

    def list_choices(self, seat: int) -> None:
        if seat == CHANCE:
            if 0 in self.cards:
                for card in range(2):
                    self.offer_chance(DEAL + self.cards.index(0) * 2 + card, 1)
            else:
                for pips in range(3):
                    self.offer_chance(ROLL + pips, 3 - pips)
            return
        self.offer(TAKE + self.die - 1)
        self.offer(LEAVE)
        if self.cards[seat] > 0:
            self.offer(SHOW + self.cards[seat] - 4)

    def execute(self, seat: int, action: int) -> None:
        if action >= DEAL:
            who, card = divmod(action - DEAL, 2)
            self.cards[who] = card + 4
            return
        if action >= ROLL:
            self.die = action - ROLL + 1
            return
        if action < LEAVE:
            self.points[seat] += self.die
        elif action >= SHOW:
            self.points[seat] += self.cards[seat]
            self.cards[seat] = -1
        self.die, self.turn = 0, (self.turn + 1) % self.seats

    def advance(self) -> None:
        raise AssertionError
