"""The phases of a game, and the steps under way: small values, made when a step begins and dropped when it ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.nisyros.actions import ZONES


class Phase:
    """What is going on; what people see are PHASES, and while a card asks something the name of its question."""

    LAY_COAST: Final[i64] = 0
    LAY: Final[i64] = 1
    VILLAGE: Final[i64] = 2
    FIRST: Final[i64] = 3
    PLACE: Final[i64] = 4
    EVENTS: Final[i64] = 5
    DRAW: Final[i64] = 6
    CARD: Final[i64] = 7
    THROW: Final[i64] = 8
    REROLL: Final[i64] = 9
    DICE: Final[i64] = 10
    RUN: Final[i64] = 11
    BUILD: Final[i64] = 12
    CALL: Final[i64] = 13
    GATHER: Final[i64] = 14
    SICK: Final[i64] = 15
    FLOW: Final[i64] = 16
    VOLCANO: Final[i64] = 17
    ERUPT: Final[i64] = 18
    FLEE: Final[i64] = 19
    ESCAPE: Final[i64] = 20
    EVACUATE: Final[i64] = 21
    HOME: Final[i64] = 22
    OVER: Final[i64] = 23


PHASES = (
    *("lay-coast", "lay", "village", "first", "place", "events", "draw", "card", "throw", "reroll", "dice", "run"),
    *("build", "call", "gather", "sick", "flow", "volcano", "erupt", "flee", "escape", "evacuate", "home", "over"),
)
SET_UP = (Phase.LAY_COAST, Phase.LAY, Phase.VILLAGE, Phase.FIRST)  # before round 1
STEPS_OF = {  # phase -> the steps of the round in which it occurs
    Phase.PLACE: (1,),
    **dict.fromkeys((Phase.EVENTS, Phase.DRAW, Phase.CARD), (2,)),
    **dict.fromkeys((Phase.THROW, Phase.REROLL, Phase.DICE, Phase.RUN), (3,)),
    Phase.BUILD: (5,),
    Phase.CALL: (6,),
    Phase.GATHER: (6,),
    Phase.SICK: (7,),
    Phase.FLOW: (8,),
    Phase.VOLCANO: (9,),
    Phase.ERUPT: (9,),
    Phase.FLEE: (8, 9),
    Phase.ESCAPE: (8, 9),
    Phase.EVACUATE: (10,),
    Phase.HOME: (10,),
    Phase.OVER: (8, 9, 10),
}

NOTHING: Final = packed([0] * (ZONES * ZONES))  # of which steps that count begin: `NOTHING[:ZONES]`


class Step:
    """What is under way and has to remember more than the island shows; by itself: nothing."""

    # generated: STEP.class (fields.py)
    __slots__ = ("done",)

    def __init__(self) -> None:
        self.done: i64 = 0  # N-0.3: bit mask of the seats that are finished, where all act at the same time

    def copy(self) -> Step:
        twin = Step()
        twin.done = self.done
        return twin

    # generated: end


@final
class Placing(Step):
    """N-1 Workers and boats are moved, by all seats together."""

    # generated: PLACING.class (fields.py)
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()

    def copy(self) -> Placing:
        twin = Placing()
        twin.done = self.done
        return twin

    # generated: end


@final
class CardUse:
    """N-15 A card that acts at once asks something of the team or of chance."""

    # generated: CARD_USE.class (fields.py)
    __slots__ = ("asks", "card", "left", "spared")

    def __init__(self, card: i64, asks: i64) -> None:
        self.card = card
        self.asks = asks  # one of cards.Ask
        self.left: i64 = 0  # workers still to lie down or to panic
        self.spared: i64 = 0  # bit mask of the zones that lose no dam, or none any more

    def copy(self) -> CardUse:
        twin = CardUse(self.card, self.asks)
        twin.left = self.left
        twin.spared = self.spared
        return twin

    # generated: end


@final
class Events(Step):
    """N-2 Cards are drawn and carried out one by one."""

    # generated: EVENTS.class (fields.py)
    __slots__ = ("left", "use")

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0  # cards still to be drawn
        self.use: CardUse | None = None

    def copy(self) -> Events:
        twin = Events()
        twin.done = self.done
        twin.left = self.left
        use = self.use
        twin.use = None if use is None else use.copy()
        return twin

    # generated: end


@final
class Dice(Step):
    """N-3 The action dice are thrown, perhaps some of them again, and put on workplaces."""

    # generated: DICE.class (fields.py)
    __slots__ = ("first", "second")

    def __init__(self) -> None:
        super().__init__()
        self.first: i64 = -1  # dice picked for the brilliant plan
        self.second: i64 = -1

    def copy(self) -> Dice:
        twin = Dice()
        twin.done = self.done
        twin.first = self.first
        twin.second = self.second
        return twin

    # generated: end


@final
class Building(Step):
    """N-5 Dams and boats are built. Rows of eight: dams of each zone, then boats."""

    # generated: BUILDING.class (fields.py)
    __slots__ = ("built", "most")

    def __init__(self, most: vec[i64], built: vec[i64]) -> None:
        super().__init__()
        self.most = most  # follows from who stands where, and does not change in this step
        self.built = built

    def copy(self) -> Building:
        twin = Building(self.most, self.built[:])
        twin.done = self.done
        return twin

    # generated: end


@final
class Calling(Step):
    """N-6 Citizens are called up, by all seats together."""

    # generated: CALLING.class (fields.py)
    __slots__ = ("called", "most")

    def __init__(self, most: vec[i64], called: vec[i64]) -> None:
        super().__init__()
        self.most = most  # calls of each theatre: follows from who stood there at the beginning
        self.called = called

    def copy(self) -> Calling:
        twin = Calling(self.most, self.called[:])
        twin.done = self.done
        return twin

    # generated: end


@final
class Gathering(Step):
    """N-15.6 The drizzle brings workers to theatres: colour * 4 + zone, how many it has moved there."""

    # generated: GATHERING.class (fields.py)
    __slots__ = ("moved",)

    def __init__(self, moved: vec[i64]) -> None:
        super().__init__()
        self.moved = moved

    def copy(self) -> Gathering:
        twin = Gathering(self.moved[:])
        twin.done = self.done
        return twin

    # generated: end


@final
class Feeding(Step):
    """N-7 Wheat is short."""

    # generated: FEEDING.class (fields.py)
    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left = left  # workers still to fall ill

    def copy(self) -> Feeding:
        twin = Feeding(self.left)
        twin.done = self.done
        return twin

    # generated: end


@final
class Flow(Step):
    """N-8 The lava flows down."""

    # generated: FLOW.class (fields.py)
    __slots__ = ("flowed",)

    def __init__(self, flowed: i64) -> None:
        super().__init__()
        self.flowed = flowed  # bit mask of the zones that have, in this round

    def copy(self) -> Flow:
        twin = Flow(self.flowed)
        twin.done = self.done
        return twin

    # generated: end


@final
class Eruptions(Step):
    """N-9 The volcano erupts."""

    # generated: ERUPTIONS.class (fields.py)
    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left = left  # still to come in this round

    def copy(self) -> Eruptions:
        twin = Eruptions(self.left)
        twin.done = self.done
        return twin

    # generated: end


@final
class Homing(Step):
    """N-12 The displaced choose a home."""

    # generated: HOMING.class (fields.py)
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()

    def copy(self) -> Homing:
        twin = Homing()
        twin.done = self.done
        return twin

    # generated: end


@final
class Flight:
    """N-11.1 Somebody throws for his life."""

    # generated: FLIGHT.class (fields.py)
    __slots__ = ("colour", "start", "to")

    def __init__(self, colour: i64, start: i64, to: i64) -> None:
        self.colour = colour
        self.start = start  # a spot
        self.to = to  # a zone, or BOAT

    # generated: end


@final
class Flood:
    """N-11 An area is being covered, and its people flee; within the flow or an eruption."""

    # generated: FLOOD.class (fields.py)
    __slots__ = ("area", "flight")

    def __init__(self, area: i64) -> None:
        self.area = area
        self.flight: Flight | None = None  # never changed once begun, so copies share it

    def copy(self) -> Flood:
        twin = Flood(self.area)
        twin.flight = self.flight
        return twin

    # generated: end


def step_of(phase: i64, number: i64) -> Step:
    """The step that goes with a phase (in the step of the round with this number), with nothing left to do in it."""
    match phase:
        case Phase.PLACE:
            return Placing()
        case Phase.EVENTS | Phase.DRAW | Phase.CARD:
            return Events()
        case Phase.THROW | Phase.REROLL | Phase.DICE | Phase.RUN:
            return Dice()
        case Phase.BUILD:
            return Building(NOTHING[: 2 * ZONES], NOTHING[: 2 * ZONES])
        case Phase.CALL:
            return Calling(NOTHING[:ZONES], NOTHING[:ZONES])
        case Phase.GATHER:
            return Gathering(NOTHING[:])
        case Phase.SICK:
            return Feeding(0)
        case Phase.HOME:
            return Homing()
    if number == 8:
        return Flow((1 << ZONES) - 1)
    return Eruptions(0) if number == 9 else Step()
