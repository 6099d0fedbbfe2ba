"""The steps of play as values: made on entry, gone on exit, so none of them can be stale."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NONE: Final[i64] = -1  # no seat, no task, no field
CARD_DUE: Final[i64] = 5  # what a due asks for: a colour 0 to 4, or an action card
DUE_RADIX: Final[i64] = 8


class Phase:
    """What is due. The course of play below; above it whatever interrupts it."""

    OVER: Final[i64] = 0
    FIRST: Final[i64] = 1
    STOCK: Final[i64] = 2
    OPEN: Final[i64] = 3
    HANDS: Final[i64] = 4
    ANCHOR: Final[i64] = 5
    ROLL: Final[i64] = 6
    STEP: Final[i64] = 7
    KYLIX: Final[i64] = 8
    MAIN: Final[i64] = 9
    DRAW: Final[i64] = 10
    RETURN: Final[i64] = 11
    DISCARD: Final[i64] = 12
    REPLACE: Final[i64] = 13
    REVEAL: Final[i64] = 14
    STYX: Final[i64] = 15
    BOARDING: Final[i64] = 16
    MUSTER: Final[i64] = 17
    TOSS: Final[i64] = 18
    RECKONING: Final[i64] = 19
    REWARD: Final[i64] = 20
    SPOILS: Final[i64] = 21
    PLUNDER: Final[i64] = 22
    PUSH_SHIP: Final[i64] = 23
    PUSH_HYDRA: Final[i64] = 24


IN_TURN = (Phase.ROLL, Phase.STEP, Phase.KYLIX, Phase.MAIN)
DEALT = (Phase.ANCHOR, *IN_TURN)  # everybody has cards
OPENED = (Phase.HANDS, *DEALT)  # tasks lie open
STOCKED = (Phase.OPEN, *OPENED)  # all treasures are in the cities, or have left them


class Sailing:
    """D-6.8 Of this step: not yet begun, lying at the stop, or over (also replaced by `recover`)."""

    UNUSED: Final[i64] = 0
    STOP: Final[i64] = 1
    SPENT: Final[i64] = 2


class Kind:
    """D-12.1 Kinds of fights; the Hydra may be attacked or attack."""

    SHIP: Final[i64] = 0
    CITY: Final[i64] = 1
    SETTLEMENT: Final[i64] = 2
    HYDRA: Final[i64] = 3
    HYDRA_ATTACKS: Final[i64] = 4


@final
class Step:
    """D-0.4, D-4.3, D-4.6 A seat's step or main phase, and what it has used of it; of seat NONE while nobody steps."""

    # generated: STEP.class (fields.py)
    __slots__ = (
        "attacked",
        "cards_done",
        "hydra_done",
        "orpheus",
        "sailing",
        "seat",
        "settled",
        "soldiers_done",
        "wind",
    )

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.sailing: i64 = Sailing.UNUSED
        self.attacked = False
        self.settled = False
        self.wind: i64 = 0  # fields added to the range
        self.orpheus = False
        self.cards_done = False  # these three in a main phase only
        self.soldiers_done = False
        self.hydra_done = False

    def copy(self) -> Step:
        twin = Step(self.seat)
        twin.sailing = self.sailing
        twin.attacked = self.attacked
        twin.settled = self.settled
        twin.wind = self.wind
        twin.orpheus = self.orpheus
        twin.cards_done = self.cards_done
        twin.soldiers_done = self.soldiers_done
        twin.hydra_done = self.hydra_done
        return twin

    # generated: end


@final
class Draw:
    """D-5.3, D-5.8, D-10.8 Action cards are being drawn: by one seat for Hermes, else by one after the other."""

    # generated: DRAW.class (fields.py)
    __slots__ = ("hermes", "left", "seat")

    def __init__(self, seat: i64, left: i64, hermes: bool) -> None:
        self.seat = seat
        self.left = left
        self.hermes = hermes  # a Sandals of Hermes waits to be discarded

    def copy(self) -> Draw:
        return Draw(self.seat, self.left, self.hermes)

    # generated: end


@final
class Reveal:
    """D-8.9 A task card was turned up: who is still to answer, and who has (their answers are hidden)."""

    # generated: REVEAL.class (fields.py)
    __slots__ = ("answered", "task", "waiting")

    def __init__(self, task: i64, waiting: i64, answered: i64) -> None:
        self.task = task
        self.waiting = waiting  # seats as bits
        self.answered = answered

    def copy(self) -> Reveal:
        return Reveal(self.task, self.waiting, self.answered)

    # generated: end


@final
class Side:
    """One throwing seat of a fight: how its soldiers lie, and its shields."""

    # generated: SIDE.class (fields.py)
    __slots__ = ("fallen", "firm", "leaning", "seat", "shields")

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.fallen: i64 = 0
        self.firm: i64 = 0
        self.leaning: i64 = 0
        self.shields: i64 = 0

    def copy(self) -> Side:
        twin = Side(self.seat)
        twin.fallen = self.fallen
        twin.firm = self.firm
        twin.leaning = self.leaning
        twin.shields = self.shields
        return twin

    # generated: end


@final
class Fight:
    """A fight under way; its stage is a Phase, OVER if there is none."""

    # generated: FIGHT.class (fields.py)
    __slots__ = ("defender", "kind", "mover", "place", "quiet", "side", "stage", "thrower", "won", "zeus")

    def __init__(self, kind: i64, mover: i64, thrower: Side, defender: Side, place: i64) -> None:
        self.kind = kind
        self.stage: i64 = Phase.OVER
        self.mover = mover  # whose deed opened it: a seat that sailed, attacked or moved the Hydra
        self.thrower = thrower  # the attacker, or the lone thrower
        self.defender = defender  # seat NONE unless ships fight
        self.place = place  # city or settlement (as a place), else NONE
        self.side: i64 = 0  # whose throw or answer is due: 0 thrower, 1 defender
        self.quiet: i64 = 0  # how many in succession had nothing to play
        self.zeus = False  # the throw due is of the fallen only
        self.won = False  # by the thrower

    def copy(self) -> Fight:
        twin = Fight(self.kind, self.mover, self.thrower.copy(), self.defender.copy(), self.place)
        twin.stage = self.stage
        twin.side = self.side
        twin.quiet = self.quiet
        twin.zeus = self.zeus
        twin.won = self.won
        return twin

    # generated: end

    def at(self, side: i64) -> Side:
        return self.thrower if side == 0 else self.defender

    @property
    def winner(self) -> i64:
        """The seat that won; NONE for a city, a garrison, the Hydra."""
        return self.thrower.seat if self.won else self.defender.seat

    @property
    def loser(self) -> i64:
        return self.defender.seat if self.won else self.thrower.seat


def no_fight() -> Fight:
    return Fight(Kind.SHIP, NONE, Side(NONE), Side(NONE), NONE)
