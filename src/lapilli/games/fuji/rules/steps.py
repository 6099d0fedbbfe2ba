"""The steps under way as values: each is made when its step begins and dropped when it ends, so none can be stale."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.games.fuji.actions import Card
from lapilli.games.fuji.rules.names import NONE


@final
class SetUp:
    """F-0: the figure (while terrain is laid: the cell in reading order) whose part of the set-up is next."""

    # generated: SET_UP.class (fields.py)
    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place = place

    def copy(self) -> SetUp:
        return SetUp(self.place)

    # generated: end


@final
class CardUse:
    """F-4.4: a card that is being carried out, as everybody knows it."""

    # generated: CARD_USE.class (fields.py)
    __slots__ = ("card", "chosen", "hand", "target", "user", "wielded")

    def __init__(self, user: i64, wielded: i64, card: i64, target: i64) -> None:
        self.user = user  # the figure that uses it
        self.wielded = wielded  # the card in its hand: itself or a knife
        self.card = card  # the card whose effect it has
        self.target = target  # the figure named with it, or NONE
        self.hand: i64 = NONE  # the hand that handles dice for it now
        self.chosen: i64 = 0  # F-12.3 hands that have chosen their die for a Carabiner

    def copy(self) -> CardUse:
        twin = CardUse(self.user, self.wielded, self.card, self.target)
        twin.hand = self.hand
        twin.chosen = self.chosen
        return twin

    # generated: end

    @property
    def face(self) -> i64:
        """The face that it turns over, if it is the tape or the compass."""
        return face_to_flip(self.card)


def face_to_flip(card: i64) -> i64:
    """F-12.5, F-12.6 Duct tape turns over every 1, the compass every 6."""
    return 1 if card == Card.DUCTTAPE else 6


@final
class Handling:
    """F-12: what the hand at work may still do, and has done, with the dice of a card; its own secret."""

    # generated: HANDLING.class (fields.py)
    __slots__ = ("acted", "left")

    def __init__(self, left: i64) -> None:
        self.left = left  # rerolls, or dice to set aside, that the card still gives
        self.acted: i64 = 0  # dice that this hand has turned over or set aside

    def copy(self) -> Handling:
        twin = Handling(self.left)
        twin.acted = self.acted
        return twin

    # generated: end


@final
class Move:
    """F-5, F-12.11: the turn of a figure, or its way along a rope."""

    # generated: MOVE.class (fields.py)
    __slots__ = ("drawing", "eruptions", "figure", "injuries")

    def __init__(self, figure: i64) -> None:
        self.figure = figure
        self.eruptions: i64 = 0  # F-5.15 triggered on the way, still to come
        self.injuries: i64 = 0  # F-5.20 still to be chosen
        self.drawing = False  # F-5.13 chance draws a card for it now

    def copy(self) -> Move:
        twin = Move(self.figure)
        twin.eruptions = self.eruptions
        twin.injuries = self.injuries
        twin.drawing = self.drawing
        return twin

    # generated: end


@final
class Comparison:
    """F-5.7: the last comparison, kept until movement begins again; never changed, so copies share it."""

    # generated: COMPARISON.class (fields.py)
    __slots__ = ("best", "cell", "figure", "own")

    def __init__(self, figure: i64, cell: i64, own: i64, best: i64) -> None:
        self.figure = figure
        self.cell = cell  # the card it was about
        self.own = own
        self.best = best  # of its neighbours

    # generated: end

    @property
    def success(self) -> bool:
        """F-14.9 Strictly higher than each neighbour."""
        return self.own > self.best
